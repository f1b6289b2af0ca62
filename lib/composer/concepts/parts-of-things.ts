import { goodsTable } from './concept-lines';

/** Parts of cars and ships, asked for by themselves. */
const ofVehicles = goodsTable(
  'vehicle-part',
  'tool',
  `
steering-wheel 40.0 ground - | steering wheel, driving wheel, car steering wheel | autolenkrad, lenkrad | volant de voiture | volante de coche | volante dell'auto, volante da auto | volante de carro | руль автомобиля, автомобильный руль | ハンドル, 自動車のハンドル
car-seat 127.7 ground - | car seat, driver's seat, passenger seat | autositz, fahrersitz | siège auto, siège de voiture | asiento de coche | sedile dell'auto, sedile | banco do carro, assento do carro | автокресло, сиденье автомобиля | カーシート, 車の座席
seat-belt 29.8 table - | seat belt, seatbelt, safety belt | sicherheitsgurt, anschnallgurt | ceinture de sécurité | cinturón de seguridad | cintura di sicurezza | cinto de segurança | ремень безопасности | シートベルト
car-door 123.6 ground - | car door, car doors | autotür, wagentür | portière, portière de voiture | puerta de coche, puerta del coche | portiera, portiera dell'auto | porta do carro, porta de carro | дверь машины, дверца машины | 車のドア
hubcap 40.0 ground - | hubcap, hub cap, wheel cover, alloy wheel, wheel rim, car rim, rim of a wheel | radkappe, alufelge, felge | enjoliveur, jante | tapacubos, llanta de aleación | copricerchio, cerchione | calota, roda de liga leve | колпак колеса, диск колеса | ホイールキャップ, ホイール
headlight 30.5 ground - | headlight, headlights, car headlight, car light | scheinwerfer am auto, autoscheinwerfer | phare de voiture, phares | faro de coche, faros delanteros | faro dell'auto, fanale | farol de carro, farol dianteiro | автомобильная фара, фара, фары | 前照灯
tail-light 16.6 ground - | tail light, taillight, tail lights, rear light, brake light, brake lights | rücklicht, bremslicht | feu arrière, feu stop | luz trasera, luz de freno | fanale posteriore, luce di stop | lanterna traseira, luz de freio | задний фонарь, стоп-сигнал | テールランプ, ブレーキランプ
windshield-wiper=wiper 54.4 ground - | windshield wiper, windscreen wiper, wiper, wiper blade, windshield wipers | scheibenwischer | essuie-glace | limpiaparabrisas | tergicristallo | limpador de para-brisa | дворник на стекле | ワイパー
exhaust-pipe 56.0 ground - | exhaust pipe, exhaust, tailpipe, car exhaust, muffler | auspuff, auspuffrohr | pot d'échappement | tubo de escape | tubo di scappamento, marmitta | escapamento, cano de escape | выхлопная труба, глушитель | マフラー管, 排気管
license-plate 13.5 ground - | license plate, licence plate, number plate, registration plate | nummernschild, kfz-kennzeichen | plaque d'immatriculation | matrícula de coche, placa de matrícula | targa, targa automobilistica | placa de carro | номерной знак | ナンバープレート
rudder 144.8 ground - | rudder, ship rudder, boat rudder, helm rudder | schiffsruder, ruderblatt |  | timón de barco | timone della nave |  | корабельный руль, руль судна | 船の舵
sail 579.8 ground - | sail, sails, boat sail, canvas sail | segel | voile de bateau, voile de navire | vela de barco | vela della barca | vela de barco | парус, паруса | 船の帆, 帆
mast 940.0 ground - | mast, ship mast, ship's mast, masts | schiffsmast | mât, mât de navire | mástil de barco | albero della nave | mastro, mastro do navio | мачта, корабельная мачта | 帆柱, マスト
hatch 113.3 ground - | hatch, trapdoor, trap door, floor hatch, escape hatch | falltür, bodenluke, luke | trappe, écoutille | trampilla, escotilla | botola | alçapão, escotilha | люк в полу, лаз | ハッチ, 落とし戸
gear-stick 37.8 ground - | gear stick, gearstick, gear shift, gearshift, gear lever, stick shift, shift knob | schaltknüppel, schalthebel | levier de vitesse | palanca de cambios | leva del cambio | alavanca de câmbio | рычаг переключения передач | シフトレバー
`,
);

