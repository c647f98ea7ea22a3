/** Some components that serve alike, by the names of their specimens' files. */
export type Group = {
  readonly name: { readonly en: string; readonly tr: string };
  readonly specimens: readonly string[];
};

/** Where the playground shows each specimen; a test holds every specimen to exactly one place. */
export const groups: readonly Group[] = [
  { name: { en: "Actions", tr: "Eylemler" }, specimens: ["button"] },
];
