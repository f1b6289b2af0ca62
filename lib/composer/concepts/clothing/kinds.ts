import { goodsTable } from '../concept-lines';

/** Tops, coats and suits by kind. */
const tailored = goodsTable(
  'tailored',
  'clothing',
  `
hoodie 91.1 body - | hoodie, hooded sweatshirt, hoody | kapuzenpulli, hoodie, kapuzenpullover | sweat à capuche | sudadera con capucha, sudadera | felpa con cappuccio | moletom com capuz, moletom | худи, толстовка | パーカー, フーディー
trench-coat 101.5 body - | trench coat, trenchcoat | trenchcoat | trench-coat | gabardina | trench, impermeabile trench | sobretudo, trench coat | тренч | トレンチコート
raincoat 117.9 body - | raincoat, rain coat, rain jacket, yellow raincoat, mackintosh, slicker | regenmantel, regenjacke, friesennerz | imperméable, ciré | impermeable, chubasquero | impermeabile | capa de chuva | дождевик | レインコート
polo-shirt 71.2 body - | polo shirt, golf shirt | poloshirt | polo | camisa polo, polo | polo maglietta, polo | camisa polo | поло, рубашка поло | ポロシャツ
tank-top 70.1 body - | tank top, sleeveless shirt, singlet, muscle shirt | tanktop, trägerhemd, unterhemd | débardeur | camiseta sin mangas, camiseta de tirantes | canottiera | regata | майка | タンクトップ
turtleneck 81 body - | turtleneck, turtleneck sweater, polo neck, roll neck, turtle neck | rollkragenpullover, rollkragen | col roulé, pull à col roulé | jersey de cuello alto, cuello alto | dolcevita, maglione a collo alto | gola alta, blusa de gola alta | водолазка | タートルネック
cardigan 71.2 body - | cardigan | strickjacke, cardigan | cardigan, gilet en laine | cárdigan, rebeca | cardigan | cardigã | кардиган | カーディガン
puffer-jacket 80.1 body - | puffer jacket, down jacket, quilted jacket, padded jacket, winter jacket, ski jacket | daunenjacke, steppjacke, winterjacke | doudoune | plumífero, chaqueta acolchada | piumino | jaqueta puffer, jaqueta acolchoada | пуховик | ダウンジャケット
poncho 83.9 body - | poncho | poncho | poncho | poncho | poncho | poncho | пончо | ポンチョ
christmas-sweater 71.2 body - | christmas sweater, ugly christmas sweater, christmas jumper, ugly sweater, holiday sweater | weihnachtspullover | pull de noël | jersey navideño, suéter navideño | maglione natalizio | suéter de natal | рождественский свитер, новогодний свитер | クリスマスセーター
gi 125.4 body - | karate gi, karate suit, judo suit, judogi, karate uniform, martial arts uniform, gi, taekwondo uniform | karateanzug, judoanzug | kimono de karaté, judogi | karategi, traje de karate, judogi | karategi, judogi | quimono de judô, karatê gi | кимоно для карате, дзюдоги | 道着, 柔道着, 空手着
wetsuit 173.6 body - | wetsuit, wet suit, diving suit, neoprene suit | neoprenanzug, taucheranzug | combinaison de plongée | traje de neopreno, traje de buceo | muta da sub, muta subacquea | roupa de mergulho | гидрокостюм | ウェットスーツ
spacesuit 212 body - | spacesuit, space suit, astronaut suit | raumanzug | combinaison spatiale | traje espacial | tuta spaziale | traje espacial | скафандр | 宇宙服
`,
);

