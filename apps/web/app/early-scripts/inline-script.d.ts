declare module "*?inline-script" {
  /** The script, minified, as it stands in a page. */
  const text: string;
  export default text;
}
