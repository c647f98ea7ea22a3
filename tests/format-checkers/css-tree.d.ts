/** The part of css-tree that these tests use; the package ships no types. */
declare module "css-tree" {
  type Node = {
    readonly type: string;
    readonly property?: string;
    readonly value?: { readonly type: string; readonly value?: string };
  };
  export function parse(
    text: string,
    options: {
      readonly parseCustomProperty: boolean;
      readonly onParseError: (error: Error) => void;
    },
  ): Node;
  export function walk(tree: Node, visit: (node: Node) => void): void;
  export const ident: { decode(text: string): string };
}
