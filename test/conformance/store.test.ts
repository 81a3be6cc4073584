import { ENGINES } from "./engines.ts";
import { storeSuite } from "./store-suite.ts";

for (const { name, open } of ENGINES) storeSuite(name, open);
