import { useEffect, useState } from "react";

const tickMs = 60_000;

/** The time, read again every minute, so that what is relative to it stays true. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
