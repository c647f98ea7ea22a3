import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Returns the content-security-policy sources of a page's inline scripts: the only ones that may
 * run in it.
 */
export function hashInlineScripts(html: string): readonly string[] {
  const hashes = [...html.matchAll(inlineScript)].map(([, text = ""]) => hashSource(text));
  return [...new Set(hashes)];
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
