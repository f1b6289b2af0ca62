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

/** What washes, grooms and keeps the small ones. */
const care = goodsTable(
  'home-care',
  'tool',
  `
spray-bottle 26 table - | spray bottle, cleaning spray, trigger bottle, window cleaner spray | sprühflasche, putzspray | vaporisateur, flacon pulvérisateur, spray nettoyant | botella de spray, pulverizador, spray limpiador | flacone spray, spruzzino | borrifador, frasco de spray | пульверизатор, распылитель, бутылка с распылителем | スプレーボトル, 霧吹き
plunger 59 ground bathroom | plunger, toilet plunger, sink plunger | pümpel, saugglocke | ventouse débouchoir, débouchoir | desatascador, destapacaños | sturalavandini, ventosa sturalavandini | desentupidor | вантуз | ラバーカップ
toilet-brush 45 ground bathroom | toilet brush | klobürste, toilettenbürste | brosse de toilettes, balayette wc | escobilla de baño, escobilla del váter | scopino, spazzolone del water | escova sanitária, escova de vaso | ёршик, туалетный ёршик | トイレブラシ
squeegee 32 table - | squeegee, window squeegee, window wiper | abzieher, fensterabzieher | raclette à vitres | limpiacristales, limpiavidrios | tergivetro | rodo de vidro, limpador de vidro | стеклоочиститель, скребок для окон | スキージー
scrub-brush 10.1 table - | scrub brush, scrubbing brush | scheuerbürste, schrubbbürste | brosse à récurer | cepillo de fregar | spazzola per pavimenti, bruschino | escova de limpeza, escova de esfregar | щётка для уборки, щётка для мытья | たわし, デッキブラシ
lint-roller 24 table - | lint roller, sticky roller | fusselrolle, fusselroller | rouleau adhésif, rouleau anti-peluches | rodillo quitapelusas, quitapelusas | rullo levapelucchi | rolo tira-pelos | ролик для одежды | コロコロ, 粘着クリーナー
nail-clippers 5.3 table bathroom | nail clippers, nail clipper, toenail clippers | nagelknipser | coupe-ongles | cortauñas | tagliaunghie | cortador de unhas | кусачки для ногтей | 爪切り
tweezers 9.8 table bathroom | tweezers, tweezer, eyebrow tweezers, pair of tweezers | pinzette | pince à épiler | pinzas de depilar, pinzas de cejas | pinzetta, pinzette | pinça de sobrancelha | пинцет | ピンセット, 毛抜き
electric-shaver 18.3 table bathroom | electric shaver, electric razor, shaver | elektrorasierer | rasoir électrique | afeitadora, afeitadora eléctrica, maquinilla eléctrica | rasoio elettrico | barbeador elétrico | электробритва | 電気シェーバー, 電動シェーバー
drying-rack 116 ground - | drying rack, clothes drying rack, laundry rack, clothes dryer rack, clothes airer, clothes horse | wäscheständer | étendoir, séchoir à linge | tendedero plegable | stendino | varal de chão | сушилка для белья | 物干しラック, 室内物干し
diaper 22 table bedroom | diaper, nappy, baby diaper | windel | couche-culotte, couche bébé | pañal | pannolino | fralda | подгузник, памперс | おむつ, オムツ
bib 29 table - | bib, baby bib | lätzchen | bavoir, bavette | babero | bavaglino | babador | слюнявчик, детский нагрудник | よだれかけ, スタイ
onesie 39 table bedroom | onesie, baby onesie, bodysuit, baby bodysuit, baby grow, romper | strampler, babybody | body bébé, barboteuse, grenouillère | body de bebé, mameluco, pelele | tutina, body neonato | body de bebê, macacão de bebê | боди для малыша, ползунки | ロンパース, ベビー服
baby-rattle 16.1 table bedroom | baby rattle, rattle, rattle toy | rassel, babyrassel | hochet | sonajero, sonaja | sonaglio | chocalho de bebê | погремушка | ガラガラ
cat-tree 143 ground - | cat tree, cat tower, scratching post, cat scratching post, cat condo | kratzbaum, katzenbaum | arbre à chat, griffoir | árbol para gatos, rascador | tiragraffi, albero per gatti | arranhador, árvore para gatos | когтеточка, домик для кошки | キャットタワー, 爪とぎ
`,
);

