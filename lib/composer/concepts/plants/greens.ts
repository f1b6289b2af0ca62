import { conceptsOf } from '../words';

/** Pot plants, leaves and grasses. */
export const greens = conceptsOf({ kind: 'plant', habitat: 'ground', places: ['living-room'] }, [
  {
    id: 'potted-plant',
    words:
      'potted plant|houseplant|house plant|plant|pot plant; topfpflanze|zimmerpflanze|pflanze; plante en pot|plante verte|plante; planta en maceta|planta; pianta in vaso|pianta; planta em vaso|planta; растение в горшке|комнатное растение|растение; 鉢植え|観葉植物|植物',
    heightCm: 90,
    part: 'green',
    parameters: { kind: 'potted-plant' },
  },
  {
    id: 'monstera',
    words:
      'monstera; monstera; monstera; monstera; monstera; costela-de-adão; монстера; モンステラ',
    heightCm: 85,
    part: 'green',
    parameters: { kind: 'monstera' },
  },
  {
    id: 'snake-plant',
    words:
      'snake plant|sansevieria; bogenhanf; sansevière; lengua de suegra; sansevieria; espada-de-são-jorge; сансевиерия; サンスベリア',
    heightCm: 78,
    part: 'green',
    parameters: { kind: 'snake-plant' },
  },
  {
    id: 'sprout',
    words:
      'sprout|seedling; keimling|sprössling; pousse|jeune plant; brote|plántula; germoglio; broto|muda; росток|саженец; 芽|苗',
    heightCm: 18,
    part: 'green',
    parameters: { kind: 'sprout' },
    habitat: 'table',
  },
  {
    id: 'herb',
    words:
      'herb|potted herb; kräutertopf|kräuter; herbes aromatiques; hierbas; erbe aromatiche; ervas; пряная зелень; ハーブ',
    heightCm: 28,
    part: 'green',
    parameters: { kind: 'herb' },
    habitat: 'table',
    places: ['kitchen'],
  },
  {
    id: 'bonsai',
    words: 'bonsai|bonsai tree; bonsai; bonsaï; bonsái; bonsai; bonsai; бонсай; 盆栽',
    heightCm: 50,
    part: 'green',
    parameters: { kind: 'bonsai' },
    habitat: 'table',
  },
  {
    id: 'cactus',
    words: 'cactus|potted cactus; kaktus; cactus; cactus; cactus; cacto; кактус; サボテン',
    heightCm: 27,
    part: 'green',
    parameters: { kind: 'cactus' },
    habitat: 'table',
  },
  {
    id: 'saguaro',
    words:
      'desert cactus|saguaro; wüstenkaktus; cactus du désert; cactus del desierto|saguaro; cactus del deserto; cacto do deserto; пустынный кактус; 砂漠のサボテン',
    heightCm: 200,
    part: 'green',
    parameters: { kind: 'cactus', state: 'open' },
    places: ['desert'],
  },
  {
    id: 'succulent',
    words:
      'succulent; sukkulente; plante grasse; suculenta; pianta grassa; suculenta; суккулент; 多肉植物',
    heightCm: 16,
    part: 'green',
    parameters: { kind: 'succulent' },
    habitat: 'table',
  },
  {
    id: 'leaf',
    words: 'leaf; blatt; feuille; hoja; foglia; folha; лист|листок; 葉|葉っぱ',
    heightCm: 9,
    part: 'green',
    parameters: { kind: 'leaf' },
  },
  {
    id: 'maple-leaf',
    words:
      "maple leaf|autumn leaf|fallen leaf; ahornblatt|herbstblatt|herbstlaub; feuille d'érable|feuille d'automne|feuille morte; hoja de arce|hoja de otoño; foglia d'acero|foglia autunnale; folha de bordo|folha de outono; кленовый лист|осенний лист; もみじの葉|落ち葉",
    heightCm: 12,
    part: 'green',
    parameters: { kind: 'maple-leaf' },
  },
  {
    id: 'clover',
    words: 'clover; kleeblatt|klee; trèfle; trébol; trifoglio; trevo; клевер; クローバー',
    heightCm: 9.5,
    part: 'green',
    parameters: { kind: 'clover' },
  },
  {
    id: 'shamrock',
    words:
      'shamrock; kleeblatt mit drei blättern; trèfle irlandais; trébol irlandés; trifoglio irlandese; trevo irlandês; трилистник; シャムロック',
    heightCm: 9.5,
    part: 'green',
    parameters: { kind: 'clover', count: 3 },
  },
  {
    id: 'twig',
    words:
      'twig|sprig|eucalyptus|leafy branch; zweig|eukalyptus; rameau|brindille|eucalyptus; ramita|eucalipto; rametto|eucalipto; raminho|eucalipto; веточка|эвкалипт; 小枝|ユーカリ',
    heightCm: 40,
    part: 'green',
    parameters: { kind: 'twig' },
    habitat: 'hand',
  },
  {
    id: 'fern',
    words: 'fern; farn; fougère; helecho; felce; samambaia; папоротник; シダ',
    heightCm: 62,
    part: 'green',
    parameters: { kind: 'fern' },
    places: ['forest'],
  },
  {
    id: 'grass',
    words:
      "grass|tuft of grass; gras|grasbüschel; herbe|touffe d'herbe; hierba|pasto; erba|ciuffo d'erba; grama|capim; трава; 草",
    heightCm: 30,
    part: 'green',
    parameters: { kind: 'grass' },
    places: ['meadow'],
  },
  {
    id: 'reed',
    words: 'reed|reeds; schilf; roseau; junco|caña; canna palustre; junco; камыш|тростник; 葦',
    heightCm: 180,
    part: 'green',
    parameters: { kind: 'reed' },
    places: ['lake'],
  },
  {
    id: 'wheat',
    words:
      'wheat|ear of wheat|wheat ear|grain; weizen|ähre|weizenähre|getreide; blé|épi de blé; trigo|espiga de trigo; grano|spiga di grano; trigo|espiga de trigo; пшеница|колос|колосок; 小麦|麦の穂',
    heightCm: 88,
    part: 'green',
    parameters: { kind: 'wheat' },
    places: ['field'],
  },
  {
    id: 'wreath',
    words:
      'wreath|flower wreath|floral wreath; kranz|blumenkranz; couronne de fleurs; corona de flores|guirnalda; ghirlanda|corona di fiori; guirlanda|coroa de flores; венок; 花輪|リース',
    heightCm: 44,
    part: 'green',
    parameters: { kind: 'wreath' },
    habitat: 'wall',
  },
  {
    id: 'christmas-wreath',
    words:
      'christmas wreath|holly wreath; weihnachtskranz; couronne de noël; corona de navidad; ghirlanda di natale; guirlanda de natal; рождественский венок; クリスマスリース',
    heightCm: 50,
    part: 'green',
    parameters: { kind: 'wreath', state: 'lit', color: '#24694f' },
    habitat: 'wall',
  },
  {
    id: 'ivy',
    words:
      'ivy|vine|creeper; efeu|ranke; lierre|plante grimpante; hiedra|enredadera; edera|rampicante; hera|trepadeira; плющ|лиана; 蔦|ツタ',
    heightCm: 120,
    part: 'green',
    parameters: { kind: 'ivy' },
    habitat: 'wall',
  },
  {
    id: 'seaweed',
    words:
      'seaweed|kelp|algae; seetang|alge; algue; alga; alga; alga; водоросль|водоросли; 海藻|昆布',
    heightCm: 88,
    part: 'green',
    parameters: { kind: 'seaweed' },
    habitat: 'underwater',
    places: ['underwater'],
  },
  {
    id: 'coral',
    words: 'coral; koralle; corail; coral|arrecife; corallo; coral|recife; коралл; サンゴ',
    heightCm: 53,
    part: 'green',
    parameters: { kind: 'coral' },
    habitat: 'underwater',
    places: ['underwater'],
  },
  {
    id: 'bamboo',
    words: 'bamboo; bambus; bambou; bambú; bambù; bambu; бамбук; 竹',
    heightCm: 430,
    part: 'green',
    parameters: { kind: 'bamboo' },
    places: ['forest'],
  },
  {
    id: 'nest',
    words:
      "nest|bird nest|bird's nest; nest|vogelnest; nid|nid d'oiseau; nido; nido; ninho; гнездо|птичье гнездо; 巣|鳥の巣",
    heightCm: 12,
    part: 'green',
    parameters: { kind: 'nest' },
  },
  {
    id: 'pine-cone',
    words:
      'pine cone|pinecone; tannenzapfen|kiefernzapfen; pomme de pin; piña de pino; pigna; pinha; шишка|сосновая шишка; 松ぼっくり',
    heightCm: 9.4,
    part: 'green',
    parameters: { kind: 'pine-cone' },
    places: ['forest'],
  },
  {
    id: 'acorn',
    words: 'acorn; eichel; gland; bellota; ghianda; bolota; жёлудь; どんぐり',
    heightCm: 4.7,
    part: 'green',
    parameters: { kind: 'acorn' },
    places: ['forest'],
  },
]);
