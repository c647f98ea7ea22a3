import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as adapter } from "parse5";
import { findAttribute, listElements } from "./page-elements.ts";

/**
 * Keeps a page from starting its application: the deferred loader in it does so when the browser is idle or the page is
 * touched. The framework has no setting for this.
 */
export function deferStart(page: Tree.Document): void {
  const elements = listElements(page);
  const [start, ...others] = elements.filter(
    (element) => element.tagName === "script" && findAttribute(element, "type") === "module",
  );
  if (!start || others.length > 0) {
    throw new Error("A page must hold exactly one module script to defer its start");
  }
  start.attrs = [{ name: "type", value: "text/deferred" }];
  for (const element of elements.filter(isModulePreload)) adapter.detachNode(element);
}

function isModulePreload(element: Tree.Element): boolean {
  return element.tagName === "link" && findAttribute(element, "rel") === "modulepreload";
}
