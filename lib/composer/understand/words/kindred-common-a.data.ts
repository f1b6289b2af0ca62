/** More words for animals, plants, dishes, vehicles, clothes and common things, as in `KINDRED`. */
export const KINDRED_COMMON = `
mouse | rodent | nagetier, ~rennmaus | rongeur, ~gerbille | roedor, ~jerbo | roditore, ~gerbillo | roedor | грызун, ~песчанка | 齧歯類, ~スナネズミ
lynx | wildcat | wildkatze, rotluchs, ~ozelot | chat sauvage | gato montés, lince rojo, ~ocelote | gatto selvatico | gato selvagem, ~jaguatirica | дикий кот, ~оцелот | 山猫, ~オセロット
bull | longhorn | langhornrind | longhorn, bœuf de trait |  |  |  | бычок, ~антилопа гну | 去勢牛
deer | roebuck, ~elk calf | rehbock |  |  |  |  |  | 雄鹿, ノロジカ
rabbit | cottontail | wildkaninchen | lapin de garenne | conejo de monte | coniglio selvatico | coelho do mato | дикий кролик | 
pig | porker | mastschwein |  |  |  |  | хряк | 
monkey | simian, primate | primat, ~makak | primate | primate, simio | primate, scimmietta | primata, símio | примат, ~макака | 霊長類, ~マカク
llama | lama |  |  |  |  |  |  | 
bird | starling, lark, meadowlark, thrush, warbler, ~snipe, ~cuckoo | lerche, nachtigall, drossel, zaunkönig | étourneau, alouette, grive, oiseau chanteur, pinson | estornino, alondra, tordo, pájaro cantor, pinzón | storno, allodola, tordo, uccello canoro, fringuello | estorninho, cotovia, pássaro canoro, melro, tentilhão | скворец, жаворонок, дрозд, певчая птица, зяблик | ムクドリ, ヒバリ, ナイチンゲール, ツグミ
pheasant | ~roadrunner | ~auerhahn, ~rennkuckuck | ~tétras, ~géocoucou | ~urogallo, ~correcaminos | ~gallo cedrone | ~papa-léguas | ~тетерев, ~глухарь | ~ライチョウ, ~ヤマウズラ
turkey | gobbler |  |  | guajolote, pavo macho |  |  |  | 
duck | goldeneye, ~loon, ~coot | schellente, ~seetaucher, ~blässhuhn | ~plongeon huard, ~foulque | ánade, ~colimbo, ~focha | germano, ~strolaga, ~folaga | marreco, ~mergulhão | ~гагара, ~лысуха | ~アビ, ~オオバン
fish | catfish, halibut, codfish, sturgeon, mullet, ~barracuda, bonito, flounder, whitefish, ~remora | wels, heilbutt, kabeljau, dorsch, flunder, ~barrakuda | poisson-chat, flétan, morue, esturgeon, ~barracuda | bagre, fletán, bacalao, esturión, ~barracuda | pesce gatto, halibut, merluzzo, storione, ~barracuda | bagre, linguado, bacalhau, esturjão, ~barracuda | сом, палтус, треска, осётр, ~барракуда | ナマズ, オヒョウ, タラ, チョウザメ, サバ, ~バラクーダ
seashell | ~abalone, clamshell, whelk, cockle shell | ~seeohr, herzmuschel | ~ormeau, coque de mer, bulot | ~abulón, berberecho | ~abalone | ~abalone, berbigão | ~морское ушко | ~アワビ
crab | crustacean | krustentier, krebstier | crustacé | crustáceo | crostaceo | crustáceo | ракообразное | 甲殻類
beetle | roach, ~flea, ~bedbug, ~louse, weevil | ~wanze, ~laus, ~zecke | ~puce, ~punaise de lit, ~pou | ~pulga, ~chinche, ~piojo, ~garrapata | ~pulce, ~cimice, ~pidocchio, ~zecca | ~pulga, ~percevejo, ~piolho, ~carrapato | ~блоха, ~клоп, ~вошь | ~シラミ, ~ダニ
slug | ~leech | ~blutegel | ~sangsue | ~sanguijuela | ~sanguisuga | ~sanguessuga | ~пиявка | ~ヒル
spider | arachnid | spinnentier, tarantel | arachnide, mygale | arácnido | aracnide | aracnídeo | паукообразное | タランチュラ
snake | sidewinder, snakehead | klapperschlange, natter, otter schlange | crotale, couleuvre | serpiente de cascabel | serpente a sonagli | cascavel | гремучая змея, гадюка, уж | ガラガラヘビ, マムシ
frog | amphibian | amphibie, ochsenfrosch | amphibien, grenouille-taureau | anfibio, rana toro | anfibio, rana toro | anfíbio, rã-touro | амфибия, лягушка-бык, квакша | 両生類, ウシガエル, アマガエル
birch | aspen | espe, zitterpappel | tremble arbre, peuplier tremble | álamo temblón | pioppo tremulo | álamo tremedor | осина | アスペン, ポプラの木
conifer | cedar, larch | zeder, lärche | cèdre, mélèze | cedro, alerce, pícea | cedro, larice | cedro, lariço | кедр, лиственница | 杉, トウヒ, カラマツ, モミ
tree | linden, hickory, alder, ~banyan, ~rosewood, ~sandalwood, sycamore, treetop, mulberry tree | hickory, erle, ~banyanbaum, platane, esche, baumkrone | aulne, platane, frêne, ~banian, cime d'arbre | aliso, plátano árbol, fresno, ~baniano, copa del árbol | ontano, platano, frassino, ~baniano, chioma dell'albero | amieiro, freixo, ~figueira-de-bengala, copa da árvore | ольха, платан, ясень, ~баньян, крона дерева | シナノキ, ニレ, ハンノキ, プラタナス, トネリコ, ~ガジュマル, 樹冠
bush | briar, sagebrush, thicket, underbrush, undergrowth, brier, bramble | gestrüpp, dickicht, dornbusch, unterholz | broussaille, fourré, ronce, sous-bois dense | matorral, zarza, maleza | rovo, sottobosco | matagal, sarça | заросли, терновник, подлесок | 藪, いばら
grass | turf, weeds, wheatgrass, ryegrass, reed grass | unkraut, weizengras, rasenstück | mauvaises herbes | malas hierbas, césped natural | erbacce, zolla erbosa | ervas daninhas | сорняки, дёрн, пырей | 雑草
flower | columbine, gardenia, freesia, calla, ~larkspur, ~zinnia, ~begonia, floret | akelei, gardenie, freesie, begonie | ancolie, gardénia, freesia, fleur d'un pot, bégonia | aguileña, gardenia, fresia, begonia | aquilegia, gardenia, begonia | aquilégia, gardênia, frésia, begônia | водосбор, гардения, фрезия, бегония | オダマキ, クチナシ, フリージア, ベゴニア
mint | ~catnip, ~patchouli | ~katzenminze | ~herbe à chat, menthe poivrée | ~hierba gatera | ~erba gatta, menta piperita | ~erva-dos-gatos, hortelã-pimenta | ~кошачья мята, перечная мята | ~キャットニップ, ペパーミント
beer | ale, lager, pilsner, draft beer, craft beer, ~grog | helles bier, lagerbier, bockbier, pils | bière blonde, bière pression | cerveza rubia, caña de cerveza | birra chiara, birra alla spina | chope de cerveja, cerveja clara, chopp | эль, светлое пиво | エール, ラガー, 生ビール
whisky | liquor, booze, bourbon whiskey, moonshine, hard liquor, firewater | schnapsglas whisky, spirituose, fusel, hochprozentiges | alcool fort, spiritueux, gnôle | licor fuerte, aguardiente | superalcolico, liquore forte, acquavite | bebida alcoólica, cachaça, aguardente | крепкий алкоголь, спиртное, самогон | 蒸留酒, 洋酒
cocktail | ~absinthe, ~aperitif, ~schnapps, ~gin, ~liqueur, apéritif | ~absinth, ~aperitif, ~gin, ~likör | ~absinthe, ~apéritif, ~eau-de-vie, ~gin, ~liqueur | ~absenta, ~aperitivo, ~ginebra, ~licor | ~assenzio, ~aperitivo, ~grappa, ~gin, ~liquore | ~absinto, ~aperitivo, ~gim, ~licor | ~абсент, ~аперитив, ~шнапс, ~джин, ~ликёр | ~アブサン, ~食前酒, ~ジン, ~リキュール
wine | ~sherry, ~vermouth, port wine, merlot, pinot noir, cabernet, claret | ~sherry, ~wermut, portwein | ~xérès, ~vermouth, porto vin | ~jerez, ~vermut, oporto | ~vermut, porto vino, ~sherry | ~xerez, ~vermute, vinho do porto | ~херес, ~вермут, портвейн | ~シェリー, ~ベルモット, ポートワイン
juice | ~beverage, refreshment, fruit drink, fizzy drink | erfrischungsgetränk | boisson fraîche, jus pressé |  |  | refresco |  | ソフトドリンク
glass of milk | buttermilk | buttermilch | babeurre, lait ribot | suero de leche | latticello | leitelho | пахта | バターミルク
steak | veal, mutton, ~pork, venison, beefsteak, cutlet, sirloin, ~rump roast | kalbfleisch, hammelfleisch, ~schweinefleisch, wildbret, kotelett | viande de veau, mouton viande, entrecôte | carne de ternera, cordero asado, ~carne de cerdo, solomillo | carne di vitello, montone carne, ~carne di maiale, costoletta, controfiletto | carne de vitela, carneiro assado, ~carne de porco, costeleta, picanha | телятина, баранина, ~свинина, котлета на кости, оленина | 子牛肉, 羊肉, ~豚肉
spare ribs | spareribs |  |  | costillas de cerdo |  | costelinha, costela de porco | рёбрышки, свиные рёбра | 
salami | ~pastrami, bologna, ~cold cuts | ~pastrami, ~aufschnitt, wurstscheiben | ~pastrami | ~pastrami, ~embutidos | ~pastrami | ~pastrami, salaminho | ~мясная нарезка | ~パストラミ, サラミソーセージ
sausage | wiener, knackwurst | wiener würstchen, knackwurst | saucisse de francfort, merguez |  |  |  | сарделька | フランクフルト
butter | ~lard, ~margarine, ~suet | ~schmalz, ~margarine, ~talg | ~saindoux, ~margarine | ~manteca, ~margarina | ~strutto, ~margarina | ~banha, ~margarina | ~сало топлёное, ~маргарин | ~ラード, ~マーガリン
spaghetti | linguini, ~rigatoni, ~manicotti, vermicelli, ~penne pasta | ~rigatoni | ~rigatoni | ~rigatoni | ~rigatoni | ~rigatoni | лингвини, тальятелле, ~ригатони | リングイネ, タリアテッレ, フェットチーネ, ~リガトーニ
cereal | ~gruel, ~hominy, ~grits, porridge oats, oatmeal bowl | ~haferschleim | ~gruau, ~bouillie d'avoine | avena cocida | ~pappa d'avena | granola com leite, aveia cozida |  | ミューズリー
lettuce | romaine, romaine lettuce, iceberg lettuce | römersalat | laitue romaine | lechuga romana | lattuga romana | alface-romana | салат романо, ромэн | ロメインレタス
jam | fruit preserves | fruchtaufstrich, orangenmarmelade | marmelade d'orange | conserva de frutas |  |  | мармелад апельсиновый | 
syrup | molasses, treacle | melasse, zuckerrübensirup | mélasse | melaza | melassa | melaço | патока | 糖蜜
ice cream | sherbet, sorbet | sorbet, fruchteis | sorbet, glace à l'eau | sorbete, helado italiano | sorbetto, gelato artigianale | sorbet | щербет, сорбет | シャーベット, ジェラート, ソルベ
candy | toffee, confectionery, butterscotch, ~marzipan, ~chewing gum, ~stick of gum | karamellbonbon, ~marzipan, ~kaugummi | caramel dur, ~massepain, ~chewing-gum | caramelo de azúcar, ~mazapán, ~chicle | ~marzapane, ~gomma da masticare | ~maçapão, ~chiclete | ириска, ~марципан, ~жвачка | トフィー, 菓子, ~マジパン, ~ガム
donut | cruller, beignet | spritzkuchen | donut glacé | buñuelo | bombolone |  | крендель жареный | クルーラー
blueberry | huckleberry, bilberry, whortleberry |  |  |  |  |  |  | ハックルベリー, ビルベリー
blackberry | mulberry, boysenberry | maulbeere |  |  | mora di gelso |  | шелковица | 桑の実
apple | crabapple, crab apple | holzapfel, zierapfel | pomme sauvage | manzana silvestre | mela selvatica | maçã silvestre | дичка, райское яблоко | 姫りんご
cherry | morello, sour cherry | schattenmorelle |  | cereza ácida | amarena | ginja |  | サワーチェリー
potato | spud, ~taro | ~taro, ~yamswurzel | ~taro, ~igname | ~taro, ~ñame | patata novella, ~taro | ~inhame | ~ямс | ~タロイモ, ~里芋
peanut | goober, groundnut |  | arachide | maní |  |  |  | 落花生
caviar | roe, fish eggs, ~salmon roe | rogen, fischeier | œufs de poisson |  | uova di pesce | ovas de peixe | рыбья икра | 魚卵, いくら
grill | barbeque, ~hibachi | gartengrill | barbecue à charbon | asador | barbecue a carbone |  |  | 焼き網
takeout box | takeout, takeaway food, carryout | essen zum mitnehmen, takeaway | plat à emporter | comida para llevar | cibo da asporto | comida para viagem | еда на вынос | テイクアウト, 持ち帰り料理
vegetables | ~ingredient, ~ingredients | ~zutaten, ~zutat | légumes frais, ~ingrédients, ~ingrédient | ~ingredientes, ~ingrediente | ~ingredienti, ~ingrediente | legumes frescos, ~ingredientes | ~ингредиенты, ~ингредиент | ~食材, ~材料
car | vehicle, ~hardtop, ~station wagon, motor vehicle | fahrzeug, ~coupé, kraftwagen, ~kombi | véhicule, berline | vehículo, sedán, ~cupé | veicolo, berlina, ~coupé | veículo, sedã, ~cupê | транспортное средство, седан, хэтчбек | 乗り物, セダン, ~クーペ
vintage car | jalopy, ~hot rod | klapperkiste | tacot, vieille guimbarde | carro viejo, cacharro | macinino, auto d'epoca | calhambeque | драндулет, ~родстер | オンボロ車, ~ロードスター
sports car | ~corvette, dragster | ~corvette, supersportwagen | ~corvette, bolide | ~corvette, superdeportivo, bólido | ~corvette, bolide | ~corvette, supercarro, bólido | ~корвет, суперкар | ~コルベット, スーパーカー
sailing boat | schooner, yawl, clipper, windjammer, ~ketch | windjammer | goélette, clipper | goleta, clíper | goletta, clipper | escuna, clíper | шхуна, клипер | スクーナー, ヨットの船
boat | skiff, longboat, scow, wherry | beiboot, jolle zum rudern | chaloupe, youyou | esquife, chalupa | scialuppa | esquife, chalupa | ялик, плоскодонка | 
ship | steamer, ~whaling ship, ~icebreaker, ~minesweeper | dampfschiff, ~eisbrecher | ~brise-glace | ~rompehielos | ~rompighiaccio | ~quebra-gelo | ~ледокол | 汽船, ~砕氷船
aircraft carrier | ~frigate, ~destroyer ship, ~gunboat, ~cruiser ship, ~dreadnought | ~fregatte, ~zerstörer, ~schlachtschiff, ~kanonenboot | ~frégate, ~destroyer, ~cuirassé, ~canonnière | ~fragata, ~destructor, ~acorazado, ~cañonero | ~fregata, ~cacciatorpediniere, ~corazzata, ~cannoniera | ~fragata, ~contratorpedeiro, ~couraçado | ~фрегат, ~эсминец, ~линкор, ~канонерка | ~フリゲート, ~駆逐艦, ~戦艦
fighter jet | ~bomber, warplane, ~interceptor | kampfflugzeug | ~bombardier, avion de guerre | ~bombardero, avión de guerra | ~bombardiere, aereo da guerra | ~bombardeiro, avião de guerra | ~бомбардировщик, военный самолёт | ~爆撃機
plane | jetliner, ~glider plane | passagierflugzeug, luftfahrzeug | avion de ligne, aéronef | avión de pasajeros, aeronave | aereo di linea, velivolo | avião comercial, aeronave | авиалайнер, воздушное судно | 航空機, 旅客機
rocket | ~missile, ~warhead, ~nuke, ~torpedo, ~thruster | ~rakete mit sprengkopf, ~sprengkopf, ~torpedo, ~lenkrakete | ~missile, ~ogive nucléaire, ~torpille | ~misil, ~ojiva, ~torpedo | ~missile, ~testata nucleare, ~siluro | ~míssil, ~ogiva, ~torpedo | ~ракета с боеголовкой, ~боеголовка, ~торпеда | ~ミサイル, ~弾頭, ~魚雷
submarine | bathyscaphe, midget submarine |  |  |  |  |  | подлодка | 潜水艇
satellite | sputnik, ~transponder | sputnik | spoutnik | sputnik, satélite artificial | sputnik | sputnik | спутник земли, искусственный спутник | スプートニク
train | streamliner | triebwagen | autorail, train de voyageurs | automotor | automotrice, treno passeggeri | automotriz, trem de passageiros |  | 
carriage | hansom, ~broughham, ~barouche | postkutsche, droschke | fiacre | calesa |  | diligência | дилижанс, пролётка | 駅馬車
ray gun | ~handgun, ~revolver, ~shotgun, ~derringer, ~sidearm, ~bazooka, ~flamethrower, ~firearm, ~six-shooter, ~musket, ~machine gun | ~revolver, ~schrotflinte, ~faustfeuerwaffe, ~flammenwerfer, ~muskete, ~maschinengewehr | ~arme de poing, ~fusil de chasse, ~lance-flammes, ~mousquet, ~mitrailleuse | ~revólver, ~escopeta, ~lanzallamas, ~mosquete, ~ametralladora | ~rivoltella, ~doppietta, ~lanciafiamme, ~moschetto, ~mitragliatrice | ~revólver, ~espingarda de caça, ~lança-chamas, ~mosquete, ~metralhadora | ~револьвер, ~дробовик, ~огнемёт, ~мушкет, ~пулемёт | ~リボルバー, ~散弾銃, ~火炎放射器, ~マスケット銃, ~機関銃
sword | scimitar, ~machete, ~bayonet, cutlass, rapier, saber, longsword | krummsäbel, ~machete, ~bajonett, rapier, langschwert | cimeterre, ~machette, ~baïonnette, rapière, épée longue | cimitarra, ~machete, ~bayoneta, estoque, espadón | scimitarra, ~machete, ~baionetta, spadone, stocco | cimitarra, ~facão, ~baioneta, espadão | скимитар, ~мачете, ~штык, палаш | ~マチェーテ, ~銃剣, サーベル, レイピア, 三日月刀
dagger | stiletto knife, ~shiv, poniard, ~switchblade | stilett, ~klappmesser |  |  | ~coltello a serramanico | ~canivete automático | стилет, ~заточка | 
baseball bat | ~truncheon, ~nightstick, ~cudgel, ~police baton | ~schlagstock, ~gummiknüppel | ~matraque | ~cachiporra | ~manganello | ~cassetete | ~полицейская дубинка | ~警棒
bomb | ~grenade, ~landmine, ~explosive, time bomb, ~hand grenade, ~depth charge | ~handgranate, zeitbombe, ~sprengstoff, ~landmine | ~grenade à main, bombe à retardement, ~explosif | ~granada de mano, bomba de tiempo, ~explosivo | bomba a orologeria, ~esplosivo | ~granada, bomba-relógio, ~explosivo | ~взрывчатка | ~手榴弾, 時限爆弾, ~爆薬
sofa | furniture, ~chaise longue, davenport, ~daybed | möbel, ~chaiselongue, diwan | ~méridienne | mueble, muebles | mobili, mobile da salotto | mobília, móveis | мебель | 家具
chair | dining chair | sitze |  | asiento, asientos | posto a sedere | poltrona de plateia | сиденье, сиденья | 席
bench | pew, church pew, ~bleachers, park seat | kirchenbank, ~zuschauertribüne | banc d'église, ~gradins | banco de iglesia | panca di chiesa, ~gradinata | banco de igreja, ~arquibancada | церковная скамья, ~трибуна зрителей | 教会の長椅子, ~観客席
cushion | bolster, headrest | nackenrolle, kopfkissen | traversin | almohadón | capezzale | almofadão | валик | 長枕
crib | bassinet, carrycot | stubenwagen | couffin |  | lettino | moisés |  | 
blanket | bedclothes, bedsheet, ~tarp, ~tarpaulin, coverlet | bettzeug, bettwäsche, bettlaken | literie, drap de lit, édredon, ~bâche | ropa de cama, sábana, ~lona | biancheria da letto, lenzuolo, ~telone | roupa de cama, lençol, ~lona | постельное бельё, простыня, ~брезент | 寝具, シーツ, ~防水シート
carpet | carpeting, floor mat, ~linoleum | auslegware |  |  |  |  | ковровое покрытие | 
lamp | lampshade, ~nightlight | lampenschirm | abat-jour | pantalla de lámpara | paralume |  | абажур, ночник | ランプシェード
toilet | latrine, ~urinal, privy, commode | latrine, ~pissoir, plumpsklo | latrines, ~urinoir, cuvette des wc | letrina, ~urinario | latrina, ~orinatoio | latrina, ~mictório | уборная, ~писсуар | ~小便器
hut | outhouse, shanty, hovel, ~outbuilding, woodshed, hunting lodge, sugar shack | klohäuschen, bretterbude, baracke, holzschuppen, elendshütte | bicoque, cahute, remise à bois | chabola, casucha, leñera | catapecchia, baracca, legnaia | galpão de lenha | хибара, дровяник | 掘っ立て小屋, あばら家, 薪小屋
cabin | chalet, ski lodge, ~refuge hut | chalet | refuge de montagne | chalet, refugio de montaña | rifugio alpino | refúgio de montanha | шале, горный приют | シャレー
beach hut | cabana | badehütte |  | palapa | capanno da spiaggia | quiosque de praia |  | ビーチハウス, 海の家
castle | chateau, château, ~stockade, ~rampart, ~garrison, stronghold | lustschloss, ~bollwerk, ~palisade | ~rempart, ~garnison | alcázar, ~muralla, ~empalizada | maniero, ~bastione | alcáçar, ~baluarte, ~paliçada | шато, ~вал крепости | シャトー, ~城壁, ~砦, 城塞
church | abbey, monastery, convent, nunnery, cloister, priory, parish church | abtei, kloster, nonnenkloster | abbaye, monastère, couvent, cloître, prieuré | abadía, monasterio, convento, claustro | abbazia, monastero, convento, chiostro | abadia, mosteiro, convento, claustro | аббатство, монастырь, обитель | 修道院, 大修道院, 聖堂
white house | ~capitol, ~capitol building, ~presidential palace | ~kapitol, ~präsidentenpalast | ~capitole, ~palais présidentiel | ~capitolio, ~palacio presidencial | ~campidoglio, ~palazzo presidenziale | ~capitólio, ~palácio presidencial | ~капитолий, ~президентский дворец | ~議事堂, ~大統領官邸
skyscraper | headquarters, company headquarters, corporate tower | firmenzentrale, hauptsitz | siège social, quartier général | sede central, cuartel general, torre de oficinas | sede centrale, quartier generale | sede da empresa, quartel-general | штаб-квартира | 本社, 本部
apartment building | dormitory, dorm, student housing, public housing | studentenwohnheim, wohnheim, mietskaserne | résidence universitaire, hlm, immeuble d'habitation | residencia de estudiantes | casa dello studente, casa popolare | alojamento estudantil, cortiço | общежитие | 学生寮, 集合住宅
bank building | ~embassy, ~consulate, ~registry office, ~depository | ~botschaft gebäude, ~konsulat | ~ambassade, ~consulat, ~hôtel de ville | ~embajada | ~ambasciata | ~embaixada, ~consulado | ~посольство, ~консульство | ~大使館, ~領事館
hospital | sanatorium, sanitarium, hospice, ~asylum, medical center | sanatorium, hospiz, ~irrenanstalt, kurklinik | sanatorium, hospice, ~asile | sanatorio, hospicio, ~manicomio | sanatorio, ospizio, ~manicomio | sanatório, asilo hospitalar, ~manicômio | санаторий, хоспис, ~лечебница | 療養所, ホスピス, 病棟
factory | cannery, tannery, ~sawmill, refinery, ~powerhouse, steelworks, paper mill | konservenfabrik, gerberei, ~sägewerk, raffinerie, stahlwerk | conserverie, tannerie, ~scierie, raffinerie, aciérie | fábrica de conservas, curtiduría, ~aserradero, refinería, acería | conservificio, conceria, ~segheria, raffineria, acciaieria | fábrica de conservas, curtume, ~serraria, refinaria, siderúrgica | консервный завод, кожевенный завод, ~лесопилка, ~электростанция старая | 缶詰工場, 製革所, ~製材所, 精錬所
shop front | emporium, bodega, ~showroom, ~pawnshop, general store | kaufhaus von außen, drogerie, eckladen, ~ausstellungsraum | droguerie, bazar de quartier, épicerie du coin | bodega de barrio | emporio, drogheria | empório, armazém de esquina | бакалея | 雑貨店, よろず屋, 角の店
clock tower | belfry, campanile, bell tower | glockenturm, kirchturm | clocher, campanile | campanario | campanile | campanário, ~torre da igreja | колокольня, звонница | 鐘楼
tunnel | underpass, ~culvert, subway underpass, ~mineshaft | unterführung, ~durchlass | passage souterrain | paso subterráneo | sottopassaggio | passagem subterrânea | подземный переход | 地下道
pier | wharf, ~gangplank | landungsbrücke, anlegestelle, ~laufplanke | débarcadère, ~passerelle de bateau | malecón, ~pasarela del barco | ~passerella della nave | embarcadouro, ~prancha do navio | причальная стенка | 
hole | foxhole, ditch, ~crevasse | schützenloch | trou de renard, fossé | trinchera individual, foso | fossato | fossa | окоп, канава | たこつぼ壕
robot arm | ~contraption, ~gizmo, ~apparatus, ~gadget, ~doohickey | ~apparat, ~gerätschaft, ~vorrichtung | ~engin, ~gadget, ~appareil étrange | ~artilugio, ~artefacto, ~aparato | ~marchingegno, ~congegno, ~aggeggio | ~geringonça, ~engenhoca, ~aparelho | ~приспособление, ~агрегат, ~хитроумное устройство | ~からくり, ~装置, ~仕掛け
gear | sprocket, flywheel, ~carburetor, ~gearbox, ~piston, ~driveshaft | kettenrad, schwungrad, uhrwerk, ~vergaser | pignon, volant moteur, mécanisme d'horloge, ~carburateur, ~piston | piñón, volante de inercia, mecanismo de relojería, ~carburador, ~pistón | pignone, meccanismo a orologeria, ~carburatore, ~pistone | volante de inércia, mecanismo de relógio, ~carburador, ~pistão | звёздочка цепи, маховик, часовой механизм, ~карбюратор, ~поршень | スプロケット, はずみ車, ぜんまい仕掛け, ~キャブレター, ~ピストン
television | telly |  |  |  | tivù |  |  | テレビ受像機
server rack | mainframe, ~supercomputer | großrechner, ~supercomputer | ordinateur central, ~supercalculateur | ordenador central, ~superordenador | elaboratore centrale, ~supercomputer | computador central, ~supercomputador | мейнфрейм, ~суперкомпьютер | メインフレーム, ~スーパーコンピュータ
telephone | ~intercom, speakerphone, payphone, ~answering machine | ~gegensprechanlage, münztelefon | ~interphone, ~répondeur | ~interfono, ~contestador automático | ~citofono, ~segreteria telefonica | ~interfone, ~secretária eletrônica | ~домофон, ~автоответчик | ~インターホン, ~留守番電話
doorbell | buzzer, door chime |  | ~interphone d'immeuble |  |  |  |  | 
watch | timepiece |  |  |  |  |  | хронометр | 計時器
pill | medication, aspirin, sedative, painkiller, ~antidote, ~penicillin, ibuprofen, antidepressant, tranquilizer, placebo, meds | aspirin, beruhigungsmittel, schmerzmittel, ~gegengift, arznei | aspirine, sédatif, antidouleur, ~antidote | aspirina, sedante, analgésico, ~antídoto | medicinale, aspirina, sedativo, antidolorifico, ~antidoto | aspirina, sedativo, analgésico, ~antídoto | аспирин, успокоительное, обезболивающее, ~противоядие | アスピリン, 鎮静剤, 鎮痛剤, ~解毒剤
cream tube | ~salve, ~balm, ointment tube | ~wundsalbe, ~balsam | ~onguent | ~ungüento, ~bálsamo | ~unguento | ~unguento, ~bálsamo | ~бальзам | ~バーム
test tube | vial, ~phial, ~ampoule | ~phiole, ~ampulle, glasröhrchen | ~ampoule médicale | ~vial, ~ampolla | ~fiala | ~frasco de amostra | ~пробирка с пробкой, ~ампула, колба узкая | ~アンプル, ~小瓶
plaster cast | ~splint | ~schiene am bein | ~attelle, plâtre au bras | ~férula, yeso médico | ~stecca ortopedica | ~tala, gesso ortopédico | ~шина на ногу, гипс на руке | ~添え木
mortar and pestle | pestle | stößel | pilon, mortier de cuisine | mano de mortero | pestello |  | пестик | すりこぎ
mug | stein, tankard, ~flagon, beer stein, ~seidel | maßkrug, humpen | pichet à bière | bock |  | caneca de chopp | кружка пивная, ~фляга | ジョッキ
fork | ~flatware, ~tableware | ~besteck, ~tafelsilber | ~couverts, ~argenterie | ~cubertería, ~cubiertos | ~argenteria | ~talheres, ~faqueiro | ~столовые приборы, ~столовое серебро | ~カトラリー
wallet | billfold, pocketbook, ~change purse |  |  | cartera de bolsillo | portamonete | carteira de bolso |  | 札入れ
suitcase | valise, ~footlocker, ~saddlebag, ~pannier | gepäckstück, ~satteltasche | malle de voyage |  |  |  | саквояж | 手荷物
basket | hamper, picnic hamper | weidenkorb |  | cesta de mimbre |  |  |  | 籐かご
book | ~scrapbook, paperback, hardcover, dictionary, encyclopedia, anthology, hymnal, bestseller, guidebook | ~sammelalbum, taschenbuch, wörterbuch, lexikon, gesangbuch, reiseführer | livre de poche, dictionnaire, encyclopédie, ~album de souvenirs, guide de voyage | libro de bolsillo, diccionario, enciclopedia, ~álbum de recortes, guía de viaje | libro tascabile, dizionario, enciclopedia, ~album dei ricordi, guida turistica | livro de bolso, dicionário, enciclopédia, ~álbum de recortes, guia de viagem | словарь, энциклопедия, ~альбом вырезок, путеводитель | 文庫本, 辞書, 百科事典, ~スクラップブック
paper | photocopy, ~tinfoil, ~aluminum foil | fotokopie, kopie auf papier, ~alufolie, flugblatt, schriftstück | photocopie, ~papier aluminium | fotocopia, ~papel de aluminio | fotocopia, ~carta stagnola | fotocópia, ~papel-alumínio | фотокопия, ксерокопия, ~фольга | コピー用紙, ~アルミホイル, ちらし
placard | plaque, ~nameplate, sandwich board | plakette, tafel am haus | plaque |  |  |  |  | 飾り板
necklace | ~talisman, ~amulet, ~trinket, ~bling | ~talisman, ~amulett, ~schmuckstück | ~talisman, ~amulette, ~babiole | ~talismán, ~amuleto, ~baratija | ~talismano, ~amuleto, ~ciondolino | ~talismã, ~amuleto, ~bijuteria | ~амулет, ~безделушка | ~お守り, ~護符, ~飾り物
snow globe | ~souvenir, ~keepsake, ~memento | ~souvenir, ~andenken, ~mitbringsel | ~souvenir, ~bibelot | ~recuerdo de viaje, ~souvenir | ~souvenir, ~ricordino | ~lembrancinha, ~suvenir | ~сувенир, ~памятная вещица | ~お土産, ~記念品
christmas bauble | christmas decoration, holiday ornament | ~dekoration, ~weihnachtsdeko, christbaumschmuck | ornement de noël | ~decoración navideña, ~adorno, ~adornos | ~decorazione, ~decorazioni, addobbo | ~decoração de natal, ~enfeite, ~enfeites | ~украшение, ёлочное украшение | 
jacket | windbreaker, anorak, ~doublet, fleece jacket | windjacke, anorak, bomberjacke | coupe-vent, anorak | cortavientos, anorak | giacca a vento | corta-vento | ветровка, блейзер, анорак | ウインドブレーカー, ブレザー
trousers | breeches, pantaloons, fatigues, sweatpants, trouser, knickerbockers | kniehose, stoffhose, jogginghose, pumphose | culotte de cheval, jogging | chándal | tuta | calção comprido, bombacha | бриджи, шаровары | スラックス
underpants | undies, knickers, ~jockstrap, panties, ~garter | schlüpfer | culotte | bragas |  | calcinha, roupa de baixo | панталоны | 肌着
nightgown | negligee | negligé | nuisette, déshabillé | negligé | vestaglia leggera |  | пеньюар | 寝間着
skirt | petticoat, crinoline, ~hoop skirt | unterrock, reifrock | jupon, crinoline | enagua, miriñaque | sottogonna, crinolina | anágua, crinolina | нижняя юбка, кринолин | ペチコート
dress | frock, muumuu, ballgown, sundress | ballkleid, sommerkleid, abendkleid, kittelkleid | robe de bal, robe d'été | traje de baile, vestido de verano | abito da ballo, vestito estivo, abito da sera | vestido de baile, vestido de verão | бальное платье, вечернее платье | イブニングドレス
tank top | undershirt, ~camisole | trägertop | maillot de corps | camiseta interior | maglietta intima | camiseta regata | нижняя рубашка | 肌シャツ
t-shirt | ~tunic, garment, garments, garb, apparel, attire, sportswear | ~tunika, kleidungsstück, bekleidung, sportkleidung | tenue de sport | prendas, indumentaria, ropa deportiva | indumento, abbigliamento, capo d'abbigliamento | peça de roupa, vestuário, traje esportivo | ~туника, предмет одежды, одеяние, спортивная одежда | ~チュニック, 衣類, 衣服, スポーツウェア
sneakers | footwear | schuhwerk |  |  | calzature |  |  | 履物
rain boots | waders | watstiefel, galoschen | bottes de pêche |  | galosce |  | болотные сапоги, галоши | 胴長
tie | cravat, ~bolo tie, ~ascot | schlips, halstuch des herrn |  | corbatín | fazzoletto da collo |  |  | クラバット
corset | girdle | hüfthalter, korsage |  | faja, corpiño | guaina | cinta modeladora | пояс утягивающий, корсаж, бюстье | ガードル
cloth | hankie, serviette, rag | lappen, ~chiffon, ~flanell, ~tüll | ~tulle, ~flanelle | ~franela, ~tul | ~chiffon, ~flanella, ~tulle | trapo, ~flanela, ~tule | тряпка, ~шифон, ~фланель | 布巾, ~シフォン, ~フランネル
wig | ~toupee | ~toupet | ~postiche | ~peluquín | ~toupet, parrucchino | ~peruca masculina | ~накладка из волос | ヘアピース
bowler hat | ~homburg |  |  |  |  |  |  | 
hair bow | ~hairpin, ~barrette, ~bobby pin, ~scrunchie | ~haarnadel, ~haarspange | ~épingle à cheveux, ~barrette | ~pasador de pelo | ~forcina, ~fermaglio | ~grampo de cabelo, ~presilha | ~шпилька для волос, ~заколка | ~ヘアピン, ~髪留め
tennis racket | racquet |  |  |  |  |  |  | 
tweezers | ~forceps | ~zange des arztes | ~forceps | ~fórceps | ~forcipe | ~fórceps | ~щипцы хирурга | ~鉗子
sledgehammer | ~pile driver |  |  | mazo | mazza da fabbro |  |  | 大槌
drill | auger, hand drill | handbohrer, akkuschrauber | vrille, foret | barrena | trivella | broca | бурав, сверло | 錐, 電動ドリル
combine harvester | thresher, ~threshing machine | dreschmaschine, erntemaschine |  | trilladora | trebbiatrice, mietitrice | debulhadora | молотилка | 脱穀機, 収穫機
pulley | ~winch, ~windlass, ~capstan, block and tackle | ~seilwinde | ~treuil, ~cabestan, palan | ~cabrestante, ~torno de cable | ~argano, ~verricello | ~cabrestante | ~лебёдка, ~кабестан, блок с тросом | ~ウインチ, ~巻き上げ機
oil pump jack | ~derrick | ~bohrturm, ölquelle | ~derrick | ~torre de perforación | ~torre di trivellazione | ~torre de perfuração | качалка | ~油井やぐら
plank | plywood, floorboard, lumber | sperrholz, dielenbrett, bauholz, balken | contreplaqué, lame de parquet, bois de charpente | contrachapado, madera aserrada | compensato, legname | compensado, madeira serrada | фанера, половица, пиломатериалы | 合板, 床板, 板材
rope | noose, cordage | kordel, ~schlinge | cordelette |  | cordicella | laço de corda | шнур | 麻ひも
key | latchkey, house key, master key | hausschlüssel, dietrich, generalschlüssel | clé de maison, passe-partout | llave maestra, llave de casa | chiave di casa, passepartout | chave mestra, chave de casa | ключ от дома, отмычка | 合鍵, 家の鍵
key ring | fob |  |  |  |  |  |  | 
net | ~fishnet, ~trawl |  | filet de pêche | redecilla |  |  | рыболовная сеть, невод | 漁網
trough | manger, feeding trough | krippe im stall | mangeoire |  | mangiatoia | manjedoura | ясли для сена, кормушка | 水飲み桶
crate | ~soapbox, ~packing case, apple crate | ~seifenkiste | ~caisse à savon, caisse en bois | ~cajón de jabón |  | ~caixote de sabão | ~ящик из-под мыла | ~石鹸箱の台
box | freight, cargo, ~merchandise, ~wares, consignment, ~provisions, ~supplies | ~vorräte, frachtgut | fret, cargaison, ~marchandise | ~mercancía, ~provisiones | merce imballata, carico, ~provviste | frete, ~mercadoria | груз, фрахт, ~товар, ~припасы | 貨物, 積み荷, ~商品, ~食糧
drop of blood | ~bloodstain, ~bloodstains | ~blutfleck | ~tache de sang | ~mancha de sangre | ~macchia di sangue | ~mancha de sangue | ~пятно крови | ~血痕
brain | cortex, ~cerebellum, ~brainstem | großhirn, ~kleinhirn, hirnrinde | cortex, ~cervelet, encéphale | corteza cerebral, ~cerebelo | corteccia cerebrale, ~cervelletto | córtex, ~cerebelo | кора мозга, ~мозжечок | 大脳, ~小脳
eyeball | retina | netzhaut | rétine | retina |  | retina | сетчатка | 網膜
eye | eyelid, eyebrow | augenlid, augenbraue | paupière, sourcil | párpado, ceja | palpebra, sopracciglio | pálpebra, sobrancelha | веко, бровь | まぶた, 眉毛
ear | earlobe, ~eardrum | ohrläppchen, ~trommelfell | lobe d'oreille | ~tímpano | lobo dell'orecchio | lóbulo da orelha | мочка уха, ~барабанная перепонка | 耳たぶ, ~鼓膜
nose | nostril, nostrils | nasenloch, nasenlöcher | narine, narines | fosa nasal, fosas nasales | narice, narici | narina, narinas | ноздря, ноздри | 鼻の穴, 鼻孔
tooth | incisor, wisdom tooth, ~tusk tooth | schneidezahn, weisheitszahn | incisive, dent de sagesse | incisivo, muela del juicio | incisivo, dente del giudizio | incisivo, dente do siso | коренной зуб, резец зуба, зуб мудрости | 臼歯, 切歯, 親知らず
bone | femur, ~humerus, ~fibula, ~tibia, ~collarbone, wishbone, ~kneecap, breastbone, ~vertebra, ~pelvis, ~shoulder blade | oberschenkelknochen, ~schlüsselbein, ~wirbel knochen, ~becken knochen, ~schulterblatt | fémur, ~clavicule, ~vertèbre, ~bassin os, ~omoplate | fémur, ~clavícula, ~vértebra, ~pelvis, ~omóplato | femore, ~clavicola, ~vertebra, ~bacino osso, ~scapola | fêmur, ~clavícula, ~vértebra, ~pélvis, ~omoplata | бедренная кость, ~ключица, ~позвонок, ~таз кость, ~лопатка кость | 大腿骨, ~鎖骨, ~椎骨, ~骨盤, ~肩甲骨
cell tower | ~transmitter, relay tower | funkturm, ~sender turm | pylône radio, ~émetteur | antena repetidora, ~transmisor | traliccio radio, ~trasmettitore | antena repetidora, ~transmissor | вышка связи, ~передатчик | 中継塔
star | ~supernova, ~pulsar, ~quasar | ~supernova, ~nova, ~pulsar | ~supernova, ~nova, ~pulsar | ~supernova, ~nova, ~púlsar | ~supernova, ~pulsar | ~supernova, ~pulsar | ~сверхновая, ~пульсар | ~超新星, ~新星, ~パルサー
cloud | cumulus, thunderhead, cumulonimbus, nimbus | haufenwolke, quellwolke | cumulus, nuage d'orage, cumulonimbus | cúmulo, nube de tormenta, nubarrón | cumulo, nube temporalesca | nuvem de tempestade, cúmulo | кучевое облако, грозовая туча | 積雲, 雷雲
black hole | wormhole | wurmloch | trou de ver | agujero de gusano | cunicolo spaziotemporale |  | червоточина | ワームホール
spiral galaxy | ~star cluster, andromeda | ~sternhaufen, andromeda | ~amas d'étoiles, andromède | ~cúmulo estelar, andrómeda | ~ammasso stellare, andromeda | ~aglomerado estelar, andrômeda | ~звёздное скопление, андромеда | ~星団, アンドロメダ
dust | pollen, ~sediment, sawdust, ~soot | blütenstaub, ~ruß, sägemehl | pollen, ~suie, sciure | polen, ~hollín, serrín | polline, ~fuliggine, segatura | pólen, ~fuligem, serragem | пыльца, ~сажа, опилки | 花粉, ~すす, おがくず
gazebo | ~portico, summerhouse | ~säulenhalle | ~portique, pavillon de jardin | ~pórtico | gazebo da giardino | ~pórtico | ~портик | ~ポルチコ, あずまや
teepee | wickiup | indianerzelt | tente indienne | tienda india | tenda indiana |  |  | ウィグワム
roof | ~gable, roofing, ~thatch, thatched roof, ~eaves | ~giebel, strohdach, dachdeckung | ~pignon de maison, toit de chaume | ~gablete, tejado de paja, techumbre | ~frontone, tetto di paglia, copertura | ~frontão, telhado de palha, cobertura | ~фронтон | ~切妻, 茅葺き屋根
clarinet | ~woodwind, ~woodwinds | ~holzblasinstrument |  |  |  | ~instrumento de sopro | ~деревянный духовой инструмент | ~木管楽器
loudspeaker | tweeter, woofer, subwoofer, ~public address system | hochtöner, tieftöner, subwoofer | haut-parleur d'aigus, caisson de basses | altavoz de agudos, subwoofer | diffusore, subwoofer | subwoofer | сабвуфер | サブウーファー
military tank | ~military vehicle, ~armored vehicle, ~armoured vehicle | ~militärfahrzeug, ~panzerwagen | ~véhicule militaire, ~véhicule blindé | ~vehículo militar, ~vehículo blindado | ~veicolo militare, ~veicolo blindato | ~veículo militar, ~veículo blindado | ~военная машина, ~бронемашина | ~軍用車両, ~装甲車
`;
