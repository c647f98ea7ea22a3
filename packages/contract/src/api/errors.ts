import type { LocalizedText } from "#sentences/locale.ts";
import { internalError } from "./internal-error.ts";

/** A row of the error catalog: its message in both languages and its HTTP status. */
type ErrorRow = LocalizedText & { readonly status: number };

/** Every error of the API. The meaning of a released code never changes. */
export const errors = {
  malformed: {
    status: 400,
    en: "We couldn’t read the request. {reason}",
    tr: "İstek okunamadı. {reason}",
  },
  headerRequired: {
    status: 400,
    en: "The {header} header is missing. Send your organization’s id in it.",
    tr: "{header} başlığı eksik. Kuruluşun kimliğini bu başlıkta gönderin.",
  },
  notLoggedIn: {
    status: 401,
    en: "Log in to continue.",
    tr: "Devam etmek için oturum açın.",
  },
  signatureRefused: {
    status: 401,
    en: "The signature of this webhook isn’t valid.",
    tr: "Bu webhook’un imzası geçerli değil.",
  },
  wrongCredentials: {
    status: 401,
    en: "Wrong email or password.",
    tr: "E-posta veya parola yanlış.",
  },
  refreshRefused: {
    status: 401,
    en: "Your session has ended. Log in again.",
    tr: "Oturumunuz sona erdi. Yeniden oturum açın.",
  },
  loginExpired: {
    status: 401,
    en: "This login has expired. Log in again.",
    tr: "Bu oturum açma işleminin süresi doldu. Yeniden oturum açın.",
  },
  signUpExpired: {
    status: 401,
    en: "This registration has expired. Start again.",
    tr: "Bu kaydın süresi doldu. Yeniden başlayın.",
  },
  loginNotRecent: {
    status: 403,
    en: "Your account has no password, so this needs a recent login. Log out, log in again and repeat this within 10 minutes.",
    tr: "Hesabınızın parolası olmadığından bunun için yeni bir oturum gerekiyor. Oturumu kapatıp yeniden açın ve 10 dakika içinde yineleyin.",
  },
  paymentDeclined: {
    status: 402,
    en: "The card was declined. Update the card and try again. Your plan stays the same.",
    tr: "Kart reddedildi. Kartı güncelleyip yeniden deneyin. Planınız aynı kalır.",
  },
  notVerified: {
    status: 403,
    en: "Verify your email first. Enter the code we sent you, or request a new one.",
    tr: "Önce e-posta adresinizi doğrulayın. Gönderdiğimiz kodu girin veya yeni bir kod isteyin.",
  },
  notAllowed: {
    status: 403,
    en: "This needs the {least} role. Your role is {role}. Ask your organization’s owner for access.",
    tr: "Bunun için {least} rolü gerekiyor. Rolünüz: {role}. Kuruluşunuzun sahibinden yetki isteyin.",
  },
  invitationOfAnother: {
    status: 403,
    en: "This invitation is for another email. Log in with the email it was sent to.",
    tr: "Bu davet başka bir e-posta için. Davetin gönderildiği e-postayla oturum açın.",
  },
  keyRefused: {
    status: 403,
    en: "API keys can’t make this call. Log in to continue.",
    tr: "Bu çağrı API anahtarıyla yapılamaz. Devam etmek için oturum açın.",
  },
  keyReadsOnly: {
    status: 403,
    en: "This API key can only read. Create one that can also write.",
    tr: "Bu API anahtarı yalnızca okuyabilir. Yazma izni olan bir anahtar oluşturun.",
  },
  planLimit: {
    status: 403,
    en: "{limit} {remedy}",
    tr: "{limit} {remedy}",
  },
  notFound: {
    status: 404,
    en: "Not found, or you don’t have access.",
    tr: "Bulunamadı veya erişiminiz yok.",
  },
  planNotFound: {
    status: 404,
    en: "Pro plan not found.",
    tr: "Pro planı bulunamadı.",
  },
  requestTimeout: {
    status: 408,
    en: "The request took too long to arrive. Send it again.",
    tr: "İsteğin gelmesi çok uzun sürdü. Yeniden gönderin.",
  },
  conflict: {
    status: 409,
    en: "This already exists. {reason}",
    tr: "Bu zaten var. {reason}",
  },
  archived: {
    status: 409,
    en: "This design system is archived. Restore it to change it.",
    tr: "Bu tasarım sistemi arşivlendi. Değiştirmek için geri yükleyin.",
  },
  keyLimit: {
    status: 409,
    en: "You can have up to {count} API keys. Delete one first.",
    tr: "En fazla {count} API anahtarınız olabilir. Önce birini silin.",
  },
  deletionPending: {
    status: 409,
    en: "This organization is about to be deleted, so it can’t be changed. An owner can still keep it.",
    tr: "Bu kuruluş silinmek üzere olduğu için değiştirilemez. Sahiplerinden biri silmeyi geri alabilir.",
  },
  lastOwner: {
    status: 409,
    en: "An organization always has an owner. Make another member an owner first.",
    tr: "Her kuruluşun bir sahibi olmalı. Önce başka bir üyeye sahip rolünü verin.",
  },
  invitationExpired: {
    status: 409,
    en: "This invitation has expired. Ask for a new one.",
    tr: "Bu davetin süresi doldu. Yeni bir davet isteyin.",
  },
  organizationFull: {
    status: 409,
    en: "{organization} has no free place for members. Ask the person who invited you.",
    tr: "{organization} kuruluşunda boş üye yeri yok. Sizi davet eden kişiye sorun.",
  },
  soleOwner: {
    status: 409,
    en: "You’re the only owner of {organizations}, which has other members. Give another member the owner role first.",
    tr: "Başka üyeleri olan şu kuruluşun tek sahibisiniz: {organizations}. Önce başka bir üyeye sahip rolünü verin.",
  },
  passkeyLimit: {
    status: 409,
    en: "You can have up to {count} passkeys. Remove one first.",
    tr: "En fazla {count} geçiş anahtarınız olabilir. Önce birini kaldırın.",
  },
  twoFactorOn: {
    status: 409,
    en: "Two-step login is already on. Turn it off first.",
    tr: "İki adımlı doğrulama zaten açık. Önce kapatın.",
  },
  noPassword: {
    status: 409,
    en: "Your account has no password yet. Set one with an emailed code first.",
    tr: "Hesabınızın henüz parolası yok. Önce e-postayla gelen bir kodla parola belirleyin.",
  },
  addressTaken: {
    status: 409,
    en: "Your email already has a Tessera account. Log in to it, then connect {provider} under Security.",
    tr: "E-posta adresinizin zaten bir Tessera hesabı var. O hesapta oturum açın, sonra Güvenlik sayfasından {provider} hesabınızı bağlayın.",
  },
  identityTaken: {
    status: 409,
    en: "This {provider} account is connected to another Tessera account. Disconnect it there first.",
    tr: "Bu {provider} hesabı başka bir Tessera hesabına bağlı. Önce oradaki bağlantıyı kaldırın.",
  },
  providerConnected: {
    status: 409,
    en: "{provider} is already connected to your account. Disconnect it first.",
    tr: "{provider} hesabınıza zaten bağlı. Önce bağlantıyı kaldırın.",
  },
  lastLogin: {
    status: 409,
    en: "This is your only way to log in. Set a password, add a passkey or connect another account first.",
    tr: "Oturum açmanızın tek yolu bu. Önce bir parola belirleyin, geçiş anahtarı ekleyin veya başka bir hesap bağlayın.",
  },
  noSubscription: {
    status: 409,
    en: "This organization has no subscription.",
    tr: "Bu kuruluşun aboneliği yok.",
  },
  billingRefused: {
    status: 409,
    en: "{reason}",
    tr: "{reason}",
  },
  staleRevision: {
    status: 412,
    en: "Revision {revision} was saved while you were editing.",
    tr: "Siz düzenlerken {revision}. revizyon kaydedildi.",
  },
  tooLarge: {
    status: 413,
    en: "The request is too large. The limit is {limit}.",
    tr: "İstek çok büyük. Sınır {limit}.",
  },
  wrongType: {
    status: 415,
    en: "Send JSON with the content type application/json.",
    tr: "JSON gönderin; içerik türü application/json olmalı.",
  },
  wrongImageType: {
    status: 415,
    en: "Send the image with the content type image/png, image/jpeg or image/webp.",
    tr: "Görseli image/png, image/jpeg veya image/webp içerik türüyle gönderin.",
  },
  invalid: {
    status: 422,
    en: "Check the highlighted fields.",
    tr: "İşaretli alanları kontrol edin.",
  },
  codeRefused: {
    status: 422,
    en: "This code is wrong or has expired. Request a new one.",
    tr: "Bu kod yanlış veya süresi dolmuş. Yeni bir kod isteyin.",
  },
  imageRefused: {
    status: 422,
    en: "We couldn’t read this image. Choose a PNG, JPEG or WebP image of up to {megapixels} megapixels.",
    tr: "Bu görsel okunamadı. En fazla {megapixels} megapiksellik bir PNG, JPEG veya WebP görseli seçin.",
  },
  secondStepRefused: {
    status: 422,
    en: "This code is wrong or was already used. Enter the current code from your app, or a recovery code.",
    tr: "Bu kod yanlış veya daha önce kullanıldı. Uygulamanızdaki güncel kodu veya bir kurtarma kodu girin.",
  },
  passkeyRefused: {
    status: 422,
    en: "This passkey wasn’t accepted. Try again or use another way to log in.",
    tr: "Bu geçiş anahtarı kabul edilmedi. Yeniden deneyin veya başka bir yolla oturum açın.",
  },
  appCodeRefused: {
    status: 422,
    en: "This code doesn’t match. Check the time of your phone and enter the current code.",
    tr: "Bu kod eşleşmiyor. Telefonunuzun saatini kontrol edip güncel kodu girin.",
  },
  providerOff: {
    status: 422,
    en: "{provider} isn’t set up here. Log in another way.",
    tr: "{provider} burada kullanılamıyor. Başka bir yolla oturum açın.",
  },
  providerExpired: {
    status: 422,
    en: "This request to {provider} has expired or began in another browser. Start again.",
    tr: "{provider} isteğinin süresi doldu veya istek başka bir tarayıcıda başladı. Yeniden başlayın.",
  },
  providerRefused: {
    status: 422,
    en: "{provider} didn’t confirm who you are. Start again.",
    tr: "{provider} kimliğinizi doğrulamadı. Yeniden başlayın.",
  },
  addressUnverified: {
    status: 422,
    en: "{provider} has no verified email for you. Verify it there, then start again.",
    tr: "{provider} hesabınızda doğrulanmış bir e-posta adresi yok. Adresinizi orada doğrulayıp yeniden başlayın.",
  },
  preconditionRequired: {
    status: 428,
    en: "Send the revision you edited in the If-Match header.",
    tr: "Düzenlediğiniz revizyonu If-Match başlığında gönderin.",
  },
  tooMany: {
    status: 429,
    en: "Too many attempts. Try again in {wait}.",
    tr: "Çok fazla denediniz. {wait} sonra yeniden deneyin.",
  },
  headersTooLarge: {
    status: 431,
    en: "The request headers are too large. Send fewer or shorter ones.",
    tr: "İstek başlıkları çok büyük. Daha az veya daha kısa başlık gönderin.",
  },
  internal: internalError,
  providerUnavailable: {
    status: 502,
    en: "{provider} isn’t answering right now. Try again in a minute or log in another way.",
    tr: "{provider} şu anda yanıt vermiyor. Bir dakika sonra yeniden deneyin veya başka bir yolla oturum açın.",
  },
  paymentUnavailable: {
    status: 503,
    en: "The payment provider isn’t answering. Try again in a minute; nothing is charged twice.",
    tr: "Ödeme sağlayıcısı yanıt vermiyor. Bir dakika sonra yeniden deneyin; iki kez ücret alınmaz.",
  },
  unavailable: {
    status: 503,
    en: "Tessera isn’t available right now. Try again in {wait}.",
    tr: "Tessera’ya şu anda ulaşılamıyor. {wait} sonra yeniden deneyin.",
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;
