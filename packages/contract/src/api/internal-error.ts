/** The error without a known cause, which a client shows without the other errors too. */
export const internalError = {
  status: 500,
  en: "An unknown error occurred",
  tr: "Bilinmeyen bir hata oluştu",
} as const;
