/** Mixins that put a block into a media query from a breakpoint's width, or below it. */
export const breakpointMixins = `.from(@breakpoint, @rules) {
  @media (min-width: @breakpoints[$@breakpoint]) {
    @rules();
  }
}

.below(@breakpoint, @rules) {
  @media not all and (min-width: @breakpoints[$@breakpoint]) {
    @rules();
  }
}`;
