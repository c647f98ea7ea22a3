import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync } from "vite";

const loaderFile = join(import.meta.dirname, "deferred-loader.js");
const moduleScript = '<script type="module" async="">';

/** A page whose scripts load when the browser is idle or the page is touched, instead of at once. */
export function deferHydration(html: string): string {
  if (html.split(moduleScript).length !== 2) {
    throw new Error("A page must hold exactly one module script to defer its hydration");
  }
  return withoutPreloads(html)
    .replace(moduleScript, '<script type="text/deferred">')
    .replace("</head>", () => `<script>${readLoader()}</script></head>`);
}

/** A page without any script but the one that sets its theme. */
export function stripScripts(html: string): string {
  return withoutPreloads(html).replaceAll(
    /<script\b(?![^>]*\bid="theme")[^>]*>[\s\S]*?<\/script>/g,
    "",
  );
}

function withoutPreloads(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}

function readLoader(): string {
  const { code, errors } = minifySync(loaderFile, readFileSync(loaderFile, "utf8"));
  if (errors.length > 0) throw new Error(`${loaderFile} could not be minified`);
  return code.trim();
}
