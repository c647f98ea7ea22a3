/** The part of css-tree that these tests use; the package ships no types. */
declare module "css-tree" {
  type Node = {
    readonly type: string;
    readonly property?: string;
    readonly value?: { readonly type: string; readonly value?: string };
    readonly name?: string;
    readonly prelude?: Node | null;
    readonly block?: Node | null;
  };
  /** The nearest ancestors of the visited node. */
  type Around = { readonly rule: Node | null; readonly atrule: Node | null };
  export function parse(
    text: string,
    options: {
      readonly parseCustomProperty: boolean;
      readonly onParseError: (error: Error) => void;
    },
  ): Node;
  export function walk(tree: Node, visit: (this: Around, node: Node) => void): void;
  export function generate(node: { readonly type: string }): string;
  export const ident: { decode(text: string): string };
}
