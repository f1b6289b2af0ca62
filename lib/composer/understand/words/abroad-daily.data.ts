/**
 * Everyday words for things and places that the other languages say besides, as people write them in prompts; columns as in
 * the other tables.
 */
export const ABROAD_DAILY = `
church |  |  |  |  |  | церкви, церквей |
raincoat |  |  | capa de lluvia | k-way, cerata | capinha de chuva, impermeável, gabardine |  | 合羽
bus stop | haltestelle | arrêt d'autobus, arrêt du bus | parada del autobús, paradero, parada de colectivo, parada de camión |  | paragem do autocarro | остановка автобуса | バス停留所, 停留所
construction worker |  | ouvrier de chantier |  | muratrice |  |  | 工事現場の作業員, 工員
browser window |  | fenêtre du navigateur | ventana de navegador, ventana de explorador | finestra di browser | janela de navegador, janela do browser | окошко браузера | ブラウザの窓
gears |  | !roues dentées | ruedas dentadas | ruote dentate | rodas dentadas | шестерни, зубчатые колёса | ギア, ギヤ, !歯車
oatmeal |  | bouillie d'avoine | papilla de avena | pappa d'avena | papas de aveia | овсяная каша |
tobacco pipe |  |  |  |  |  |  | タバコのパイプ
captain hat |  | casquette de marin |  | berretto da capitano, !berretto da capitano | quepe, boné de capitão, boné de marinheiro |  | 船長の帽子
moss |  |  |  |  |  | мхом |
counter |  | guichet | barra del bar | banco del negozio |  |  |
customer |  |  |  |  | freguesa |  | お客さま, 客さん
country lane | landweg | chemin de campagne, chemin de terre | camino rural, camino de tierra, sendero rural, camino de campo | stradina di campagna, viottolo di campagna, strada sterrata | estrada de terra, caminho rural, estradinha de terra, estradinha rural | просёлочная дорога, просёлок, грунтовая дорога | 田舎道, あぜ道, 農道
puddle |  |  |  |  | poça d'água, poças d'água |  | 水溜まり
paw prints |  |  | huellas de perro, huellas de gato | !zampine, impronte di cane | marcas de patas, pegadas de patas, !patinhas | следы лап | 足あと
bone |  | nonos |  |  |  | косточка, косточки | ホネ
cloth | stoff, stoffbahn, stoffrolle, stoffballen | étoffe, rouleau de tissu, rouleaux de tissu | rollo de tela, rollos de tela | rotolo di stoffa, rotoli di stoffa, rotoli di tessuto | rolo de tecido, rolos de tecido | отрез ткани, рулон ткани, рулоны ткани | 布地, 反物, 布のロール
scented candle |  |  |  |  |  | аромасвеча |
trawler | kutter, fischkutter |  | pesquero, barca de pesca, barco de pesca | barca da pesca | barquinho de pesca | рыбацкое судно | 漁船
full moon |  |  |  | plenilunio |  |  |
ferris wheel |  |  | rueda gigante |  |  |  |
window sill |  |  | antepecho |  |  |  |
sink |  |  | tarja |  |  |  |
plumber |  |  | gasfíter |  |  |  |
jam |  |  | confitura |  | compota, doce de fruta |  |
old man | alter herr | vieux messieurs, vieillard, vieux bonhomme |  |  |  |  |
old woman |  |  |  |  |  |  | 老婦人
handrail |  | rampe d'escalier, rampe de l'escalier, main courante | baranda | corrimano |  | поручень | 手摺り
teenager |  |  |  |  | jovenzinho |  | 中学生, 高校生
palm tree |  |  |  | palma da cocco |  |  | やしの木
saxophone |  |  |  | sax | sax |  |
piano | !flügel |  |  | piano a coda |  |  |
rice |  |  |  | chicchi di riso |  |  | お米
wrench |  | clé plate | llave de tuercas | chiave a rullino | chave de boca | разводной ключ |
wheel | fahrradreifen, !laufrad, !rad | roue de vélo, roue de bicyclette, !roue, !roue de vélo, !roues, !roue de bicyclette | rueda de bicicleta, rueda de bici, !rueda de bicicleta, !rueda de bici | ruota di bicicletta, ruota di bici, !ruota di bicicletta, !ruota di bici, !ruota della bici | roda de bicicleta, !roda de bicicleta, !roda de bici | колесо велосипеда, !колесо велосипеда |
polar bear |  |  | osito polar | cucciolo di orso polare, orsetto polare | filhote de urso-polar, filhote de urso polar, ursinho polar | белый медвежонок |
seamstress |  |  |  | cucitrice | modista | белошвейка | お針子
sewing machine |  |  |  |  |  | швейная машина |
spool of thread |  |  | bobina de hilo | spoletta | carrinho de linha |  |
sailing boat |  |  |  |  |  | яхта под парусом |
caterpillar |  |  |  |  | taturana |  |
butterfly |  |  |  |  |  |  | 蝶々
fireplace | offener kamin |  |  | focolare |  |  |
rocking chair |  | chaise à bascule | silla mecedora |  |  |  |
flashlight |  |  |  | pila elettrica |  |  |
robin |  |  |  |  | pisco-de-peito-ruivo |  | 駒鳥
holly | ilex, !stechpalmenbeeren | baies de houx, !baies de houx | bayas de acebo, !bayas de acebo | bacche di agrifoglio, !bacche di agrifoglio | frutinhas de azevinho, !frutinhas de azevinho, bagas de azevinho | ягоды остролиста, падуб, !ягоды остролиста, !ягодами остролиста | 柊, ヒイラギの実
hacker |  | pirate informatique | pirata informático |  |  | хакер | ハッカー
hoodie |  | pull à capuche | buzo con capucha | felpa col cappuccio, felpa con il cappuccio, !felpa | blusa de moletom, camisola com capuz | толстовка с капюшоном |
monitor |  | écran d'ordinateur | pantalla de ordenador |  | ecrã |  | ディスプレイ
paper boat |  |  |  | barca di carta |  | кораблик из бумаги | 紙の舟, 紙舟
rain boots |  |  |  |  |  |  | ゴム長靴
crowd |  | attroupement |  |  |  |  | 人だかり, 観衆
bookshelf |  |  | !balda, !repisa | scaffale dei libri, !mensola, !mensole |  | стеллаж с книгами |
sidewalk | gehsteig, trottoir |  | vereda |  |  |  |
ant |  |  | hormiguita |  | formiguinha |  |
ice cream cone |  |  |  | cono di gelato |  | вафельный рожок |
hedgehog |  |  |  |  |  | ежонок |
bear | bärin | ourse | osa |  |  | медведица |
teddy bear |  |  | muñeco de peluche |  | bichinho de pelúcia |  |
wolf | wölfin | louve |  |  |  | волчица, волчонок |
owl | kauz |  | tecolote |  | mocho |  | ミミズク
frog |  |  |  | raganella |  |  |
sheep |  |  | borrego |  |  |  |
donkey |  |  | borrico | ciuchino | jegue | ишак |
rabbit |  |  |  |  |  | крольчонок |
dog |  |  |  |  |  | пса, псом |
spider |  |  |  |  |  | паучок |
cobweb |  |  |  | tela di ragno |  |  |
whale |  |  |  | balenottera, balenottero |  |  |
shark |  |  |  | pescecane |  |  |
jellyfish |  |  | aguamala |  |  |  |
pigeon |  |  | pichón |  |  |  |
lion |  |  |  | leoncino |  |  |
tiger |  | tigresse | tigresa | tigrotto | tigresa | тигрица |
monkey |  |  | mico |  |  | мартышка | おさるさん
elephant |  |  |  |  |  |  | 子ゾウ
deer |  |  |  |  |  | олениха |
fawn |  |  | cervatito |  |  |  |
dragon |  |  |  | dragone |  |  |
snowman |  |  |  |  |  | снеговичок |
child |  |  | peque |  |  | дитя | ちびっこ
boy | bursche |  | pibe |  | rapazinho | паренёк |
girl | mädel |  | piba |  |  |  |
grandfather | alter herr | vieux messieurs | !viejecito |  | vô |  |
mother |  |  |  |  |  | мамочка |
family |  |  |  |  |  |  | ファミリー
friend |  |  | amiguito |  | amiguinho | приятель |
postman |  |  |  |  |  |  | 郵便配達の女性
hairdresser |  |  |  |  |  |  | ヘアスタイリスト
barber |  |  |  |  |  | цирюльник | 床屋さん
mechanic |  | mécano |  |  |  | автослесарь |
electrician |  |  |  |  |  |  | 電気屋さん
farmer |  |  |  |  |  |  | 農家さん
baker |  |  |  |  |  |  | パン屋の主人
police officer |  |  |  |  | policia |  |
clown |  |  |  |  | palhacinho |  |
businesswoman |  |  |  |  |  |  | 女性会社員
hiker |  |  |  |  | montanhista |  |
climber |  |  |  | arrampicatore |  |  |
runner |  |  |  | maratoneta |  |  |
programmer | !hacker | pirate informatique | pirata informático |  |  | хакер, хакера | ハッカー
ship | kutter, fischkutter | !bateau de pêche | !barco pesquero, !barco de pesca, barca de pesca, pesquero | !peschereccio, barca da pesca | !barco de pesca, barquinho de pesca | рыбацкое судно | 漁船
branch |  | !rameau | !ramita | !rametto |  | !веточка |
grandmother |  |  | !viejita |  |  |  | 老婦人
kitchen sink | !spüle | !évier de la cuisine, !évier | !fregadero, !pileta de cocina, !lavaplatos de la cocina | !lavandino della cucina, !lavello, !lavello della cucina | !pia de cozinha | !кухонная раковина, !кухонной раковиной, !кухонной раковины, !кухонную раковину | !流し台, !キッチンの流し, !台所のシンク
key |  |  |  |  |  |  | カギ
seedling |  |  | plantín |  |  |  | 若芽
laundry |  |  |  |  | roupa estendida | постиранное бельё |
clothesline |  |  |  |  | corda de roupa |  |
flip-flops |  |  |  | ciabatte da mare |  |  |
laptop |  |  |  |  |  |  | ノートpc
letter |  |  |  |  |  | писем, конверт с письмом | お手紙
match |  |  |  |  | palito de fósforo |  | マッチ棒
candle |  | chandelle | candela |  |  |  |
dough |  |  |  | pasta fresca |  |  |
trash can |  |  |  |  | caixote do lixo |  |
razor | rasiermesser |  | navaja de afeitar, !navaja |  | navalha |  |
silo |  |  |  |  |  | силосная башня |
rowing boat |  |  |  | barchetta a remi | canoa a remo |  | 手こぎボート
reeds |  |  | carrizos | canneti |  |  |
dune |  |  |  |  |  | бархан |
gingerbread man |  | bonhomme de pain d'épices |  |  |  |  |
candy cane |  | canne à sucre de noël | bastón de dulce |  | bengala de açúcar |  |
running shoe |  |  | zapatilla de correr, tenis de correr |  | tênis de correr |  |
egg |  |  |  |  |  | яиц |
submarine |  |  |  |  |  | субмарина |
plaster cast | gips | plâtre |  |  | gesso | гипс |
chimney |  |  |  |  |  | труба дома |
smoke |  |  |  |  |  | дымка из труб |
umbrella |  |  |  |  |  |  | アンブレラ
picnic blanket |  |  | manta de pícnic, mantel de pícnic | tovaglia da picnic | manta de piquenique | плед для пикника, покрывало для пикника | ピクニックシート
alley |  |  |  |  |  |  | 裏通り
lantern |  |  | farol de mano |  |  | фонарик со свечой |
hot-air balloon |  |  |  |  |  | воздушный шар с корзиной |
ladder |  |  | !escalera de tijera | scaletta a pioli |  |  |
door |  |  |  | uscio |  | дверца |
roof |  |  | techo de la casa |  |  |  |
fence |  |  | reja |  |  |  |
toolbox |  |  |  |  |  |  | 道具箱
light bulb |  |  | foco de luz |  |  |  |
parcel |  |  |  |  |  |  | 宅配便
box |  |  |  |  |  |  | ボックス
stroller |  |  | carriola de bebé |  |  |  |
snowflake |  |  |  |  |  |  | 雪片
speech bubble |  |  |  | nuvoletta di dialogo | balão de diálogo | облачко с текстом, пузырь с репликой | ふきだし
check mark |  |  |  |  | sinal de visto |  |
bonnet | !motorhaube | | | | | |
books | | | | | | !книгами, !книгах, !книг, !книгам |
ramp | | rampe | | | | |
rock | | galet, galets | | | | |
burrow |  |  | !madriguera, !la madriguera | !tana, !nella tana | !toca | !норка, !норке, !норе | !巣穴
hops |  |  | cono de lúpulo, conos de lúpulo, flor de lúpulo, flores de lúpulo | cono di luppolo, coni di luppolo, fiore di luppolo, fiori di luppolo | cone de lúpulo, cones de lúpulo, flor de lúpulo, flores de lúpulo | шишка хмеля, шишки хмеля, шишками хмеля | ホップの実, ホップの花
ice floe |  |  | témpano, témpano de hielo, placa de hielo, bloque de hielo flotante | lastrone di ghiaccio, lastra di ghiaccio | bloco de gelo, placa de gelo | льдина, льдине |
hiking boots | wanderschuhe | chaussures de randonnée | !botas de montaña, !botas de senderismo, botas de trekking | scarponi da trekking, scarponi da montagna, scarponcini da trekking | !botas de trilha, !botas de caminhada, bota de trilha | треккинговые ботинки, походные ботинки |
fishing hut |  |  | cabaña de pescadores, cabañas de pescadores, caseta de pescadores, casetas de pescadores | casetta di pescatori, casette di pescatori, capanno da pesca, capanni da pesca | cabana de pescadores, cabanas de pescadores | рыбацкий домик, рыбацкие домики, рыбацкими домиками, рыбацких домиков | 漁師小屋
wreath |  |  | corona de flores, coronas de flores, corona de navidad, corona navideña, corona de rosas, corona de eucalipto, corona de laurel, corona de hojas | ghirlandetta, ghirlandina | coroa de flores, coroa de natal | |
skewer |  |  | | | | шашлычки, шашлычок, шашлычками, шашлычков |
robin |  |  | | | pintarroxo, pisco-de-peito-ruivo | |
rowing boat |  |  | | | | лодка с вёслами, лодке с вёслами |
rocking chair |  |  | | | | кресле-качалке, кресла-качалки |
twins | zwillinge | jumeaux |  |  |  | близнецы, близнецов, двойняшки | 双子
tap |  |  | !grifo, !grifos, !canilla, llave de agua, llave del agua | | | |
chimney |  |  | | | | |
swim ring |  |  | | ciambella gonfiabile, salvagente a ciambella | | плавательный круг, надувной круг |
swimsuit |  |  | | | roupa de banho | |
hedgehog |  |  | | | | ежиха, ежихи, ежата, ежат, ежатам, ежонок |
hare |  |  | | | | | 野ウサギ
chestnut |  |  | castañas asadas | caldarroste | castanhas assadas | | 焼き栗
story | gutenachtgeschichte | histoire du soir | cuento para dormir, cuento de buenas noches | favola, favole, favola della buonanotte, storia della buonanotte, fiaba della buonanotte | história de ninar, historinha, história para dormir | сказка на ночь, сказку на ночь, сказки на ночь | 寝る前のお話, 寝る前の絵本
wheat |  |  | | | | колоски пшеницы, колосками пшеницы, колосков пшеницы, колосок пшеницы, пшеничными колосками |
restaurant kitchen |  |  | cocina de un restaurante, cocina del restaurante | cucina di un ristorante | cozinha de um restaurante, cozinha do restaurante | кухне ресторана, ресторанной кухне, ресторанная кухня | レストランの厨房, レストランのキッチン
oven mitt |  |  | manopla de horno, manoplas de horno | guanto da forno, guanti da forno | luva de forno, luvas de forno | прихватка, прихватки | オーブンミトン
party hat |  |  | gorro de fiesta, gorrito de fiesta, sombrero de fiesta, gorritos de fiesta | cappellino da festa, cappello da festa, cappellini da festa | chapéu de festa, chapeuzinho de festa, chapeuzinho de aniversário | праздничный колпак, праздничном колпаке | パーティーハット
baby dragon |  |  | dragoncito | draghetto | dragãozinho | маленький дракон, маленького дракона, дракончик, дракончика | 小さなドラゴン, 子どものドラゴン, 子ドラゴン
platform |  |  | andén de tren | binario | plataforma, plataforma de trem | перрон, перроне | 駅のホーム
sidewalk |  |  | | | | асфальт, асфальте, на асфальте |
wooden table |  |  | | !tavolo di legno, !tavoli di legno | | |
`;