/** Parts of animals and plants, asked for by themselves. */
const ofCreatures = goodsTable(
  'creature-part',
  'body-part',
  `
antlers 79.4 wall - | antlers, antler, deer antlers, stag antlers | geweih, hirschgeweih | bois de cerf | astas, cornamenta | palco di corna | galhada | оленьи рога | 枝角
wing 68.8 table - | wing, wings | flügel | aile | ala | ala | asa | крыло, крылья | 翼, 羽
tail 60.6 table - | tail, fox tail, bushy tail | schwanz, schweif | queue | rabo | coda | cauda, rabo | хвост | しっぽ, 尾
hoof 34.0 table - | hoof, hooves, hoofs, cow hoof, horse hoof | huf, hufe | sabot de cheval, sabot d'animal | pezuña, casco de caballo | zoccolo di cavallo, zoccolo animale | casco de cavalo | копыто, копыта | ひづめ, 蹄
claw 7.6 table - | claw, claws, talon, talons, animal claw | kralle, krallen, klaue | griffe, griffes, serre d'aigle | garra, garras | artiglio, artigli | garras de animal, garra | коготь, когти | かぎ爪, 爪
fang 10.3 table - | fang, fangs, vampire fangs, sharp tooth | fangzahn, reißzahn | croc, crocs | colmillo, colmillos | zanna affilata, dente aguzzo | presa de animal, dente canino | клык, клыки | 犬歯
tusk 96.0 table - | tusk, tusks, elephant tusk, ivory | stoßzahn, elfenbein | défense d'éléphant, ivoire | colmillo de elefante, marfil | zanna, zanna d'elefante, avorio | presa de elefante, marfim | бивень, бивни | 象牙
beak 8.7 table - | beak, bird beak, bill of a bird | schnabel, vogelschnabel | bec, bec d'oiseau | pico de ave, pico de pájaro | becco, becco d'uccello | bico, bico de pássaro | клюв | くちばし, 嘴
fin 73.6 water - | fin, shark fin, dorsal fin, fish fin | haifischflosse, rückenflosse, flosse | aileron, aileron de requin, nageoire | aleta de tiburón, aleta dorsal | pinna di squalo, pinna dorsale | barbatana, barbatana de tubarão | плавник, акулий плавник | ひれ, 背びれ
thorn 21.8 table - | thorn, thorns, rose thorn, thorny stem, prickle | dorn, dornen | épine, épines | espina de rosa, espinas | spina di rosa, rovo spinoso | espinho, espinhos | шип, шипы розы | 棘, いばら
bark 32.3 table - | bark, tree bark, piece of bark | baumrinde, rinde | écorce, écorce d'arbre | corteza, corteza de árbol | corteccia | casca de árvore | кора, кора дерева | 樹皮
root 64.3 ground - | root, roots, tree root, tree roots, plant root | baumwurzel, wurzel, wurzeln | racine d'arbre, racine, racines | raíz, raíces | radice, radici | raiz, raízes | корень, корни | 根, 根っこ
pod 7.1 table - | pod, seed pod, pods | schote | cosse, cosse de petits pois | vaina, vaina de guisantes | baccello | vagem de ervilha | стручок, стручок гороха | さや, えんどうのさや
fur 92.0 ground - | fur, animal fur, animal hide, fur pelt, pelt, animal skin, cowhide, fleece, fur rug | tierfell, fell | fourrure, peau de bête | piel de animal, zalea | pelle d'animale, pelle di animale, pelle di pecora | pele de animal, pele de carneiro | шкура, мех, овечья шкура | 毛皮
`,
);

const leavings = goodsTable(
  'leaving',
  'tool',
  `
apple-core 10.8 table - | apple core, core of an apple, eaten apple | apfelbutzen, kerngehäuse, apfelgriebs | trognon de pomme, trognon | corazón de manzana | torsolo, torsolo di mela | miolo de maçã | огрызок яблока, огрызок | りんごの芯
banana-peel 21.3 table - | banana peel, banana skin, peel of a banana | bananenschale | peau de banane | cáscara de plátano, piel de plátano | buccia di banana | casca de banana | банановая кожура, кожура банана | バナナの皮
orange-peel 17.1 table - | orange peel, orange zest, peel of an orange, citrus peel, lemon peel | orangenschale | écorce d'orange, zeste d'orange | cáscara de naranja, piel de naranja | buccia d'arancia, scorza d'arancia | casca de laranja | апельсиновая корка, кожура апельсина | オレンジの皮
egg-yolk 5.8 table - | egg yolk, yolk, egg yolks | eigelb, dotter | jaune d'œuf | yema de huevo | tuorlo, tuorlo d'uovo | gema de ovo | желток, яичный желток | 卵黄, 黄身
claw-marks 40.5 wall - | claw mark, claw marks, scratch marks, scratches, scratch mark | kratzspuren, kratzer | traces de griffes, griffures | marcas de garras, arañazos | segni di artigli, graffi | marcas de garras, arranhões | следы когтей, царапины | 爪痕, 引っかき傷
`,
);

const ofFaces = goodsTable(
  'leaving',
  'body-part',
  `
eyelashes 2.5 table - | eyelashes, eyelash, lashes, false eyelashes, fake lashes | wimpern, wimper | cils, faux cils | pestañas, pestaña | ciglia, ciglia finte | cílios, cílio | ресницы, ресница | まつげ
`,
);

