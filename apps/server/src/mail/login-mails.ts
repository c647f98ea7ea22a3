import {
  type Locale,
  type LocalizedText,
  type SocialProvider,
  socialProviderNames,
} from "@tessera/contract";
import { prefixOf } from "./mails.ts";
import { printMail, type MailSite, type MailText, type MailTexts } from "./print-mail.ts";

/** A change of the ways to log in to an account, or of the keys that act for it. */
export type LoginChange =
  | "two-factor-on"
  | "two-factor-off"
  | "recovery-codes-replaced"
  | "recovery-code-used"
  | "api-key-created"
  | "passkey-added"
  | "passkey-removed"
  | `${SocialProvider}-connected`
  | `${SocialProvider}-disconnected`;

type ChangeTexts = Omit<MailTexts, "after">;

const texts: Readonly<Record<LoginChange, ChangeTexts>> = {
  "two-factor-on": {
    subject: {
      en: "Two-step login is on for your Tessera account",
      tr: "Tessera hesabınızda iki adımlı doğrulama açıldı",
    },
    before: {
      en: "From now on, a code from your authenticator app is needed after your password.",
      tr: "Artık oturum açarken parolanızdan sonra kimlik doğrulama uygulamanızdaki kod da istenecek.",
    },
  },
  "two-factor-off": {
    subject: {
      en: "Two-step login is off for your Tessera account",
      tr: "Tessera hesabınızda iki adımlı doğrulama kapatıldı",
    },
    before: {
      en: "From now on, your password alone logs in. You can turn two-step login on again at any time.",
      tr: "Artık yalnızca parolanızla oturum açılabilir. İki adımlı doğrulamayı dilediğiniz zaman yeniden açabilirsiniz.",
    },
  },
  "recovery-codes-replaced": {
    subject: {
      en: "Your Tessera account has new recovery codes",
      tr: "Tessera hesabınızın kurtarma kodları yenilendi",
    },
    before: {
      en: "The former recovery codes no longer work.",
      tr: "Önceki kurtarma kodları artık geçerli değil.",
    },
  },
  "recovery-code-used": {
    subject: {
      en: "A recovery code was used for your Tessera account",
      tr: "Tessera hesabınızda bir kurtarma kodu kullanıldı",
    },
    before: {
      en: "Somebody logged in with your password and a recovery code, which no longer works.",
      tr: "Parolanız ve bir kurtarma koduyla oturum açıldı. Bu kod artık geçerli değil.",
    },
  },
  "api-key-created": {
    subject: {
      en: "An API key was created for your Tessera account",
      tr: "Tessera hesabınız için bir API anahtarı oluşturuldu",
    },
    before: {
      en: "The key acts for you without your password. If you don’t know it, delete it at once.",
      tr: "Bu anahtar parolanız olmadan sizin adınıza işlem yapabilir. Anahtarı tanımıyorsanız hemen silin.",
    },
  },
  "passkey-added": {
    subject: {
      en: "A passkey was added to your Tessera account",
      tr: "Tessera hesabınıza bir geçiş anahtarı eklendi",
    },
    before: {
      en: "The passkey logs in without your password.",
      tr: "Bu geçiş anahtarıyla parolasız oturum açılabilir.",
    },
  },
  "passkey-removed": {
    subject: {
      en: "A passkey was removed from your Tessera account",
      tr: "Tessera hesabınızdan bir geçiş anahtarı kaldırıldı",
    },
    before: {
      en: "The passkey no longer logs in.",
      tr: "Bu geçiş anahtarıyla artık oturum açılamaz.",
    },
  },
  "google-connected": printConnected(socialProviderNames.google),
  "google-disconnected": printDisconnected(socialProviderNames.google),
  "github-connected": printConnected(socialProviderNames.github),
  "github-disconnected": printDisconnected(socialProviderNames.github),
};

function printConnected(provider: string): ChangeTexts {
  return {
    subject: {
      en: `${provider} was connected to your Tessera account`,
      tr: `Tessera hesabınıza ${provider} bağlandı`,
    },
    before: {
      en: `Your ${provider} account logs in without your password.`,
      tr: `${provider} hesabınızla parolasız oturum açılabilir.`,
    },
  };
}

function printDisconnected(provider: string): ChangeTexts {
  return {
    subject: {
      en: `${provider} was disconnected from your Tessera account`,
      tr: `Tessera hesabınızdaki ${provider} bağlantısı kaldırıldı`,
    },
    before: {
      en: `Your ${provider} account no longer logs in.`,
      tr: `${provider} hesabınızla artık oturum açılamaz.`,
    },
  };
}

const after: MailTexts["after"] = {
  en: "If it was you, you’re done. If it wasn’t, change your password at once. That ends all other sessions.",
  tr: "Bunu siz yaptıysanız başka bir şey yapmanız gerekmez. Siz yapmadıysanız parolanızı hemen değiştirin. Böylece diğer tüm oturumlar kapatılır.",
};

const openSecurity: LocalizedText = { en: "Open security settings", tr: "Güvenlik ayarlarını aç" };

/** Prints the mail about a change of the ways to log in, with the page that shows them. */
export function printLoginChangedMail(
  locale: Locale,
  change: LoginChange,
  site: MailSite,
): MailText {
  const address = `${site.publicUrl}${prefixOf(locale)}/account/security`;
  const goal = { address, action: openSecurity };
  return printMail(locale, { ...texts[change], after }, { ...site, goal });
}

/** The changes of which an account gets a mail. */
export const loginChanges = Object.keys(texts) as readonly LoginChange[];
