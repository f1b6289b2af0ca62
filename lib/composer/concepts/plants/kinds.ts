import { goodsTable } from '../concept-lines';

/** Trees by kind. */
const treeKinds = goodsTable(
  'tree-kind',
  'plant',
  `
oak-tree=oak 494.2 ground park,forest | oak, oak tree | eiche, eichenbaum | chêne | roble, encina | quercia | carvalho | дуб | 樫の木, カシの木
orange-tree=orange 430.8 ground garden,field | orange tree, citrus tree, tangerine tree, mandarin tree | orangenbaum | oranger | naranjo | albero di arance, arancio | laranjeira | апельсиновое дерево | オレンジの木
peach-tree=peach 430.8 ground garden,field | peach tree, apricot tree, nectarine tree | pfirsichbaum, aprikosenbaum | pêcher, abricotier | melocotonero, duraznero | pesco, albicocco | pessegueiro | персиковое дерево | 桃の木
plum-tree=plum 430.8 ground garden,field | plum tree | pflaumenbaum, zwetschgenbaum | prunier | ciruelo | prugno, susino | ameixeira | слива дерево, сливовое дерево | スモモの木
fig-tree=fig 430.8 ground garden,field | fig tree | feigenbaum | figuier | higuera | albero di fico | figueira | инжирное дерево, смоковница | いちじくの木
walnut-tree=walnut 430.8 ground garden,park | walnut tree, nut tree | walnussbaum, nussbaum | noyer | nogal | albero di noce | nogueira | ореховое дерево | くるみの木
chestnut-tree=chestnut 430.8 ground park | chestnut tree, horse chestnut tree | kastanienbaum, kastanie baum | marronnier, châtaignier | castaño, árbol de castañas | castagno, ippocastano | castanheiro | каштан дерево, каштановое дерево | 栗の木
lemon-tree=lemon 430.8 ground garden,field | lemon tree | zitronenbaum | citronnier | limonero | albero di limoni | limoeiro | лимонное дерево | レモンの木
pear-tree=pear 430.8 ground garden,field | pear tree | birnbaum | poirier | peral | albero di pere | pereira | груша дерево, грушевое дерево | 梨の木
cherry-fruit-tree=cherry 430.8 ground garden,field | cherry tree with cherries, fruiting cherry tree, cherry tree full of cherries | kirschbaum mit kirschen | cerisier chargé de cerises | cerezo con cerezas | ciliegio con ciliegie | cerejeira com cerejas | вишня с ягодами, черешневое дерево | さくらんぼの木
rowan=rowan 430.8 ground park,forest | rowan, rowan tree, mountain ash | eberesche, vogelbeerbaum | sorbier | serbal | sorbo | sorveira | рябина | ナナカマド
magnolia-tree=magnolia 438.9 ground garden,park | magnolia tree | magnolienbaum | magnolier | magnolio, árbol de magnolia | albero di magnolia | árvore de magnólia | магнолия дерево | 木蓮の木
baobab 515.1 ground savanna | baobab, baobab tree | affenbrotbaum, baobab | baobab | baobab | baobab | baobá | баобаб | バオバブ
redwood 901.1 ground forest | redwood, redwood tree, sequoia, giant sequoia, coast redwood, sequoia tree | mammutbaum | séquoia | secuoya | sequoia | sequoia | секвойя | セコイア, レッドウッド
olive-tree=olive 376.8 ground field,garden | olive tree | olivenbaum, ölbaum | olivier | olivo | ulivo, olivo | oliveira | олива дерево, оливковое дерево | オリーブの木
umbrella-pine 494 ground coast,park | umbrella pine, stone pine, italian pine | pinie, schirmpinie | pin parasol | pino piñonero | pino domestico, pino marittimo | pinheiro-manso | пиния | カサマツ
pine-tree=pine 534.7 ground forest | scots pine, red pine | waldkiefer, föhre | pin sylvestre | pino silvestre | pino silvestre | pinheiro silvestre | сосна обыкновенная | 赤松
joshua-tree=joshua 407.5 ground desert | joshua tree, yucca tree | josuabaum | arbre de josué | árbol de josué | albero di giosuè | árvore de josué | дерево джошуа, юкка дерево | ジョシュアツリー
dragon-tree=dragon 427.9 ground coast | dragon tree, dragon blood tree, dragon's blood tree | drachenbaum | dragonnier | drago árbol, árbol del drago | albero del drago | dragoeiro | драконово дерево | 竜血樹
monkey-puzzle 509.3 ground park | monkey puzzle tree, monkey puzzle, araucaria | araukarie | araucaria, désespoir des singes | araucaria | araucaria | araucária | араукария | チリマツ
mangrove 400.7 ground coast | mangrove, mangrove tree, mangroves | mangrove, mangrovenbaum | palétuvier | mangle | mangrovia | mangue árvore, manguezal árvore | мангровое дерево | マングローブ
banana-tree=banana 442.3 ground jungle,garden | banana tree, banana palm, banana plant | bananenstaude, bananenbaum | bananier | platanera, árbol de plátano | banano, albero di banane | bananeira | банановое дерево, банановая пальма | バナナの木
hollow-tree=hollow 501.2 ground forest | hollow tree, tree hollow, hollow tree trunk, tree with a hollow | hohler baum | arbre creux | árbol hueco | albero cavo | árvore oca | дуплистое дерево, дерево с дуплом | 木のうろ
beech=oak 480 ground park,forest color:#6aa84f | beech, beech tree, linden tree, lime tree, elm, elm tree, ash tree, sycamore tree | buche, linde, ulme | hêtre, tilleul, orme | haya, tilo, olmo | faggio, tiglio, olmo | faia, tília, olmo | бук, липа, вяз | ブナの木
ginkgo=oak 480 ground park color:#f0c63c | ginkgo, ginkgo tree, gingko | ginkgo, ginkgobaum | ginkgo | ginkgo | ginkgo | ginkgo | гинкго | イチョウの木
jacaranda=magnolia 430 ground park color:#9b7fd6 | jacaranda, jacaranda tree | jacaranda | jacaranda | jacarandá | jacaranda | jacarandá | жакаранда | ジャカランダ
`,
);

