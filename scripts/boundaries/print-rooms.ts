import { rooms } from "./rooms.ts";

const heading = ["Room", "Folder", "What it is", "May import", "Packages"];

/** Prints the table of modules in Markdown, with columns of equal width. */
function printRooms(): string {
  const rows = rooms.map((room) => [
    room.name,
    `\`${room.path}\``,
    room.purpose,
    room.mayImport.join(", ") || "nothing of ours",
    room.packages === "any" ? "any" : room.packages.join(", ") || "none",
  ]);
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const printRow = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = widths.map((width) => "-".repeat(width));
  return [heading, rule, ...rows].map(printRow).join("\n");
}

/** Replaces the table between its two markers in ARCHITECTURE.md. */
export function renewRooms(document: string): string {
  const [before, rest] = document.split(
    "<!-- rooms: made by scripts/generate-architecture.ts -->\n",
  );
  const after = rest?.split("<!-- /rooms -->")[1];
  if (before === undefined || after === undefined) {
    throw new Error("ARCHITECTURE.md has lost the marks around its table of rooms.");
  }
  return [
    before,
    "<!-- rooms: made by scripts/generate-architecture.ts -->\n",
    `\n${printRooms()}\n\n<!-- /rooms -->`,
    after,
  ].join("");
}
