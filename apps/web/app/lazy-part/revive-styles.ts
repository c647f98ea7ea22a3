/** The links of style sheets that could not be read; one that is still on its way is none of them. */
const broken = new Set<HTMLLinkElement>();

// The error of a link does not rise: it is heard on its way down. Pages are built where nothing loads.
if (typeof document !== "undefined") {
  addEventListener("error", ({ target }) => remember(target), { capture: true });
}

function remember(target: EventTarget | null): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") broken.add(target);
}

/** Asks anew for the style sheets that could not be read: the bundler asks for each but once, and a part would stand without its look. */
export async function reviveStyles(): Promise<void> {
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
