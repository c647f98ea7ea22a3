const refused = '[aria-invalid="true"]';

/** The first field on the page whose text is refused; it is in no draft. */
export function findRefusedField(): HTMLInputElement | undefined {
  return (
    document.querySelector<HTMLInputElement>(`main input${refused}, main textarea${refused}`) ??
    undefined
  );
}

/** Calls back when a field of the page may have become refused or valid. */
export function subscribeToRefusedFields(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  const change = { attributes: true, attributeFilter: ["aria-invalid"], childList: true };
  observer.observe(document.body, { ...change, subtree: true });
  return () => observer.disconnect();
}
