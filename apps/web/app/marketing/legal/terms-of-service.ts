import type { LegalTexts } from "./legal-text.ts";

/** The terms of service of both parties. */
export const termsOfService: LegalTexts = {
  en: {
    title: "Terms of service",
    summary: "What you can expect from this service, and what it expects from you.",
    parts: {
      "Who these terms are between": [
        "These terms apply between you and the operator of this Tessera site. By creating an account, you accept them.",
      ],
      "Your account": [
        "You must be at least 13 years old. Use your own email address, keep your password to yourself, and tell us if someone else has used your account.",
        "Your account comes with your own organization. What other members can do in it depends on their role.",
      ],
      "What is yours stays yours": [
        "The recipes you create and the files you export belong to you. Use them anywhere, for anything, without crediting Tessera.",
        "We store and process them only to provide the service to you. Tessera itself is free software under the MIT license.",
      ],
      "What you can’t do": [
        "Don’t use the service to break the law, access other people’s data, or overload it for others. We may close accounts that do. Where possible, we tell you why first.",
      ],
      Plans: [
        "The Free plan costs nothing and has no end date. You buy Pro through our payment provider, by month or by year; prices are without tax. You can cancel at any time, for the end of the paid period, and get the first payment back within 14 days.",
        "The pricing page lists what each plan includes. If we lower a limit, you can still view and export what you have created.",
      ],
      "What we promise, and what we don’t": [
        "The editor measures contrast with the WCAG 2.x formula. Whether a whole product is accessible depends on more than its colors.",
        "The service is provided as is. Keep copies of what matters to you: every export is a plain file. As far as the law allows, the operator of this site is liable only for intent and gross negligence.",
      ],
      "Ending and changes": [
        "You can stop at any time, and delete your account in its settings. If these terms change, we tell you before the change takes effect. If you don’t agree, you can leave and take everything with you.",
      ],
    },
  },
  tr: {
    title: "Kullanım koşulları",
    summary: "Bu hizmetten neler bekleyebilirsiniz, hizmet sizden ne bekler.",
    parts: {
      Taraflar: [
        "Bu koşullar, sizinle bu Tessera sitesini işleten arasında geçerlidir. Hesap oluşturarak bunları kabul edersiniz.",
      ],
      Hesabınız: [
        "En az 13 yaşında olmalısınız. Kendi e-posta adresinizi kullanın, parolanızı kimseyle paylaşmayın ve hesabınızı bir başkası kullandıysa bize bildirin.",
        "Hesabınızla birlikte size ait bir kuruluş oluşturulur. Diğer üyelerin orada neler yapabileceği rollerine bağlıdır.",
      ],
      "Sizin olan sizin kalır": [
        "Oluşturduğunuz reçeteler ve dışa aktardığınız dosyalar sizindir. Bunları her yerde, her amaçla, Tessera’nın adını anmadan kullanabilirsiniz.",
        "Bunları yalnızca size hizmet sunmak için saklıyor ve işliyoruz. Tessera’nın kendisi MIT lisanslı özgür yazılımdır.",
      ],
      "Neleri yapamazsınız": [
        "Hizmeti yasaları çiğnemek, başkalarının verilerine erişmek veya hizmeti başkalarının kullanamayacağı kadar yormak için kullanmayın. Bunu yapan hesapları kapatabiliriz; mümkünse nedenini önce size bildiririz.",
      ],
      Planlar: [
        "Free planı ücretsiz ve süresizdir. Pro planını ödeme sağlayıcımız üzerinden aylık veya yıllık olarak satın alırsınız; fiyatlara vergi dahil değildir. Ödenen dönemin sonu için dilediğiniz zaman iptal edebilir, ilk ödemenizi 14 gün içinde geri alabilirsiniz.",
        "Planların neleri içerdiği fiyatlar sayfasında yazar. Bir sınırı düşürürsek oluşturduklarınızı görüntülemeye ve dışa aktarmaya devam edebilirsiniz.",
      ],
      "Neyi güvence altına alıyoruz, neyi almıyoruz": [
        "Editör, kontrastı WCAG 2.x formülüyle ölçer. Bir ürünün bütünüyle erişilebilir olması renklerinden fazlasına bağlıdır.",
        "Hizmet olduğu gibi sunulur. Sizin için önemli olanların kopyasını saklayın: dışa aktardığınız her şey düz bir dosyadır. Yasaların izin verdiği ölçüde, bu siteyi işleten yalnızca kasıt ve ağır kusurdan sorumludur.",
      ],
      "Sona erme ve değişiklikler": [
        "İstediğiniz zaman bırakabilir ve hesabınızı ayarlarından silebilirsiniz. Bu koşullar değişirse yürürlüğe girmeden önce size bildiririz. Kabul etmiyorsanız her şeyinizi alıp ayrılabilirsiniz.",
      ],
    },
  },
};