/** What lies on desks and benches and hangs on walls. */
const bench = goodsTable(
  'bench-thing',
  'tool',
  `
safety-pin 2.3 table - | safety pin | sicherheitsnadel | épingle à nourrice, épingle de sûreté | imperdible, alfiler de gancho | spilla da balia | alfinete de segurança | булавка, английская булавка | 安全ピン
tape-dispenser 10.8 table office | tape dispenser, sticky tape dispenser, sellotape dispenser | klebebandabroller, tischabroller | dérouleur de ruban adhésif, dévidoir de scotch | dispensador de cinta, portarrollos de cinta | dispenser di nastro adesivo | suporte de fita adesiva | диспенсер для скотча | テープカッター, テープディスペンサー
glue-stick 10.3 table - | glue stick, stick of glue, glue | klebestift | bâton de colle, colle en bâton | barra de pegamento, pegamento en barra | colla stick | cola em bastão | клей-карандаш, клей | スティックのり, のり
highlighter 12.7 table - | highlighter, highlighter pen, highlighter marker | textmarker | surligneur, stabilo | resaltador, subrayador | evidenziatore | marca-texto, caneta marca-texto | текстовыделитель, маркер-выделитель | 蛍光ペン
crayon 9.2 table - | crayon, wax crayon, crayons, wax crayons | wachsmalstift, wachsmaler, wachsmalstifte | crayon de cire, crayon gras | crayola, crayón, cera de colores | pastello a cera | giz de cera | восковой мелок | クレヨン
binder-clip 5.1 table - | binder clip, bulldog clip, foldback clip | foldback-klammer, vielzweckklammer | pince double clip, pince à dessin | clip sujetapapeles, pinza sujetapapeles | molletta fermacarte | prendedor de papel, clipe binder | зажим для бумаг | ダブルクリップ
hole-punch 9.4 table office | hole punch, hole puncher, paper punch | locher | perforatrice, perforeuse | perforadora | perforatrice, bucatrice | perfurador de papel, furador de papel | дырокол | 穴あけパンチ
glue-gun 21 table workshop | glue gun, hot glue gun | heißklebepistole, klebepistole | pistolet à colle | pistola de silicona, pistola de pegamento | pistola per colla a caldo | pistola de cola quente | клеевой пистолет | グルーガン
dress-form 161 ground - | dress form, tailor's dummy, dressmaker's dummy, sewing mannequin, dressmaker's form | schneiderpuppe, schneiderbüste | buste de couture, mannequin de couture | maniquí de costura | manichino da sarta, manichino sartoriale | manequim de costura | портновский манекен | トルソー
paint-tube 12.4 table - | paint tube, tube of paint, oil paint tube, acrylic paint tube | farbtube | tube de peinture | tubo de pintura | tubetto di colore | tubo de tinta, bisnaga de tinta | тюбик краски | 絵の具チューブ, 絵の具
hacksaw 17.9 table workshop | hacksaw, hack saw | bügelsäge, metallsäge | scie à métaux | sierra para metales, segueta | seghetto per metalli | serra de arco | ножовка по металлу | 金切りのこ
walkie-talkie 22 table - | walkie-talkie, walkie talkie, two-way radio, handheld radio | walkie-talkie, funkgerät | talkie-walkie | walkie-talkie, radio de mano | walkie-talkie, ricetrasmittente | walkie-talkie | рация | トランシーバー
floppy-disk 9 table - | floppy disk, floppy, diskette, floppy disc | diskette | disquette | disquete | floppy disk, dischetto | disquete | дискета | フロッピーディスク
tripod 141 ground studio | tripod, camera tripod | stativ, kamerastativ | trépied photo, trépied | trípode | treppiede, cavalletto fotografico | tripé | штатив | 三脚
wall-socket 8.3 table - | wall socket, power outlet, electrical outlet, power socket, wall outlet, electric socket | steckdose | prise murale, prise de courant | toma de corriente, enchufe de pared | presa elettrica, presa di corrente | tomada de parede, tomada elétrica | электрическая розетка, розетка в стене | コンセントの差込口, 壁コンセント
microchip 4.5 table - | microchip, cpu, computer chip, processor chip, microprocessor, semiconductor chip, cpu chip | mikrochip, prozessor, computerchip | puce électronique, microprocesseur | microchip, procesador de ordenador, chip de computadora | microchip, microprocessore | microchip, microprocessador | микрочип, микропроцессор | マイクロチップ, 半導体チップ
`,
);

