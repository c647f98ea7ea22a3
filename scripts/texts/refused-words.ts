/** Where a word is refused: interface texts by language, or comments, test names and documents. */
export type TextKind = "English text" | "Turkish text" | "code";

/** Words that are refused, and the one to write instead. A trailing `*` matches any suffix. */
export type RefusedWords = {
  readonly refused: readonly string[];
  readonly instead: string;
  readonly why?: string;
  readonly where: readonly TextKind[];
};

const everywhere = ["English text", "code"] as const;
const oneWord = "one word for each thing";
const riddle = "plain technical English";

/** Second words for one thing, in the interface. */
const interfaceWords: readonly RefusedWords[] = [
  {
    refused: ["sign in", "sign-in", "signs in", "signing in", "signed in", "signed-in"],
    instead: "log in, login, logged in",
    why: oneWord,
    where: everywhere,
  },
  {
    refused: ["sign out", "sign-out", "signs out", "signing out", "signed out"],
    instead: "log out",
    why: oneWord,
    where: everywhere,
  },
  {
    refused: ["sign up", "make an account"],
    instead: "create account",
    why: oneWord,
    where: everywhere,
  },
  { refused: ["mail", "mails", "mailed"], instead: "email", why: oneWord, where: ["English text"] },
  { refused: ["ramp", "ramps"], instead: "palette", why: oneWord, where: ["English text"] },
  { refused: ["elevation"], instead: "shadow level", why: oneWord, where: ["English text"] },
  { refused: ["go on", "goes on"], instead: "continue", why: oneWord, where: everywhere },
  { refused: ["retry"], instead: "try again", why: oneWord, where: ["English text"] },
  { refused: ["giriş yap*"], instead: "oturum aç", why: oneWord, where: ["Turkish text"] },
  { refused: ["çıkış yap*"], instead: "oturumu kapat", why: oneWord, where: ["Turkish text"] },
  { refused: ["posta*", "mail*"], instead: "e-posta", why: oneWord, where: ["Turkish text"] },
  { refused: ["rampa*"], instead: "palet", why: oneWord, where: ["Turkish text"] },
  {
    refused: ["taban", "tabanı", "tabanın"],
    instead: "temel",
    why: oneWord,
    where: ["Turkish text"],
  },
  { refused: ["karo*"], instead: "kutu", why: oneWord, where: ["Turkish text"] },
  { refused: ["kırılım*"], instead: "kırılma noktası", where: ["Turkish text"] },
  {
    refused: ["gövde yazı*", "gövde metni*"],
    instead: "metin",
    why: oneWord,
    where: ["Turkish text"],
  },
  { refused: ["yükselti*"], instead: "gölge", why: oneWord, where: ["Turkish text"] },
  { refused: ["öbür*", "öteki*"], instead: "diğer", why: oneWord, where: ["Turkish text"] },
  { refused: ["en çok"], instead: "en fazla", why: oneWord, where: ["Turkish text"] },
  { refused: ["ya da"], instead: "veya", why: oneWord, where: ["Turkish text"] },
  { refused: ["yalnız"], instead: "yalnızca", why: oneWord, where: ["Turkish text"] },
  { refused: ["denetle*"], instead: "kontrol et", why: oneWord, where: ["Turkish text"] },
  { refused: ["olmadı"], instead: "tamamlanamadı", why: "colloquial", where: ["Turkish text"] },
];

/** Words that make a sentence a riddle. */
const riddles: readonly RefusedWords[] = [
  { refused: ["anew", "afresh"], instead: "again, or a verb with re-", where: everywhere },
  { refused: ["whoever", "whomever"], instead: "the caller, the user, anyone who" },
  { refused: ["nobody", "somebody"], instead: "no user, a user" },
  { refused: ["stands", "stood", "standing"], instead: "is, appears, is placed" },
  { refused: ["told", "tells", "telling"], instead: "notified, called with, returns" },
  { refused: ["hears", "heard"], instead: "receives, listens, received" },
  { refused: ["says", "said", "saying"], instead: "returns, reports, shows, describes" },
  { refused: ["asks for", "asked for", "ask for"], instead: "requires, requests, requested" },
  { refused: ["wish", "wishes", "wished"], instead: "preferred, option" },
  { refused: ["gone"], instead: "removed, closed, missing" },
  { refused: ["there is none"], instead: "it is missing, undefined" },
  { refused: ["takes back", "takes away"], instead: "reverts, removes" },
  { refused: ["once more"], instead: "again" },
  { refused: ["in place of"], instead: "instead of" },
  { refused: ["makes of", "what stands", "what follows"], instead: "a noun for the thing" },
  { refused: ["lives in", "lives under", "live under"], instead: "is in, is stored in" },
  { refused: ["comes to", "came to"], instead: "resolves to, becomes" },
  { refused: ["leads to", "leads nowhere"], instead: "links to, refers to, causes" },
  { refused: ["at hand"], instead: "current, available" },
  { refused: ["moves in", "the house"], instead: "the module, the code" },
  { refused: ["heir", "heirs"], instead: "replacement" },
  { refused: ["twin", "twins"], instead: "variant, copy" },
  { refused: ["takes home", "take home"], instead: "exports, downloads" },
  { refused: ["in a moment", "in the same breath"], instead: "shortly, in the same update" },
  { refused: ["where nothing is given"], instead: "by default, defaults to" },
  {
    refused: ["its", "their", "our", "your"].flatMap((owner) =>
      [".", ",", ";", ":"].map((end) => `of ${owner} own${end}`),
    ),
    instead: "its own, separate, custom",
  },
].map((row) => ({ why: riddle, where: ["code"], ...row }));

/** Every word that the check of texts refuses. */
export const refusedWords: readonly RefusedWords[] = [...interfaceWords, ...riddles];
