import type { ComponentPropsWithRef, ReactNode } from "react";
import { joinClassNames } from "../class-names.ts";
import { Swatch } from "../swatch/swatch.tsx";
import { type CodeLine, type CodeMark, type CodeToken, printCode } from "./code-token.ts";
import { CopyButton } from "./copy-button.tsx";
import styles from "./code-block.module.css";

/** The props of a code block. */
export type CodeBlockProps = Omit<ComponentPropsWithRef<"section">, "children" | "title"> & {
  /** Names the block for screen readers. */
  readonly label: string;
  readonly lines: readonly CodeLine[];
  /** The marks of the lines by their places, if they are the changes of a file. */
  readonly marks?: readonly CodeMark[] | undefined;
  /** The text that Copy copies when it is more than the lines shown. */
  readonly copyText?: string | undefined;
  /** The left side of the bar: the file's name, its length. */
  readonly title?: ReactNode;
  /** Controls before Copy. */
  readonly actions?: ReactNode;
  readonly hasLineNumbers?: boolean | undefined;
  /** True when Copy is shown at the right of the bar. */
  readonly hasCopy?: boolean | undefined;
};

/** Code with line numbers, syntax colors and Copy. */
export function CodeBlock({
  label,
  lines,
  marks,
  copyText,
  title,
  actions,
  hasLineNumbers = true,
  hasCopy = true,
  className,
  ...rest
}: CodeBlockProps) {
  return (
    <section {...rest} aria-label={label} className={joinClassNames(styles.block, className)}>
      <div className={styles.bar}>
        <div className={styles.title}>{title}</div>
        {actions}
        {hasCopy && <CopyButton text={copyText ?? printCode(lines)} />}
      </div>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable
        tabIndex={0}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- only pre preserves spaces
        role="group"
        aria-label={label}
        className={joinClassNames(styles.code, hasLineNumbers && styles.numbered)}
      >
        <code>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line is its place
            <Line key={index} line={line} mark={marks?.[index]} />
          ))}
        </code>
      </pre>
    </section>
  );
}

const elements = { same: "span", gap: "span", added: "ins", removed: "del" } as const;

type LineProps = { readonly line: CodeLine; readonly mark: CodeMark | undefined };

function Line({ line, mark }: LineProps) {
  const Element = elements[mark?.kind ?? "same"];
  return (
    <Element
      className={joinClassNames(styles.line, mark && styles[mark.kind])}
      data-number={mark && (mark.number ?? "")}
    >
      {line.map(renderToken)}
      {"\n"}
    </Element>
  );
}

function renderToken({ text, kind, color }: CodeToken, index: number): ReactNode {
  return (
    <span key={index} className={kind && styles[kind]}>
      {color !== undefined && <Swatch color={color} sizePx={10} className={styles.swatch} />}
      {text}
    </span>
  );
}
