import { goodsTable } from './concept-lines';

/** What the cook has in hand, and what stands in a kitchen and on a laid table. */
const kitchen = goodsTable(
  'cooks-tool',
  'tool',
  `
potato-masher 31 table kitchen | potato masher, masher | kartoffelstampfer | presse-purée | machacador de patatas, prensapapas, pisapapas | schiacciapatate | amassador de batatas, espremedor de batatas | толкушка, картофелемялка | マッシャー, ポテトマッシャー
pizza-cutter 21 table kitchen | pizza cutter, pizza wheel, pizza slicer | pizzaschneider, pizzaroller | roulette à pizza, coupe-pizza | cortapizzas, cortador de pizza | rotella tagliapizza, tagliapizza | cortador de pizza | нож для пиццы | ピザカッター
cleaver 12 table kitchen | cleaver, meat cleaver, butcher knife, butcher's knife | hackbeil, hackmesser | couperet, hachoir | cuchillo de carnicero, hacha de cocina | mannaia | cutelo, machadinha de cozinha | тесак, топорик для мяса | 肉切り包丁
funnel 18.4 table kitchen | funnel, kitchen funnel | trichter | entonnoir | embudo | imbuto | funil | воронка | 漏斗, じょうご
cookie-cutter 9 table kitchen | cookie cutter, biscuit cutter, cookie cutters | ausstecher, ausstechform, plätzchenausstecher | emporte-pièce | cortador de galletas, cortapastas | formina per biscotti, tagliabiscotti | cortador de biscoitos | формочка для печенья, вырубка для печенья | クッキー型, 抜き型
piping-bag 34 table kitchen | piping bag, pastry bag, icing bag | spritzbeutel | poche à douille | manga pastelera | sac à poche, tasca da pasticcere | saco de confeiteiro, saco de confeitar | кондитерский мешок | 絞り袋
ice-cream-scoop 16.6 table kitchen | ice cream scoop, ice cream scooper, ice-cream scoop | eisportionierer, eislöffel | cuillère à glace | cuchara de helado, pala para helado | porzionatore per gelato, cucchiaio da gelato | colher de sorvete | ложка для мороженого | アイスクリームディッシャー, アイスディッシャー
kitchen-scale 28 table kitchen | kitchen scale, kitchen scales, food scale, baking scale | küchenwaage | balance de cuisine | báscula de cocina, balanza de cocina | bilancia da cucina | balança de cozinha | кухонные весы | キッチンスケール, はかり
egg-timer 8.8 table kitchen | egg timer, kitchen timer, cooking timer | eieruhr, küchenwecker, kurzzeitmesser | minuteur de cuisine | temporizador de cocina | timer da cucina, contaminuti | timer de cozinha, cronômetro de cozinha | кухонный таймер | キッチンタイマー
knife-block 33 table kitchen | knife block, block of knives, knife set | messerblock | bloc à couteaux, bloc de couteaux | bloque de cuchillos, taco de cuchillos | ceppo di coltelli, ceppo portacoltelli | cepo de facas, bloco de facas | подставка для ножей, набор ножей | 包丁立て, ナイフブロック
rice-cooker 34 table kitchen | rice cooker | reiskocher | cuiseur à riz, autocuiseur à riz | arrocera, olla arrocera | cuociriso | panela de arroz elétrica, panela elétrica de arroz | рисоварка | 炊飯器
pressure-cooker 38 table kitchen | pressure cooker | schnellkochtopf, dampfkochtopf | cocotte-minute, autocuiseur | olla a presión, olla exprés | pentola a pressione | panela de pressão | скороварка | 圧力鍋
muffin-tin 14.6 table kitchen | muffin tin, muffin tray, cupcake tin, muffin pan, cupcake pan | muffinform, muffinblech | moule à muffins | molde para magdalenas, molde de muffins | stampo per muffin, teglia per muffin | forma de muffins, forma de cupcake | форма для кексов, форма для маффинов | マフィン型
measuring-cup 15.7 table kitchen | measuring cup, measuring jug, measuring cups | messbecher | verre doseur | taza medidora, jarra medidora, vaso medidor | caraffa graduata, tazza dosatrice | copo medidor, jarra medidora | мерный стакан, мерная кружка | 計量カップ
measuring-spoons 14.3 table kitchen | measuring spoons, measuring spoon | messlöffel | cuillères doseuses | cucharas medidoras | cucchiai dosatori, cucchiaio dosatore | colheres medidoras | мерные ложки | 計量スプーン
`,
);

