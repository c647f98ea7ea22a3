/**
 * The variant `dark` of utilities: it holds where the attribute says so, and on a page without the attribute where the
 * browser prefers it, as the values of the file do.
 */
export const darkVariant = `@custom-variant dark {
  &:where([data-theme="dark"], [data-theme="dark"] *) {
    @slot;
  }
  @media (prefers-color-scheme: dark) {
    &:where(:root:not([data-theme]), :root:not([data-theme]) *) {
      @slot;
    }
  }
}`;
