import manifest from "../../package.json" with { type: "json" };

/** The version of all three tools. */
export const VERSION: string = manifest.version;
