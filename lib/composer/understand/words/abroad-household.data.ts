/**
 * What is about a house, worn, eaten and done for a living, as the other languages call it besides: synonyms of regions and
 * diminutives that everyday prompts have; columns as in the other tables, and `!` where a word means this whatever it was
 * taken for.
 */
export const ABROAD_HOUSEHOLD = `
wren |  | troglodyte, troglodyte mignon | chochín | scricciolo | corruíra, carriça, garrincha | крапивник | ミソサザイ
sparrow | kleiber, blaumeise, kohlmeise | sittelle, mésange bleue | trepador azul, herrerillo | picchio muratore, cinciarella | trepadeira-azul, chapim-azul | поползень, синичка, лазоревка | ゴジュウカラ, アオガラ, ヤマガラ
swallow | rauchschwalbe |  |  |  |  | стриж
puffin | papageitaucher |  |  |  |  |  | パフィン, ツノメドリ
woodpecker | buntspecht
lizard |  |  |  | ramarro
stoat | mauswiesel |  |  |  |  |  | オコジョ
hedgehog |  |  |  |  | ouriço-cacheiro
mouse | haselmaus, siebenschläfer | loir, muscardin | lirón | ghiro, moscardino | leirão, arganaz | орешниковая соня | ヤマネ
guinea pig |  | cochon d'inde |  | porcellino d'india
wild boar | frischling | marcassin |  |  |  | кабанчик
roe deer |  |  |  |  | veadinho
dachshund |  |  |  |  | cachorro salsicha, !salsichinha, !cachorro salsicha |  | ダックスフンド
sheepdog |  |  |  | cane pastore, cane da pastore |  |  | 牧羊犬
carp |  |  |  |  |  |  | コイ
cod |  |  |  | baccalà
sardine |  |  |  |  |  | шпроты | 鰯
crayfish | flusskrebs | écrevisse | cangrejo de río | gambero di fiume |  | рак, речной рак
grasshopper | zikade | cigale | cigarra, chicharra | cicala | cigarra | цикада | セミ, 蝉
moka pot |  |  | moka |  |  | мока | マキネッタ
ladle |  |  |  |  |  | поварёшка
colander |  |  |  | colapasta | coador
cutting board | schneidbrett
napkin |  | serviette en lin
oven mitt |  |  | agarradera
mop |  |  |  | spazzolone
clothesline |  |  |  |  |  |  | 洗濯紐
dresser |  |  |  |  |  |  | 箪笥, チェスト
wardrobe |  |  | clóset |  | roupeiro |  | 洋服ダンス
floor lamp |  |  |  |  | abajur de pé
lampshade |  |  |  |  | cúpula de abajur
doormat |  |  |  |  |  | коврик у двери
doorstep | hausschwelle |  | escalón de entrada
light bulb | glühlampe |  | bombillo
lawn mower |  |  |  |  | aparador de grama
garden hose |  | tuyau d'arrosage |  | canna dell'acqua
beehive |  |  |  |  |  |  | !蜂の巣箱
backpack |  |  |  |  |  | !школьный портфель
cardigan |  |  | chaqueta de punto |  | casaquinho
slippers |  |  | zapatillas de estar por casa
boots | filzstiefel | bottes en feutre | botas de fieltro | stivali di feltro | botas de feltro
headscarf |  | fichu |  | fazzoletto in testa, foulard in testa |  | косынка
mittens |  |  |  |  |  |  | ミトンの手袋
watch |  |  | reloj mecánico, !reloj mecánico | orologio meccanico, !orologio meccanico | relógio mecânico, !relógio mecânico | механические часы, !механические часы | 機械式腕時計, !機械式腕時計
earrings |  | boucles d'oreilles
chimney sweep |  |  |  |  |  |  | 煙突掃除
shopkeeper | fischverkäufer, käsemacher | fromager, fromagère | quesero | casaro | queijeiro | продавец рыбы, рыбник, сыровар | チーズ職人
greengrocer | obsthändler | primeur, marchand de légumes, marchande de légumes | verdulero |  | verdureiro, quitandeiro | зеленщик
farmer | winzer, winzerin | vigneron, vigneronne | viticultor, bodeguero | vignaiolo, viticoltore | vinicultor | винодел | ワイン職人
electrician |  |  |  |  |  |  | 電気屋
mechanic | kfz-mechaniker
glassblower |  |  |  |  | soprador de vidro |  | ガラス吹き
potter |  |  |  |  |  |  | 陶工
tailor | weber |  |  | tessitore |  | ткач | 織物職人
acrobat | trapezkünstler, trapezkünstlerin |  |  |  |  | воздушный гимнаст, воздушная гимнастка | 空中ブランコ乗り
teacher |  | maître d'école
bus driver | straßenbahnfahrer | conducteur de tram | tranviario | tranviere | motorneiro | вагоновожатый | 運転士
grandmother |  |  |  |  |  |  | お婆さん
toddler |  |  |  |  |  |  | ちびっ子
children |  |  | !chicos, !chavales |  | meninada |  | 子どもたち, こどもたち
bride and groom |  |  |  |  |  | жених и невеста | 新郎新婦
choir |  |  |  |  |  |  | 聖歌隊
spanish omelette | spanisches omelett |  | tortilla de papas |  |  | испанский омлет
fried egg |  |  |  |  |  | яичница-глазунья
boiled egg | frühstücksei | œuf à la coque |  |  |  |  | 茹で卵, 煮卵
boiled egg half | halbes ei, halbes gekochtes ei | demi-œuf | medio huevo cocido, medio huevo | mezzo uovo sodo, mezzo uovo | metade de um ovo cozido, meio ovo cozido | половинка варёного яйца, половина яйца | ゆで卵半分
pancakes |  | crêpes épaisses |  |  |  | гречневые блины
crepe |  | galette bretonne
syrup |  | sirop d'érable
jam |  |  | frasco de mermelada | barattolo di marmellata |  | банка с вареньем | ジャム瓶
tart |  | tartelette |  | !crostata |  | тарт, песочный пирог | タルト
fruit tart | zwetschgenkuchen, pflaumenkuchen | tarte aux prunes | tarta de ciruelas | crostata di prugne | torta de ameixa | сливовый пирог, пирог со сливами | プラムタルト
apple pie |  |  | pay de manzana |  |  | шарлотка
gingerbread |  | pain d'épices |  | panpepato |  | имбирное печенье
dumplings |  |  |  | canederli
pierogi |  |  |  | ravioli polacchi
soup |  |  |  |  |  | щи
toast | toastbrot, toastscheibe | pain grillé | pan tostado, rebanada de pan tostado | fetta di pane tostato, pane tostato | fatia de torrada
baguette |  | baguettes de pain |  | filone di pane
croissant |  |  |  |  |  | рогалик
cheese wheel | käserad | meule de comté | rueda de manchego | forma di parmigiano |  | круг сыра
plum |  | mirabelle
blackcurrant |  |  |  |  | cassis
chestnut | maronen |  |  |  |  |  | クリ
chanterelle |  |  |  |  |  | !гриб лисичка
porcini |  |  |  |  |  | подберёзовик
mushroom |  |  |  |  |  | грибочки
garlic |  | gousse d'ail
pepper |  |  | morrón
crumbs | brösel
lemonade | zitronenlimonade |  |  |  |  | морс, компот
rice ball |  |  |  | polpetta di riso | bolinho de arroz
attic bedroom | schlafzimmer unterm dach | chambre sous les toits | dormitorio en la buhardilla | camera da letto in mansarda, camera in mansarda |  | комната на чердаке | 屋根裏部屋の寝室
cellar |  | cellier
courtyard |  |  | patio interior |  | pátio | дворик
balcony |  |  |  | balconcino
rooftop |  |  |  | terrazzo | laje | терраса на крыше | 屋上テラス
garage |  | atelier mécanique |  |  |  | автомастерская | 修理工場
shopping street | fußgängerzone |  | calle comercial | via dello shopping, via dei negozi | rua de comércio | торговая улица
alley |  |  |  |  |  |  | 路地裏, 横丁
fairground | kirmes |  | !feria, !verbena | sagra, fiera di paese | quermesse, festa junina | !ярмарка | お祭り, 夏祭り
vineyard |  |  |  |  |  |  | ブドウ畑
orchard | streuobstwiese
field | stoppelfeld | champ de chaume, chaumes | rastrojo, campo de rastrojos | campo di stoppie | restolhal | стерня, скошенное поле | 刈り田, 刈り入れ後の畑
meadow | blumenwiese
stream | bächlein |  |  |  |  | ручеёк | せせらぎ
creek |  |  | caleta | caletta
salt flat | salzebene | salines | salinas | distesa di sale | salina |  | 塩原, 塩の平原
pier |  |  | espigón
harbour | fischerhafen |  |  |  | porto de pesca
slope |  |  | cuesta, ladera | salita, pendio |  | косогор | 斜面
bus stop |  |  |  | fermata dell'autobus
scooter |  |  | !vespa | lambretta, !vespa | !vespa
excavator |  |  |  |  |  |  | パワーショベル
paper lantern |  |  | farol de papel |  | luminária de papel | бумажный фонарь | 紙の提灯, 紙のランプ, !紙の提灯, !提灯, !ちょうちん
string lights |  | guinguette lumineuse | luces de hadas, !guirnalda de luces, !guirnaldas de luces |  |  |  | イルミネーションライト
sandbox |  |  |  |  | tanque de areia
cables |  |  |  | fili, !fili elettrici |  | проводки, !провода
battery |  |  |  |  |  |  | 乾電池
pin |  |  |  |  |  |  | まち針
map pin | standortnadel, standort-pin | marqueur de localisation |  | pin di posizione | alfinete de mapa, marcador de localização | значок геолокации
thermos |  | bouteille isotherme | termo de acero | borraccia termica |  |  | !ステンレス水筒, !ステンレスの水筒
moss |  |  |  |  |  |  | コケ
log |  | tronc d'arbre
tree stump |  |  |  | ceppo d'albero
beech |  |  |  |  |  |  | ブナ
rowan | vogelbeere
linden |  |  |  |  |  |  | リンデン
poppy |  |  |  |  |  |  | ケシ
lilac |  |  |  |  |  |  | ライラック
wisteria |  |  | glicina
bread slice |  | !pain grillé | !rebanada de pan tostado | !fetta di pane tostato | !fatia de torrada | !кусок тоста
front porch |  | !pas de la porte, !seuil | !umbral, !escalón de la puerta | !soglia, !gradino di casa | !soleira, !soleira da porta | !порог, !пороге | !玄関先
bunting |  |  | !guirnalda de banderines, !guirnalda de banderitas | !ghirlanda di bandierine | !bandeirinhas, !bandeirolas
hut | | | !caseta de piedra, caseta | | | |
house painter | | | | | | | ペンキ屋
construction worker | | | | | | | 建設作業員, 建築作業員
lunch | | | | | | | 昼ごはん, お昼ごはん
neighbour | | | | | | | 近所の人
calico cat | dreifarbige katze | chat calico | gata tricolor | gatta tricolore | gata tricolor | трёхцветная кошка |
furnace | | !four de verrier | !horno de vidrio | !fornace | !forno de vidro | !стекловаренная печь |
space station | orbitalstation | station orbitale | estación orbital | stazione orbitale | estação orbital | !орбитальная станция, !орбитальной станции |
cashew | | | marañón | | caju, cajus | |
pansies | | | pensamientos | | amores-perfeitos | |
lily pad | | | | | ninfeia, ninfeias | |
village | | | | | !vila | |
wheat | roggenähre | épi de seigle | espiga de centeno | spiga di segale | espiga de centeio | колос ржи | ライ麦の穂
paper airplane | | | | | | самолётик | 紙ひこうき
bun | | | | panino dolce | | плюшка | 菓子パン
wind chime | | | móvil de viento | scacciapensieri | | |
maple leaves | | | | | | кленовые листья | 紅葉
hot spring | | | | sorgente calda | | |
convenience store | | | tienda de conveniencia | | | |
bakery | | | | | | | !パン屋さん
cottage | datscha | datcha | !dacha | dacia | !dacha | !дача | ダーチャ
classroom | kita, kindergarten | école maternelle | jardín de infancia, guardería | scuola materna | jardim de infância | детский сад | 幼稚園, 保育園
fireworks | | | | fuochi d'artificio, fuochi artificiali, fuoco d'artificio | | |
maple leaves | | feuilles d'érable | | foglie d'acero | | |
earrings | | boucles d'oreilles | | | | |
ski slope | skigebiet, skiort | !station de ski | !estación de esquí | !stazione di sci, !stazione sciistica | !estação de esqui | !горнолыжный курорт | !スキー場
`;
