/**
 * Returns the address that the page is sent with. It is from the build's environment; the browser
 * reads it from the page.
 */
export function findSentEmail(): string | undefined {
  if (import.meta.env.SSR) return process.env["CONTACT_EMAIL"] || undefined;
  return document.querySelector<HTMLElement>("[data-contact]")?.dataset["contact"];
}