const table = goodsTable(
  'cooks-ware',
  'tool',
  `
tea-infuser 12.4 table kitchen | tea infuser, tea strainer, tea ball, tea egg | teeei, teesieb | boule à thé, infuseur à thé | infusor de té, bola de té | infusore per tè, filtro da tè | infusor de chá | ситечко для чая, заварочное ситечко | 茶こし, ティーストレーナー
garlic-press 15.1 table kitchen | garlic press, garlic crusher | knoblauchpresse | presse-ail | prensador de ajos, prensa de ajos | spremiaglio, schiaccia aglio | espremedor de alho | чеснокодавка, пресс для чеснока | にんにく絞り器
hand-mixer 31 table kitchen | hand mixer, electric mixer, electric whisk, handheld mixer | handrührgerät, handmixer | batteur à main, fouet électrique | batidora de varillas | sbattitore elettrico, fruste elettriche | batedeira de mão | ручной миксер | ハンドミキサー
gravy-boat 11.2 table - | gravy boat, sauce boat, gravy jug | sauciere, soßenkännchen | saucière | salsera | salsiera | molheira | соусник | グレービーボート, ソースポット
food-processor 42 table kitchen | food processor | küchenmaschine mit messer, multizerkleinerer | robot de cuisine, robot culinaire | procesador de alimentos, robot de cocina | robot da cucina | processador de alimentos, multiprocessador | кухонный комбайн | フードプロセッサー
kitchen-tongs 32 table kitchen | kitchen tongs, tongs, barbecue tongs, bbq tongs, grill tongs, salad tongs | grillzange, küchenzange | pince de cuisine, pince à barbecue | pinzas de cocina, pinzas de barbacoa | pinze da cucina | pegador de cozinha, pinça de churrasco | кухонные щипцы, щипцы для гриля | トング
tagine 31 table - | tagine, tajine, tagine pot | tajine, tagine | tajine | tajín, tajine | tajine, tagine | tajine, tagine | тажин | タジン鍋
decanter 27 table - | decanter, wine decanter, whiskey decanter | dekanter, weindekanter | carafe à vin, décanteur | decantador | decanter | decantador, decanter | декантер, графин | デキャンタ
waffle-iron 32 table kitchen | waffle iron, waffle maker | waffeleisen | gaufrier | gofrera, waflera | piastra per waffle, macchina per waffle | máquina de waffle | вафельница | ワッフルメーカー
can-opener 18 table kitchen | can opener, tin opener | dosenöffner | ouvre-boîte | abrelatas | apriscatole | abridor de latas | консервный нож, открывашка для банок | 缶切り
dishwasher 86 ground kitchen | dishwasher, dish washer | spülmaschine, geschirrspüler | lave-vaisselle | lavavajillas, lavaplatos | lavastoviglie | lava-louças, lava-louça | посудомойка, посудомоечная машина | 食洗機, 食器洗い機
butter-dish 9.3 table - | butter dish | butterdose | beurrier | mantequillera | burriera | manteigueira | маслёнка для масла, маслёнка с крышкой | バターケース
sieve 15.9 table kitchen | sieve, flour sieve, sifter, flour sifter, mesh strainer | mehlsieb, haarsieb | tamis, chinois | tamiz, cedazo | setaccio | peneira | сито | ふるい
`,
);

export const homeware = [...kitchen, ...table];
