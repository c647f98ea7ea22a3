import { Trans, useLingui } from "@lingui/react/macro";
import { convertLengthToPx, tokenPath, type SpacingStep } from "@tessera/engine";
import { joinClassNames, printNumber } from "@tessera/ui";
import { createContext, use, type CSSProperties, type ReactNode } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { usePreviewModes } from "#editor/preview/preview-modes.ts";
import styles from "./measured-screen.module.css";

/** A kind of space, such as a padding or a gap, and its usual size in spacing units. */
const uses = { section: 8, padding: 6, gap: 4, action: 2, field: 1 } as const;

type Use = keyof typeof uses;

const Steps = createContext<readonly SpacingStep[]>([]);

/** Shows a screen in which every space is drawn with the step that it has. */
export function MeasuredScreen() {
  const steps = useDesign(({ recipe }) => recipe.spacing.steps);
  return (
    <Steps value={steps}>
      <div className={styles.screen}>
        <Legend />
        <div className={styles.line}>
          <b className={styles.heading}>
            <Trans>Plan a crossing</Trans>
          </b>
          <Button>
            <Trans>Add sailing</Trans>
          </Button>
        </div>
        <Space use="section" />
        <div className={styles.columns}>
          <Card>
            <Route />
          </Card>
          <Space use="padding" kind="gap" isAcross />
          <Card>
            <Ticket />
          </Card>
        </div>
        <Space use="section" />
      </div>
    </Steps>
  );
}

/** Explains the colors of the three kinds of spaces. */
function Legend() {
  return (
    <div className={styles.legend}>
      <span className={styles.padding}>
        <Trans>Padding</Trans>
      </span>
      <span className={styles.gap}>
        <Trans>Gap</Trans>
      </span>
      <span className={styles.section}>
        <Trans>Section</Trans>
      </span>
    </div>
  );
}

/** Shows a form with two fields in a row, one below, and two buttons. */
function Route() {
  return (
    <>
      <b className={styles.title}>
        <Trans>Where to</Trans>
      </b>
      <Space use="gap" />
      <div className={styles.pair}>
        <Field label={<Trans context="route">From</Trans>} value="Üsküdar" />
        <Space use="gap" isAcross />
        <Field label={<Trans context="route">To</Trans>} value="Beşiktaş" isQuiet />
      </div>
      <Space use="gap" isQuiet />
      <Field label={<Trans>Departure</Trans>} value={<Trans>Today, 07:40</Trans>} isQuiet />
      <Space use="gap" isQuiet />
      <div className={styles.actions}>
        <Button>
          <Trans>Find a boat</Trans>
        </Button>
        <Space use="action" isAcross />
        <Button isOutlined>
          <Trans>Clear</Trans>
        </Button>
      </div>
    </>
  );
}

/** Shows the lines of a bill and a button. */
function Ticket() {
  return (
    <>
      <b className={styles.title}>
        <Trans>Your ticket</Trans>
      </b>
      <Space use="gap" />
      <div className={styles.line}>
        <Trans>2 adults</Trans>
        <b>
          <Trans>€7.20</Trans>
        </b>
      </div>
      <Space use="action" />
      <div className={styles.line}>
        <Trans>1 bicycle</Trans>
        <b>
          <Trans>€1.80</Trans>
        </b>
      </div>
      <Space use="gap" isQuiet />
      <Button>
        <Trans>Pay €9.00</Trans>
      </Button>
    </>
  );
}

function Card({ children }: { readonly children: ReactNode }) {
  const key = useStep("padding");
  return (
    <div className={styles.card} style={{ padding: `var(--spacing-${key})` }}>
      <span className={joinClassNames(styles.inset, styles.padding)} style={edgeOf(key)}>
        <Size of={key} />
      </span>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** The width of the edge that covers the padding of a card. */
function edgeOf(key: string): CSSProperties {
  return { ["--edge-width" as string]: `var(--spacing-${key})` };
}

type FieldProps = {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly isQuiet?: boolean;
};

function Field({ label, value, isQuiet = false }: FieldProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <Space use="field" isQuiet={isQuiet} />
      <span className={styles.input}>{value}</span>
    </div>
  );
}

type ButtonProps = { readonly isOutlined?: boolean; readonly children: ReactNode };

function Button({ isOutlined = false, children }: ButtonProps) {
  return (
    <span className={joinClassNames(styles.button, isOutlined && styles.outlined)}>{children}</span>
  );
}

type SpaceProps = {
  readonly use: Use;
  /** The kind that the color shows, if it differs from the use's. */
  readonly kind?: "gap" | undefined;
  /** Separates what is side by side. */
  readonly isAcross?: boolean;
  /** Has no label, since one beside it has the same. */
  readonly isQuiet?: boolean;
};

/** Draws the space between two things in its size, with the name of its step and its length. */
function Space({ use: useOf, kind, isAcross = false, isQuiet = false }: SpaceProps) {
  const key = useStep(useOf);
  const length = `var(--spacing-${key})`;
  const color = useOf === "section" ? styles.section : styles.gap;
  return (
    <span
      className={joinClassNames(styles.space, kind ? styles.gap : color)}
      style={isAcross ? { width: length } : { height: length }}
    >
      {!isQuiet && <Size of={key} />}
    </span>
  );
}

/** Shows the name of a step and its length in the shown density. */
function Size({ of: key }: { readonly of: string }) {
  const { i18n } = useLingui();
  const { modes } = usePreviewModes();
  const value = useDesign((design) => design.valuesIn(modes).get(tokenPath(`spacing.${key}`)));
  const px = value?.type === "dimension" ? convertLengthToPx(value) : 0;
  return (
    <b className={styles.size}>
      {key} {printNumber(px, i18n.locale, { most: 1 })}
    </b>
  );
}

/** Returns the key of the step whose size is the nearest to the usual one of a use. */
function useStep(of: Use): string {
  const [first, ...others] = use(Steps);
  const distance = (step: SpacingStep) => Math.abs(step.units - uses[of]);
  return (
    others.reduce(
      (nearest, step) => (nearest && distance(nearest) <= distance(step) ? nearest : step),
      first,
    )?.key ?? "m"
  );
}
