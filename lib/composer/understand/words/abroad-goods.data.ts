/**
 * More words of the other languages for things that people own, buy and use: `known | de | fr | es | it | pt | ru | ja`, under
 * the English word that the thing is known by. A word with `!` means this and nothing that another table says.
 */
export const ABROAD_GOODS = `
treadmill | laufband | !tapis de course, tapis roulant | cinta de correr, cinta caminadora, caminadora | !tapis roulant, tapis de corrida | esteira ergométrica, esteira de corrida | беговая дорожка, беговой дорожке, беговую дорожку | ランニングマシン, ランニングマシーン, ルームランナー
barbell | langhantel, hantelstange | barre d'haltères, haltère long | barra de pesas, barra con pesas | bilanciere | barra com pesos, barra de peso | штанга | バーベル
earbuds | in-ear-kopfhörer, ohrstöpsel | écouteurs sans fil, intra-auriculaires | auriculares de botón | auricolari | fones intra-auriculares | вкладыши | イヤホン
scooter | elektroroller, mofaroller, moped | scooter électrique | !moto de reparto | motorino, !scooter | lambreta, motoneta | мопед, скутерок | スクーター, 原付バイク
jam | marmeladenglas, marmelade im glas, konfitüre, erdbeermarmelade, glas marmelade | pot de confiture, !confiture | !mermelada, tarro de mermelada | !marmellata, vasetto di marmellata | !geleia, pote de geleia | !варенье, банка варенья, джем | ジャムの瓶, いちごジャム
mittens | fäustlinge, fausthandschuhe, fäustel | moufles, mitaines | manoplas, mitones | muffole, manopole | luvas de lã, mitenes | варежки, рукавицы, варежка | ミトン, 手袋
candy cane | zuckerstangen | sucres d'orge, cannes de bonbon | bastones de caramelo, bastoncitos de caramelo | bastoncini di zucchero, bastoncino di zucchero | bengalas doces, bengalinha doce | леденцовые трости, леденцовая трость, !леденцовыми тростями, карамельная трость | キャンディーケーン, !キャンディケーン
pier | steg, holzsteg, bootssteg, anlegesteg | ponton, jetée, embarcadère, ponton en bois | muelle de madera, embarcadero, muelle | pontile, molo, imbarcadero | píer, trapiche, cais de madera, píer de madeira | причал, пирс, мостки, деревянный причал | 桟橋, 木の桟橋
maple leaf | herbstlaub, herbstblätter, herbstblatt | !feuilles d'automne, feuille d'automne, feuilles mortes | !hojas de otoño, hoja de otoño, hojas secas | !foglie d'autunno, foglie autunnali, foglia d'autunno | !folhas de outono, folhas secas | !осенние листья, осенний лист, опавшие листья, осенних листьев | 落ち葉, 秋の落ち葉, 紅葉の葉
wallet | !brieftasche, !geldbeutel, !geldbörse, !portemonnaie | !porte-monnaie | !monedero, billetera | !borsellino | porta-moedas | портмоне | !財布, お財布
money | !geldschein, !geldscheine, banknoten | billets de banque, liasse de billets | fajo de billetes, billete de banco | !banconota, !banconote, mazzetta di banconote | nota de dinheiro, maço de notas, cédulas | !купюра, пачка денег | お札, !札束, !札
coins | kleingeld, münzgeld | !pièces | calderilla | spiccioli, !monete | trocado | !монетки, мелочь | !小銭
piggy bank | spardose | tirelire cochon, !cochon tirelire | cerdito hucha, hucha de cerdito | maialino salvadanaio | !mealheiro, porquinho de moedas | свинья-копилка, свинка-копилка | 豚の貯金箱, ブタの貯金箱
shopping cart | shoppingwagen, wagerl | !chariot, chariot de supermarché | carro del supermercado, carrito del súper | carrello del supermercato | carrinho de supermercado | корзинка-тележка, продуктовая тележка | カート, 買い物カート
shopping bag | shoppingtasche, tragetasche, einkaufsbeutel | sac shopping, sac de shopping, sacs de shopping | bolsa de compras, !bolsa de la compra | !sacchetto della spesa, sacchetti della spesa, shopping bag | sacola de compras, sacolas | пакет с покупками, пакеты с покупками, сумка для покупок, сумки с покупками | !ショッピングバッグ, 紙袋
price tag | preisetikett | étiquette prix | etiqueta del precio | etichetta del prezzo | etiqueta com preço | бирка с ценой | 価格タグ, プライスタグ
receipt | bon, kassenzettel | ticket de caisse, addition | tique de compra, ticket de compra, factura | scontrino fiscale | cupom fiscal | кассовый чек | 領収証
gift | präsent, !geschenkkarton, geschenkpaket, geschenkschachtel | paquet cadeau, paquets cadeaux, boîte à cadeau, boîte-cadeau | cajita de regalo, obsequio | scatola regalo, pacchetto regalo, pacchi regalo, scatole regalo | caixinha de presente, embrulho de presente | коробка с подарком, коробочка с подарком | ギフト, プレゼント箱
crate | !kiste, !kisten, stiege, gemüsekiste, obststiege | !cageot, cagette, cageots de fruits, caisse de fruits | caja de fruta, guacal, huacal | !cassetta, !cassette, cassetta di legno, cassetta della frutta | !engradado, !caixote, caixa de feira | !ящик, !ящики | 木の箱, 野菜の箱, 野菜箱
box | !schachtel, !kasten, !umzugskarton, !umzugskartons, versandkarton | carton de déménagement, cartons de déménagement | caja de mudanza | scatolone da trasloco | caixa de mudança | коробка для переезда | !ダンボール箱, !ダンボール
suitcase | reisekoffer, rollkoffer, trolley | valise à roulettes, bagage, bagages | maleta de viaje, equipaje, valija | valigia da viaggio, bagaglio, bagagli, trolley | mala de viagem, bagagem | чемоданчик, багаж | !旅行かばん, トランクケース, キャリーケース
backpack | !schultasche, schulrucksack, tornister, wanderrucksack | sac d'école, cartable d'école | !cartera escolar, mochila del cole | !cartella scolastica, zainetto, zaino scolastico | mochila de escola | рюкзачок, школьный ранец, портфель школьный | 通学かばん, 学生かばん, ランドセル
handbag | damentasche, umhängetasche | sac bandoulière | bolso de mano, cartera de mujer | borsa a tracolla, borsetta da donna | bolsa de mão, bolsa feminina | дамская сумка, сумочка | ハンドバック
tote bag | jutebeutel, stoffbeutel, stofftasche | sac en tissu, tote bag, cabas | bolsa de tela | borsa di tela, shopper di tela | sacola ecológica, ecobag | шоппер, холщовая сумка | エコバッグ, トートバッグ
umbrella | knirps | ombrelle | sombrilla de lluvia | ombrellino | sombrinha | зонтичек | !雨傘
towel | !badetuch, !strandtuch, badehandtuch, strandhandtuch, duschtuch | drap de plage, drap de bain, serviette de bain, serviette-éponge | toalla de baño, toallón | telo mare, telo da spiaggia, telo da bagno, asciugamano da spiaggia | canga, toalha de banho | пляжное полотенце, банное полотенце | !ビーチタオル, !バスタオル
blanket | !kuscheldecke, !strickdecke, !wolldecke, tagesdecke, picknickdecke | couverture tricotée, couverture de pique-nique, couette | manta de punto, mantita, frazada, cobija | coperta di lana, coperta a maglia, copertina, !plaid | manta de tricô, cobertor, mantinha, colcha | !плед, покрывало, вязаный плед | 編み物のブランケット, ひざ掛け
pillow | zierkissen, sofakissen | coussins | cojines | cuscini | almofadas | подушечка | 枕, 座布団
beanie | !strickmütze, pudelmütze, bommelmütze, wintermütze, zipfelmütze | bonnet en laine, bonnet à pompon | gorro de lana, gorrito | cuffia di lana, berretto di lana, cappello di lana | gorro de lã, touca de lã | шапка с помпоном, вязаная шапка, шапочка | 毛糸の帽子, !ニット帽
hat | hütchen | | sombrerito, gorrito de fiesta | cappellino di paglia | chapeuzinho | шляпка, шляпа-цилиндр | お帽子
party hat | partyhütchen, geburtstagshut | chapeau pointu, chapeau d'anniversaire | gorro de cumpleaños, gorrito de fiesta | cappellino di compleanno, cappellino da festa | chapeuzinho de aniversário, chapéu de festa | праздничный колпак, колпачок | パーティー帽子, 三角帽子
scarf | !halstuch, strickschal, winterschal | écharpe en laine | bufanda de lana | sciarpa di lana, sciarpetta | cachecol de lã, echarpe | шарфик | 毛糸のマフラー
sweater | strickpullover, strickpulli, norwegerpullover, weihnachtspullover | pull en laine, pull de noël | jersey de lana, suéter navideño, chompa | maglione di lana, maglioncino, pullover | blusa de lã, suéter natalino, pulôver | вязаный свитер, пуловер, кофта | 毛糸のセーター, ニット
raincoat | !regenjacke, ostfriesennerz, regenmäntelchen | !ciré, ciré jaune, k-way | !chubasquero, piloto de lluvia | mantellina | capa impermeável | непромокаемый плащ, дождевичок | カッパ, 雨がっぱ
rain boots | !gummistiefel | bottes de caoutchouc | botas de goma, katiuskas | stivaletti di gomma, stivali da pioggia | botas de borracha | резиновые сапожки | !長靴, レインブーツ
sneakers | turnschuhe, laufschuhe, sneakers | !tennis, baskets | tenis deportivos, zapatillas de deporte, deportivas, bambas, championes | !scarpe da tennis, scarpe sportive, sneakers | sapatênis, par de tênis, !tênis | !кеды, спортивная обувь | !運動靴, ランニングシューズ
high heel | pumps, absatzschuhe, stilettos | escarpins rouges, chaussures à talons | zapatos de tacón alto, zapatillas de tacón | scarpe con il tacco, décolleté | sapatos de salto, sapatos de salto alto | шпильки, туфли | パンプス
slippers | puschen, hausschlappen | charentaises | babuchas | babbucce, pantofole | !pantufas | домашние тапочки, тапки | 室内履き
flip-flops | !badelatschen, badeschlappen | claquettes | sandalias de playa, ojotas | ciabatte infradito, ciabatte da spiaggia | !chinelo de dedo, !havaianas, chinelos de dedo | пляжные тапочки, сланцы | サンダル
t-shirt | shirt | tee-shirt, maillot | playera, remera, polera | maglietta, maglia | camiseta, blusinha | футболочка | ティーシャツ, Tシャツ
bathrobe | morgenmantel | sortie de bain | albornoz | accappatoio, vestaglia | roupão de banho | банный халат | バスローブ
hard hat | arbeitshelm, helm eines bauarbeiters | casque de sécurité, casques de chantier | casco de seguridad, casco de albañil | casco di sicurezza, elmetto da cantiere, casco antinfortunistico | capacete de obra, capacete de segurança | строительная каска, защитная каска, строительный шлем | 安全ヘルメット, 工事用ヘルメット, 工事ヘルメット
bike helmet | radhelm | casque vélo | casco de bici | casco da ciclista, casco da bicicletta | capacete de ciclista | шлем велосипедиста | 自転車用ヘルメット
school bus | schulbusse | bus scolaire, car scolaire, autobus scolaire | autobús escolar, bus escolar, camión escolar | !scuolabus, pulmino della scuola | ônibus escolar | школьный автобус | !スクールバス
bus | !linienbus, stadtbus, reisebus, doppeldecker, doppeldeckerbus | autocar, bus à impériale | colectivo, guagua, autobús de dos pisos | corriera, pullman, bus | lotação, micro-ônibus | автобусик, двухэтажный автобус | 路線バス
truck | laster, lastkraftwagen, brummi | poids lourd, semi-remorque | tráiler, camión de carga | autocarro merci, tir | !camião, carreta, caminhãozinho | фура, грузовичок | 貨物トラック
van | kastenwagen, bulli | !fourgon, fourgonnette | combi, furgón | furgoncino, pulmino | perua, kombi | микроавтобус, минивэн | ワゴン車, 配送車, 宅配車
scooter | vespa, mofa | mobylette, vespa | motoneta, motito, ciclomotor | vespa, motorino | motinho, vespa | мотороллер, веспа | 原付, ベスパ
excavator | löffelbagger, schaufelbagger, minibagger | !excavatrice, tractopelle | retroexcavadora, pala mecánica | !ruspa, escavatrice | retroescavadeira | экскаваторщик, мини-экскаватор | 油圧ショベル, ユンボ
cement mixer | !zementmischer, mischmaschine | toupie à béton, malaxeur | mezcladora de cemento, camión hormigonera | impastatrice di cemento | misturador de cimento, caminhão betoneira | бетоносмеситель | セメントミキサー, ミキサー車
steam train | dampfzug, dampfeisenbahn, lok, lokomotive | !train à vapeur, loco à vapeur | tren a vapor, locomotora a vapor, locomotora | !treno a vapore, locomotiva | !trem a vapor, locomotiva | паровозик, локомотив | SL機関車, SL, 汽車
train | bimmelbahn, bahn, ice, regionalzug, s-bahn | tgv, rame | trenecito, ferrocarril | trenino, frecciarossa | trenzinho | электричка, поезд-экспресс | 新幹線, 汽車の列車
police car | polizeiwagen | véhicule de police | carro de policía, coche patrulla | auto della polizia, volante della polizia | viatura da polícia, viatura | машина полиции | 警察車両
rowing boat | kahn, nachen, boot mit rudern | barque à rames, canot | barca de remos, bote | barchetta, barca, barchino | barquinho a remo, bote, barquinho | шлюпка, лодочка, вёсельная лодка | ボート, 小舟
sailing boat | segelschiff, segeljacht, segelyacht | | barquito de vela, barca de vela | barchetta a vela, barca a vela | barquinho à vela | лодка под парусом, яхта | 帆掛け船
paper boat | papierschiffchen, papierboot | bateau en papier | barquito de papel | barchetta di carta | barquinho de papel | бумажный кораблик | 折り紙の船, 紙の船
ferry | autofähre | bac, traversier | !transbordador, ferry | battello | !balsa, ferryboat | паромчик | 連絡船, カーフェリー
camper van | campervan, bulli camper | camping car, fourgon aménagé | !casa rodante, camper | camper van, furgone camperizzato | !trailer, kombi camper | !автоприцеп, кемпер, фургон для путешествий | !トレーラーハウス
pram | !buggy, kinderbuggy, sportwagen für kinder | landau | !carriola, carrito de bebé, sillita de paseo | !carrozzina, passeggino | carrinho de nenê | !коляска, !колясочка | 乳母車
wheelchair | rolli | chaise roulante | silla con ruedas | carrozzina per disabili | cadeira de roda | кресло-коляска, инвалидная коляска | 車いす, 車イス
sled | rodelschlitten, rodel, schlitten mit geschenken, weihnachtsschlitten | !traîneau | trineo de papá noel | slitta di babbo natale | trenó do papai noel | саночки | サンタのそり
bench | !sitzbank, gartenbank, holzbank | banc de parc | banquito, banca, banqueta de parque | panca, panchina del parco | banco de praça, banco de jardim | скамья, лавка, скамеечка | 長椅子, ベンチシート
stool | schemel | | banquito, banqueta | sgabellino | !banqueta, banco alto | табуреточка | 丸椅子
desk | arbeitstisch, pult, schulbank, schülerpult | pupitre | pupitre, mesa de trabajo | banco di scuola, banchi di scuola | carteira escolar, mesa de escritório | !рабочий стол, парта | 勉強机, 作業机
bedside table | nachtkästchen, nachtschränkchen, nachtschrank, beistelltisch | !table de nuit, table de chevet, chevet | !mesilla de noche, !mesita de noche, mesa de noche, !buró, velador | tavolino da notte | !mesinha de cabeceira, !mesa de cabeceira | прикроватный столик, ночной столик | !サイドテーブル, ベッドサイドテーブル
coffee table | sofatisch, wohnzimmertisch | table de salon | mesita de centro, mesa ratona | !tavolino da salotto, tavolino basso | mesinha de centro | кофейный столик | !ローテーブル, ちゃぶ台
bookshelf | bücherwand, regal, wandregal | étagère à livres, étagères, rayonnage | repisa, estante de libros, librería de madera | scaffale di libri, scaffali | prateleira de livros, prateleira | стеллаж, полка с книгами, книжные полки | 書棚, ブックシェルフ
floor lamp | standleuchte, stehleuchte | lampe de salon, liseuse | lámpara de piso, lámpara de suelo | !piantana, lampada a stelo | !luminária de piso, abajur de chão | !напольная лампа, напольный светильник | スタンドライト
desk lamp | tischlampe, leselampe | lampe de bureau, lampe de table | lámpara de mesa, lamparita | lampada da tavolo, lampada da lettura | abajur de mesa, luminária de mesa | !настольная лампа | !電気スタンド, 卓上ライト
chandelier | lüster | plafonnier en cristal | !araña de cristal, lámpara de araña | lampadario di cristallo | candelabro de teto | хрустальная люстра | 照明のシャンデリア
street lamp | !straßenlampe, gaslaterne, laternenpfahl | !lampadaire de rue, bec de gaz | poste de luz, luminaria, !farola | lampione stradale, !lampioni | !poste de iluminação, poste de rua, lampião | !уличный фонарь, фонарный столб | 外灯, 街路灯, ガス灯
rug | läufer, teppichläufer, flickenteppich | tapis rond, carpette | !tapete, tapetito, alfombrita | tappetino, tappeto rotondo | tapetinho, carpete | половик, ковёр на полу | !絨毯, !カーペット, !じゅうたん, 丸いラグ
curtain | store, vorhänge, gardinen | voilage | cortinita, visillo | tendina, tendaggi | persiana de pano, cortininha | шторка, тюль, занавески | 薄いカーテン
stove | küchenherd, holzherd | gazinière | hornilla, fogón, parrilla de gas | piano cottura, fornelli | fogãozinho, fogareiro | !газовая плита, кухонная плита | !ガスコンロ, かまど
cooking pot | suppentopf, kessel auf dem herd | !casserole, cocotte, !faitout | puchero, cacerola, olla de sopa | pentolone, pentolino, casseruola | caçarola, panelão | кастрюлька, котелок | お鍋, 両手鍋, 土鍋
pan | bratpfanne, gusspfanne | poêlon, poêle à frire | sartencita, paila | padellina, tegame | frigideirinha | сковорода-гриль | 片手鍋
whisk | rührbesen, quirl | fouet à pâtisserie, fouet de cuisine | !varillas, batidor de varillas, batidora de mano | !frusta, frusta a mano, frusta da cucina | !fouet, batedor de ovos, batedor de claras | веничек, венчик для взбивания | ホイッパー
kettle | teekessel, wasserkocher | bouilloire électrique | !pava, caldera, !tetera eléctrica, hervidor de agua | bollitore elettrico | chaleira elétrica | электрочайник, чайничек | 湯沸かし, 電気ケトル
mug | kaffeetasse, kaffeebecher, keramiktasse, henkelbecher | tasse à café, grande tasse | tazón, taza de café, jarrito | tazza da caffè, !mug, tazzone | caneca de café | кружечка, кофейная кружка | コーヒーカップ, マグ
cup | teetasse, tässchen | tasse à thé | tacita, taza de té, pocillo | tazzina, tazza da tè | xicrinha, xícara de chá | чашечка, чайная чашка | 湯飲み, 湯呑み, ティーカップ
bowl | müslischale, salatschüssel, suppenschüssel, schälchen | coupelle, jatte | bol, plato hondo, cuenquito | insalatiera, coppetta, scodellina | cumbuca, vasilha | мисочка, пиала, салатница | お椀, !どんぶり, お茶碗
glass | gläschen | | vasito | bicchierino | copinho | стаканчик | ガラスコップ
jar | !schraubglas, vorratsglas, weckglas, marmeladenglas, honigglas, konservenglas | pot de confiture, bocal en verre, pot de miel | bote, botecito, tarro de cristal, frasco de vidrio | vaso di vetro, vasetto di vetro, vasetto di miele | potinho, vidro de conserva, pote de vidro | баночка, стеклянная банка | !ジャー, ガラス瓶, 保存瓶
perfume | parfumflakon, !parfümflakon, !parfümflasche, flakon | flacon, eau de parfum | colonia, botella de perfume | boccetta di profumo, !bottiglia di profumo, flacone di profumo | vidro de perfume, vidrinho de perfume | флакон, флакончик духов, парфюм | 香水の瓶, 香水ボトル
soap | seifenstücke | savonnette | pastilla de jabón, jaboncillo | saponetta | sabonete em barra | брусок мыла | !せっけん, ソープ
toothbrush | kinderzahnbürste | brosse à dents en bambou | cepillo dental | spazzolino di bambù | escovinha de dente | зубные щётки | はぶらし
clock | !wanduhr, küchenuhr, bahnhofsuhr | !horloge murale, pendule | reloj de pared, reloj | !orologio da parete, orologio a muro, pendola | relógio de parede | часы на стене, настенные часы | !壁掛け時計, 柱時計
wristwatch | uhr am handgelenk | montre-bracelet | reloj de muñeca | orologino | relógio de pulso | часики | 腕時計
book | büchlein, !buch, schmöker | bouquin, livre ouvert | librito, libro abierto | !libricino, libretto, libro aperto | !livrinho, livro aberto | !книжка, !книжечка, книжку, книги | 御本
notebook | notizheft, schreibheft, heftchen | bloc-notes, calepin | libretita, cuadernillo | blocchetto, taccuino, quadernino | caderninho, bloquinho, bloco de notas | блокнотик, тетрадка | 帳面, メモ帳
pencil | buntstift, buntstifte, farbstift | !crayon à papier, crayon de couleur, crayons de couleur | lapicero, lápiz de color, lápices de colores | matita colorata, matite colorate, pastelli | lápis de cor | цветной карандаш, цветные карандаши, карандашик | 色鉛筆
pen | kuli, füller | stylo-plume, stylo bille, bic | birome, lapicera, esfero | biro, penna a sfera | esferográfica | шариковая ручка, авторучка | ボールペン
magnifying glass | vergrößerungsglas | verre grossissant | lente de aumento | lente d'ingrandimento, lentina | lente de aumento | !увеличительное стекло | !ルーペ, 拡大鏡
laptop | klapprechner, notebook-computer | pc portable, ordi portable | computadora, compu, ordenador | pc portatile, computer | computador portátil, laptop | лэптоп, компьютер-ноутбук | !ノートPC, PC, ラップトップ
phone | mobiltelefon, iphone | téléphone portable, mobile, iphone | teléfono móvil, celu, smartphone, iphone | telefonino, iphone | telefone celular, smartphone, iphone | мобильник, мобильный телефон, айфон, телефончик | 携帯, アイフォン, 電話
headphones | ohrhörer, headset | !casque audio, oreillettes | cascos, auris | auricolari, cuffiette | fone de ouvido, headset | наушнички | !ヘッドフォン, イヤホン
teddy bear | kuschelbär, plüschbär, stoffbär, plüschteddy | !ours en peluche, nounours, ourson en peluche | !osito de peluche, !oso de peluche, peluche de oso | !orsetto di peluche, orso di peluche, peluche di orso, orsetto | !urso de pelúcia, ursinho | !плюшевый медведь, плюшевый медвежонок, !мишка, игрушечный медведь | !ぬいぐるみのクマ, !クマのぬいぐるみ, くまのぬいぐるみ
building blocks | !bausteine, holzklötze, bauklötzchen, klötze | !cubes, !cubes en bois, legos | !bloques, cubos de madera, bloques de madera | !cubi, cubetti, !costruzioni, mattoncini | !blocos, bloquinhos, blocos de madeira | кубики деревянные, игрушечные кубики | つみき, ブロック
kite | lenkdrachen, !drachen zum steigen | cerfs-volants | barrilete, volantín, papagayo, papalote | aquiloni | papagaio de papel, pandorga, raia | бумажный змей, летучий змей | タコ揚げの凧
balloon | luftballons, ballon | !ballons de baudruche, ballons gonflables, ballons | globos, globito | palloncini | !bexigas, balões, bexiga | шарики, воздушные шарики, !воздушный шарик | ふうせん, バルーン
football | !lederball, fussball | !ballon de foot, ballons de foot | !pelota de fútbol, esférico, balón | !pallone da calcio, palla da calcio | bola de futebol | футбольный мячик | サッカーのボール
basketball | korbball | !ballon de basket, ballon de basketball | !pelota de baloncesto, pelota de básquet | !pallone da basket, palla da basket, pallone da pallacanestro | bola de basquetebol | мяч для баскетбола | バスケットのボール, バスケのボール
puzzle piece | puzzlestück, puzzleteile, puzzlestücke | !pièces de puzzle, morceau de puzzle | pieza del rompecabezas, fichas de puzle | !tessera del puzzle, !tessere del puzzle, pezzi di puzzle | peças de quebra-cabeça, peça do quebra-cabeça | деталь пазла, элемент пазла, фрагмент пазла, части пазла | ジグソーピース
dice | spielwürfel | !dés, dés à jouer, dé à jouer | !dado, !dados | !dado, !dadi | !dado, !dados de jogo | !кубик игральный, игральный кубик, игральные кубики | さいころ
seesaw | gartenwippe | !tape-cul, bascule | !sube y baja, subibaja, balancín | bilico, dondolo a bilico | gangorrinha | балансир, качалка-балансир | ぎったんばっこん
swing | kinderschaukel, reifenschaukel | balancelle | hamaca de jardín, columpios | dondolo | balancinho | качельки | ぶらんこ
yarn | !wollknäuel, knäuel wolle, garnknäuel, !wollknäuels | !pelote, !pelote de laine, pelotes de laine | !hilo, !estambre, !ovillo, madeja | !gomitolo di lana, matassa, filo di lana | !novelo, novelos de lã | !клубок шерсти, !клубок ниток, клубок пряжи, моток пряжи | 糸玉, 毛糸の玉
stepladder | trittleiter, klappleiter | escabeau | escalerilla | scaletta | escadinha | !стремянка | 脚立
ladder | holzleiter, strickleiter | échelle en bois | escalera de mano | !scala a pioli, scale a pioli | escada de mão | приставная лестница | 梯子
watering can | blechgießkanne | arrosoir en zinc | regaderita | !innaffiatoio, annaffiatoio di latta | regadorzinho | леечка | ジョーロ
flower pot | tontopf, pflanztopf | pot en terre cuite, pot de terre cuite | macetita, maceta de barro | !vaso di terracotta, vaso per piante, vasi di terracotta | vasinho, vaso de barro | горшок, цветочные горшки, глиняный горшок | 素焼きの鉢, 鉢
vase | !blumenvase, glasvase, bodenvase | vase en verre | jarrón de cristal, !jarrón | vaso di vetro soffiato, vaso | jarro, vasinho | вазочка, стеклянная ваза | 花びん
paper lantern | lampion, lampions | lampion, lampions, lanterne en papier | !farolillo, farolito, farolillos, linterna de papel, farolillo de papel | lanterna di carta, lanterne di carta | lanterna de papel, lanternas de papel | бумажный фонарик, бумажные фонарики | !提灯, ちょうちん
lantern | sturmlaterne, öllaterne, gartenlaterne | lanterne à bougie | farol de vela | lanterna a olio | lampião a óleo | фонарь со свечой | 手提げランタン
campfire | feuerstelle | feu de bois, feu de joie | hoguera, fogón al aire libre | !fuoco da campo, fuocherello | fogueirinha | костерок | かがり火, たき火
tent | igluzelt, campingzelt, hauszelt | tente de camping | !carpa, tienda, toldo de campaña, casa de campaña | tenda canadese, tendina da campeggio | barraquinha, barraca de camping | палаточка, туристическая палатка | テントの中
magic wand | !zauberstab | !baguette magique, baguette de sorcier | varita, varita mágica | bacchetta, bacchetta magica | varinha, varinha mágica | волшебная палочка | 魔法の杖
staff | magierstab, wanderstab, hirtenstab, holzstab | !bâton magique, bâton de magicien | !bastón mágico, cayado, báculo, vara | bastone da mago, !bastone luminoso | cajado mágico, bastão | волшебный посох, магический посох | 魔法使いの杖
treasure chest | !schatzkiste, truhe, piratentruhe | coffre de pirate, coffre | cofre, arcón del tesoro, baúl del tesoro | !scrigno del tesoro, baule del tesoro, cofanetto | arca do tesouro, baú | сундук, сундучок, сундук сокровищ | 宝石箱の宝箱
flashlight | !taschenlampe, stirnlampe | lampe torche, lampe de poche | linterna de mano | torcia, torcia elettrica | lanterna de mão | карманный фонарик | 懐中電灯
gears | !zahnräder, räderwerk | !engrenages, rouages | engranajes | ingranaggi | engrenagens | шестерёнки, шестеренки | 歯車
globe | !weltkugel, erdkugel | mappemonde, globe | bola del mundo, globo | mappamondo, globo terrestre | globo, globo do mundo | земной шар | 地球ぎ
hammock | hängesessel | hamac coloré | hamaca colgante, chinchorro | amaca tra due alberi | !rede de descanso, rede de balanço, rede de dormir | гамачок | 吊り床
spotlight | scheinwerfer, strahler, bühnenscheinwerfer | projecteur, spot | reflector, foco de escenario | faretto, riflettore | holofote, refletor | прожектор | スポットライト
surfboard | surfboard, board zum surfen | planche de surfeur | tabla, tabla de surf | tavola, surf | !prancha, prancha de surfe | доска сёрфера, сёрф | サーフィンボード, サーフィンの板
skateboard | rollbrett | !skate, planche à roulettes | skate, patineta, monopatín | !skate, tavola da skate | skatezinho, !skate | !скейт, скейтборд | スケボー
tennis racket | schläger | raquette | !raqueta, !raqueta de tenis | !racchetta, !racchetta da tennis | !raquete, !raquete de tênis | ракетка, ракетка для тенниса | !テニスラケット, !ラケット
dumbbell | kurzhantel, hanteln, gewichte | haltères, poids de musculation | mancuernas, pesas | !manubrio, !manubri, pesetti | !haltere, halteres, pesinhos | гантели, гантелька, гиря | 鉄アレイ
yoga mat | sportmatte, gymnastikmatte | tapis de sol, tapis de gym | esterilla, colchoneta, mat de yoga | !tappetino yoga, tappetino, materassino yoga | !tapete de yoga, !tapete de ioga, colchonete | йога-коврик, гимнастический коврик | ヨガのマット
stethoscope | hörrohr | stétho | fonendo | fonendoscopio | esteto | !фонендоскоп | 聴診器
gauze | mullbinde, binde, verbandsrolle | !bandage, bande de gaze | !vendaje, vendas, !venda | !fasciatura, bende, garza | !bandagem, !faixa, gaze | бинты, марля | ガーゼ, ほうたい
band aid | !pflaster, heftpflaster | pansements | tiritas, curitas | cerotti | curativos, esparadrapo | лейкопластырь, пластыри | ばんそうこう
blackboard | wandtafel, schultafel, kreidetafel | !tableau noir, tableau d'école, ardoise | pizarrón, pizarra de tiza, encerado | lavagna nera, lavagna di scuola | lousa, quadro de giz, !quadro-negro | !школьная доска, меловая доска | こくばん
signpost | !holzschild, wegweiser, straßenschild, !schild, hinweisschild | !pancarte, panneau indicateur, panneau en bois | letrero de madera, rótulo, señal | segnale, cartello di legno, indicazione | placa de madeira, letreiro | !табличка, дорожный знак, деревянная табличка | 立て札, 道しるべ
trash can | abfalleimer, tonne | bac à ordures | tacho de basura, contenedor de basura, bote de basura | cestino, bidone | balde de lixo | корзина для мусора, мусорка | くずかご, ごみ箱
vacuum cleaner | sauger, saugroboter | robot aspirateur | aspirador, robot aspirador | robot aspirapolvere | aspirador, robô aspirador | робот-пылесос | ロボット掃除機
fountain | springbrunnen, brunnen | jet d'eau | fuente | fontana, fontanella | chafariz, fonte | фонтанчик | 噴水
ticket | eintrittskarte, fahrkarte, fahrschein | billet de train, ticket d'entrée | entrada, boleto, pasaje | biglietto, biglietti | ingresso, bilhete, passagem | билетик, проездной | 切符, チケット
`;
