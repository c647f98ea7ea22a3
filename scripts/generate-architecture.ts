// Generates the table of modules in ARCHITECTURE.md from scripts/boundaries/rooms.ts.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renewRooms } from "./boundaries/print-rooms.ts";

const file = join(import.meta.dirname, "..", "ARCHITECTURE.md");
writeFileSync(file, renewRooms(readFileSync(file, "utf8")));
