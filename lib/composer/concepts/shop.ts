import { conceptLines, goodsTable } from './concept-lines';

/** What shops sell: cosmetics, packs and small devices with a drawing of their own. */
const beauty = goodsTable(
  'beauty-good',
  'tool',
  `
lip-gloss 11 table - | lip gloss, lipgloss, lip oil, liquid lipstick | lipgloss | gloss à lèvres, brillant à lèvres | brillo de labios | lucidalabbra | brilho labial | блеск для губ | リップグロス
eyeshadow-palette 15 table - | eyeshadow palette, eye shadow palette, eyeshadow, makeup palette, make-up palette | lidschattenpalette, lidschatten | palette de maquillage, fard à paupières | paleta de sombras, sombra de ojos | palette di ombretti, ombretto | paleta de sombras, sombra para olhos | палетка теней, тени для век | アイシャドウ
makeup-brushes 20 table - | makeup brushes, make-up brushes, makeup brush, cosmetic brushes, powder brush | schminkpinsel, make-up-pinsel | pinceaux de maquillage | brochas de maquillaje | pennelli da trucco | pincéis de maquiagem | кисти для макияжа | メイクブラシ
reed-diffuser 24 table - | reed diffuser, room fragrance, home fragrance, fragrance diffuser | raumduft, duftstäbchen | diffuseur de parfum | difusor de aroma | diffusore di fragranza | difusor de aromas | аромадиффузор | リードディフューザー
hair-straightener 13 table - | hair straightener, straightener, hair iron, curling iron | glätteisen | fer à lisser | plancha de pelo | piastra per capelli | chapinha, prancha de cabelo | утюжок для волос | ヘアアイロン
deodorant 13 table - | deodorant, deodorant stick, antiperspirant, roll-on | deo, deodorant, deoroller | déodorant | desodorante | deodorante | desodorante | дезодорант | デオドラント
cotton-pads 7 table - | cotton pads, cotton rounds, cotton balls | wattepads | cotons démaquillants | discos de algodón | dischetti di cotone | discos de algodão | ватные диски | コットンパッド
bath-bomb 9 table - | bath bomb, bath bombs, bath fizzer | badebombe, badekugel | bombe de bain | bomba de baño | bomba da bagno | bomba de banho | бомбочка для ванны | バスボム
mouthwash 18 table - | mouthwash, mouth rinse, bottle of mouthwash, facial toner, toner bottle, micellar water | mundspülung, mundwasser | bain de bouche | enjuague bucal | collutorio | enxaguante bucal | ополаскиватель для рта | マウスウォッシュ
gold-necklace 26 table - | gold necklace, silver necklace, pendant necklace, diamond necklace, golden necklace, gold chain, gold pendant, necklace with a pendant | goldkette, goldene halskette | collier en or, collier de diamants | collar de oro, cadena de oro | collana d'oro | colar de ouro | золотая цепочка, золотое ожерелье | 金のネックレス
bath-salts 11 table - | bath salts, bath salt, jar of bath salts, body scrub, sugar scrub | badesalz | sels de bain | sales de baño | sali da bagno | sais de banho | соль для ванны | バスソルト
`,
);
const packs = goodsTable(
  'pack-good',
  'container',
  `
protein-tub 25 table - | protein tub, protein powder, tub of protein powder, protein powder tub, protein jar, whey protein, supplement tub, supplement jar, tub of protein | proteinpulver, eiweißpulver | pot de protéines, protéine en poudre | proteína en polvo | proteine in polvere | proteína em pó, whey | протеин | プロテイン
shaker-bottle 22 table - | shaker bottle, protein shaker, fitness shaker, blender bottle | trinkshaker, proteinshaker | shaker à protéines | botella mezcladora | shaker proteico | garrafa de proteína | спортивный шейкер | プロテインシェイカー
coffee-scoop=scoop 5 table - | coffee scoop, scoop, wooden scoop, measuring scoop, scoop of coffee beans | kaffeelöffel, schaufel für kaffee | cuillère doseuse | cuchara medidora | misurino | colher medidora | мерная ложка | コーヒースクープ
cork 5 table - | cork, wine cork, corks, cork stopper | korken, weinkorken | bouchon de liège, bouchon | corcho, tapón de corcho | tappo di sughero | rolha | винная пробка | コルク
bamboo-steamer 20 table table-top | bamboo steamer, dim sum, dim sums, dumpling steamer, steamer basket, dumplings in a bamboo steamer, dumplings in a bamboo basket, dumplings in a steamer | bambusdämpfer, dampfkorb, dim sum | panier vapeur, dim sum, dim sums | vaporera de bambú, dim sum | cestello di bambù, dim sum | panela de bambu, dim sum | димсам, бамбуковая пароварка | 蒸籠, せいろ, 点心
ice-cream-tub 20.8 table - | ice cream tub, tub of ice cream, ice cream cup, cup of ice cream, pint of ice cream, gelato cup, paper cup of ice cream | eisbecher im becher, eisbox | pot de glace | tarrina de helado | coppetta di gelato | pote de sorvete | стаканчик мороженого | アイスクリームカップ
open-pizza-box=pizza-box 36 table - | pizza box, box of pizza, pizza in a box, boxed pizza, pizza delivery box | pizzakarton, pizzaschachtel | boîte à pizza | caja de pizza | cartone della pizza | caixa de pizza | коробка с пиццей, коробка для пиццы | ピザの箱
`,
);
const electronics = goodsTable(
  'electronic-good',
  'device',
  `
portable-speaker 10 table - | bluetooth speaker, portable speaker, wireless speaker, music speaker, bluetooth box | bluetooth-lautsprecher, bluetooth-box | enceinte bluetooth, enceinte portable | altavoz bluetooth, altavoz portátil | cassa bluetooth, altoparlante bluetooth | caixa de som bluetooth, caixinha de som | портативная колонка | ブルートゥーススピーカー
smart-speaker 13 table - | smart speaker, voice assistant, home assistant | smart speaker, sprachassistent | enceinte connectée | altavoz inteligente | altoparlante smart | caixa inteligente, assistente de voz | умная колонка | スマートスピーカー
power-bank 15 table - | power bank, powerbank, portable charger, battery pack | powerbank | batterie externe | batería externa | caricabatterie portatile, power bank | carregador portátil, power bank | пауэрбанк, внешний аккумулятор | モバイルバッテリー
phone-case 16 table - | phone case, phone cover, smartphone case, iphone case | handyhülle | coque de téléphone | funda de móvil | cover per telefono | capinha de celular | чехол для телефона | スマホケース
camera-lens 11 table - | camera lens, photo lens, zoom lens | objektiv, kameraobjektiv | objectif photo | objetivo fotográfico | obiettivo fotografico | lente de câmera | объектив | カメラレンズ
hard-drive 16 table - | hard drive, external drive, hard disk, ssd, external hard drive, external ssd | festplatte | disque dur | disco duro | disco rigido | disco rígido, hd externo | жёсткий диск | ハードディスク
robot-vacuum 17.1 ground living-room | robot vacuum, robot vacuum cleaner, robotic vacuum, roomba | saugroboter, staubsaugerroboter | aspirateur robot | robot aspirador | robot aspirapolvere | robô aspirador | робот-пылесос | ロボット掃除機
air-fryer 33 table kitchen | air fryer, deep fryer | heißluftfritteuse, fritteuse | friteuse à air | freidora de aire | friggitrice ad aria | fritadeira elétrica, airfryer | аэрогриль | エアフライヤー
juicer 26 table kitchen | juicer, juice extractor | entsafter, saftpresse | extracteur de jus | licuadora de jugos | centrifuga | espremedor, espremedor de laranja | соковыжималка | ジューサー
colored-pencils 16 table - | colored pencils, coloured pencils, color pencils, colouring pencils, coloring pencils | buntstifte | crayons de couleur | lápices de colores | matite colorate, pastelli | lápis coloridos | цветные карандаши | 色鉛筆セット
pencil-case 17.2 table - | pencil case, pencil pouch, pen case | federmäppchen, federtasche | trousse d'écolier, trousse | estuche, estuche de lápices | astuccio | estojo | пенал | 筆箱, ペンケース
dog-collar 17.7 table - | dog collar, pet collar, cat collar | hundehalsband, halsband | collier pour chien | collar de perro | collare per cani | coleira | ошейник | 首輪
shower-head 30 wall bathroom | shower head, showerhead, rain shower | duschkopf, regendusche | pommeau de douche | alcachofa de ducha | soffione doccia | ducha de teto | лейка для душа | シャワーヘッド
`,
);

