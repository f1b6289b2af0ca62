import { conceptsOf } from '../words';

/** Clothes, shoes, hats and jewels. */
export const wearing = conceptsOf({ kind: 'clothing', habitat: 'body', places: [] }, [
  {
    id: 't-shirt',
    words:
      't-shirt|tshirt|shirt; t-shirt|hemd; t-shirt|chemise; camiseta|camisa; maglietta|camicia; camiseta|camisa; футболка|рубашка; Tシャツ|シャツ',
    heightCm: 69,
    part: 'garment',
    parameters: { kind: 't-shirt' },
  },
  {
    id: 'shirt-on-hanger',
    words:
      't-shirt on a hanger; hemd am bügel; chemise sur cintre; camisa en percha; camicia su gruccia; camisa no cabide; вешалка; ハンガーのシャツ',
    heightCm: 89,
    part: 'garment',
    parameters: { kind: 't-shirt', state: 'open' },
  },
  {
    id: 'sweater',
    words:
      'sweater|pullover|jumper|sweatshirt;pullover|pulli; pull|chandail;suéter|jersey; maglione|felpa;suéter;свитер;セーター',
    heightCm: 68,
    part: 'garment',
    parameters: { kind: 'sweater' },
  },
  {
    id: 'dress',
    words: 'dress|gown; kleid; robe; vestido; vestito|abito; vestido; платье; ドレス|ワンピース',
    heightCm: 108,
    part: 'garment',
    parameters: { kind: 'dress' },
  },
  {
    id: 'jacket',
    words:
      'jacket|suit|blazer; jacke|anzug|sakko; veste|costume; chaqueta|traje; giacca|completo; jaqueta|terno|paletó; куртка|пиджак|костюм; ジャケット|スーツ',
    heightCm: 76,
    part: 'garment',
    parameters: { kind: 'jacket' },
  },
  {
    id: 'coat',
    words: 'coat;mantel;manteau;abrigo;cappotto;casaco; пальто|плащ;コート',
    heightCm: 110,
    part: 'garment',
    parameters: { kind: 'coat' },
  },
  {
    id: 'trousers',
    words:
      'trousers|pants|jeans|chinos|cargo pants|denim jeans|slacks; hose|jeans; pantalon|jean; pantalón|vaqueros|jeans; pantaloni|jeans; calça|jeans; брюки|штаны|джинсы; ズボン|ジーンズ',
    heightCm: 101,
    part: 'garment',
    parameters: { kind: 'trousers' },
  },
  {
    id: 'shorts',
    words:
      'shorts; shorts|kurze hose; short; pantalón corto; pantaloncini; bermuda|shorts; шорты; 半ズボン',
    heightCm: 49,
    part: 'garment',
    parameters: { kind: 'shorts' },
  },
  {
    id: 'skirt',
    words: 'skirt; rock; jupe; falda; gonna; saia; юбка; スカート',
    heightCm: 59,
    part: 'garment',
    parameters: { kind: 'skirt' },
  },
  {
    id: 'sock',
    words:
      'sock|socks; socke|strumpf; chaussette; calcetín|media; calza|calzino; meia; носок|носки|чулок; 靴下',
    heightCm: 32,
    part: 'garment',
    parameters: { kind: 'sock' },
  },
  {
    id: 'gloves',
    words:
      'gloves|glove; handschuh|fäustling; gant|moufle; guante|manopla; guanto|muffola; luva;перчатка|перчатки|варежка;手袋',
    heightCm: 26,
    part: 'garment',
    parameters: { kind: 'gloves' },
  },
  {
    id: 'scarf',
    words:
      'scarf|shawl; schal; écharpe|foulard; bufanda; sciarpa; cachecol; шарф; マフラー|スカーフ',
    heightCm: 65,
    part: 'garment',
    parameters: { kind: 'scarf' },
  },
  {
    id: 'towel',
    words:
      'towel; handtuch; serviette de bain|serviette; toalla; asciugamano; toalha; полотенце; タオル',
    heightCm: 56,
    part: 'garment',
    parameters: { kind: 'towel' },
  },
  {
    id: 'tie',
    words: 'tie|necktie; krawatte; cravate; corbata; cravatta; gravata; галстук; ネクタイ',
    heightCm: 50,
    part: 'garment',
    parameters: { kind: 'tie' },
  },
  {
    id: 'sneakers',
    words:
      'sneakers|sneaker|shoe|shoes|running shoe|trainers; turnschuh|sneaker|schuh; basket|chaussure|baskets; zapatilla|zapato|tenis; scarpa da ginnastica|scarpa|sneaker; tênis|sapato; кроссовок|кроссовки|ботинок|туфля|обувь; スニーカー|靴',
    heightCm: 15,
    part: 'garment',
    parameters: { kind: 'sneaker' },
  },
  {
    id: 'boot',
    words:
      'boot|boots|hiking boot; stiefel|wanderschuh; botte|bottine|chaussure de randonnée; bota; stivale|scarpone; bota|botina; сапог|сапоги; ブーツ|長靴',
    heightCm: 29,
    part: 'garment',
    parameters: { kind: 'boot' },
  },
  {
    id: 'rain-boots',
    words:
      'rain boots|wellies|rubber boots|wellingtons; gummistiefel; bottes de pluie; botas de agua|botas de lluvia; stivali di gomma; galochas|botas de borracha; резиновые сапоги; レインブーツ',
    heightCm: 30,
    part: 'garment',
    parameters: { kind: 'wellies' },
  },
  {
    id: 'high-heel',
    words:
      'high heel|high heels|stiletto; stöckelschuh|pumps; talon haut|escarpin; tacón|zapato de tacón; scarpa col tacco|tacco alto; salto alto; туфля на каблуке|каблук; ハイヒール',
    heightCm: 12,
    part: 'garment',
    parameters: { kind: 'heel' },
  },
  {
    id: 'hat',
    words: 'hat; hut; chapeau; sombrero; cappello; chapéu; шляпа; 帽子',
    heightCm: 29,
    part: 'garment',
    parameters: { kind: 'top-hat' },
  },
  {
    id: 'straw-hat',
    words:
      'straw hat|sun hat; strohhut|sonnenhut; chapeau de paille; sombrero de paja; cappello di paglia; chapéu de palha; соломенная шляпа; 麦わら帽子',
    heightCm: 24,
    part: 'garment',
    parameters: { kind: 'straw-hat' },
  },
  {
    id: 'cap',
    words:
      'cap|baseball cap; kappe|mütze|baseballkappe; casquette; gorra; berretto|cappellino; boné;бейсболка; キャップ|野球帽',
    heightCm: 20,
    part: 'garment',
    parameters: { kind: 'cap' },
  },
  {
    id: 'beanie',
    words:
      'beanie|winter hat|woolly hat|woolen hat|woollen hat|wool hat|knit hat|knitted hat|bobble hat|knitted cap|wool cap; wollmütze|pudelmütze|wintermütze|strickmütze; bonnet; gorro de lana|gorro; berretta di lana|cuffia di lana; gorro|touca; шапка|вязаная шапка; ニット帽',
    heightCm: 28,
    part: 'garment',
    parameters: { kind: 'beanie' },
  },
  {
    id: 'witch-hat',
    words:
      "witch hat|wizard hat|magic hat|witch's hat; hexenhut|zauberhut; chapeau de sorcière|chapeau de magicien; sombrero de bruja|sombrero de mago; cappello da strega|cappello da mago; chapéu de bruxa|chapéu de mago; шляпа ведьмы|шляпа волшебника; 魔女の帽子|魔法使いの帽子",
    heightCm: 45,
    part: 'garment',
    parameters: { kind: 'pointed-hat' },
  },
  {
    id: 'santa-hat',
    words:
      "santa hat|christmas hat|santa's hat; weihnachtsmütze|nikolausmütze; bonnet de père noël|bonnet de noël; gorro de papá noel|gorro de navidad; cappello di babbo natale; gorro de papai noel|gorro de natal; шапка санты|новогодняя шапка; サンタの帽子",
    heightCm: 25,
    part: 'garment',
    parameters: { kind: 'pointed-hat', state: 'lit' },
  },
  {
    id: 'hard-hat',
    words:
      'hard hat|safety helmet; bauhelm|schutzhelm; casque de chantier; casco|casco de obra; casco da cantiere|elmetto; capacete; каска|шлем; ヘルメット',
    heightCm: 20,
    part: 'garment',
    parameters: { kind: 'hard-hat' },
  },
  {
    id: 'crown',
    words: 'crown|royal crown; krone; couronne; corona; corona; coroa; корона; 王冠',
    heightCm: 19,
    part: 'garment',
    parameters: { kind: 'crown' },
  },
  {
    id: 'ring',
    words:
      'ring|diamond ring|engagement ring; ring|diamantring|verlobungsring; bague|anneau; anillo|sortija|anillo de diamantes; anello; anel; кольцо; 指輪',
    heightCm: 3.4,
    part: 'garment',
    parameters: { kind: 'ring' },
  },
  {
    id: 'necklace',
    words:
      'necklace|pearl necklace|pearls; halskette|perlenkette; collier|collier de perles; collar|collar de perlas; collana|collana di perle; colar|colar de pérolas; ожерелье|бусы; ネックレス',
    heightCm: 22,
    part: 'garment',
    parameters: { kind: 'necklace' },
  },
  {
    id: 'glasses',
    words:
      'glasses|eyeglasses|spectacles; brille; lunettes; gafas|anteojos|lentes; occhiali; óculos; очки; 眼鏡|メガネ',
    heightCm: 5.5,
    part: 'garment',
    parameters: { kind: 'glasses' },
  },
  {
    id: 'sunglasses',
    words:
      'sunglasses|shades; sonnenbrille; lunettes de soleil; gafas de sol|lentes de sol; occhiali da sole; óculos de sol; солнечные очки|тёмные очки; サングラス',
    heightCm: 4.5,
    part: 'garment',
    parameters: { kind: 'glasses', state: 'open' },
  },
]);
