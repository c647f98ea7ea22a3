export {
  findShareCode,
  parseShareCode,
  printShareCode,
  type ParsedShareCode,
  type ShareCodeProblem,
} from "./share-code.ts";
