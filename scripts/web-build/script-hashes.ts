import { createHash } from "node:crypto";
import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { findAttribute, listElements, readText } from "./page-elements.ts";

/**
 * Returns the content-security-policy sources of a page's inline scripts: the only ones that may
 * run in it.
 */
export function hashInlineScripts(page: Tree.Document): readonly string[] {
  const hashes = listElements(page)
    .filter(
      (element) => element.tagName === "script" && findAttribute(element, "src") === undefined,
    )
    .map((script) => hashSource(readText(script)));
  return [...new Set(hashes)];
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
