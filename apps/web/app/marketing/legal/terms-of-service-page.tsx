/** Legal. */
export default function TermsOfServicePage() {
  return <h1>terms-of-service</h1>;
}
