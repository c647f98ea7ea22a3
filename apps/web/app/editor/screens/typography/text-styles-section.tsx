import { useLingui } from "@lingui/react/macro";
import {
  convertLengthToPx,
  defaultModes,
  type Design,
  listTextStyles,
  printTokenValue,
  type TextProperty,
  type TextStyle,
  tokenName,
  type TokenValue,
} from "@tessera/engine";
import { Button, printNumber, Tooltip } from "@tessera/ui";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { Section } from "#editor/panes/section.tsx";
import { useCopyNotice } from "#editor/panes/use-copy-notice.ts";
import { CodeFontSheets, TextFontSheets } from "#editor/preview/font-sheets.tsx";
import styles from "./text-styles-section.module.css";

/** Lists the text styles of the files, each with its name drawn in it. A click copies its CSS. */
export function TextStylesSection() {
  const { t } = useLingui();
  const design = useDesign((each) => each);
  return (
    <Section title={t`Text styles`} aside={t`click to copy`}>
      <TextFontSheets />
      <CodeFontSheets />
      <ul className={styles.list}>
        {listTextStyles(design).map((style) => (
          <TextStyleRow key={style.name} style={style} values={listValues(design, style)} />
        ))}
      </ul>
    </Section>
  );
}

type Values = ReadonlyMap<TextProperty, TokenValue>;

/** Lists the values of a style's properties in the default modes. */
function listValues(design: Design, { properties }: TextStyle): Values {
  const values = design.valuesIn(defaultModes);
  return new Map(
    properties.flatMap(([property, path]) => {
      const value = values.get(path);
      return value ? [[property, value] as const] : [];
    }),
  );
}

type TextStyleRowProps = { readonly style: TextStyle; readonly values: Values };

function TextStyleRow({ style, values }: TextStyleRowProps) {
  const { t } = useLingui();
  const copy = useCopyNotice();
  const { name } = style;
  const print = (property: TextProperty) => {
    const value = values.get(property);
    return value && printTokenValue(value);
  };
  return (
    <li className={styles.row}>
      <Tooltip text={t`Copy ${name}`}>
        <Button
          kind="quiet"
          className={styles.copy}
          onPress={() => void copy(printCss(style), name)}
        >
          <span
            className={styles.name}
            style={{
              fontFamily: print("font-family"),
              fontSize: `min(${print("font-size")}, 24px)`,
              fontWeight: print("font-weight"),
              letterSpacing: print("letter-spacing"),
            }}
          >
            {name}
          </span>
        </Button>
      </Tooltip>
      <Measures values={values} />
    </li>
  );
}

/** Prints the declarations of a style as references to CSS variables. */
function printCss({ properties }: TextStyle): string {
  return properties.map(([property, path]) => `${property}: var(--${tokenName(path)});`).join("\n");
}

/** Shows the size and the weight of a style. */
function Measures({ values }: Pick<TextStyleRowProps, "values">) {
  const { i18n } = useLingui();
  const size = values.get("font-size");
  const weight = values.get("font-weight");
  const print = (px: number) => printNumber(px, i18n.locale, { most: 1 });
  return (
    <span className={styles.measures}>
      {size?.type === "dimension" && `${print(convertLengthToPx(size))} px`}
      {size?.type === "fluidDimension" && `${print(size.minPx)}–${print(size.maxPx)} px`}
      {weight?.type === "number" && ` · ${weight.value}`}
    </span>
  );
}
