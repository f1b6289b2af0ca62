/** Common words for people, animals, things and places that the other languages say besides; columns as in the other tables. */
export const ABROAD_COMMON = `
chick | !jungvogel, !jungvögel, !vogeljunge | oisillon, oisillons | cría de pájaro |  |  | птенец, птенцы, птенцов, птенцами | ひな, ヒナ, 雛, 雛鳥
puppy |  |  | cachorro de perro |  |  | щенята | わんちゃん
duckling |  |  |  |  |  |  | カモの子
lamb |  | agnelet |  |  |  | барашек, барашки | 仔羊
calf | !kälbchen |  | !becerro, !ternera |  | !bezerro, !bezerrinho, vitelo |  | !仔牛
fox cub | !fuchswelpe, !fuchsjunges |  | cría de zorro |  | filhote de raposa |  | 子狐, 子ギツネ, 子ぎつね
bear cub | !bärenbaby |  |  | cucciolo d'orso |  |  | 子ぐま
squirrel |  |  |  |  |  | бельчонок | 栗鼠
hedgehog |  |  | ericito |  |  | ежи, ежа |
rooster |  |  |  |  |  | петушок |
hen |  |  |  |  |  | куры, курочка, кур |
sparrow |  |  |  | passerotto |  |  | 雀
robin |  |  |  |  | tordo |  | ロビン
pigeon |  |  |  |  |  |  | 鳩
swallow |  |  |  |  |  |  | 燕
seagull |  |  |  |  |  | чаек | 鴎
heron |  |  |  |  |  |  | 鷺, アオサギ
woodpecker |  |  | pico picapinos |  |  |  |
hummingbird |  |  | picaflor |  |  |  |
bumblebee |  |  |  |  | zangão |  |
ladybug |  |  |  |  |  | божью коровку |
lizard | echse |  |  |  |  | ящерка |
donkey |  | ânon |  |  |  |  |
goat | geiß | chevrette |  |  | cabritinha | козочка | やぎ
pony |  |  |  |  | pónei |  |
sloth |  |  | oso perezoso |  |  |  |
whale | !walfisch |  |  |  |  |  |
octopus |  |  |  | polipo |  |  |
jellyfish |  |  |  |  | medusa |  |
lobster |  |  |  |  |  |  | 伊勢海老
toddler | krabbelkind |  |  |  |  |  | よちよち歩きの子
grandmother |  |  |  |  | vó, avozinha |  |
grandfather |  |  |  |  | avozinho |  |
mother |  |  | mami |  |  |  |
father |  |  | papi |  |  |  |
aunt |  | tata |  |  | titia | тётушка | 叔母
uncle |  |  |  |  | titio |  | 叔父
brother |  |  |  |  |  | братья | お兄さん
sister |  |  |  |  |  | сестрёнка |
neighbor |  |  |  |  |  |  | ご近所さん
bride |  |  | recién casada |  |  |  |
hiker | backpackerin | marcheur | caminante | camminatore, viaggiatore con zaino, zaino in spalla | trilheiro, trilheira | туристка с рюкзаком, пеший турист | 山歩きの人
courier | !möbelpacker, umzugshelfer | !déménageur, !déménageurs, déménageuse | mozo de mudanzas, mozos de mudanza, mudancero | !traslocatore, !traslocatori |  | !грузчик, !грузчики, !грузчиков | 配達人, !引っ越し業者, 引越し業者
builder |  |  |  |  |  |  | レンガ職人, 職人
chef |  |  |  |  |  | кухарка | コックさん
waiter | bedienung | garçon de café | mozo de café |  |  |  | 店員さん
teacher | pädagoge | maîtresse d'école |  |  |  |  |
nurse |  |  |  |  |  | сиделка | 看護婦
doctor |  |  |  |  |  | докторша | お医者さん
dentist |  |  | odontóloga |  |  |  |
vet |  |  |  |  |  | ветеринарка | 獣医さん
police officer |  | agent de police |  | vigile | polícia | полисмен | おまわりさん
firefighter | feuerwehrleute |  |  |  |  |  |
postman |  |  |  |  |  |  | 郵便配達
farmer |  |  |  |  |  |  | お百姓さん
gardener |  |  |  |  |  | огородник | 植木屋
sailor | !seeleute |  |  |  | marujo |  |
pilot |  |  |  | aviatrice |  | лётчица |
driver |  |  | chofer | guidatore |  |  |
mechanic |  |  | mecánica de coches |  | mecânica de carros | слесарь |
scientist |  | savant |  |  |  |  | 研究員
musician |  |  |  |  |  |  | 演奏家
singer |  |  | cantaor |  |  |  |
ballerina |  |  |  | ballerina classica |  |  |
painter |  | artiste peintre |  |  |  | живописец | 絵描き
magician | zauberkünstlerin |  |  |  | prestidigitador |  | 奇術師
juggler |  |  |  |  |  | жонглёрша |
acrobat |  |  | funámbulo | equilibrista |  |  | 曲芸師さん, アクロバット
witch |  |  |  |  |  | ведьмочка | まじょ
wizard |  | magicien barbu |  |  |  |  |
gnome | !wichtelmann |  |  |  | duende de jardim |  |
mermaid |  |  |  |  |  | русалочка | 人魚姫
giant | riesin |  |  | gigantessa |  | великанша |
princess |  |  |  |  |  | царевна |
prince |  |  |  |  |  | царевич |
king |  |  |  | sovrano |  |  |
pirate |  | flibustier |  |  |  |  |
detective | kommissar | inspecteur | inspector |  |  |  |
thief | dieb, diebin, einbrecher | voleur, voleuse, cambrioleur | ladrón, ladrona, ratero | ladro, ladra, scassinatore | ladrão, assaltante | вор, воришка, грабитель | 泥棒, どろぼう
judge |  | magistrat |  |  |  |  |
office worker | bürokauffrau |  |  |  | empregado de escritório | сотрудница, клерк | オフィスワーカー, 局員, 職員
businessman |  |  |  |  |  | деловой человек | 起業家
librarian |  |  |  |  |  | библиотекарша |
shopkeeper | ladenbesitzer, krämer |  |  | bottegaio | vendedor, vendedora | лавочник, торговка | 店主, 売り子, 八百屋さん
cyclist | radlerin |  |  |  |  |  |
diver |  |  |  |  |  | ныряльщик |
surfer |  |  | surfero |  |  | сёрферша |
skier | !skiläufer |  |  |  |  |  |
goalkeeper | torhüterin |  | !portero | !portiere | !guarda-redes |  | キーパー
tourist |  |  |  |  |  |  | ツーリスト
traveler |  |  |  | viaggiatrice |  | путешественница, путник |
beekeeper |  |  |  |  |  | пасечник |
shepherd |  |  |  |  | pastor de ovelhas | чабан |
potter |  |  | ceramista | ceramista |  | керамист |
tailor |  |  |  |  |  | портниха | 仕立て屋
scarecrow |  |  |  |  |  | чучело огородное |
snowman |  |  | monigote de nieve |  |  |  |
ghost |  |  |  |  |  | привидения |
skeleton | gerippe |  |  |  |  |  |
couple | ehepaar |  |  | fidanzati |  | !парочка, супруги | 夫婦, 恋人たち
crowd | zuschauer | spectateurs | gentío, espectadores | spettatori | público | публика | 人混み
friends |  | potes |  |  |  | подружки | 友だち, 仲間, ともだち
sofa | kanapee, zweisitzer | divan | sillón de tres plazas |  | estofado | софа, кушетка, тахта | カウチ
armchair |  |  |  |  |  |  | 一人掛けソファ
chair |  |  |  | seggiola |  | стулья, стульев |
stool |  |  |  |  | tamborete |  |
table |  |  |  |  |  |  | 卓
desk |  | bureau en bois |  |  |  |  |
shelf |  | rayon |  | ripiano |  |  | 本棚の段, 陳列棚
bookshelf |  |  | estantería de libros | libreria a muro |  |  |
wardrobe |  | penderie |  | guardaroba |  | платяной шкаф |
drawer |  |  |  |  |  | выдвижной ящик | 引き出し
bed |  |  |  |  |  | кроватка, койка | 寝床, 布団
crib |  |  | moisés |  |  | люлька |
pillow |  |  |  | cuscino del letto, guanciale |  |  | まくら
cushion | !polster |  |  |  |  | диванная подушка |
blanket | decke aus wolle |  |  |  | coberta |  |
towel |  |  |  |  |  |  | 手ぬぐい
curtain |  |  |  | tenda della finestra |  |  |
mirror |  |  |  |  |  | зеркальце | かがみ, ミラー
lamp | leuchte |  |  |  | lâmpada de mesa | светильник | 照明
vase |  |  |  |  | vaso de vidro |  |
rug | bettvorleger, abtreter, kaminvorleger | descente de lit |  |  |  |  | !玄関マット
watering can |  |  |  |  |  |  | 如雨露
iron |  |  | plancha de ropa |  |  |  |
fridge |  |  | heladera |  |  |  |
oven |  |  |  |  |  | печка |
stove |  | fourneau |  |  |  |  |
pan |  |  |  |  | panela rasa |  |
kettle |  |  |  |  |  | самовар |
teapot |  |  |  |  |  | заварник |
cup |  |  |  |  |  |  | 茶碗
mug |  |  |  | boccale |  |  |
plate |  |  |  |  |  |  | プレート
bowl |  | écuelle | tazón de sopa |  |  |  |
spoon |  | cuiller |  |  |  | ложечка |
cutting board |  |  |  |  | tábua de cozinha |  |
jar |  |  | bote de cristal |  |  |  | 広口びん
basket |  |  |  |  |  | лукошко |
box |  | caisse en carton |  |  |  | картонка |
suitcase |  |  |  |  |  |  | トランク
backpack | ranzen |  |  |  |  |  |
handbag |  |  |  |  | carteira de mão |  | カバン
hat |  | galure |  |  |  |  | ハット
cap | basecap |  |  | cappellino con visiera |  |  |
scarf |  |  | pañuelo al cuello | foulard | lenço no pescoço | !платок | 襟巻き
gloves |  |  |  |  |  |  | グローブ
coat |  | pardessus | gabardina | soprabito | sobretudo, casacão | шуба | オーバー
jacket | jackett | blouson | !campera, chamarra | giubbotto | blusão | жакет | 上着, ジャンパー
sweater |  | tricot | jerséis, buzo de lana |  | malha | джемпер |
t-shirt |  |  |  |  |  | майка |
shirt |  |  |  |  |  | сорочка | ブラウス
dress |  |  |  |  |  | сарафан, платьице |
skirt |  |  |  | gonnellina |  |  |
trousers |  |  |  |  |  |  | パンツ
shoe |  | soulier |  |  |  | башмаки | シューズ
boots |  |  |  |  |  | ботфорты | 長ぐつ
socks |  |  |  |  |  |  | くつした
flip-flops | flipflops |  | chancletas |  |  |  |
crown |  |  |  | coroncina |  |  | 冠
ring |  |  |  | fede nuziale |  | перстень, колечко | リング
apron |  |  |  |  |  |  | 前掛け
newspaper | !zeitungspapier, tageszeitung | papier journal | papel de periódico | carta di giornale |  |  | 新聞紙
letter |  |  |  | missiva |  |  |
envelope | kuvert |  |  |  |  |  | 封書
book |  |  |  |  |  |  | 絵本
notebook |  |  |  |  | caderneta |  |
pencil |  |  |  |  |  |  | えんぴつ
pen |  | plume à écrire |  |  |  |  |
scissors |  | paire de ciseaux |  |  |  |  |
eraser |  |  | borrador |  |  | стёрка |
computer | pc | ordi |  | pc |  | комп | コンピュータ
laptop |  |  |  |  | portátil | ноут | ノートPC
camera |  |  |  |  |  | фотокамера |
television | glotze, tv-gerät |  |  | !tele |  | телик |
headphones |  |  |  |  | fones, auscultadores |  |
bicycle | drahtesel | bécane |  |  |  | велик | チャリ
scooter |  | trottinette à moteur |  |  |  |  |
car |  | bagnole |  |  |  |  | くるま
bus | omnibus |  |  |  |  |  |
steam train |  |  |  |  | locomotiva a vapor |  | SL
plane | !flieger |  |  |  |  |  |
boat |  |  |  |  |  |  | 舟
rowing boat |  |  |  |  |  | гребная лодка |
ship |  |  |  | bastimento |  |  | 船舶, 大型船
carriage | !pferdewagen |  |  | calesse | charrete | тележка с лошадью |
sled |  |  |  |  |  |  | 橇
house |  | pavillon de banlieue |  |  |  |  | お家, 民家
cottage | !bauernkate |  |  | casetta di campagna |  | дачный домик |
tower |  |  | torreón | torrione |  |  | タワー
roof |  |  |  |  | teto | кровля |
chimney | schlot | conduit de cheminée | chimenea del tejado | canna fumaria |  | дымовая труба, печная труба |
window | fensterscheibe | vitre |  |  | vidraça |  |
door |  |  |  |  |  |  | とびら
fence |  |  |  | steccato |  |  |
wall |  | muret, muraille | tapia |  | mureta | стенка | 石垣, 堤防
gate |  | grille du jardin | verja de entrada |  |  | врата |
sign |  | écriteau | cartel de madera |  | tabuleta |  |
ladder |  |  |  |  |  | лесенка |
rope | strick | cordage |  | fune |  |  | 綱
clothesline |  | fil à linge |  | filo per stendere | estendal | верёвка для белья | 物干しロープ, 洗濯ロープ
laundry |  | !lessive | colada, ropa tendida, ropa limpia | panni stesi | roupa lavada, roupa suja, roupas no varal | стирка | 洗濯
hammer |  |  |  |  |  |  | トンカチ
saw |  |  | sierra de mano |  |  | ножовка |
axe |  | hachette |  | accetta |  |  | おの
flashlight |  |  |  |  |  |  | ライト
telescope |  |  |  |  |  |  | 天体望遠鏡
gift | päckchen mit schleife |  |  | dono | prenda |  |
kite |  |  |  |  |  | змей воздушный | たこ揚げ, カイト
ball |  |  |  |  | !bolinha |  | 球
beach ball |  |  | balón de playa | palla da spiaggia |  | надувной мяч |
doll |  |  |  |  |  |  | お人形
paper plane | !papierflugzeug |  | avioncito de papel | aeroplanino di carta, aereoplanino di carta | aviãozinho de papel | самолётик из бумаги |
swing |  |  |  |  | baloiço |  |
slide | !rutschbahn |  | resbaladilla |  | tobogã |  |
potion |  | breuvage | brebaje | intruglio |  | эликсир | 秘薬
ballot box |  | urne de vote | urna de votación |  | urna de votação | избирательная урна |
trash can |  |  |  |  | cesto de lixo |  |
apple |  |  |  |  |  | яблочко | 林檎
strawberry |  |  |  |  |  | земляника | 苺
tomato | paradeiser |  |  |  |  | помидорка |
potato |  |  |  |  |  |  | 芋
fries | fritten |  |  |  |  |  | ポテトフライ
carrot | mohrrübe |  |  |  |  |  |
corn |  |  | choclo | granturco |  | початок |
egg | !hühnerei |  |  |  |  | яичко |
bread |  |  |  |  |  | батон |
cake |  |  | bizcocho |  |  |  |
cupcake |  |  | quequito |  |  |  |
cookie |  | petit gâteau sec |  |  |  | печенька | ビスケット
pie |  | tourte | empanada dulce |  | torta doce |  |
popcorn | popkorn |  | palomitas de maíz, pochoclo |  |  |  |
pizza | pizzen |  |  |  |  |  | ピッツァ
soup |  |  |  |  |  | похлёбка | みそ汁
sandwich | !butterbrot | casse-croûte | emparedado |  | sandes |  | サンド
sausage |  |  |  |  |  | колбаски |
coffee |  |  | cafecito |  |  |  |
tea |  | tisane | infusión | tisana |  | чаем |
honey |  |  |  |  |  | горшочек мёда |
dough | !keksteig |  | masa de pan | pasta per la pizza |  |  | パン生地
tree |  |  |  |  |  |  | 樹
bouquet | strauß blumen |  | ramillete |  |  |  |
leaf |  |  |  |  |  |  | !木の葉
grass |  | gazon |  | prato erboso | relva | травка, газон | 芝
bush |  |  |  |  | moita |  | 植え込み
cactus |  |  |  | cactus in vaso |  |  |
birch |  |  |  |  |  |  | シラカバ
oak |  |  |  |  |  |  | 樫, ナラの木
nest |  |  |  |  |  | гнёздышко |
mountain |  |  |  |  |  |  | 山頂
hill |  |  |  |  | morrinho |  | 小山
pond | tümpel |  |  |  | lago pequeno |  | ため池
beach |  | grève |  | lido |  |  | 岸辺
island |  |  |  | isolotto |  | острова, острове | 小島, 離島
field |  |  |  | campo coltivato | lavoura | пашня | 田畑
cave |  |  | gruta |  |  |  |
market |  | vide-grenier, brocante | rastro | mercatino delle pulci | feira livre |  | フリーマーケット, 蚤の市
bedroom |  |  |  |  | quarto de dormir |  |
living room |  | salle de séjour |  |  |  | зал |
school | !grundschule |  |  |  |  |  | 小学校
library |  | bibliothèque municipale, médiathèque |  |  |  | читальный зал |
office |  | bureau open space |  |  |  | контора | 会社
train station | hauptbahnhof |  |  |  | estação ferroviária | железнодорожный вокзал | 鉄道駅
harbour |  | port de pêche, port de plaisance | puerto pesquero | porto di pescatori, porticciolo | porto de pescadores, cais do porto |  | 漁港, 波止場
restaurant | lokal | resto |  |  |  |  | !料理店
bakery |  |  |  | forno del paese |  |  |
shop |  |  | comercio |  | lojinha | магазинчик | 商店
playground |  |  |  |  | parque infantil | площадке | 児童公園
garden |  |  |  |  |  |  | 菜園
farm | hof mit tieren |  |  |  | quinta |  |
greenhouse |  | serre de jardin |  |  |  |  |
cellar |  |  |  |  |  |  | 地下の部屋
attic |  | combles |  |  |  |  |
circus |  | chapiteau de cirque |  | tendone del circo |  |  |
museum | museen |  |  |  |  | музее |
theatre | bühne im theater |  |  |  |  |  | 芝居小屋
cinema |  |  |  |  | sala de cinema | кинозал, кино | シネマ
park |  |  |  | giardino pubblico | pracinha |  |
head |  |  |  |  |  |  | あたま
hand |  |  |  |  |  | ладошка | 両手
foot |  |  |  |  |  | стопа, !ступни | 足先
wing |  |  |  |  |  | крылышки |
tail |  |  |  |  |  |  | 尻尾
beard |  |  |  |  |  | бородка | あごひげ
`;
