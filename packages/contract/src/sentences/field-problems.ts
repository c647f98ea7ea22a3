import type { LocalizedText, TextValues } from "./locale.ts";

/** The problems of a field besides the engine's. The meaning of a released code never changes. */
export const fieldProblems = {
  required: { en: "Fill in this field.", tr: "Bu alanı doldurun." },
  notText: { en: "Enter text.", tr: "Metin girin." },
  notNumber: { en: "Enter a number.", tr: "Bir sayı girin." },
  notList: { en: "Send a list.", tr: "Bir liste gönderin." },
  notGroup: { en: "Send an object.", tr: "Bir nesne gönderin." },
  notAccepted: {
    en: "Accept the terms to continue.",
    tr: "Devam etmek için koşulları kabul edin.",
  },
  notOffered: { en: "Choose one of: {values}.", tr: "Şunlardan birini seçin: {values}." },
  notEmptied: {
    en: "For now, you can only clear this field. Send null.",
    tr: "Bu alanı şimdilik yalnızca temizleyebilirsiniz. null gönderin.",
  },
  unknownFields: {
    en: "Unknown fields: {count}. Remove them.",
    tr: "Bilinmeyen alan sayısı: {count}. Bunları göndermeyin.",
  },
  tooShort: {
    en: "Use at least {minimum} characters.",
    tr: "En az {minimum} karakter girin.",
  },
  tooLong: {
    en: "Use at most {maximum} characters.",
    tr: "En fazla {maximum} karakter girin.",
  },
  tooFew: {
    en: "Send {minimum} or more.",
    tr: "En az {minimum} öğe gönderin.",
  },
  tooMany: {
    en: "Send {maximum} or fewer.",
    tr: "En fazla {maximum} öğe gönderin.",
  },
  tooLow: { en: "Enter {minimum} or more.", tr: "{minimum} veya daha büyük bir sayı girin." },
  tooHigh: { en: "Enter {maximum} or less.", tr: "{maximum} veya daha küçük bir sayı girin." },
  invalidFormat: {
    en: "The format isn’t valid. Check what you entered.",
    tr: "Biçim geçersiz. Girdiğiniz değeri kontrol edin.",
  },
  invalid: {
    en: "This value isn’t valid. Enter another one.",
    tr: "Bu değer geçersiz. Başka bir değer girin.",
  },
  idInvalid: { en: "This isn’t a valid id.", tr: "Geçerli bir kimlik değil." },
  emailInvalid: {
    en: "Enter a valid email, like ada@example.com.",
    tr: "ada@example.com gibi geçerli bir e-posta adresi girin.",
  },
  invisible: {
    en: "Use at least one visible character.",
    tr: "En az bir görünür karakter kullanın.",
  },
  nameCharacters: {
    en: "Remove slashes, backslashes and control characters.",
    tr: "Eğik çizgi, ters eğik çizgi ve kontrol karakteri kullanmayın.",
  },
  textCharacters: {
    en: "The text contains an invalid character. Type it again.",
    tr: "Metinde geçersiz bir karakter var. Yeniden yazın.",
  },
  passwordCharacters: {
    en: "The password contains an invalid character. Type it again.",
    tr: "Parolada geçersiz bir karakter var. Yeniden yazın.",
  },
  passwordCommon: {
    en: "This password appeared in a data leak. Choose another one.",
    tr: "Bu parola bir veri sızıntısında yer almış. Başka bir parola seçin.",
  },
  dateInvalid: {
    en: "Enter a valid date as year-month-day, like 1990-12-31.",
    tr: "Geçerli bir tarihi yıl-ay-gün olarak girin: 1990-12-31.",
  },
  dateTooEarly: {
    en: "Enter {minimum} or a later year.",
    tr: "{minimum} veya sonraki bir yılı girin.",
  },
  notFuture: {
    en: "Choose a time in the future.",
    tr: "Gelecekte bir zaman seçin.",
  },
  tooYoung: {
    en: "You must be at least {minimum} years old.",
    tr: "En az {minimum} yaşında olmalısınız.",
  },
  phoneInvalid: {
    en: "Enter a mobile number, like +90 (512) 345-6789.",
    tr: "+90 (512) 345-6789 gibi bir cep telefonu numarası girin.",
  },
  passwordWrong: { en: "This isn’t your current password.", tr: "Mevcut parolanız bu değil." },
  codeInvalid: { en: "Enter all {digits} digits.", tr: "{digits} haneli kodu girin." },
  secondStepInvalid: {
    en: "Enter the 6 digits from your app, or a recovery code.",
    tr: "Uygulamanızdaki 6 haneli kodu veya bir kurtarma kodu girin.",
  },
  colorInvalid: {
    en: "Enter a color as #rgb or #rrggbb.",
    tr: "#rgb veya #rrggbb biçiminde bir renk girin.",
  },
  keyInvalid: {
    en: "Use only lowercase letters (a–z), digits and hyphens.",
    tr: "Yalnızca küçük harf (a–z), rakam ve kısa çizgi kullanın.",
  },
  keyTwice: {
    en: "You used this key twice. Remove one.",
    tr: "Bu anahtarı iki kez kullandınız. Birini kaldırın.",
  },
  slugReserved: {
    en: "Tessera uses this address. Choose another one.",
    tr: "Bu adresi Tessera kullanıyor. Başka bir adres seçin.",
  },
  slugTaken: {
    en: "This address is taken. Choose another one.",
    tr: "Bu adres alınmış. Başka bir adres seçin.",
  },
  nameDiffers: {
    en: "Enter the name of the organization exactly.",
    tr: "Kuruluşun adını aynen girin.",
  },
  alreadyMember: {
    en: "This person is already a member.",
    tr: "Bu kişi zaten üye.",
  },
  alreadyInvited: {
    en: "This email already has an invitation. Send it again instead.",
    tr: "Bu e-postaya zaten davet gönderilmiş. O daveti yeniden gönderin.",
  },
  noPlaceLeft: {
    en: "The plan has no place for this one.",
    tr: "Planda bu kişi için yer yok.",
  },
  notMember: {
    en: "Choose another member of the organization.",
    tr: "Kuruluşun başka bir üyesini seçin.",
  },
  groupsMissing: { en: "Send at least one group.", tr: "En az bir grup gönderin." },
} as const satisfies Record<string, LocalizedText>;

export type FieldProblemCode = keyof typeof fieldProblems;

/** Returns the parameters of a schema's refinement that name its problem. */
export function problem(
  code: FieldProblemCode,
  values: TextValues = {},
): { params: { problem: FieldProblemCode; values: TextValues } } {
  return { params: { problem: code, values } };
}
