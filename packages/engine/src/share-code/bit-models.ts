/** The adaptive probability that the next bit of a context is 1, in 1/65536. */
type BitModel = { chance: number; count: number };

const whole = 65_536;
/** A bit never costs less than this share, so that a short code cannot mean an endless recipe. */
const least = whole / 32;
const fastestUpdates = 24;

/** The adaptive probabilities of the bits of a code, by the name of their context. */
export class BitModels {
  readonly #models = new Map<string, BitModel>();

  /** Returns the probability of a 1 in a context; `initial` is that of its first bit. */
  chanceOf(context: string, initial = 0.5): number {
    return this.#modelOf(context, initial).chance;
  }

  /** Moves the probability of a context toward the bit that occurred. */
  update(context: string, bit: boolean): void {
    const model = this.#modelOf(context, 0.5);
    const rate = 1 / (Math.min(model.count, fastestUpdates) + 2.5);
    const next = model.chance + ((bit ? whole : 0) - model.chance) * rate;
    model.chance = Math.floor(Math.min(whole - least, Math.max(least, next)));
    model.count += 1;
  }

  #modelOf(context: string, initial: number): BitModel {
    const known = this.#models.get(context);
    if (known) return known;
    const model = { chance: Math.floor(whole * initial), count: 0 };
    this.#models.set(context, model);
    return model;
  }
}
