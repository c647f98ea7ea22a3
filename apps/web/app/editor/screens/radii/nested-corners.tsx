import { Trans, useLingui } from "@lingui/react/macro";
import { convertLengthToPx, nestRadius, tokenPath, type Design } from "@tessera/engine";
import { printNumber } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import sample from "#editor/preview/sample.module.css";
import styles from "./radius-tiles.module.css";

const names = ["m", "l", "xl", "xxl"];
const paddingPx = 8;

/** Shows a box inside a rounded box, with the radius that keeps both curves parallel. */
export function NestedCorners() {
  const { i18n } = useLingui();
  const outersPx = useDesign((design) => names.map((name) => findRadiusPx(design, name)));
  const print = (px: number) => printNumber(px, i18n.locale, { most: 2 });
  return (
    <>
      <p>
        <Trans>The inner radius is the outer radius minus the padding:</Trans>
      </p>
      <div className={sample.tiles}>
        {names.map((name, index) => {
          const outerPx = outersPx[index];
          if (outerPx === undefined) return null;
          const innerPx = nestRadius(outerPx, paddingPx);
          return (
            <div key={name} className={sample.tile}>
              <i
                className={styles.outer}
                style={{ borderRadius: `var(--radius-${name})`, padding: paddingPx }}
              >
                <i className={styles.inner} style={{ borderRadius: innerPx }} />
              </i>
              <span className={sample.label}>
                {`radius-${name}`}
                <br />
                {`${print(outerPx)} − ${paddingPx} → ${print(innerPx)} px`}
              </span>
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Returns a radius in px; undefined if it is pinned to a fluid length. */
function findRadiusPx(set: Design, name: string): number | undefined {
  const value = set.valuesIn().get(tokenPath(`radius.${name}`));
  return value?.type === "dimension" ? convertLengthToPx(value) : undefined;
}
