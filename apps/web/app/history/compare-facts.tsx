import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TokenDifferenceRow, VersionDiff } from "@tessera/contract";
import { tokenName, tokenPath } from "@tessera/engine";
import { Button, CopyButton, Heading, Icon, printNumber, printRatio } from "@tessera/ui";
import { Check, X } from "lucide-react";
import { type ReactNode, useState } from "react";
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
        <Heading level={2} size="part">
          {diff.suggestedVersion ?? <ReleaseName release={diff.release} />}
        </Heading>
        <p className={styles.note}>
          <ReleaseReason release={diff.release} />
        </p>
      </div>
      {diff.promises.length > 0 && <Promises promises={diff.promises} />}
      <Values differences={diff.differences} />
      <div className={own.fact}>
        <div className={own.factTitle}>
          <Heading level={2} size="part">
            <Trans>Release notes</Trans>
          </Heading>
          <CopyButton text={diff.notes} />
        </div>
        <pre
          className={own.notes}
          aria-label={t`Release notes as Markdown`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
          tabIndex={0}
        >
          {diff.notes}
        </pre>
      </div>
    </>
  );
}

const countOf = (differences: readonly TokenDifferenceRow[], kind: TokenDifferenceRow["kind"]) =>
  differences.filter((each) => each.kind === kind).length;

function Counts({ diff: { differences, promises } }: { readonly diff: VersionDiff }) {
  const broken = promises.filter(({ isKept }) => !isKept).length;
  const changed = countOf(differences, "changed") + countOf(differences, "renamed");
  return (
    <dl className={own.counts}>
      <Count value={changed} name={<Trans>changed</Trans>} />
      <Count value={countOf(differences, "added")} name={<Trans>added</Trans>} />
      <Count value={countOf(differences, "removed")} name={<Trans>removed</Trans>} />
      <Count value={promises.length - broken} name={<Trans>mended</Trans>} />
      <Count value={broken} name={<Trans>broken</Trans>} />
    </dl>
  );
}

function Count({ value, name }: { readonly value: number; readonly name: ReactNode }) {
  return (
    <div>
      <dt className={styles.note}>{name}</dt>
      <dd className={own.figure}>{value}</dd>
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
                <span className={styles.quiet}>
                  <Trans>on {tokenName(tokenPath(background))}</Trans>
                </span>
              </span>
              <span className={own.ratios}>
                {printRatio(before, locale)} → {printRatio(after, locale)}{" "}
                <span className={styles.quiet}>
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
            <span className={styles.quiet}>
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
