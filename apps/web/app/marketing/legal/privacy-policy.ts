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
        "Your account: your name, email address, date of birth, your theme and language, and your phone number and picture if you add them. We store a picture as a small square without its metadata. We store your password only as an argon2id hash, which can’t be turned back into the password.",
        "Your sessions: one record each, with hashed tokens, times, and the name of your browser and its system, so that you can see and end them.",
        "Device keys: your browser keeps a random key for each account that logged in there, and we store its hash, at most ten for each account. With it, strangers’ wrong passwords don’t block your own login.",
        "Counts of the last hour: how often someone tried to log in, or asked for a code or an invitation, with an email address or account, even if the address has no account. They stop people who guess.",
        "What you add to your logins: the key of your authenticator app (encrypted), recovery codes and API keys (hashed), and the public keys and names of your passkeys.",
        "If you log in with Google or GitHub: your id there, and your name or email there, so that you recognize the connected account. We don’t store their access tokens, and read nothing else.",
        "Your work: organizations, design systems, every saved revision with who saved it and when, and your favorites. A link that you share is stored as a hash, with who created it and when.",
        "Invitations: the email address of the person invited, the role, who invited them and when, until the invitation is accepted or withdrawn.",
        "If you buy Pro: which plan, since when and until when, the ids of the customer and the purchase at the payment provider, and the company, address and tax number that you enter for your receipts. We never see or store your card.",
        "Feedback you send: its text, the time, and the organization you wrote from. We email it to the operator with your name and email address, so they can reply.",
        "An audit log of changes to accounts and organizations, with a hash of the network address, and technical logs with times and results. Logs contain no passwords, tokens, codes or content.",
      ],
      Why: [
        "To do what you ask: log you in, store your work, export it, and email you the codes you request. We ask for your date of birth because you must be at least 13 to have an account.",
        "We don’t use your data for advertising, sell it or build a profile of you. We use no analytics.",
      ],
      "Who sees it": [
        "Members of your organizations see your name, your picture and what you saved there. The operator can see what is in the database. Emails go through the mail server the operator chose. If you choose Google or GitHub, they learn that you log in to Tessera, and when.",
        "Who has a link that you share sees that design system. If you buy Pro, the payment provider that the operator chose, Creem or Stripe, takes the payment: it gets your email address, your card and what its invoices need, under its own privacy policy.",
        "The pages load nothing from other sites: no fonts, no scripts, no images.",
      ],
      "For how long": [
        "Codes work for 10 minutes. A session ends when you log out or stay away for a long time. We store your account, work and feedback until you delete your account.",
        "When you delete it, we delete your data and the organizations without other members at once. In other organizations your name disappears from the history. The payment provider keeps its invoices, with the buyer’s name, email, address and tax number and the amount, for as long as tax law requires. Audit and technical logs contain only a random number, which then belongs to nobody.",
      ],
      "Your rights": [
        "In your account settings you can correct your data, download a copy and delete your account. For anything else, write to the address at the bottom of the page.",
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
        "Hesabınız: adınız, e-posta adresiniz, doğum tarihiniz, tema ve dil tercihiniz, girerseniz telefon numaranız, eklerseniz resminiz. Resminizi, üst verileri olmadan küçük bir kare olarak saklıyoruz. Parolanızı yalnızca geri çevrilemeyen bir argon2id özeti olarak saklıyoruz.",
        "Oturumlarınız: her biri için özetlenmiş oturum anahtarları, zaman bilgisi ve tarayıcınız ile sisteminin adını içeren bir kayıt; böylece oturumlarınızı görebilir ve kapatabilirsiniz.",
        "Cihaz anahtarları: tarayıcınız, oturum açılan her hesap için rastgele bir anahtar saklar; biz bunun özetini, hesap başına en fazla on tane olmak üzere saklıyoruz. Böylece başkalarının yanlış parola denemeleri sizin oturum açmanızı engellemez.",
        "Son bir saatin sayıları: bir e-posta adresi veya hesapla kaç kez oturum açılmaya çalışıldığı, kod veya davet istendiği; adresin hesabı olmasa da. Parola ve kod denemelerini bunlarla durduruyoruz.",
        "Oturum açma yöntemlerinize ekledikleriniz: kimlik doğrulama uygulamanızın anahtarı (şifreli), kurtarma kodlarınız ve API anahtarlarınız (özet olarak), geçiş anahtarlarınızın adları ve açık anahtarları.",
        "Google veya GitHub ile oturum açarsanız: oradaki kimlik numaranız ve bağlı hesabı tanıyabilmeniz için oradaki adınız veya e-posta adresiniz. Onların erişim anahtarlarını saklamıyor, başka bir şey okumuyoruz.",
        "Çalışmalarınız: kuruluşlar, tasarım sistemleri, kimin ne zaman kaydettiğiyle birlikte her revizyon ve favorileriniz. Paylaştığınız bağlantının yalnızca özetini, kimin ne zaman oluşturduğuyla birlikte saklıyoruz.",
        "Davetler: davet edilen kişinin e-posta adresi, rolü, onu kimin ne zaman davet ettiği; davet kabul edilene veya geri çekilene kadar.",
        "Pro satın alırsanız: hangi planın ne zamandan ne zamana kadar geçerli olduğu, ödeme sağlayıcısındaki müşteri ve satın alma numaraları, makbuzlar için girdiğiniz şirket, adres ve vergi numarası. Kartınızı hiç görmüyor ve saklamıyoruz.",
        "Gönderdiğiniz geri bildirimler: metni, yazdığınız zaman ve hangi kuruluştan yazdığınız. Yanıt verebilmesi için adınız ve e-posta adresinizle birlikte siteyi işletene e-postayla iletilir.",
        "Hesaplarda ve kuruluşlarda yapılan değişikliklerin, ağ adresinin özetini de içeren kaydı ile zaman ve sonuç içeren teknik günlükler. Günlüklerde parola, oturum anahtarı, kod veya içerik bulunmaz.",
      ],
      Neden: [
        "İstediğinizi yapabilmek için: oturumunuzu açmak, çalışmalarınızı saklamak, dışa aktarmak ve istediğiniz kodları göndermek. Hesap oluşturmak için en az 13 yaşında olmak gerektiğinden doğum tarihinizi soruyoruz.",
        "Verilerinizi reklam için kullanmıyor, satmıyor ve hakkınızda profil çıkarmıyoruz. Analiz aracı kullanmıyoruz.",
      ],
      "Kim görür": [
        "Kuruluşlarınızın üyeleri adınızı, resminizi ve orada kaydettiklerinizi görür. Siteyi işleten, veritabanındakileri görebilir. E-postalar, işletenin seçtiği e-posta sunucusundan geçer. Google veya GitHub’ı seçerseniz Tessera’da oturum açtığınızı ve zamanını öğrenirler.",
        "Paylaştığınız bağlantıya sahip olan herkes o tasarım sistemini görür. Pro satın alırsanız ödemeyi, işletenin seçtiği ödeme sağlayıcısı (Creem veya Stripe) alır: e-posta adresiniz, kartınız ve faturalar için gereken bilgiler, kendi gizlilik politikası kapsamında ona verilir.",
        "Sayfalar başka sitelerden hiçbir şey yüklemez: ne yazı tipi, ne betik, ne görsel.",
      ],
      "Ne kadar süre": [
        "Kodlar 10 dakika geçerlidir. Oturumunuz, siz kapatınca veya uzun süre gelmeyince sona erer. Hesabınızı, çalışmalarınızı ve geri bildirimlerinizi siz hesabınızı silene kadar saklıyoruz.",
        "Hesabınızı sildiğinizde verilerinizi ve başka üyesi olmayan kuruluşlarınızı hemen siliyoruz. Diğer kuruluşların geçmişinden adınız kalkar. Ödeme sağlayıcısı, alıcının adını, e-posta adresini, adresini, vergi numarasını ve tutarı içeren faturaları vergi mevzuatının gerektirdiği süre boyunca saklar. Kayıtlarda ve günlüklerde yalnızca artık kimseye ait olmayan rastgele bir numara kalır.",
      ],
      Haklarınız: [
        "Hesap ayarlarında verilerinizi düzeltebilir, bir kopyasını indirebilir ve hesabınızı silebilirsiniz. Diğer konular için sayfanın altındaki adrese yazın.",
        "Verilerinizin hukuka aykırı işlendiğini düşünüyorsanız bulunduğunuz ülkedeki veri koruma kurumuna da şikâyette bulunabilirsiniz.",
      ],
    },
  },
};
