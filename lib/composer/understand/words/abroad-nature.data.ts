/** More words of the other languages for living things, food, nature, buildings and people, as in `ABROAD_GOODS`. */
export const ABROAD_NATURE = `
tortoise | !landschildkröte, schildkröte an land | tortue terrestre | tortuga de tierra | !tartaruga di terra, !testuggine | !cágado, !jabuti | сухопутная черепаха | リクガメ
puppy | !hundebaby, !welpen, hundchen | chiots | !cachorro, !cachorrito, !perrito, cachorritos | !cagnolino, !cucciolo, cuccioli di cane | !filhote de cachorro, !filhote de cão, !cãozinho, !cachorrinho | !щеночек, !щенки | !仔犬, 子いぬ
kitten | !katzenbaby, babykatze, kätzchen, katzenjunges | minou, bébé chat | !gatito, minino | !micino, !micio, gattini | !filhote de gato, !gatinho, gatinhos | котёночек, !котята, котик | !仔猫, 子ねこ
dog | hündin, wauwau, vierbeiner | !toutou, !chienne | perra | !cagnolina, !cagna, cagnone | !cadela, !cão, totó | !собачка, !пёсик, псина | !わんこ, !いぬ, ワンちゃん, 愛犬
cat | mieze, stubentiger, kater | !minet, matou | gata, michi | !gatta, micia, gattone | !gata, bichano | !котик, !кошечка, котище | !ねこ, ニャンコ, 飼い猫
duckling | !entenküken, entchen, entenjunges | canetons | !patitos, patito | anatroccoli | patinhos, filhote de pato | утята, утёночек | !子ガモ, 子鴨, カモの親子の子
chick | kücken | | !polluelo, pollitos | !pulcini | pintainho, pintinhos | цыплёночек, цыплята | ヒヨコ
piglet | ferkelchen, schweinchen | !cochonnet | !cerdito, cochinito, chanchito | !maialino, porcellino | !leitãozinho, porquinho | свинка, поросёночек, поросята | 子ぶた, 仔豚, こぶた
pig | sau, hausschwein | cochon, porc | chancho, puerco, cochino, marrano | maiale, porco | porco, suíno | свинья, хрюшка | ブタ, ぶた
cow | kälbchen, milchkuh | génisse | vaquita, !becerro, ternera | mucca, vitellina, mucche | vaquinha, !bezerro | коровка, бурёнка | めうし
guinea pig | meeri | !cobaye | !cuy, cuyo, conejillo de indias | !cavia, porcellino d'india | preá, porquinho da índia | морские свинки | モルモットさん
squirrel | eichkätzchen | | ardillita | scoiattolino | esquilinho | !белочка, !белка | りす
hedgehog | igelchen | | erizito | !riccio, riccetto, porcospino europeo | ouricinho | !ёжик, !ежик, ёжичек | はりねずみ
hamster | goldhamster | | hamstercito | cricetino | hamsterzinho | !хомячок, хомячки | はむすたー
rabbit | häschen, kaninchen, karnickel, hase | lièvre, lapereau | conejito, liebre | coniglietto, leprotto, lepre | coelhinho, lebre | зайка, зайчик, зайчонок, кролик | うさぎ, ウサギ, 子うさぎ
parrot | ara, sittich, nymphensittich | perruche, ara | !papagayo, cotorra, periquito | !cocorita, pappagallino | !periquito, arara | попугайчик, !волнистый попугайчик | セキセイインコ
cactus | kakteen, kaktee, säulenkaktus | cactées, petits cactus | cactos, cactáceas, nopal | piante grasse, cactacee | cactos, mandacaru | кактусы, кактусик | サボテンの鉢
birch | birken, birkenbäume | bouleaux, bouleau | abedules | betulle | bétulas, bétula | берёзы, берёзки, березка | 白樺の木
rose bouquet | strauß rosen, rosenstrauß, bund rosen, rosenstrauß |  |  |  |  | букет роз, букетом роз, букета роз | バラの花束, バラのブーケ
tulip bouquet | strauß tulpen, tulpenstrauß, bund tulpen, tulpenstrauß |  |  |  |  | букет тюльпанов, букетом тюльпанов, букета тюльпанов | チューリップの花束, チューリップのブーケ
daisy bouquet | strauß gänseblümchen, gänseblümchenstrauß, bund gänseblümchen, gänseblümchenstrauß |  |  |  |  | букет ромашек, букетом ромашек, букета ромашек | デイジーの花束, デイジーのブーケ
sunflower bouquet | strauß sonnenblumen, sonnenblumenstrauß, bund sonnenblumen, sonnenblumenstrauß |  |  |  |  | букет подсолнухов, букетом подсолнухов, букета подсолнухов | ひまわりの花束, ひまわりのブーケ
lily bouquet | strauß lilien, lilienstrauß, bund lilien, lilienstrauß |  |  |  |  | букет лилий, букетом лилий, букета лилий | ユリの花束, ユリのブーケ
poppy bouquet | strauß mohnblumen, mohnblumenstrauß, bund mohnblumen, mohnblumenstrauß |  |  |  |  | букет маков, букетом маков, букета маков | ポピーの花束, ポピーのブーケ
carnation bouquet | strauß nelken, nelkenstrauß, bund nelken, nelkenstrauß |  |  |  |  | букет гвоздик, букетом гвоздик, букета гвоздик | カーネーションの花束, カーネーションのブーケ
peony bouquet | strauß pfingstrosen, pfingstrosenstrauß, bund pfingstrosen, pfingstrosenstrauß |  |  |  |  | букет пионов, букетом пионов, букета пионов | 牡丹の花束, 牡丹のブーケ
hydrangea bouquet | strauß hortensien, hortensienstrauß, bund hortensien, hortensienstrauß |  |  |  |  | букет гортензий, букетом гортензий, букета гортензий | アジサイの花束, アジサイのブーケ
orchid bouquet | strauß orchideen, orchideenstrauß, bund orchideen, orchideenstrauß |  |  |  |  | букет орхидей, букетом орхидей, букета орхидей | 蘭の花束, 蘭のブーケ
daffodil bouquet | strauß narzissen, narzissenstrauß, bund narzissen, narzissenstrauß |  |  |  |  | букет нарциссов, букетом нарциссов, букета нарциссов | 水仙の花束, 水仙のブーケ
chrysanthemum bouquet | strauß chrysanthemen, chrysanthemenstrauß, bund chrysanthemen, chrysanthemenstrauß |  |  |  |  | букет хризантем, букетом хризантем, букета хризантем | 菊の花束, 菊のブーケ
fox | füchschen, füchsin | renardeau | zorrito, zorra | volpe, volpacchiotto | raposinha | лисичка, лиса, лисёнок | きつね
bear | bärchen, bärenjunges, braunbär | ourson, ours brun | osito, oso pardo | orsetto bruno, orsacchiotto bruno, orso bruno | ursinho pardo, urso pardo | медвежонок, мишутка, бурый медведь | くま, 子グマ, ヒグマ
mouse | mäuschen, feldmaus | souriceau | ratita, ratoncita | topino, topolino | ratinha, camundonguinho | мышонок, мышка | ねずみ
frog | fröschlein, laubfrosch | rainette, crapaud | ranita, sapo | ranocchio, ranocchia, rospo | rãzinha, sapinho, perereca | лягушонок, лягушечка, жаба | かえる, カエル
ladybird | marienkäferchen | bête à bon dieu | !catarina, vaquita de san antonio, chinita | coccinelle | joaninhas | божья коровка | てんとうむし
firefly | leuchtkäfer | vers luisants, ver luisant | cocuyo, luciérnagas | lucciole | !pirilampo, vagalume, vaga-lumes | светлячки | 蛍
caterpillar | kleine raupe | | gusano verde, oruguita | bruchetto | lagartinha | гусеничка | !青虫, いもむし, 毛虫
snail | schneckchen, weinbergschnecke | limace | caracolito, babosa | lumachina, chioccioline | !caramujo, caracolzinho, lesma | улиточка | でんでんむし, かたつむり
worm | würmchen | vermisseau | gusano, lombricita | vermicello, lombrichi | minhoquinha, verme | !дождевой червь, червячок | みみず
ant | ameisen | fourmis | hormiga, hormigas | formica, formiche | formiga, formigas | муравей, муравьи | アリ, 蟻
bee | bienchen, honigbiene | | abejita | apetta, ape | abelhinha | пчёлка | ミツバチ, みつばち
butterfly | falter, schmetterlinge | | maripositas, mariposa | farfallina, farfalle | borboletinha | бабочки, мотылёк | ちょうちょ, チョウ, ちょうちょう
reindeer | rentiere, renntier | rennes | reno de navidad | renne, renna di babbo natale | renas, rena de natal | !северный олень, северные олени | サンタのトナカイ
deer | reh, rehkitz, kitz, bambi | biche, faon | venado, ciervo, cervatillo | cerbiatto, cervo, capriolo | veado, cervo, corça | оленёнок, косуля, олени | 小鹿, シカ
horse | pferdchen, ross, pony | jument | caballito, yegua, corcel | cavallino, cavalla | cavalinho, égua | лошадка, конь, кобыла | うま
baby | wickelkind | poupon, nouveau-né | guagua, bebito, recién nacido | bimbo, neonato | !neném, nenê, bebezinho, recém-nascido | новорождённый, !младенец, грудничок | 赤ん坊, ベビー
grandmother | großmama, omi | mémé, mamy | yaya, abue | !nonnina, nonnetta | vovozinha, !vovó | !бабуля, бабулечка | おばあさん, ばあば
grandfather | großpapa, opi | pépé, papy | yayo, abuelito | nonnino, !nonnetto | vovozinho, !vovô | дедуля, дедушка | おじいさん, じいじ
visitor | gäste, café-gast | invités, hôte | !huésped, invitados, convidado | ospiti, invitati | !hóspede, convidados | гости, !гостья | !来客, 客人
customer | kundschaft, käufer, käuferin | acheteur, acheteuse, consommateur | comprador, compradora | acquirente, compratore | comprador, compradora | покупательница, клиентка | お客様, 買い物客
young woman | junge frau | jeune femme, demoiselle | joven mujer, mujer joven, muchacha, señorita | giovane donna, signorina | moça, jovem mulher | молодая женщина, !девушка | 若い女性, お姉さん
man | herr, kerl | monsieur, gars, type | señor, tipo, tío | signore, tizio | senhor, cara, sujeito | мужик, господин | おじさん, 男性, 男の人
woman | dame | dame | señora, dama | signora, dama | senhora, dama | дама, тётя | おばさん, 女の人, 婦人
businessman | unternehmer, manager, geschäftsmänner | !homme d'affaires, !hommes d'affaires, chef d'entreprise, entrepreneur | empresario, ejecutivo | !uomo d'affari, !uomini d'affari, manager | executivo, empresário | предприниматель, менеджер | !サラリーマン, 実業家
businesswoman | unternehmerin, managerin, geschäftsfrauen | !femme d'affaires, !femmes d'affaires, cheffe d'entreprise, entrepreneuse | ejecutiva, empresaria | !donna d'affari, !donne d'affari | executiva, empreendedora | предпринимательница, деловая женщина | !女性起業家, キャリアウーマン
office worker | büroangestellte, büroangestellter, angestellter, angestellte | employé de bureau, employée de bureau, salarié | oficinista, empleado de oficina, empleada | impiegato, impiegata | funcionário de escritório, funcionária | офисный работник, офисная сотрудница, сотрудник | 会社員, OL
teacher | lehrkraft, grundschullehrerin | !instituteur, !institutrice, !prof, professeure, !maîtresse, maître d'école | !profesor, !profesora, profe, maestra de escuela | !professore, !professoressa, prof, maestra di scuola | !professora, !professor, profe | учительница, преподаватель, преподавательница, педагог | 女性教師, 女の先生
pupil | grundschüler, schulkinder, schülerinnen | collégien, lycéen, écoliers | colegial, alumnos, escolares, estudiantes de primaria | scolari, alunni | estudante de escola, aluninho | школьница, первоклассник, ученики | 小学生, 児童, 教え子
postman | postbotin, briefträgerin | !factrice, postier | !cartero, cartera de correos | portalettere, postina | !carteira de correios, carteiro | почтальонша | 郵便屋, 郵便局員
courier | paketzusteller, zusteller, lieferant, paketbotin, fahrradkurier | coursier, livreuse | repartidora, mensajero | rider, corriera di pacchi | motoboy, entregadora | доставщик, курьер доставки, разносчик | !宅配便の人, 宅配員, 配達の人
builder | bauarbeiterin, handwerker | !ouvrier du bâtiment, ouvriers du bâtiment, ouvrière | obrero de la construcción, !albañil, trabajador de la construcción | operaio, operai, muratori | peão de obra, pedreiros, trabalhador da construção | рабочие, строительница, строители | 工事の人, 建設作業員, 職人さん
electrician | elektroniker | électricienne | técnico electricista | tecnico elettricista | eletricista de manutenção | электромонтёр, монтёр | !電気工事士
farmer | bauersfrau, landwirtin, bauern | agricultrice, fermière, paysanne | campesina, agricultora, ranchero, granjera | contadina, agricoltrice, fattore | lavrador, agricultora, camponês, fazendeira | фермерша, крестьянин, земледелец | !農家の人, 農夫さん
baker | bäckermeister, konditor, konditorin | pâtissier, pâtissière, boulangère | pastelera, repostero, panadera | pasticciere, pasticcera, fornaia | confeiteira, confeiteiro, padeira | кондитер, пекарша, булочник | !パン屋さん, パティシエ
florist | floristin, blumenhändlerin, blumenverkäuferin | !fleuriste, vendeuse de fleurs | florista, vendedora de flores | !fioraia, !fioraio, fiorista | florista, vendedora de flores | флористка, цветочница | !花屋さん, フローリスト
chef | chefkoch, küchenchef, küchenchefin | !chef cuisinier, chef de cuisine, cheffe | chef de cocina, cocinero jefe | capocuoco, chef, pizzaiolo | chefe de cozinha, chef | шеф-повар, повариха | シェフ, 板前, 調理師
saxophonist | !saxophonist, !saxofonist, saxophonspieler, saxophonistin, saxofonspieler | joueur de saxophone, saxo | músico de saxofón | suonatore di sassofono | saxofonista | саксофонистка | !サックス奏者, サックスプレーヤー, サックス吹き
guitarist | gitarrespieler | joueur de guitare | guitarrero | chitarrista rock | !violonista, tocador de violão | гитаристка | ギター弾き
drummer | trommler, drummer | batteuse, percussionniste | percusionista | percussionista, batterista | percussionista | ударник, барабанщица | 太鼓奏者
elf | !waldelf, elben, elb | elfe des bois | elfa, elfo del bosque | elfo dei boschi, elfa | elfa, elfo da floresta | эльфийка, лесной эльф | エルフの少女
fairy | feen, zauberfee, !elfe | | hadita, hadas | !fatina, fate | !fadinha, fadas | феечка, феи | フェアリー
dwarf | zwerge, zwerglein, wichtel | nains | enanito, gnomo | nanetto, gnomo, nanerottolo | anãozinho, gnomo | гномик, дварф, гномы | こびと, 小人
garden gnome | !gartenzwerg | nain de jardin | enano de jardín, gnomo de jardín | nano da giardino | anão de jardim | садовый гном | 庭の小人, ノーム
knight | ritterin, rittersmann | chevalière | !caballero andante, caballero medieval, !caballero con espada | cavaliere medievale, cavaliere errante | cavaleiro medieval | рыцарша, витязь | ナイトの騎士
ghost | geistchen, schlossgespenst, spuk | spectre | fantasmita, espectro | fantasmino, spettro | fantasminha, assombração | призраки, приведение, привиденьице | !おばけ, !お化け, ゴースト
white rabbit | !osterhase, !osterhäschen | !lapin de pâques | !conejo de pascua, conejito de pascua | !coniglio di pasqua, !coniglietto pasquale, coniglietto di pasqua | !coelho da páscoa, !coelhinho da páscoa | !пасхальный кролик, пасхальный заяц | !イースターバニー, イースターうさぎ
cherry | sauerkirsche, kirschen | griotte, cerises | guinda, cerezas | ciliegina, ciliegie | cerejinha | !вишенка, !вишенки, вишни | !チェリー
candy | !süßigkeiten, süßes, naschereien, bonbon, zuckerzeug | !friandises, !sucreries, confiseries | !dulces, !golosinas, chuches, caramelos | !dolciumi, !dolci, caramelline | !doces, guloseimas, balinhas, docinhos | !сладости, конфетки, !конфеты | !お菓子, スイーツ, おかし
lollipop | dauerlutscher, schleckstängel | !sucette | chupetín, chupachups, pirulí | chupa chups | chupa-chups | !леденец, леденец на палочке, чупа-чупс | !ペロペロキャンディ, 棒付きキャンディ
chocolate | schoki, schokoladentafel, pralinen | tablette de chocolat | tableta de chocolate, bombones | tavoletta di cioccolato, cioccolatini | barra de chocolate, bombons | !шоколадка, плитка шоколада | !チョコ, 板チョコ
ice cream | eiskugel, eisbecher, !eiswaffel, waffeleis, softeis | !crème glacée, esquimau, boule de glace | !cucurucho, cono de helado, nieve, barquilla | cono gelato, coppa di gelato | !sorvete de casquinha, picolé, casquinha | мороженка, эскимо, рожок с мороженым | ソフトクリーム, アイス
pancakes | !palatschinken, crêpes, eierkuchen | galettes, pile de crêpes | crepes, hotcakes | frittelle, pila di pancake | panqueca, pilha de panquecas | !блинчики, !блины, блин, стопка блинов | ホットケーキ
cake | !kuchen, törtchen mit sahne, obstkuchen, napfkuchen | !gâteau, gâteau au chocolat | !pastel, !torta, tarta | !torta, ciambellone | !bolo, bolinho | !тортик, !торт | !ケーキ
birthday cake | geburtstagskuchen mit kerzen | gâteau avec des bougies | !pastel de cumpleaños, torta de cumpleaños | !torta di compleanno | bolo de aniversário | !именинный торт, праздничный торт | お誕生日ケーキ
cake slice | !kuchenstück, !tortenstück | !tranche de gâteau, !part de gâteau | rebanada de pastel, porción de torta | fetta di torta, fettina di torta | pedaço de bolo | !кусок торта, кусочек торта | !ケーキ一切れ, ケーキ1切れ
cupcake | muffin, kuchen im förmchen | | !magdalena, pastelito, ponquecito | !tortina, tortine, dolcetto | bolinho decorado | !кекс, кексик, капкейки | カップケーキ
jack-o-lantern | !halloween-kürbis, !halloweenkürbis, !geschnitzter kürbis, geschnitzte kürbisse, geschnitzten kürbissen, geschnitzten kürbis, !kürbislaterne, kürbisfratze | !citrouille sculptée, !citrouilles sculptées, citrouille d'halloween, citrouille creusée, citrouilles creusées | !calabaza tallada, !calabazas talladas, calabaza de halloween | !zucca intagliata, !zucche intagliate, zucca di halloween, zucca scavata | !abóbora esculpida, !abóboras esculpidas, abóbora de halloween, abóbora entalhada | !резная тыква, !резные тыквы, тыква-фонарь, светильник джека, фонарь из тыквы, тыква с вырезанным лицом | !ジャックオーランタン, !くり抜いたかぼちゃ, くりぬいたカボチャ, ハロウィンのかぼちゃ, かぼちゃのランタン
pumpkin | hokkaido, kürbisse | courge, potimarron | zapallo, ahuyama | zucche, zucchetta | jerimum, moranga | тыковка | パンプキン
lettuce | !kopfsalat, eisbergsalat, !salatkopf, salatköpfe, blattsalat | !laitue, !salade verte, !salades, romaine | cogollo, lechugas | insalata verde, cespo di lattuga | pé de alface, alfaces | !листья салата, салатные листья, кочан салата | !レタス
bell pepper | !paprika, paprikas, paprikaschoten | poivron rouge, poivrons | pimiento morrón, !pimentón, ají dulce | peperoni, peperone rosso | pimentões | !перец, !перцы, сладкий перец, болгарские перцы | ピーマン
tomato | tomätchen, kirschtomaten, strauchtomate | tomates cerises | !jitomate, tomatitos | pomodorini, pomodori | tomatinho | помидорчик, помидоры черри, !томаты | ミニトマト
potato | kartoffeln, erdapfel | pommes de terre, patates | papas, papitas, patatas | patate | batatinha | !картофелина, картошина, картофелины | ポテト
peach | nektarine | nectarine | nectarina | pesche | pêssegos | персики | ピーチ
pineapple | ananasfrucht | ananas frais | !ananá, !piña | ananas | ananás | ананасик | パインアップル
tree | bäumchen, laubbaum, !olivenbaum | arbrisseau, !olivier, arbre isolé | arbolito, !olivo | alberello, !ulivo, pianta d'alto fusto | arvorezinha, !oliveira | деревце, деревья, !олива, !оливковое дерево | 樹木, 木々, !オリーブの木
cherry tree | blühender kirschbaum | cerisier, cerisiers | cerezo, cerezos | ciliegio, ciliegi | cerejeira, cerejeiras | вишнёвое дерево, вишня дерево | 桜の木, サクラ
willow | !trauerweide, weidenbaum | saule pleureur | sauce llorón | salice piangente | chorão, salgueiro-chorão | ивушка, плакучая ива | しだれ柳
conifer | !tannenbaum im wald, !tanne, !tannen, nadelbaum | !sapin, conifère, sapins | pino de navidad, coníferas | abeti, conifera | pinheirinho, conífera | ельник, ёлочка в лесу, !ели | 針葉樹
christmas tree | !weihnachtsbaum, !christbaum, tannenbaum mit kugeln | !sapin de noël, arbre de noël, !sapin décoré | !árbol de navidad, arbolito de navidad, pino navideño, árbol navideño | !albero di natale, alberello di natale | !árvore de natal, pinheiro de natal, arvorezinha de natal | !ёлка, !елка, !ёлочка, !новогодняя ёлка, рождественская ёлка | !クリスマスツリー, !ツリー
flower | blümchen, blüten, blümelein | fleurette | florecita, florcita | fiorellino, fiorellini | florzinha, florzinhas | !цветочек, !цветочки, цветы | お花, 花々
poppy | !klatschmohn, mohn, mohnblumen | coquelicots | amapolas | papaveri | papoulas | !маки, мак | ひなげし, 芥子
branch | !zweig, !zweige, ästchen | rameau, brindille | ramita, ramas | ramoscello, rametto, rami | galhinho, raminho | веточка, ветки, ветви | !木の枝, 小枝
log | baumstämme, holzstamm | !rondin, tronc d'arbre, tronc | tronco, tronco de árbol, leños | tronco d'albero, ciocco | tronco de árvore, toras, lenha | брёвна, поленья | 丸太の木
tree stump | stumpf | tronc coupé, souche d'arbre | tronco cortado | !ceppo, !ceppo d'albero, ceppo di legno | !toco, tronco cortado | пенёк, !пень | きりかぶ
potted plant | !zimmerpflanze, grünpflanze, topfblume, zimmerpflanzen | plante grasse, plantes vertes | plantita, planta de interior, matera con planta | !pianta da appartamento, !pianta da interno, piantina | !plantinha, planta em vaso | комнатный цветок, растение в горшке, растения в горшках | 鉢植えの植物, !観葉植物
moon | halbmond am himmel, mondlicht | croissant de lune | lunita, media luna | luna crescente | luazinha | месяц на небе | !お月様, お月さま
star | sternlein, sternenhimmel mit sternen | | estrellita | stellina, stelline | estrelinha | !звёздочка, звёздочки, !звезды | !お星様, お星さま
sun | lachende sonne | | solecito | solicello, sole che ride | solzinho | !солнышко | おひさま, お日さま
cloud | !wölkchen, wolken, schäfchenwolke | nuages | nubecita, nubes | nuvoletta, nuvole, nuvoloni | nuvenzinha | !облачко, !облачка, облака, туча, тучка | くも, 入道雲
puddle | regenpfütze, wasserpfütze | flaque de pluie | charquito, charco de agua | pozza, pozzanghere | !poça d'água, poças | лужица, лужи | みずたまり
wave | !wellen, !welle, !riesenwelle, meereswellen, woge | !vagues, !vague, lames, rouleau | !olas, !ola, oleaje | !onde, !onda, cavalloni, ondata | !ondas, !onda | !волны, !волна, валы, прибой | !大波, !波, 荒波
rock | !felsen, !fels, klippenfelsen | !rochers, !rocher | !rocas, !roca, peñascos | !scogli, !scoglio, rocce | !rochas, !rocha, !pedras | !камни, !камень, утёсы, !скалы | 岩場, 岩礁
boulder | felsblock, findling | gros rocher | pedrusco, !peñasco | masso, macigno | pedregulho, matacão | !валун, валуны, глыба | 大岩, 巨石
shell | muscheln, meeresmuschel, schneckenhaus am strand | coquillages | conchitas, caracolas | conchiglie, conchigliette | conchinhas | ракушки, раковина, ракушечка | 貝, 貝がら
cottage | häuslein, !landhaus, hexenhäuschen, ferienhaus | !maisonnette, !chaumière | casita de campo, !casita, casa rural | !casetta, villino, casina | !casinha, casebre | !коттедж, !домик, !избушка, домишко, изба | !コテージ
cabin | !blockhaus, holzhütte, skihütte, waldhütte, berghütte | cabanon, !chalet, cabane en bois | !cabaña, cabaña de madera, refugio | !baita, rifugio, chalet | !chalé, cabana de madeira | !хижина, бревенчатый дом, сруб, лесной домик | ログハウス, ロッジ
farmhouse | !gehöft, hof auf dem land, bauernhof haus | !corps de ferme, mas, bastide, maison de campagne | !cortijo, !caserío, hacienda, masía, casona de campo | !casale, !cascina, casolare, masseria, podere | !sítio, casa de roça, casarão de fazenda | !деревенский дом, хутор, усадьба | !農家, !石造りの農家, 農村の家
barn | heuschober, stadel | !grange, étable | galpón, granero de madera | !granaio, stalla, fienile | !celeiro, paiol | !сарай, овин, хлев | 干し草小屋
church | kirchlein, dorfkirche, kapelle | chapelle | iglesita, capilla, ermita | chiesetta, cappella, chiesina | igrejinha, capela | !церквушка, часовня, церковка | チャペル, 礼拝堂
fence | !gartenzaun, !lattenzaun, !holzzaun, weidezaun, staketenzaun | !palissade, barrière en bois | !cerca de madera, cerco, vallado | !staccionata, palizzata | !cerquinha, cerca de madeira, cercado | !заборчик, плетень, частокол, ограда | !垣根, 木の柵
gate | gatter, pforte | !portillon, portail en fer | cancela, portoncito | cancelletto, portone | portãozinho, porteira | калиточка, створки ворот | ゲート, 門扉
window | !fensterchen, bogenfenster, !panoramafenster, dachfenster | !baie vitrée | !ventanal, ventanita, ventanas | !finestrone, finestrella, vetrata | janelinha, janelão | !окошко, окна, панорамное окно | 窓ガラス, 出窓
greenhouse | treibhaus | | vivero de cristal | serra di vetro | estufa de vidro | тепличка, парник | !ビニールハウス
tree house | baumhütte | !cabane dans un arbre, cabane perchée | !casa en el árbol, casita en el árbol, casita del árbol | casetta sull'albero, !casa sull'albero | !casinha na árvore, casa da árvore | дом на дереве, !домик на дереве | 木の上の家, ツリーハウス
haunted house | !spukschloss, gruselhaus, geisterhaus | !manoir hanté, maison hantée | !mansión embrujada, casa embrujada | !casa stregata, !casa infestata, casa dei fantasmi | !casa mal-assombrada, !casa mal assombrada, mansão assombrada | !дом с привидениями, !дом с призраками, особняк с привидениями | !幽霊屋敷, ホーンテッドハウス
flower shop | blumengeschäft | boutique de fleurs, magasin de fleurs | tienda de flores, florería | negozio di fiori | loja de flores | магазин цветов | お花屋さん, フラワーショップ
driveway | !einfahrt, !auffahrt, !kieseinfahrt, hofeinfahrt, kiesauffahrt, kiesweg | !allée, allée de gravier, allée gravillonnée, allée carrossable | !camino de entrada, !camino de grava, sendero de grava, camino de gravilla, entrada de grava | !vialetto di ghiaia, !viale d'ingresso, vialetto d'accesso, vialetto d'ingresso | !caminho de cascalho, !entrada de cascalho, entrada para carros, caminho de pedrinhas | !подъездная дорожка, !гравийная дорожка, дорожка из гравия, подъездная аллея | !砂利道, 車寄せ, 玄関先の道
vineyard | !rebberg, weinreben, weingarten | !vignes, coteaux de vignes | viña, viñedos | !vigna, vigneti, filari di viti | !vinha, parreiral | !виноградники | ワイン畑
forest | !herbstwald, wäldchen, waldlichtung, tannenwald | sous-bois, !bois, bosquet, forêt de sapins | !bosque otoñal, bosquecillo, arboleda | boschetto, !bosco autunnale, foresta di abeti | !mata, bosquezinho, floresta de pinheiros | !лесок, чаща, роща, ельник лес | 森林, 林, 雑木林
lake | weiher, bergsee | | laguna, lago de montaña | !laghetto, lago di montagna | laguinho, açude | озерцо, пруд | 湖畔
`;