/** What people pray with, light and hold holy. */
const rites = goodsTable(
  'rite-thing',
  'tool',
  `
crucifix 41 table - | crucifix, crucifix cross | kruzifix | crucifix | crucifijo | crocifisso | crucifixo | распятие | 十字架像
altar 174 ground - | altar, church altar, shrine altar | altar | autel | altar | altare | altar | алтарь | 祭壇
tomb 110 ground - | tomb, stone tomb, stone sarcophagus, crypt tomb | grabmal, steinsarg | tombeau | sepulcro, tumba de piedra | tomba di pietra | sepulcro | каменная гробница | 石棺, 棺の石
rosary 32 table - | rosary, rosary beads, catholic rosary | rosenkranz | chapelet | rosario | rosario | rosário, terço | чётки, розарий | ロザリオ
star-of-david 28 table - | star of david, jewish star | davidstern | étoile de david | estrella de david | stella di davide | estrela de davi | звезда давида | ダビデの星
torah-scroll 76 table - | torah, torah scroll, sefer torah | tora, torarolle, thorarolle | torah, rouleau de la torah | torá, rollo de la torá | torah, rotolo della torah | torá, rolo da torá | тора, свиток торы | トーラー
shofar 31 table - | shofar, ram's horn | schofar | chofar, shofar | shofar | shofar | shofar | шофар | ショファー, 角笛
kippah 9 table - | kippah, yarmulke, kippa, skullcap | kippa | kippa | kipá | kippah, zucchetto ebraico | quipá | кипа | キッパー
quran 25 table - | quran, koran, qur'an, holy quran | koran | coran | corán | corano | alcorão, corão | коран | コーラン
bible 28 table - | bible, holy bible | bibel | bible | biblia | bibbia | bíblia | библия | 聖書
prayer-rug 114 ground - | prayer rug, prayer mat, muslim prayer rug, islamic prayer mat | gebetsteppich | tapis de prière | alfombra de oración | tappeto da preghiera | tapete de oração | молитвенный коврик | 礼拝用絨毯
prayer-flags 198 ground mountains | prayer flags, tibetan prayer flags, buddhist prayer flags, prayer flag | gebetsfahnen | drapeaux de prière | banderas de oración | bandiere di preghiera | bandeiras de oração | молитвенные флажки | タルチョ
buddha-statue 63 ground - | buddha statue, buddha, statue of buddha, sitting buddha, golden buddha, meditating buddha | buddha-statue, buddhastatue, buddha | statue de bouddha, bouddha | estatua de buda, buda | statua di buddha, buddha | estátua de buda, buda | статуя будды, будда | 仏像, 大仏
singing-bowl 23 table - | singing bowl, tibetan singing bowl, sound bowl | klangschale | bol tibétain, bol chantant | cuenco tibetano | campana tibetana, ciotola tibetana | tigela tibetana | поющая чаша | シンギングボウル
kinara 35 table - | kinara, kwanzaa candles, kwanzaa kinara | kinara | kinara | kinara | kinara | kinara | кинара | キナラ
advent-wreath 35 table - | advent wreath, advent candles | adventskranz | couronne de l'avent | corona de adviento | corona dell'avvento | coroa do advento | рождественский венок со свечами, адвент-венок | アドベントリース, アドベントクランツ
`,
);

