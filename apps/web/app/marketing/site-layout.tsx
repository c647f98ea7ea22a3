import type { ReactNode } from "react";
import { SiteFooter } from "#shell/site-footer.tsx";
import { SiteHeader } from "#shell/site-header.tsx";

export { prepare } from "./texts/marketing-texts.ts";

/** The layout of the public pages. */
export default function SiteLayout({ children }: { children?: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="main">{children}</main>
      <SiteFooter />
    </>
  );
}
