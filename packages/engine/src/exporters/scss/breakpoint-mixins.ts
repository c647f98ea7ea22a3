/** Mixins that put a block into a media query from a breakpoint's width, or below it. */
export const breakpointMixins = `@function -width($breakpoint) {
  @if not map.has-key($breakpoints, $breakpoint) {
    @error "Unknown breakpoint #{$breakpoint}. Use one of #{map.keys($breakpoints)}.";
  }
  @return map.get($breakpoints, $breakpoint);
}

@mixin from($breakpoint) {
  @media (min-width: -width($breakpoint)) {
    @content;
  }
}

@mixin below($breakpoint) {
  @media not all and (min-width: -width($breakpoint)) {
    @content;
  }
}`;
