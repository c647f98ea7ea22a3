export { Accordion, type AccordionItem, type AccordionProps } from "./core/accordion/accordion.tsx";
export { ActionBar, type ActionBarProps } from "./core/action-bar/action-bar.tsx";
export { Avatar, type AvatarProps } from "./core/avatar/avatar.tsx";
export { Badge, type BadgeProps } from "./core/badge/badge.tsx";
export { Button, type ButtonProps } from "./core/button/button.tsx";
export { keepPlace } from "./core/button/keep-place.ts";
export { IconButton, type IconButtonProps } from "./core/button/icon-button.tsx";
export { LinkButton, type LinkButtonProps } from "./core/button/link-button.tsx";
export { TextLink, type TextLinkProps } from "./core/button/text-link.tsx";
export { Checkbox, type CheckboxProps } from "./core/checkbox/checkbox.tsx";
export { joinClassNames } from "./core/class-names.ts";
export { CodeBlock, type CodeBlockProps } from "./core/code-block/code-block.tsx";
export type { CodeLine, CodeToken } from "./core/code-block/code-token.ts";
export { copyText } from "./core/code-block/copy-text.ts";
export { CodeInput, type CodeInputProps } from "./core/code-input/code-input.tsx";
export { ColorField, type ColorFieldProps } from "./core/color-field/color-field.tsx";
export type { ColorNotation } from "./core/color-field/color-notation.ts";
export { ColorPicker, type ColorPickerProps } from "./core/color-picker/color-picker.tsx";
export { Combobox, type ComboboxProps } from "./core/combobox/combobox.tsx";
export type { ComboboxOption } from "./core/combobox/combobox-option.ts";
export type { ColorSwatch } from "./core/color-picker/color-swatches.tsx";
export { ContentColumn, type ContentColumnProps } from "./core/content-column/content-column.tsx";
export type { Command } from "./core/command-palette/command.ts";
export {
  CommandPalette,
  type CommandPaletteProps,
} from "./core/command-palette/command-palette.tsx";
export { DateField, type DateFieldProps } from "./core/date-field/date-field.tsx";
export type { IsoDate } from "./core/date-field/iso-date.ts";
export { DatePicker, type DatePickerProps } from "./core/date-picker/date-picker.tsx";
export { CardDialog, type CardDialogProps } from "./core/dialog/card-dialog.tsx";
export type { Closing, ClosingTexts, ConfirmsClosing } from "./core/dialog/closing.ts";
export { DialogActions } from "./core/dialog/dialog-actions.tsx";
export { Dialog, type DialogProps } from "./core/dialog/dialog.tsx";
export { Drawer, type DrawerProps } from "./core/dialog/drawer.tsx";
export { MessageDialog, type MessageDialogProps } from "./core/dialog/message-dialog.tsx";
export type { MessageKind } from "./core/dialog/message-kinds.ts";
export { ErrorNote, type ErrorNoteProps } from "./core/error-note/error-note.tsx";
export { EmailField, type EmailFieldProps } from "./core/field/email-field.tsx";
export { PasswordField, type PasswordFieldProps } from "./core/field/password-field.tsx";
export { TextField, type TextFieldProps } from "./core/field/text-field.tsx";
export { FileDrop, type FileDropProps } from "./core/file-drop/file-drop.tsx";
export {
  applyFilters,
  type FilterOutcome,
  type FilterRequest,
} from "./core/filters/apply-filters.ts";
export { FilterDialog, type FilterDialogProps } from "./core/filters/filter-dialog.tsx";
export type {
  FilterField,
  FilterValue,
  FilterValues,
  SortOrder,
} from "./core/filters/filter-field.ts";
export { type Filters, useFilters, type UseFiltersOptions } from "./core/filters/use-filters.ts";
export {
  Footer,
  type FooterColumn,
  type FooterLink,
  type FooterProps,
} from "./core/footer/footer.tsx";
export type { HeaderItem, HeaderPlace } from "./core/header/header-item.ts";
export { HeaderMenu, type HeaderMenuProps } from "./core/header/header-menu.tsx";
export { HeaderNavigation, type HeaderNavigationProps } from "./core/header/header-navigation.tsx";
export { Header, type HeaderProps, HeaderSpace } from "./core/header/header.tsx";
export { HelpBox, type HelpBoxProps } from "./core/help-box/help-box.tsx";
export { Icon, type IconProps } from "./core/icon/icon.tsx";
export { Logo, type LogoProps } from "./core/logo/logo.tsx";
export type {
  DateMask,
  EnumMask,
  Mask,
  MaskValue,
  NumberMask,
  PatternMask,
  RangeMask,
  RegExpMask,
} from "./core/masked-field/mask.ts";
export { MaskedField, type MaskedFieldProps } from "./core/masked-field/masked-field.tsx";
export { LogoStrip, type LogoStripProps } from "./core/logo-strip/logo-strip.tsx";
export { MenuItem, type MenuItemProps } from "./core/menu/menu-item.tsx";
export { MenuSection, type MenuSectionProps, MenuSeparator } from "./core/menu/menu-section.tsx";
export { Menu, type MenuProps, MenuTrigger, SubmenuTrigger } from "./core/menu/menu.tsx";
export { NumberField, type NumberFieldProps } from "./core/number-field/number-field.tsx";
export { type CountryOption, countryOptions } from "./core/phone-field/country-option.ts";
export { PhoneField, type PhoneFieldProps } from "./core/phone-field/phone-field.tsx";
export type { E164Number } from "./core/phone-field/phone-number.ts";
export { Popover, type PopoverProps, PopoverTrigger } from "./core/popover/popover.tsx";
export {
  type PromiseColor,
  PromiseRow,
  type PromiseRowProps,
} from "./core/promise-row/promise-row.tsx";
export { QuotaTiles, type QuotaTilesProps } from "./core/quota-tiles/quota-tiles.tsx";
export { type RampStep, readableOn } from "./core/ramp/ramp-step.ts";
export { MiniRamp, type MiniRampProps, Ramp, type RampProps } from "./core/ramp/ramp.tsx";
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from "./core/segmented-control/segmented-control.tsx";
export type { SelectGroup, SelectOption } from "./core/select/select-option.ts";
export { Select, type SelectProps } from "./core/select/select.tsx";
export { NavigationBar, type NavigationBarProps } from "./core/side-navigation/navigation-bar.tsx";
export { ShortcutSheet, type ShortcutSheetProps } from "./core/shortcut-sheet/shortcut-sheet.tsx";
export type { NavigationGroup, NavigationItem } from "./core/side-navigation/navigation-item.ts";
export {
  SideNavigation,
  type SideNavigationProps,
} from "./core/side-navigation/side-navigation.tsx";
export {
  Skeleton,
  SkeletonBlock,
  type SkeletonBlockProps,
  type SkeletonProps,
} from "./core/skeleton/skeleton.tsx";
export { SkipLink, type SkipLinkProps } from "./core/skip-link/skip-link.tsx";
export { SliderField, type SliderFieldProps } from "./core/slider/slider-field.tsx";
export { applyWaitingChange } from "./core/slider/frame-changes.ts";
export { useFrameChange } from "./core/slider/use-frame-change.ts";
export { Swatch, type SwatchProps } from "./core/swatch/swatch.tsx";
export { Switch, type SwitchProps } from "./core/switch/switch.tsx";
export type { TableGroups } from "./core/table/table-body.tsx";
export type { TableColumn, TableSort, TableValue } from "./core/table/table-column.ts";
export { Table, type TableProps } from "./core/table/table.tsx";
export { type TabItem, Tabs, type TabsProps } from "./core/tabs/tabs.tsx";
export { Tag, type TagProps } from "./core/tag/tag.tsx";
export { TextArea, type TextAreaProps } from "./core/text-area/text-area.tsx";
export {
  type Testimonial,
  Testimonials,
  type TestimonialsProps,
} from "./core/testimonials/testimonials.tsx";
export { Heading, type HeadingProps, type HeadingSize } from "./core/text/heading.tsx";
export { HiddenText, type HiddenTextProps } from "./core/text/hidden-text.tsx";
export { Text, type TextProps } from "./core/text/text.tsx";
export { subscribeToNothing } from "./core/subscribe-to-nothing.ts";
export { showToast, type ToastContent } from "./core/toast/toast-queue.ts";
export type { ToastRegionProps } from "./core/toast/toast-list.tsx";
export { ToastRegion, useToastsAhead } from "./core/toast/toast-region.tsx";
export { Tooltip, type TooltipProps } from "./core/tooltip/tooltip.tsx";
export { printContrastRatio } from "./format/print-contrast-ratio.ts";
export { printCurrency } from "./format/print-currency.ts";
export { printDate } from "./format/print-date.ts";
export { printNumber } from "./format/print-number.ts";
export { printPrice } from "./format/print-price.ts";
export { printRatio } from "./format/print-ratio.ts";
export { printRelativeTime } from "./format/print-relative-time.ts";
export type { ListedShortcut, Shortcut } from "./shortcuts/shortcut.ts";
export { useShortcutList } from "./shortcuts/use-shortcut-list.ts";
export { useShortcut } from "./shortcuts/use-shortcut.ts";
export { type ShortcutKeys, useShortcutKeys } from "./shortcuts/use-shortcut-keys.ts";
export { type LoadedOnce, loadOnce } from "./lazy-part/load-once.ts";
export { LazyPopup, type LazyPopupProps } from "./lazy-part/lazy-popup.tsx";
export { loadPopups, popupPart } from "./lazy-part/popup-part.ts";
export { reloadStyles } from "./lazy-part/reload-styles.ts";
export { loadUiTexts } from "./texts/load-ui-texts.ts";
export { getThemeStore } from "./theme/browser-theme.ts";
export { type ThemeConfig, themeOptions } from "./theme/theme-config.ts";
export { ThemeOverlay, type ThemeOverlayProps } from "./theme/theme-overlay.tsx";
export { themeScript } from "./theme/theme-script.ts";
export { useTheme } from "./theme/use-theme.ts";
export { RouterProvider } from "react-aria-components";
export { low, narrow, wide } from "./variants/widths.ts";
