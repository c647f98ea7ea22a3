/** Legal. */
export default function PrivacyPolicyPage() {
  return <h1>privacy-policy</h1>;
}
