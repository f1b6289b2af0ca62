export type LanguageId =
  | 'de'
  | 'fr'
  | 'es'
  | 'it'
  | 'pt'
  | 'nl'
  | 'pl'
  | 'tr'
  | 'ru'
  | 'uk'
  | 'ja'
  | 'zh'
  | 'ko'
  | 'ar'
  | 'hi';

/** Common words of the languages in Latin letters; shared words count for each that has them. */
export const LANGUAGE_WORDS = {
  en: 'a an the of and with on in at by for to from is are under over near through cat dog house night day red blue green white black man woman girl boy sitting standing flying',
  de: 'ein eine einen einem einer der die das den dem des und mit auf im in am unter über vor neben ist sind für von zum zur rot rote roter blaue blau grüne katze hund haus nacht mann frau mädchen junge berg wald see bild zeichnung',
  fr: 'un une le la les l d des du de et avec sur dans en au aux sous devant près est sont pour par qui rouge bleu bleue vert noir blanc chat chien maison nuit homme femme fille garçon montagne forêt lac mer ciel dessin',
  es: 'un una unos unas el la los las de del y con sobre en al bajo junto es son para por que rojo roja azul verde negro blanco gato perro casa noche hombre mujer niña niño montaña bosque lago mar cielo dibujo',
  it: 'un una uno il lo la i gli le di del della dei e con su sul sulla in nel nella sotto vicino è sono per che rosso rossa blu verde nero bianco gatto cane casa notte uomo donna ragazza ragazzo montagna bosco lago mare cielo disegno',
  pt: 'um uma uns umas o a os as de do da dos das e com sobre em no na nos nas sob perto é são para por que vermelho vermelha azul verde preto branco gato cachorro cão casa noite homem mulher menina menino montanha floresta lago mar céu desenho',
  nl: 'een de het van en met op in aan onder boven naast is zijn voor uit rode rood blauw blauwe groene zwart wit kat hond huis nacht man vrouw meisje jongen berg bos meer zee tekening',
  pl: 'i z ze w we na pod nad przy obok jest są dla do od który czerwony czerwona niebieski zielony czarny biały kot pies dom noc mężczyzna kobieta dziewczyna chłopiec góra góry las jezioro morze niebo rysunek',
  tr: 'bir ve ile üzerinde altında içinde yanında için olan kırmızı mavi yeşil siyah beyaz kedi köpek ev gece adam kadın kız çocuk dağ orman göl deniz gökyüzü çizim',
} as const;

type NeutralAspect = 'composition' | 'light' | 'palette' | 'background';

/** Per aspect: what shows that the prompt settles it, and what is added when it does not. */
export type NeutralPhrases = Record<NeutralAspect, readonly [settled: RegExp, phrase: string]>;

