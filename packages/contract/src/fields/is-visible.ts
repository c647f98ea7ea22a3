const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text holds a character that can be seen. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}
