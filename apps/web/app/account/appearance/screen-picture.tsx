import { joinClassNames } from "@tessera/ui";
import styles from "./screen-picture.module.css";

/** The props of a picture of the interface. */
export type ScreenPictureProps = {
  /** The scheme that it is drawn in; the page's without one, and half of each with "both". */
  readonly scheme?: "light" | "dark" | "both" | undefined;
  /** Where it lists screens, and whether the list has labels. */
  readonly navigation?: "side" | "side-icons" | "bar" | "bar-icons" | "none" | undefined;
  readonly product?: "main" | "backoffice" | undefined;
  readonly isDense?: boolean | undefined;
  readonly isNarrow?: boolean | undefined;
};

/** A small drawing of the interface: a header, the navigation, and rows. */
export function ScreenPicture({ scheme, ...shape }: ScreenPictureProps) {
  return (
    <span aria-hidden="true" className={styles.picture}>
      {scheme === "both" ? (
        <>
          <Screen {...shape} className={styles.light} />
          <Screen {...shape} className={joinClassNames(styles.dark, styles.half)} />
        </>
      ) : (
        <Screen {...shape} className={scheme && styles[scheme]} />
      )}
    </span>
  );
}

type ScreenProps = Omit<ScreenPictureProps, "scheme"> & { readonly className: string | undefined };

function Screen(props: ScreenProps) {
  const { navigation = "side", product = "main", isDense, isNarrow, className } = props;
  const isBar = navigation.startsWith("bar");
  const looks = [navigation.endsWith("icons") && styles.icons, isNarrow && styles.narrow];
  const tones = [product === "backoffice" && styles.backoffice, isDense && styles.dense];
  return (
    <span className={joinClassNames(styles.screen, ...looks, ...tones, className)}>
      <Lines className={styles.header} count={3} />
      {isBar && <Lines className={styles.bar} count={4} />}
      <span className={styles.body}>
        {navigation.startsWith("side") && <Lines className={styles.side} count={4} />}
        <Lines className={styles.rows} count={isDense ? 7 : 4} />
      </span>
    </span>
  );
}

function Lines({ className, count }: { className: string | undefined; count: number }) {
  return (
    <span className={className}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