/** Plants by kind, in their pots or as they grow. */
const plantKinds = goodsTable(
  'plant-kind',
  'plant',
  `
basil-pot=basil 43.8 table table-top | basil, basil plant, potted basil | basilikum, basilikumtopf | basilic | albahaca | basilico | manjericão | базилик | バジル
mint-pot=mint 43.5 table table-top | mint, mint plant, peppermint, spearmint | minze, pfefferminze | menthe | menta, hierbabuena | menta | hortelã | мята | ミント
rosemary 47.8 table table-top | rosemary, rosemary plant | rosmarin | romarin | romero | rosmarino | alecrim | розмарин | ローズマリー
thyme 36.1 table table-top | thyme, thyme plant | thymian | thym | tomillo | timo | tomilho | тимьян, чабрец | タイム ハーブ
sage-pot=sage 44.4 table table-top | sage plant, sage herb, garden sage | salbei | sauge | salvia planta | salvia | sálvia | шалфей | セージ
oregano 38.7 table table-top | oregano, marjoram | oregano, majoran | origan, marjolaine | orégano | origano, maggiorana | orégano | орегано, майоран | オレガノ
bay-leaves 11.4 table table-top | bay leaves, bay leaf, laurel leaves | lorbeerblätter, lorbeerblatt | feuilles de laurier, laurier | hojas de laurel, laurel | foglie di alloro, alloro | folhas de louro, louro | лавровый лист | ローリエ, 月桂樹の葉
venus-flytrap 53.8 table - | venus flytrap, venus fly trap, flytrap, carnivorous plant | venusfliegenfalle, fleischfressende pflanze | dionée, plante carnivore | venus atrapamoscas, planta carnívora | venere acchiappamosche, pianta carnivora | dioneia, planta carnívora | венерина мухоловка, хищное растение | ハエトリソウ, 食虫植物
aloe 42.7 table - | aloe vera, aloe, aloe plant | aloe vera, aloe | aloès, aloe vera | aloe vera, sábila | aloe vera, aloe | babosa, aloe vera | алоэ | アロエ
pitcher-plant 53 table - | pitcher plant, nepenthes | kannenpflanze | népenthès | planta jarra, nepentes | nepente | planta-jarro | непентес | ウツボカズラ
spider-plant 38.9 table - | spider plant, chlorophytum | grünlilie | plante araignée, chlorophytum | cinta planta, lazo de amor | falangio, nastrino pianta | clorofito | хлорофитум | オリヅルラン
peace-lily 56.8 table - | peace lily, spathiphyllum | einblatt | spathiphyllum | lirio de la paz, espatifilo | spatifillo | lírio-da-paz | спатифиллум | スパティフィラム
string-of-pearls 55.2 air - | string of pearls plant, string of pearls succulent, hanging succulent | erbsenpflanze, erbsensukkulente | plante perle, collier de perles plante | planta rosario | pianta rosario, senecio rowleyanus | colar-de-pérolas planta | крестовник роули | グリーンネックレス
rubber-plant 63.5 ground - | rubber plant, ficus, fiddle leaf fig, ficus tree | gummibaum, ficus | caoutchouc plante, ficus | árbol del caucho, ficus | ficus, pianta della gomma | seringueira planta, ficus | фикус | ゴムの木, フィカス
barrel-cactus 61.6 ground desert | barrel cactus, golden barrel cactus | schwiegermutterstuhl, kugelkaktus | coussin de belle-mère, cactus boule | cactus barril, asiento de suegra | cuscino della suocera | cacto-bola | шаровидный кактус, эхинокактус | タマサボテン
prickly-pear 172.8 ground desert | prickly pear cactus, prickly pear, opuntia, nopal, nopal cactus | feigenkaktus, opuntie | figuier de barbarie | nopal, chumbera | fico d'india | figueira-da-índia, palma cacto | опунция | ウチワサボテン
`,
);

