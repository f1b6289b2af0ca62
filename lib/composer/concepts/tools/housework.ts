import { conceptsOf } from '../words';

/** Kitchen tools and instruments of science. */
export const housework = conceptsOf({ kind: 'tool', habitat: 'hand', places: ['kitchen'] }, [
  {
    id: 'knife',
    words:
      'knife|kitchen knife; messer|küchenmesser; couteau; cuchillo; coltello; faca; нож; ナイフ|包丁',
    heightCm: 24,
    part: 'household-tool',
    parameters: { kind: 'knife' },
  },
  {
    id: 'fork',
    words: 'fork; gabel; fourchette; tenedor; forchetta; garfo; вилка; フォーク',
    heightCm: 20,
    part: 'household-tool',
    parameters: { kind: 'fork' },
  },
  {
    id: 'spoon',
    words:
      'spoon|teaspoon; löffel|teelöffel; cuillère; cuchara|cucharilla; cucchiaio|cucchiaino; colher; ложка; スプーン',
    heightCm: 20,
    part: 'household-tool',
    parameters: { kind: 'spoon' },
  },
  {
    id: 'wooden-spoon',
    words:
      'wooden spoon; kochlöffel; cuillère en bois; cuchara de madera; cucchiaio di legno; colher de pau; деревянная ложка; 木のスプーン',
    heightCm: 20,
    part: 'household-tool',
    parameters: { kind: 'spoon', state: 'open' },
  },
  {
    id: 'chopsticks',
    words:
      'chopsticks; essstäbchen; baguettes chinoises; palillos; bacchette; hashi|pauzinhos; палочки для еды; 箸',
    heightCm: 23,
    part: 'household-tool',
    parameters: { kind: 'chopsticks' },
  },
  {
    id: 'rolling-pin',
    words:
      'rolling pin; nudelholz; rouleau à pâtisserie; rodillo de cocina; mattarello; rolo de massa; скалка; 麺棒',
    heightCm: 12.3,
    part: 'household-tool',
    parameters: { kind: 'rolling-pin' },
  },
  {
    id: 'whisk',
    words: 'whisk; schneebesen; fouet; batidor; frusta da cucina; batedor; венчик; 泡立て器',
    heightCm: 27,
    part: 'household-tool',
    parameters: { kind: 'whisk' },
  },
  {
    id: 'spatula',
    words: 'spatula; pfannenwender; spatule; espátula; spatola; espátula; лопатка; フライ返し',
    heightCm: 29,
    part: 'household-tool',
    parameters: { kind: 'spatula' },
  },
  {
    id: 'ladle',
    words: 'ladle; schöpfkelle; louche; cucharón; mestolo; concha de cozinha; половник; お玉',
    heightCm: 29,
    part: 'household-tool',
    parameters: { kind: 'ladle' },
  },
  {
    id: 'toothbrush',
    words:
      'toothbrush; zahnbürste; brosse à dents; cepillo de dientes; spazzolino; escova de dentes; зубная щётка; 歯ブラシ',
    heightCm: 19,
    part: 'household-tool',
    parameters: { kind: 'toothbrush' },
    places: ['bathroom'],
  },
  {
    id: 'comb',
    words: 'comb; kamm; peigne; peine; pettine; pente; расчёска|гребень; くし',
    heightCm: 5.3,
    part: 'household-tool',
    parameters: { kind: 'comb' },
    places: ['bathroom'],
  },
  {
    id: 'iron',
    words:
      'iron|flat iron; bügeleisen; fer à repasser; plancha; ferro da stiro; ferro de passar; утюг; アイロン',
    heightCm: 15,
    part: 'household-tool',
    parameters: { kind: 'iron' },
  },
  {
    id: 'sponge',
    words: 'sponge; schwamm; éponge; esponja; spugna; esponja; губка; スポンジ',
    heightCm: 4.2,
    part: 'household-tool',
    parameters: { kind: 'sponge' },
  },
  {
    id: 'soap',
    words:
      'soap|bar of soap|shampoo bar|conditioner bar; seife; savon; jabón; sapone|saponetta; sabonete|sabão; мыло; 石鹸',
    heightCm: 6.4,
    part: 'household-tool',
    parameters: { kind: 'soap' },
    places: ['bathroom'],
  },
  {
    id: 'match',
    words:
      'match|matchstick; streichholz; allumette; cerilla|fósforo; fiammifero; fósforo; спичка; マッチ',
    heightCm: 11.5,
    part: 'household-tool',
    parameters: { kind: 'match' },
  },
  {
    id: 'unlit-match',
    words:
      'unlit match|fresh match|new match|unused match|unburnt match; frisches streichholz|unbenutztes streichholz; allumette neuve|allumette éteinte; cerilla nueva|cerilla apagada; fiammifero nuovo|fiammifero spento; fósforo novo|fósforo apagado; новая спичка|целая спичка; 新しいマッチ',
    heightCm: 9,
    part: 'household-tool',
    parameters: { kind: 'match', state: 'bare' },
  },
  {
    id: 'burnt-match',
    words:
      'burnt match|burned match|burnt out match|burned out match|burnt-out match|spent match|charred match|used match; abgebranntes streichholz|verbranntes streichholz; allumette brûlée|allumette consumée; cerilla quemada|fósforo quemado; fiammifero bruciato; fósforo queimado; сгоревшая спичка|обгоревшая спичка; 燃え尽きたマッチ',
    heightCm: 9.5,
    part: 'household-tool',
    parameters: { kind: 'match', state: 'broken' },
  },
  {
    id: 'key',
    words: 'key; schlüssel; clé|clef; llave; chiave; chave; ключ; 鍵|キー',
    heightCm: 8.5,
    part: 'household-tool',
    parameters: { kind: 'key' },
    places: [],
  },
  {
    id: 'padlock',
    words:
      'lock|padlock; vorhängeschloss|türschloss; cadenas|serrure; candado|cerradura; lucchetto; cadeado|fechadura; навесной замок|дверной замок; 錠前|南京錠',
    heightCm: 9.6,
    part: 'household-tool',
    parameters: { kind: 'lock' },
    places: [],
  },
  {
    id: 'open-padlock',
    words:
      'open lock|open padlock|unlocked padlock; offenes schloss; cadenas ouvert; candado abierto; lucchetto aperto; cadeado aberto; открытый замок; 開いた錠前',
    heightCm: 10,
    part: 'household-tool',
    parameters: { kind: 'lock', state: 'open' },
    places: [],
  },
  {
    id: 'magnifying-glass',
    words:
      "magnifying glass|magnifier|search; lupe|suche; loupe|recherche; lupa|búsqueda; lente d'ingrandimento|ricerca; lupa|busca; лупа|поиск; 虫眼鏡|検索",
    heightCm: 21,
    part: 'household-tool',
    parameters: { kind: 'magnifier' },
    places: ['office'],
  },
  {
    id: 'telescope',
    words:
      'telescope; teleskop|fernrohr; télescope; telescopio; telescopio; telescópio; телескоп; 望遠鏡',
    heightCm: 115,
    part: 'household-tool',
    parameters: { kind: 'telescope' },
    habitat: 'ground',
    places: [],
  },
  {
    id: 'microscope',
    words:
      'microscope; mikroskop; microscope; microscopio; microscopio; microscópio; микроскоп; 顕微鏡',
    heightCm: 43,
    part: 'household-tool',
    parameters: { kind: 'microscope' },
    habitat: 'table',
    places: ['laboratory'],
  },
  {
    id: 'flask',
    words:
      'flask|erlenmeyer flask; kolben|erlenmeyerkolben; fiole|erlenmeyer; matraz; beuta; frasco de laboratório; колба; フラスコ',
    heightCm: 16,
    part: 'household-tool',
    parameters: { kind: 'flask' },
    habitat: 'table',
    places: ['laboratory'],
  },
  {
    id: 'test-tube',
    words:
      'test tube; reagenzglas; tube à essai|éprouvette; tubo de ensayo; provetta; tubo de ensaio; пробирка; 試験管',
    heightCm: 15,
    part: 'household-tool',
    parameters: { kind: 'flask', state: 'open', color: '#6f5bb5' },
    places: ['laboratory'],
  },
  {
    id: 'syringe',
    words:
      'syringe|injection|vaccine; spritze|impfung|impfstoff; seringue|vaccin|piqûre; jeringa|jeringuilla|vacuna; siringa|vaccino; seringa|vacina|injeção; шприц|вакцина|укол; 注射器|ワクチン',
    heightCm: 16,
    part: 'household-tool',
    parameters: { kind: 'syringe' },
    places: ['clinic'],
  },
  {
    id: 'pill',
    words:
      'pill|capsule|tablet of medicine; pille|kapsel|tablette gegen schmerzen; pilule|gélule|comprimé; píldora|cápsula|pastilla; pillola|capsula; pílula|cápsula|comprimido; таблетка|капсула; 錠剤|カプセル',
    heightCm: 1.5,
    part: 'household-tool',
    parameters: { kind: 'pill' },
    habitat: 'table',
    places: ['clinic'],
  },
  {
    id: 'stethoscope',
    words:
      'stethoscope; stethoskop; stéthoscope; estetoscopio|fonendoscopio; stetoscopio; estetoscópio; стетоскоп; 聴診器',
    heightCm: 40,
    part: 'household-tool',
    parameters: { kind: 'stethoscope' },
    habitat: 'body',
    places: ['clinic'],
  },
  {
    id: 'thermometer',
    words:
      'thermometer; thermometer; thermomètre; termómetro; termometro; termômetro; термометр|градусник; 温度計|体温計',
    heightCm: 22,
    part: 'household-tool',
    parameters: { kind: 'thermometer' },
    places: ['clinic'],
  },
  {
    id: 'compass',
    words: 'compass; kompass; boussole; brújula; bussola; bússola; компас; 方位磁針|羅針盤',
    heightCm: 9.3,
    part: 'household-tool',
    parameters: { kind: 'compass' },
    places: [],
  },
  {
    id: 'flashlight',
    words:
      'flashlight|pocket torch; taschenlampe; lampe torche|lampe de poche; linterna; torcia elettrica; lanterna; фонарик; 懐中電灯',
    heightCm: 8,
    part: 'household-tool',
    parameters: { kind: 'torch' },
    places: [],
  },
  {
    id: 'spyglass',
    words:
      'spyglass|spy glass; handfernrohr|seerohr; longue-vue; catalejo; cannocchiale; luneta; подзорная труба; 遠眼鏡',
    heightCm: 9,
    part: 'household-tool',
    parameters: { kind: 'spyglass' },
    places: [],
  },
  {
    id: 'binoculars',
    words:
      'binoculars|field glasses; fernglas; jumelles; prismáticos|binoculares; binocolo; binóculo; бинокль; 双眼鏡',
    heightCm: 14,
    part: 'household-tool',
    parameters: { kind: 'binoculars' },
    places: [],
  },
]);
