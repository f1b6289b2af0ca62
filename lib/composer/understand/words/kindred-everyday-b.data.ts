/** More words for meals, plants, animals, weapons and goods of every day, as in `KINDRED`. */
export const KINDRED_EVERYDAY_THINGS = `
plate of food | ~banquet, ~feast, luncheon, mealtime, ~sustenance | festmahl, abendbrot, mittagstisch | festin, banquet | festín, merienda | banchetto, merenda | ceia | трапеза, застолье, банкет | 晩ご飯, ごちそう, 宴会
chocolate | fudge, truffle chocolate | karamellfudge | caramel mou au chocolat | praliné | pralina |  | помадка, шоколадная конфета, пралине | ファッジ, トリュフチョコ
candy | taffy, caramel, sugarplum, nougat, ~licorice, liquorice, gumdrop, gumdrops | nougat, lakritz, lakritze | nougat, réglisse | turrón, regaliz | torrone, liquirizia, confetto | bala de caramelo, torrone, alcaçuz | нуга, лакрица, карамелька | キャラメル, ヌガー, タフィー
steak | porterhouse, ~brisket, filet, filet mignon, ~fillet, tenderloin, entrecote, rump steak, ribeye | rumpsteak, lendensteak, filetsteak, rinderbrust, hirschbraten, rinderfilet | faux-filet, aloyau, filet de bœuf, gibier | entrecot, chuletón, carne de venado | filetto, costata, lombata | contrafilé, filé mignon | филе-миньон, вырезка, антрекот, бифштекс | サーロイン, ヒレ肉, ビーフステーキ, 鹿肉
bread | cornbread, ~meatloaf, ~bannock, soda bread, ryebread | maisbrot, hackbraten | pain de maïs, pain de viande, galette de pain | pan de maíz | pane di mais, polpettone, pane azzimo | pão de milho, bolo de carne, pão árabe | кукурузный хлеб, мясной хлеб | コーンブレッド, ミートローフ
crackers | matzo, matzah, rusk, hardtack | matze, zwieback | matza, biscotte, biscottes, pain azyme | matzá, biscote | matzah, fette biscottate, galletta | matzá, torrada seca, bolacha salgada | маца, сухарь, сухари, хлебцы | マッツァー, ラスク, 乾パン
pint | cider | cidre, apfelwein, weizenbier | cidre | sidra | sidro | sidra, cidra | сидр | シードル, ビール一杯
whisky | alcohol, hooch, sambuca, kirsch, amaretto, ouzo, toddy | alkohol, weinbrand, ouzo, obstler | alcool, digestif | alcohol, orujo | alcol, amaro | álcool | алкоголь, настойка | アルコール, ブランデー, コニャック
cocktail | highball, spritzer, mixed drink, longdrink | longdrink, mixgetränk |  | combinado, trago | drink |  | лонгдринк, хайбол | ハイボール
glass of water | seltzer, mineral water, sparkling water, soda water, club soda | sprudel, mineralwasser, selters, tonicwater | eau gazeuse, eau minérale, eau de seltz | agua con gas, agua mineral, soda de sifón | acqua frizzante, acqua minerale, acqua tonica | água com gás, água mineral, água tônica | минералка, минеральная вода, сельтерская | 炭酸水, ミネラルウォーター, ソーダ水
cola | sarsaparilla, root beer | cola getränk | boisson gazeuse, limonade brune | zarzaparrilla, gaseosa | gassosa, chinotto, bibita gassata | guaraná | лимонад тёмный, квас | 炭酸飲料, ルートビア
wine | vino, chardonnay, riesling | riesling, burgunder | bordeaux vin, vin de table |  | chianti |  | мерло, каберне | メルロー
coffee | decaf, filter coffee | filterkaffee, entkoffeinierter kaffee | décaféiné, café filtre, café allongé | descafeinado, café americano, café de filtro | decaffeinato, caffè americano | descafeinado, café coado | кофе без кофеина, американо | デカフェ, アメリカーノ, ドリップコーヒー
prawns | seafood, ~shellfish, scampi, langoustine, langoustines | meeresfrüchte, schalentiere, scampi, langusten | fruits de mer, scampis, langoustine | mariscos, marisco, cigala, langostinos | frutti di mare, scampi | frutos do mar, mariscos, lagostim | морепродукты, лангустины | シーフード, 海鮮, 魚介類
sausage | knockwurst, ~liverwurst, bockwurst, chorizo sausage, wiener sausage | leberwurst, bockwurst, mettwurst | saucisson de foie, boudin | longaniza, butifarra, morcilla, salchicha de frankfurt | salsiccia di fegato, luganega | salsicha alemã, morcela | ливерная колбаса, шпикачки | レバーソーセージ
schnitzel | escalope | paniertes schnitzel |  | chuleta empanada, escalope | milanese di vitello |  | отбивная, эскалоп | カツレツ
bacon | ~jerky, beef jerky | trockenfleisch, dörrfleisch | viande séchée | cecina, carne seca, charqui | carne secca | carne-seca, charque | вяленое мясо, джерки | ジャーキー
spaghetti | ziti | fadennudeln | vermicelles | macarrones penne, fideos finos | ziti |  | вермишель, пенне | ペンネ
lasagna | cannelloni, pasta bake | cannelloni, nudelauflauf | cannellonis, gratin de pâtes | canelones | cannelloni, pasticcio al forno | canelone | каннеллони, запеканка с макаронами | カネロニ
dumplings | wonton, wontons, potsticker, potstickers | wan tan | wonton, wontons | wonton, empanadillas al vapor | wonton | wonton, guioza | вонтон | ワンタン, 水餃子
pancakes | flapjack, flapjacks, hotcakes, johnnycake | plinsen | pancakes américains |  | frittelle dolci |  | оладушки
muffin | ~souffle, ~soufflé | soufflé, auflauf im förmchen | soufflé | suflé | soufflé, sformatino | suflê | суфле | スフレ
ice cream | frozen yogurt, frozen yoghurt | frozen yogurt | yaourt glacé | yogur helado |  | iogurte congelado | мороженое джелато, пломбир
pie | potpie, meat pie, pot pie, cobbler pie | fleischpastete | tourte à la viande | pastel de carne hojaldrado, empanada gallega | pasticcio di carne | torta salgada | мясной пирог, расстегай | ポットパイ, ミートパイ
soup | vichyssoise, consommé, consomme, bouillon, pottage | kraftbrühe, bouillon | vichyssoise | consomé, potaje |  | canja, sopa de legumes | суп-пюре | ミネストローネ, ビシソワーズ, ポタージュ
feta | ~ricotta, ~curd, cottage cheese, curds | quark, hüttenkäse, ricotta | ricotta, fromage blanc, faisselle | requesón, ricota, cuajada | ricotta, fiocchi di latte, cagliata | ricota, coalhada, queijo cottage | творог, рикотта, брынза | リコッタ, カッテージチーズ
lemon | ~citrus, citrus fruit, citrus fruits, citron, yuzu | zitrusfrucht, zitrusfrüchte, yuzu | agrume, agrumes, cédrat | cítrico, cítricos, cidra fruta | agrume, agrumi, cedro frutto | fruta cítrica, cítricos | цитрус, цитрусы, цитрусовые, цитрон | 柑橘類, 柚子, 柑橘
orange | ~kumquat, ~kumquats, blood orange, ~satsuma | kumquat, blutorange | kumquat, orange sanguine | kumquat, naranja sanguina | kumquat, arancia rossa | kumquat, laranja-sanguínea | кумкват, красный апельсин | キンカン, ブラッドオレンジ
blackberry | loganberry | boysenbeere | mûre de boysen, mûrier fruit | mora de boysen | lampone nero | amora-preta | тутовая ягода, ежевика бойзена | ボイセンベリー
cherry | maraschino, maraschino cherry | cocktailkirsche, maraschinokirsche | cerise au marasquin | cereza al marrasquino |  | cereja ao marasquino | коктейльная вишня | マラスキーノチェリー
ginger root | ~ginseng, ~galangal, ginseng root | ginseng, ginsengwurzel, galgant | ginseng, galanga | ginseng, galanga | ginseng, galanga | ginseng, galanga | женьшень, галангал | 高麗人参, 朝鮮人参, ガランガル
parsnip | ~horseradish, salsify, horseradish root | meerrettich, schwarzwurzel, kren | raifort, salsifis | rábano picante, salsifí | rafano, scorzonera | raiz-forte | хрен, корень хрена | 西洋わさび, ホースラディッシュ
paprika powder | ~cumin, ~ground spice, ground cumin | kreuzkümmel, kümmel, gemahlenes gewürz | cumin, épice moulue | comino, comino molido, especia molida | cumino, spezia macinata | cominho, especiaria moída | тмин, зира, молотая специя | クミン, 粉スパイス
parsley | ~tarragon, ~garnish, chervil, bouquet garni | estragon, kerbel | estragon, cerfeuil | estragón, perifollo | dragoncello, cerfoglio | estragão, cerefólio | эстрагон, тархун, кервель | タラゴン, チャービル
vegetables | veg | grünzeug, gemüsesorten | primeurs légumes, crudités |  |  | hortaliças | зелень к столу | 青物
takeout box | leftovers, doggy bag, food to go | essensreste, reste vom essen | restes de repas | restos de comida | avanzi, avanzi di cibo | sobras, marmita para viagem | остатки еды, еда навынос | 残り物
edamame | ~soy, soya | soja | soja | soja, habas de soja | fagioli di soia | grãos de soja
mushroom | fungus, fungi |  |  |  |  |  | грибок | 菌類
wheat | crops, cereal grain | feldfrucht, korn, ernte | moisson, récolte | cosecha, cereales de campo, mies | raccolto, messe | colheita, safra, trigo maduro | урожай, зерновые | 作物, 穀物, 収穫物
hay bale | bale, bales |  | balle de foin, ballot de paille | paca, bala de paja |  |  | стог | 干し草の束, 藁束
grass | alfalfa | luzerne | luzerne | alfalfa | erba medica, zolla | alfafa | бурьян, люцерна | アルファルファ
rose | wild rose | heckenrose, wildrose, hagebutte strauch | églantier, églantine, rose sauvage | rosa silvestre, escaramujo, zarza rosa | rosa canina, rosa selvatica | rosa silvestre, rosa-canina | шиповник, дикая роза | 野ばら, 野薔薇
flower | ~phlox, ~tansy, ~verbena, ~campion | phlox, rainfarn, zinnie, flammenblume | phlox, tanaisie | flox, tanaceto | flox, tanaceto | flox, zínia, tanaceto | флокс, флоксы, цинния, пижма | フロックス, 百日草, ヒャクニチソウ
lily | calla lily, arum lily | kalla | arum | cala, lirio de agua, amarilis | amarillide | copo-de-leite, amarílis | калла, амариллис | アマリリス
fern | bracken | adlerfarn, farnkraut | fougère aigle |  |  |  | орляк | ワラビ, シダ植物
poplar | cottonwood, aspen tree |  |  |  |  |  |  | ポプラ並木, ヤマナラシ
cherry tree | ~dogwood, almond tree in bloom | hartriegel, zierkirsche | cornouiller, prunus en fleurs | cerezo ornamental | corniolo, pruno in fiore | corniso, cerejeira ornamental | кизил, миндаль в цвету | ハナミズキ
tree | ~pollard, ~cedar of lebanon, ~hawthorn | kopfweide, ahornbaum | sycomore, tilleul arbre | sicomoro, plátano de sombra | sicomoro | sicômoro | явор | シカモア, 菩提樹
driftwood | ~flotsam, deadwood, jetsam | strandgut, totholz, schwemmholz | bois mort, débris flottants | restos flotantes, madera muerta | legno morto, relitti galleggianti | destroços flutuantes, madeira morta | плавник древесина, сухостой, валежник | 漂着物, 枯れ木の流木
sparrow | ~mockingbird, skylark, ~junco | feldlerche, spottdrossel | mésange, moqueur oiseau | carbonero, sinsonte | cinciallegra | chapim, sabiá | синица, пересмешник | ひばり, シジュウカラ, うぐいす
pigeon | ~turtledove, turtle dove, cuckoo bird | kuckuck, turteltaube | coucou oiseau, tourterelle | pájaro cuco, tórtola | cuculo, tortora | cuco pássaro, rolinha, rola-brava | кукушка, горлица | カッコウ, キジバト
duck | ~sheldrake, ~teal duck, ~shelduck, moorhen | brandgans | canard colvert, tadorne |  | anatra selvatica | galeirão, pato selvagem | пеганка
hen | poultry, fowl, broody hen, pullet | geflügel, federvieh | poularde | aves de corral | pollame, gallina faraona | aves domésticas | домашняя птица, несушка | 家禽, 雌鶏
crow | ~mynah, ~rook bird, ~grackle | dohle, star vogel, beo | choucas, mainate | grajo, miná | taccola, gracula | mainá | майна | 九官鳥, クロウタドリ
eagle | ~roc, ~thunderbird | steinadler, fischadler, seeadler | balbuzard, aigle royal | águila pescadora, águila real | aquila reale, falco pescatore | águia-pescadora, águia-real | беркут, скопа, орлан | イヌワシ, ミサゴ
ox | bullock, bullocks | zugochse | bouvillon | novillo | manzo vivo | novilho
horse | bronco, bronc, warhorse, ~yearling | streitross, schlachtross, wildpferd, jährling | destrier, cheval sauvage | caballo de guerra, bronco caballo | destriero, cavallo selvaggio, corsiero | corcel, cavalo de guerra, potro bravo | скакун, боевой конь, мустанг | 軍馬, 駿馬, 荒馬
ferret | ~polecat, ~mink, ~ermine | iltis, nerz | putois, vison, martre | turón, visón, marta, armiño | visone, martora, ermellino | doninha-fétida, vison, marta, arminho | горностай | ミンク
dog | mongrel, doggie, cur | mischling, köter | bâtard chien, clébard, chien de chasse | perro callejero | bastardino | cão de rua | дворняжка, дворняга, гончая | 雑種犬, 猟犬
puppy | whelp |  |  | cachorrito de perro
snake | adder, rattler, asp | kreuzotter | serpent à sonnettes |  | aspide | jararaca | аспид | 毒蛇
lizard | reptile, ~reptilian | reptil | reptile | reptil | rettile | réptil | рептилия, ящер, пресмыкающееся | 爬虫類
crab | king crab | königskrabbe, taschenkrebs | tourteau, crabe royal | centollo, cangrejo real | granchio reale, granseola | caranguejo-rei | камчатский краб | 甲殻類の一匹, タラバガニ
fish | snapper, ~piranha, sprat, smelt, ~lungfish, flounder fish, ~shad, ~bass fish, carp fish | schnapper, piranha, sprotte, stint, scholle, barsch | piranha, éperlan, sprat, cabillaud, perche poisson, vivaneau | piraña, pargo, espadín, besugo, lubina | piranha, dentice, spratto, branzino, orata | piranha, pargo, robalo, badejo | пиранья, корюшка, килька, окунь, камбала | ピラニア, スズキ, ヒラメ, ワカサギ
goldfish | ~guppy, ~guppies, aquarium fish | guppy, guppys, zierfisch, aquariumfisch | guppy, poisson d'aquarium | guppy, lebistes, pez de acuario | guppy, pesciolino d'acquario | guppy, lebiste, peixe de aquário | гуппи, аквариумная рыбка | グッピー
eel | moray, lamprey | neunauge | lamproie | morena pez, lamprea | lampreda | lampreia | минога | ヤツメウナギ
pufferfish | fugu, globefish | fugu | fugu | fugu | fugu | fugu |  | フグ料理の魚
oyster | ~quahog, ~limpet, ~barnacle, ~cockle, barnacles | venusmuschel, napfschnecke, seepocke | palourde, patelle, bernacle, coque coquillage, balane | lapa, percebe | patella, cirripede | amêijoa, craca, lapa | моллюск, морской жёлудь, двустворка | ハマグリ, カサガイ, フジツボ, アサリ
caterpillar | ~maggot, ~maggots, grub worm, silkworm | made, maden, seidenraupe | asticot, asticots, ver à soie | gusano de seda | verme della mosca, baco da seta | bicho-da-seda | личинка, опарыш, шелкопряд | ウジ虫, 幼虫
worm | tapeworm, nightcrawler, roundworm | bandwurm, fadenwurm | ténia |  | tenia | solitária verme | солитёр, ленточный червь | サナダムシ
ant | ~termite, ~termites, ~mite, ~lice | termite, termiten, floh, flöhe, milbe | termite, puce insecte, acarien | termita, ácaro | termite, acaro | cupim, ácaro | термит | シロアリ
housefly | midge, ~tsetse, ~horsefly, fruit fly, bluebottle, midges, gadfly | mücke klein, bremse insekt, tsetsefliege, schmeißfliege, gnitze | moucheron, taon, mouche tsé-tsé | tábano, mosca tse-tse, jején | tafano, moscerino, mosca tse-tse | mutuca, mosca tsé-tsé, mosquitinho | мошка, слепень, овод, муха цеце | ツェツェバエ
beetle | june bug, dung beetle, cockchafer | rüsselkäfer, hirschkäfer, maikäfer, mistkäfer | charançon, hanneton, lucane | gorgojo, escarabajo ciervo | punteruolo, maggiolino, cervo volante | gorgulho, besouro-rinoceronte | долгоносик, майский жук, жук-олень | ゾウムシ, クワガタ
sword | ~weapon, ~carbine, ~weapons, ~weaponry, ~semiautomatic, claymore | waffe, waffen, schusswaffe, degen, entermesser, flinte | arme, armes, carabine, coutelas, arme à feu | arma, armas, alfanje | arma, armi, carabina, fioretto da duello | arma, armas, carabina, cutelo de abordagem | оружие, шпага | 武器, 拳銃, カトラス
dagger | stiletto dagger, dirk | springmesser | cran d'arrêt | navaja automática |  |  | финка, выкидной нож | 飛び出しナイフ
swiss army knife | pocketknife, jackknife |  | couteau de poche | cortaplumas | coltellino |  |  | 折りたたみナイフ, ポケットナイフ, 小刀
axe | tomahawk, battleaxe, battle axe, poleaxe | streitaxt, tomahawk, kriegsbeil | tomahawk, hache de guerre | tomahawk, hacha de guerra, hachuela | tomahawk, ascia da guerra | machadinha, tomahawk, machado de guerra | топорик, томагавк, секира, боевой топор | トマホーク, 手斧, 戦斧
baseball bat | ~bludgeon, ~billy club | knüppel, knüttel | gourdin de police, bâton de police | porra de policía | randello, bastone della polizia | bastão de polícia | бита | 棍棒の警棒
bomb | ~cannonball, ~cannonballs, land mine | granate, kanonenkugel, sprengsatz | boulet de canon, mine antipersonnel | bala de cañón, mina terrestre | bomba a mano, palla di cannone | bala de canhão, mina terrestre | пушечное ядро, мина | 砲弾, 地雷
rocket | starship, space capsule | marschflugkörper, raumkapsel |  |  | proiettile grande, navicella |  | ракета боевая, звездолёт | 弾道弾
cannon | ~howitzer, artillery, ordnance, artillery piece, field gun | haubitze, geschütz, artillerie, feldkanone | obusier, artillerie, pièce d'artillerie | obús, artillería, cañón de campaña | obice | obus, artilharia, peça de artilharia | гаубица, артиллерия, пушка полевая | 榴弾砲, 野砲
military tank | panzer, armoured car | kampfpanzer, schützenpanzer | blindé, char d'assaut | carro de combate, blindado, tanqueta | mezzo corazzato, blindato | carro de combate, blindado | бронетехника, танк боевой, бронетранспортёр
aircraft carrier | destroyer, flagship, ironclad, cruiser, naval ship, corvette ship | flaggschiff | navire amiral, croiseur | buque insignia, crucero de guerra | nave ammiraglia, incrociatore | canhoneira, nau capitânia, encouraçado | флагман, крейсер | 砲艦, 旗艦, 巡洋艦
fighter jet | jet bomber | jagdflugzeug, abfangjäger, bombenflugzeug | intercepteur, bombardier avion |  | intercettore | interceptador | перехватчик | 迎撃機
submarine | submersible, mini submarine | tauchboot, bathyscaph | submersible | sumergible, batiscafo | batiscafo | submersível, batiscafo | подводный аппарат, батискаф | バチスカーフ
junk boat | sampan, ~dhow boat | sampan | sampan | sampán, junco barco | sampan | sampana, junco barco | сампан | サンパン
canoe | ~outrigger, dugout canoe, pirogue, outrigger canoe | auslegerkanu, einbaum | pirogue, canoë à balancier | canoa de balancín | piroga, canoa a bilanciere | piroga, canoa havaiana | каноэ с балансиром | 丸木舟, アウトリガーカヌー
raft | pontoon, pontoon boat | ponton | ponton flottant, radeau de bois | pontón | zattera galleggiante, pontone | pontão | понтон, плот деревянный | ポンツーン
paddle steamer | showboat, river steamer | flussdampfer |  | barco de vapor de ruedas |  | barco a vapor de rodas |  | 外輪蒸気船
lifebuoy | lifesaver, lifesaver ring | schwimmring rettung |  | flotador salvavidas | ciambella di salvataggio
freight train | caboose | waggon | fourgon de queue | furgón de cola | carro merci |  | товарняк | 車掌車
truck | flatbed, transporter, semitrailer, eighteen wheeler, ~flatbed truck | tieflader, sattelschlepper | camion plateau | camión de plataforma |  | carreta caminhão, caminhão-plataforma | тягач, грузовая машина, полуприцеп | トレーラートラック, 大型トラック
jeep | hummer, humvee, landrover, land rover | geländefahrzeug | 4x4 | todoterreno militar, hummer | fuoristrada militare, hummer | utilitário off-road, hummer | хаммер, уазик | ハンマー四駆, 四駆
covered wagon | ~buckboard, ~wagon train, ~conestoga | treckwagen | chariot de pionniers | carreta cubierta | carro dei pionieri | carroção
tent | bivouac, ~party tent, pavilion tent | biwak | bivouac, chapiteau de fête, marquise tente | vivac | bivacco | bivaque, tenda de festa | бивуак, бивак | ビバーク, 天幕
teepee | tepee
apartment building | condominium, condominiums, ~barracks, ~barrack | eigentumswohnung, kaserne | copropriété, caserne, barre d'immeuble | condominio, cuartel | casermone, caserma | condomínio, quartel | кондоминиум, казарма | 分譲マンション, 兵舎
house | dwelling, guesthouse, duplex, residence, ~lodging, ~lodgings, semi-detached house | gästehaus, doppelhaus, unterkunft, anwesen | maison d'hôtes, résidence, logis, gîte | casa de huéspedes, vivienda, residencia | pensione, dimora, abitazione, bifamiliare | moradia, residência | гостевой дом, жилище, жильё, дача | 民宿, 住居, 住宅, 下宿
castle | ~blockhouse, ~bastion, battlements, ~presidio | blockhaus festung, bastion, zinnen | bastion, place forte | baluarte, bastión | roccaforte | bastião, fortim | твердыня, бастион, замок на скале, крепостная стена | 要塞の城
church | ~hermitage, ~rectory | pfarrkirche, stift kloster, einsiedelei | ermitage | parroquia | eremo, parrocchia | ermida, paróquia | скит, приход | 尼僧院, 尖塔の教会, 僧院
gravestone | grave marker, ~crypt | gruft, grabplatte | stèle | sepultura | sepolcro | sepultura, jazigo | склеп
obelisk | ~monolith, menhir, stele | monolith, menhir, stele | monolithe, menhir, stèle de pierre | monolito, menhir, estela | monolite, menhir, stele | monólito, menir, estela | монолит, менгир | モノリス, 石柱, メンヒル
gazebo | belvedere, ~cupola, summer pavilion | musikpavillon, lusthaus | belvédère | belvedere, quiosco de música | belvedere, padiglione da giardino | belvedere, quiosque de jardim | ротонда, бельведер | 音楽堂
factory | ~foundry, ~smokehouse, oil refinery, steel mill | gießerei, hüttenwerk, ölraffinerie | fonderie, usine chimique | fundición, planta química | fonderia | fundição | нефтезавод, литейный завод, сталелитейный завод | 製油所, 鋳造所, 製鉄所
power plant | reactor, ~substation | reaktor, kernreaktor | réacteur, réacteur nucléaire | reactor, reactor nuclear | reattore, reattore nucleare | reator, reator nuclear | реактор, атомный реактор | 原子炉, 原発
cell tower | broadcasting tower, radio antenna | sendeturm | émetteur radio | repetidor | antenna ripetitrice | torre de transmissão |  | 送信機, 鉄塔アンテナ
bridge | ~gangway, road bridge | damm brücke | pont-jetée, chaussée sur l'eau | calzada elevada | strada rialzata | ponte rodoviária | путепровод, эстакада | 橋梁, 土手道
tunnel | subway tunnel |  | souterrain | alcantarilla túnel | cunicolo |  | штольня | 暗渠, トンネル内
dam | ~weir, spillway, ~embankment dam, ~levee, barrage | stauwehr, wehr, talsperre | digue, déversoir | embalse, dique, azud | sbarramento |  | запруда | ダム湖
roadblock | barricade, barricades, police barrier, crowd barrier | barrikade, straßensperre | barricade, barrage routier | barricada, control de carretera | barricata, posto di blocco | barricada, bloqueio de estrada | баррикада, заграждение, блокпост | 検問所
fence | guardrail, ~banister, ~bannister, ~balustrade, palisade, chain link fence, paling | leitplanke, treppengeländer, balustrade | garde-fou, rambarde, glissière de sécurité | quitamiedos, balaustrada | balaustra, guardrail | balaustrada, guarda-corpo | балюстрада, ограждение | ガードレール, 欄干
crane | ~gantry, gantry crane, harbor crane | portalkran | portique de levage | grúa de obra, grúa pórtico | gru da cantiere, gru a portico | pórtico de carga | портальный кран | ガントリークレーン
tower |  |  |  | torre vigía |  |  | вежа, каланча
water tower | ~cistern | zisterne, wasserspeicher | citerne, château d'eau | cisterna, aljibe | cisterna, serbatoio d'acqua | cisterna, caixa-d'água, reservatório de água | цистерна | 貯水槽
window |  | oberlicht |  |  | lucernario | escotilha, claraboia | слуховое окно
window sill | sill |  |  | repisa de ventana |  |  |  | 出窓の台
fridge | icebox, minibar | minibar, eisschrank | minibar, glacière électrique | minibar | minibar | frigobar, minibar | минибар, ледник шкаф | ミニバー
stove | ~broiler, ~hotplate, cooktop | kochherd, kochplatte, grillofen | plaque de cuisson | placa de cocina |  | cooktop | конфорка, варочная панель | クッキングヒーター
frying pan | ~griddle, grill pan, cast iron pan | grillpfanne, gusseisenpfanne | crêpière | sartén de hierro, plancha de cocina, parrilla de hierro | piastra, bistecchiera | chapa de ferro |  | 鉄板, グリドル, スキレット
whisk | eggbeater, balloon whisk | eierschläger | batteur à œufs | batidor de huevos | sbattiuova |  | сбивалка | 卵泡立て器
moka pot | ~coffeepot, coffee pot, percolator | kaffeekanne |  |  | caffettiera | bule de café | кофейник | コーヒーポット, 直火式エスプレッソメーカー
jug | ewer | weinkrug | broc | garrafa de vino, aguamanil |  | moringa, cântaro | жбан, крынка | カラフェ
fork | utensil, utensils, eating utensils | essbesteck, küchenutensilien, tafelbesteck | ustensiles | utensilios | posate | utensílios | приборы столовые
matchstick | matchbook, ~matchbox, box of matches, lucifer match | streichholzschachtel, zündholz, zündhölzer | boîte d'allumettes, pochette d'allumettes | caja de cerillas | scatola di fiammiferi, bustina di fiammiferi, cerino | caixa de fósforos | спичечный коробок, коробок спичек | マッチ箱, ブックマッチ
tobacco pipe | ~tobacco, briar pipe, meerschaum | tabak | tabac, bouffarde | tabaco, cachimba, pipa de fumar | tabacco | tabaco | табак | パイプたばこ
toilet | loo, ~bidet, ~potty | klosett, bidet, nachttopf | bidet, pot de chambre, cuvette | bidé, orinal | bidet, vasino | bidê, penico | биде, горшок ночной | おまる
tap | spigot, ~spigots, mixer tap | zapfhahn, armatur | mitigeur | canilla | miscelatore | bica | кран водопроводный, смеситель | 水栓
towel | washcloth, ~doily cloth, facecloth, dish towel | waschlappen, frotteetuch | gant de toilette | toallita, paño de cocina | salvietta | toalhinha, pano de prato | мочалка полотенце, салфетка для лица | おしぼり
sponge | loofah, bath sponge, luffa | badeschwamm, luffa | luffa, éponge de bain | esponja vegetal, lufa | spugna da bagno, luffa | bucha vegetal, bucha | люфа, губка для мытья | ヘチマ, へちまスポンジ
cloth | doily, textile, textiles, placemat, napkin cloth, doilies | zierdeckchen, spitzendeckchen | napperon | tapete de encaje | centrino, tessuto, tessuti | paninho de crochê | салфетка ажурная, материя | ドイリー, 雑巾
cushion | pillowcase, bolster pillow, scatter cushion | kissenbezug | taie d'oreiller | funda de almohada |  | fronha | наволочка | 枕カバー
blanket | patchwork quilt, counterpane | flickendecke | courtepointe | cobertor | copriletto |  | стёганое одеяло | ベッドカバー
curtain | ~valance, ~arras, window curtain, theater curtain | schabracke, bühnenvorhang | cantonnière, rideau de scène, tenture | cenefa de cortina, cortinaje, telón | mantovana, sipario | bandô, cortinado, cortina de teatro | ламбрекен, портьера | 緞帳
sofa | futon, chesterfield, sectional sofa | futon, schlafsofa | futon, causeuse, banquette | futón, canapé, sofá cama, tresillo | futon, divano letto, canapè, divanetto | futon, divã, sofá-cama, canapé | футон, канапе, диван-кровать | 布団ソファ, ソファーベッド
crib | ~playpen, moses basket | laufstall, laufgitter | parc pour bébé | corralito | box per bambini | cercadinho | манеж детский, кроватка детская | ベビーサークル
awning | ~canopy | sonnendach | marquise |  | tendalino, tettoia | marquise | козырёк навес | 天蓋
lectern | pulpit, music lectern | kanzel | chaire, tribune d'orateur | púlpito | pulpito, podio oratore | atril | аналой | 説教壇, 書見台
winners podium | ~dais |  | estrade | estrado | predella, pedana | tablado | помост
safe | lockbox, ~cash box, bank vault door | geldkassette, panzerschrank | cassette d'argent | caja de caudales | cassetta di sicurezza | caixa-forte | несгораемый шкаф | 手提げ金庫
key | passkey, car keys |  |  | ganzúa | chiave universale, grimaldello | chave-mestra, gazua | ключик | マスターキー
lock | ~latch, door lock, deadbolt | türriegel, riegel | loquet, verrou | pestillo, cerrojo | chiavistello, catenaccio | trinco, ferrolho | щеколда, засов, задвижка, замок дверной | 掛け金, かんぬき
screw | ~rivet, rivets, ~fastener, ~grommet | niete, nieten, bolzen | rivet, rivets, boulon | remache, remaches, perno | rivetto, rivetti, vite metallica, bullone | rebite, rebites | заклёпка, заклёпки | リベット, ボルト
wrench | ~ratchet, socket wrench, ~allen key, torque wrench | ratsche, knarre werkzeug, inbusschlüssel | clé à cliquet | llave de carraca, llave fija | cricchetto | catraca chave | трещотка | ラチェット
pickaxe | pickax, mattock, ice axe | eispickel | piolet | zapapico, piolet | piccozza | piolet | ледоруб, мотыга-кирка | ピッケル
pulley |  | winde seil |  | polipasto | paranco |  | блок грузовой, полиспаст
net | netting, mesh net, ~hairnet | maschennetz | résille | malla red | retina per capelli | tela de rede | сетка
water pipe | piping, tubing, ~conduit, ~duct, ~tailpipe, pipeline | leitungsrohr, auspuffrohr | tuyauterie, conduite d'eau | tubo de agua, conducto | tubazione, condotto, tubo dell'acqua | tubulação, conduto | трубопровод, водопровод | パイプライン, 導管
generator | ~dynamo, ~compressor, power unit | dynamo, lichtmaschine, kompressor | dynamo, compresseur | dinamo, compresor | dinamo, compressore, gruppo elettrogeno | dínamo, compressor, gerador | динамо, динамо-машина | ダイナモ, コンプレッサー
gear | ~carburettor, ~gearshift | getriebekasten | boîte de vitesses | caja de cambios | cambio di marcia | caixa de câmbio | коробка передач | 変速機
satellite dish | ~radar, ~radar dish, parabolic antenna, radar station | radar, parabolantenne, radioteleskop | radar, radiotélescope | radar, radiotelescopio | radar, antenna parabolica, radiotelescopio | radar, radiotelescópio | радар, радиолокатор, радиотелескоп, тарелка спутниковая | レーダー, 電波望遠鏡
server rack | mainframe computer |  | superordinateur | supercomputadora |  |  | стойка серверов | スーパーコンピューター, 大型計算機
computer | macintosh, personal computer, ~workstation, pc tower, home computer | heimcomputer, macintosh | macintosh | macintosh | calcolatore, elaboratore, macintosh | macintosh | макинтош | マッキントッシュ, 電子計算機
telephone | handset, ~switchboard, receiver handset |  | combiné | teléfono de disco |  | telefone de disco, fone de telefone | телефон-автомат
loudspeaker | stereo system, hi-fi | stereoanlage, hifi-anlage | chaîne hifi | parlante, equipo de música | impianto stereo | aparelho de som | стереосистема | ウーファー, ステレオ
boombox | stereo, ~cassette deck | stereogerät | stéréo | estéreo | stereo, radioregistratore | som estéreo | магнитола, магнитофон
cassette | audiotape, tape cassette | tonband | bande magnétique |  |  | fita k7 |  | 録音テープ
spotlight | searchlight, ~strobe, strobe light, ~headlight, ~headlights, ~footlights | suchscheinwerfer, stroboskop, flutlicht | phare de voiture, stroboscope, feux de la rampe | faro de coche, estroboscopio, candilejas | luci della ribalta, stroboscopio | farol de carro, estroboscópio | фара, фары, стробоскоп | サーチライト, ストロボ, 投光器
seismograph | ~polygraph, lie detector | lügendetektor, seismograf | détecteur de mensonges, polygraphe | detector de mentiras, polígrafo | macchina della verità, poligrafo | detector de mentiras, polígrafo | детектор лжи, полиграф | 嘘発見器, ポリグラフ
calculator | ~keypad, adding machine, numeric keypad | tastenfeld, rechenmaschine, ziffernblock | pavé numérique | teclado numérico | tastierino | teclado numérico | кнопочная панель | テンキー, キーパッド
fire extinguisher | extinguisher, extinguishers | löschgerät |  | extinguidor
syringe | hypodermic, hypodermic needle, ~insulin, ~vaccination, insulin pen, ~tranquilizer dart | injektionsnadel, insulin, kanüle | insuline, seringue hypodermique | insulina | insulina, siringa ipodermica | insulina, seringa hipodérmica | инсулин, прививка | 注射針, インスリン, 予防接種
pill | ~drug, ~drugs, ~codeine, ~opium, sleeping pill, ~quinine, antibiotic, antibiotics | arzneimittel, antibiotikum, schlaftablette, droge, drogen | drogue, calmant, antibiotique, somnifère | fármaco, droga, drogas, tranquilizante, antibiótico, somnífero | droga, droghe, tranquillante, antibiotico, sonnifero | fármaco, droga, drogas, calmante, antibiótico | наркотик, наркотики, антибиотик, снотворное | 薬物, 痛み止め, 抗生物質, 睡眠薬
gauze | ~tourniquet, ~compress, ~dressing bandage | kompresse, verbandszeug, aderpresse | garrot, compresse | compresa | laccio emostatico, impacco | torniquete, compressa | жгут, компресс | 止血帯, 湿布
face mask | ~respirator, ~dust mask, n95, breathing mask | gasmaske, atemschutzmaske, staubmaske | masque respiratoire | máscara antigás, respirador máscara | maschera antigas, respiratore | máscara de gás, respirador máscara | респиратор, противогаз, маска медицинская | ガスマスク, 防毒マスク
spray bottle | ~disinfectant, ~freshener, air freshener, hair spray bottle, ~pesticide, cleaning product | desinfektionsmittel, lufterfrischer | désinfectant, désodorisant | desinfectante, ambientador | disinfettante, deodorante per ambienti | desinfetante, aromatizador | дезинфицирующее средство, освежитель воздуха | 消毒液, 芳香剤, 消毒スプレー
paint can | ~varnish, ~lacquer, pot of paint, wood stain | lackdose, holzlack | vernis, laque | barniz, laca | vernice | verniz, laca | олифа | ラッカー
pencil | ~eyeliner, kohl pencil, eyebrow pencil | eyeliner, kajal, kajalstift | eye-liner, khôl, crayon à yeux | delineador, lápiz de ojos | eyeliner, matita per occhi | delineador, lápis de olho | подводка, карандаш для глаз | アイライナー, 眉ペンシル
bone | ~clavicle, ~ulna, shinbone, thighbone, ~cartilage |  | cubitus | cúbito |  | tíbia, ulna |  | 脛骨
skull | cranium, ~jawbone, ~mandible | unterkiefer, kieferknochen | mandibule |  | cranio, mandibola | mandíbula | нижняя челюсть | 下顎骨, 髑髏
intestines | ~innards, entrails | gedärm, eingeweide, dickdarm | boyaux, entrailles, côlon | tripas, entrañas | budella, viscere | tripas, entranhas, cólon | кишки, внутренности | 内臓, 大腸
virus | ~pathogen, ~bacterium, ~microorganism, ~salmonella | krankheitserreger, keim, keime | agent pathogène | patógeno, germen, gérmenes | patogeno, germe, germi | patógeno, germe, germes | возбудитель болезни | 病原体, 細菌, ばい菌
atom | ~neutron, ~proton, ~electron, ~nucleus, ~quark, nuclei, ~neutrino, electrons, ~isotope, subatomic particle | neutron, proton, elektron, atomkern, quark teilchen, elementarteilchen | neutron, proton, électron, noyau atomique | neutrón, protón, electrón, núcleo atómico | neutrone, protone, elettrone, nucleo atomico | nêutron, próton, elétron, núcleo atômico | нейтрон, протон, электрон, ядро атома, кварк | 中性子, 陽子, 電子, 原子核, クォーク
molecule | ~hormone, ~protein, ~antioxidant, ~enzyme, ~adrenaline, ~amino acid, chemical compound | hormon, hormone, protein, eiweißmolekül, enzym, adrenalin | hormone, protéine, enzyme, adrénaline | hormona, proteína, enzima, adrenalina | ormone, proteina, enzima, adrenalina | hormônio, proteína, enzima, adrenalina | гормон, белковая молекула, фермент, адреналин | ホルモン, タンパク質, 酵素, アドレナリン
pointing hand | ~forefinger, ~fingertip, pointer finger | fingerspitze | doigt pointé, bout du doigt | yema del dedo | polpastrello | ponta do dedo | кончик пальца | 指先
foot |  | fußsohle | plante du pied, pieds nus | dedo del pie, dedos de los pies, planta del pie | alluce, dita dei piedi, pianta del piede | dedo do pé, dedos do pé, sola do pé | палец ноги, пальцы ног, подошва ноги | つま先, 足の指, 裸足
mouth | ~tongue | zunge | langue, palais de la bouche | lengua, mandíbula de la boca, paladar | lingua, palato | língua, maxilar, palato | язык во рту | 口蓋
bird feather |  | daune | plume d'oiseau | plumón | piuma d'oca | pluma de ave | перо птицы, пёрышко
necklace | lucky charm, medallion necklace | glücksbringer anhänger | pendentif porte-bonheur, breloque | dije | ciondolo portafortuna | pingente da sorte | оберег, подвеска | タリスマン, アミュレット
bracelet | anklet, ~armlet, wristband | fußkettchen, armkette | bracelet de cheville, gourmette | tobillera, esclava pulsera, manilla | cavigliera | tornozeleira | браслет на ногу | アンクレット, 足輪
earrings | hoop earrings, ear studs, pearl earrings | ohrstecker, kreolen, perlenohrringe | boucles d'oreilles, créoles, clous d'oreilles |  | cerchi orecchini | argolas | клипсы | 耳飾り
glasses | bifocals, reading glasses, ~opera glasses, eyewear | monokel | monocle | monóculo | monocolo | monóculo | монокль, пенсне | 片眼鏡, モノクル, 老眼鏡
wig |  |  | moumoute | bisoñé |  | chinó |  | 部分かつら
beanie | beany, knit cap, tuque, ski hat |  | bonnet de laine, tuque | gorro de punto | zuccotto |  | шапочка вязаная
hat | headgear, chapeau, ~headdress, panama hat | kopfbedeckung, panamahut | couvre-chef, chapeau de feutre, panama | tocado, panamá sombrero | copricapo, cappello panama | chapéu panamá, adereço de cabeça | головной убор | 被り物, パナマ帽
scarf | ~foulard, muffler, pashmina | krawattenschal, pashmina, stola | étole, lavallière | pañuelo de cuello, estola, chalina, fular | stola | estola, lenço de pescoço | шейный платок, палантин, кашне | ストール, アスコットタイ
coat | topcoat, ~mackinaw, duffle coat, greatcoat, pea coat, fur coat, ~cassock, ~smock, ~chasuble | überzieher, wintermantel, soutane, pelzmantel, dufflecoat | soutane, blouse de travail, manteau de fourrure, chasuble | gabán, sotana, sobretodo, abrigo de piel, casulla | tonaca, pelliccia, paltò, casacca | casaco de pele, batina, casaco comprido | шинель, ряса, дублёнка, сутана | オーバーコート, 毛皮のコート, 僧衣
trousers | britches, khakis, corduroys, ~bloomers, tracksuit bottoms | pluderhose, cordhose, reithose | culotte bouffante, jogging bas, pantalon de velours | bombachos, pantalones de pana, chándal pantalón | braghe, brache, tuta pantalone | calção, calça de moletom |  | ブリーチズ, チノパン
stockings | pantyhose, nylons, ~hosiery, fishnet stockings | feinstrumpfhose, nylonstrümpfe, netzstrümpfe | bas nylon, bas de soie, bas résille | pantis, medias de nailon, medias de red | calze di nylon, calze a rete | meias de náilon, meias de seda | нейлоновые чулки | パンスト
swimsuit | ~leotard, ~leotards, bathing costume | gymnastikanzug, turnanzug | justaucorps | maillot de gimnasia, leotardo | body da ginnastica | collant de ginástica | трико, боди | レオタード
underpants | ~thong |  |  | tanga | mutandine, perizoma | ceroulas | трусики, кальсоны, стринги
dress | maxi dress |  | robe de soirée, tenue, tenue de soirée | vestido de noche, traje de gala, atuendo, vestido de baile | vestito da donna | vestido de gala, traje de festa | наряд | 衣装
costume | ~livery, disguise, stage costume | livree, verkleidung | livrée, costume de scène | librea | livrea, travestimento, costume di scena | libré, fantasia de carnaval, disfarce | ливрея, маскарадный костюм | お仕着せ, コスプレ衣装
boots | ~brogan, ~brogans, jackboot, jackboots, army boots | schnürstiefel, kampfstiefel, springerstiefel | brodequin, brodequins | borceguíes, botas militares | scarponcini | coturno, borzeguins | берцы | 編み上げ靴, 軍靴
belt | ~holster, ~tool belt, waistband, ~sash, sword belt, gun belt, cummerbund | halfter waffe, pistolenhalfter, schärpe, leibgurt | ceinturon, étui de revolver, écharpe de maire | funda de pistola, fajín | fondina, cinturone, fusciacca | coldre, faixa na cintura | пояс, кобура, портупея, кушак | ホルスター, サッシュ
knight | ~breastplate, chainmail, ~gauntlet, ~cuirass, ~chain mail | brustpanzer, kettenhemd, harnisch, panzerhemd | plastron d'armure, cotte de mailles, cuirasse | cota de malla, coraza | corazza, cotta di maglia | couraça, cota de malha | нагрудник, кольчуга, кираса | 胸当て, 鎖帷子, 甲冑
tote bag | ~tote, carryall, canvas bag | schultertasche | fourre-tout | bolsón | sporta | bolsa de pano | сумка-шоппер | 布バッグ
duffel bag | ~duffle, kit bag, ~kitbag | seesack | sac marin, sac polochon | petate, bolso de viaje | sacca da marinaio, borsa sportiva | bolsa de viagem, sacola de academia | вещмешок, баул | ダッフルバッグ
picture frame | ~mural, ~fresco, ~snapshot, family photo, ~murals, framed photo | wandgemälde, fresko, schnappschuss | fresque, peinture murale, instantané, cliché | mural, instantánea | affresco, murale, istantanea | mural, afresco, instantâneo | фреска, настенная роспись, снимок | 壁画, フレスコ画, スナップ写真
statue | ~effigy, golden idol, statuette | götzenbild, bildnis, figur aus stein, standbild, statuette | idole, effigie, statuette | ídolo, efigie, estatuilla, figurilla | effigie, statuetta, idolo | efígie, estatueta, ídolo | кумир, статуэтка, изваяние | 偶像, 置物, 小像
book | tome, hardback, ~manuscript, thesaurus, atlas book | wälzer, enzyklopädie, manuskript, hauptbuch | manuscrit, registre | tomo, manuscrito, registro | tascabile, tomo, manoscritto, registro | brochura, manuscrito | книга в мягкой обложке, фолиант, рукопись, учебник | 大著, 写本, 台帳
envelope | telegram, ~telex, ~telegraph, airmail, mailing | telegramm, luftpostbrief, liebesbrief | télégramme, lettre d'amour, pli | telegrama, carta de amor, correo postal | telegramma, lettera d'amore | telegrama, carta de amor, correspondência | телеграмма, любовное письмо | 電報, ラブレター
bottle | ~inkwell, ~poison, ~poison bottle, ~chloroform, vial bottle | tintenfass, gift flasche, giftflasche | encrier, poison, fiole de poison | tintero, veneno, botella de tinta, frasco de veneno | calamaio, veleno | tinteiro, veneno, frasco de veneno | чернильница, пузырёк с ядом | インク壺, 毒薬
playing cards | ~poker, ~blackjack, card deck, solitaire game, pack of cards, card game, bridge game, ~baccarat | pokerspiel, poker, blackjack | poker, belote, tarot jeu | póker, blackjack, cartas de juego | poker, briscola | pôquer, blackjack | покер, блэкджек, карты игральные | ポーカー, ブラックジャック, カードゲーム
tennis racket | ~racquetball
christmas bauble | ~ornament, ~ornaments, tree ornament |  | ornement, décoration de noël | adorno navideño, esfera navideña | addobbo natalizio | enfeite de natal, bolinha de natal |  | 飾り玉
bunting | ~tinsel, tinsel garland, paper chain, party streamers | lametta, papiergirlande, luftschlangen | serpentins | espumillón, oropel, serpentinas | ghirlanda di carta, stelle filanti | ouropel, serpentina, guirlanda de papel | мишура, серпантин | ティンセル, モール飾り
wreath | ~lei, flower garland, floral crown, ~floral garland | blumenkette, blütenkranz, hawaiikette | collier de fleurs | collar de flores, guirnalda de flores | collana di fiori, ghirlanda di fiori | colar havaiano, colar de flores | гирлянда из цветов | 花冠
teddy bear | ~plaything |  | jouet en peluche |  | pupazzo |  |  | 玩具
pirate ship | ghost ship | geisterschiff | navire fantôme | barco fantasma | nave fantasma | navio fantasma | корабль-призрак | 幽霊船
boulder | ~outcrop, rocky outcrop, ~bedrock |  | affleurement, roc | peñón, roca grande, risco rocoso | roccia grande, spuntone | penedo | утёсик | 岩塊
crystal | ~shard, ~shards, crystal shard, prism crystal | kristallsplitter, splitter | éclat de cristal, tesson | fragmento de cristal, esquirla, cristal mineral | scheggia di cristallo, frammento | estilhaço, caco, fragmento de cristal | осколок, осколки | 破片, 結晶
hole | ~sinkhole, ~pothole, potholes, ~rathole, mouse hole | schlagloch, mauseloch | nid-de-poule, doline | bache, socavón | voragine | cratera na rua, poço fundo, sumidouro | выбоина, провал, воронка в земле | 陥没穴, 道路の穴, 落とし穴
fire | inferno, ~ember, ~embers, ~cinder, ~wildfire, ~conflagration | feuersbrunst, flammenmeer, waldbrand | brasier, braise, braises, incendie, fournaise | brasa, brasas, incendio, hoguera grande | brace, braci, incendio, rogo | brasa, brasas, incêndio | угли тлеющие, пожар, языки пламени | 残り火, 火災, 火事, 業火
mesa | ~plateau, tableland | hochebene, plateau | plateau rocheux, haut plateau | altiplano, altiplanicie | altopiano | planalto | плоскогорье | 高原, 台地
weather vane | vane, wind vane | windfahne | coq de clocher | gallo de veleta |  | cata-vento, galo do tempo |  | 風向計
barrel | hogshead, rum barrel | weinfass, holzfass | fût, barrique | tonel, barrica, tonelete | fusto di legno | barrica | бочонок
suitcase | travel trunk, steamer trunk | reisegepäck, überseekoffer | malle | baúl de viaje | baule da viaggio | baú de viagem | дорожный сундук | 荷物トランク
box | ~receptacle, ~packaging, freight box | behälter, verpackung, frachtkiste | récipient, emballage | envase, cargamento, embalaje | recipiente, imballaggio, carico merci | recipiente, carregamento, embalagem | ёмкость, упаковка | 容器, 梱包
money | currency, ~counterfeit money, paper money, wad of cash | währung | monnaie, espèces | efectivo, divisa | contanti |  | наличные, валюта | 現金, 通貨
saddle | riding saddle | reitsattel | selle | montura | sella da cavallo | selim de cavalo |  | サドル
flag | ensign, ~standard flag, ~guidon |  |  |  | gonfalone | flâmula | знамя, стяг, вымпел, хоругвь | のぼり
placard | ~signboard, protest placard | schild am stiel |  |  | cartellone | placa de protesto
speech bubble | word balloon |  | bulle de bande dessinée | bocadillo de cómic
ferris wheel | millennium wheel, singapore flyer | | | | | | | 
onion domes | kremlin, moscow kremlin | kreml | kremlin | kremlin | cremlino | kremlin | кремль | クレムリン
obelisk | washington monument, cleopatra's needle | | | | | | | 
sagrada familia | sagrada familia church, sagrada familia cathedral | | | | | | | 
cathedral | notre dame, notre-dame, notre dame cathedral | notre-dame | notre-dame | notre dame | notre dame | notre dame | нотр-дам | ノートルダム
motorcycle | harley, harley-davidson, harley davidson | harley | harley | | | | |
poodle | ~labradoodle, ~goldendoodle, ~cockapoo | ~labradoodle | ~labradoodle | ~labradoodle | ~labradoodle | ~labradoodle | ~лабрадудель | 
`;
