"""`python -m svc.replay_eval`: the compiled svc-replay-eval, with the same flags, output and exit status."""

import os
import subprocess
import sys
from pathlib import Path

NAME = "svc-replay-eval.exe" if os.name == "nt" else "svc-replay-eval"
TOOL = Path(__file__).resolve().parent.parent / "dist" / "bin" / NAME


def main() -> int:
    if not TOOL.exists():
        print(f"svc.replay_eval: {TOOL} is not built: run `npm ci && npm run build` first", file=sys.stderr)
        return 2
    try:
        if os.name == "nt":
            return subprocess.run([str(TOOL), *sys.argv[1:]]).returncode
        os.execv(TOOL, [NAME, *sys.argv[1:]])
    except OSError as error:
        print(f"svc.replay_eval: {TOOL} cannot be run ({error.strerror}): run `npm run build` again", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
