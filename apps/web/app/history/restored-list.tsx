import { Plural, Trans } from "@lingui/react/macro";
import { pickDifferences, printTokenValue, type TokenDifference } from "@tessera/engine";
import type { RestoredDifference } from "./restored-difference.ts";
import styles from "./history.module.css";
import { TokenChange } from "#versions/token-change.tsx";

const most = 3;

/** Shows a few of the tokens that a restore would change, how many more, and the promises. */
export function RestoredList({ differences, broken, mended }: RestoredDifference) {
  const shown = pickDifferences(differences, most);
  const more = differences.length - shown.length;
  if (differences.length === 0) {
    return (
      <p className={styles.note}>
        <Trans>The current version is the same here.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.restored}>
      <ul className={styles.changes}>
        {shown.map((difference) => (
          <li key={difference.token.path}>
            <TokenChange {...printDifference(difference)} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.note}>
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
      {mended + broken > 0 && (
        <p className={styles.note}>
          {mended > 0 && (
            <Plural
              value={mended}
              one="Mends # contrast promise."
              other="Mends # contrast promises."
            />
          )}{" "}
          {broken > 0 && (
            <Plural
              value={broken}
              one="Breaks # contrast promise."
              other="Breaks # contrast promises."
            />
          )}
        </p>
      )}
    </div>
  );
}

function printDifference({ token, before, after }: TokenDifference) {
  return {
    token: token.path,
    before: before === undefined ? null : printTokenValue(before),
    after: after === undefined ? null : printTokenValue(after),
  };
}
