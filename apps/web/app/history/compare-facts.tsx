import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TokenDifferenceRow, VersionDiff } from "@tessera/contract";
import { tokenName, tokenPath } from "@tessera/engine";
import {
  Button,
  CodeBlock,
  Heading,
  Icon,
  joinClassNames,
  printNumber,
  printRatio,
} from "@tessera/ui";
import { Check, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { markdown } from "#code/code-language.ts";
import { highlightCode } from "#code/highlight-code.ts";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "./history.module.css";
import own from "./compare.module.css";
import { TokenChange } from "#versions/token-change.tsx";

const shownFirst = 12;

/** Shows the differences of two versions: counts, the suggested version, promises, values and notes. */
export function CompareFacts({ diff }: { readonly diff: VersionDiff }) {
  const { t } = useLingui();
  return (
    <>
      <Counts diff={diff} />
      <div className={own.fact}>
        <div className={own.factTitle}>
          <Heading level={2} size="part">
            {diff.suggestedVersion ? (
              <Trans>Suggested version</Trans>
            ) : (
              <ReleaseName release={diff.release} />
            )}
          </Heading>
          {diff.suggestedVersion && <code className={own.suggested}>{diff.suggestedVersion}</code>}
        </div>
        <p className={styles.note}>
          <ReleaseReason release={diff.release} />
        </p>
      </div>
      {diff.promises.length > 0 && <Promises promises={diff.promises} />}
      <Values differences={diff.differences} />
      <CodeBlock
        className={own.notes}
        label={t`Release notes as Markdown`}
        title={
          <Heading level={2} size="part">
            <Trans>Release notes</Trans>
          </Heading>
        }
        lines={highlightCode(diff.notes.trimEnd(), markdown)}
        copyText={diff.notes}
        hasLineNumbers={false}
      />
    </>
  );
}

const countOf = (differences: readonly TokenDifferenceRow[], kind: TokenDifferenceRow["kind"]) =>
  differences.filter((each) => each.kind === kind).length;

function Counts({ diff: { differences, promises } }: { readonly diff: VersionDiff }) {
  const broken = promises.filter(({ isKept }) => !isKept).length;
  const mended = promises.length - broken;
  const changed = countOf(differences, "changed") + countOf(differences, "renamed");
  return (
    <dl className={own.counts}>
      <Count value={changed} name={<Trans>changed</Trans>} />
      <Count value={countOf(differences, "added")} name={<Trans>added</Trans>} />
      <Count value={countOf(differences, "removed")} name={<Trans>removed</Trans>} />
      <Count
        value={mended}
        name={<Trans>mended</Trans>}
        className={mended > 0 ? own.kept : undefined}
      />
      <Count
        value={broken}
        name={<Trans>broken</Trans>}
        className={broken > 0 ? own.lost : undefined}
      />
    </dl>
  );
}

type CountProps = {
  readonly value: number;
  readonly name: ReactNode;
  readonly className?: string | undefined;
};

function Count({ value, name, className }: CountProps) {
  return (
    <div>
      <dt className={own.counted}>{name}</dt>
      <dd className={joinClassNames(own.figure, className)}>{value}</dd>
    </div>
  );
}

type ReleaseProps = Pick<VersionDiff, "release">;

function ReleaseName({ release }: ReleaseProps) {
  return {
    major: <Trans>Major version</Trans>,
    minor: <Trans>Minor version</Trans>,
    patch: <Trans>Patch version</Trans>,
    none: <Trans>No new version</Trans>,
  }[release];
}

function ReleaseReason({ release }: ReleaseProps) {
  return {
    major: (
      <Trans>Major: a token is removed or renamed, has another type, or breaks a promise.</Trans>
    ),
    minor: <Trans>Minor: there are new tokens, and none is removed.</Trans>,
    patch: <Trans>Patch: only values change.</Trans>,
    none: <Trans>Both versions have the same tokens.</Trans>,
  }[release];
}

function Promises({ promises }: Pick<VersionDiff, "promises">) {
  const locale = useLocale();
  return (
    <div className={own.fact}>
      <Heading level={2} size="part">
        <Trans>Contrast promises</Trans>
      </Heading>
      <ul className={own.promises}>
        {promises.map((promise) => {
          const { foreground, background, modes, before, after, isKept, leastContrast } = promise;
          const key = `${foreground} ${background} ${modes.scheme} ${modes.contrast}`;
          return (
            <li key={key} className={own.promise}>
              <Icon icon={isKept ? Check : X} className={isKept ? own.kept : own.lost} />
              <span>
                <code>{tokenName(tokenPath(foreground))}</code>{" "}
                <span className={own.least}>
                  <Trans>on {tokenName(tokenPath(background))}</Trans>
                </span>
              </span>
              <span className={own.ratios}>
                {printRatio(before, locale)} →{" "}
                <span className={isKept ? own.kept : own.lost}>{printRatio(after, locale)}</span>
                <span className={own.least}>
                  <Trans>at least {printRatio(leastContrast, locale)}</Trans>
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Values({ differences }: Pick<VersionDiff, "differences">) {
  const locale = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? differences : differences.slice(0, shownFirst);
  const more = differences.length - shown.length;
  return (
    <div className={own.fact}>
      <div className={own.factTitle}>
        <Heading level={2} size="part">
          <Trans>Values</Trans>
        </Heading>
        <span className={styles.quiet}>ΔE OK</span>
      </div>
      <ul className={own.differences}>
        {shown.map(({ token, before, after, deltaEOk }) => (
          <li key={token} className={own.difference}>
            <TokenChange token={token} before={before} after={after} />
            <span className={own.delta}>
              {deltaEOk !== undefined && printNumber(deltaEOk, locale)}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="s" onPress={() => setIsWhole(true)}>
          <Plural value={more} one="Show # more" other="Show # more" />
        </Button>
      )}
    </div>
  );
}
