import { goodsTable } from '../concept-lines';

/** Dishes of many countries, and groceries in their packs. */
export const worldTable = goodsTable(
  'world-table',
  'food',
  `
schnitzel 8 table table-top | schnitzel, wiener schnitzel, breaded cutlet, pork schnitzel, milanesa, tonkatsu | schnitzel, wiener schnitzel | escalope viennoise, escalope panée, schnitzel | escalope empanado, milanesa | cotoletta, cotoletta alla milanese | bife à milanesa, milanesa | шницель | トンカツ, シュニッツェル
borscht 9 table table-top | borscht, borsch, beetroot soup, beet soup | borschtsch, rote-bete-suppe | bortsch, soupe de betterave | borsch, sopa de remolacha | borscht, zuppa di barbabietole | borsch, sopa de beterraba | борщ, свекольник | ボルシチ
greek-salad 10 table table-top | greek salad, feta salad | griechischer salat, bauernsalat | salade grecque | ensalada griega | insalata greca | salada grega | греческий салат | グリークサラダ
caesar-salad 10 table table-top | caesar salad, chicken caesar salad, chicken salad | caesar salad, caesarsalat | salade césar | ensalada césar | insalata caesar | salada caesar | салат цезарь | シーザーサラダ
pierogi 9 table table-top | pierogi, pierogies, vareniki, pelmeni | piroggen, pierogi | pierogis, pierogi | pierogi | pierogi | pierogi | вареники, пельмени | ピエロギ, ペリメニ
ribs 9 table table-top | spare ribs, ribs, barbecue ribs, bbq ribs, rack of ribs, pork ribs | spareribs, rippchen | travers de porc | costillas, costillas a la barbacoa | costine, costolette di maiale | costelinha de porco, costela assada | свиные рёбрышки, рёбрышки барбекю | スペアリブ
shakshuka 15 table table-top | shakshuka, eggs in tomato sauce | schakschuka, shakshuka | chakchouka | shakshuka | shakshuka, uova in purgatorio | shakshuka | шакшука | シャクシュカ
fondue 31 table table-top | fondue, cheese fondue, fondue pot, chocolate fondue | fondue, käsefondue | fondue, fondue savoyarde | fondue, fondue de queso | fonduta, fonduta di formaggio | fondue, fondue de queijo | фондю | フォンデュ, チーズフォンデュ
terrine 9 table table-top | terrine, vegetable terrine, meat terrine, layered terrine, pâté, pate, pâté en croûte, fish terrine, layered vegetable terrine, chicken liver pate | terrine, gemüseterrine | terrine, pâté, terrine de légumes | terrina, paté | terrina, paté di fegato | terrina, patê | террин, паштет | テリーヌ, パテ
khachapuri 8 table table-top | khachapuri, adjarian khachapuri, adjaruli khachapuri, georgian cheese bread, cheese boat | chatschapuri | khatchapouri | jachapuri | khachapuri | khachapuri | хачапури | ハチャプリ
thali 15 table table-top | thali, indian thali | thali | thali | thali | thali | thali | тхали | ターリー
tandoori-chicken=tandoori 9 table table-top | tandoori chicken, chicken tandoori | tandoori-huhn, tandoori hähnchen | poulet tandoori | pollo tandoori | pollo tandoori | frango tandoori | курица тандури | タンドリーチキン
club-sandwich 15 table table-top | club sandwich, blt, blt sandwich | club-sandwich | club sandwich | sándwich club | club sandwich | sanduíche clube | клаб-сэндвич | クラブサンドイッチ, クラブハウスサンド
sub-sandwich 10 table table-top | sub sandwich, submarine sandwich, hoagie, baguette sandwich, philly cheesesteak | baguette-sandwich, belegtes baguette | sandwich baguette, jambon-beurre | bocadillo de jamón, bocata | panino imbottito, filone imbottito | sanduíche de baguete | сэндвич сабмарин, сэндвич-багет | サブマリンサンド
baked-potato 9 table table-top | baked potato, jacket potato, loaded potato | ofenkartoffel, folienkartoffel, backkartoffel | pomme de terre au four | patata asada, papa asada | patata al forno | batata assada, batata recheada | печёный картофель | ベイクドポテト, じゃがバター
poutine 9 table table-top | poutine | poutine | poutine | poutine | poutine | poutine | путин блюдо | プーティン
currywurst 11 table table-top | currywurst | currywurst | currywurst | currywurst | currywurst | currywurst | карривурст | カリーヴルスト
pasty 10 table table-top | cornish pasty, pasty, empanada, meat pasty, calzone | cornish pasty, teigtasche, calzone | chausson salé, calzone | empanada, empanadilla, calzone | calzone, panzerotto | pastel de forno, calzone | чебурек, пирожок, кальцоне | エンパナーダ, カルツォーネ
beans-on-toast 8 table table-top | beans on toast, baked beans on toast, baked beans | bohnen auf toast, baked beans | haricots blancs sur toast | alubias con tostada | fagioli su toast | feijão na torrada | фасоль на тосте | ビーンズオントースト
onion-soup 9.5 table table-top | french onion soup, onion soup | zwiebelsuppe, französische zwiebelsuppe | soupe à l'oignon | sopa de cebolla | zuppa di cipolle | sopa de cebola | луковый суп | オニオンスープ, オニオングラタンスープ
goulash 9.5 table table-top | goulash, beef stew, boeuf bourguignon | gulasch, rindergulasch | goulache, goulash, bœuf bourguignon | gulash, estofado de ternera | gulasch, spezzatino | goulash, ensopado de carne | гуляш | グヤーシュ, ビーフシチュー
peanut-butter 14 table table-top | peanut butter, jar of peanut butter, peanut butter jar | erdnussbutter, erdnussbutterglas | beurre de cacahuète | mantequilla de cacahuete, mantequilla de maní | burro di arachidi | manteiga de amendoim | арахисовая паста | ピーナッツバター
hazelnut-spread 14 table table-top | nutella, hazelnut spread, chocolate hazelnut spread, jar of nutella, jar of chocolate spread | nutella, nuss-nougat-creme | nutella, pâte à tartiner | nutella, crema de avellanas | nutella, crema di nocciole | nutella, creme de avelã | нутелла, шоколадная паста | ヌテラ
mayonnaise 14 table table-top | mayonnaise, mayo, jar of mayonnaise, jar of mayo | mayonnaise, mayo | mayonnaise | mayonesa | maionese | maionese | майонез | マヨネーズ
six-pack 30 table table-top | six-pack, six pack, six-pack of beer, six pack of beer, sixpack | sixpack, sechserpack bier, sechserträger | pack de bières, pack de six bières | pack de seis cervezas, six de cervezas | confezione da sei birre | pack de cerveja, caixinha de cervejas | упаковка пива, шесть банок пива | ビール6本パック
sardine-tin 11 table table-top | sardine tin, tin of sardines, can of sardines, can of tuna, tuna can, tin of tuna, canned sardines | sardinenbüchse, sardinendose, thunfischdose | boîte de sardines, boîte de thon | lata de sardinas, lata de atún | scatoletta di sardine, scatoletta di tonno | lata de sardinha, lata de atum | банка сардин, консервы шпроты | サバ缶, ツナ缶, オイルサーディン
seed-packet 15 table table-top | seed packet, packet of seeds, seed packets, pack of seeds | samentütchen, samentüte | sachet de graines | sobre de semillas, paquete de semillas | bustina di semi | pacote de sementes | пакетик семян | 種の袋
cup-noodles 15 table table-top | instant noodles, cup noodles, instant ramen, pot noodle, cup ramen | instantnudeln, fertignudeln | nouilles instantanées | fideos instantáneos, sopa instantánea | noodles istantanei | macarrão instantâneo, miojo | лапша быстрого приготовления, доширак | カップ麺, カップラーメン
`,
);
