import { goodsTable } from './concept-lines';

/** What things are made of on their way from one to another: flakes, bales, rolls, fibres. */
export const rawGoods = goodsTable(
  'raw-good',
  'tool',
  `
plastic-flakes=flakes 26 table - | plastic flakes, flakes of plastic, pile of flakes, pile of plastic flakes, plastic chips, plastic shreds, shredded plastic | plastikflocken, kunststoffflocken | paillettes de plastique | escamas de plástico | scaglie di plastica | flocos de plástico | пластиковые хлопья | プラスチックフレーク
plastic-pellets=pellets 24 table - | plastic pellets, plastic granules, pellets, pile of pellets, granulate, resin pellets | granulat, kunststoffgranulat | granulés de plastique | gránulos de plástico | granuli di plastica | grânulos de plástico | гранулы пластика | ペレット
paper-shreds=shreds 36 table - | shredded paper, paper shreds, paper pulp, pile of shredded paper, strips of paper | papierschnitzel, papierbrei | papier déchiqueté | papel triturado | carta tritata | papel picado | бумажная стружка | 裁断紙
sand-heap 58 ground - | pile of sand, heap of sand, sand pile, sand heap, mound of sand | sandhaufen | tas de sable | montón de arena | mucchio di sabbia | monte de areia | куча песка | 砂の山
ash-heap=sand-heap 44 ground - color:#6f7278 | pile of ashes, pile of ash, heap of ashes, heap of ash, mound of ash, ashes, ash | aschehaufen, asche | tas de cendres, cendres | montón de cenizas, cenizas | mucchio di cenere, cenere | monte de cinzas, cinzas | куча пепла, пепел | 灰の山, 灰
hay-heap 72 ground farm | hay, loose hay, pile of hay, heap of hay, hay pile, pile of straw, heap of straw, straw pile, mound of hay, stack of hay | heu, heuhaufen, strohhaufen | foin, tas de foin, tas de paille | heno, montón de heno, montón de paja | fieno, mucchio di fieno | feno, monte de feno | сено, охапка сена, копна сена | 干し草の山
fabric-roll 26 table - | roll of fabric, roll of cloth, bolt of fabric, bolt of cloth, fabric roll, woven cloth, woven fabric | stoffballen, stoffrolle | rouleau de tissu | rollo de tela | rotolo di stoffa | rolo de tecido | рулон ткани | 反物
pressed-bale 91 ground - | bale of plastic, bale of plastic bottles, bale of bottles, bale of crushed bottles, pressed bale, plastic bale | ballen aus plastikflaschen | balle de plastique | fardo de plástico | balla di plastica | fardo plástico | тюк пластика | プラスチックのベール
raw-fibre=fluff 30 table - | raw wool, raw cotton, fluff, fibers, fibres, fibre, fiber, cotton fibers, cotton fibres, cotton wool, fleece of wool, pile of wool, bale of wool, bale of cotton | rohwolle, rohbaumwolle | laine brute, coton brut | lana cruda | lana grezza | lã crua | волокна | 原毛
tyre 62 ground - | tire, tyre, car tire, car tyre, old tire, old tyre, rubber tire, rubber tyre, tires, tyres, car wheel | autoreifen | pneu, pneu de voiture | neumático | pneumatico, gomma della macchina | pneu de carro | шина, покрышка | タイヤ
crucible 66 ground - | crucible, molten metal, molten glass, melted metal, melted glass, molten plastic, melted plastic, molten gold, crucible of molten metal | schmelztiegel, flüssiges metall | creuset, métal en fusion | crisol, metal fundido | crogiolo, metallo fuso | cadinho, metal fundido | тигель, расплавленный металл | るつぼ
`,
);
