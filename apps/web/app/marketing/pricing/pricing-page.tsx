/** What the plans cost and hold. */
export default function PricingPage() {
  return <h1>Pricing</h1>;
}