/** What is on doors, walls and roofs, and in baths. */
const fittings = goodsTable(
  'house-fitting',
  'tool',
  `
door-handle 24.0 wall - | door handle, doorhandle, door lever, handle | türklinke, türgriff | poignée de porte | manija, manilla de puerta | maniglia, maniglia della porta | maçaneta de alavanca, puxador de porta | дверная ручка | ドアハンドル, ドアの取っ手
doorknob 9.0 wall - | doorknob, door knob, doorknobs, knob | türknauf, knauf | bouton de porte | pomo, pomo de puerta | pomello, pomello della porta | maçaneta | круглая дверная ручка | ドアノブ
hinge 10.1 table - | hinge, hinges, door hinge | scharnier, türangel | charnière, gond | bisagra | cerniera, cardine | dobradiça | петля двери, дверная петля, шарнир | 蝶番
valve 28.1 table - | valve, pipe valve, gas valve, water valve, shut-off valve | ventil, absperrhahn | vanne, valve | válvula | valvola | válvula | вентиль, клапан | バルブ, 弁
dial 14.0 wall - | dial, gauge, pressure gauge, meter dial, manometer | messuhr, manometer, druckmesser | manomètre, cadran | manómetro, esfera de medidor | manometro, quadrante | manômetro | манометр, циферблат прибора | 計器, 圧力計
sewer-grate=grate 35.3 ground - | sewer grate, grate, drain grate, storm drain, drain cover, sewer grid, street drain, metal grate, sewer drain | gullideckel mit gitter, gully, abflussrost | grille d'égout | rejilla de alcantarilla, sumidero | griglia del tombino, caditoia | grade de bueiro | решётка ливнёвки, ливнёвка | 側溝の蓋, グレーチング
gutter 193.1 wall - | gutter, rain gutter, roof gutter, eaves gutter, gutters, downspout | dachrinne, regenrinne |  | canalón |  | calha | водосточный жёлоб, водосток | 雨樋
flagpole 726.0 ground - | flagpole, flag pole, flagstaff, bare flagpole | fahnenmast, flaggenmast | mât de drapeau, hampe | asta de bandera, mástil de bandera | pennone, asta della bandiera | mastro de bandeira | флагшток | 旗竿
curtain-rod 36.8 wall - | curtain rod, curtain rail, curtain pole | gardinenstange, vorhangstange | tringle à rideaux | barra de cortina, riel de cortina | bastone per tende | varão de cortina | карниз для штор | カーテンレール
shower-curtain 205.5 wall bathroom | shower curtain, bath curtain | duschvorhang | rideau de douche | cortina de baño, cortina de ducha | tenda della doccia | cortina de chuveiro, cortina de banheiro | штора для ванной | シャワーカーテン
drain 11.2 table - | drain, sink drain, shower drain, plughole, bath drain | abfluss, abfluss im waschbecken | bonde, bonde d'évier | desagüe | scarico del lavandino, scarico | ralo | сливное отверстие, слив | 排水口
clock-face 30.0 wall - | clock face, clockface, face of a clock | zifferblatt | cadran d'horloge | esfera de reloj | quadrante dell'orologio | mostrador de relógio | циферблат, циферблат часов | 文字盤
clock-hands 18.0 table - | hour hand, minute hand, clock hand, clock hands, hands of a clock, second hand of a clock | uhrzeiger, stundenzeiger, minutenzeiger | aiguilles d'horloge, aiguilles | manecillas, manecilla, agujas del reloj | lancette, lancetta | ponteiros do relógio, ponteiro | стрелки часов, часовая стрелка | 時計の針
toilet-seat 45.6 ground bathroom | toilet seat, loo seat, toilet lid | klobrille, toilettensitz | abattant de wc, lunette de toilettes | asiento de inodoro | tavoletta del water | assento sanitário | сиденье унитаза, стульчак | 便座
antenna 174.0 ground - | antenna, tv antenna, television antenna, aerial, tv aerial, roof antenna | antenne, fernsehantenne, dachantenne | antenne de télévision, antenne | antena, antena de televisión | antenna, antenna tv | antena, antena de tv | антенна, телеантенна | アンテナ
`,
);

