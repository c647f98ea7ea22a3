import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as adapter } from "parse5";

/** Every element of a parsed page, in its order. */
export function listElements(node: Tree.ParentNode): readonly Tree.Element[] {
  return node.childNodes
    .filter((child) => adapter.isElementNode(child))
    .flatMap((element) => [element, ...listElements(element)]);
}

/** Returns the value of an attribute; undefined if the element lacks it. */
export function findAttribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text in an element. */
export function readText(element: Tree.Element): string {
  return element.childNodes
    .filter((child) => adapter.isTextNode(child))
    .map(({ value }) => value)
    .join("");
}
