/** The links of style sheets that failed to load; a loading one is not included. */
const broken = new Set<HTMLLinkElement>();

// The error event of a link does not bubble, so it is captured. Built pages have no document.
if (typeof document !== "undefined") {
  addEventListener("error", ({ target }) => remember(target), { capture: true });
}

function remember(target: EventTarget | null): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") broken.add(target);
}

/**
 * Reloads the style sheets that failed to load: the bundler requests each only once, and a part
 * would have no styles.
 */
export async function reloadStyles(): Promise<void> {
  const links = [...broken].filter(({ isConnected }) => isConnected);
  broken.clear();
  await Promise.all(links.map(replaceLink));
}

async function replaceLink(link: HTMLLinkElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const another = document.createElement("link");
  another.rel = "stylesheet";
  another.href = link.href;
  another.addEventListener("load", () => resolve());
  another.addEventListener("error", () => reject(new Error(`${link.href} could not be read.`)));
  link.replaceWith(another);
  await promise;
}
