/** The facts of the focused element that decide what letters do there. */
export type FocusedElement = Pick<Element, "tagName" | "getAttribute"> & {
  readonly isContentEditable: boolean;
};

const pressedInputs = new Set([
  "button",
  "checkbox",
  "color",
  "file",
  "image",
  "radio",
  "range",
  "reset",
  "submit",
]);
const typedRoles = new Set(["textbox", "combobox", "searchbox", "spinbutton"]);
const searchedRoles =
  /^(menu|menubar|menuitem|menuitemcheckbox|menuitemradio|listbox|option|tree|treeitem|treegrid|grid|row|gridcell)$/;

/** Returns whether letters are typed there: a text field has its own keys. */
export function isTextEntry(element: FocusedElement): boolean {
  const tag = element.tagName.toLowerCase();
  if (tag === "input")
    return !pressedInputs.has((element.getAttribute("type") ?? "").toLowerCase());
  return (
    tag === "textarea" ||
    tag === "select" ||
    element.isContentEditable ||
    typedRoles.has(element.getAttribute("role") ?? "")
  );
}

/**
 * Returns whether letters find an item there: in an open menu, in a list, and on the button of a
 * closed one.
 */
export function isSearchedByLetters(element: FocusedElement): boolean {
  return (
    searchedRoles.test(element.getAttribute("role") ?? "") ||
    element.getAttribute("aria-haspopup") === "listbox"
  );
}

const pageTags = new Set(["html", "body", "main", "h1"]);

/** Returns whether the page has the focus and no control: there the space bar presses nothing. */
export function isPage(element: FocusedElement): boolean {
  return pageTags.has(element.tagName.toLowerCase()) && element.getAttribute("role") === null;
}
