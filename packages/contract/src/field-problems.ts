import type { LocalizedText, TextValues } from "./locale.ts";

/** What can be wrong with a field, beside what the engine says of a recipe's values. A code, once released, keeps its meaning. */
export const fieldProblems = {
  required: { en: "Fill this in.", tr: "Bu alanı doldurun." },
  notText: { en: "Enter text here.", tr: "Buraya metin girin." },
  notNumber: { en: "Enter a number.", tr: "Bir sayı girin." },
  notList: { en: "Send a list here.", tr: "Buraya bir liste gönderin." },
  notGroup: { en: "Send an object here.", tr: "Buraya bir nesne gönderin." },
  notAccepted: { en: "Tick this to go on.", tr: "Devam etmek için bunu işaretleyin." },
  notOffered: { en: "Choose one of: {values}.", tr: "Şunlardan birini seçin: {values}." },
  notEmptied: {
    en: "This can only be emptied for now: send null.",
    tr: "Bu alan şimdilik yalnızca boşaltılabilir: null gönderin.",
  },
  unknownFields: {
    en: "Unknown fields: {count}. Remove them.",
    tr: "Bilinmeyen alan sayısı: {count}. Bunları göndermeyin.",
  },
  tooShort: {
    en: "Enter at least {minimum} characters.",
    tr: "En az {minimum} karakter girin.",
  },
  tooLong: {
    en: "Enter at most {maximum} characters.",
    tr: "En fazla {maximum} karakter girin.",
  },
  tooFew: {
    en: "Send at least {minimum} of these.",
    tr: "Bunlardan en az {minimum} tane gönderin.",
  },
  tooMany: {
    en: "Send at most {maximum} of these.",
    tr: "Bunlardan en fazla {maximum} tane gönderin.",
  },
  tooLow: { en: "Enter {minimum} or more.", tr: "{minimum} veya daha büyük bir sayı girin." },
  tooHigh: { en: "Enter {maximum} or less.", tr: "{maximum} veya daha küçük bir sayı girin." },
  invalidFormat: {
    en: "This is not written the way it has to be.",
    tr: "Bu, olması gereken biçimde yazılmamış.",
  },
  invalid: { en: "This value is not accepted.", tr: "Bu değer kabul edilmiyor." },
  idInvalid: { en: "This is not an id.", tr: "Bu bir kimlik değil." },
  emailInvalid: {
    en: "Enter an email address such as ada@example.com.",
    tr: "ada@example.com gibi bir e-posta adresi girin.",
  },
  nameInvisible: {
    en: "Enter a name that can be seen.",
    tr: "Görülebilen bir ad girin.",
  },
  nameCharacters: {
    en: "Leave out slashes, backslashes and control characters.",
    tr: "Eğik çizgi, ters eğik çizgi ve denetim karakteri kullanmayın.",
  },
  textInvisible: {
    en: "Enter text that can be seen.",
    tr: "Görülebilen bir metin girin.",
  },
  textCharacters: {
    en: "The text holds a control or broken character. Type it again.",
    tr: "Metinde bir denetim karakteri veya bozuk karakter var. Yeniden yazın.",
  },
  passwordCharacters: {
    en: "The password holds a broken character. Type it again.",
    tr: "Parolada bozuk bir karakter var. Yeniden yazın.",
  },
  passwordCommon: {
    en: "This password is on lists of leaked ones. Choose another.",
    tr: "Bu parola sızdırılmış parola listelerinde var. Başka bir parola seçin.",
  },
  dateInvalid: {
    en: "Enter a date that exists, as year-month-day: 1990-12-31.",
    tr: "Var olan bir tarihi yıl-ay-gün olarak girin: 1990-12-31.",
  },
  dateTooEarly: {
    en: "Enter a year from {minimum} on.",
    tr: "{minimum} veya sonrası bir yıl girin.",
  },
  tooYoung: {
    en: "You must be at least {minimum} years old.",
    tr: "En az {minimum} yaşında olmalısınız.",
  },
  codeInvalid: { en: "Enter the {digits} digits.", tr: "{digits} rakamı girin." },
  colorInvalid: {
    en: "Enter a color as #rgb or #rrggbb.",
    tr: "#rgb veya #rrggbb biçiminde bir renk girin.",
  },
  keyInvalid: {
    en: "A key holds lower-case letters a to z, digits and hyphens.",
    tr: "Anahtar yalnızca küçük a-z harfleri, rakam ve kısa çizgi içerir.",
  },
  keyTwice: { en: "This key stands here twice.", tr: "Bu anahtar iki kez geçiyor." },
  groupsMissing: { en: "Send at least one group.", tr: "En az bir grup gönderin." },
} as const satisfies Record<string, LocalizedText>;

export type FieldProblemCode = keyof typeof fieldProblems;

/** The parameters of a schema's refinement that name the problem it finds. */
export function problem(
  code: FieldProblemCode,
  values: TextValues = {},
): { params: { problem: FieldProblemCode; values: TextValues } } {
  return { params: { problem: code, values } };
}
