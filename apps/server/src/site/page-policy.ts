/** The style that React Aria adds to every page; compare it with each of its releases. */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Prints the CSP of a page: our own files, and of inline scripts only those that the build wrote. */
export function printPagePolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    `style-src 'self' ${reactAriaStyle}`,
    // The built pages set computed colors and positions in style attributes, which cannot run or load scripts.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}
