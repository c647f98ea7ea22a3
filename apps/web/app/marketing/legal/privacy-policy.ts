import type { LegalTexts } from "./legal-text.ts";

/** What is known of a person here, why, and for how long. */
export const privacyPolicy: LegalTexts = {
  en: {
    title: "Privacy policy",
    summary: "What Tessera knows of you, why it does, who sees it, and how you end it.",
    parts: [
      {
        heading: "Who is responsible",
        paragraphs: [
          "Tessera is software that somebody runs on a server of their own. Whoever runs this installation decides about it and answers for your data; the address at the foot of each page reaches them.",
        ],
      },
      {
        heading: "What is kept",
        paragraphs: [
          "Your account: name, email address, birth date and the day you accepted the terms. Your password is kept as an argon2id hash, from which it cannot be read back.",
          "Your sign-ins: one record for each, with hashed tokens and times, so that you can be signed out everywhere at once.",
          "Your work: organizations, projects, every saved revision with who saved it and when, and the projects you marked.",
          "Feedback that you send: its text, when you wrote it, and the organization that you wrote it from. It is mailed to whoever runs the server, with your name and address so that they can answer.",
          "Records of what was done to an account or an organization, and technical logs with times and results. Logs hold no passwords, tokens, codes or contents.",
        ],
      },
      {
        heading: "Why",
        paragraphs: [
          "To do what you ask: to sign you in, to keep your work, to export it, and to mail you the codes you ask for. The birth date is asked for because nobody under 13 may have an account.",
          "Nothing is used for advertising, sold, or used to build a profile of you. There are no analytics.",
        ],
      },
      {
        heading: "Who sees it",
        paragraphs: [
          "The members of your organizations see your name and what you saved there. Whoever runs the server can see what stands in its database. Mail goes through the mail server that they chose.",
          "The pages load nothing from other sites: no fonts, no scripts, no images.",
        ],
      },
      {
        heading: "For how long",
        paragraphs: [
          "Codes hold for ten minutes. A sign-in ends when you sign out or stay away. Your account, your work and your feedback stay until you ask for their deletion.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: [
          "You may ask what is kept of you, have it corrected, receive a copy, and have it deleted. Write to the address at the foot of the page; a control for it in the account’s settings is being built.",
          "If you think that your data is treated wrongly, you may also complain to the data protection authority where you live.",
        ],
      },
    ],
  },
  tr: {
    title: "Gizlilik politikası",
    summary: "Tessera hakkınızda ne bilir, neden bilir, kim görür ve nasıl son verirsiniz.",
    parts: [
      {
        heading: "Kim sorumlu",
        paragraphs: [
          "Tessera, birinin kendi sunucusunda çalıştırdığı bir yazılımdır. Bu kurulumu kim çalıştırıyorsa verilerinizle ilgili kararları o verir ve verilerinizden o sorumludur; her sayfanın altındaki adresten ona ulaşırsınız.",
        ],
      },
      {
        heading: "Neler tutulur",
        paragraphs: [
          "Hesabınız: ad, e-posta adresi, doğum tarihi ve koşulları kabul ettiğiniz gün. Parolanız, geri okunamayan bir argon2id özeti olarak tutulur.",
          "Oturumlarınız: her biri için özetlenmiş anahtarlar ve zamanlarla bir kayıt; böylece her yerde birden oturumunuz kapatılabilir.",
          "Çalışmanız: kuruluşlar, projeler, kimin ne zaman kaydettiğiyle birlikte her revizyon ve işaretlediğiniz projeler.",
          "Gönderdiğiniz geri bildirimler: metni, yazdığınız zaman ve hangi kuruluştan yazdığınız. Yanıt verilebilsin diye adınız ve adresinizle birlikte sunucuyu çalıştırana postalanır.",
          "Bir hesapta ya da kuruluşta yapılanların kaydı ile zaman ve sonuç içeren teknik günlükler. Günlüklerde parola, anahtar, kod ya da içerik bulunmaz.",
        ],
      },
      {
        heading: "Neden",
        paragraphs: [
          "İstediğinizi yapabilmek için: oturumunuzu açmak, çalışmanızı saklamak, dışa aktarmak ve istediğiniz kodları göndermek. Doğum tarihi, 13 yaşından küçük kimse hesap açamadığı için sorulur.",
          "Hiçbiri reklam için kullanılmaz, satılmaz, hakkınızda profil çıkarmaya yaramaz. Analiz aracı yoktur.",
        ],
      },
      {
        heading: "Kim görür",
        paragraphs: [
          "Kuruluşlarınızın üyeleri adınızı ve orada kaydettiklerinizi görür. Sunucuyu çalıştıran kişi veritabanındakileri görebilir. Postalar onun seçtiği posta sunucusundan geçer.",
          "Sayfalar başka sitelerden hiçbir şey yüklemez: yazı tipi, betik, görsel.",
        ],
      },
      {
        heading: "Ne kadar süre",
        paragraphs: [
          "Kodlar on dakika geçerlidir. Oturum, siz kapatınca ya da uzun süre gelmeyince sona erer. Hesabınız, çalışmanız ve geri bildirimleriniz, silinmesini isteyene kadar kalır.",
        ],
      },
      {
        heading: "Haklarınız",
        paragraphs: [
          "Hakkınızda ne tutulduğunu sorabilir, düzeltilmesini, bir kopyasını ve silinmesini isteyebilirsiniz. Sayfanın altındaki adrese yazın; hesap ayarlarına bunun için bir düğme yapılıyor.",
          "Verilerinizin yanlış işlendiğini düşünüyorsanız yaşadığınız yerdeki veri koruma kurumuna da başvurabilirsiniz.",
        ],
      },
    ],
  },
};