/** What is won, kept under lock, or looked at through glass. */
const keepsakes = goodsTable(
  'keepsake',
  'tool',
  `
prize-rosette 19.4 table - | prize rosette, ribbon rosette, award ribbon, rosette, prize ribbon, award rosette, blue ribbon award | rosette, turnierschleife, siegerschleife | rosette, cocarde de concours | escarapela, roseta de premio | coccarda | roseta de prêmio | розетка победителя, призовая розетка | ロゼット
laurel-wreath 36 table - | laurel wreath, laurel crown, laurels | lorbeerkranz | couronne de laurier | corona de laurel | corona d'alloro | coroa de louros | лавровый венок | 月桂冠
diploma 27 table - | diploma, certificate, award certificate, degree certificate | urkunde, zeugnis, diplom, zertifikat | diplôme, certificat | diploma, certificado | diploma, certificato, attestato | diploma, certificado | диплом, сертификат, грамота | 賞状, 証明書, 卒業証書
championship-belt 42 table - | championship belt, title belt, wrestling belt, boxing belt | meisterschaftsgürtel, championgürtel | ceinture de champion | cinturón de campeón | cintura da campione | cinturão de campeão | чемпионский пояс, пояс чемпиона | チャンピオンベルト
gold-coin 3.5 table - | gold coin, golden coin, shiny coin | goldmünze | pièce d'or | moneda de oro | moneta d'oro | moeda de ouro | золотая монета | 金貨
gold-bar 10.4 table - | gold bar, gold bars, gold ingot, gold bullion, gold ingots, bar of gold, bars of gold | goldbarren | lingot d'or, lingots d'or | lingote de oro, lingotes de oro | lingotto d'oro, lingotti d'oro | barra de ouro, barras de ouro | слиток золота, золотой слиток, золотые слитки | 金塊, 金の延べ棒
key-ring 14.5 table - | key ring, keychain, keyring, key chain, bunch of keys, set of keys | schlüsselbund, schlüsselring, schlüsselanhänger | porte-clés, trousseau de clés | llavero, manojo de llaves | portachiavi, mazzo di chiavi | chaveiro, molho de chaves | связка ключей, брелок | キーホルダー, 鍵束
combination-lock 9.9 table - | combination lock, combination padlock, dial lock, locker lock | zahlenschloss, kombinationsschloss | cadenas à combinaison, cadenas à code | candado de combinación | lucchetto a combinazione | cadeado de segredo, cadeado com combinação | кодовый замок | ダイヤル錠
x-ray 40 table clinic | x-ray, x ray, xray, chest x-ray, x-ray image, x-ray film, chest x ray | röntgenbild, röntgenaufnahme | radiographie, cliché radiographique | radiografía | radiografia, lastra | radiografia, raio-x | рентген, рентгеновский снимок | レントゲン写真, レントゲン
petri-dish 5 table laboratory | petri dish, culture dish | petrischale | boîte de petri | placa de petri | piastra di petri, capsula di petri | placa de petri | чашка петри | シャーレ, ペトリ皿
blister-pack 9.8 table - | blister pack, pill blister, blister of pills, tablet strip, strip of pills, blister | blisterpackung, tablettenblister | plaquette de comprimés, plaquette de pilules | blíster, blíster de pastillas | blister, blister di pillole | cartela de comprimidos | блистер, блистер с таблетками | 錠剤シート
beaker 11.7 table laboratory | beaker, glass beaker, lab beaker, laboratory beaker | becherglas, messbecherglas | bécher | vaso de precipitados | becher | béquer | мензурка, лабораторный стакан | ビーカー
`,
);

