import type { LegalTexts } from "./legal-text.ts";

/** The text about the data that this site stores in a browser. */
export const cookiePolicy: LegalTexts = {
  en: {
    title: "Cookie policy",
    summary:
      "We use one cookie, for your language. Here is what else we store in your browser, and why.",
    parts: {
      "The one cookie": [
        "It is called locale and contains the language you chose, “en” or “tr”. It lasts a year, is sent only to this site (SameSite=Lax), and is set when you open a page under /en or /tr.",
        "We use no advertising, analytics or third-party cookies.",
      ],
      "Stored in local storage": [
        "account: the tokens that keep you logged in, encrypted with a key that your browser creates and nobody can read. We remove them when you log out.",
        "device-keys: for each of the last five addresses that logged in here, a key that proves this browser, encrypted in the same way. With it you can log in even while somebody else guesses your password. It stays when you log out.",
        "social: for up to 10 minutes after you choose Google or GitHub, a secret that proves that this browser began. It is removed when you return.",
        "theme and locale: your light or dark theme, your density and your language, for browsers that block the cookie. When you are logged in, your account stores them too; a change that it does not have yet waits here.",
        "organization and the last design system: where you last worked, so the next page opens there. Your latest commands and the notation in which you copy values are stored as well. We remove all of these when you log out. Unsaved work is stored too, until you save or discard it. When you log out, we ask which.",
      ],
      "Stored until you close the tab": [
        "The page to return to after you log in, the email address waiting for its code, the reset of a password that you have begun, and the three choices you tried on the home page.",
      ],
      "How to remove this data": [
        "Log out and clear this site’s data in your browser settings. The site works without the cookie; it then follows your browser’s language.",
        "All of this is needed for what you ask the site to do, so we don’t show a consent banner.",
      ],
    },
  },
  tr: {
    title: "Çerez politikası",
    summary:
      "Dil tercihiniz için tek bir çerez kullanıyoruz. Tarayıcınızda başka neleri, neden sakladığımız burada.",
    parts: {
      "Tek çerez": [
        "Adı locale, içeriği seçtiğiniz dildir: “en” veya “tr”. Bir yıl geçerlidir, yalnızca bu siteye gönderilir (SameSite=Lax) ve /en veya /tr altında bir sayfa açtığınızda kaydedilir.",
        "Reklam, analiz veya üçüncü taraf çerezi kullanmıyoruz.",
      ],
      "Yerel depolamada saklananlar": [
        "account: oturumunuzu açık tutan oturum anahtarları; tarayıcınızın ürettiği ve kimsenin okuyamadığı bir anahtarla şifrelenir. Oturumu kapattığınızda silinir.",
        "device-keys: burada oturum açan son beş adresin her biri için bu tarayıcıyı tanıtan bir anahtar; aynı biçimde şifrelenir. Başkası parolanızı tahmin etmeye çalışırken bile oturum açabilmenizi sağlar. Oturumu kapattığınızda silinmez.",
        "social: Google veya GitHub’ı seçmenizden sonra en fazla 10 dakika boyunca işlemi bu tarayıcının başlattığını kanıtlayan bir sır. Geri döndüğünüzde silinir.",
        "theme ve locale: açık veya koyu tema, yoğunluk ve dil; çerezi engelleyen tarayıcılar için. Oturumunuz açıkken hesabınız da bunları saklar; hesaba henüz ulaşmayan bir değişiklik burada bekler.",
        "organization ve son tasarım sistemi: en son nerede çalıştığınız; sonraki sayfa orada açılır. Son kullandığınız komutlar ve değerleri kopyaladığınız gösterim de saklanır. Bunların tümü oturumu kapattığınızda silinir. Kaydedilmemiş çalışmanız da siz kaydedene veya vazgeçene kadar burada saklanır; oturumu kapatırken hangisini istediğinizi sorarız.",
      ],
      "Sekmeyi kapatana kadar saklananlar": [
        "Oturum açtıktan sonra döneceğiniz sayfa, kod bekleyen e-posta adresi, başlattığınız parola sıfırlama ve ana sayfada denediğiniz üç ayar.",
      ],
      "Bu verileri silmek için": [
        "Oturumu kapatın ve tarayıcınızın ayarlarından bu sitenin verilerini silin. Site çerez olmadan da çalışır; o zaman tarayıcınızın dilini kullanır.",
        "Bunların tümü istediğiniz işlemler için gereklidir; bu yüzden onay bandı göstermiyoruz.",
      ],
    },
  },
};