/** Blossom, ears and leaves by kind. */
const blossomKinds = goodsTable(
  'blossom-kind',
  'plant',
  `
lilac 35.6 ground garden | lilac flower, lilacs, lilac branch, lilac blossom, lilac bush | flieder, fliederzweig | lilas | lilas, lila flor | lillà | lilás flor | сирень | ライラックの花
wisteria 106.9 air garden | wisteria, hanging wisteria, wisteria blossoms | blauregen, glyzinie | glycine | glicinia | glicine | glicínia | глициния | 藤の花, 藤
magnolia-flower=magnolia 36.7 ground garden | magnolia, magnolia flower, magnolia blossom | magnolie, magnolienblüte | magnolia, fleur de magnolia | magnolia | magnolia | magnólia | магнолия | 木蓮, マグノリア
holly 11.3 table - | holly, holly leaves, holly sprig, holly berries, holly branch | stechpalme, stechpalmenzweig | houx | acebo | agrifoglio | azevinho | остролист | ヒイラギ
mistletoe 15.5 air - | mistletoe, mistletoe sprig | mistelzweig, mistel | gui | muérdago | vischio | visco | омела | ヤドリギ
cotton-plant=cotton 53.8 ground field | cotton plant, cotton flower, cotton boll, cotton bolls, cotton branch, cotton balls on a branch | baumwollpflanze, baumwollzweig | cotonnier, fleur de coton | planta de algodón, flor de algodón | pianta di cotone, fiore di cotone | algodoeiro, flor de algodão | хлопчатник, ветка хлопка | 綿花, 綿の木
barley 104 ground field | barley, rye, barley ears | gerste, roggen | orge, seigle | cebada, centeno | orzo, segale | cevada, centeio | ячмень, рожь | 大麦
rice-plant 69.6 ground field | rice plant, rice stalks, paddy rice, rice seedling | reispflanze | plant de riz | planta de arroz | pianta di riso | pé de arroz | рис растение, рисовый колос | 稲, 稲穂
sugarcane 140.5 ground field | sugarcane, sugar cane | zuckerrohr | canne à sucre | caña de azúcar | canna da zucchero | cana-de-açúcar | сахарный тростник | サトウキビ
cattails 94.6 ground - | cattails, cattail, bulrush, bulrushes | rohrkolben | massette, massettes | espadaña, totora | tifa, tife | taboa | рогоз | ガマの穂
pampas-grass=pampas 108.2 ground - | pampas grass | pampasgras | herbe de la pampa | hierba de la pampa, plumero de pampa | erba della pampa | capim-dos-pampas | пампасная трава | パンパスグラス
heather 40.6 ground - | heather, heath plant | heidekraut, erika | bruyère | brezo | erica, brugo | urze | вереск | ヘザー, エリカの花
jasmine 39.9 ground garden | jasmine, jasmine flower, jasmine flowers | jasmin | jasmin | jazmín | gelsomino | jasmim | жасмин | ジャスミン
azalea 43.7 ground garden | azalea, rhododendron, azaleas | azalee, rhododendron | azalée, rhododendron | azalea, rododendro | azalea, rododendro | azaleia, rododendro | азалия, рододендрон | ツツジ, シャクナゲ
bougainvillea 45.2 ground garden | bougainvillea | bougainvillea | bougainvillier | buganvilla | bouganville | buganvília, primavera planta | бугенвиллия | ブーゲンビリア
coffee-plant 38.3 ground field | coffee plant, coffee cherries, coffee branch, coffee bush | kaffeepflanze, kaffeestrauch | caféier | planta de café, cafeto | pianta del caffè | cafeeiro, pé de café | кофейное дерево, кофейный куст | コーヒーの木
tea-plant 44.9 ground field | tea plant, tea leaves on a branch, tea bush, tea sprig | teepflanze, teestrauch | théier | planta de té | pianta del tè | planta do chá | чайный куст | 茶の木
camellia 51.2 ground garden | camellia, camellia flower | kamelie | camélia | camelia | camelia | camélia | камелия | 椿, ツバキ
flax 51.2 ground field | flax, flax flower, flax plant | flachs, leinblüte | lin fleur, fleur de lin | lino flor, flor de lino | fiore di lino | flor de linho, linho planta | лён | 亜麻
hemp-leaf 17.7 table - | hemp leaf, cannabis leaf, marijuana leaf, cannabis plant, weed leaf | hanfblatt, cannabisblatt | feuille de chanvre, feuille de cannabis | hoja de cáñamo, hoja de marihuana | foglia di canapa, foglia di cannabis | folha de cânhamo, folha de maconha | лист конопли | 麻の葉, 大麻の葉
four-leaf-clover 11.4 table - | four-leaf clover, four leaf clover, lucky clover, four-leaved clover | vierblättriges kleeblatt, glücksklee | trèfle à quatre feuilles | trébol de cuatro hojas | quadrifoglio | trevo de quatro folhas | четырёхлистный клевер | 四つ葉のクローバー
tumbleweed 67.5 ground desert | tumbleweed, tumbleweeds | steppenläufer, steppenroller | virevoltant | planta rodadora | rotolacampo | arbusto rolante | перекати-поле | タンブルウィード
`,
);

export const plantsByKind = [...treeKinds, ...plantKinds, ...blossomKinds];
