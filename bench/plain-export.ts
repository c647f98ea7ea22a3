import { typographyParts } from "./synthetic-tokens.ts";
import type {
  FileColor,
  FileDimension,
  FileToken,
  FileValue,
  TokenFile,
} from "./synthetic-tokens.ts";

/**
 * Exports by plain code: JSON.parse, resolve every alias, join the lines. It supports only this
 * file's shape, and does no validation, no escaping and no modeling. Faster code is possible.
 */
export function exportPlainly(text: string): string {
  const file = JSON.parse(text) as TokenFile;
  const found = new Map<string, FileToken>();
  for (const section in file)
    for (const group in file[section])
      for (const name in file[section][group])
        found.set(`${section}.${group}.${name}`, file[section][group][name] as FileToken);
  let lines = "";
  for (const [path, token] of found) {
    follow(found, token);
    lines += printToken(path.replaceAll(".", "-"), token);
  }
  return `:root {\n${lines}}\n`;
}

function follow(found: ReadonlyMap<string, FileToken>, token: FileToken): FileValue {
  let value = token.$value;
  while (typeof value === "string") {
    const target = found.get(value.slice(1, -1));
    if (!target) throw new RangeError(`${value} refers to no token`);
    value = target.$value;
  }
  return value;
}

function printToken(name: string, { $type, $value }: FileToken): string {
  if ($type !== "typography") return `  --${name}: ${print($value, $type)};\n`;
  let lines = "";
  for (const [key, part] of typographyParts) {
    const value = typeof $value === "string" ? $value : ($value as Record<string, FileValue>)[key];
    lines += `  --${name}-${part}: ${print(value, key, `-${part}`)};\n`;
  }
  return lines;
}

function print(value: FileValue | undefined, type: string, part = ""): string {
  if (typeof value === "string") return `var(--${value.slice(1, -1).replaceAll(".", "-")}${part})`;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value))
    return value.map((each) => (each === "sans-serif" ? each : `"${each}"`)).join(", ");
  if (type === "color") return (value as FileColor).hex;
  if (type !== "shadow") return printLength(value);
  const { offsetX, offsetY, blur, spread, color } = value as Record<string, FileValue>;
  const offset = `${printLength(offsetX)} ${printLength(offsetY)}`;
  return `${offset} ${printLength(blur)} ${printLength(spread)} ${(color as FileColor).hex}`;
}

function printLength(length: FileValue | undefined): string {
  const { value, unit } = length as FileDimension;
  return `${value}${unit}`;
}
