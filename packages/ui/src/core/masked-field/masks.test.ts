import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { createMaskModel } from "./create-mask-model.ts";
import type { Mask } from "./mask.ts";
import type { MaskModel } from "./mask-model.ts";

const runs = { seed: 20_261_122, numRuns: inject("form") === "long" ? 5000 : 200 };
const input = { input: true, raw: true };

function typeInto<Value>(model: MaskModel<Value>, text: string): MaskModel<Value> {
  const { masked } = model;
  for (const character of text) {
    masked.splice(masked.displayValue.length, 0, character, undefined, input);
  }
  return model;
}

function paste<Value>({ masked, read }: MaskModel<Value>, text: string) {
  masked.splice(masked.displayValue.length, 0, text, undefined, input);
  masked.doCommit();
  return read().value;
}

function typed<Of extends Mask>(mask: Of, text: string, locale = "en-US") {
  const model = typeInto(createMaskModel(mask, locale), text);
  return { text: model.masked.displayValue, ...model.read() };
}

describe("a number", () => {
  const price = { kind: "number", scale: 2, min: 0, max: 999_999 } as const;

  test("groups thousands as the language does", () => {
    expect(typed(price, "1234.5")).toEqual({ text: "1,234.5", value: 1234.5, isComplete: true });
    expect(typed(price, "1234,5", "tr-TR").text).toBe("1.234,5");
    expect(typed(price, "1.234,5", "tr-TR").value).toBe(1234.5);
  });
  test("refuses a digit beyond its scale or its maximum, and a minus that it does not allow", () => {
    expect(typed(price, "1.239").text).toBe("1.23");
    expect(typed(price, "9999999").text).toBe("999,999");
    expect(typed(price, "-5").value).toBe(5);
    expect(typed({ kind: "number" }, "1.5").text).toBe("15");
  });
  test("accepts a minus when signed", () => {
    expect(typed({ kind: "number", isSigned: true }, "-1234").value).toBe(-1234);
    expect(typed({ kind: "number", min: -10 }, "-4").value).toBe(-4);
  });
  test("is incomplete while it is empty, only a sign, or below the minimum", () => {
    const mask = { kind: "number", min: 10 } as const;
    expect(typed(mask, "")).toEqual({ text: "", value: null, isComplete: false });
    expect(typed({ kind: "number", isSigned: true }, "-").value).toBeNull();
    expect(typed(mask, "5")).toMatchObject({ value: 5, isComplete: false });
  });
  test("reads a number copied from a page in the other language", () => {
    expect(paste(createMaskModel(price, "en-US"), "1234,5")).toBe(1234.5);
    expect(paste(createMaskModel(price, "tr-TR"), "1234.5 ₺")).toBe(1234.5);
    expect(paste(createMaskModel(price, "tr-TR"), "1.234")).toBe(1234);
    expect(paste(createMaskModel(price, "en-US"), "1.234,56")).toBe(1234.56);
  });
  test("does not change on blur", () => {
    const model = typeInto(createMaskModel({ kind: "number", min: 10 }, "en-US"), "5");
    model.masked.doCommit();
    expect(model.read().value).toBe(5);
  });
});

describe("a day", () => {
  const mask = { kind: "date" } as const;

  test("has the order of the language", () => {
    expect(typed(mask, "31122026", "tr-TR")).toEqual({
      text: "31.12.2026",
      value: "2026-12-31",
      isComplete: true,
    });
    expect(typed(mask, "12312026").value).toBe("2026-12-31");
  });
  test("is refused when it does not exist", () => {
    expect(typed(mask, "3102", "tr-TR").text).toBe("31.0");
    expect(typed(mask, "023").text).toBe("02/");
    expect(typed(mask, "29022023", "tr-TR").value).toBeNull();
    expect(typed(mask, "29022024", "tr-TR").value).toBe("2024-02-29");
    expect(typed(mask, "29021900", "tr-TR").value).toBeNull();
  });
  test("is between the years 1900 and 9999 by default", () => {
    expect(typed(mask, "01011899", "tr-TR").value).toBeNull();
    expect(typed(mask, "01019999", "tr-TR").value).toBe("9999-01-01");
    expect(typed({ ...mask, fromYear: 1800 }, "01011899", "tr-TR").value).toBe("1899-01-01");
  });
  test("gets a missing leading zero", () => {
    expect(typed(mask, "4.2.2024", "tr-TR").text).toBe("04.02.2024");
    expect(typed(mask, "1/2/2024").text).toBe("01/02/2024");
    expect(paste(createMaskModel(mask, "tr-TR"), "4.12.2024")).toBe("2024-12-04");
  });
});

describe("a range", () => {
  const mask = { kind: "range", from: 1, to: 120, width: 3 } as const;

  test("has its width and stays within its limits", () => {
    expect(typed(mask, "007")).toEqual({ text: "007", value: 7, isComplete: true });
    expect(typed(mask, "121").text).toBe("12");
    expect(typed(mask, "000").isComplete).toBe(false);
  });
  test("gets its zeros on blur", () => {
    const model = typeInto(createMaskModel(mask, "en-US"), "7");
    expect(model.read().isComplete).toBe(false);
    model.masked.doCommit();
    expect(model.read()).toEqual({ value: 7, isComplete: true });
  });
});

