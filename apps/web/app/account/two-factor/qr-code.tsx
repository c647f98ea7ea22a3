import { encode } from "uqr";
import styles from "./two-factor.module.css";

/** The empty frame that readers need around a code, in modules. */
const border = 4;

/** Shows a text as a QR code, black on white in every theme, because many readers need that. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: "M", border });
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is one image
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qrCode}>
      <path d={path.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
