/**
 * What the other languages call what stands on pages, packs and labels; columns as in the other tables, and `!` where a word
 * means this whatever it was taken for.
 */
export const ABROAD_PAGES = `
speech bubble | | | !bocadillos de diálogo, !bocadillo de diálogo, globos de diálogo, globo de texto | !fumetti, !nuvolette, nuvoletta | balão de diálogo, balões de diálogo, balões de conversa | !облачка с репликами, !облачками с репликами, !облачко с репликой, !репликами в облачках, пузыри с репликами | ふきだし
video call | | | videollamada, videoconferencia | videochiamata, videoconferenza | !chamada de vídeo, videochamada, videoconferência | !видеосвязь, !видеосвязи, видеозвонок | ビデオ会議
map pin | | | !pin de mapa, !pin rojo, !pin de ubicación, chincheta roja, marcador rojo | !pin rosso, !pin rossa, puntina rossa, !pin sulla mappa | !pin de mapa, !pin vermelho, alfinete vermelho | !красной меткой, !красная метка, метка, !метки на карте, !пин на карте | !赤いピン, !マップピン
notification badge | | | !globo rojo de notificación, !globo de notificación, punto rojo de notificación, !aviso rojo, insignia de notificación | !pallino rosso di notifica, !pallino di notifica, badge di notifica, bollino di notifica | !bolinha vermelha de notificação, !bolinha de notificação, selo de notificação | !красным значком уведомления, !значком уведомления, !значок уведомления, красный кружок уведомления | !通知バッジ, 赤い通知バッジ
keyhole | | | !ojo de una cerradura, !ojo de cerradura, !ojo de la cerradura, bocallave | !buco della serratura, toppa della serratura | !buraco de fechadura, !buraco da fechadura | !замочной скважиной, !замочная скважина, замочную скважину | 鍵穴
lotus pose | | | !postura de loto, !posición de loto, postura del loto | !posizione del loto | !posição de lótus, !postura de lótus | !позе лотоса, !позой лотоса | !蓮華座, 蓮華座を組む
tree pose | | | !postura del árbol | !posizione dell'albero | !postura da árvore | !позе дерева | !木のポーズ
trash can | | | !cubos de basura, !cubo de basura, !contenedores de basura | bidoni, bidoncini | lixeiras, lixeirinhas | !мусорные баки, !мусорный бак, !мусорных баков, !цветных бака, урны | !ごみ箱, !ゴミ箱
toy chest | | | !baúl de juguetes, arcón de juguetes, caja de juguetes | !baule dei giochi, !baule dei giocattoli, cassa dei giochi | baú de brinquedos | !сундук с игрушками, ящик с игрушками, сундуком с игрушками | おもちゃ箱
train set | | | !tren de juguete, trenecito | trenino | trenzinho | !железной дорогой, игрушечной железной дорогой | !電車のおもちゃ
sushi platter | | | !bandeja de sushi, tabla de sushi, plato de sushi | !vassoio di sushi, piatto di sushi | !bandeja de sushi, prato de sushi, !combinado de sushi | !тарелки суши, тарелка суши, !набор суши, сет суши | !寿司の盛り合わせ
dough | | | !bola de masa, !masa de pizza | !panetto di impasto, panetto | !bola de massa, !massa de pizza | !шара теста, шар теста | !丸い生地
diya | | | !lámparas de aceite, lamparitas de aceite | !lampade a olio, lumini a olio | !lamparinas a óleo, lamparinas | !масляными лампами, масляные лампы, масляные лампадки | !オイルランプ
rowing boat | | | !bote de remos, barca de remos | !barca a remi, barchetta a remi | !barquinho a remo, !bote a remo | !вёсельная лодка, !гребная лодка | !手漕ぎボート
honey dipper | | | !cuchara de madera para miel, !cuchara para miel, !palo de miel, cucharón de miel | !spargimiele di legno, spargimiele | !pegador de mel de madeira, pegador de mel, colher de mel | !деревянной ложкой для мёда, !ложкой для мёда, ложка для мёда | !ハニーディッパー
honey jar | | | !tarro de miel de cristal, !tarro de miel, !frasco de miel | !vasetto di miele di vetro, !vasetto di miele, !barattolo di miele | !pote de vidro de mel, !pote de mel | !стеклянной банки мёда, !банки мёда, !банка мёда, банка с мёдом | !ガラス瓶のはちみつ, はちみつの瓶
dropper | | | !frasco de sérum facial con cuentagotas, !frasco de sérum con cuentagotas, !sérum facial | !flacone di siero viso con contagocce, !flacone di siero, siero viso | !frasco de sérum facial com conta-gotas, !frasco de sérum | !флакон сыворотки для лица с пипеткой, !флакон сыворотки | !スポイト付き美容液ボトル, !美容液ボトル
sneakers | | | !zapatilla de running, !zapatillas de running, !zapatilla deportiva | !scarpa da corsa, !scarpe da corsa | !tênis de corrida | !беговой кроссовок, !беговые кроссовки | !ランニングシューズ
smartwatch | | | smartwatch, reloj inteligente | smartwatch, orologio intelligente | smartwatch, relógio inteligente | !умные часы, смарт-часы | スマートウォッチ
envelope | | | !sobre cerrado, !sobre sellado | !busta sigillata | !envelope lacrado | !запечатанный конверт | !封をした封筒
ring box | | | !caja de terciopelo, !cajita de terciopelo, !caja de terciopelo abierta, !estuche de terciopelo | !scatolina di velluto, !scatola di velluto, !scatolina di velluto aperta | !caixinha de veludo, !caixa de veludo, !caixinha de veludo aberta | !бархатной коробочке, !открытой бархатной коробочке, !бархатная коробочка | !ベルベットの箱, !開いたベルベットの箱
baby bottle | | | | | | !детская бутылочка, !детскую бутылочку |
soap dispenser | | | !bote de champú, !botella de champú, !frasco de champú, dispensador de jabón de vidrio | !flacone di shampoo | !frasco de xampu, !frasco de shampoo, !saboneteira de vidro | !флакон шампуня, !дозатор для мыла, !дозатор мыла | !シャンプーボトル, !ソープディスペンサー
foam | | | | !schiuma | | |
eucalyptus sprig | | | !ramitas de eucalipto, !ramas de eucalipto | !rametti di eucalipto | !ramos de eucalipto | !веточки эвкалипта, !ветки эвкалипта | !ユーカリの小枝
bottle cap | | | !tapón, !tapón del frasco | !tappo, !tappo della boccetta | !tampa do frasco | !крышка флакона | !瓶のふた
perfume | | | !frasco de perfume | !boccetta di profumo, !boccetta | | !флакон духов, !духами | !香水瓶
chess knight | | | !caballo en el tablero, !caballo de ajedrez | !cavallo sulla scacchiera, !cavallo degli scacchi | !cavalo no tabuleiro, !cavalo de xadrez | !шахматный конь | !盤上のナイト
chess board | | | tablero | scacchiera | | !шахматной доске |
cable car | | | !teleférico | !funivia | | !канатной дорогой, !канатная дорога | !ロープウェイ
ice cream cone | | | !cucurucho, !cucurucho de helado | !cono gelato | !casquinha | !рожок | !コーンアイス
gingerbread | | | !hombrecitos de jengibre, !hombres de jengibre, muñecos de jengibre | !omini di pan di zenzero, !omino di pan di zenzero | !bonecos de gengibre, !homenzinhos de gengibre | !пряничными человечками, !пряничные человечки | !ジンジャーブレッドマン
candy cane | | | !bastones de caramelo | !bastoncini di zucchero | !bengalas doces | !леденцовыми тростями, !леденцовые трости | !キャンディケイン
paw prints | | | !huella de pata, !huella de perro, !huella de mascota | !impronta di zampa | !pegada de patinha, !patinha, !pegada de pata | !отпечаток лапы, !отпечатки лап | !肉球
fire engine | | | !camión de bomberos, !camiones de bomberos | !autopompa, !autopompe | !caminhão de bombeiros | !пожарные машины | !消防車
squeegee | | | escobilla limpiacristales, limpiacristales | !tergivetro | !rodo, !rodinho | |
potter's wheel | | | | !al tornio | !no torno | !гончарном круге |
mug | | | | | | !кружки |
food chain | | | !cadena alimentaria, cadena trófica | !catena alimentare | !cadeia alimentar | !пищевой цепи, !пищевая цепь | !食物連鎖
dragonfly larva | | | | | | | !ヤゴ
mailbag | | | !bolsa de correo, bolsa de cartas | !borsa della posta | !bolsa de cartas | !почтовая сумка | !郵便かばん
inbox | | | !bandeja de entrada | !posta in arrivo | !caixa de entrada | !входящие | !受信トレイ
picture | | | !cuadro abstracto, !pintura abstracta | !quadro astratto, !dipinto astratto | !quadro abstrato, !pintura abstrata | !абстрактной картиной, !абстрактная картина | !抽象画
beach towel | | | !toalla de playa | !telo da mare, !telo mare | !toalha de praia | !пляжном полотенце, !пляжное полотенце | !ビーチタオル
flip-flops | | | | | | !шлёпанцы |
smoked mackerel | | | !caballa ahumada | !sgombro affumicato | !cavala defumada | !копчёная скумбрия | !燻製サバ
tiles | | | !azulejos, !azulejo | !piastrelle, !piastrella | !azulejos | !плитке, !плитка, !плитки | !タイル
cast iron pan | | | !sartén de hierro fundido, !sartén de hierro | !padella di ghisa | !frigideira de ferro fundido, !frigideira de ferro | !чугунной сковороде, !чугунная сковорода | !鋳鉄のフライパン
parsley | | | !manojo de perejil | !mazzetto di prezzemolo, !ciuffo di prezzemolo | !maço de salsinha, salsinha | !пучок петрушки | !パセリの束
pita bread | | | | !pane pita | !pão sírio, pão pita | !пита | !ピタパン
water drop | | | !gota de agua | !goccia d'acqua | !gota d'água | !капля воды | !水滴
jack | | | !gato hidráulico | cric | !macaco hidráulico | |
spark plug | | | | !candela d'accensione | | |
oil can | | | | | !lata de óleo | | !オイル缶
brake disc | | | !disco de freno | !disco del freno | !disco de freio | |
rotary phone | | | !teléfono de disco | !telefono a disco | !telefone de disco | !дискового аппарата, !дисковый телефон, !дисковый аппарат | !ダイヤル式電話
apple core | | | !corazón de manzana | !torsolo di mela, torsolo | !miolo de maçã | !огрызок яблока | !リンゴの芯
spools of thread | | | !carretes de hilo | !rocchetti di filo | !carretéis de linha | !катушки ниток | !糸巻き
pincushion | | | !alfiletero, !alfileteros | !puntaspilli | !alfineteiro, !alfineteiros | !игольница, !игольницах | !針山
monstera leaf | | | !hojas de monstera | !foglie di monstera | !folhas de monstera | !листьев монстеры | !モンステラの葉
hiking boots | | | !botas de montaña, !botas de trekking | !scarponi da trekking, !scarponi | !botas de trilha, !botas de caminhada | !походные ботинки, !походных ботинок | !ハイキングブーツ, !登山靴
log | | | | !tronco muschioso | | |
donor | | | donante | donatore, donatrice | doador, doadora | !донора, донор | !提供者, ドナー
filing cabinet | | | !archivador | !schedario | !arquivo de aço, arquivo de metal | !картотечный шкаф | !書類棚
padlock | | | | | | !навесным замком, !навесной замок | !南京錠
teddy bear | | | !osito de peluche | !orsacchiotto | !ursinho de pelúcia | !плюшевый мишка, !плюшевым мишкой |
glass jar | | | !tarro de cristal, !tarro de vidrio | !barattolo di vetro | !pote de vidro | !стеклянной банке, !стеклянная банка | !ガラス瓶
frog | | | !ranita | !ranocchietta, !ranocchio | !sapinho | !лягушонок | !子ガエル
frog eggs | | | | | | !икра лягушки |
stairs | | | escalinata | scalinata | escadaria | !широкой лестницей | !広い階段
brass band | | | !banda de metales | !banda di ottoni | !banda de metais | !духовым оркестром, !духовой оркестр | !ブラスバンド
climber | | | escalador, escaladora | scalatore, scalatrice | | !скалолазом, скалолаз | !クライマー
rock wall | | | !pared de roca | !parete di roccia | !paredão de pedra, !paredão de rocha | !отвесной скале | !岩壁
sea turtle | | | | | !tartaruga-marinha | |
excavator | | | excavadora | ruspa | escavadeira | экскаватор | ショベルカー
dump truck | | | !camión volquete | !camion ribaltabile | !caminhão basculante | самосвал | ダンプカー
sausage | | | !salchichita en forma de pulpo, !salchicha con forma de pulpo, !salchichita | !polpo di würstel, !polipetto di würstel | !salsichinha em forma de polvo, !salsichinha | !сосиской-осьминожкой, !сосиска-осьминожка | !タコさんウインナー
lion dance | | | !danza del león | !danza del leone | !dança do leão | !танец льва | !獅子舞
drummer | | | !tamborileros, tamborilero | !suonatori di tamburo, tamburini | !tocadores de tambor | !барабанщиками, барабанщики | !太鼓奏者
thumbs up | | | !pulgar arriba, pulgares arriba | !pollice in su | !joinha, polegar para cima | !большой палец вверх | !親指を立てる
snowflake | | | !copo de nieve | !fiocco di neve | !floco de neve | !снежинка | !雪の結晶
piano keyboard | | | !teclado de piano | !tastiera di pianoforte | !teclado de piano | !клавиатура пианино | !ピアノの鍵盤
sea serpent | | | !serpiente marina | !serpente marino | !serpente marinha | !морским змеем, !морской змей | !大海蛇
compass rose | | | !rosa de los vientos | !rosa dei venti | !rosa dos ventos | !розой ветров, !роза ветров | !羅針図
queen ant | | | | | | !муравьиная матка |
globe | | | !globo terráqueo | !mappamondo | globo terrestre | !глобус | !地球儀
kibble | | | !pienso | !crocchette | !ração | !миской корма, !корма | !ドッグフード
gaming headset | | | !auriculares gaming | !cuffie da gaming | !headset gamer | !игровые наушники | !ゲーミングヘッドセット
lightning | | | !rayos morados | !fulmini | !raios roxos | !молнии | !稲妻
wrist | | | | | | !запястье, !запястью, !запястья | !手首
map pin | | | | | | !меткой, !метки, !метку | 
koi | | | !kois, carpas koi | !carpe koi | !carpas | !карпами, карпы кои | !鯉
bridge | | | | | | !мостиком, !мостик, !мостика | 
cathedral interior | | | !interior de una catedral, !interior de catedral | !interno di una cattedrale, !interno di cattedrale | !interior de catedral, !interior de uma catedral | !интерьер собора, !интерьер готического собора | !大聖堂の内部, !ゴシック大聖堂の内部
sun rays | | | | | | | !差し込む陽光, !陽光
kingdom | | | | !regno | | !королевства, !королевство | !王国
thumbs up | | | | | | !показывает большой палец | 
dotted route | | | ruta punteada, ruta de puntos | percorso tratteggiato | rota pontilhada | !пунктирным маршрутом, пунктирный маршрут | !点線のルート
ball | | | | | | !на шаре, !большом шаре |
stage light | | | | | | !свете прожектора, !в свете прожектора |
chess tournament | | | torneo de ajedrez | torneo di scacchi | torneio de xadrez | шахматного турнира, шахматный турнир | チェス大会
cliff | | | | | | !утёсами, !утёсы, !утёса | !崖
signpost | | | | !cartello segnaletico, cartello stradale | | | !道標
leash | | | | | !na coleira, !coleira | !поводках, !поводке, !поводок | !リード
server rack | | | | | | !стойками, !серверные стойки | !ラック
container port | | | !puerto de contenedores | !porto container, porto commerciale | !porto de contêineres | !контейнерного порта, контейнерный порт | !コンテナ港
red container | | | !contenedor rojo | !container rosso | !contêiner vermelho | !красный контейнер | !赤いコンテナ
school desk | | | pupitres, pupitre | !ai banchi, banchi di scuola | !nas carteiras, carteiras escolares | !за партами, парты, партах | 
blackboard | | | | | | !у доски |
calf | | | | | | детёныша, !своего детёныша |
palm | | | | !palmo, !palmo aperto | | !на ладони, !ладони | !手のひら
crate | | | | | | !деревянный ящик | !木箱
soap | | | | | | !мыла ручной работы | !手作り石けん
dog walker | | | paseador de perros | dog sitter | passeador de cães | выгульщика собак, выгульщик собак | 犬の散歩代行
needle and thread | | | | | | !иголка с ниткой |
thread | | | !hilo | !filo | !linha de costura | |
shearing | | | !esquila | tosatura | tosquia | !стрижка овец | !毛刈り
knitting needles | | | | !ferri da maglia | | !спицы |
spinning wheel | | | | !filatoio | !roca de fiar | | !糸車
pizza shop | | | | | | | !ピザ屋
treadmill | | | | | | | !ランニングマシン
delivery scooter | | | !moto de reparto | !scooter per le consegne | !moto de entrega | !скутер доставки | !配達スクーター
hydraulic lift | | | !elevador hidráulico | !ponte sollevatore | !elevador hidráulico | !на подъёмнике, !подъёмнике | !油圧リフト
jester hat | | | | | | !шутовском колпаке, !шутовской колпак, !шутовским колпаком | 
volunteers | | | | | | !волонтёры, !волонтёр | !ボランティア
stone slab | | | !piedra mojada | !pietra bagnata | !pedra molhada | !мокром камне | !濡れた石
cherry blossom | | | | | | !цветущая сакура | 
cape | | | | | | !красном плаще, !красный плащ, !красном плаще супергероя |
oak leaf | | | !hojas de roble, !hoja de roble | !foglie di quercia, !foglia di quercia | !folhas de carvalho, !folha de carvalho | !дубовыми листьями, !дубовые листья, !дубовый лист | !オークの葉
mast | | | mástil | albero della nave, albero maestro | mastro | мачта, мачте | マスト
seed | | | semilla, semillas | seme, semi | semente, sementes | семя, семена, семечко | 種
fruit | | | fruto, frutos | frutto | | плод, плоды | 
picnic | | | picnic, pícnic | picnic | piquenique | пикник, пикника, пикнике | ピクニック
checkered cloth | | | | | !toalha xadrez, !toalha quadriculada | | !チェックの敷物
barrel | | | | | | !винными бочками, !винные бочки, !винная бочка | !ワイン樽
party hat | | | gorro de fiesta, gorrito de fiesta | cappellino da festa | chapéu de festa, chapeuzinho de festa | праздничном колпаке, праздничный колпак | パーティーハット
cinnamon sticks | | | ramas de canela | stecche di cannella | paus de canela | палочки корицы | シナモンスティック
`;

