// Generates the table of modules in ARCHITECTURE.md from scripts/boundaries/modules.ts.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renewModules } from "./boundaries/print-modules.ts";

const file = join(import.meta.dirname, "..", "ARCHITECTURE.md");
writeFileSync(file, renewModules(readFileSync(file, "utf8")));
