import { conceptsOf } from '../words';

/** Bottles, jars, bowls, plates, pots. */
export const tableware = conceptsOf({ kind: 'container', habitat: 'table', places: ['kitchen'] }, [
  {
    id: 'bottle',
    words:
      'bottle|wine bottle|bottle of wine; flasche|weinflasche; bouteille|bouteille de vin; botella|botella de vino; bottiglia|bottiglia di vino; garrafa|garrafa de vinho; бутылка|бутылка вина; 瓶|ワインボトル',
    heightCm: 29,
    part: 'bottle',
    parameters: { style: 'wine' },
  },
  {
    id: 'champagne-bottle',
    words:
      'champagne bottle; champagnerflasche|sektflasche; bouteille de champagne; botella de champán; bottiglia di champagne; garrafa de champanhe; бутылка шампанского; シャンパンボトル',
    heightCm: 31,
    part: 'bottle',
    parameters: { style: 'champagne' },
  },
  {
    id: 'beer-bottle',
    words:
      'beer bottle|bottle of beer; bierflasche; bouteille de bière; botella de cerveza; bottiglia di birra; garrafa de cerveja; бутылка пива; ビール瓶',
    heightCm: 23,
    part: 'bottle',
    parameters: { style: 'beer' },
  },
  {
    id: 'water-bottle',
    words:
      "water bottle|plastic bottle|bottle of water; wasserflasche|plastikflasche; bouteille d'eau|bouteille en plastique; botella de agua|botella de plástico; bottiglia d'acqua|bottiglia di plastica; garrafa de água|garrafa de plástico; бутылка воды|пластиковая бутылка; ペットボトル|水筒",
    heightCm: 22,
    part: 'bottle',
    parameters: { style: 'water', filling: 'water' },
  },
  {
    id: 'milk-bottle',
    words:
      'milk bottle|bottle of milk; milchflasche; bouteille de lait; botella de leche; bottiglia di latte; garrafa de leite; бутылка молока; 牛乳瓶',
    heightCm: 22,
    part: 'bottle',
    parameters: { style: 'milk', filling: 'milk', level: 0.85 },
  },
  {
    id: 'olive-oil',
    words:
      "olive oil|oil bottle|bottle of oil; olivenöl|ölflasche; huile d'olive; aceite de oliva|aceite; olio d'oliva|olio; azeite|garrafa de óleo; оливковое масло; オリーブオイル",
    heightCm: 26,
    part: 'bottle',
    parameters: { style: 'oil', filling: 'oil', level: 0.72 },
  },
  {
    id: 'perfume',
    words:
      'perfume|perfume bottle|fragrance|cologne|atomizer|perfume atomizer; parfüm|parfum|parfümflasche; parfum|flacon de parfum; perfume|frasco de perfume; profumo|boccetta di profumo; perfume|frasco de perfume; духи|флакон духов|парфюм; 香水|香水瓶',
    heightCm: 10,
    part: 'bottle',
    parameters: { style: 'perfume', filling: 'perfume', level: 0.72 },
    places: ['bathroom', 'bedroom'],
  },
  {
    id: 'soap-dispenser',
    words:
      'soap dispenser|liquid soap|shampoo|lotion; seifenspender|shampoo|lotion; distributeur de savon|shampoing; dispensador de jabón|champú; dispenser di sapone|shampoo; saboneteira|xampu; дозатор мыла|шампунь; ソープディスペンサー|シャンプー',
    heightCm: 17,
    part: 'bottle',
    parameters: { style: 'soap', filling: 'soap', level: 0.8 },
    places: ['bathroom'],
  },
  {
    id: 'medicine-bottle',
    words:
      'medicine bottle|medicine|pill bottle; medizin|arzneiflasche|medikament; médicament|flacon de médicament; medicina|medicamento|frasco de pastillas; medicina|farmaco; remédio|medicamento; лекарство|пузырёк с таблетками; 薬|薬瓶',
    heightCm: 11,
    part: 'bottle',
    parameters: { style: 'medicine' },
    places: ['clinic', 'bathroom'],
  },
  {
    id: 'thermos',
    words:
      'thermos|thermos flask|vacuum flask; thermoskanne|thermosflasche; thermos; termo; thermos|termos; garrafa térmica; термос; 魔法瓶',
    heightCm: 21,
    part: 'bottle',
    parameters: { style: 'thermos' },
  },
  {
    id: 'ketchup',
    words:
      'ketchup|sauce bottle|ketchup bottle; ketchup|ketchupflasche; ketchup; kétchup; ketchup; ketchup; кетчуп; ケチャップ',
    heightCm: 22,
    part: 'bottle',
    parameters: { style: 'sauce' },
    kind: 'food',
  },
  {
    id: 'mustard-bottle',
    words: 'mustard bottle; senf; moutarde; mostaza; senape; mostarda; горчица; マスタード',
    heightCm: 22,
    part: 'bottle',
    parameters: { style: 'sauce', color: '#f5b33f' },
    kind: 'food',
  },
  {
    id: 'potion',
    words:
      'potion|magic potion|health potion|healing potion|mana potion|potion bottle|elixir; zaubertrank|trank|elixier; potion|potion magique|élixir; poción|poción mágica; pozione|pozione magica; poção|poção mágica; зелье|волшебное зелье; ポーション|魔法の薬',
    heightCm: 16,
    part: 'bottle',
    parameters: { style: 'potion', filling: 'potion', level: 0.6 },
    kind: 'fantasy',
  },
  {
    id: 'baby-bottle',
    words:
      'baby bottle|feeding bottle; babyflasche|fläschchen; biberon; biberón; biberon; mamadeira|biberão; бутылочка для кормления; 哺乳瓶',
    heightCm: 18,
    part: 'bottle',
    parameters: { style: 'baby', filling: 'milk', level: 0.6 },
  },
  {
    id: 'face-cream',
    words:
      'face cream|cream jar|cosmetics|cosmetic jar; gesichtscreme|kosmetik; crème pour le visage|cosmétique; crema facial|cosmético; crema viso|cosmetico; creme facial|cosmético; крем для лица|косметика; フェイスクリーム|化粧品',
    heightCm: 6,
    part: 'bottle',
    parameters: { style: 'cream' },
    places: ['bathroom'],
  },
  {
    id: 'can',
    words:
      'can|soda can|drink can|energy drink|fizzy drink; dose|getränkedose; canette; lata|lata de refresco; lattina; lata|lata de refrigerante; банка газировки|алюминиевая банка; 缶|缶ジュース',
    heightCm: 12.2,
    part: 'can',
    parameters: { style: 'drink' },
  },
  {
    id: 'tin-can',
    words:
      'tin can|tin|canned food; konservendose|konserve; boîte de conserve|conserve; lata de conserva|conserva; barattolo di latta|scatoletta; enlatado|lata de conserva; консервная банка|консервы; 缶詰',
    heightCm: 11,
    part: 'can',
    parameters: { style: 'tin' },
  },
  {
    id: 'paint-can',
    words:
      'paint can|paint bucket|tin of paint|paint; farbeimer|farbdose; pot de peinture; bote de pintura|lata de pintura; barattolo di vernice; lata de tinta; банка краски; ペンキ缶',
    heightCm: 17,
    part: 'can',
    parameters: { style: 'paint' },
    habitat: 'ground',
    places: ['workshop'],
  },
  {
    id: 'spray-can',
    words:
      'spray can|aerosol; spraydose|sprühdose; bombe aérosol; aerosol|bote de spray; bomboletta spray; lata de spray; аэрозольный баллончик; スプレー缶',
    heightCm: 19,
    part: 'can',
    parameters: { style: 'spray' },
    places: ['street'],
  },
  {
    id: 'jar',
    words:
      'jar|glass jar|mason jar; glasgefäß|einmachglas|glas mit deckel; bocal; tarro|frasco; barattolo; pote|frasco de vidro; стеклянная банка|банка; 瓶詰めの瓶|ガラス瓶',
    heightCm: 12.6,
    part: 'jar',
    parameters: { open: true, labelled: false },
  },
  {
    id: 'honey',
    words:
      'honey|honey jar|jar of honey; honig|honigglas; miel|pot de miel; miel|tarro de miel; miele|barattolo di miele; mel|pote de mel; мёд|банка мёда; はちみつ|蜂蜜',
    heightCm: 12.6,
    part: 'jar',
    parameters: { filling: 'honey' },
    kind: 'food',
  },
  {
    id: 'jam',
    words:
      'jam|jar of jam|marmalade; marmelade|konfitüre; confiture|pot de confiture; mermelada|tarro de mermelada; marmellata|confettura; geleia|pote de geleia; варенье|джем; ジャム',
    heightCm: 12.6,
    part: 'jar',
    parameters: { filling: 'jam', lid: '#d9413b' },
    kind: 'food',
  },
  {
    id: 'pickles',
    words:
      'pickles|pickle jar|jar of pickles; saure gurken|gurkenglas; cornichons; pepinillos; sottaceti; picles; соленья; ピクルス',
    heightCm: 12.6,
    part: 'jar',
    parameters: { filling: 'pickles', lid: '#f5b33f' },
    kind: 'food',
  },
  {
    id: 'cookie-jar',
    words:
      'cookie jar|biscuit tin; keksdose|plätzchendose; boîte à biscuits; tarro de galletas; biscottiera; pote de biscoitos; банка с печеньем; クッキージャー',
    heightCm: 12.6,
    part: 'jar',
    parameters: { contents: 'cookies', labelled: false },
  },
  {
    id: 'candy-jar',
    words:
      'candy jar|jar of sweets; bonbonglas; bonbonnière; tarro de caramelos; barattolo di caramelle; pote de balas; банка конфет; キャンディージャー',
    heightCm: 12.6,
    part: 'jar',
    parameters: { contents: 'candy', labelled: false },
  },
  {
    id: 'savings-jar',
    words:
      'savings jar|coin jar|jar of coins; münzglas|sparglas; bocal de pièces; tarro de monedas; barattolo di monete; pote de moedas; банка с монетами; コインの瓶',
    heightCm: 12.6,
    part: 'jar',
    parameters: { contents: 'coins', labelled: false, open: true },
  },
  {
    id: 'firefly-jar',
    words:
      'jar of fireflies|firefly jar; glas mit glühwürmchen; bocal de lucioles; tarro de luciérnagas; barattolo di lucciole; pote de vaga-lumes; банка со светлячками; ホタルの瓶',
    heightCm: 12.6,
    part: 'jar',
    parameters: { contents: 'lights', labelled: false },
  },
  {
    id: 'bowl',
    words:
      'bowl; schüssel|schale; bol|saladier; cuenco|bol|tazón hondo; ciotola|scodella; tigela; миска|пиала; ボウル|お椀',
    heightCm: 9.7,
    part: 'bowl',
    parameters: { style: 'bowl' },
  },
  {
    id: 'wooden-bowl',
    words:
      'wooden bowl|salad bowl; holzschale; bol en bois; cuenco de madera; ciotola di legno; tigela de madeira; деревянная миска; 木のボウル',
    heightCm: 15.4,
    part: 'bowl',
    parameters: { style: 'fruit-bowl', material: 'wood' },
  },
  {
    id: 'mixing-bowl',
    words:
      'mixing bowl; rührschüssel; bol à mélanger; bol para mezclar; ciotola da impasto; tigela de mistura; миска для теста; ミキシングボウル',
    heightCm: 15.2,
    part: 'bowl',
    parameters: { style: 'mixing-bowl', material: 'metal', color: '#bcc6d8' },
  },
  {
    id: 'pet-bowl',
    words:
      'pet bowl|dog bowl|cat bowl|food bowl; futternapf|napf; gamelle; comedero; ciotola del cane; comedouro; миска для собаки|миска для кота; ペットボウル|えさ皿',
    heightCm: 8.8,
    part: 'bowl',
    parameters: { style: 'pet-bowl', color: '#d9413b' },
    habitat: 'ground',
    places: ['living-room'],
  },
  {
    id: 'mortar',
    words:
      'mortar and pestle|mortar; mörser|mörser und stößel; mortier et pilon; mortero; mortaio|mortaio e pestello; pilão|almofariz; ступка|ступка с пестиком; 乳鉢|すり鉢',
    heightCm: 19,
    part: 'bowl',
    parameters: { style: 'mortar', material: 'matte', color: '#a9b0c0' },
  },
  {
    id: 'plate',
    words: 'plate|dish|dinner plate; teller; assiette; plato; piatto; prato; тарелка; 皿|お皿',
    heightCm: 7,
    part: 'plate',
    parameters: {},
  },
  {
    id: 'tray',
    words: 'tray|serving tray; tablett; plateau; bandeja; vassoio; bandeja; поднос; お盆|トレイ',
    heightCm: 8.4,
    part: 'plate',
    parameters: { style: 'tray' },
  },
  {
    id: 'cake-stand',
    words:
      'cake stand; tortenständer|etagere; présentoir à gâteau; soporte para tarta; alzata per torte; boleira; подставка для торта; ケーキスタンド',
    heightCm: 14,
    part: 'plate',
    parameters: { style: 'stand' },
  },
  {
    id: 'cutting-board',
    words:
      'cutting board|chopping board|wooden board; schneidebrett|holzbrett; planche à découper; tabla de cortar; tagliere; tábua de cortar; разделочная доска; まな板',
    heightCm: 7,
    part: 'plate',
    parameters: { style: 'board' },
  },
  {
    id: 'frying-pan',
    words:
      'frying pan|pan|skillet; pfanne|bratpfanne|kupferpfanne; poêle; sartén; padella; frigideira; сковорода|сковородка; フライパン',
    heightCm: 9.4,
    part: 'pan',
    parameters: { style: 'pan' },
  },
  {
    id: 'saucepan',
    words:
      'saucepan; kochtopf mit stiel|stieltopf; casserole; cazo|cacerola; casseruola; caçarola; кастрюлька|сотейник; 片手鍋',
    heightCm: 15,
    part: 'pan',
    parameters: { style: 'saucepan' },
  },
  {
    id: 'cooking-pot',
    words:
      'pot|cooking pot|stew pot|dutch oven; topf|kochtopf; marmite|cocotte; olla; pentola; panela; кастрюля; 鍋',
    heightCm: 18.8,
    part: 'pan',
    parameters: { style: 'pot' },
  },
  {
    id: 'wok',
    words: 'wok; wok; wok; wok; wok; wok; вок; 中華鍋',
    heightCm: 12.9,
    part: 'pan',
    parameters: { style: 'wok' },
  },
  {
    id: 'cauldron',
    words:
      "cauldron|witch cauldron|witch's cauldron; kessel|hexenkessel; chaudron; caldero; calderone; caldeirão; котёл|котёл ведьмы; 大釜|魔女の鍋",
    heightCm: 66,
    part: 'pan',
    parameters: { style: 'cauldron', filling: 'slime' },
    kind: 'fantasy',
    habitat: 'ground',
    places: ['cave'],
  },
]);