/** Parts of buildings, and what locks, warns and burns. */
const built = goodsTable(
  'built-part',
  'tool',
  `
spire 1400.0 ground - | spire, spires, steeple, steeples, church spire | kirchturmspitze | flèche d'église | chapitel, aguja de iglesia | guglia | coruchéu | шпиль | 尖頂
flower-box 44.0 ground - | flower box, flower boxes, window box, window boxes, window planter | blumenkasten, blumenkästen, balkonkasten | bac à fleurs | cajón de flores | cassetta per fiori | floreira, floreiras | цветочный ящик, цветочные ящики | フラワーボックス, 花箱
dome 1190.0 ground - | dome, domes, church dome, green dome, cathedral dome | kuppel, kirchenkuppel | coupole | cúpula, cúpulas | cupola, cupole | cúpula, cúpulas | купол, купола | ドーム屋根, 丸屋根
dumpster 156.0 ground - | dumpster, skip bin, garbage container, trash container, rubbish skip, waste container | müllcontainer, abfallcontainer | benne à ordures, conteneur à ordures | contenedor de basura | cassonetto, cassonetto dei rifiuti | caçamba de lixo, contentor de lixo | мусорный контейнер | 大型ごみ箱, ダンプスター
beacon 24.1 table - | beacon, warning light, warning beacon, flashing light, police light, rotating beacon, emergency light | rundumleuchte, warnleuchte, blaulicht | gyrophare | luz giratoria, sirena luminosa | lampeggiante | giroflex, luz giratória | проблесковый маячок, мигалка | 回転灯, 警告灯
handcuffs 11.1 table - | handcuffs, handcuff, pair of handcuffs | handschellen | menottes | esposas, esposas de policía | manette | algemas | наручники | 手錠
lens 10.0 table - | lens, lenses, glass lens, optical lens | linse, kameralinse | objectif, lentille optique | lente, objetivo de cámara | lente | lente, objetiva | линза | レンズ
test-tube-rack 29.1 table - | test tube rack, rack of test tubes, test tubes in a rack, test tube stand, row of test tubes | reagenzglasständer, reagenzglashalter | porte-éprouvettes, portoir à éprouvettes | gradilla, gradilla de tubos | portaprovette | suporte de tubos de ensaio | штатив с пробирками | 試験管立て
prison-bars 229.9 wall - | prison bars, jail bars, cell bars, prison cell bars, iron bars, cell door | gitterstäbe, gefängnisgitter | barreaux, barreaux de prison | barrotes, barrotes de cárcel | sbarre, sbarre della prigione | grades de prisão, grades | тюремная решётка, решётка камеры | 鉄格子
urn 31.8 table - | urns, funeral urn, cremation urn, burial urn | grabesurne | urne funéraire | urna funeraria | urna funeraria, urna cineraria | urna funerária | погребальная урна, урна с прахом | 骨壷
fuse 1.9 table - | fuse, electric fuse, glass fuse, blown fuse, fuses | schmelzsicherung, sicherung | fusible | fusible | fusibile | fusível | электрический предохранитель, предохранитель | ヒューズ
`,
);

/** Closures, trimmings and traps. */
const trifles = goodsTable(
  'trifle',
  'tool',
  `
lid 4.8 table - | lid, jar lid, screw lid, lids, jar top | schraubdeckel, deckel, glasdeckel | couvercle, couvercle de bocal | tapa de frasco | coperchio del barattolo | tampa de pote | крышка, крышка банки | 瓶の蓋
bottle-cap 3.1 table - | bottle cap, bottle top, crown cap, bottle caps, beer cap | kronkorken, flaschendeckel | capsule de bouteille, bouchon de bouteille | chapa de botella, tapón de botella | tappo a corona, tappo di bottiglia | tampinha, tampinha de garrafa | пробка от бутылки, крышка от бутылки | 王冠の栓, 瓶の栓
buckle 8.8 table - | buckle, belt buckle, metal buckle, buckles | gürtelschnalle, schnalle | boucle de ceinture | hebilla | fibbia | fivela | пряжка, пряжка ремня | バックル
strap 20.1 table - | strap, straps, leather strap, backpack strap, watch strap, bag strap | lederriemen, riemen, tragegurt | sangle, bretelle de sac | correa de cuero | cinghia, cinturino | correia, alça de couro | ремешок, лямка | 革紐, ストラップ
tag 11.1 table - | tag, tags | etikettanhänger, papieranhänger | étiquette volante, étiquette cartonnée | etiqueta colgante |  | etiqueta de papel | ярлык, ярлычок | タグ, 札
label 7.9 table - | label, sticky label, paper label, labels, vintage label | etikett, aufkleber mit text | étiquette, étiquette collante | etiqueta, etiqueta adhesiva | etichetta, etichetta adesiva | rótulo, etiqueta | этикетка | ラベル
collar 18.8 table - | collar, shirt collar, collars | hemdkragen, kragen | col de chemise | cuello de camisa | colletto | gola de camisa, colarinho | воротник, воротничок | 襟, 衿
sleeve 60.9 table - | sleeve, shirt sleeve, jacket sleeve, sleeves | ärmel, hemdärmel | manche de chemise, manche de veste | manga de camisa | manica, manica della camicia | manga de camisa | рукав, рукава | 袖
cuff 21.6 table - | cuff, shirt cuff, cuffs | manschette, hemdmanschette | manchette, poignet de chemise | puño de camisa | polsino | punho de camisa | манжета, манжет | 袖口, カフス
pocket 16.2 table - | pocket, jeans pocket, pockets, back pocket, patch pocket | hosentasche, jeanstasche | poche, poche de jean | bolsillo, bolsillo de vaquero | tasca, tasca dei jeans | bolso de calça, bolso da calça | карман, карман джинсов | ポケット
cloth-patch=patch 12.4 table - | patch, cloth patch, fabric patch, sewn patch, sewn-on patch, quilt patch | flicken, stoffflicken | pièce de tissu, rustine en tissu | parche de tela, remiendo | toppa | remendo | заплатка, заплата | 継ぎ当て, ワッペン
stitches 5.0 table - | stitch, stitches, cross stitch, sewn seam, embroidery stitch | nadelstich, kreuzstich, naht | points de couture, point de croix | puntadas, punto de cruz | punti di cucito, punto croce | pontos de costura, ponto cruz | стежок, стежки | 縫い目, ステッチ
knot 18.4 table - | knot, rope knot, knots, tied knot, knotted rope | seilknoten, knoten | nœud de corde, nœud marin | nudo, nudo de cuerda | nodo, nodo di corda | nó, nó de corda | морской узел, узел на верёвке | 結び目
lobster-trap 74.3 ground - | lobster trap, lobster pot, crab trap, crab pot, fish trap, lobster cage | hummerkorb, hummerfalle, reuse | casier à homards, nasse | trampa para langostas, nasa | nassa, nassa per aragoste | armadilha de lagosta | ловушка для омаров | ロブスター籠
bear-trap 39.6 ground - | bear trap, animal trap, hunting trap, steel trap | bärenfalle, fangeisen | piège à ours, piège à loup | trampa para osos, cepo | tagliola, trappola per orsi | armadilha de urso | капкан, медвежий капкан | 虎挟み, トラバサミ
`,
);

