import type { LocalizedText } from "./locale.ts";

/** One row of the error catalogue: its HTTP status and its message in both languages. */
type ErrorRow = { readonly status: number; readonly message: LocalizedText };

/** Every error that the API answers with. A code, once released, keeps its meaning. */
export const errors = {
  malformed: {
    status: 400,
    message: {
      en: "The request could not be read. {reason}",
      tr: "İstek okunamadı. {reason}",
    },
  },
  headerRequired: {
    status: 400,
    message: {
      en: "The header {header} is missing. Send the id of the organization in it.",
      tr: "{header} başlığı eksik. Kuruluşun kimliğini bu başlıkta gönderin.",
    },
  },
  notSignedIn: {
    status: 401,
    message: { en: "Sign in to go on.", tr: "Devam etmek için giriş yapın." },
  },
  wrongCredentials: {
    status: 401,
    message: {
      en: "The email address or the password is wrong.",
      tr: "E-posta adresi veya parola yanlış.",
    },
  },
  refreshRefused: {
    status: 401,
    message: {
      en: "This session has ended. Sign in again.",
      tr: "Bu oturum sona erdi. Yeniden giriş yapın.",
    },
  },
  notVerified: {
    status: 403,
    message: {
      en: "Verify your email address first. Enter the code from the mail, or ask for a new one.",
      tr: "Önce e-posta adresinizi doğrulayın. Postadaki kodu girin veya yeni bir kod isteyin.",
    },
  },
  notAllowed: {
    status: 403,
    message: {
      en: "Your role, {role}, does not allow this. Ask someone who is at least {least}.",
      tr: "Rolünüz ({role}) buna izin vermiyor. En az {least} olan birinden isteyin.",
    },
  },
  planLimit: {
    status: 403,
    message: {
      en: "{limit} {remedy}",
      tr: "{limit} {remedy}",
    },
  },
  notFound: {
    status: 404,
    message: { en: "There is nothing here.", tr: "Burada bir şey yok." },
  },
  requestTimeout: {
    status: 408,
    message: {
      en: "The request took too long to arrive. Send it again.",
      tr: "İsteğin gelmesi çok uzun sürdü. Yeniden gönderin.",
    },
  },
  conflict: {
    status: 409,
    message: { en: "This already exists. {reason}", tr: "Bu zaten var. {reason}" },
  },
  staleRevision: {
    status: 412,
    message: {
      en: "Somebody saved revision {revision} while you edited.",
      tr: "Siz düzenlerken {revision}. revizyon kaydedildi.",
    },
  },
  tooLarge: {
    status: 413,
    message: {
      en: "The request is larger than the {limit} that are accepted.",
      tr: "İstek, kabul edilen {limit} sınırından büyük.",
    },
  },
  wrongType: {
    status: 415,
    message: {
      en: "Send JSON, with the content type application/json.",
      tr: "JSON gönderin; içerik türü application/json olmalı.",
    },
  },
  invalid: {
    status: 422,
    message: { en: "Check the marked fields.", tr: "İşaretli alanları denetleyin." },
  },
  codeRefused: {
    status: 422,
    message: {
      en: "This code is wrong or has expired. Ask for a new one.",
      tr: "Bu kod yanlış veya süresi doldu. Yeni bir kod isteyin.",
    },
  },
  preconditionRequired: {
    status: 428,
    message: {
      en: "Send the revision that you edited in the header If-Match.",
      tr: "Düzenlediğiniz revizyonu If-Match başlığında gönderin.",
    },
  },
  tooMany: {
    status: 429,
    message: {
      en: "Too many tries. Try again in {seconds} seconds.",
      tr: "Çok fazla deneme. {seconds} saniye sonra yeniden deneyin.",
    },
  },
  headersTooLarge: {
    status: 431,
    message: { en: "The headers are too large.", tr: "Başlıklar çok büyük." },
  },
  internal: {
    status: 500,
    message: { en: "An unknown error occurred", tr: "Bilinmeyen bir hata oluştu" },
  },
  unavailable: {
    status: 503,
    message: {
      en: "Tessera cannot be reached right now. Try again in {seconds} seconds.",
      tr: "Tessera'ya şu anda ulaşılamıyor. {seconds} saniye sonra yeniden deneyin.",
    },
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;
