/** Opens the address of a provider once it is known, in the current tab or in a new one. */
export async function openProvider(
  isNewTab: boolean,
  findAddress: () => Promise<string>,
): Promise<void> {
  // Browsers open a tab only right after a press, so it opens before its address is known.
  const tab = isNewTab ? window.open("", "_blank") : window;
  try {
    const address = await findAddress();
    (tab ?? window).location.assign(address);
  } catch (failure) {
    if (isNewTab) tab?.close();
    throw failure;
  }
}
