// npm run bench: measures every figure, each in its own process, and prints one table. Arguments
// select figures by name.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { installPackage } from "../scripts/install-package.ts";
import { printTable } from "./figure.ts";
import type { Figure } from "./figure.ts";

const folder = join(import.meta.dirname, "figures");
const names = process.argv.slice(2);
const unknown = names.filter((name) => !existsSync(join(folder, `${name}.ts`)));
if (unknown.length > 0) throw new Error(`There is no figure ${unknown.join(", ")}`);
const programs = readdirSync(folder)
  .filter((name) => name.endsWith(".ts"))
  .filter((name) => names.length === 0 || names.includes(name.replace(".ts", "")));

installPackage(import.meta.dirname);
printTable(programs.flatMap(measure));

function measure(name: string): readonly Figure[] {
  console.error(`Measuring ${name.replace(".ts", "")}`);
  const args = ["--expose-gc", join(folder, name)];
  const env = { ...process.env, TESSERA_BENCH: "json" };
  const { status, stdout } = spawnSync(process.execPath, args, {
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status === 0) return JSON.parse(stdout.trim().split("\n").at(-1) ?? "[]") as Figure[];
  return [{ name, value: "failed", target: { text: "completes", isMet: false } }];
}