export const NEUTRAL: Record<LanguageId, NeutralPhrases> = {
  de: {
    composition: [/komposition|zentriert|nahaufnahme|perspektive/i, 'ausgewogene Komposition'],
    light: [/licht|beleucht|sonne|schatten/i, 'weiches, natürliches Licht'],
    palette: [/farb|bunt|schwarz-?wei/i, 'harmonische Farben'],
    background: [/hintergrund/i, 'ruhiger Hintergrund'],
  },
  fr: {
    composition: [/composition|centré|gros plan|perspective/i, 'composition équilibrée'],
    light: [/lumi|éclair|soleil|ombre/i, 'lumière douce et naturelle'],
    palette: [/couleur|coloré|noir et blanc/i, 'couleurs harmonieuses'],
    background: [/arrière-plan|fond\b/i, 'arrière-plan épuré'],
  },
  es: {
    composition: [/composici|centrad|primer plano|perspectiva/i, 'composición equilibrada'],
    light: [/luz|ilumina|sol\b|sombra/i, 'luz suave y natural'],
    palette: [/color|blanco y negro/i, 'colores armoniosos'],
    background: [/fondo/i, 'fondo sencillo'],
  },
  it: {
    composition: [/composizione|centrat|primo piano|prospettiva/i, 'composizione equilibrata'],
    light: [/luce|illumina|sole\b|ombra/i, 'luce morbida e naturale'],
    palette: [/color|bianco e nero/i, 'colori armoniosi'],
    background: [/sfondo/i, 'sfondo semplice'],
  },
  pt: {
    composition: [/composiç|centralizad|close|perspectiva/i, 'composição equilibrada'],
    light: [/luz|ilumina|sol\b|sombra/i, 'luz suave e natural'],
    palette: [/cores|cor\b|colorid|preto e branco/i, 'cores harmoniosas'],
    background: [/fundo/i, 'fundo simples'],
  },
  nl: {
    composition: [/compositie|gecentreerd|close-?up|perspectief/i, 'evenwichtige compositie'],
    light: [/licht|zon\b|schaduw/i, 'zacht natuurlijk licht'],
    palette: [/kleur|zwart-?wit/i, 'harmonieuze kleuren'],
    background: [/achtergrond/i, 'rustige achtergrond'],
  },
  pl: {
    composition: [/kompozyc|wyśrodkowan|zbliżenie|perspektyw/i, 'wyważona kompozycja'],
    light: [/światł|oświetl|słoń|cień/i, 'miękkie, naturalne światło'],
    palette: [/kolor|barw|czarno-biał/i, 'harmonijne kolory'],
    background: [/tło|tle\b/i, 'spokojne tło'],
  },
  tr: {
    composition: [/kompozisyon|yakın çekim|perspektif/i, 'dengeli kompozisyon'],
    light: [/ışık|ışığ|güneş|gölge/i, 'yumuşak doğal ışık'],
    palette: [/renk|siyah beyaz/i, 'uyumlu renkler'],
    background: [/arka plan|fon\b/i, 'sade arka plan'],
  },
  ru: {
    composition: [/композиц|крупный план|перспектив/i, 'уравновешенная композиция'],
    light: [/свет|освещ|солн|тень/i, 'мягкий естественный свет'],
    palette: [/цвет|чёрно-бел|черно-бел/i, 'гармоничные цвета'],
    background: [/фон/i, 'спокойный фон'],
  },
  uk: {
    composition: [/композиц|крупний план|перспектив/i, 'врівноважена композиція'],
    light: [/світл|освітл|сонц|тінь/i, "м'яке природне світло"],
    palette: [/кольор|колір|чорно-біл/i, 'гармонійні кольори'],
    background: [/тло|тлі|фон/i, 'спокійне тло'],
  },
  ja: {
    composition: [/構図|クローズアップ|俯瞰/, 'バランスの取れた構図'],
    light: [/光|照明|逆光|影/, '柔らかな自然光'],
    palette: [/色|カラー|モノクロ/, '調和のとれた配色'],
    background: [/背景/, 'すっきりとした背景'],
  },
  zh: {
    composition: [/构图|構圖|特写|特寫|俯视/, '构图均衡'],
    light: [/光|照明|阴影/, '柔和的自然光'],
    palette: [/色|黑白/, '色彩和谐'],
    background: [/背景/, '背景简洁'],
  },
  ko: {
    composition: [/구도|클로즈업|원근/, '균형 잡힌 구도'],
    light: [/빛|조명|햇살|그림자/, '부드러운 자연광'],
    palette: [/색|컬러|흑백/, '조화로운 색감'],
    background: [/배경/, '깔끔한 배경'],
  },
  ar: {
    composition: [/تكوين|لقطة قريبة|منظور/, 'تكوين متوازن'],
    light: [/ضوء|إضاءة|شمس|ظل/, 'إضاءة طبيعية ناعمة'],
    palette: [/لون|ألوان|أبيض وأسود/, 'ألوان متناسقة'],
    background: [/خلفية/, 'خلفية بسيطة'],
  },
  hi: {
    composition: [/संयोजन|क्लोज़?-?अप|परिप्रेक्ष्य/, 'संतुलित संयोजन'],
    light: [/रोशनी|प्रकाश|धूप|छाया/, 'कोमल प्राकृतिक प्रकाश'],
    palette: [/रंग|श्वेत-श्याम/, 'सामंजस्यपूर्ण रंग'],
    background: [/पृष्ठभूमि/, 'सरल पृष्ठभूमि'],
  },
};