/** What is carried along, wrapped for somebody, or stands in a room of old. */
const carried = goodsTable(
  'carry-good',
  'tool',
  `
duffel-bag 40 ground - | duffel bag, duffle bag, gym bag, sports bag, holdall, weekender bag | sporttasche, reisetasche | sac de sport, sac de voyage | bolsa de deporte, bolso deportivo | borsone, borsa da palestra | bolsa esportiva, mala de academia | спортивная сумка, дорожная сумка | ボストンバッグ, スポーツバッグ
fanny-pack 28 table - | fanny pack, bum bag, waist bag, waist pack, belt bag | bauchtasche, gürteltasche | sac banane | riñonera | marsupio | pochete | поясная сумка | ウエストポーチ
drawstring-bag 40 ground - | drawstring bag, gym sack, drawstring backpack, drawstring pouch | turnbeutel | sac à cordon | mochila de cuerdas, bolsa con cordón | sacca con coulisse | saco com cordão | мешок на шнурке, мешок для обуви | 巾着袋, ナップサック
messenger-bag 48 ground - | messenger bag, satchel, crossbody bag, shoulder bag | umhängetasche, kuriertasche | sacoche, sac à bandoulière | bandolera, bolso bandolera | borsa a tracolla, tracolla | bolsa carteiro, bolsa transversal | сумка через плечо | メッセンジャーバッグ, ショルダーバッグ
gift-bag 36 table - | gift bag, present bag, party bag, goody bag | geschenktüte | sac cadeau | bolsa de regalo | sacchetto regalo, busta regalo | sacola de presente | подарочный пакет | ギフトバッグ
gift-tag 13.5 table - | gift tag, paper tag, hang tag, luggage tag | geschenkanhänger | étiquette cadeau | etiqueta de regalo | etichetta regalo | etiqueta de presente | бирка для подарка | ギフトタグ
egg-carton 23 table kitchen | egg carton, egg box, carton of eggs | eierkarton, eierschachtel | boîte d'œufs, boîte à œufs | cartón de huevos, huevera | cartone di uova, confezione di uova | caixa de ovos, cartela de ovos | лоток яиц, упаковка яиц | 卵パック
cool-box 48 ground beach | cool box, cooler, ice chest, beach cooler, picnic cooler, coolbox, esky | kühlbox | glacière | nevera portátil, hielera | borsa frigo, frigo portatile | caixa térmica, cooler | сумка-холодильник, переносной холодильник | クーラーボックス
headlamp 14.2 table - | headlamp, head torch, head lamp | stirnlampe | lampe frontale | linterna frontal, frontal | lampada frontale, torcia frontale | lanterna de cabeça | налобный фонарь | ヘッドランプ, ヘッドライト
snorkel-mask 29 table beach | snorkel, snorkel mask, snorkel set, mask and snorkel | schnorchel, tauchermaske | tuba de plongée | esnórquel, tubo de buceo, máscara de buceo | boccaglio | snorkel, máscara de mergulho | маска для плавания, маска с трубкой | シュノーケル, 水中マスク
four-poster-bed 253 ground bedroom | four-poster bed, four poster bed, canopy bed, four-poster | himmelbett | lit à baldaquin | cama con dosel | letto a baldacchino | cama de dossel | кровать с балдахином | 天蓋付きベッド
cuckoo-clock 63 table - | cuckoo clock | kuckucksuhr | coucou suisse, pendule à coucou | reloj de cuco, reloj cucú | orologio a cucù | relógio cuco | часы с кукушкой | 鳩時計
earmuffs 21 body - | earmuffs, ear muffs, ear warmers | ohrenschützer | cache-oreilles | orejeras | paraorecchie | protetor de orelhas | меховые наушники | 耳当て, イヤーマフ
`,
);

/** Worn by animals as they are drawn here; on people they are parameters of the figure. */
const headdress = goodsTable(
  'headdress',
  'clothing',
  `
flower-crown 13 body - | flower crown, crown of flowers, floral crown, daisy crown, flower wreath on her head, wreath of flowers in her hair, floral wreath on her head | blumenkranz im haar, blumenkrone | couronne de fleurs dans les cheveux, couronne fleurie | corona de flores en la cabeza, tocado de flores | corona di fiori in testa, coroncina di fiori | coroa de flores na cabeça, tiara de flores | венок из цветов на голове | 花冠
deerstalker 24 body - | deerstalker, deerstalker hat, deerstalker cap, sherlock hat, sherlock holmes hat | deerstalker, sherlock-mütze | chapeau de sherlock | gorro de sherlock | cappello da sherlock | chapéu de sherlock | охотничья шляпа шерлока | 鹿撃ち帽
flight-cap 27 body - | aviator hat, aviator cap, aviator helmet, flying cap, flying helmet, pilot cap, leather aviator hat, leather aviator cap, leather flying cap, leather flight cap, pilot hat with goggles | fliegerhaube, fliegermütze | casque d'aviateur, bonnet d'aviateur | gorro de aviador, casco de aviador | cuffia da aviatore | touca de aviador | лётный шлем, шлем авиатора | 飛行帽
nurse-cap 14 body - | nurse cap, nurse hat, nurse's cap, nurse's hat | schwesternhaube | coiffe d'infirmière | cofia de enfermera | cuffia da infermiera | touca de enfermeira | шапочка медсестры | ナースキャップ
jester-hat 30 body - | jester hat, jester's hat, jester cap, fool's cap, cap and bells, jester hat with bells | narrenkappe | bonnet de bouffon | gorro de bufón | cappello da giullare | chapéu de bobo da corte | колпак шута | 道化師の帽子
halo 14 body - | halo, golden halo, angel halo, halo over her head, halo above her head, halo over his head | heiligenschein | auréole | aureola | aureola | auréola | нимб | 光輪
tool-belt 34 body - | tool belt, toolbelt, utility belt, belt with tools, belt of tools, belt with pouches, belt with pockets | werkzeuggürtel | ceinture à outils | cinturón de herramientas | cintura degli attrezzi | cinto de ferramentas | пояс с инструментами | 工具ベルト
feather-boa 46 body - | feather boa, boa of feathers, fluffy boa | federboa | boa en plumes | boa de plumas | boa di piume | boá de plumas | боа из перьев | 羽根ボア
`,
);