/** Dresses of lands and of the stage, and what heads are covered with. */
const dresses = goodsTable(
  'dress-of-lands',
  'clothing',
  `
sari 120 body - | sari, saree | sari | sari | sari | sari | sári | сари | サリー
hanbok 123.3 body - | hanbok | hanbok | hanbok | hanbok | hanbok | hanbok | ханбок | 韓服, チマチョゴリ
cheongsam 129 body - | cheongsam, qipao | cheongsam, qipao | qipao | qipao, cheongsam | qipao, cheongsam | qipao, cheongsam | ципао | チャイナドレス
toga 135.6 body - | toga | toga | toge | toga | toga | toga | тога | トーガ
tutu 85.3 body - | tutu, ballet tutu, ballet skirt | tutu, ballettrock | tutu | tutú | tutù | tutu | балетная пачка, пачка балерины | チュチュ
nightgown 123 body - | nightgown, nightdress, nightie, nightshirt | nachthemd | chemise de nuit | camisón | camicia da notte | camisola | ночная рубашка, ночнушка | ネグリジェ
corset 46.6 body - | corset, bustier, bodice | korsett, mieder | corset | corsé | corsetto, bustino | espartilho | корсет | コルセット
pleated-skirt 54.4 body - | pleated skirt, school skirt, miniskirt, mini skirt | faltenrock, minirock | jupe plissée, minijupe | falda plisada, minifalda | gonna a pieghe, minigonna | saia plissada, minissaia | плиссированная юбка, мини-юбка | プリーツスカート, ミニスカート
swim-trunks 47.5 body - | swimming trunks, swim trunks, board shorts, boardshorts, swim shorts | badehose | maillot de bain homme, short de bain | bañador de hombre | costume da uomo, calzoncini da bagno | sunga, calção de banho | плавки | 水泳パンツ, 海パン
hijab 42.5 body - | hijab, headscarf, head scarf | kopftuch, hidschab | hijab, foulard sur la tête | hiyab | hijab, velo islamico | hijab | хиджаб, платок на голову | ヒジャブ
ushanka 29.2 body - | ushanka, fur hat, trapper hat, russian hat | uschanka, fellmütze | chapka | ushanka, gorro ruso | colbacco | ushanka, chapéu russo | ушанка, шапка-ушанка | ウシャンカ, ロシア帽
bonnet 37.9 body - | bonnet, baby bonnet, prairie bonnet | haube, babyhaube | béguin, bonnet de bébé | cofia, gorrito de bebé | cuffietta | touca de bebê | чепчик, капор | ボンネット帽
veil 98.9 body - | veil, bridal veil, wedding veil | schleier, brautschleier | voile de mariée | velo de novia, velo | velo da sposa, velo | véu, véu de noiva | фата, вуаль | ベール, 花嫁のベール
ghost-costume 120.2 body - | ghost costume, ghost sheet | geisterkostüm | costume de fantôme | disfraz de fantasma | costume da fantasma | fantasia de fantasma | костюм привидения | おばけの衣装
costume=ghost-costume 120.2 body - | costume, halloween costume, fancy dress costume, fancy dress | kostüm, halloweenkostüm | déguisement, costume d'halloween | disfraz | costume di carnevale | fantasia de halloween | карнавальный костюм | 仮装, ハロウィンの衣装
`,
);

/** Hats and shoes by kind, mittens and a locket. */
const shoes = goodsTable(
  'hats-and-shoes',
  'clothing',
  `
bucket-hat 21.6 body - | bucket hat, fisherman hat, fishing hat | fischerhut, anglerhut | bob | gorro de pescador | cappello da pescatore | chapéu bucket, chapéu de pescador | панама | バケットハット
flat-cap 14.2 body - | flat cap, newsboy cap, tweed cap | schiebermütze, schlägermütze | casquette plate, béret anglais | gorra plana, boina inglesa | coppola | boina italiana | кепка, кепи твидовая | ハンチング帽
swim-cap 18.4 body - | swim cap, swimming cap, bathing cap, striped bathing cap | badekappe, badehaube, schwimmkappe | bonnet de bain | gorro de baño, gorro de natación | cuffia da nuoto, cuffia da bagno | touca de natação | шапочка для плавания, купальная шапочка | スイムキャップ, 水泳帽
shower-cap 24.9 body bathroom | shower cap | duschhaube | bonnet de douche, charlotte de douche | gorro de ducha | cuffia da doccia | touca de banho | шапочка для душа | シャワーキャップ
football-boots 16.6 body - | football boots, soccer cleats, cleats, soccer shoes, football cleats, soccer boots | fußballschuhe, stollenschuhe | chaussures de foot, crampons | botas de fútbol, tacos de fútbol | scarpe da calcio, scarpini | chuteiras | бутсы | サッカースパイク
hiking-boots 21.4 body - | hiking boots, walking boots, work boots, hiking shoes, trekking boots | wanderschuhe, wanderstiefel | chaussures de randonnée, chaussures de marche | botas de montaña, botas de senderismo | scarponi da trekking, scarponi | botas de caminhada | треккинговые ботинки, походные ботинки | 登山靴, トレッキングシューズ
oxford-shoes 14.8 body - | oxford shoes, oxfords, dress shoes, brogues, leather shoes, business shoes, lace-up shoes, formal shoes | halbschuhe, herrenschuhe, lederschuhe | richelieus, chaussures en cuir | zapatos oxford, zapatos de cuero | scarpe stringate, scarpe eleganti | sapatos oxford, sapatos de couro | оксфорды, туфли мужские | 革靴, 紳士靴
espadrilles 13.4 body - | espadrilles | espadrilles | espadrilles | alpargatas | espadrillas | alpargatas | эспадрильи | エスパドリーユ
moccasins 13.2 body - | moccasins, moccasin | indianermokassins | mocassins indiens | mocasines indios | mocassini indiani | mocassins indígenas | индейские мокасины | モカシン
ski-boots 28.4 body - | ski boots, ski boot | skischuhe, skistiefel | chaussures de ski | botas de esquí | scarponi da sci | botas de esqui | горнолыжные ботинки | スキーブーツ
mittens 26 body - | mittens, mitten, mitts | fäustlinge, fausthandschuhe | moufles, mitaines | manoplas | muffole, manopole | luvas sem dedos separados, mitenes | варежки, рукавицы | ミトン
locket 15.2 body - | locket, heart locket, heart pendant | medaillon | médaillon | relicario, medallón | medaglione, ciondolo a cuore | medalhão | медальон | ロケットペンダント
`,
);

export const clothingKinds = [...tailored, ...dresses, ...shoes];
