import type { LegalTexts } from "./legal-text.ts";

/** What both sides may expect of each other. */
export const termsOfService: LegalTexts = {
  en: {
    title: "Terms of service",
    summary: "What you may expect of this service, and what it expects of you.",
    parts: [
      {
        heading: "Between whom",
        paragraphs: [
          "These terms hold between you and whoever runs this installation of Tessera. By making an account you accept them.",
        ],
      },
      {
        heading: "Your account",
        paragraphs: [
          "You must be at least 13 years old. Give your own email address, keep your password to yourself, and say so if somebody else has used your account.",
          "With an account comes an organization of your own. What other members may do in it follows from the role that they are given.",
        ],
      },
      {
        heading: "What is yours stays yours",
        paragraphs: [
          "The recipes that you make and the files that you export belong to you. You may use them anywhere, for anything, without naming Tessera.",
          "The service stores and processes them to serve you, and for nothing else. Tessera itself is free software under the MIT licence.",
        ],
      },
      {
        heading: "What you may not do",
        paragraphs: [
          "Break the law with it, reach for what belongs to others, or load the service so that others cannot use it. An account that does so may be closed; where it can be, you are told why first.",
        ],
      },
      {
        heading: "Plans",
        paragraphs: [
          "Free costs nothing and does not end. Pro cannot be bought yet; before it can, its terms of payment will stand here.",
          "What a plan holds stands on the pricing page. If a limit becomes narrower, what you have made stays readable and exportable.",
        ],
      },
      {
        heading: "What is promised, and what is not",
        paragraphs: [
          "The contrast that the editor shows is measured by the formula of WCAG 2.x. Whether a whole product is accessible depends on more than its colors.",
          "The service is offered as it is. Keep copies of what matters to you: every export is a plain file. As far as the law allows, whoever runs this installation is liable for intent and gross negligence alone.",
        ],
      },
      {
        heading: "Ending and changes",
        paragraphs: [
          "You may stop at any time and ask for your account to be deleted. If these terms change, you are told before the change holds; whoever does not agree may leave and take everything along.",
        ],
      },
    ],
  },
  tr: {
    title: "Kullanım koşulları",
    summary: "Bu hizmetten ne bekleyebileceğiniz ve hizmetin sizden ne beklediği.",
    parts: [
      {
        heading: "Kimler arasında",
        paragraphs: [
          "Bu koşullar sizinle, bu Tessera kurulumunu çalıştıran kişi arasında geçerlidir. Hesap açarak bunları kabul edersiniz.",
        ],
      },
      {
        heading: "Hesabınız",
        paragraphs: [
          "En az 13 yaşında olmalısınız. Kendi e-posta adresinizi verin, parolanızı kimseyle paylaşmayın ve hesabınızı bir başkası kullandıysa bildirin.",
          "Hesapla birlikte size ait bir kuruluş gelir. Öbür üyelerin orada ne yapabileceği, onlara verilen role bağlıdır.",
        ],
      },
      {
        heading: "Sizin olan sizin kalır",
        paragraphs: [
          "Hazırladığınız reçeteler ve dışa aktardığınız dosyalar sizindir. Bunları her yerde, her amaçla, Tessera’nın adını anmadan kullanabilirsiniz.",
          "Hizmet bunları yalnızca size hizmet vermek için saklar ve işler. Tessera’nın kendisi MIT lisanslı özgür yazılımdır.",
        ],
      },
      {
        heading: "Neler yapılamaz",
        paragraphs: [
          "Hizmetle yasaları çiğnemek, başkalarına ait olana erişmeye çalışmak ya da hizmeti başkalarının kullanamayacağı kadar yüklemek. Bunu yapan hesap kapatılabilir; mümkünse nedeni önceden size bildirilir.",
        ],
      },
      {
        heading: "Planlar",
        paragraphs: [
          "Free ücretsizdir ve süresi bitmez. Pro henüz satın alınamıyor; satışa açılmadan önce ödeme koşulları burada yer alacak.",
          "Bir planın neleri içerdiği fiyatlar sayfasında yazar. Bir sınır daralırsa yaptıklarınız okunabilir ve dışa aktarılabilir kalır.",
        ],
      },
      {
        heading: "Neye söz verilir, neye verilmez",
        paragraphs: [
          "Düzenleyicinin gösterdiği kontrast WCAG 2.x formülüyle ölçülür. Bir ürünün bütünüyle erişilebilir olması renklerinden fazlasına bağlıdır.",
          "Hizmet olduğu gibi sunulur. Sizin için önemli olanın kopyasını alın: her dışa aktarım düz bir dosyadır. Yasanın izin verdiği ölçüde, bu kurulumu çalıştıran kişi yalnızca kasıt ve ağır kusurdan sorumludur.",
        ],
      },
      {
        heading: "Sona erme ve değişiklikler",
        paragraphs: [
          "İstediğiniz an bırakabilir ve hesabınızın silinmesini isteyebilirsiniz. Bu koşullar değişirse değişiklik yürürlüğe girmeden size bildirilir; kabul etmeyen, her şeyini alıp ayrılabilir.",
        ],
      },
    ],
  },
};