/** Cards, tickets and small ware of the set table. */
const cards = goodsTable(
  'small-paper',
  'tool',
  `
ace-card=ace 8.7 table - | ace, ace card, ace of hearts, ace of spades, playing card ace | spielkarte ass, herz-ass | as de cœur, as de pique | as de corazones, as de picas | asso, asso di cuori | ás de copas, ás de espadas | туз, червовый туз | エースの札
joker-card=joker 8.7 table - | joker, joker card, joker playing card | joker, jokerkarte | carte joker, joker | comodín, carta de comodín | jolly | coringa, carta coringa | карта джокер, джокер | ジョーカー
bookmark 17.3 table - | bookmark, bookmarks, book mark | lesezeichen | marque-page | marcapáginas | segnalibro | marcador de página, marca-páginas | закладка, книжная закладка | 栞, ブックマーク
coaster 5.0 table - | coaster, drink coaster, beer mat, coasters, cork coaster | untersetzer, bierdeckel | sous-verre, dessous de verre | posavasos | sottobicchiere | porta-copos | подставка под стакан, бирдекель | コースター
cupcake-liner 6.7 table - | cupcake liner, muffin liner, cupcake case, paper baking cup, cupcake wrapper, muffin cup | muffinförmchen, papierförmchen | caissette à cupcake, caissette | cápsula para magdalenas | pirottino | forminha de cupcake | бумажная форма для кекса | カップケーキの型紙
toothpick 1.9 table - | toothpick, toothpicks, tooth pick, cocktail stick | zahnstocher | cure-dent, cure-dents | palillo de dientes, mondadientes | stuzzicadenti | palito de dente | зубочистка, зубочистки | 爪楊枝, つまようじ
ticket-stub 6.6 table - | ticket stub, torn ticket, ticket stubs, movie ticket stub, admission stub | abgerissene eintrittskarte, kartenabriss | talon de billet, souche de billet | resguardo de entrada | matrice del biglietto | canhoto de ingresso | корешок билета | チケットの半券
boarding-pass 8.0 hand - | boarding pass, boarding card, flight ticket, plane ticket, airline ticket | bordkarte, flugticket | carte d'embarquement, billet d'avion | tarjeta de embarque, billete de avión | carta d'imbarco, biglietto aereo | cartão de embarque, passagem aérea | посадочный талон, авиабилет | 搭乗券, 航空券
hair-clip 4.4 body - | hair clip, hairclip, barrette, hair slide, hair pin, hairpin, hair clips, bobby pin | haarspange, haarklammer | barrette, pince à cheveux | horquilla, pasador de pelo | fermaglio, molletta per capelli | presilha, grampo de cabelo | заколка, заколка для волос | 髪留め, ヘアクリップ
`,
);

/** What a page may be, where it is a thing in a picture: badges, stickers and cards that somebody has. */
const printed = goodsTable(
  'printed-things',
  'tool',
  `
metal-badge=badge 9.0 hand - | metal badge, pin badge, police badge, sheriff badge, sheriff's badge, officer's badge, detective badge, metal badges, police badges | polizeimarke, sheriffstern, dienstmarke | plaque de police, étoile de shérif | placa de policía, placa de sheriff | distintivo di polizia, distintivo da sceriffo | distintivo de polícia, distintivo de xerife | полицейский жетон, значок шерифа, жетон | 警察バッジ, 保安官バッジ
sticker-sheet=stickers 20.7 hand - | paper stickers, paper sticker | stickerbogen | planche d'autocollants, planche de gommettes, gommettes | hoja de pegatinas | foglio di adesivi, foglio di figurine | cartela de adesivos | лист наклеек | シール帳, シールシート
picture-card 24.0 hand - | picture card, picture cards | bildkärtchen | carte-image | tarjeta con dibujo | cartoncino illustrato | cartão ilustrado | карточка с картинкой | 絵カード
folded-card 18.5 table - | folded card, folded cards, folded greeting card | klappkarte | carte pliée, carte de vœux pliée | tarjeta doblada | biglietto piegato, biglietto pieghevole | cartão dobrado | сложенная открытка | 二つ折りカード
`,
);

