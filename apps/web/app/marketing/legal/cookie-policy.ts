import type { LegalTexts } from "./legal-text.ts";

/** What this site keeps in a browser. */
export const cookiePolicy: LegalTexts = {
  en: {
    title: "Cookie policy",
    summary: "One cookie, for the language. What else is kept in your browser, and why.",
    parts: [
      {
        heading: "The one cookie",
        paragraphs: [
          "It is called locale and holds “en” or “tr”: the language you chose. It lasts a year, is sent to this site alone (SameSite=Lax), and is set when you open a page below /en or /tr.",
          "There are no advertising cookies, no analytics cookies and no cookies of anybody else.",
        ],
      },
      {
        heading: "Kept in local storage",
        paragraphs: [
          "account: the tokens that keep you signed in, encrypted with a key that your browser made for itself and that nobody can read out. They go when you sign out.",
          "device-keys: for each of the last five addresses that logged in here, a key that proves this browser, encrypted in the same way. With it you can log in while somebody else guesses your password. It stays when you log out.",
          "theme and locale: your light or dark scheme, the density, and the language, for browsers that refuse the cookie.",
          "organization and the last project: which one you worked in, so that the next page opens there. They go when you sign out. Work that is not saved yet is kept too, until you save or discard it; logging out asks which.",
        ],
      },
      {
        heading: "Kept until you close the tab",
        paragraphs: [
          "The page to return to after signing in, the address that waits for its code, and the three decisions you tried on the home page.",
        ],
      },
      {
        heading: "How to remove it",
        paragraphs: [
          "Sign out, and clear the data of this site in your browser’s settings. Without the cookie the site still works; it then follows the language of your browser.",
          "All of this serves what you asked for, which is why there is no banner that asks for consent.",
        ],
      },
    ],
  },
  tr: {
    title: "Çerez politikası",
    summary: "Dil için tek bir çerez. Tarayıcınızda başka nelerin, neden tutulduğu.",
    parts: [
      {
        heading: "Tek çerez",
        paragraphs: [
          "Adı locale, içeriği “en” ya da “tr”: seçtiğiniz dil. Bir yıl geçerlidir, yalnızca bu siteye gönderilir (SameSite=Lax) ve /en veya /tr altında bir sayfa açtığınızda yazılır.",
          "Reklam çerezi, analiz çerezi ya da başkalarına ait bir çerez yoktur.",
        ],
      },
      {
        heading: "Yerel depolamada tutulanlar",
        paragraphs: [
          "account: oturumunuzu açık tutan anahtarlar; tarayıcınızın kendisi için ürettiği ve kimsenin okuyamadığı bir anahtarla şifrelenir. Oturumu kapattığınızda silinir.",
          "device-keys: burada oturum açan son beş adresin her biri için bu tarayıcıyı tanıtan bir anahtar; aynı biçimde şifrelenir. Başkası parolanızı tahmin etmeye çalışırken bile oturum açabilmenizi sağlar. Oturumu kapattığınızda silinmez.",
          "theme ve locale: açık ya da koyu tema, yoğunluk ve dil; çerezi kabul etmeyen tarayıcılar için.",
          "organization ve son proje: en son nerede çalıştığınız; sonraki sayfa orada açılır. Oturumu kapattığınızda silinir. Henüz kaydedilmemiş çalışmanız da siz kaydedene ya da vazgeçene kadar burada durur; oturumu kapatırken hangisini istediğiniz sorulur.",
        ],
      },
      {
        heading: "Sekmeyi kapatana kadar tutulanlar",
        paragraphs: [
          "Giriş yaptıktan sonra döneceğiniz sayfa, kodunu bekleyen adres ve ana sayfada denediğiniz üç karar.",
        ],
      },
      {
        heading: "Nasıl kaldırılır",
        paragraphs: [
          "Oturumu kapatın ve tarayıcınızın ayarlarından bu sitenin verilerini silin. Site çerez olmadan da çalışır; o zaman tarayıcınızın dilini izler.",
          "Bunların hepsi istediğiniz iş için gereklidir; onay isteyen bir şerit bu yüzden yoktur.",
        ],
      },
    ],
  },
};
