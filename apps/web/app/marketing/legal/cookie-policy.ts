import type { LastingKeyName, LogOutKeyName, TabKeyName } from "#storage/storage-keys.ts";
import type { LegalTexts } from "./legal-text.ts";

/** A description of each key; a key without one does not compile. */
type Described<KeyName extends string> = Readonly<Record<KeyName, string>>;

/** The text about the data that this site stores in a browser. */
export const cookiePolicy: LegalTexts = {
  en: {
    title: "Cookie policy",
    summary:
      "We use one cookie, for your language. Here is what else we store in your browser, and why.",
    parts: {
      "The one cookie": [
        "It is called locale and contains the language you chose, “en” or “tr”. It lasts a year, is sent only to this site (SameSite=Lax), and is set when you open a page under /en or /tr.",
        "We use no advertising, analytics or third-party cookies. When you buy Pro, the checkout is a page of the payment provider, with its own cookies.",
      ],
      "Stored until you log out": [
        "This is in local storage. We remove it when you log out, and when somebody else logs in. An asterisk stands for the id of a design system, a format or a request.",
        {
          account:
            "The tokens that keep you logged in, encrypted with a key that your browser creates and nobody can read.",
          "personal:organization": "The organization that you worked in last.",
          "personal:last-project":
            "The design system that you opened last, so that short addresses open it.",
          "personal:recent-commands":
            "Your latest commands, which the list of commands shows first.",
          "personal:copy-notation": "The notation in which you copy values.",
          "personal:overview-view": "Whether the overview shows cards or a table.",
          "personal:controls-width": "The width of the controls in the editor.",
          "personal:introduction": "How far you are in the tips on your first design system.",
          "personal:steps":
            "Your latest changes to a saved design system, so that you can undo them after a reload.",
          "personal:locks:*": "The choices of a design system that a shuffle does not change.",
          "personal:last-export:*":
            "The time, the revision and the recipe of your last export in a format, so that the next one can show what changed.",
          "personal:changed-settings":
            "Changes of your settings that your account does not have yet.",
          "personal:social:*":
            "A secret that proves that this browser began a login with Google or GitHub. It works for 10 minutes and is removed when you return.",
        } satisfies Described<LogOutKeyName>,
      ],
      "Stored until you remove it": [
        "This is in local storage too, and stays when you log out.",
        {
          "device-keys":
            "For each of the last five addresses that logged in here, a key that proves this browser, encrypted in the same way. With it you can log in even while somebody else guesses your password.",
          theme: "Your light or dark theme, density and layout. Your account stores them too.",
          locale: "Your language, for browsers that block the cookie.",
          "chosen-locale":
            "For a moment, the language that you choose, so that your other tabs follow.",
          "single-key-shortcuts": "Whether shortcuts of single keys are on.",
          "draft:*":
            "Unsaved work on a design system, until you save or discard it. When you log out, we ask whether to keep it.",
        } satisfies Described<LastingKeyName>,
      ],
      "Stored until you close the tab": [
        "This is in session storage. We remove it when you log out, too.",
        {
          "personal:redirect-history": "The page to return to after you log in.",
          "personal:pending-email": "The email address that waits for its code.",
          "personal:pending-registration":
            "A token that proves that you registered it in this tab.",
          "personal:reset-email": "The email address whose password you are resetting.",
          "personal:reset-token": "A token that proves that you requested the reset in this tab.",
          "personal:starting-recipe": "The three choices you tried on the home page.",
          "personal:starting-code": "A share code that you opened, for a new design system.",
        } satisfies Described<TabKeyName>,
      ],
      "The encryption key": [
        "It is in IndexedDB, in a database called tessera. Your browser creates it for the tokens and keys above, and uses it without revealing it to any page. It stays when you log out.",
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
        "Reklam, analiz veya üçüncü taraf çerezi kullanmıyoruz. Pro satın alırken açılan ödeme sayfası, ödeme sağlayıcısının kendi sayfasıdır ve kendi çerezlerini kullanır.",
      ],
      "Oturumu kapatana kadar saklananlar": [
        "Bunlar yerel depolamadadır. Oturumu kapattığınızda veya başka biri oturum açtığında silinir. Yıldız işareti bir tasarım sisteminin, biçimin veya isteğin kimliği yerine geçer.",
        {
          account:
            "Oturumunuzu açık tutan oturum anahtarları; tarayıcınızın ürettiği ve kimsenin okuyamadığı bir anahtarla şifrelenir.",
          "personal:organization": "En son çalıştığınız kuruluş.",
          "personal:last-project": "Kısa adreslerin açacağı, en son açtığınız tasarım sistemi.",
          "personal:recent-commands": "Komut listesinin başında gösterilen son komutlarınız.",
          "personal:copy-notation": "Değerleri kopyaladığınız gösterim.",
          "personal:overview-view": "Genel bakışta kartların mı, tablonun mu gösterileceği.",
          "personal:controls-width": "Düzenleyicideki denetim panelinin genişliği.",
          "personal:introduction": "İlk tasarım sisteminizdeki ipuçlarında nerede kaldığınız.",
          "personal:steps":
            "Kaydedilmiş bir tasarım sistemindeki son değişiklikleriniz; sayfa yenilendikten sonra da geri alabilmeniz için.",
          "personal:locks:*": "Bir tasarım sisteminde karıştırmanın değiştirmediği seçimler.",
          "personal:last-export:*":
            "Bir biçimdeki son dışa aktarmanızın zamanı, revizyonu ve reçetesi; böylece bir sonrakinde nelerin değiştiği gösterilir.",
          "personal:changed-settings": "Hesabınıza henüz ulaşmayan ayar değişiklikleri.",
          "personal:social:*":
            "Google veya GitHub ile oturum açma işlemini bu tarayıcının başlattığını kanıtlayan bir sır. 10 dakika geçerlidir ve geri döndüğünüzde silinir.",
        } satisfies Described<LogOutKeyName>,
      ],
      "Siz silene kadar saklananlar": [
        "Bunlar da yerel depolamadadır ve oturumu kapattığınızda silinmez.",
        {
          "device-keys":
            "Burada oturum açan son beş adresin her biri için bu tarayıcıyı tanıtan bir anahtar; aynı biçimde şifrelenir. Başkası parolanızı tahmin etmeye çalışırken bile oturum açabilmenizi sağlar.",
          theme: "Açık veya koyu tema, yoğunluk ve yerleşim. Hesabınız da bunları saklar.",
          locale: "Çerezi engelleyen tarayıcılar için diliniz.",
          "chosen-locale":
            "Diğer sekmelerin de geçebilmesi için, seçtiğiniz dil; yalnızca bir an saklanır.",
          "single-key-shortcuts": "Tek tuşlu kısayolların açık olup olmadığı.",
          "draft:*":
            "Bir tasarım sistemindeki kaydedilmemiş çalışmanız; siz kaydedene veya vazgeçene kadar. Oturumu kapatırken saklanıp saklanmayacağını sorarız.",
        } satisfies Described<LastingKeyName>,
      ],
      "Sekmeyi kapatana kadar saklananlar": [
        "Bunlar oturum depolamasındadır. Oturumu kapattığınızda da silinir.",
        {
          "personal:redirect-history": "Oturum açtıktan sonra döneceğiniz sayfa.",
          "personal:pending-email": "Kod bekleyen e-posta adresi.",
          "personal:pending-registration":
            "Bu adresi bu sekmede kaydettiğinizi kanıtlayan bir anahtar.",
          "personal:reset-email": "Parolasını sıfırladığınız e-posta adresi.",
          "personal:reset-token": "Sıfırlamayı bu sekmede istediğinizi kanıtlayan bir anahtar.",
          "personal:starting-recipe": "Ana sayfada denediğiniz üç ayar.",
          "personal:starting-code": "Yeni bir tasarım sistemi için açtığınız paylaşım kodu.",
        } satisfies Described<TabKeyName>,
      ],
      "Şifreleme anahtarı": [
        "IndexedDB’de, tessera adlı bir veritabanındadır. Tarayıcınız onu yukarıdaki oturum ve tarayıcı anahtarları için üretir ve hiçbir sayfaya göstermeden kullanır. Oturumu kapattığınızda silinmez.",
      ],
      "Bu verileri silmek için": [
        "Oturumu kapatın ve tarayıcınızın ayarlarından bu sitenin verilerini silin. Site çerez olmadan da çalışır; o zaman tarayıcınızın dilini kullanır.",
        "Bunların tümü istediğiniz işlemler için gereklidir; bu yüzden onay bandı göstermiyoruz.",
      ],
    },
  },
};
