const refused = '[aria-invalid="true"]';

/** Returns the first field on the page whose text is refused; no draft contains that text. */
export function findRefusedField(): HTMLInputElement | undefined {
  return (
    document.querySelector<HTMLInputElement>(`main input${refused}, main textarea${refused}`) ??
    undefined
  );
}

/** Calls the listener when a field of the page may have become refused or valid. */
export function subscribeToRefusedFields(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  const change = { attributes: true, attributeFilter: ["aria-invalid"], childList: true };
  observer.observe(document.body, { ...change, subtree: true });
  return () => observer.disconnect();
}
