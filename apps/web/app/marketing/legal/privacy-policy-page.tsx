import { LegalPage } from "./legal-page.tsx";
import { privacyPolicy } from "./privacy-policy.ts";

/** The page about the stored personal data. */
export default function PrivacyPolicyPage() {
  return <LegalPage path="/legal/privacy-policy" texts={privacyPolicy} />;
}