/** What children have in school. */
const school = goodsTable(
  'school-things',
  'tool',
  `
paint-box 17.6 table - | paint box, paintbox, paint set, watercolor set, watercolour set, watercolor paints, watercolour paints, box of watercolors, watercolor palette, watercolor tin | farbkasten, tuschkasten, malkasten | boîte de peinture, boîte d'aquarelle, palette d'aquarelle | caja de acuarelas, estuche de pinturas | scatola di acquerelli, scatola di colori | estojo de aquarela, caixa de tintas | коробка красок, набор акварели | 絵の具箱, 絵の具セット
play-dough 9.8 table - | play dough, playdough, modelling clay, modeling clay, lump of clay, lump of dough clay | spielknete, knetmasse, tonklumpen | pâte à modeler | masa para modelar, bloque de arcilla | pasta da modellare, pongo | massinha de modelar | кусок пластилина, комок глины | 粘土の塊, 油粘土
comic-book 25.0 hand - | comic book, comic books, graphic novel, graphic novels, manga book | comicheft, comicbuch | album de bande dessinée | cómic de papel, libro de historietas | albo a fumetti | gibi, revista em quadrinhos | журнал комиксов | 漫画本, コミック本
lockers 180.0 ground - | lockers, locker, school locker, school lockers, gym locker, metal locker | spind, spinde, schließfach, schließfächer | casier, casiers, vestiaire métallique | taquilla, taquillas | armadietto, armadietti | armário escolar, armários escolares | школьный шкафчик, шкафчики | ロッカー
`,
);

/** Marks and traces, data and packing. */
const marks = goodsTable(
  'mark-made',
  'tool',
  `
spark 28.3 air - | spark, electric spark, sparks, fire spark, burst of sparks | funke, funken | étincelles | chispa, chispas | scintille | faíscas | искра, искры | 火花
ripple 60.0 ground - | ripple, ripples, water ripple, water ripples, ripples of water, ripples on water | wasserkreise, wellenkreise | ondes dans l'eau, ronds dans l'eau | ondas en el agua | cerchi nell'acqua | ondulações na água | круги на воде | 波紋
stain 19.0 table - | stain, stains, coffee stain, dirt stain, wine stain, mud stain | kaffeefleck, weinfleck | tache de café, tache de vin | mancha, mancha de café | macchia, macchia di caffè | mancha de café, mancha de vinho | кофейное пятно | 染み
ink-blot 11.2 table - | ink blot, inkblot, ink stain, ink splatter, blot of ink, ink splash, spilled ink, ink drop | tintenfleck, tintenklecks | tache d'encre | mancha de tinta | macchia d'inchiostro | borrão de tinta | клякса, чернильное пятно | インクの染み
brush-stroke 11.3 table - | brush stroke, brushstroke, paint stroke, stroke of paint, paint smear, swipe of paint, paint swatch | pinselstrich | coup de pinceau, trait de pinceau | pincelada, brochazo | pennellata | pincelada | мазок кисти | 筆跡の一筆, 刷毛目
crack 100.0 wall - | crack, wall crack, cracks in the wall, crack in the wall, crack in a wall, cracks in a wall, crack in a brick wall, cracked plaster | mauerriss, riss in der wand | fissure, fissure dans le mur | grieta, grieta en la pared | crepa, crepa nel muro | rachadura, rachadura na parede | трещина, трещина в стене | ひび割れ, 亀裂
crosshair 41.8 wall - | crosshair, crosshairs, reticle, gun sight, scope sight | fadenkreuz | réticule, viseur en croix | punto de mira, retícula | mirino, crocino | mira telescópica, retículo | перекрестие прицела, прицел | 十字線, 照準
bite-mark 11.3 table - | bite mark, bitten cookie, half-eaten cookie, cookie with a bite, bite marks | angebissener keks, bissspur | biscuit croqué, trace de morsure | galleta mordida, marca de mordisco | biscotto morsicato, segno di morso | biscoito mordido, marca de mordida | надкушенное печенье, след укуса | かじったクッキー, 噛み跡
stick-figure 165.6 ground - | stick figure, stickman, stick man, stick person, stick figures | strichmännchen | bonhomme bâton, bonhomme allumette | monigote, muñeco de palitos | omino stilizzato | boneco palito | человечек из палочек | 棒人間
barcode 5.6 table - | barcode, bar code, barcodes, product barcode | barcode, strichcode | code-barres | código de barras | codice a barre | código de barras | штрихкод, штрих-код | バーコード
streamers 203.4 ceiling - | streamers, party streamers, paper streamers, crepe paper streamers | luftschlangen, luftschlange | serpentins, serpentin | serpentinas, serpentina | stelle filanti, stella filante | serpentinas, serpentina de papel | серпантин | 紙テープ, パーティーテープ
bubble-wrap 38.7 table - | bubble wrap, bubblewrap, roll of bubble wrap | luftpolsterfolie, noppenfolie | papier bulle, film à bulles | plástico de burbujas | pluriball | plástico bolha | пузырчатая плёнка | 気泡緩衝材, プチプチ
memory-card 3.2 table - | memory card, sd card, sim card, memory cards, flash card for a camera | speicherkarte, sd-karte, sim-karte | carte mémoire, carte sd, carte sim | tarjeta de memoria, tarjeta sd, tarjeta sim | scheda di memoria, scheda sd, scheda sim | cartão de memória, cartão sd, cartão sim | карта памяти, сим-карта | メモリーカード, simカード
`,
);

