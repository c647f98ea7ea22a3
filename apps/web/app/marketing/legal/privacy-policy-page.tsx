import { describeLegalPage } from "./describe-legal-page.ts";
import { LegalPage } from "./legal-page.tsx";
import { privacyPolicy } from "./privacy-policy.ts";

export const meta = describeLegalPage("/legal/privacy-policy", privacyPolicy);

/** The page about the stored personal data. */
export default function PrivacyPolicyPage() {
  return <LegalPage texts={privacyPolicy} />;
}
