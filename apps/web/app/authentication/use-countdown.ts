import { useEffect, useState } from "react";

const secondMs = 1000;

/** Seconds that count down to zero, and what starts them again. */
export function useCountdown(initialSeconds: number): [number, (seconds: number) => void] {
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), secondMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [secondsLeft, setSecondsLeft];
}
