import { describeLegalPage } from "./describe-legal-page.ts";
import { LegalPage } from "./legal-page.tsx";
import { cookiePolicy } from "./cookie-policy.ts";

export const meta = describeLegalPage("/legal/cookie-policy", cookiePolicy);

/** The page about the data that this site stores in a browser. */
export default function CookiePolicyPage() {
  return <LegalPage texts={cookiePolicy} />;
}
