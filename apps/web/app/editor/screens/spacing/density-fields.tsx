import { convertLengthToPx, type Token, tokenPath } from "@tessera/engine";
import type { ReactNode } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { ResetButton } from "#editor/fields/reset-button.tsx";
import { TokenField } from "#editor/fields/token-field.tsx";
import styles from "./spacing-table.module.css";

type Density = "comfortable" | "compact";

function useStepToken(name: string, density: Density): Token | undefined {
  return useDesign(({ tokens }) => tokens.get(tokenPath(`spacing.${name}-${density}`)));
}

/** Shows the field of a step's size, or of its pinned value. */
export function ComfortableField({ name, children }: { name: string; children: ReactNode }) {
  const token = useStepToken(name, "comfortable");
  return token?.pinned ? <DensityField name={name} density="comfortable" /> : children;
}

/** Shows the value of a step in a density; a typed one pins it. */
export function DensityField({ name, density }: { name: string; density: Density }) {
  const token = useStepToken(name, density);
  return token && <TokenField token={token} modes={{}} isLong={false} />;
}

/** Shows the buttons that reset the pinned values of a step. */
export function ResetButtons({ name }: { name: string }) {
  const tokens = [useStepToken(name, "comfortable"), useStepToken(name, "compact")];
  return tokens.map((token) => token?.pinned && <ResetButton key={token.path} token={token} />);
}

/** Draws both values of a step in their true size, up to the width of the column. */
export function StepBars({ name }: { name: string }) {
  const widths = useDesign((design) =>
    (["comfortable", "compact"] as const).map((density) => {
      const value = design.valuesIn().get(tokenPath(`spacing.${name}-${density}`));
      return value?.type === "dimension" ? convertLengthToPx(value) : 0;
    }),
  );
  return (
    <span className={styles.bars} aria-hidden="true">
      {widths.map((widthPx, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- one bar for each density
        <i key={index} style={{ width: widthPx }} />
      ))}
    </span>
  );
}