/** Small wares of play, table and travel. */
const wares = goodsTable(
  'play-ware',
  'tool',
  `
chewing-gum=gum 9.7 table - | chewing gum, gum, stick of gum, pack of gum, bubble gum, bubblegum | kaugummi, kaugummis | chewing-gum | chicle, chicles, goma de mascar | gomma da masticare, chewing gum | chiclete, goma de mascar | жвачка, жевательная резинка | チューインガム, ガム
drinking-straw 22.5 table - | drinking straw, paper straw, plastic straw, drinking straws, paper straws, striped straw | strohhalm, trinkhalm | paille à boire | pajita, pajitas, popote | cannuccia, cannucce | canudo, canudo de papel | соломинка для напитков, трубочка для напитков | ストロー
guitar-pick 3.1 table - | guitar pick, plectrum, guitar picks, pick for a guitar | plektrum | médiator | púa de guitarra, plectro | plettro | palheta, palheta de guitarra | медиатор | ギターのピック
drumsticks 34.9 table - | drum stick, drum sticks, pair of drumsticks | trommelstöcke, trommelstock, drumsticks | baguettes de batterie | baquetas, baqueta | bacchette da batteria | baquetas, baqueta | барабанные палочки | ドラムスティック
inkwell 14.6 table - | inkwell, ink well, ink bottle, bottle of ink, ink pot, inkpot | tintenfass | encrier, bouteille d'encre | tintero | calamaio | tinteiro | чернильница | インク壺
ice-pack 19.8 table - | ice pack, cold pack, cooling pack, ice bag, gel pack | kühlpack, kühlakku, eisbeutel | poche de glace, pack de glace | bolsa de hielo | borsa del ghiaccio, impacco di ghiaccio | bolsa de gelo | пакет со льдом | 保冷剤, 氷嚢
egg-cup 10.4 table - | egg cup, eggcup, egg in an egg cup | eierbecher | coquetier | huevera individual | portauovo | porta-ovo | подставка для яйца, пашотница | エッグスタンド, エッグカップ
fishing-float 14.2 water - | fishing float, fishing bobber, bobber | angelpose, schwimmer zum angeln | flotteur de pêche, bouchon de pêche | flotador de pesca, boya de pesca | galleggiante da pesca | boia de pesca | поплавок | 浮き, 釣り浮き
climbing-hold 12.6 wall - | climbing hold, climbing holds, climbing grip, bouldering hold | klettergriff | prise d'escalade | presa de escalada | presa d'arrampicata | agarra de escalada | зацеп для скалолазания | クライミングホールド
tent-peg 22.6 ground - | tent peg, tent pegs, tent stake | hering, zelthering | sardine de tente, piquet de tente | estaca de tienda | picchetto, picchetto da tenda | estaca de barraca | колышек для палатки | テントのペグ, ペグ
popsicle-stick 11.7 table - | popsicle stick, popsicle sticks, lolly stick, craft stick, ice lolly stick, lollipop stick, wooden sticks | eisstiel, holzstäbchen | bâtonnet de glace, bâtonnets en bois | palito de helado, palitos de madera | stecchino del gelato | palito de picolé | палочка от мороженого | アイスの棒
`,
);

const cells = goodsTable(
  'leaving',
  'nature',
  `
bacteria 44.9 table - | bacteria, bacterium, germs, bacteria cells | bakterien, bakterium | bactérie, bactéries | bacteria, bacterias | batterio, batteri | bactéria, bactérias | бактерия, бактерии | 細菌, バクテリア
`,
);

