import InputMask from "imask/controls/input";
import type Masked from "imask/masked/base";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createMaskModel } from "./create-mask-model.ts";
import type { Mask, MaskReading, MaskValue } from "./mask.ts";
import type { MaskModel } from "./mask-model.ts";
import type { MaskedFieldProps } from "./masked-field.tsx";

type MaskOptions<Of extends Mask> = Pick<
  MaskedFieldProps<Of>,
  "mask" | "value" | "defaultValue" | "onChange"
> & { readonly locale: string };

/** Attaches a mask to an input; imask handles its keys, React its text. */
export function useMask<Of extends Mask>(options: MaskOptions<Of>) {
  const { mask, locale, value, defaultValue, onChange } = options;
  const key = printKey(mask, locale);
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => printText(options, value ?? defaultValue));
  const live = useRef<LiveMask<MaskValue<Of>>>(null);
  const last = useRef<MaskReading<MaskValue<Of>>>(null);
  const [given, setGiven] = useState<MaskReading<MaskValue<Of>>>();

  const createModel = useEffectEvent(() => createMaskModel(mask, locale));
  const accept = useEffectEvent(({ masked, read: readModel }: MaskModel<MaskValue<Of>>) => {
    setText(masked.displayValue);
    const before = last.current;
    const now = readModel();
    last.current = now;
    if (before?.value === now.value && before.isComplete === now.isComplete) return;
    setGiven(now);
    onChange?.(now.value, now.isComplete);
  });
  const follow = useEffectEvent(() => {
    if (value === undefined || !live.current || live.current.model.read().value === value) return;
    live.current.model.write(value);
    last.current = live.current.model.read();
    live.current.control.updateControl("auto");
  });

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return undefined;
    const model = createModel();
    // A changed mask or language keeps the value and not the old text.
    if (last.current?.isComplete) {
      model.write(last.current.value);
      input.value = model.masked.displayValue;
    }
    const control = new InputMask<Masked>(input, model.masked);
    live.current = { control, model };
    last.current = model.read();
    setText(model.masked.displayValue);
    control.on("accept", () => accept(model));
    return () => control.destroy();
  }, [key]);
  // A reported value that the parent did not accept is reverted in the field.
  useEffect(() => follow(), [value, given]);

  return { inputRef, text, edit, showResult, read };

  /** Applies a text from React's event: from a form reset, or during composition, which imask ignores. */
  function edit(changed: string): void {
    if (document.activeElement === inputRef.current) setText(changed);
    else if (live.current) live.current.control.value = changed;
  }
  /** Applies imask's result after a composition ends. */
  function showResult(): void {
    if (live.current) setText(live.current.model.masked.displayValue);
  }
  function read() {
    const model = live.current?.model ?? createMaskModel(mask, locale);
    return { text: model.masked.displayValue, reading: model.read() };
  }
}

type LiveMask<Value> = { readonly control: InputMask<Masked>; readonly model: MaskModel<Value> };

function printText<Of extends Mask>(
  { mask, locale }: MaskOptions<Of>,
  value: MaskValue<Of> | undefined,
): string {
  const model = createMaskModel(mask, locale);
  if (value !== undefined) model.write(value);
  return model.masked.displayValue;
}

function printKey(mask: Mask, locale: string): string {
  const print = (_: string, part: unknown) => (part instanceof RegExp ? String(part) : part);
  return JSON.stringify([mask, locale], print);
}
