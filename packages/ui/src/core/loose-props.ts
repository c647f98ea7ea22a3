/** Props whose optional ones may be undefined, as React treats them; React Aria's own types refuse that. */
export type LooseProps<Props> = {
  [Key in keyof Props]: object extends Pick<Props, Key> ? Props[Key] | undefined : Props[Key];
};
