import { goodsTable } from './concept-lines';

/** Things of everyday life that belong to no larger family. */
const games = goodsTable(
  'game-thing',
  'toy',
  `
baseball 7.5 hand - | baseball | baseball | balle de baseball | pelota de béisbol, béisbol | palla da baseball | bola de beisebol, beisebol | бейсбольный мяч | 野球ボール
rugby-ball=rugby 14.2 hand - | rugby ball, rugby | rugbyball, rugby | ballon de rugby, rugby | balón de rugby, rugby | palla da rugby, rugby | bola de rugby, rúgbi | мяч для регби, регби | ラグビーボール
frisbee 5.1 hand - | frisbee, flying disc | frisbee | frisbee | frisbee, disco volador | frisbee | frisbee | фрисби, летающий диск | フリスビー
table-tennis-paddle=paddle 28.3 hand - | table tennis paddle, ping pong paddle, table tennis, ping pong, table tennis bat | tischtennisschläger, tischtennis | raquette de ping-pong, ping-pong | pala de ping-pong, ping-pong | racchetta da ping-pong, ping-pong | raquete de pingue-pongue, pingue-pongue | ракетка для настольного тенниса, настольный теннис | 卓球ラケット, 卓球
shuttlecock 10.5 hand - | shuttlecock, badminton, birdie | federball, badminton | volant de badminton, badminton | volante de bádminton, bádminton | volano da badminton, badminton | peteca, badminton | волан, бадминтон | バドミントン, シャトル
hockey-stick 148.5 ground - | hockey stick, ice hockey, field hockey | hockeyschläger, eishockey | crosse de hockey, hockey | palo de hockey, hockey | bastone da hockey, hockey | taco de hóquei, hóquei | клюшка, хоккей | ホッケースティック, アイスホッケー
golf-flag=golf 176 ground - | golf flag, golf hole, golf | golfflagge, golfloch, golf | drapeau de golf, trou de golf | bandera de golf, hoyo de golf | bandiera da golf | bandeira de golfe, golfe | лунка для гольфа, гольф | ゴルフ旗, ゴルフ
bowling-pin 37.8 ground - | bowling pin, skittle, bowling pins | kegel, bowlingkegel | quille de bowling, quille | bolo, bolos | birillo, birilli | pino de boliche | кегля, кегли | ボウリングピン
yo-yo=yoyo 20.2 hand - | yo-yo, yoyo | jo-jo, jojo | yoyo, yo-yo | yoyó, yo-yo | yo-yo | ioiô | йо-йо | ヨーヨー
rubber-duck 17 table - | rubber duck, rubber ducky, bath duck | quietscheente, badeente, gummiente | canard en plastique, canard de bain | patito de goma | paperella di gomma, paperella | patinho de borracha | резиновая уточка | アヒルのおもちゃ, ラバーダック
rubiks-cube 5.9 table - | rubik's cube, rubiks cube, magic cube | zauberwürfel, rubik-würfel | cube de rubik, rubik's cube | cubo de rubik | cubo di rubik | cubo mágico, cubo de rubik | кубик рубика | ルービックキューブ
joystick 22.3 table - | joystick, arcade stick |  | manette joystick | palanca de mando |  | manche de jogo |  | ジョイスティック
dartboard 44 wall - | dartboard, dart board, darts, dart | dartscheibe, dartpfeil, darts | cible de fléchettes, fléchette, jeu de fléchettes | diana de dardos, dardo, dardos | bersaglio per freccette, freccetta, freccette | alvo de dardos, dardo, dardos | дартс, дротик | ダーツボード, ダーツ
kettlebell 25 ground gym | kettlebell, kettle bell | kettlebell, kugelhantel | kettlebell | pesa rusa | ghiria | kettlebell | гиря | ケトルベル
jump-rope 52.9 ground - | jump rope, skipping rope | springseil | corde à sauter | cuerda de saltar, comba | corda per saltare | corda de pular | скакалка | 縄跳び
boomerang 32.7 hand - | boomerang | bumerang | boomerang | bumerán | boomerang | bumerangue | бумеранг | ブーメラン
checkered-flag=checkered 99.6 hand - | checkered flag, chequered flag, race flag, finish flag | zielflagge | drapeau à damier | bandera de cuadros, bandera a cuadros | bandiera a scacchi | bandeira quadriculada | клетчатый флаг, финишный флаг | チェッカーフラッグ
maze 208 ground - | maze, labyrinth, hedge maze | labyrinth, irrgarten | labyrinthe | laberinto | labirinto | labirinto | лабиринт | 迷路, 迷宮
marbles 2 table - | marble ball, glass marbles, toy marbles, marbles | murmel, murmeln | billes | canicas, canica | biglie, biglia | bolinhas de gude | стеклянные шарики | ビー玉
`,
);
const household = goodsTable(
  'household-good',
  'tool',
  `
magnet 15.1 table - | magnet, horseshoe magnet | magnet, hufeisenmagnet | aimant | imán | calamita, magnete | ímã, íman | магнит | 磁石
hook 15.1 hand - | hook, metal hook, coat hook | haken | crochet | gancho | gancio | gancho | крюк, крючок | フック, 鉤
ceiling-beam=beam 30 hand - | ceiling beam, roof beam, rafter | deckenbalken, dachbalken | poutre de plafond, poutre du toit | viga del techo | trave del soffitto | viga do teto | потолочная балка | 天井の梁
tire-swing 190 ground - | tire swing, tyre swing | reifenschaukel | balançoire pneu | columpio de neumático | altalena di pneumatico | balanço de pneu | качели из шины | タイヤのブランコ
rope-swing 200 ground - | rope swing, plank swing, tree swing, wooden swing | baumschaukel, brettschaukel | balançoire à corde | columpio de cuerda | altalena di corda | balanço de corda | верёвочные качели, качели на дереве | ロープブランコ
brick 9.2 ground - | brick, bricks | ziegelstein, backstein | brique | ladrillo | mattone | tijolo | кирпич | 煉瓦, れんが
plank 13 table - | plank, wood plank, wooden plank, timber board | bohle, holzbohle | planche de chantier | tablón | asse | prancha de madeira | доска для строительства | 木の板
yarn 12 table - | yarn, ball of yarn, ball of wool, yarn ball, wool | wollknäuel, wolle, garn, garnknäuel | pelote de laine, laine, pelote | ovillo, ovillo de lana, lana | gomitolo, gomitolo di lana, lana | novelo, novelo de lã, lã | клубок, клубок ниток, шерсть, пряжа | 毛糸, 毛糸玉
fire-extinguisher=extinguisher 54.5 ground - | fire extinguisher | feuerlöscher | extincteur | extintor | estintore | extintor de incêndio | огнетушитель | 消火器
abacus 25.6 table - | abacus | abakus, rechenbrett | boulier, abaque | ábaco | abaco, pallottoliere | ábaco | счёты | そろばん
film-reel 28 table - | film reel, movie reel, film strip | filmrolle, filmspule, filmstreifen | bobine de film, pellicule | rollo de película, carrete de película | bobina cinematografica, pellicola | rolo de filme | киноплёнка, бобина | フィルムリール, 映画フィルム
clapperboard=clapper 30.6 table - | clapperboard, clapper board, film clapper, movie clapper, film slate | filmklappe, regieklappe | clap de cinéma | claqueta | ciak | claquete | хлопушка для кино | カチンコ
cassette 7.2 table - | cassette, cassette tape, audio tape, mixtape | kassette, musikkassette | cassette audio | casete, cinta de casete | musicassetta, audiocassetta | fita cassete | кассета, аудиокассета | カセットテープ
compact-disc=disk 12 table - | compact disc, cd, dvd | cd, dvd, compact disc | disque compact, cd, dvd | disco compacto, cd, dvd | compact disc, cd, dvd | cd, dvd, disco compacto | компакт-диск | ディスク
flower-pot 20.7 ground - | flower pot, flowerpot, plant pot, terracotta pot, planter | blumentopf, übertopf, tontopf | pot de fleurs, pot en terre cuite, jardinière pot | maceta, tiesto | vaso da fiori, vaso di terracotta | vaso de plantas | цветочный горшок | 植木鉢
candelabra 49.6 table - | candelabra, candlestick, candle holder | kerzenleuchter, kerzenständer, kandelaber | chandelier à bougies, candélabre, bougeoir | candelabro, candelero | candelabro, portacandele | candelabro, castiçal | канделябр, подсвечник | 燭台
pocket-watch 11.2 hand - | pocket watch | taschenuhr | montre à gousset, montre de poche | reloj de bolsillo | orologio da taschino | relógio de bolso | карманные часы | 懐中時計
lasso 93.4 hand - | lasso, lariat | lasso | lasso | lazo de vaquero | lazo da cowboy, lazo | laço de vaqueiro | лассо | 投げ縄
dagger 34.6 hand - | dagger | dolch | dague, poignard | daga, puñal | pugnale, daga | adaga, punhal | кинжал | 短剣
bomb 32.6 ground - | bomb | bombe | bombe | bomba | bomba | bomba | бомба | 爆弾
dustpan 30.6 ground - | dustpan, dust pan | kehrblech, kehrschaufel | pelle à poussière | recogedor | paletta raccoglipolvere | pá de lixo | совок для мусора | ちりとり
toilet-paper 11.3 table bathroom | toilet paper, toilet roll | toilettenpapier, klopapier | papier toilette | papel higiénico | carta igienica | papel higiênico | туалетная бумага | トイレットペーパー
mouse-trap 5.6 ground - | mouse trap, mousetrap | mausefalle | piège à souris, souricière | ratonera, trampa para ratones | trappola per topi | ratoeira | мышеловка | ネズミ捕り
blood-drop 20 air - | drop of blood, blood drop, blood | blutstropfen, blut | goutte de sang, sang | gota de sangre, sangre | goccia di sangue, sangue | gota de sangue, sangue | капля крови, кровь | 血液, 血
oil-drum 86.4 ground - | oil drum, oil barrel, fuel barrel | ölfass | baril de pétrole, bidon de pétrole | bidón de petróleo, barril de petróleo | bidone di petrolio | tambor de óleo, barril de petróleo | бочка нефти | ドラム缶
`,
);
const attire = goodsTable(
  'attire-thing',
  'clothing',
  `
cape 124 body - | cape, cloak, superhero cape | umhang, cape | cape, manteau de super-héros | capa | mantello | capa | накидка | マント, ケープ
apron 94.9 body kitchen | apron, kitchen apron | schürze, küchenschürze | tablier | delantal | grembiule | avental | фартук, передник | エプロン
chef-hat 31.2 body kitchen | chef hat, chef's hat, toque, chefs hat | kochmütze | toque, toque de chef | gorro de cocinero, gorro de chef | cappello da chef, cappello da cuoco | chapéu de chef, chapéu de cozinheiro | поварской колпак | コック帽, シェフ帽
graduation-cap 21.6 body - | graduation cap, graduation hat, mortarboard | doktorhut, absolventenhut | toque universitaire, chapeau de diplômé | birrete | tocco accademico, cappello di laurea | capelo de formatura | шапка выпускника | 卒業帽
lab-coat 116 body - | lab coat, white coat, doctor's coat | laborkittel, arztkittel, kittel | blouse blanche, blouse de laboratoire | bata de laboratorio, bata blanca | camice bianco, camice | jaleco | лабораторный халат, белый халат | 白衣
safety-vest 60.6 body - | safety vest, high visibility vest, hi-vis vest | warnweste, sicherheitsweste | gilet de sécurité, gilet jaune | chaleco reflectante, chaleco de seguridad | giubbotto catarifrangente | colete de segurança | сигнальный жилет | 安全ベスト
kimono 135.3 body - | kimono | kimono | kimono | kimono | kimono | quimono | кимоно | 着物
ballet-shoes 26.8 ground - | ballet shoes, ballet shoe, pointe shoes, ballet slippers | ballettschuhe, spitzenschuhe, ballettschuh | chaussons de danse, pointes de danse | zapatillas de ballet | scarpette da ballo, scarpette da danza | sapatilhas de balé | пуанты, балетки | トウシューズ, バレエシューズ
flip-flops 25.3 ground beach | flip-flops, flip flops | flip-flops, badelatschen | tongs | chanclas, sandalia | infradito, sandalo | chinelos, sandália | шлёпанцы | ビーチサンダル
goggles 10.1 body - | goggles, swimming goggles, ski goggles, safety goggles, diving mask, diving goggles | schutzbrille, skibrille, taucherbrille, schwimmbrille | lunettes de protection, masque de plongée, lunettes de ski | gafas de protección, gafas de esquí, gafas de buceo | occhiali protettivi, maschera da sub, occhialini | óculos de proteção, óculos de natação | защитные очки, маска для ныряния | ゴーグル
oven-mitt 28.8 hand kitchen | oven mitt, oven glove, pot holder | topflappen, ofenhandschuh | gant de cuisine, manique | guante de horno | guanto da forno, presina | luva de forno, luva térmica | прихватка | 鍋つかみ
headband 10.8 body - | headband, head band, sweatband | stirnband, schweißband | bandeau | cinta para la cabeza, diadema | fascia per capelli | faixa de cabeça | повязка на голову | 鉢巻, ヘアバンド
bikini 48.3 ground beach | bikini, swimwear | bikini | bikini | bikini | bikini | biquíni | бикини | ビキニ
hand-fan 28.1 hand - | hand fan, folding fan, paper fan | fächer | éventail | abanico | ventaglio | leque | веер | 扇子, 扇
stockings 60 body - | stockings, tights, striped stockings | strümpfe, strumpfhose | bas rayés, collants | medias | calze, collant | meias-calças, meia-calça | чулки, колготки | タイツ, ストッキング
space-helmet 24.8 body - | space helmet, astronaut helmet | astronautenhelm, raumfahrerhelm | casque d'astronaute, casque spatial | casco de astronauta, casco espacial | casco da astronauta | capacete de astronauta | шлем космонавта | 宇宙ヘルメット
crutches 31.8 ground - | crutches, crutch | krücken, krücke | béquilles, béquille | muletas, muleta | stampelle, stampella | muletas, muleta | костыли, костыль | 松葉杖
`,
);
const pantry = goodsTable(
  'pantry-good',
  'food',
  `
cream 9.3 table - | cream, whipped cream, dollop of cream | sahne, schlagsahne | crème, crème chantilly, crème fouettée, chantilly | nata, crema batida, nata montada | panna, panna montata | chantilly, creme de leite, nata | сливки, взбитые сливки | クリーム, 生クリーム, ホイップクリーム
ginger 7.7 table - | ginger root, ginger | ingwer, ingwerwurzel | gingembre, racine de gingembre | jengibre, raíz de jengibre | zenzero, radice di zenzero | gengibre, raiz de gengibre | имбирь, корень имбиря | 生姜, ショウガ
peanuts 2.3 table - | peanut, peanuts, nut, nuts | erdnuss, erdnüsse, nüsse, nuss | cacahuètes, cacahuète, noix | cacahuetes, cacahuete, nueces | arachidi, noccioline, noci | amendoim, amendoins | арахис, орехи, орех | ピーナッツ, ナッツ
chestnut 3.2 table - | chestnut, chestnuts | kastanie, kastanien | châtaigne, marron | castaña, castañas | castagna, castagne | castanha | каштан, каштаны | 栗
fruit 20.8 table - | fruit, fruits, mixed fruit | obst, früchte | fruits, fruit | fruta, frutas | frutta | fruta, frutas | фрукты, фрукт | 果物, フルーツ
vegetables 16.4 table - | vegetables, vegetable, veggies | gemüse | légumes, légume | verduras, verdura, hortalizas | verdure, verdura, ortaggi | legumes, verduras, vegetais | овощи, овощ | 野菜
ice-cubes=ice 6.6 table - | ice cube, ice cubes, ice | eiswürfel | glaçons, glaçon | cubitos de hielo, cubito de hielo, hielo | cubetti di ghiaccio, cubetto di ghiaccio, ghiaccio | cubos de gelo, cubo de gelo, gelo | кубики льда, лёд | 氷, アイスキューブ
fortune-cookie 6.5 table - | fortune cookie | glückskeks | biscuit chinois, biscuit de fortune | galleta de la fortuna | biscotto della fortuna | biscoito da sorte | печенье с предсказанием | フォーチュンクッキー
takeout-box 16.2 table - | takeout box, takeaway box, chinese takeout, take-out box | essensbox zum mitnehmen, chinabox | boîte à emporter | caja de comida para llevar | scatola da asporto | caixa de comida para viagem | коробка с едой навынос | テイクアウトの箱
dango 21.8 table - | dango | dango | dango | dango | dango | dango | данго | 団子
carrot-sticks 9.5 table - | carrot sticks, carrot stick, vegetable sticks | karottensticks, gemüsesticks | bâtonnets de carotte | palitos de zanahoria | bastoncini di carota | palitos de cenoura | морковные палочки | にんじんスティック
breakfast 9.6 table - | breakfast, brunch | frühstück | petit déjeuner, petit-déjeuner | desayuno | colazione | café da manhã, pequeno-almoço | завтрак | 朝食, 朝ごはん
juice-box 19.4 table - | juice box, juice carton | saftpackung, trinkpäckchen | brique de jus | caja de zumo, cartón de jugo | succo in cartone | caixinha de suco | пакет сока | 紙パックジュース
honey-pot 14.4 table - | honey pot, honeypot, pot of honey | honigtopf |  |  | vasetto di miele |  | горшок мёда, горшочек с мёдом | 蜂蜜の壺
soft-serve 23.4 hand - | soft serve, soft ice cream, soft ice | softeis | glace italienne | helado suave | gelato soft | sorvete expresso | мягкое мороженое | ソフトクリーム
`,
);
const signs = goodsTable(
  'outdoor-good',
  'sign',
  `
poster-sheet=poster 88 wall - | poster on the wall, wall poster, missing poster, wanted poster, film poster on the wall | wandplakat | affiche murale, affiche au mur | cartel en la pared | manifesto appeso | cartaz na parede | плакат на стене | 壁のポスター
exit-sign 27.5 wall - | exit sign, emergency exit, emergency exit sign | notausgang, notausgangsschild, ausgangsschild | sortie de secours, panneau de sortie | señal de salida, salida de emergencia | uscita di emergenza, segnale di uscita | placa de saída, saída de emergência | знак выхода, аварийный выход | 非常口, 出口標識
neon-sign 48 wall - | neon sign, neon signs, neon light, open sign | neonschild, leuchtreklame, neonreklame | enseigne au néon, enseigne lumineuse, néon enseigne | letrero de neón, cartel de neón, neón | insegna al neon, insegna luminosa | letreiro de neon, placa de neon | неоновая вывеска | ネオンサイン, ネオン看板
placard 147.3 hand - | placard, protest sign, picket sign, protest signs | protestschild, demoschild | pancarte | pancarta | cartello di protesta | cartaz de protesto | транспарант | プラカード
billboard 493.9 ground - | billboard, hoarding, advertising board | werbetafel, plakatwand, reklametafel | panneau publicitaire | valla publicitaria | cartellone pubblicitario | outdoor publicitário | рекламный щит, билборд | 広告看板
`,
);
const outdoors = goodsTable(
  'outdoor-good',
  'nature',
  `
hay-bale 108 ground farm | hay bale, haystack, bale of hay | heuballen | botte de foin, meule de foin | bala de heno, pajar | balla di fieno, pagliaio | fardo de feno, palheiro | стог сена, тюк сена | 干し草
beehive 60 ground garden | beehive, bee hive, hive, skep | bienenstock, bienenkorb | ruche | colmena | alveare, arnia | colmeia | улей | ミツバチの巣箱, 蜂の巣
tornado 1046.4 ground field,meadow | tornado, twister, whirlwind | tornado, wirbelsturm | tornade | tornado, torbellino | tornado, tromba d'aria | tornado | торнадо, смерч | 竜巻
contrail 520 sky sky | contrail, contrails, vapour trail, vapor trail, condensation trail, chemtrail, chemtrails, jet trail | kondensstreifen | traînée de condensation | estela de condensación | scia di condensazione | rastro de condensação | инверсионный след | 飛行機雲
lily-pad 18.8 water lake | lily pad, water lily, waterlily, lily pads | seerosenblatt, seerose | nénuphar, nénuphars | nenúfar, hoja de nenúfar | ninfea, foglia di ninfea | nenúfar, vitória-régia | кувшинка, лист кувшинки | 睡蓮の葉, 睡蓮
raised-bed 90.1 ground garden | raised bed, raised garden bed, vegetable bed, vegetable patch, garden bed | hochbeet, gemüsebeet, beet | potager surélevé, carré potager, plate-bande | bancal, huerto elevado, cama de cultivo | aiuola rialzata, orto rialzato | canteiro elevado, canteiro | высокая грядка, грядка | レイズドベッド, 花壇, 畑の畝
hibiscus 11.5 table - | hibiscus, hibiscus flower | hibiskus | hibiscus | hibisco | ibisco | hibisco | гибискус | ハイビスカス
ship-wheel 71.2 wall - | ship's wheel, ship wheel, helm, steering wheel of a ship | steuerrad, schiffssteuerrad | barre de bateau, gouvernail, roue de gouvernail | timón | timone | timão, leme | штурвал | 舵輪
`,
);
const built = goodsTable(
  'outdoor-good',
  'building',
  `
roller-coaster 1090 ground - | roller coaster, rollercoaster | achterbahn | montagnes russes | montaña rusa | montagne russe | montanha-russa | американские горки | ジェットコースター
window-sill 172.5 ground - | window sill, windowsill, window ledge | fensterbank, fenstersims, fensterbrett | rebord de fenêtre, appui de fenêtre, rebord de la fenêtre | alféizar, alféizar de la ventana, repisa de la ventana | davanzale, davanzale della finestra | parapeito, peitoril da janela, parapeito da janela | подоконник | 窓辺, 窓台, 窓枠
roof 352 ground - | roof, house roof, roofs, tiled roof | dach, hausdach, ziegeldach | toit, toiture | tejado, techo de tejas | tetto, tetti | telhado | крыша, крыше, крыши | 屋根
telephone-wires 105 ground hills | telephone wire, telephone wires, phone wire, phone wires, telephone line, telephone lines, phone line, phone lines, telephone cable, electric wire, electric wires, electrical wire, electrical wires, overhead wire, overhead wires | telefonleitung, telefondrähte | fil téléphonique, fils téléphoniques, fil électrique | cable telefónico, cables telefónicos, tendido eléctrico | filo del telefono, fili del telefono, fili elettrici | fio telefônico, fios de telefone | телефонные провода, провода | 電線, 電話線
pylon 1230 ground - | power line, power lines, power pylon, electricity pylon, electric pylon, transmission tower, power line tower, high voltage tower | hochspannungsmast, strommast, hochspannungsleitung, stromleitung | pylône électrique, ligne électrique | torre eléctrica, torre de alta tensión | traliccio, linea elettrica | torre de energia, linha de energia | опора лэп, линия электропередач | 送電線, 鉄塔
`,
);
const transport = goodsTable(
  'outdoor-good',
  'vehicle',
  `
carriage 199.5 ground - | carriage, horse carriage, horse cart, horse-drawn cart, horse and cart, coach, royal carriage, stagecoach, horse-drawn carriage | kutsche, pferdekutsche | calèche, carrosse, diligence | carruaje, carroza, diligencia | carrozza, diligenza | carruagem | карета, телега | 馬車
food-truck 280 ground street | food truck, taco truck, food van, snack truck | foodtruck, imbisswagen | camion-restaurant, food truck | camión de comida, food truck | camioncino di cibo, food truck | food truck | фудтрак, фургон с едой | キッチンカー, フードトラック
viking-ship 1167.5 water sea | viking ship, longship, drakkar, viking boat | wikingerschiff, langschiff, drachenboot | drakkar, bateau viking | barco vikingo, drakkar | nave vichinga, drakkar | navio viking, barco viking | драккар, корабль викингов | バイキング船
gondola-boat=gondola 327 water - | gondola, gondolas | gondel | gondole | góndola | gondola | gôndola | гондола | ゴンドラ
blimp 970 sky - | blimp, airship, zeppelin, dirigible | luftschiff, zeppelin | dirigeable, zeppelin | dirigible, zepelín | dirigibile, zeppelin | dirigível, zepelim | дирижабль, цеппелин | 飛行船
tank 208.8 ground - | military tank, army tank, tank | panzer | char d'assaut, char militaire | tanque militar, tanque de guerra | carro armato | tanque de guerra | танк | 戦車
`,
);
const shade = goodsTable(
  'outdoor-good',
  'tool',
  `
parasol 228 ground beach | parasol, beach umbrella, sun umbrella, sunshade, patio umbrella | sonnenschirm | parasol | sombrilla, quitasol | ombrellone | guarda-sol | пляжный зонт, зонт от солнца | ビーチパラソル, パラソル, 日傘
`,
);
const shapes = goodsTable(
  'plain-shape',
  'symbol',
  `
circle 20 table - | circle, round shape, dot, disc shape | kreis | cercle | círculo | cerchio | círculo | круг | 円, 丸
triangle 20 table - | triangle | dreieck | triangle | triángulo | triangolo | triângulo | треугольник | 三角形
dotted-line 34 wall - | dotted line, dashed line, dotted path line | gepunktete linie, gestrichelte linie | ligne pointillée, pointillés | línea de puntos, línea discontinua | linea tratteggiata | linha tracejada, linha pontilhada | пунктирная линия, пунктир | 点線, 破線
square-shape=square 20 table - | square shape, coloured square, color square | quadrat | carré | cuadrado | quadrato | quadrado | квадрат | 四角形, 正方形
`,
);

export const sundries = [
  ...games,
  ...household,
  ...attire,
  ...pantry,
  ...signs,
  ...outdoors,
  ...built,
  ...transport,
  ...shade,
  ...shapes,
];
