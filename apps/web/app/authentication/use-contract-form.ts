import { describeIssues } from "@tessera/contract";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import type { FormEvent } from "react";
import type { z } from "zod";
import { ApiError } from "#http/api-error.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import { useLocale } from "#navigation/use-locale.ts";

type Messages = Readonly<Record<string, string>>;

/** The options of an operation's form. */
export type ContractFormOptions<Values extends FieldValues, Body extends z.ZodType> = {
  /** The operation's schema, which the server uses too. */
  readonly schema: Body;
  readonly defaultValues: DefaultValues<Values>;
  /** Checks what the schema cannot, by field. */
  readonly check?: (body: z.output<Body>) => Messages;
  /** Sends the form; a failure is shown beside its fields or above the button. */
  readonly send: (body: z.output<Body>) => Promise<void>;
};

/** A form and its submit function. */
export type ContractForm<Values extends FieldValues, Body extends z.ZodType> = {
  readonly form: UseFormReturn<Values, unknown, z.output<Body>>;
  readonly submit: (event: FormEvent) => void;
};

/**
 * Returns a form that is validated by an operation's schema in the page's language. It keeps the
 * typed values when the server refuses them.
 */
export function useContractForm<Values extends FieldValues, Body extends z.ZodType<FieldValues>>(
  options: ContractFormOptions<Values, Body>,
): ContractForm<Values, Body> {
  const locale = useLocale();
  const failureText = useFailureText();
  const form = useForm<Values, unknown, z.output<Body>>({
    defaultValues: options.defaultValues,
    resolver(values) {
      const parsed = options.schema.safeParse(values);
      if (!parsed.success)
        return refuse(describeIssues(parsed.error.issues, locale, values).fields);
      const messages = options.check?.(parsed.data) ?? {};
      if (Object.keys(messages).length > 0) return refuse(messages);
      return { values: parsed.data, errors: {} };
    },
  });
  async function send(body: z.output<Body>): Promise<void> {
    try {
      await options.send(body);
    } catch (failure) {
      const refused = failure instanceof ApiError ? Object.entries(failure.fields) : [];
      const fields = refused.filter(([path]) => Object.hasOwn(options.defaultValues, path));
      for (const [index, [path, message]] of fields.entries()) {
        form.setError(path as Path<Values>, { message }, { shouldFocus: index === 0 });
      }
      if (fields.length === 0) form.setError("root", { message: failureText(failure) });
    }
  }
  return { form, submit: (event) => void form.handleSubmit(send)(event) };
}

function refuse(messages: Messages) {
  const errors = Object.entries(messages).map(([path, message]) => [
    path,
    { type: "contract", message },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
}