/** What pages, patterns and marks are called besides; columns as in the table of templates. */
export const TEMPLATES_BESIDES = `
pattern | | | | papel pintado, papel pintado de cocina, papel pintado infantil, papel pintado para habitación infantil, papel pintado para dormitorio, papel pintado de baño, fondo repetible, fondo repetitivo, patrón repetible, patrón repetido, estampado repetido, tela para pijama, tela de pijama, tela infantil, diseño de tela, diseño de tela de costura, papel de envolver, estampado para pijamas | carta da parati, carta da parati per cucina, carta da parati per cameretta, carta da parati per bambini, sfondo ripetibile, motivo continuo, pattern senza giunture, pattern seamless, tessuto per pigiama, tessuto per pigiami, stoffa per pigiama, fantasia per tessuto a tema, carta regalo, pattern folk, motivo ad acquerello, motivo geometrico | papel de parede de cozinha, papel de parede infantil, papel de parede de quarto infantil, fundo repetível, estampa contínua, padrão contínuo, padrão repetido, padrão sem costura, tecido de pijama, tecido para pijama, estampa de tecido, estampa para tecido, papel de embrulho | обои для кухни, детские обои, обои для детской, обои для спальни, повторяющийся фон, повторяющийся узор, ткань для пижамы, ткань для пижам, принт для ткани, рисунок для ткани, орнамент, народный орнамент, бесшовный фон | キッチンの壁紙, 子ども部屋の壁紙, 生地デザイン, パジャマ生地, 繰り返し模様, 柄, タイル状背景, 民芸風パターン, 総柄
map | | | | mapa con | mappa con | mapa com | карта вымышленного, карта страны, карта королевства | 王国の地図
banner | | | | banner principal, hero web, hero del sitio, cabecera, cabecera de artículo, cabecera de blog, cabecera para la web, banner web, imagen destacada, portada de artículo, imagen de cabecera, portada para blog | hero del sito, hero banner, header, header per il sito, testata, testata di blog, banner web, immagine in evidenza, immagine di apertura, immagine di copertina, copertina dell'articolo | hero de site, banner principal, banner de site, capa de artigo, imagem de destaque, cabeçalho de site, capa de blog, imagem de capa | главный баннер, шапка, шапка блога, шапка сайта, обложка статьи, обложка для статьи, главный экран сайта | ヘッダー, ヒーローバナー, アイキャッチ画像, ウェブバナー, ショップバナー, ブログヘッダー, 記事ヘッダー, サイトのヘッダー
spot-illustration | | | | ilustración de estado vacío, ilustración de error, ilustración de pago | illustrazione empty state, empty state, illustrazione di errore, illustrazione errore, stato vuoto | ilustração de estado vazio, ilustração de erro | иллюстрация пустого экрана, пустой экран, иллюстрация ошибки, иллюстрация успешной оплаты | 空状態のイラスト, 空の状態, エラーのイラスト
card | | | | felicitación, felicitación de, felicitación navideña, tarjeta de diwali, tarjeta de boda, tarjeta del día de la madre | biglietto, biglietto di san valentino, biglietto d'auguri per | cartão de diwali, cartão de dia dos namorados, cartão de natal | валентинка, открытка на день рождения, открытка на, открытка ко дню | グリーティングカード, バレンタインカード
worksheet | | | | ficha, ficha de, ficha de educación vial, ficha escolar, ficha didáctica infantil | scheda, scheda di educazione stradale, scheda scolastica | folha de atividades de, fichinha | рабочий лист по | ワークシート
flash-card | | | | flashcard, tarjetas didácticas, tarjetas de vocabulario, tarjetas de preposiciones, tarjetas educativas | flashcard, flashcard dell'alfabeto, flashcard sulle preposizioni, schede illustrate | cartões didáticos, cartão do alfabeto, cartões de preposições | карточка с буквой алфавита, карточки с предлогами, карточки | アルファベットカード, 前置詞のカード
icon-set | | | | cuatro iconos, set de iconos para, conjunto de 6 iconos | set di icone per, quattro icone | conjunto de ícones para, quatro ícones | набор из 6 иконок, четыре иконки | アイコンを四つ, アイコン6個セット, 四つのアイコン, 四季のアイコン
icon | | | | icono de línea, icono lineal, pictograma | icona lineare, icona al tratto | ícone de linha, ícone linear, pictograma | линейная иконка, пиктограмма | 線アイコン, ラインアイコン
poster | | | | lámina, flyer, cartel de obra de teatro, cartel de viajes | locandina, flyer, poster turistico, manifesto vintage | flyer, cartaz de peça, cartaz de show | афиша, флаер, винтажный плакат, туристический постер, туристический плакат | チラシ, 旅行ポスター
wall-chart | | | | lámina didáctica, póster de clase | cartellone, poster didattico | cartaz para a escola | плакат для школы | 教室用ポスター
timeline | | | | línea de tiempo del, infografía con la línea de tiempo, línea cronológica | timeline, timeline del, infografica timeline | linha do tempo do, infográfico de linha do tempo | таймлайн, инфографика-таймлайн | 年表インフォグラフィック
chart | | | | gráfico circular, gráfico de barras | grafico a torta, grafico a barre | gráfico de pizza, gráfico de barras | круговая диаграмма, столбчатая диаграмма | 円グラフ, 棒グラフ
isometric | | | | | | | изометрия | アイソメイラスト, アイソメトリック
labelled-diagram | | | | esquema, esquema rotulado | schema, schema con etichette | esquema, diagrama com legendas | схема с подписями | ラベル付きの図, の図
product-shot | | | | foto de producto | foto prodotto, foto di prodotto | foto de produto | предметная съёмка, предметное фото | 商品写真
coloring-page | | | | página para colorear para niños, dibujo para colorear | pagina da colorare, pagina da colorare per bambini | página de colorir, página de colorir para crianças | раскраска для детей | 塗り絵
`;

/** Words beside a picture that name nothing in it; columns as in the table of empty words. */
export const EMPTY_BESIDES = `
quality | | | | infantil, infantiles, motivacional, motivador, imaginario, imaginaria, repetido, repetible, redondeado, redondeada, domésticos, distintos, distintas, todavía, terminadas, terminados | motivazionale, immaginario, immaginaria, ripetuto, arrotondato, arrotondata, ampio, ampia, turistico, turistica, stradale, sciistica, domestici, finite, affiancate | motivacional, infantil, infantis, imaginário, imaginária, arredondado, arredondada, folclórica, folclórico, domésticos, diferentes, ainda, prontas | мотивационный, вымышленный, вымышленного, скруглённый, бытовых, настольный, туристический, приветственный, разных, готовые | やる気を出す, 角丸, 架空の, 違う
`;
