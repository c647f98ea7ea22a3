declare module "*?inline-script" {
  /** The minified script. */
  const text: string;
  export default text;
}
