/** Proving an address. */
export default function VerificationPage() {
  return <h1>Verification</h1>;
}
