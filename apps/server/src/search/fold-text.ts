/** Folds case and marks, and maps ı, I, İ and i to one letter, so that any keyboard finds a name. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");
}
