import { goodsTable } from '../concept-lines';

/** Tools that are seen at work. */
export const workingTools = goodsTable(
  'working-tool',
  'tool',
  `
bread-peel 22 hand - | bread peel, oven peel, pizza peel, baker's peel | brotschieber, pizzaschaufel | pelle à pain, pelle à pizza | pala de horno | pala da forno | pá de forno | лопата для хлеба | ピザピール
hose-jet 111 hand - | fire hose, water hose spraying, spraying hose, jet of water | feuerwehrschlauch, wasserstrahl | lance à incendie, jet d'eau | manguera de incendios, chorro de agua | manichetta, getto d'acqua | mangueira de incêndio, jato de água | пожарный шланг, брандспойт | 消火ホース
jackhammer 100 hand - | jackhammer, jack hammer, pneumatic drill, breaker hammer | presslufthammer | marteau-piqueur | martillo neumático, taladro neumático | martello pneumatico | britadeira | отбойный молоток | 削岩機
shaker 37 hand bar | cocktail shaker | cocktailshaker | shaker à cocktail | coctelera de bar | shaker da cocktail | coqueteleira de bar | шейкер для коктейлей | カクテルシェイカー
chalk 16 hand classroom | piece of chalk, chalk stick | kreidestück, stück kreide | bâton de craie | trozo de tiza | pezzo di gesso | pedaço de giz | кусок мела | チョーク
tissue 25 hand - | tissue, paper tissue, kleenex | taschentuch, papiertaschentuch | mouchoir en papier | pañuelo de papel | fazzoletto di carta | lenço de papel | бумажный платок | ティッシュ
young-tree 64 ground garden | sapling, young tree, little tree to plant | jungbaum, setzling eines baums | jeune arbre | árbol joven | albero giovane | muda de árvore | молодое дерево | 苗木, 若木
tattoo-machine 16 hand - | tattoo machine, tattoo gun, tattoo needle | tätowiermaschine, tattoomaschine | machine à tatouer | máquina de tatuar | macchinetta per tatuaggi | máquina de tatuagem | тату-машинка | タトゥーマシン
nail-brush 14 hand - | nail polish brush, nail brush | nagellackpinsel | pinceau à vernis | pincel de esmalte | pennello per smalto | pincel de esmalte de unhas | кисточка для лака | ネイルブラシ
fishing-net 94 hand sea,lake | fishing net, fishing nets, trawl net, fisherman's net | fischernetz, fischernetze, fangnetz | filet de pêche, filets de pêche | red de pesca, redes de pesca | rete da pesca, reti da pesca | rede de pesca, redes de pesca | рыболовная сеть, рыбацкая сеть | 漁網, 魚網
baking-tray 12 table kitchen,bakery | baking tray, baking sheet, oven tray, sheet pan, cookie sheet | backblech, ofenblech, blech | plaque de cuisson, plaque de four | bandeja de horno, bandeja para hornear | teglia da forno, teglia | assadeira, tabuleiro de forno | противень | 天板, オーブン皿
hive-frame 28 hand garden | hive frame, honeycomb frame, frame of honeycomb, frame of honey, brood frame, frame from a hive | wabenrahmen, rähmchen | cadre de ruche | cuadro de colmena | telaino da miele | quadro de colmeia | рамка с сотами | 巣枠
paper-tower 61 table office | tower of files, tall stack of files, mountain of files | aktenberg, papierberg | montagne de dossiers | torre de expedientes, montaña de papeles | montagna di scartoffie | montanha de papéis | гора документов | そびえる書類
`,
);
