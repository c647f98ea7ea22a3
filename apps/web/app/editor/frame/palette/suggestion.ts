import type {
  DecisionPath,
  PresetId,
  ShadowCharacter,
  TokenPath,
  TokenValue,
} from "@tessera/engine";
import type { ViewSettings } from "#editor/view/view-settings.ts";

/** What a text of the palette can mean in the editor. */
export type Suggestion =
  | { readonly kind: "decision"; readonly path: DecisionPath; readonly value: unknown }
  | { readonly kind: "shadow"; readonly character: ShadowCharacter }
  | { readonly kind: "pin"; readonly token: TokenPath; readonly value: TokenValue }
  | { readonly kind: "view"; readonly change: Partial<ViewSettings> }
  | { readonly kind: "copyToken"; readonly token: TokenPath }
  | { readonly kind: "copyFile"; readonly format: string }
  | { readonly kind: "preset"; readonly id: PresetId }
  | { readonly kind: "shared"; readonly code: string };
