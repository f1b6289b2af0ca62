import { goodsTable } from './concept-lines';

/** What was told by the name of something near to it, as things of their own. */
export const cousins = [
  ...goodsTable(
    'cousin',
    'tool',
    `
magazine 29 table street,cafe | magazine, magazines, fashion magazine, glossy magazine, comic magazine | magazin, zeitschrift, illustrierte | magazine, revue | revista | rivista | revista | журнал | 雑誌
lunch-box 20 table classroom | lunch box, lunchbox, school lunch box, lunch tin | brotdose, pausenbrotbox, butterbrotdose | boîte à goûter, boîte à lunch | lonchera, fiambrera | portapranzo, cestino del pranzo | lancheira, marmita | ланч-бокс, ланчбокс | ランチボックス
`,
  ),
  ...goodsTable(
    'cousin',
    'fantasy',
    `
trident 224 hand sea | trident, golden trident, poseidon's trident | dreizack | trident | tridente | tridente | tridente | трезубец | トライデント, 三つ又の槍
harpoon 221 hand sea | harpoon, whaling harpoon | harpune | harpon | arpón | arpione, fiocina | arpão | гарпун | 銛
`,
  ),
  ...goodsTable(
    'cousin',
    'plant',
    `
olive-branch 37 table - | olive branch, olive branches, olive twig, olive sprig, branch of an olive tree | olivenzweig, olivenzweige | branche d'olivier, rameau d'olivier | rama de olivo, ramas de olivo | ramo d'ulivo, ramoscello d'ulivo | ramo de oliveira, galho de oliveira | оливковая ветвь, оливковая ветка | オリーブの枝
palm-leaf 80 ground beach,jungle | palm leaf, palm leaves, palm frond, palm fronds, palm branch, tropical leaf, tropical leaves | palmblatt, palmwedel, palmblätter | feuille de palmier, palme, feuilles de palmier | hoja de palma, hojas de palma, hoja de palmera | foglia di palma, foglie di palma | folha de palmeira, folhas de palmeira | пальмовый лист, пальмовые листья | ヤシの葉
herb-bundle 46 wall kitchen | dried herbs, bunch of herbs, bunches of herbs, bunch of dried herbs, bunches of dried herbs, bundle of herbs, bundle of dried herbs, bundles of dried herbs, hanging herbs | kräuterbund, getrocknete kräuter, kräuterbündel | bouquet d'herbes séchées, herbes séchées, bouquet garni | manojo de hierbas, hierbas secas | mazzo di erbe, erbe essiccate | maço de ervas, ervas secas | пучок трав, сушёные травы, пучки трав | 乾燥ハーブ, ハーブの束
`,
  ),
  ...goodsTable(
    'cousin',
    'clothing',
    `
wedding-ring=wedding-rings 2.4 body - count:1 | wedding ring, wedding rings, wedding band, wedding bands, pair of wedding rings, gold rings, gold ring | ehering, eheringe, trauring, trauringe | alliance, alliances, bague de mariage | alianza, alianzas, anillo de boda, anillos de boda | fede nuziale, fedi nuziali, fede, fedi | aliança, alianças, anel de casamento | обручальное кольцо, обручальные кольца | 結婚指輪
`,
  ),
  ...goodsTable(
    'cousin',
    'food',
    `
porridge 18 table table-top | porridge, oatmeal, bowl of oatmeal, bowl of porridge, oats, overnight oats | haferbrei, porridge, schüssel haferbrei | porridge, gruau, bouillie d'avoine | avena, gachas, bol de avena | porridge, pappa d'avena | mingau, mingau de aveia | каша, овсянка, овсяная каша | オートミール, お粥
`,
  ),
  ...goodsTable(
    'cousin',
    'vehicle',
    `
trawler 560 water sea,harbour | trawler, fishing trawler, fishing vessel, fishing ship, fishing cutter, shrimp boat, lobster boat, crab boat, fishing smack, seiner | fischkutter, kutter, trawler, krabbenkutter | chalutier, bateau de pêche | pesquero, barco pesquero, arrastrero | peschereccio | traineira, barco pesqueiro, navio de pesca | траулер, рыболовное судно | 漁船, トロール船
`,
  ),
  ...goodsTable(
    'stones',
    'nature',
    `
ruby=gem 9 table - color:#d8324a | ruby, rubies, red gem, red gemstone, red crystal gem | rubin, rubine | rubis | rubí, rubíes | rubino, rubini | rubi | рубин, рубины | ルビー
emerald=gem 9 table - color:#22a866 | emerald, emeralds, green gem, green gemstone | smaragd, smaragde | émeraude, émeraudes | esmeralda, esmeraldas | smeraldo, smeraldi | esmeralda | изумруд, изумруды | エメラルド
sapphire=gem 9 table - color:#2f5fd0 | sapphire, sapphires, blue gem, blue gemstone | saphir, saphire | saphir | zafiro | zaffiro | safira | сапфир | サファイア
`,
  ),
];
