const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns whether a text contains a visible character. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}
