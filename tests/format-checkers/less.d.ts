/** The part of less that these tests use; the package ships no types. */
declare module "less" {
  const less: { render(text: string): Promise<{ readonly css: string }> };
  export default less;
}
