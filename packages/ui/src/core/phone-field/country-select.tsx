import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { Button, ListBox, Select, SelectValue, useLocale } from "react-aria-components";
import { Icon } from "../icon/icon.tsx";
import { ListOption } from "../menu/list-option.tsx";
import menuStyles from "../menu/menu.module.css";
import { Floating } from "../popover/popover.tsx";
import { type CountryOption, countryOptions, printCountryName } from "./country-option.ts";
import styles from "./phone-field.module.css";

/** The props of the country select. */
export type CountrySelectProps = {
  readonly country: CountryOption;
  readonly onChange: (country: CountryOption) => void;
  readonly isDisabled: boolean;
};

/** The country before a phone number, shown as its letters and its code. */
export function CountrySelect({ country, onChange, isDisabled }: CountrySelectProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  return (
    <Select
      aria-label={t`Country`}
      value={country.short}
      isDisabled={isDisabled}
      onChange={(key) => {
        const chosen = countryOptions.find(({ short }) => short === key);
        if (chosen) onChange(chosen);
      }}
    >
      <Button className={styles.country}>
        <SelectValue>{`${country.short} +${country.phoneCode}`}</SelectValue>
        <Icon icon={ChevronDown} sizePx={12} />
      </Button>
      <Floating>
        <ListBox items={countryOptions} className={menuStyles.menu}>
          {(option) => (
            <ListOption
              id={option.short}
              text={printCountryName(option, locale)}
              end={<span className={styles.code}>+{option.phoneCode}</span>}
            />
          )}
        </ListBox>
      </Floating>
    </Select>
  );
}
