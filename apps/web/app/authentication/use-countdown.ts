import { useEffect, useState } from "react";

const secondMs = 1000;

/** Returns the seconds of a countdown to zero, and a function that restarts it. */
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
