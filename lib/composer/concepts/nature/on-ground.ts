import { conceptsOf } from '../words';

/** What lies, stands, burns or flows on the ground. */
export const onGround = conceptsOf({ kind: 'nature', habitat: 'ground', places: ['meadow'] }, [
  {
    id: 'rock',
    words:
      'rock|stone; stein|kieselstein; rocher|caillou|pierre; roca|piedra; roccia|sasso|pietra; rocha|pedra; камень|камешек; 岩|石',
    heightCm: 43,
    part: 'stones',
    parameters: { kind: 'rock' },
  },
  {
    id: 'boulder',
    words:
      'boulder|big rock; felsbrocken|felsen|fels; gros rocher|bloc de pierre; peñasco|pedrusco; masso|macigno; rochedo|pedregulho; валун|скала камень; 巨岩|大岩',
    heightCm: 162,
    part: 'stones',
    parameters: { kind: 'boulder' },
  },
  {
    id: 'crystal',
    words: 'crystal|crystals; kristall; cristal; cristal; cristallo; cristal; кристалл; クリスタル',
    heightCm: 36,
    part: 'stones',
    parameters: { kind: 'crystal' },
    places: ['cave'],
  },
  {
    id: 'gem',
    words:
      'gem|gemstone|diamond|jewel; edelstein|diamant|juwel; gemme|diamant|joyau|pierre précieuse; gema|diamante|joya; gemma|diamante|gioiello; gema|diamante|joia; драгоценный камень|алмаз|бриллиант; 宝石|ダイヤモンド',
    heightCm: 9,
    part: 'stones',
    parameters: { kind: 'gem' },
    habitat: 'table',
  },
  {
    id: 'mountain-peak',
    words:
      'single mountain|lone mountain;einzelner berg;montagne isolée;montaña solitaria;montagna solitaria;montanha solitária;одинокая гора;一つの山',
    heightCm: 12000,
    part: 'stones',
    parameters: { kind: 'mountain' },
    places: ['mountains'],
  },
  {
    id: 'volcano-cone',
    words:
      'volcano model|lava mountain|volcanic cone;lavaberg|vulkankegel;montagne de lave|cône volcanique;montaña de lava;montagna di lava;montanha de lava;лавовая гора;溶岩の山',
    heightCm: 8000,
    part: 'stones',
    parameters: { kind: 'volcano' },
    places: ['mountains'],
  },
  {
    id: 'iceberg',
    words: 'iceberg;eisberg;iceberg;iceberg;iceberg;iceberg;айсберг;氷山',
    heightCm: 1400,
    part: 'stones',
    parameters: { kind: 'iceberg' },
    habitat: 'water',
    places: ['arctic', 'sea'],
  },
  {
    id: 'ice-floe',
    words:
      'floe|ice block|sheet of ice;eisscholle;glaçon flottant;témpano;lastrone di ghiaccio;bloco de gelo;льдина;流氷|氷のかたまり',
    heightCm: 48,
    part: 'stones',
    parameters: { kind: 'floe' },
    habitat: 'water',
    places: ['arctic', 'sea'],
  },
  {
    id: 'cave-mouth',
    words:
      'cave mouth|cave entrance|lair|den; höhleneingang|bärenhöhle|bau; entrée de grotte|tanière; entrada de cueva|guarida|madriguera; ingresso della grotta|tana; entrada da caverna|toca|covil; вход в пещеру|логово|берлога; 洞窟の入口|巣穴',
    heightCm: 390,
    part: 'stones',
    parameters: { kind: 'cave' },
    places: ['forest', 'mountains'],
  },
  {
    id: 'wave',
    words:
      'wave|big wave|ocean wave|breaking wave|tsunami; welle|meereswelle|woge|tsunami; vague|tsunami; ola|oleaje|tsunami; onda|onda del mare|tsunami; onda do mar|onda|tsunami; волна|цунами; 波|大波|津波',
    heightCm: 340,
    part: 'waters',
    parameters: { kind: 'wave' },
    habitat: 'water',
    places: ['sea', 'beach'],
  },
  {
    id: 'puddle',
    words: "puddle; pfütze; flaque|flaque d'eau; charco; pozzanghera; poça; лужа; 水たまり",
    heightCm: 36,
    part: 'waters',
    parameters: { kind: 'puddle' },
    places: ['street'],
  },
  {
    id: 'mud-puddle',
    words:
      'mud puddle|puddle of mud|muddy puddle|mud pit|mud bath; schlammpfütze; flaque de boue; charco de barro; pozza di fango; poça de lama; грязная лужа; 泥んこ',
    heightCm: 36,
    part: 'waters',
    parameters: { kind: 'puddle', color: '#8a6242' },
    places: ['farm'],
  },
  {
    id: 'falls',
    words:
      "falls|small waterfall; kleiner wasserfall; chutes|petite cascade; salto de agua; cascatella; queda d'água; небольшой водопад; 小さな滝",
    heightCm: 1600,
    part: 'waters',
    parameters: { kind: 'waterfall' },
    places: ['forest', 'canyon'],
  },
  {
    id: 'fire',
    words:
      'fire|flame|blaze|flames; feuer|flamme; feu|flamme; fuego|llamas; fuoco|fiamma; fogo|chama; огонь|пламя; 火|炎',
    heightCm: 80,
    part: 'fires',
    parameters: { kind: 'fire' },
  },
  {
    id: 'campfire',
    words:
      'campfire|bonfire; lagerfeuer; feu de camp; fogata|hoguera; falò; fogueira; костёр|костер; 焚き火|キャンプファイヤー',
    heightCm: 102,
    part: 'fires',
    parameters: { kind: 'campfire' },
    places: ['campsite', 'forest'],
  },
  {
    id: 'cooking-fire',
    words:
      'cooking fire|campfire grill|campfire with a grate; kochfeuer; feu de cuisson; fogata con parrilla; fuoco da cucina; fogo de cozinhar; костёр с решёткой; 調理用の焚き火',
    heightCm: 80,
    part: 'fires',
    parameters: { kind: 'cooking-fire' },
    places: ['campsite', 'forest'],
  },
  {
    id: 'treasure',
    words:
      "treasure|gold|hoard|treasure hoard|pile of gold|gold pile|heap of gold|gold coins|treasure pile; schatz|goldhaufen|goldschatz|goldmünzen; trésor|tas d'or|pièces d'or; tesoro|montón de oro|monedas de oro; tesoro|mucchio d'oro|monete d'oro; tesouro|pilha de ouro|moedas de ouro; сокровище|сокровища|клад|груда золота|золотые монеты; 財宝|宝物|金貨の山",
    heightCm: 70,
    part: 'fires',
    parameters: { kind: 'treasure' },
    places: ['cave'],
  },
  {
    id: 'gold-pot',
    words:
      "pot of gold|gold coins in a pot; topf voll gold; chaudron d'or; olla de oro|caldero de oro; pentola d'oro; pote de ouro; горшок золота; 金の壺",
    heightCm: 84,
    part: 'fires',
    parameters: { kind: 'gold-pot' },
    places: ['meadow'],
  },
  {
    id: 'snowman',
    words:
      'snowman; schneemann; bonhomme de neige; muñeco de nieve; pupazzo di neve; boneco de neve; снеговик; 雪だるま',
    heightCm: 175,
    part: 'snow-and-sand',
    parameters: { kind: 'snowman' },
    places: ['snow-field'],
  },
  {
    id: 'sandcastle',
    words:
      'sandcastle|sand castle; sandburg; château de sable; castillo de arena; castello di sabbia; castelo de areia; песочный замок|замок из песка; 砂の城',
    heightCm: 63,
    part: 'snow-and-sand',
    parameters: { kind: 'sandcastle' },
    places: ['beach'],
  },
  {
    id: 'footprints',
    words:
      'footprint|footprints; fußabdruck|fußspur; empreinte de pas|trace de pas; huella|pisada; impronta|orma; pegada; след|следы; 足跡',
    heightCm: 48,
    part: 'ground-things',
    parameters: { kind: 'footprints' },
    places: ['beach'],
  },
  {
    id: 'paw-prints',
    words:
      'paw print|pawprint|animal track; pfotenabdruck|tierspur; empreinte de patte; huella de pata; impronta di zampa; pegada de animal; отпечаток лапы; 肉球の跡',
    heightCm: 20,
    part: 'ground-things',
    parameters: { kind: 'pawprints' },
    places: ['snow-field'],
  },
  {
    id: 'leaf-pile',
    words:
      'pile of leaves|leaf pile|heap of leaves|fallen leaves; laubhaufen; tas de feuilles|feuilles mortes; montón de hojas|hojas caídas; mucchio di foglie|foglie secche; monte de folhas|folhas caídas; куча листьев|опавшие листья; 落ち葉の山',
    heightCm: 70,
    part: 'ground-things',
    parameters: { kind: 'leaves' },
    places: ['park', 'forest'],
  },
  {
    id: 'desert-islet',
    words:
      'small island|tiny island;kleine insel;petite île;isla pequeña;isoletta;ilhota;островок;小さな島',
    heightCm: 440,
    part: 'ground-things',
    parameters: { kind: 'isle' },
    habitat: 'water',
    places: ['sea'],
  },
  {
    id: 'snow-pile',
    words:
      'pile of snow|snowdrift|snow pile;schneehaufen;tas de neige;montón de nieve;mucchio di neve;monte de neve;сугроб;雪山の盛り',
    heightCm: 84,
    places: ['snow-field'],
    part: 'snow-and-sand',
    parameters: { kind: 'snow-pile' },
  },
]);