const noodles = goodsTable(
  'meal',
  'food',
  `
fried-noodles 14 table table-top | fried noodles, stir fried noodles, stir-fried noodles, stir fry, stir-fry, noodle stir fry, vegetable stir fry, chow mein, lo mein, yakisoba, japchae, wok noodles, bowl of noodles, noodle bowl | gebratene nudeln, bratnudeln, wok-nudeln | nouilles sautées | fideos fritos, tallarines salteados | noodles saltati | macarrão frito, yakisoba | жареная лапша | 焼きそば
`,
);

const bowls = goodsTable(
  'loaded-bowl',
  'food',
  `
poke-bowl=poke 17 table table-top | poke bowl, poke, salmon bowl, tuna bowl, sushi bowl, chirashi, salmon poke bowl | poke bowl, poké bowl | poke bowl, poké | poke, poke bowl | poke bowl | poke, poke bowl | поке | ポケボウル, ポキ丼
bibimbap 17 table table-top | bibimbap, korean rice bowl, bibim bap | bibimbap | bibimbap | bibimbap | bibimbap | bibimbap | пибимпап | ビビンバ
buddha-bowl=buddha 17 table table-top | buddha bowl, grain bowl, quinoa bowl, veggie bowl, vegan bowl, power bowl, burrito bowl, salad bowl with chickpeas, hummus bowl | buddha bowl, bowl mit gemüse | buddha bowl | buddha bowl, bol de verduras | buddha bowl | buddha bowl | боул с овощами | ブッダボウル
acai-bowl=acai 17 table table-top | acai bowl, açaí bowl, acai, açaí | açaí-bowl, acai-bowl | bol d'açaï | bol de açaí | açaí bowl | açaí na tigela | асаи боул | アサイーボウル
smoothie-bowl=smoothie 17 table table-top | smoothie bowl, fruit smoothie bowl, breakfast bowl, yogurt bowl, yoghurt bowl | smoothie-bowl | smoothie bowl | bol de batido | smoothie bowl | smoothie bowl | смузи боул | スムージーボウル
fruit-salad 17 table table-top | fruit salad, bowl of fruit salad, chopped fruit | obstsalat | salade de fruits | ensalada de frutas, macedonia | macedonia di frutta | salada de frutas | фруктовый салат | フルーツサラダ
`,
);

