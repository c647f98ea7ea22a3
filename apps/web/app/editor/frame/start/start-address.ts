import { type HexColor, parseHexColor, parseShareCode, printShareCode } from "@tessera/engine";
import { useMemo } from "react";
import { navigate, useSearchParams } from "#navigation/router.tsx";
import { type Mix, startsAtOnce } from "./list-starts.ts";

/** The parts of the address of `/start`: the user's color, how often "six others" was pressed, and a shuffled design. */
type StartAddress = {
  readonly base: HexColor;
  readonly turns: number;
  readonly mix: Mix | undefined;
};

/** Keeps what is shown in the address, so that a reload shows it again. */
export function useStartAddress(initial: HexColor) {
  const [search] = useSearchParams();
  const turns = Number(search.get("turns") ?? "");
  const mixText = search.get("mix") ?? "";
  const mix = useMemo(() => parseMix(mixText), [mixText]);
  const shown: StartAddress = {
    base: parseHexColor(search.get("color") ?? "") ?? initial,
    turns: Number.isSafeInteger(turns) && turns > 0 ? turns : 0,
    mix,
  };
  /** Shows another color, turn or mix; a mix belongs to its color and its turn. */
  const change = (next: Partial<StartAddress>) => {
    const { base, turns: count, mix: other } = { ...shown, mix: undefined, ...next };
    const text = new URLSearchParams({
      color: base,
      ...(count > 0 && { turns: String(count) }),
      ...(other && { mix: printMix(other) }),
    });
    navigate(`${location.pathname}?${text}`, { replace: true });
  };
  return [shown, change] as const;
}

/** Prints a mix as the number of its place and the share code of its design. */
function printMix({ place, design }: Mix): string {
  return `${place + 1}.${printShareCode(design.recipe)}`;
}

function parseMix(text: string): Mix | undefined {
  const [number = "", code = ""] = text.split(".");
  const place = Number(number) - 1;
  const parsed = parseShareCode(code);
  if (!parsed.ok || !Number.isInteger(place) || place < 0 || place >= startsAtOnce)
    return undefined;
  return { place, design: parsed.value };
}
