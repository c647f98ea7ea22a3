import { useState } from "react";
import type { PatternMask } from "../masked-field/mask.ts";
import { MaskedField, type MaskedFieldProps } from "../masked-field/masked-field.tsx";
import { countryOptions } from "./country-option.ts";
import { CountrySelect } from "./country-select.tsx";
import {
  type E164Number,
  parsePhoneNumber,
  printPhoneNumber,
  readPastedPhone,
} from "./phone-number.ts";

/**
 * The props of a phone field; its value is in E.164, such as +905001234567, and null while a digit
 * is missing.
 */
export type PhoneFieldProps = Omit<
  MaskedFieldProps<PatternMask>,
  "mask" | "value" | "defaultValue" | "onChange" | "leading" | "example"
> & {
  readonly value?: E164Number | null | undefined;
  readonly defaultValue?: E164Number | undefined;
  /** Called when the number changes, and when the field becomes empty or no longer is. */
  readonly onChange?: ((number: E164Number | null, isEmpty: boolean) => void) | undefined;
};

/** A phone number with its country. Numbers can be pasted in any common format. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, defaultValue = null, onChange, ...rest } = props;
  const [country, setCountry] = useState(countryOptions[0]);
  const [digits, setDigits] = useState(() => parsePhoneNumber(value ?? defaultValue, country));
  const isOwn = value === undefined || value === printPhoneNumber(digits, country);
  const mask: PatternMask = {
    kind: "pattern",
    pattern: country.phoneMask,
    readPasted: (text) => readPastedPhone(text, country),
  };
  return (
    <MaskedField
      autoComplete="tel"
      inputMode="tel"
      {...rest}
      mask={mask}
      example={printExample(country.phoneMask)}
      leading={
        <CountrySelect
          country={country}
          onChange={setCountry}
          isDisabled={rest.isDisabled ?? false}
        />
      }
      value={isOwn ? digits : parsePhoneNumber(value, country)}
      onChange={(changed) => {
        setDigits(changed);
        const number = printPhoneNumber(changed, country);
        const isEmpty = changed === "";
        const isChanged = number !== printPhoneNumber(digits, country);
        if (isChanged || isEmpty !== (digits === "")) onChange?.(number, isEmpty);
      }}
    />
  );
}

/** Fills the free places of a mask with sample digits: (512) 345-6789 for (500) 000-0000. */
function printExample(phoneMask: string): string {
  let digit = 0;
  return phoneMask.replaceAll("0", () => String((digit += 1) % 10));
}
