import type { LegalTexts } from "./legal-text.ts";

/** The text about the stored personal data: which, why, and for how long. */
export const privacyPolicy: LegalTexts = {
  en: {
    title: "Privacy policy",
    summary: "What data Tessera stores about you, why, who can see it, and how to have it deleted.",
    parts: {
      "Who is responsible": [
        "Tessera runs on its operator’s own server. The operator of this site decides how it is run and is responsible for your data. You can reach them through the contact page.",
      ],
      "What we store": [
        "Your account: your name, email address, date of birth, your theme, language and choice of emails, when you accepted the terms, and your phone number and picture if you add them. We store a picture as a small square without its metadata. We store your password only as an argon2id hash, which can’t be turned back into the password. We keep email addresses that you had before, so that deleting your account also deletes what contains them.",
        "Registrations that wait for their code: the name, email address and date of birth, and the password as a hash. A first login with Google or GitHub waits for the rest of its data.",
        "Your sessions: one record each, with hashed tokens, times, and the name of your browser and its system, so that you can see and end them.",
        "Device keys: your browser keeps a random key for each account that logged in there, and we store its hash, at most ten for each account. With it, strangers’ wrong passwords don’t block your own login.",
        "Counts of the last hour, and of the last day for emailed codes: how often someone tried to log in, or asked for a code or an invitation, with an email address or account, even if the address has no account. Calls without a login are counted by a hash of the network address, for a minute. Both stop people who guess.",
        "What you add to your logins: the key of your authenticator app (encrypted), recovery codes (hashed), the public keys and names of your passkeys, and your API keys: a hash, the name, what each may do, its last four characters, and when it was last used.",
        "If you log in with Google or GitHub: your id there, and your name or email there, so that you recognize the connected account. We don’t store their access tokens, and read nothing else.",
        "Your work: organizations, design systems, every saved revision with who saved it and when, and your favorites. A link that you share is stored as a hash, with who created it and when.",
        "Invitations: the email address of the person invited, the role, who invited them and when, until the invitation is accepted or withdrawn, or 30 days after it expires.",
        "Your notifications: what happened, who did it, where and when, and whether you have read them. While you have a design system open, we also store that, to show your team who is there.",
        "If you buy Pro: the checkouts you start, which plan, since when and until when, the ids of the customer and the purchase at the payment provider, and the company, address and tax number that you enter for your receipts. A purchase that names no organization waits with its email address until you claim it. We never see or store your card.",
        "Feedback you send: its text, language and time, and the organization you wrote from. Messages from the contact page, also from people without an account: the name, email address, subject, text, language and time. We email both to the operator with your name and email address, so they can reply, and mark those of Pro.",
        "An audit log of changes to accounts and organizations: what was done, when and by whom; for accounts also the result and a hash of the network address. Technical logs with times and results; they contain no passwords, tokens, codes or content.",
        "Emails that wait to be sent, with their address. We email codes, invitations, changes of your logins, what you send to the operator, and the notifications that you choose.",
      ],
      Why: [
        "To do what you ask: log you in, store your work, export it, and email you the codes you request. We ask for your date of birth because you must be at least 13 to have an account.",
        "We don’t use your data for advertising, sell it or build a profile of you. We use no analytics.",
      ],
      "Who sees it": [
        "Members of your organizations see your name, email address, picture and role, when you joined, what you saved there, and whether you have a design system open. Admins and owners also see when you were last active, whether two-step login is on, open invitations and the audit log. Owners can export the names, addresses and roles of members, the versions and the audit log. A person you invite sees your name.",
        "The operator can see what is in the database, and receives feedback and messages by email. Emails go through the mail server the operator chose. If you choose Google or GitHub, they learn that you log in to Tessera, and when.",
        "Who has a link that you share sees that design system. It shows the name of the organization, and no names of people. If you buy Pro, the payment provider that the operator chose, Creem or Stripe, takes the payment: it gets your email address, your card and what its invoices need, under its own privacy policy.",
        "The pages load nothing from other sites: no fonts, no scripts, no images.",
      ],
      "For how long": [
        "Codes work for 10 minutes, and a login that has begun with Google, GitHub, a passkey or two steps for at most 10. A registration waits for 24 hours. A session ends when you log out, 30 days after its last use, and at the latest after 90 days; its record is deleted a day later. An email that can’t be sent is dropped after a day. That you have a design system open is deleted when you close it, or within two hours if your connection breaks.",
        "We delete notifications after 90 days, and messages from the contact page after 12 months. An invitation is valid for 7 days. A version of a design system is deleted after 30 days, also a named or pinned one, except the newest; plans may show fewer days.",
        "We store your account, feedback, former email addresses, API keys and the rest of your logins until you delete them or your account. What belongs to an organization, such as its design systems, its subscription, its receipts and its audit log, is deleted with it, seven days after an owner requests that. The audit log of an account has no end date, and the operator decides how long technical logs are kept.",
        "When you delete your account, we delete your data, the messages sent with an email address while it was yours, and the organizations without other members at once. Other organizations keep their design systems and purchases, and your name disappears from their history. They also keep their own names and addresses, even where these are your name. The payment provider keeps its invoices, with the buyer’s name, email, address and tax number and the amount, for as long as tax law requires.",
        "The audit log and technical logs then contain no name and no email address of yours. What stays is what was done and when, random numbers for the account, its sessions and what you changed, and hashes of network addresses. Nothing here connects them to you any more, but someone who kept such a number or time, for example in a copy of your data, can still recognize them.",
      ],
      "Your rights": [
        "In your account settings you can correct your data, download a copy and delete your account. The copy contains what is stored about you, but no secrets and nothing that lasts only minutes or hours. Owners export the work of an organization. For anything else, use the contact page.",
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
        "Tessera, işletenin kendi sunucusunda çalışır. Verilerinizle ilgili kararları bu siteyi işleten verir; verilerinizden de o sorumludur. İletişim sayfasından ona ulaşabilirsiniz.",
      ],
      "Neleri saklıyoruz": [
        "Hesabınız: adınız, e-posta adresiniz, doğum tarihiniz, tema, dil ve e-posta tercihleriniz, koşulları ne zaman kabul ettiğiniz, girerseniz telefon numaranız, eklerseniz resminiz. Resminizi, üst verileri olmadan küçük bir kare olarak saklıyoruz. Parolanızı yalnızca geri çevrilemeyen bir argon2id özeti olarak saklıyoruz. Önceki e-posta adreslerinizi, hesabınız silindiğinde bunları içeren kayıtlar da silinsin diye tutuyoruz.",
        "Kodunu bekleyen kayıtlar: ad, e-posta adresi, doğum tarihi ve özet olarak parola. Google veya GitHub ile ilk kez açılan oturum da eksik bilgilerini bekler.",
        "Oturumlarınız: her biri için özetlenmiş oturum anahtarları, zaman bilgisi ve tarayıcınız ile sisteminin adını içeren bir kayıt; böylece oturumlarınızı görebilir ve kapatabilirsiniz.",
        "Cihaz anahtarları: tarayıcınız, oturum açılan her hesap için rastgele bir anahtar saklar; biz bunun özetini, hesap başına en fazla on tane olmak üzere saklıyoruz. Böylece başkalarının yanlış parola denemeleri sizin oturum açmanızı engellemez.",
        "Son bir saatin, e-postayla gönderilen kodlarda son bir günün sayıları: bir e-posta adresi veya hesapla kaç kez oturum açılmaya çalışıldığı, kod veya davet istendiği; adresin hesabı olmasa da. Oturum açmadan yapılan istekleri bir dakika boyunca ağ adresinin özetiyle sayıyoruz. Parola ve kod denemelerini bunlarla durduruyoruz.",
        "Oturum açma yöntemlerinize ekledikleriniz: kimlik doğrulama uygulamanızın anahtarı (şifreli), kurtarma kodlarınız (özet olarak), geçiş anahtarlarınızın adları ve açık anahtarları, API anahtarlarınızın özeti, adı, yetkisi, son dört karakteri ve son kullanım zamanı.",
        "Google veya GitHub ile oturum açarsanız: oradaki kimlik numaranız ve bağlı hesabı tanıyabilmeniz için oradaki adınız veya e-posta adresiniz. Onların erişim anahtarlarını saklamıyor, başka bir şey okumuyoruz.",
        "Çalışmalarınız: kuruluşlar, tasarım sistemleri, kimin ne zaman kaydettiğiyle birlikte her revizyon ve favorileriniz. Paylaştığınız bağlantının yalnızca özetini, kimin ne zaman oluşturduğuyla birlikte saklıyoruz.",
        "Davetler: davet edilen kişinin e-posta adresi, rolü, onu kimin ne zaman davet ettiği; davet kabul edilene, geri çekilene veya süresi dolduktan sonra 30 gün geçene kadar.",
        "Bildirimleriniz: neyin, kim tarafından, nerede ve ne zaman yapıldığı, okuyup okumadığınız. Bir tasarım sistemini açık tuttuğunuz sürece, ekibinize kimlerin orada olduğunu göstermek için bunu da saklıyoruz.",
        "Pro satın alırsanız: başlattığınız ödemeler, hangi planın ne zamandan ne zamana kadar geçerli olduğu, ödeme sağlayıcısındaki müşteri ve satın alma numaraları, makbuzlar için girdiğiniz şirket, adres ve vergi numarası. Kuruluşu belli olmayan bir satın alma, siz sahiplenene kadar e-posta adresiyle bekler. Kartınızı hiç görmüyor ve saklamıyoruz.",
        "Gönderdiğiniz geri bildirimler: metni, dili, zamanı ve hangi kuruluştan yazdığınız. İletişim sayfasından gelen mesajlar, hesabı olmayanlarınki de: ad, e-posta adresi, konu, metin, dil ve zaman. İkisi de yanıt verebilmesi için adınız ve e-posta adresinizle birlikte siteyi işletene e-postayla iletilir; Pro kullananlarınki işaretlenir.",
        "Hesapların ve kuruluşların denetim kaydı: neyin, ne zaman, kim tarafından yapıldığı; hesaplarda ayrıca sonucu ve ağ adresinin özeti. Zaman ve sonuç içeren teknik günlükler; bunlarda parola, oturum anahtarı, kod veya içerik bulunmaz.",
        "Gönderilmeyi bekleyen e-postalar, adresleriyle birlikte. Kodları, davetleri, oturum açma yöntemlerinizdeki değişiklikleri, siteyi işletene yazdıklarınızı ve seçtiğiniz bildirimleri e-postayla gönderiyoruz.",
      ],
      Neden: [
        "İstediğinizi yapabilmek için: oturumunuzu açmak, çalışmalarınızı saklamak, dışa aktarmak ve istediğiniz kodları göndermek. Hesap oluşturmak için en az 13 yaşında olmak gerektiğinden doğum tarihinizi soruyoruz.",
        "Verilerinizi reklam için kullanmıyor, satmıyor ve hakkınızda profil çıkarmıyoruz. Analiz aracı kullanmıyoruz.",
      ],
      "Kim görür": [
        "Kuruluşlarınızın üyeleri adınızı, e-posta adresinizi, resminizi, rolünüzü, ne zaman katıldığınızı, orada kaydettiklerinizi ve bir tasarım sistemini açık tutup tutmadığınızı görür. Yöneticiler ve sahipler ayrıca son etkinlik zamanınızı, iki adımlı doğrulamanın açık olup olmadığını, bekleyen davetleri ve denetim kaydını görür. Sahipler üyelerin adlarını, adreslerini ve rollerini, sürümleri ve denetim kaydını dışa aktarabilir. Davet ettiğiniz kişi adınızı görür.",
        "Siteyi işleten, veritabanındakileri görebilir; geri bildirimleri ve mesajları e-postayla alır. E-postalar, işletenin seçtiği e-posta sunucusundan geçer. Google veya GitHub’ı seçerseniz Tessera’da oturum açtığınızı ve zamanını öğrenirler.",
        "Paylaştığınız bağlantıya sahip olan herkes o tasarım sistemini ve kuruluşun adını görür, kişi adlarını görmez. Pro satın alırsanız ödemeyi, işletenin seçtiği ödeme sağlayıcısı (Creem veya Stripe) alır: e-posta adresiniz, kartınız ve faturalar için gereken bilgiler, kendi gizlilik politikası kapsamında ona verilir.",
        "Sayfalar başka sitelerden hiçbir şey yüklemez: ne yazı tipi, ne betik, ne görsel.",
      ],
      "Ne kadar süre": [
        "Kodlar 10 dakika; Google, GitHub, geçiş anahtarı veya iki adımlı doğrulamayla başlatılan bir oturum açma da en fazla 10 dakika geçerlidir. Bir kayıt kodunu 24 saat bekler. Oturumunuz siz kapatınca, son kullanımdan 30 gün sonra, en geç 90 günde sona erer; kaydı bir gün sonra silinir. Gönderilemeyen e-postadan bir gün sonra vazgeçilir. Bir tasarım sistemini açık tuttuğunuz bilgisi, siz kapatınca veya bağlantınız koparsa iki saat içinde silinir.",
        "Bildirimleri 90 gün, iletişim sayfasından gelen mesajları 12 ay sonra siliyoruz. Davetler 7 gün geçerlidir. Bir tasarım sisteminin sürümleri, adlandırılmış veya sabitlenmiş olsa da 30 gün sonra silinir; en yeni sürüm kalır. Planlar daha az gün gösterebilir.",
        "Hesabınızı, geri bildirimlerinizi, önceki e-posta adreslerinizi, API anahtarlarınızı ve diğer oturum açma yöntemlerinizi, siz bunları veya hesabınızı silene kadar saklıyoruz. Bir kuruluşa ait olanlar (tasarım sistemleri, aboneliği, makbuzları ve denetim kaydı), bir sahip kuruluşun silinmesini istedikten yedi gün sonra onunla birlikte silinir. Hesapların denetim kaydı için bir süre yoktur; teknik günlüklerin ne kadar saklanacağına siteyi işleten karar verir.",
        "Hesabınızı sildiğinizde verilerinizi, size aitken bir e-posta adresinizle gönderilen mesajları ve başka üyesi olmayan kuruluşlarınızı hemen siliyoruz. Diğer kuruluşların geçmişinden adınız kalkar; tasarım sistemleri ve satın alımlar onlarda kalır. Kuruluşların kendi adları ve adresleri de, sizin adınız olsa bile, kalır. Ödeme sağlayıcısı, alıcının adını, e-posta adresini, adresini, vergi numarasını ve tutarı içeren faturaları vergi mevzuatının gerektirdiği süre boyunca saklar.",
        "Denetim kaydında ve teknik günlüklerde artık ne adınız ne e-posta adresiniz bulunur. Neyin ne zaman yapıldığı, hesabın, oturumların ve değiştirdiklerinizin rastgele numaraları ve ağ adreslerinin özetleri kalır. Bunları burada size bağlayan bir şey kalmaz; ama böyle bir numarayı veya zamanı, örneğin verilerinizin bir kopyasında, saklamış olan biri bu kayıtları tanıyabilir.",
      ],
      Haklarınız: [
        "Hesap ayarlarında verilerinizi düzeltebilir, bir kopyasını indirebilir ve hesabınızı silebilirsiniz. Kopya hakkınızda saklananları içerir; gizli anahtarları ve yalnızca dakikalarca veya saatlerce saklananları içermez. Kuruluşun çalışmalarını sahipleri dışa aktarır. Diğer konular için iletişim sayfasını kullanın.",
        "Verilerinizin hukuka aykırı işlendiğini düşünüyorsanız bulunduğunuz ülkedeki veri koruma kurumuna da şikâyette bulunabilirsiniz.",
      ],
    },
  },
};