/** Everyday goods that are neither parts nor marks. */
const plain = goodsTable(
  'plain-good',
  'tool',
  `
mirror-ball 52.9 ceiling - | disco ball, mirror ball, discoball, glitter ball | discokugel, spiegelkugel | boule à facettes, boule disco | bola de discoteca, bola de espejos | palla da discoteca, palla stroboscopica | globo de discoteca, globo espelhado | диско-шар, зеркальный шар | ミラーボール
push-button 8.0 table - | push button, big red button, red button, emergency button, panic button, buzzer button | druckknopf, roter knopf, notknopf | bouton rouge, bouton-poussoir | pulsador, botón rojo | pulsante rosso | botão vermelho, botão de emergência | красная кнопка, кнопка | 押しボタン, 赤いボタン
mouse-pad 13.9 table - | mouse pad, mousepad, mouse mat | mauspad, mausmatte | tapis de souris | alfombrilla de ratón | tappetino per mouse | mousepad | коврик для мыши | マウスパッド
cake-topper 14.0 table - | cake topper, cake toppers, cupcake topper | tortenaufsatz, cake topper | décoration de gâteau, topper | adorno de tarta | decorazione per torta | topo de bolo | топпер для торта | ケーキトッパー
shaving-brush 12.7 hand bathroom | shaving brush, badger brush | rasierpinsel | blaireau de rasage | brocha de afeitar | pennello da barba | pincel de barba | помазок | シェービングブラシ
marker-pen=marker 12.4 hand - | marker pen, whiteboard marker, marker, felt-tip marker, felt tip, permanent marker, dry erase marker | boardmarker | marqueur, feutre | rotulador, marcador de pizarra | pennarello | marcador, caneta hidrográfica | маркер, фломастер | マーカーペン, マジックペン
spikes 30.0 ground - | spike, spikes, metal spikes, iron spikes, steel spikes | eisenspitzen, metallstacheln | pointes de fer, piques de métal | pinchos, púas de metal | punte di ferro, spuntoni | espetos de metal, pontas de ferro | железные шипы | 鉄の棘, スパイク
staples 3.3 table - | staple, staples, stapler staples | heftklammer, heftklammern | agrafe, agrafes | grapa, grapas | punto metallico, graffette | grampo, grampos | скоба, скобы для степлера | ホチキスの針
postmark 4.4 table - | postmark, postal mark, cancellation stamp, postmark stamp | poststempel | cachet de la poste, oblitération | matasellos | timbro postale | carimbo postal | почтовый штемпель | 消印
`,
);

/** What is found by roads, in yards and on decks. */
const wayside = goodsTable(
  'wayside-good',
  'tool',
  `
wheel=cart-wheel 90.0 ground - | wheel, wooden wheel, cart wheel, wagon wheel, wheels | holzrad, wagenrad | roue, roue en bois | rueda, rueda de madera | ruota, ruota di legno | roda, roda de madeira | колесо, деревянное колесо | 車輪, 木の車輪
bicycle-wheel 66.0 ground - | bicycle wheel, bike wheel, spoked wheel, front wheel, rear wheel, back wheel, bicycle wheels, bike wheels | fahrradrad, speichenrad, laufrad | roue de vélo | rueda de bicicleta | ruota di bicicletta | roda de bicicleta | велосипедное колесо | 自転車の車輪
rain-barrel 139.2 ground - | rain barrel, water butt, rain butt, rainwater barrel | regentonne, regenfass | récupérateur d'eau, tonneau d'eau de pluie | barril de lluvia | botte per l'acqua piovana | barril de água da chuva | бочка для дождевой воды | 雨水タンク
milestone-stone=milestone 79.9 ground - | mile marker, mile stone, roadside milestone, boundary stone, kilometre stone | meilenstein am weg, kilometerstein | borne kilométrique | mojón, hito kilométrico | pietra miliare | marco quilométrico | верстовой камень, верстовой столб | 里程標
starting-block 35.2 ground - | starting block, starting blocks, sprint block, sprinter's block | startblock, startblöcke | starting-block, bloc de départ | taco de salida, tacos de salida | blocco di partenza, blocchi di partenza | bloco de partida | стартовая колодка, стартовые колодки | スターティングブロック
chimney-pot 124.8 ground - | chimney pot, brick chimney | schornsteinaufsatz, schornstein aus ziegeln | mitron de cheminée, conduit de cheminée | chimenea de ladrillo |  | chaminé de tijolos | печная труба, дымоход из кирпича | 煉瓦の煙突
ark 1127.6 ground sea | ark, noah's ark, noahs ark, wooden ark | arche, arche noah | arche de noé | arca de noé, arca | arca di noè | arca de noé | ноев ковчег, ковчег | ノアの箱舟, 箱舟
air-bag 60.3 ground - | air bag, airbag, car airbag | airbag | airbag | airbag, bolsa de aire | airbag | airbag | подушка безопасности | エアバッグ
straw-bundle 78.4 ground farm | bundle of straw, straw bundle, sheaf of straw, bunch of straw | strohbündel | gerbe de paille | manojo de paja | fascio di paglia | feixe de palha | сноп соломы | 藁束
oil-spill 47.3 ground - | oil spill, oil slick, oil puddle, puddle of oil, oil leak | ölpfütze, ölteppich | flaque d'huile, marée noire | mancha de aceite, derrame de petróleo | chiazza d'olio | mancha de óleo, derramamento de óleo | лужа масла, нефтяное пятно | 油だまり, 油流出
`,
);

/** Parts, trimmings, marks and small wares that a picture may be of. */
export const partsOfThings = [
  ...ofVehicles,
  ...ofCreatures,
  ...leavings,
  ...ofFaces,
  ...fittings,
  ...built,
  ...trifles,
  ...cards,
  ...printed,
  ...school,
  ...marks,
  ...wares,
  ...cells,
  ...plain,
  ...wayside,
];
