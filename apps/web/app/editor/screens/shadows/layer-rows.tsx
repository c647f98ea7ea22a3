import { useLingui } from "@lingui/react/macro";
import {
  overridePath,
  parseTokenValue,
  pinToken,
  printTokenValue,
  recipeCounts,
  type ColorValue,
  type Scheme,
  type ShadowLayer,
  type ShadowValue,
  type Token,
  tokenName,
} from "@tessera/engine";
import { IconButton, printNumber, Swatch } from "@tessera/ui";
import { Plus, X } from "lucide-react";
import { definitionWith } from "#editor/fields/token-field.tsx";
import { TypedTextField } from "#editor/fields/typed-text-field.tsx";
import { describeProblem, useEdit } from "#editor/fields/use-edit.ts";
import type { TypedResult } from "#editor/fields/use-typed-text.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./shadow-level.module.css";

type LayerRowsProps = {
  readonly token: Token;
  readonly value: ShadowValue;
  readonly scheme: Scheme;
};

const measures = ["offsetXPx", "offsetYPx", "blurPx", "spreadPx"] as const;
type Measure = (typeof measures)[number];

/** Shows the layers of a shadow as rows of numbers and a color; a typed one pins the shadow. */
export function LayerRows({ token, value, scheme }: LayerRowsProps) {
  const { t, i18n } = useLingui();
  const { canEdit } = useOpenProject();
  const edit = useEdit();
  const { layers } = value;
  const titles: Readonly<Record<Measure, string>> = {
    offsetXPx: "x",
    offsetYPx: "y",
    blurPx: t`blur`,
    spreadPx: t`spread`,
  };

  /** Pins the shadow with other layers, after they are checked as a typed shadow is. */
  function pin(next: readonly ShadowLayer[], printed = ""): TypedResult {
    const parsed = parseTokenValue(token.path, printTokenValue({ type: "shadow", layers: next }));
    if (!parsed.ok) return { ok: false, message: describeProblem(i18n, parsed.problems[0]) };
    const change = definitionWith(token, { scheme }, parsed.value);
    return edit(
      overridePath(token.path),
      ({ recipe }) => pinToken(recipe, token.path, change),
      printed,
    );
  }

  function setMeasure(index: number, layer: ShadowLayer, measure: Measure, text: string) {
    const px = Number(text.trim().replace(/px$/i, "").replace(",", "."));
    if (Number.isNaN(px)) return { ok: false, message: describeProblem(i18n) } as const;
    return pin(layers.with(index, { ...layer, [measure]: px }), `${px}`);
  }

  function setColor(index: number, layer: ShadowLayer, text: string): TypedResult {
    const parsed = parseTokenValue("color.shadow", text);
    if (!parsed.ok) return { ok: false, message: describeProblem(i18n, parsed.problems[0]) };
    if (parsed.value.type !== "color") return { ok: false, message: "" };
    const color = parsed.value;
    return pin(layers.with(index, { ...layer, color }), printTokenValue(color));
  }

  return (
    <table className={styles.layers} aria-label={t`Layers of ${tokenName(token.path)}`}>
      <thead>
        <tr>
          {measures.map((measure) => (
            <th key={measure} scope="col">
              {titles[measure]}
            </th>
          ))}
          <th scope="col">{t`color`}</th>
          <td>
            {canEdit && layers.length < recipeCounts.shadowLayers.max && (
              <IconButton
                size="s"
                icon={Plus}
                label={t`Add a layer`}
                onPress={() => pin([...layers, ...layers.slice(-1)])}
              />
            )}
          </td>
        </tr>
      </thead>
      <tbody>
        {layers.map((layer, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two layers may be equal
          <tr key={index}>
            {measures.map((measure) => (
              <td key={measure}>
                <TypedTextField
                  aria-label={t`${titles[measure]} of layer ${index + 1}`}
                  printed={`${layer[measure]}`}
                  apply={(text) => setMeasure(index, layer, measure, text)}
                  isGenerated={!token.pinned}
                />
              </td>
            ))}
            <td className={styles.color}>
              <Swatch color={layer.color.hex} />
              <TypedTextField
                aria-label={t`Color of layer ${index + 1}`}
                printed={printTokenValue(layer.color)}
                summary={summarizeColor(layer.color, i18n.locale)}
                apply={(text) => setColor(index, layer, text)}
                isGenerated={!token.pinned}
              />
            </td>
            <td>
              {canEdit && layers.length > 1 && (
                <IconButton
                  size="s"
                  icon={X}
                  label={t`Remove layer ${index + 1}`}
                  onPress={() => pin(layers.filter((_, each) => each !== index))}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Prints a color and its opacity, which is what the layers of a shadow differ by. */
function summarizeColor({ hex, alpha }: ColorValue, locale: string): string {
  return `${hex} ${printNumber(alpha, locale, { most: 0, isShare: true })}`;
}
