import { LegalPage } from "./legal-page.tsx";
import { cookiePolicy } from "./cookie-policy.ts";

/** The page about the data that this site stores in a browser. */
export default function CookiePolicyPage() {
  return <LegalPage path="/legal/cookie-policy" texts={cookiePolicy} />;
}