const feast = goodsTable(
  'feast-good',
  'food',
  `
sushi-platter 10.8 table table-top | sushi platter, sushi board, sushi set, plate of sushi, platter of sushi, assorted sushi, sushi plate, sushi rolls, maki rolls | sushi-platte, sushiplatte | plateau de sushis, assortiment de sushis | plato de sushi, tabla de sushi | piatto di sushi, vassoio di sushi | barca de sushi, prato de sushi | набор суши, сет суши | 寿司の盛り合わせ
chocolate-box 18 table table-top | box of chocolates, chocolate box, heart box of chocolates, boxed chocolates, box of pralines, pralines, assorted chocolates, chocolate gift box | pralinenschachtel, pralinen, schachtel pralinen | boîte de chocolats, pralines | caja de bombones, bombones | scatola di cioccolatini, cioccolatini | caixa de bombons, bombons | коробка конфет | チョコレートの箱
`,
);
const feastGoods = goodsTable(
  'feast-good',
  'container',
  `
soap-stack 12 table bathroom | stack of soap, stacked soap, handmade soap bars, handmade soaps, natural soap bars, soap bars, bars of soap, handmade soap, artisan soap | seifenstapel, naturseifen | savons artisanaux | jabones artesanales | saponi artigianali | sabonetes artesanais | мыло ручной работы | 手作り石鹸
`,
);

/** What is laid out on the ground for those who eat there. */
const picnics = goodsTable(
  'picnic-good',
  'furniture',
  `
picnic-spread 75 ground park,meadow | picnic spread, laid picnic, picnic feast, picnic set out | gedecktes picknick | pique-nique étalé | picnic servido | picnic apparecchiato | piquenique servido | накрытый пикник | 広げたピクニック
`,
);

/** Bottles by what is in them. */
const bottles = conceptLines(
  { part: 'bottle', kind: 'container', parameter: 'style' },
  `
juice-bottle=juice 22.4 table - filling:juice | juice bottle, bottle of juice, smoothie bottle, bottle of smoothie, kombucha bottle, bottle of kombucha, lemonade bottle, bottle of lemonade, bottle of iced tea, soda bottle, bottle of soda, cola bottle | saftflasche, limonadenflasche | bouteille de jus | botella de jugo, botella de zumo | bottiglia di succo | garrafa de suco | бутылка сока | ジュースのボトル
spirit-bottle=spirit 24.6 table - filling:whisky | whisky bottle, whiskey bottle, bottle of whisky, bottle of whiskey, rum bottle, bottle of rum, gin bottle, bottle of gin, vodka bottle, bottle of vodka, cognac bottle, tequila bottle, bottle of tequila, liquor bottle, spirits bottle | whiskyflasche, ginflasche, schnapsflasche | bouteille de whisky, bouteille de gin | botella de whisky, botella de ron | bottiglia di whisky | garrafa de uísque | бутылка виски | ウイスキーボトル
glass-pitcher=pitcher 17.2 table - filling:lemonade | glass pitcher, glass jug, water pitcher, pitcher of lemonade, pitcher of water, glass carafe | glaskrug, karaffe | carafe en verre | jarra de vidrio | caraffa di vetro | jarra de vidro | стеклянный кувшин | ガラスピッチャー
`,
);

const bursts = goodsTable(
  'goods-burst',
  'nature',
  `
liquid-splash 22 table - | liquid splash, splash of liquid, juice splash, milk splash, splash of juice, splash of milk, coffee splash, splash of coffee, beer splash, crown splash | saftspritzer, milchspritzer | éclaboussure de jus | salpicadura de jugo | schizzo di succo | respingo de suco | всплеск сока | ジュースのしぶき
`,
);

const arches = goodsTable(
  'feast-good',
  'building',
  `
flower-arch 240 ground garden | flower arch, floral arch, wedding arch, arch of flowers, rose arch, wedding arbor, flower archway | blumenbogen, rosenbogen, hochzeitsbogen | arche de fleurs, arche fleurie | arco de flores | arco di fiori, arco fiorito | arco de flores | цветочная арка, свадебная арка | フラワーアーチ
`,
);

export const shop = [
  ...arches,
  ...bowls,
  ...bursts,
  ...bottles,
  ...feast,
  ...feastGoods,
  ...picnics,
  ...noodles,
  ...beauty,
  ...packs,
  ...electronics,
];
