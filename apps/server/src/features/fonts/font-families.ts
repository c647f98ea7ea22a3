import type { FontFamily } from "./font-family.ts";

/** The families that are served. Made by scripts/generate-fonts.ts: change that, then npm run generate. */
export const fontFamilies: readonly FontFamily[] = [
  {
    kind: "sans",
    id: "archivo",
    version: "5.3.0",
    family: "Archivo",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2020 The Archivo Project Authors (https://github.com/Omnibus-Type/Archivo)",
    },
  },
  {
    kind: "sans",
    id: "albert-sans",
    version: "5.3.0",
    family: "Albert Sans",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2021 The Albert Sans Project Authors (https://github.com/usted/Albert-Sans)",
    },
  },
  {
    kind: "sans",
    id: "atkinson-hyperlegible-next",
    version: "5.3.0",
    family: "Atkinson Hyperlegible Next",
    category: "sans-serif",
    weights: {
      min: 200,
      max: 800,
    },
    styles: ["normal", "italic"],
    subsets: ["latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2020-2024 The Atkinson Hyperlegible Next Project Authors (https://github.com/googlefonts/atkinson-hyperlegible-next)",
    },
  },
  {
    kind: "sans",
    id: "dm-sans",
    version: "5.3.0",
    family: "DM Sans",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 1000,
    },
    styles: ["normal", "italic"],
    subsets: ["latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2014 The DM Sans Project Authors (https://github.com/googlefonts/dm-fonts)",
    },
  },
  {
    kind: "sans",
    id: "figtree",
    version: "5.3.0",
    family: "Figtree",
    category: "sans-serif",
    weights: {
      min: 300,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2022 The Figtree Project Authors (https://github.com/erikdkennedy/figtree)",
    },
  },
  {
    kind: "sans",
    id: "geist",
    version: "5.3.0",
    family: "Geist",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2024 The Geist Project Authors (https://github.com/vercel/geist-font)",
    },
  },
  {
    kind: "sans",
    id: "hanken-grotesk",
    version: "5.3.0",
    family: "Hanken Grotesk",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2021 The Hanken Grotesk Project Authors (https://github.com/marcologous/hanken-grotesk)",
    },
  },
  {
    kind: "sans",
    id: "ibm-plex-sans",
    version: "5.3.0",
    family: "IBM Plex Sans",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 700,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "greek", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution: "Copyright 2019 IBM Corp. All rights reserved.",
    },
  },
  {
    kind: "sans",
    id: "instrument-sans",
    version: "5.3.0",
    family: "Instrument Sans",
    category: "sans-serif",
    weights: {
      min: 400,
      max: 700,
    },
    styles: ["normal", "italic"],
    subsets: ["latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2022 The Instrument Sans Project Authors (https://github.com/Instrument/instrument-sans)",
    },
  },
  {
    kind: "sans",
    id: "inter",
    version: "5.3.0",
    family: "Inter",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "greek-ext", "greek", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution: "Copyright 2016 The Inter Project Authors (https://github.com/rsms/inter)",
    },
  },
  {
    kind: "sans",
    id: "lexend",
    version: "5.3.0",
    family: "Lexend",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal"],
    subsets: ["vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2019 The Lexend Project Authors (https://github.com/googlefonts/lexend)",
    },
  },
  {
    kind: "sans",
    id: "manrope",
    version: "5.3.0",
    family: "Manrope",
    category: "sans-serif",
    weights: {
      min: 200,
      max: 800,
    },
    styles: ["normal"],
    subsets: ["cyrillic-ext", "cyrillic", "greek", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2019 The Manrope Project Authors (https://github.com/sharanda/manrope)",
    },
  },
  {
    kind: "sans",
    id: "montserrat",
    version: "5.3.0",
    family: "Montserrat",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2011 The Montserrat Project Authors (https://github.com/JulietaUla/Montserrat)",
    },
  },
  {
    kind: "sans",
    id: "mulish",
    version: "5.3.0",
    family: "Mulish",
    category: "sans-serif",
    weights: {
      min: 200,
      max: 1000,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2016 The Mulish Project Authors (https://github.com/googlefonts/mulish)",
    },
  },
  {
    kind: "sans",
    id: "nunito",
    version: "5.3.0",
    family: "Nunito",
    category: "sans-serif",
    weights: {
      min: 200,
      max: 1000,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2014 The Nunito Project Authors (https://github.com/googlefonts/nunito)",
    },
  },
  {
    kind: "sans",
    id: "nunito-sans",
    version: "5.3.0",
    family: "Nunito Sans",
    category: "sans-serif",
    weights: {
      min: 200,
      max: 1000,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2016 The Nunito Sans Project Authors (https://github.com/Fonthausen/NunitoSans)",
    },
  },
  {
    kind: "sans",
    id: "onest",
    version: "5.3.1",
    family: "Onest",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal"],
    subsets: ["cyrillic-ext", "cyrillic", "math", "symbols", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution: "Copyright 2021 The Onest Project Authors (https://github.com/simpals/onest)",
    },
  },
  {
    kind: "sans",
    id: "open-sans",
    version: "5.3.0",
    family: "Open Sans",
    category: "sans-serif",
    weights: {
      min: 300,
      max: 800,
    },
    styles: ["normal", "italic"],
    subsets: [
      "cyrillic-ext",
      "cyrillic",
      "greek-ext",
      "greek",
      "hebrew",
      "math",
      "symbols",
      "vietnamese",
      "latin-ext",
      "latin",
    ],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2020 The Open Sans Project Authors (https://github.com/googlefonts/opensans)",
    },
  },
  {
    kind: "sans",
    id: "outfit",
    version: "5.3.0",
    family: "Outfit",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal"],
    subsets: ["latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2021 The Outfit Project Authors (https://github.com/Outfitio/Outfit-Fonts)",
    },
  },
  {
    kind: "sans",
    id: "plus-jakarta-sans",
    version: "5.3.0",
    family: "Plus Jakarta Sans",
    category: "sans-serif",
    weights: {
      min: 200,
      max: 800,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2020 The Plus Jakarta Sans Project Authors (https://github.com/tokotype/PlusJakartaSans)",
    },
  },
  {
    kind: "sans",
    id: "public-sans",
    version: "5.3.0",
    family: "Public Sans",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2015 The Public Sans Project Authors (https://github.com/uswds/public-sans)",
    },
  },
  {
    kind: "sans",
    id: "raleway",
    version: "5.3.0",
    family: "Raleway",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        'Copyright 2010 The Raleway Project Authors (impallari@gmail.com), with Reserved Font Name "Raleway".',
    },
  },
  {
    kind: "sans",
    id: "roboto",
    version: "5.3.0",
    family: "Roboto",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: [
      "cyrillic-ext",
      "cyrillic",
      "greek-ext",
      "greek",
      "math",
      "symbols",
      "vietnamese",
      "latin-ext",
      "latin",
    ],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2011 The Roboto Project Authors (https://github.com/googlefonts/roboto-classic)",
    },
  },
  {
    kind: "sans",
    id: "rubik",
    version: "5.3.0",
    family: "Rubik",
    category: "sans-serif",
    weights: {
      min: 300,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["arabic", "cyrillic-ext", "cyrillic", "hebrew", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2015 The Rubik Project Authors (https://github.com/googlefonts/rubik)",
    },
  },
  {
    kind: "sans",
    id: "sora",
    version: "5.3.0",
    family: "Sora",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 800,
    },
    styles: ["normal"],
    subsets: ["latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2019 The Sora Project Authors (https://github.com/sora-xor/sora-font)",
    },
  },
  {
    kind: "sans",
    id: "source-sans-3",
    version: "5.3.0",
    family: "Source Sans 3",
    category: "sans-serif",
    weights: {
      min: 200,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "greek-ext", "greek", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "http://scripts.sil.org/OFL",
      attribution: "Google Inc.",
    },
  },
  {
    kind: "sans",
    id: "space-grotesk",
    version: "5.3.0",
    family: "Space Grotesk",
    category: "sans-serif",
    weights: {
      min: 300,
      max: 700,
    },
    styles: ["normal"],
    subsets: ["vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2020 The Space Grotesk Project Authors (https://github.com/floriankarsten/space-grotesk)",
    },
  },
  {
    kind: "sans",
    id: "urbanist",
    version: "5.3.0",
    family: "Urbanist",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2021 The Urbanist Project Authors (https://github.com/coreyhu/Urbanist)",
    },
  },
  {
    kind: "sans",
    id: "work-sans",
    version: "5.3.0",
    family: "Work Sans",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2019 The Work Sans Project Authors (https://github.com/weiweihuanghuang/Work-Sans)",
    },
  },
  {
    kind: "serif",
    id: "bitter",
    version: "5.3.0",
    family: "Bitter",
    category: "serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2011 The Bitter Project Authors (https://github.com/solmatas/BitterPro)",
    },
  },
  {
    kind: "serif",
    id: "crimson-pro",
    version: "5.3.0",
    family: "Crimson Pro",
    category: "serif",
    weights: {
      min: 200,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2018 The Crimson Pro Project Authors (https://github.com/Fonthausen/CrimsonPro)",
    },
  },
  {
    kind: "serif",
    id: "eb-garamond",
    version: "5.3.0",
    family: "EB Garamond",
    category: "serif",
    weights: {
      min: 400,
      max: 800,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "greek-ext", "greek", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2017 The EB Garamond Project Authors (https://github.com/octaviopardo/EBGaramond12)",
    },
  },
  {
    kind: "serif",
    id: "literata",
    version: "5.3.0",
    family: "Literata",
    category: "serif",
    weights: {
      min: 200,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "greek-ext", "greek", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2017 The Literata Project Authors (https://github.com/googlefonts/literata)",
    },
  },
  {
    kind: "serif",
    id: "lora",
    version: "5.3.0",
    family: "Lora",
    category: "serif",
    weights: {
      min: 400,
      max: 700,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "math", "symbols", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        'Copyright 2011 The Lora Project Authors (https://github.com/cyrealtype/Lora-Cyrillic), with Reserved Font Name "Lora".',
    },
  },
  {
    kind: "serif",
    id: "merriweather",
    version: "5.3.0",
    family: "Merriweather",
    category: "serif",
    weights: {
      min: 300,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        'Copyright 2024 The Merriweather Project Authors (https://github.com/EbenSorkin/Merriweather4) with Reserved Font Name "Merriweather".',
    },
  },
  {
    kind: "serif",
    id: "newsreader",
    version: "5.3.0",
    family: "Newsreader",
    category: "serif",
    weights: {
      min: 200,
      max: 800,
    },
    styles: ["normal", "italic"],
    subsets: ["vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2020 The Newsreader Project Authors (http://github.com/productiontype/Newsreader)",
    },
  },
  {
    kind: "serif",
    id: "roboto-slab",
    version: "5.3.0",
    family: "Roboto Slab",
    category: "serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal"],
    subsets: ["cyrillic-ext", "cyrillic", "greek-ext", "greek", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "Apache-2.0",
      url: "http://www.apache.org/licenses/LICENSE-2.0",
      attribution:
        "Copyright 2018 The Roboto Slab Project Authors (https://github.com/googlefonts/robotoslab)",
    },
  },
  {
    kind: "serif",
    id: "source-serif-4",
    version: "5.3.1",
    family: "Source Serif 4",
    category: "serif",
    weights: {
      min: 200,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "greek", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "http://scripts.sil.org/OFL",
      attribution: "Google Inc.",
    },
  },
  {
    kind: "mono",
    id: "spline-sans-mono",
    version: "5.3.0",
    family: "Spline Sans Mono",
    category: "monospace",
    weights: {
      min: 300,
      max: 700,
    },
    styles: ["normal", "italic"],
    subsets: ["latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2022 The Spline Sans Mono Project Authors (https://github.com/SorkinType/SplineSansMono)",
    },
  },
  {
    kind: "mono",
    id: "atkinson-hyperlegible-mono",
    version: "5.3.0",
    family: "Atkinson Hyperlegible Mono",
    category: "sans-serif",
    weights: {
      min: 200,
      max: 800,
    },
    styles: ["normal", "italic"],
    subsets: ["latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2020-2024 The Atkinson Hyperlegible Mono Project Authors (https://github.com/googlefonts/atkinson-hyperlegible-next-mono)",
    },
  },
  {
    kind: "mono",
    id: "fira-code",
    version: "5.3.0",
    family: "Fira Code",
    category: "monospace",
    weights: {
      min: 300,
      max: 700,
    },
    styles: ["normal"],
    subsets: ["cyrillic-ext", "cyrillic", "greek-ext", "greek", "symbols2", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2014-2020 The Fira Code Project Authors (https://github.com/tonsky/FiraCode)",
    },
  },
  {
    kind: "mono",
    id: "geist-mono",
    version: "5.3.0",
    family: "Geist Mono",
    category: "monospace",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "symbols2", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2024 The Geist Project Authors (https://github.com/vercel/geist-font.git)",
    },
  },
  {
    kind: "mono",
    id: "inconsolata",
    version: "5.3.0",
    family: "Inconsolata",
    category: "monospace",
    weights: {
      min: 200,
      max: 900,
    },
    styles: ["normal"],
    subsets: ["vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2006 The Inconsolata Project Authors (https://github.com/cyrealtype/Inconsolata)",
    },
  },
  {
    kind: "mono",
    id: "jetbrains-mono",
    version: "5.3.0",
    family: "JetBrains Mono",
    category: "monospace",
    weights: {
      min: 100,
      max: 800,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "greek", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2020 The JetBrains Mono Project Authors (https://github.com/JetBrains/JetBrainsMono)",
    },
  },
  {
    kind: "mono",
    id: "red-hat-mono",
    version: "5.3.0",
    family: "Red Hat Mono",
    category: "monospace",
    weights: {
      min: 300,
      max: 700,
    },
    styles: ["normal", "italic"],
    subsets: ["latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2024 The Red Hat Project Authors (https://github.com/RedHatOfficial/RedHatFont)",
    },
  },
  {
    kind: "mono",
    id: "roboto-mono",
    version: "5.3.0",
    family: "Roboto Mono",
    category: "monospace",
    weights: {
      min: 100,
      max: 700,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "greek", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2015 The Roboto Mono Project Authors (https://github.com/googlefonts/robotomono)",
    },
  },
  {
    kind: "mono",
    id: "source-code-pro",
    version: "5.3.0",
    family: "Source Code Pro",
    category: "monospace",
    weights: {
      min: 200,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic-ext", "cyrillic", "greek-ext", "greek", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "http://scripts.sil.org/OFL",
      attribution: "Google Inc.",
    },
  },
  {
    kind: "display",
    id: "bodoni-moda",
    version: "5.3.0",
    family: "Bodoni Moda",
    category: "serif",
    weights: {
      min: 400,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["math", "symbols", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2020 The Bodoni Moda Project Authors (https://github.com/indestructible-type/Bodoni)",
    },
  },
  {
    kind: "display",
    id: "bricolage-grotesque",
    version: "5.3.0",
    family: "Bricolage Grotesque",
    category: "sans-serif",
    weights: {
      min: 200,
      max: 800,
    },
    styles: ["normal"],
    subsets: ["vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage)",
    },
  },
  {
    kind: "display",
    id: "comfortaa",
    version: "5.3.0",
    family: "Comfortaa",
    category: "display",
    weights: {
      min: 300,
      max: 700,
    },
    styles: ["normal"],
    subsets: ["cyrillic-ext", "cyrillic", "greek", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        'Copyright 2011 The Comfortaa Project Authors (https://github.com/alexeiva/comfortaa), with Reserved Font Name "Comfortaa".',
    },
  },
  {
    kind: "display",
    id: "fraunces",
    version: "5.3.0",
    family: "Fraunces",
    category: "serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2020 The Fraunces Project Authors (github.com/undercasetype/Fraunces)",
    },
  },
  {
    kind: "display",
    id: "league-spartan",
    version: "5.3.0",
    family: "League Spartan",
    category: "sans-serif",
    weights: {
      min: 100,
      max: 900,
    },
    styles: ["normal"],
    subsets: ["vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2020 The League Spartan Project Authors (https://github.com/theleagueof/league-spartan)",
    },
  },
  {
    kind: "display",
    id: "oswald",
    version: "5.3.0",
    family: "Oswald",
    category: "sans-serif",
    weights: {
      min: 200,
      max: 700,
    },
    styles: ["normal"],
    subsets: ["cyrillic-ext", "cyrillic", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2016 The Oswald Project Authors (https://github.com/googlefonts/OswaldFont)",
    },
  },
  {
    kind: "display",
    id: "playfair-display",
    version: "5.3.0",
    family: "Playfair Display",
    category: "serif",
    weights: {
      min: 400,
      max: 900,
    },
    styles: ["normal", "italic"],
    subsets: ["cyrillic", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        'Copyright 2017 The Playfair Display Project Authors (https://github.com/clauseggers/Playfair-Display), with Reserved Font Name "Playfair Display".',
    },
  },
  {
    kind: "display",
    id: "unbounded",
    version: "5.3.0",
    family: "Unbounded",
    category: "sans-serif",
    weights: {
      min: 200,
      max: 900,
    },
    styles: ["normal"],
    subsets: ["cyrillic-ext", "cyrillic", "vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2022 The Unbounded Project Authors (https://github.com/googlefonts/unbounded)",
    },
  },
  {
    kind: "handwriting",
    id: "caveat",
    version: "5.3.0",
    family: "Caveat",
    category: "handwriting",
    weights: {
      min: 400,
      max: 700,
    },
    styles: ["normal"],
    subsets: ["cyrillic-ext", "cyrillic", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2014 The Caveat Project Authors (https://github.com/googlefonts/caveat)",
    },
  },
  {
    kind: "handwriting",
    id: "dancing-script",
    version: "5.3.0",
    family: "Dancing Script",
    category: "handwriting",
    weights: {
      min: 400,
      max: 700,
    },
    styles: ["normal"],
    subsets: ["vietnamese", "latin-ext", "latin"],
    license: {
      id: "OFL-1.1",
      url: "https://openfontlicense.org",
      attribution:
        "Copyright 2016 The Dancing Script Project Authors (https://github.com/googlefonts/DancingScript), with Reserved Font Name 'Dancing Script'.",
    },
  },
];
