/** The address that the page is sent with: that of the build's environment, which the browser reads from the page. */
export function findSentEmail(): string | undefined {
  if (import.meta.env.SSR) return process.env["CONTACT_EMAIL"] || undefined;
  return document.querySelector<HTMLElement>("[data-contact]")?.dataset["contact"];
}
