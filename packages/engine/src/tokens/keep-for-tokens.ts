/**
 * The same question about the tokens of a set, answered once for each set: they never change, and all the formats of a
 * download, like every print of one preview, ask the same. Only what is known about tokens may be kept, never a text,
 * and nothing that leads to the tokens: it would hold them, and what it stands beside, until the next great collection.
 */
export function keepForTokens<Asked extends object, Answer>(
  ask: (tokens: Asked) => Answer,
): (tokens: Asked) => Answer {
  const answers = new WeakMap<Asked, { readonly answer: Answer }>();
  return (tokens) => {
    const known = answers.get(tokens) ?? { answer: ask(tokens) };
    answers.set(tokens, known);
    return known.answer;
  };
}
