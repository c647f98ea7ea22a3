/** Legal. */
export default function CookiePolicyPage() {
  return <h1>cookie-policy</h1>;
}
