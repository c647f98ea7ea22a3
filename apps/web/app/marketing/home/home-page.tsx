/** The home page. */
export default function HomePage() {
  return <h1>A few decisions in. A design system out.</h1>;
}
