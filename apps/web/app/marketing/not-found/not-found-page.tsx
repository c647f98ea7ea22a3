/** What unknown addresses show. */
export default function NotFoundPage() {
  return <h1>There is nothing here.</h1>;
}
