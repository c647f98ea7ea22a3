/** Asks anew for the style sheets that could not be read: the bundler asks for each but once, and a part would stand without its look. */
export async function reviveStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter(({ sheet }) => sheet === null).map(replaceLink));
}

async function replaceLink(broken: HTMLLinkElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = broken.href;
  link.addEventListener("load", () => resolve());
  link.addEventListener("error", () => reject(new Error(`${link.href} could not be read.`)));
  broken.replaceWith(link);
  await promise;
}
