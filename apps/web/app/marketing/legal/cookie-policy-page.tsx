import { describeLegalPage } from "./describe-legal-page.ts";
import { LegalPage } from "./legal-page.tsx";
import { cookiePolicy } from "./cookie-policy.ts";

export const meta = describeLegalPage("/legal/cookie-policy", cookiePolicy);

/** What this site keeps in a browser. */
export default function CookiePolicyPage() {
  return <LegalPage texts={cookiePolicy} />;
}
