import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync } from "vite";
import { privateGroups } from "../../apps/web/code-groups.ts";

const privatePreload = new RegExp(
  `<link rel="modulepreload" href="([^"]*/(?:${privateGroups.join("|")})-[^"]*)"`,
);
const moduleScript = '<script type="module" async="">';

/** Returns a page whose scripts load when the browser is idle or the page is touched. */
export function deferHydration(html: string): string {
  if (html.split(moduleScript).length !== 2) {
    throw new Error("A page must contain exactly one module script to defer its hydration");
  }
  refuseApplication(html);
  const deferred = withoutPreloads(html).replace(moduleScript, '<script type="text/deferred">');
  return addToHead(deferred, readInline("deferred-loader.js"));
}

/** Returns a page that preserves what is typed in its fields before hydration. */
export function keepTyping(html: string): string {
  return addToHead(html, readInline("typing-keeper.js"));
}

/** Returns a page without scripts, except the one that sets its theme. */
export function stripScripts(html: string): string {
  return withoutPreloads(html).replaceAll(
    /<script\b(?![^>]*\bid="theme")[^>]*>[\s\S]*?<\/script>/g,
    "",
  );
}

/** The application bundle loads as a whole, so a public page must not import any of its modules. */
function refuseApplication(html: string): void {
  const [, file] = privatePreload.exec(html) ?? [];
  if (file === undefined) return;
  throw new Error(
    `A public page loads ${file}: it imports a module of the application bundle. Add the module to an earlier group in apps/web/code-groups.ts`,
  );
}

function withoutPreloads(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}

function addToHead(html: string, script: string): string {
  return html.replace("</head>", () => `<script>${script}</script></head>`);
}

/** Reads one of our inline scripts, minified. */
function readInline(name: string): string {
  const file = join(import.meta.dirname, name);
  const { code, errors } = minifySync(file, readFileSync(file, "utf8"));
  if (errors.length > 0) throw new Error(`${file} could not be minified`);
  return code.trim();
}
