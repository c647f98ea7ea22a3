import { runWhenIdle } from "@tessera/ui";
import { useEffect, useState } from "react";

/** How many tiles are drawn at first, and then each time that the browser is idle. */
const tilesInTurn = 4;

/** Returns how many tiles to draw: more in each idle time, so that no task is long. */
export function useTilesInTurn(total: number): number {
  const [count, setCount] = useState(tilesInTurn);
  useEffect(() => {
    if (count >= total) return undefined;
    let isWanted = true;
    runWhenIdle(() => isWanted && setCount((before) => before + tilesInTurn));
    return () => {
      isWanted = false;
    };
  }, [count, total]);
  return count;
}
