import { describeLegalPage } from "./describe-legal-page.ts";
import { LegalPage } from "./legal-page.tsx";
import { termsOfService } from "./terms-of-service.ts";

export const meta = describeLegalPage("/legal/terms-of-service", termsOfService);

/** The page of the terms of service. */
export default function TermsOfServicePage() {
  return <LegalPage texts={termsOfService} />;
}
