import type { HeaderPlace } from "./header-item.ts";
import { HeaderLink } from "./header-link.tsx";
import styles from "./place-list.module.css";

type PlaceListProps = {
  readonly places: readonly HeaderPlace[];
  /** Called when a link was chosen. */
  readonly onChoose: () => void;
};

/** A vertical list of links, each with its description. */
export function PlaceList({ places, onChoose }: PlaceListProps) {
  return (
    <ul>
      {places.map((place) => (
        <li key={place.title}>
          <HeaderLink place={place} onPress={onChoose} className={styles.place}>
            {place.title}
            {place.description !== undefined && (
              <span className={styles.description}>{place.description}</span>
            )}
          </HeaderLink>
        </li>
      ))}
    </ul>
  );
}
