import { conceptsOf } from '../words';

/** Tools of workshop and garden. */
export const handtools = conceptsOf({ kind: 'tool', habitat: 'hand', places: ['workshop'] }, [
  {
    id: 'hammer',
    words: 'hammer; hammer; marteau; martillo; martello; martelo; молоток; ハンマー|金づち',
    heightCm: 31,
    part: 'workshop-tool',
    parameters: { kind: 'hammer' },
  },
  {
    id: 'axe',
    words: 'axe|ax|hatchet; axt|beil; hache; hacha; ascia; machado; топор; 斧',
    heightCm: 79,
    part: 'workshop-tool',
    parameters: { kind: 'axe' },
  },
  {
    id: 'pickaxe',
    words:
      'pickaxe|pick; spitzhacke; pioche; pico de minero|piqueta; piccone; picareta; кирка; つるはし',
    heightCm: 98,
    part: 'workshop-tool',
    parameters: { kind: 'pickaxe' },
  },
  {
    id: 'saw',
    words: 'saw|handsaw; säge; scie; serrucho; sega; serrote; пила; のこぎり',
    heightCm: 26,
    part: 'workshop-tool',
    parameters: { kind: 'saw' },
  },
  {
    id: 'wrench',
    words:
      'wrench|spanner; schraubenschlüssel; clé à molette|clé anglaise; llave inglesa; chiave inglese; chave inglesa; гаечный ключ; レンチ|スパナ',
    heightCm: 26,
    part: 'workshop-tool',
    parameters: { kind: 'wrench' },
  },
  {
    id: 'screwdriver',
    words:
      'screwdriver; schraubenzieher|schraubendreher; tournevis; destornillador; cacciavite; chave de fenda; отвёртка; ねじ回し',
    heightCm: 26,
    part: 'workshop-tool',
    parameters: { kind: 'screwdriver' },
  },
  {
    id: 'pliers',
    words: 'pliers; zange; pince; alicates; pinza; alicate; плоскогубцы|клещи; ペンチ',
    heightCm: 20,
    part: 'workshop-tool',
    parameters: { kind: 'pliers' },
  },
  {
    id: 'drill',
    words:
      'drill|power drill; bohrmaschine|bohrer; perceuse; taladro; trapano; furadeira; дрель; ドリル',
    heightCm: 21,
    part: 'workshop-tool',
    parameters: { kind: 'drill' },
  },
  {
    id: 'ladder',
    words:
      'ladder; leiter; échelle; escalera de mano; scala a pioli; escada de mão; приставная лестница; はしご',
    heightCm: 232,
    part: 'workshop-tool',
    parameters: { kind: 'ladder' },
    habitat: 'ground',
  },
  {
    id: 'toolbox',
    words:
      'toolbox|tool box; werkzeugkasten|werkzeugkiste; boîte à outils; caja de herramientas; cassetta degli attrezzi; caixa de ferramentas; ящик с инструментами; 工具箱',
    heightCm: 29,
    part: 'workshop-tool',
    parameters: { kind: 'toolbox' },
    habitat: 'ground',
  },
  {
    id: 'nail',
    words: 'nail; nagel; clou; clavo; chiodo; prego; гвоздь; 釘',
    heightCm: 10,
    part: 'workshop-tool',
    parameters: { kind: 'nail' },
  },
  {
    id: 'screw',
    words: 'screw|bolt; schraube; vis; tornillo; vite; parafuso; шуруп|винт|болт; ねじ',
    heightCm: 8,
    part: 'workshop-tool',
    parameters: { kind: 'screw' },
  },
  {
    id: 'rope',
    words:
      'rope|coil of rope; seil|tau; corde; cuerda|soga; corda; corda; верёвка|канат; ロープ|縄',
    heightCm: 22,
    part: 'workshop-tool',
    parameters: { kind: 'rope' },
    habitat: 'ground',
  },
  {
    id: 'anvil',
    words: 'anvil; amboss; enclume; yunque; incudine; bigorna; наковальня; 金床',
    heightCm: 24,
    part: 'workshop-tool',
    parameters: { kind: 'anvil' },
    habitat: 'ground',
  },
  {
    id: 'tape-measure',
    words:
      'tape measure|measuring tape; maßband; mètre ruban; cinta métrica; metro a nastro; fita métrica; рулетка; 巻き尺|メジャー',
    heightCm: 8.4,
    part: 'workshop-tool',
    parameters: { kind: 'tape-measure' },
  },
  {
    id: 'ruler',
    words: '; lineal; règle; regla; righello; régua; линейка; 定規',
    heightCm: 14,
    part: 'workshop-tool',
    parameters: { kind: 'ruler' },
    places: ['classroom', 'office'],
  },
  {
    id: 'paint-roller',
    words:
      'paint roller; farbrolle|farbroller; rouleau à peinture; rodillo de pintura; rullo per pittura; rolo de pintura; малярный валик; ペイントローラー',
    heightCm: 33,
    part: 'workshop-tool',
    parameters: { kind: 'paint-roller' },
  },
  {
    id: 'spade',
    words:
      'spade|shovel; spaten|schaufel; pelle|bêche; pala; pala|vanga; pá; лопата; シャベル|スコップ',
    heightCm: 122,
    part: 'garden-tool',
    parameters: { kind: 'spade' },
    places: ['garden'],
  },
  {
    id: 'rake',
    words: 'rake; rechen|harke; râteau; rastrillo; rastrello; ancinho; грабли; 熊手',
    heightCm: 148,
    part: 'garden-tool',
    parameters: { kind: 'rake' },
    places: ['garden'],
  },
  {
    id: 'pitchfork',
    words:
      'pitchfork|hayfork; heugabel|mistgabel; fourche; horca; forcone; forcado; вилы; ピッチフォーク|三叉槍',
    heightCm: 155,
    part: 'garden-tool',
    parameters: { kind: 'pitchfork' },
    places: ['farm'],
  },
  {
    id: 'broom',
    words: 'broom|broomstick; besen; balai; escoba; scopa; vassoura; метла|веник; ほうき',
    heightCm: 139,
    part: 'garden-tool',
    parameters: { kind: 'broom' },
    places: ['kitchen'],
  },
  {
    id: 'mop',
    words:
      'mop; wischmopp|mopp; serpillière|balai à franges; fregona|trapeador; mocio; esfregão; швабра; モップ',
    heightCm: 139,
    part: 'garden-tool',
    parameters: { kind: 'mop' },
    places: ['kitchen'],
  },
  {
    id: 'fishing-rod',
    words:
      'fishing rod|fishing pole; angel|angelrute; canne à pêche; caña de pescar; canna da pesca; vara de pesca; удочка; 釣り竿',
    heightCm: 168,
    part: 'garden-tool',
    parameters: { kind: 'fishing-rod' },
    places: ['lake'],
  },
  {
    id: 'net',
    words:
      'net|butterfly net|landing net; kescher|netz|schmetterlingsnetz; filet|épuisette; red|cazamariposas; rete|retino; rede|puçá; сачок|сеть; 網|虫取り網',
    heightCm: 112,
    part: 'garden-tool',
    parameters: { kind: 'net' },
    places: ['meadow'],
  },
  {
    id: 'scythe',
    words: 'scythe;sense;faux;guadaña; falce; foice;коса для травы;大鎌',
    heightCm: 170,
    part: 'garden-tool',
    parameters: { kind: 'scythe' },
    places: ['field'],
  },
  {
    id: 'wheelbarrow',
    words:
      'wheelbarrow; schubkarre; brouette; carretilla; carriola; carrinho de mão; тачка; 手押し車',
    heightCm: 70,
    part: 'garden-tool',
    parameters: { kind: 'wheelbarrow' },
    habitat: 'ground',
    places: ['garden'],
  },
  {
    id: 'hose',
    words:
      "garden hose|hose; gartenschlauch|schlauch; tuyau d'arrosage; manguera; tubo da giardino; mangueira; шланг|садовый шланг; ホース",
    heightCm: 36,
    part: 'garden-tool',
    parameters: { kind: 'hose' },
    habitat: 'ground',
    places: ['garden'],
  },
]);
