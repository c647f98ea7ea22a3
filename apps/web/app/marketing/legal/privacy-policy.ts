import type { LegalTexts } from "./legal-text.ts";

/** The text about the stored personal data: which, why, and for how long. */
export const privacyPolicy: LegalTexts = {
  en: {
    title: "Privacy policy",
    summary: "What data Tessera stores about you, why, who can see it, and how to have it deleted.",
    parts: {
      "Who is responsible": [
        "Tessera runs on its operator’s own server. The operator of this site decides how it is run and is responsible for your data. You can reach them at the address at the bottom of every page.",
      ],
      "What we store": [
        "Your account: your name, email address, date of birth and the day you accepted the terms. We store your password only as an argon2id hash, which can’t be turned back into the password.",
        "Your sessions: one record each, with hashed tokens and times, so that you can log out everywhere at once.",
        "Your work: organizations, design systems, every saved revision with who saved it and when, and your favorites.",
        "Feedback you send: its text, the time, and the organization you wrote from. We email it to the operator with your name and email address, so they can reply.",
        "An audit log of changes to accounts and organizations, and technical logs with times and results. Logs contain no passwords, tokens, codes or content.",
      ],
      Why: [
        "To do what you ask: log you in, store your work, export it, and email you the codes you request. We ask for your date of birth because you must be at least 13 to have an account.",
        "We don’t use your data for advertising, sell it or build a profile of you. We use no analytics.",
      ],
      "Who sees it": [
        "Members of your organizations see your name and what you saved there. The operator can see what is in the database. Emails go through the mail server the operator chose.",
        "The pages load nothing from other sites: no fonts, no scripts, no images.",
      ],
      "For how long": [
        "Codes work for 10 minutes. A session ends when you log out or stay away for a long time. We store your account, work and feedback until you ask us to delete them.",
      ],
      "Your rights": [
        "You can ask what data we store about you, have it corrected, get a copy and have it deleted. Write to the address at the bottom of the page. We are also building this into your account settings.",
        "If you think we mishandle your data, you can also complain to your local data protection authority.",
      ],
    },
  },
  tr: {
    title: "Gizlilik politikası",
    summary:
      "Tessera hakkınızda hangi verileri, neden saklar; bunları kim görür ve nasıl sildirirsiniz.",
    parts: {
      "Kim sorumlu": [
        "Tessera, işletenin kendi sunucusunda çalışır. Verilerinizle ilgili kararları bu siteyi işleten verir; verilerinizden de o sorumludur. Her sayfanın altındaki adresten ona ulaşabilirsiniz.",
      ],
      "Neleri saklıyoruz": [
        "Hesabınız: adınız, e-posta adresiniz, doğum tarihiniz ve koşulları kabul ettiğiniz gün. Parolanızı yalnızca geri çevrilemeyen bir argon2id özeti olarak saklıyoruz.",
        "Oturumlarınız: her biri için özetlenmiş oturum anahtarları ve zaman bilgisi içeren bir kayıt; böylece tüm oturumlarınızı birden kapatabilirsiniz.",
        "Çalışmalarınız: kuruluşlar, tasarım sistemleri, kimin ne zaman kaydettiğiyle birlikte her revizyon ve favorileriniz.",
        "Gönderdiğiniz geri bildirimler: metni, yazdığınız zaman ve hangi kuruluştan yazdığınız. Yanıt verebilmesi için adınız ve e-posta adresinizle birlikte siteyi işletene e-postayla iletilir.",
        "Hesaplarda ve kuruluşlarda yapılan değişikliklerin kaydı ile zaman ve sonuç içeren teknik günlükler. Günlüklerde parola, oturum anahtarı, kod veya içerik bulunmaz.",
      ],
      Neden: [
        "İstediğinizi yapabilmek için: oturumunuzu açmak, çalışmalarınızı saklamak, dışa aktarmak ve istediğiniz kodları göndermek. Hesap oluşturmak için en az 13 yaşında olmak gerektiğinden doğum tarihinizi soruyoruz.",
        "Verilerinizi reklam için kullanmıyor, satmıyor ve hakkınızda profil çıkarmıyoruz. Analiz aracı kullanmıyoruz.",
      ],
      "Kim görür": [
        "Kuruluşlarınızın üyeleri adınızı ve orada kaydettiklerinizi görür. Siteyi işleten, veritabanındakileri görebilir. E-postalar, işletenin seçtiği e-posta sunucusundan geçer.",
        "Sayfalar başka sitelerden hiçbir şey yüklemez: ne yazı tipi, ne betik, ne görsel.",
      ],
      "Ne kadar süre": [
        "Kodlar 10 dakika geçerlidir. Oturumunuz, siz kapatınca veya uzun süre gelmeyince sona erer. Hesabınızı, çalışmalarınızı ve geri bildirimlerinizi siz silinmesini isteyene kadar saklıyoruz.",
      ],
      Haklarınız: [
        "Hakkınızda hangi verileri sakladığımızı sorabilir, düzeltilmesini, bir kopyasını ve silinmesini isteyebilirsiniz. Sayfanın altındaki adrese yazın. Bunu hesap ayarlarına da ekliyoruz.",
        "Verilerinizin hukuka aykırı işlendiğini düşünüyorsanız bulunduğunuz ülkedeki veri koruma kurumuna da şikâyette bulunabilirsiniz.",
      ],
    },
  },
};
