/** The one style that React Aria adds to a page by itself; to be compared at each of its releases. */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** The policy of a page: our own files, and of scripts in the page only those that the build wrote. */
export function printPagePolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    `style-src 'self' ${reactAriaStyle}`,
    // The built pages show colors and positions that the engine computed; an attribute can neither run nor load a script.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}
