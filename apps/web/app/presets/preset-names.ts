import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Mood, PresetId } from "@tessera/engine";

/** The names of the presets. */
export const presetNames: Readonly<Record<PresetId, MessageDescriptor>> = {
  regatta: msg`Regatta`,
  kiln: msg`Kiln`,
  "night-bus": msg`Night bus`,
  orchard: msg`Orchard`,
  observatory: msg`Observatory`,
  press: msg({ context: "a printing house", message: "Press" }),
  "tea-house": msg`Tea house`,
  salt: msg`Salt`,
  cinema: msg`Cinema`,
  greenhouse: msg`Greenhouse`,
  foundry: msg`Foundry`,
  archive: msg({ context: "a place", message: "Archive" }),
  signal: msg`Signal`,
  fig: msg`Fig`,
  playground: msg`Playground`,
  atlas: msg`Atlas`,
  terminal: msg`Terminal`,
  "candy-shop": msg`Candy shop`,
  quarry: msg`Quarry`,
  lighthouse: msg`Lighthouse`,
  library: msg`Library`,
  meadow: msg`Meadow`,
  copper: msg`Copper`,
  midnight: msg`Midnight`,
};

/** The names of the moods. */
export const moodNames: Readonly<Record<Mood, MessageDescriptor>> = {
  calm: msg`Calm`,
  warm: msg`Warm`,
  bold: msg`Bold`,
  printed: msg`Printed`,
  technical: msg`Technical`,
  playful: msg`Playful`,
};