/** What is shown behind glass, in cases and on desks. */
const showcase = goodsTable(
  'showcase',
  'tool',
  `
terrarium 45 table - | terrarium, plant terrarium, glass terrarium, closed terrarium, moss terrarium, succulent terrarium | terrarium, flaschengarten | terrarium | terrario | terrario | terrário | террариум, флорариум | テラリウム
mummy-case 195 ground museum | sarcophagus, egyptian sarcophagus, mummy case, mummy coffin, pharaoh sarcophagus, golden sarcophagus | sarkophag, mumiensarg | sarcophage | sarcófago | sarcofago | sarcófago, sarcófago egípcio | саркофаг | ツタンカーメンの棺
control-panel 88 ground - | control panel, control panels, control console, control desk, instrument panel, switchboard | schaltpult, bedienpult, kontrollpult | panneau de contrôle, tableau de commande | panel de control, consola de mando | pannello di controllo, quadro comandi | painel de controle | панель управления, диспетчерский пульт | 制御盤, コントロールパネル
gas-mask 36 table - | gas mask, gasmask | gasmaske | masque à gaz | máscara de gas | maschera antigas | máscara de gás | противогаз | ガスマスク
monocle 8 table - | monocle | monokel | monocle | monóculo | monocolo | monóculo | монокль | モノクル, 片眼鏡
mace 82 hand - | mace, spiked mace, flanged mace, morning star mace | streitkolben | masse d'armes | maza de guerra | mazza ferrata | maça de guerra | булава | メイス
nunchucks 31 hand - | nunchucks, nunchaku | nunchaku, nunchakus | nunchaku, nunchakus | nunchakus | nunchaku | nunchaku | нунчаки | ヌンチャク
throwing-star 12 table - | throwing star, shuriken, ninja star | wurfstern | étoile de ninja | estrella ninja | stella ninja | estrela ninja | сюрикен | 手裏剣
embroidery-hoop 25 table - | embroidery hoop, embroidery, cross stitch hoop, hoop embroidery | stickrahmen, stickerei | tambour à broder, broderie | bastidor, bordado | telaio da ricamo, ricamo | bastidor, bordado | пяльцы, вышивка | 刺繍枠, 刺繍
hieroglyphs 124 ground - | hieroglyphs, hieroglyphics, egyptian hieroglyphs, hieroglyph tablet, rosetta stone | hieroglyphen | hiéroglyphes | jeroglíficos | geroglifici | hieróglifos | иероглифы | ヒエログリフ, 象形文字
bust 72 table museum | marble bust, bust of a philosopher, greek bust, roman bust, plaster bust, bust statue, bust sculpture | marmorbüste, büste | buste en marbre | busto de mármol | busto di marmo | busto de mármore | мраморный бюст | 胸像
pocket-lighter 9 table - | lighter, cigarette lighter, pocket lighter, zippo | feuerzeug | briquet | encendedor, mechero | accendino | isqueiro | зажигалка | ライター
`,
);

export const homeware = [
  ...showcase,
  ...headdress,
  ...kitchen,
  ...table,
  ...care,
  ...bench,
  ...rites,
  ...keepsakes,
  ...carried,
];
