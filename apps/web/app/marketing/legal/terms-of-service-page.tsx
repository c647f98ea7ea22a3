import { LegalPage } from "./legal-page.tsx";
import { termsOfService } from "./terms-of-service.ts";

/** The page of the terms of service. */
export default function TermsOfServicePage() {
  return <LegalPage path="/legal/terms-of-service" texts={termsOfService} />;
}