describe("an edit", () => {
  function edit(
    mask: Mask,
    text: string,
    [start, count, typedText]: readonly [number, number, string],
  ) {
    const model = typeInto(createMaskModel(mask, "en-US"), text);
    model.masked.splice(start, count, typedText, undefined, input);
    return model.masked.displayValue;
  }
  test("of a part of a day preserves the other parts", () => {
    const mask = { kind: "date" } as const;
    expect(edit(mask, "12312026", [0, 1, ""])).toBe("2_/31/2026");
    expect(edit(mask, "12312026", [0, 2, "10"])).toBe("10/31/2026");
    expect(edit(mask, "12312026", [0, 2, "2"])).toBe("__/31/2026");
  });
  test("of a phone number preserves the rest, even if it temporarily begins with another digit", () => {
    const mask = { kind: "pattern", pattern: "(500) 000-0000" } as const;
    expect(edit(mask, "5321234567", [1, 3, ""])).toBe("(123) 456-7");
    expect(edit(mask, "5321234567", [1, 3, "545"])).toBe("(545) 123-4567");
  });
  test("of an expression is refused when the rest would be invalid", () => {
    const mask = { kind: "regexp", beginning: /^#[0-9a-f]{0,6}$/ } as const;
    expect(edit(mask, "#2447b8", [0, 1, ""])).toBe("#2447b8");
    expect(edit(mask, "#2447b8", [1, 1, ""])).toBe("#447b8");
  });
});

describe("one of some texts", () => {
  const mask = { kind: "enum", texts: ["light", "dark", "system", "İznik"] } as const;

  test("completes itself once it is unambiguous", () => {
    expect(typed(mask, "d")).toEqual({ text: "dark", value: "dark", isComplete: true });
    expect(typed(mask, "S").value).toBe("system");
    expect(typed(mask, "i", "tr-TR").value).toBe("İznik");
  });
  test("waits while it is ambiguous, and refuses invalid characters", () => {
    const weights = { kind: "enum", texts: ["medium", "medium italic"] } as const;
    expect(typed(weights, "m")).toMatchObject({ text: "m", isComplete: false });
    expect(typed(mask, "x").text).toBe("");
  });
});

describe("an expression", () => {
  const mask = {
    kind: "regexp",
    beginning: /^#[0-9a-f]{0,6}$/,
    whole: /^#([0-9a-f]{3}|[0-9a-f]{6})$/,
  } as const;

  test("refuses each character that makes the prefix invalid", () => {
    expect(typed(mask, "x#24z47b8f")).toEqual({
      text: "#2447b8",
      value: "#2447b8",
      isComplete: true,
    });
  });
  test("is complete when it matches its whole expression", () => {
    expect(typed(mask, "#244").isComplete).toBe(true);
    expect(typed(mask, "#2447").isComplete).toBe(false);
  });
});

describe("a pattern", () => {
  const mask = { kind: "pattern", pattern: "(500) 000-0000" } as const;

  test("emits the typed characters without the fixed ones", () => {
    expect(typed(mask, "5321234567")).toEqual({
      text: "(532) 123-4567",
      value: "5321234567",
      isComplete: true,
    });
  });
  test("accepts only a 5 at a literal 5", () => {
    expect(typed(mask, "312")).toMatchObject({ text: "(", value: "" });
    expect(typed(mask, "0532").value).toBe("532");
  });
  test("converts full-width digits", () => {
    expect(typed(mask, "５３２").value).toBe("532");
  });
});

const masks: Readonly<Record<string, Mask>> = {
  number: { kind: "number", scale: 2, isSigned: true },
  date: { kind: "date" },
  range: { kind: "range", from: 3, to: 255 },
  enum: { kind: "enum", texts: ["light", "lighter", "dark", "black"] },
  regexp: { kind: "regexp", beginning: /^[a-z]{0,3}\d*$/ },
  pattern: { kind: "pattern", pattern: "(500) 000-0000" },
};

describe.each(Object.entries(masks))("with any typing in %s", (_, mask) => {
  const keys = fc.array(fc.constantFrom(...Array.from("0123456789.,/-+()abdklightr٣é İ")), {
    maxLength: 20,
  });
  const locales = fc.constantFrom("en-US", "tr-TR");

  test("an emitted value, typed again, emits the same value", () => {
    fc.assert(
      fc.property(keys, locales, (pressed, locale) => {
        const model = typeInto(createMaskModel(mask, locale), pressed.join(""));
        model.masked.doCommit();
        const again = createMaskModel(mask, locale);
        again.write(model.read().value);
        if (model.read().isComplete)
          expect(again.masked.displayValue).toBe(model.masked.displayValue);
        expect(again.read().value).toBe(model.read().value);
      }),
      runs,
    );
  });
  test("a shown text, typed again, is shown unchanged", () => {
    fc.assert(
      fc.property(keys, locales, (pressed, locale) => {
        const model = typeInto(createMaskModel(mask, locale), pressed.join(""));
        const again = typeInto(createMaskModel(mask, locale), model.masked.displayValue);
        expect(again.masked.displayValue).toBe(model.masked.displayValue);
      }),
      runs,
    );
  });
  // A choice of texts restarts at the position of the edit.
  if (mask.kind === "enum") return;
  test("an edit in the middle preserves the text around it", () => {
    const edit = fc.record({ from: fc.nat(14), removed: fc.nat(3), text: keys });
    fc.assert(
      fc.property(keys, edit, locales, (pressed, { from, removed, text }, locale) => {
        const { masked } = typeInto(createMaskModel(mask, locale), pressed.join(""));
        const before = masked.displayValue;
        const start = Math.min(from, before.length);
        const count = Math.min(removed, before.length - start);
        masked.splice(start, count, text.join(""), undefined, input);
        const head = readInput(before.slice(0, start));
        const rest = readInput(before.slice(start + count));
        expect(readInput(masked.displayValue).slice(0, head.length)).toBe(head);
        expect(readInput(masked.displayValue).slice(-rest.length || Infinity)).toBe(rest);
      }),
      runs,
    );
  });
});

function readInput(text: string): string {
  // A zero may have been inserted before a digit.
  return text.replaceAll(/[^1-9a-z]/gi, "");
}
