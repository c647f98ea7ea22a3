import { useLingui } from "@lingui/react/macro";
import {
  convertLengthToPx,
  listPalettes,
  tokenName,
  type Modes,
  type TokenPath,
  type TokenValue,
} from "@tessera/engine";
import { contrastRatio, type HexColor } from "@tessera/engine/color";
import { Icon, printNumber, SliderField } from "@tessera/ui";
import { Check, TriangleAlert } from "lucide-react";
import { useDesign, useDraftNow, useDraftStore } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { canPin } from "./can-pin.ts";
import { changeToken } from "./change-token.ts";
import styles from "./inspector.module.css";
import { shortNameOf } from "./short-name.ts";
import { useTokenNames } from "./use-inspected.ts";

type RowProps = { readonly token: string; readonly modes: Modes };

/** Shows the fill as a step of its palette; another step is chosen by a click. */
export function FillRow({ token, modes }: RowProps) {
  const { t } = useLingui();
  const store = useDraftStore();
  const { canEdit, entitlements } = useOpenProject();
  const { path, value } = useToken(token, modes);
  const hex = value?.type === "color" ? value.hex : undefined;
  const ramp = useRampOf(hex, modes);
  return (
    <>
      <div className={styles.row}>
        <span>{t`Fill`}</span>
        <code>{shortNameOf(token)}</code>
        <code className={styles.quiet}>{ramp?.current ?? hex}</code>
      </div>
      {ramp && path && (
        <div className={styles.ramp} role="toolbar" aria-label={t`Steps of the fill`}>
          {ramp.steps.map((step) => (
            <button
              key={step.name}
              type="button"
              disabled={!canEdit || !canPin(entitlements, path, modes)}
              aria-label={step.name}
              aria-pressed={step.name === ramp.current}
              style={{ background: step.hex }}
              onClick={() =>
                changeToken(store, path, modes, { type: "color", hex: step.hex, alpha: 1 })
              }
            />
          ))}
        </div>
      )}
    </>
  );
}

type RampStep = { readonly name: string; readonly hex: HexColor };

/** Returns the palette that has a color as a step, and the name of the step. */
function useRampOf(hex: string | undefined, modes: Modes) {
  return useDesign((design) => {
    const values = design.valuesIn(modes);
    const ramps = listPalettes(design.recipe).map(({ name }) =>
      design.recipe.color.advanced.stepNames.flatMap((step): readonly RampStep[] => {
        const value = values.get(`color.${name}.${step}` as TokenPath);
        return value?.type === "color" ? [{ name: `${name}-${step}`, hex: value.hex }] : [];
      }),
    );
    const steps = ramps.find((each) => each.some((step) => step.hex === hex)) ?? ramps[0];
    return steps && { steps, current: steps.find((step) => step.hex === hex)?.name };
  });
}

/** The ratio that a text needs on its fill. */
const leastRatio = 4.5;

/** Shows the color of the text, with its contrast on the fill. */
export function InkRow({ token, fill, modes }: RowProps & { readonly fill: string | undefined }) {
  const { t, i18n } = useLingui();
  const { value } = useToken(token, modes);
  const ground = useToken(fill, modes).value;
  const ratio =
    value?.type === "color" && ground?.type === "color" && ground.alpha === 1
      ? contrastRatio(value.hex, ground.hex)
      : undefined;
  return (
    <div className={styles.row}>
      <span>{t`Label`}</span>
      <code>{shortNameOf(token)}</code>
      {ratio !== undefined && (
        <code className={ratio >= leastRatio ? styles.kept : styles.broken}>
          {printNumber(ratio, i18n.locale, { most: 2 })}
          <Icon icon={ratio >= leastRatio ? Check : TriangleAlert} sizePx={12} />
        </code>
      )}
    </div>
  );
}

const mostRadiusPx = 32;

/** Shows the radius as a slider, which pins its token. */
export function RadiusRow({ token, modes }: RowProps) {
  const { t } = useLingui();
  const store = useDraftStore();
  const { canEdit } = useOpenProject();
  const path = useTokenNames().get(token);
  const valuePx = useDraftNow(({ draft }) => {
    const value = path && draft.valuesIn(modes).get(path);
    return value?.type === "dimension" ? convertLengthToPx(value) : undefined;
  });
  if (path === undefined || valuePx === undefined || valuePx > mostRadiusPx)
    return <LengthRow label={t`Radius`} token={token} modes={modes} />;
  return (
    <SliderField
      className={styles.slider}
      isInline
      label={t`Radius`}
      unit="px"
      min={0}
      max={mostRadiusPx}
      value={valuePx}
      isDisabled={!canEdit}
      onChange={(value) =>
        changeToken(store, path, modes, { type: "dimension", value, unit: "px" }, "continuous")
      }
    />
  );
}

/** Shows a length and its token. */
export function LengthRow({ label, token, modes }: RowProps & { readonly label: string }) {
  const { i18n } = useLingui();
  const { value } = useToken(token, modes);
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <code>{shortNameOf(token)}</code>
      <code className={styles.quiet}>{value && printPx(value, i18n.locale)}</code>
    </div>
  );
}

function printPx(value: TokenValue, locale: string): string | undefined {
  const print = (px: number) => printNumber(px, locale, { most: 2 });
  if (value.type === "dimension") return `${print(convertLengthToPx(value))} px`;
  if (value.type === "fluidDimension") return `${print(value.minPx)}–${print(value.maxPx)} px`;
  return undefined;
}

function useToken(name: string | undefined, modes: Modes) {
  return useDesign((design) => {
    const path = [...design.tokens.keys()].find((each) => tokenName(each) === name);
    return { path, value: path && design.valuesIn(modes).get(path) };
  });
}
