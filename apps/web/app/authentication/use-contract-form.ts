import type { LoadedOnce } from "@tessera/ui";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "#http/api-error.ts";
import { NetworkError } from "#http/network-error.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { useLocale } from "#navigation/use-locale.ts";
import type { FormCheck, Messages } from "./form-checks.ts";
import { focusFirst, useFirstFocus } from "./use-first-focus.ts";

type FormValues = Readonly<Record<string, string | boolean>>;

/** The options of an operation's form. */
export type ContractFormOptions<Values extends FormValues, Body> = {
  /** The check of the operation; its code loads at the first change, at the latest at the submit. */
  readonly check: LoadedOnce<FormCheck<Body>>;
  readonly defaultValues: Values;
  /** False when the first field gets no focus on mount. */
  readonly takesFocus?: boolean;
  /**
   * Sends the form; a failure is shown beside its fields or above the button. A form that stays on
   * the page returns the values as they are stored; one that needs several calls passes the values
   * of each to `keep`, so that after a failure only the others count as unsaved.
   */
  readonly send: (body: Body, keep: (saved: Partial<Values>) => void) => Promise<Values | void>;
};

/**
 * Returns a form that is checked by an operation's schema in the page's language: at the submit, and
 * from then on at each change of a field. It keeps the typed values when the server refuses them.
 */
export function useContractForm<Values extends FormValues, Body>({
  check,
  defaultValues,
  takesFocus = true,
  send,
}: ContractFormOptions<Values, Body>) {
  const locale = useLocale();
  const failureText = useFailureText();
  const frame = useFirstFocus<HTMLFormElement>(takesFocus);
  const { typed, values, changes, type, keep } = useFormValues(defaultValues);
  const [messages, setMessages] = useState<Readonly<Record<string, string | undefined>>>({});
  const [failure, setFailure] = useState<string>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);

  function change(name: string, value: string | boolean): void {
    type(name, value);
    const judge = check.read();
    if (!judge) check.load().catch(() => undefined);
    if (!isSubmitted) return;
    const message = judge && judge(typed.current, locale).messages?.[name];
    setMessages((before) => ({ ...before, [name]: message }));
  }
  function refuse(refused: Messages): void {
    flushSync(() => setMessages(refused));
    frame.current?.querySelector<HTMLElement>(invalidControls)?.focus();
  }
  function fail(cause: unknown): void {
    const refused = refusedFields(cause).filter(([name]) => Object.hasOwn(defaultValues, name));
    if (refused.length > 0) refuse(Object.fromEntries(refused));
    else setFailure(failureText(cause));
  }
  function accept(sent: Values, saved: Values): void {
    flushSync(() => {
      keep(sent, saved);
      setIsSubmitted(false);
    });
    focusFirst(frame.current);
  }
  async function submit(): Promise<void> {
    setFailure(undefined);
    setIsSubmitted(true);
    setIsSubmitting(true);
    const sent = typed.current;
    try {
      const { body, messages: refused } = (await loadCheck(check))(sent, locale);
      if (refused) return refuse(refused);
      setMessages({});
      const saved = await send(body, (part) => keep(sent, part));
      if (saved) accept(sent, saved);
    } catch (cause) {
      fail(cause);
    } finally {
      setIsSubmitting(false);
    }
  }
  return {
    formProps: {
      ref: frame,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (!isSubmitting) void submit();
      },
    },
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      onChange: (value: Values[Name]) => change(name, value),
      errorMessage: messages[name],
    }),
    changes,
    isSubmitting,
    /** The message of a failure that belongs to no field. */
    failure,
  };
}

/** Returns the typed and the stored values of a form. */
function useFormValues<Values extends FormValues>(defaultValues: Values) {
  const [stored, setStored] = useState(defaultValues);
  const typed = useRef(defaultValues);
  const [values, setValues] = useState(defaultValues);

  function show(changed: FormValues): void {
    typed.current = { ...typed.current, ...changed };
    setValues(typed.current);
  }
  return {
    /** The values as they are typed, also before the next render. */
    typed,
    values,
    /** The number of fields with a value that is not stored. */
    changes: Object.keys(values).filter((name) => values[name] !== stored[name]).length,
    type: (name: string, value: string | boolean) => show({ [name]: value }),
    /** Shows stored values, except in fields that were typed in after the form was sent. */
    keep(sent: Values, saved: Partial<Values>): void {
      const shown = Object.entries(saved).filter(([name]) => typed.current[name] === sent[name]);
      setStored((before) => ({ ...before, ...saved }));
      show(Object.fromEntries(shown) as FormValues);
    },
  };
}

const invalidControls = ':is(input, textarea, [role="spinbutton"])[aria-invalid="true"]';

function refusedFields(cause: unknown) {
  return cause instanceof ApiError ? Object.entries(cause.fields) : [];
}

/** Loads the check; without a network the form fails as its call would. */
async function loadCheck<Check extends object>(check: LoadedOnce<Check>): Promise<Check> {
  try {
    return await check.load();
  } catch (failure) {
    throw new NetworkError(failure);
  }
}
