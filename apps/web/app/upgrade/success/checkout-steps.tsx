import { useLingui } from "@lingui/react/macro";
import { Icon } from "@tessera/ui";
import { CircleCheck } from "lucide-react";
import styles from "./success.module.css";
import type { CheckoutState } from "./use-checkout.ts";

const squares = [0, 1, 2, 3];

type StepsProps = {
  readonly checkout: CheckoutState;
  /** The name of the organization that buys. */
  readonly name: string | undefined;
};

/** Lists the steps from the payment to Pro, and which of them have happened. */
export function CheckoutSteps({ checkout, name = "" }: StepsProps) {
  const { t } = useLingui();
  const isDone = checkout.stage === "done";
  return (
    <ul className={styles.steps}>
      <li>
        <Happened />
        {t`Back from the checkout`}
      </li>
      <li>
        {isDone ? <Happened /> : <Squares turn={checkout.asked} />}
        {isDone
          ? t`Confirmed by the payment provider`
          : t`Confirmation, asked again every 3 seconds`}
      </li>
      <li className={isDone ? undefined : styles.later}>
        {isDone ? <Happened /> : <span />}
        {t`Pro is on for ${name}`}
      </li>
    </ul>
  );
}

function Happened() {
  return (
    <span className={styles.happened}>
      <Icon icon={CircleCheck} />
    </span>
  );
}

/** Four squares, one of which is lit: another one with each question. */
function Squares({ turn }: { readonly turn: number }) {
  return (
    <span aria-hidden="true" className={styles.squares}>
      {squares.map((square) => (
        <span key={square} data-lit={square === turn % squares.length || undefined} />
      ))}
    </span>
  );
}
