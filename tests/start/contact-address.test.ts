import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const renderer = join(import.meta.dirname, "../../apps/web/build/server/entry.server.js");
/** Renders pages as the build does, without the names of their files. */
const script = `
  const { renderPage } = await import(process.argv[1]);
  const files = { entry: "/entry.js", modules: [], styles: [] };
  const pages = await Promise.all(process.argv.slice(2).map((path) => renderPage(path, files)));
  console.log(JSON.stringify(pages.map(({ html }) => html)));
`;

test("the build renders pages with the public footer with the contact address of its environment", () => {
  const paths = ["/", "/tr", "/pricing", "/contact"];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script, renderer, ...paths],
    { encoding: "utf8", env: { ...process.env, CONTACT_EMAIL: "desk@harbor.example" } },
  );
  const pages = JSON.parse(stdout || "[]") as readonly string[];
  expect(pages, stderr).toHaveLength(paths.length);
  for (const [index, html] of pages.entries()) {
    expect(html, paths[index]).toContain('href="mailto:desk@harbor.example"');
  }
});
