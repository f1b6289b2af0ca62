/** What other languages call things in prompts besides, in the columns of the other tables. */
export const ABROAD_BESIDES = `
trapeze | trapez | trapèze | | trapezio | trapézio | трапеция
hula hoop | | houla-hoop | aro, aros | | aro | | 火の輪
dome | | dôme, dômes | domo | | domo | | ドーム
desk lamp | | lampe de lecture | lámpara de lectura | | luminária de leitura, abajur de leitura | | 読書灯
milkshake | | lait frappé | malteada | | milk-shake, milk shake | | ミルクセーキ
flag | !standarte | !étendard, !étendards | !estandarte, !estandartes | !stendardo, !stendardi | !estandarte, !estandartes | знамёна, знамена
barge | frachtkahn, !schleppkahn | !péniche | gabarra
coal | | houille | | | | угля, углём, углем
plane | | | | !aereo, !aerei | | аэроплан
water buffalo | | buffle d'eau, !buffle | !búfalo | bufalo d'acqua, !bufalo | !búfalo | водяной буйвол, !буйвол
counter | | | | | bancada da cozinha | !прилавок, !столешница | 調理台
bridge | hängebrücke, seilbrücke | pont suspendu, pont de corde, pont de cordes | puente colgante, puente de cuerda, puente de cuerdas | ponte di corda, ponte tibetano | ponte pênsil, ponte de corda, ponte suspensa | верёвочный мост | 吊橋
rowing boat | | bateau à rames | | !barca a remi | bote a remo, !barco a remo | !лодка с вёслами
farmhouse | | ferme isolée | | casa colonica
basket | | | | ceste
food truck | food-truck | food-truck, camion de restauration | gastroneta | | food-truck, caminhão de comida
mouse trap | | | | | | | ネズミ取り, ねずみ取り
farmers market | bauernmarkt | marché fermier, marché de producteurs, marché paysan | mercado de agricultores, mercado campesino | mercato contadino, mercato dei contadini | feira de produtores | фермерский рынок, фермерского рынка | 農家の市場, 朝市
cinnamon sticks | | | palo de canela, canela en rama | bastoncino di cannella, bastoncini di cannella | canela em pau | | シナモンスティック
guinea pig | | cochon d'inde | | porcellino d'india
donkey | | ânesse | | somaro, asinello | burrinho
sparrow | | | | | | воробышек
maple leaf | | feuille d'érable | | foglia d'acero | | | カエデの葉
ivy | | | | | | | アイビー
pine cone | | | | | | | 松かさ
plum | | | | | | | すもも
peach | | | durazno
celery | stangensellerie | | | | !salsão
leek | | | | | | порей | 長ネギ
gingerbread man | lebkuchenmännchen | bonhomme en pain d'épices | muñeco de jengibre
candy cane | | sucre d'orge, canne en sucre | | | bastão doce
lollipop | | | | | | | 棒付きキャンディー
popsicle | | glace à l'eau
ice cream cone | | | | | cone de sorvete | мороженое в рожке | アイスクリームコーン
sausage | | | | wurstel
dumplings | klöße | | | | bolinhos chineses | | ギョーザ
soy sauce | | | | | shoyu
olive oil | | huile d'olive | | olio d'oliva
ladle | suppenkelle | | | | | черпак
grater | | | | | | | おろし器
oven mitt | topfhandschuh | gant de four | | | | кухонная рукавица
clothesline | | | | filo per il bucato
beehive | | | | | | | 養蜂箱
honeycomb | | nid d'abeille | | nido d'ape
birdhouse | | | | | | | 鳥の巣箱
pulley | | | | puleggia
lifebuoy | | | | | | | 救命浮き輪
tram | | | | | | | トラム
cable car | | | | | | | ゴンドラリフト
spinning top | | | !trompo | | | | 独楽
rocking horse | | | caballito balancín
rocking chair | | rocking-chair
armchair | | | | | | | ソファチェア
cradle | | | | | | | 揺りかご
candlestick | | | | candeliere | | | キャンドルスタンド
briefcase | | | | | | | アタッシュケース
top hat | | | | cappello a cilindro
cane | | | | | | | ステッキ
log cabin | | chalet en bois | cabaña de troncos | baita di legno | cabana de toras | !изба
igloo | | | | | | | かまくら
fireworks | | feu d'artifice, feux d'artifice | | fuochi d'artificio
ribbon | | | | | laço
jack-o'-lantern | !kürbislaterne | citrouille d'halloween
elf | elf
cyclist | | | | | | | 自転車に乗る人
globe | | !mappemonde | | !mappamondo
people | !personen | !personnes | | | | !людей
walnut | | !noix
blacksmith | | | | | | | !鍛冶屋
handcart | | | | | | !телега
sheep | schafherde
alphabet | alphabet | alphabet | abecedario, alfabeto | alfabeto | alfabeto | алфавит, азбука | アルファベット
book fair | buchmesse, büchermesse | salon du livre, foire du livre | feria del libro | fiera del libro, salone del libro | feira do livro, bienal do livro | книжная ярмарка, книжной ярмарки | ブックフェア
soup | gemüsesuppe, kürbissuppe, tomatensuppe, hühnersuppe | soupe de légumes, potage aux légumes, soupe à la tomate | sopa de verduras, sopa de tomate, sopa de pollo | zuppa di verdure, minestra di verdure, minestrone, zuppa di pomodoro | sopa de legumes, sopa de tomate, sopa de galinha | овощной суп, томатный суп, куриный суп | 野菜スープ, トマトスープ, カボチャスープ
schoolyard | schulhof, pausenhof | cour d'école, cour de l'école, cour de récréation | patio del colegio, patio de la escuela, patio escolar | cortile della scuola, cortile scolastico | pátio da escola, pátio escolar | школьный двор, двор школы, школьном дворе | 校庭
teenager | teenager, teenagerin | | chico adolescente, chica adolescente | ragazzo adolescente, ragazza adolescente | garoto adolescente, menino adolescente, garota adolescente, menina adolescente | | 十代の少年, 十代の少女, 十代の男の子, 十代の女の子
plum | | | | | | слива, сливы, сливами, слив
cinnamon sticks | | | | | | | シナモンスティック
grandfather | | | | vecchio | velho
grandmother | | | | vecchia | velha
baby elephant | elefantenbaby, elefantenkalb, elefantenjunges | | elefantito, bebé elefante | elefantino | elefantinho, bebê elefante | слонёнок, слонята | 子象, 小象, 象の赤ちゃん, 赤ちゃん象
lion | löwenbaby, löwenjunges | lionceau | leoncito | | leãozinho | львёнок, львята | 子ライオン, ライオンの赤ちゃん, 母ライオン
tiger cub | tigerbaby, tigerjunges | tigreau | tigrecito | | tigrinho | тигрёнок, тигрята | 子トラ, トラの赤ちゃん
bear cub | bärenkind | | | cucciolo d'orso | | | 母熊
fox cub | fuchsbaby | | | | | | 母ギツネ
wolf cub | wolfswelpe, wolfsjunges | louveteau | lobezno, lobito | lupetto, lupacchiotto | lobinho | | 子オオカミ, 子狼
owl | eulenküken, eulenjunges, eulenbaby | | búho bebé, buhíto | gufetto | corujinha | совёнок, совята | 子フクロウ, フクロウの雛
giraffe | giraffenbaby, giraffenjunges | girafon | jirafita | giraffina | girafinha | жирафёнок, жирафик | 子キリン, キリンの赤ちゃん
panda | pandababy, pandajunges | | panda bebé | pandino | | пандёнок, панда-малыш | 子パンダ, パンダの赤ちゃん
dolphin | delfinbaby, delfinkalb | delphineau | delfincito | delfinino | golfinho bebê | дельфинёнок | 子イルカ
turtle | schildkrötenbaby, babyschildkröte | | tortuga bebé | tartarughina, tartarughetta | | черепашка, черепашки | 子ガメ, 子亀, ウミガメの赤ちゃん
monkey | affenbaby | | monito | | | | 子猿, 子ザル
baby penguin | pinguinbaby, pinguinjunges | | | pinguinetto | pinguinzinho | | 子ペンギン, ペンギンの雛, ペンギンの赤ちゃん
puppy | hundewelpe
duckling | | | | | | | カルガモの子
squirrel | | | | | | | 子リス
mouse | | | | | | | 子ネズミ
bird | vöglein
fish | fischlein | | | | peixinho | | 小魚
dragon | drachenbaby
boat | bötchen | | barquito
bell | glöckchen | | campanita | campanellino | sininho | | 鈴
flower | | | | | | | 小花
elephant | | | | | | | 母象, 母ゾウ
table | | | mesita, mesitas
string lights | | guirlandes lumineuses, guirlande lumineuse | | | luzinhas, luzinhas penduradas, pisca-pisca | !гирлянда, !гирлянды, !гирляндами, !гирляндой, !гирлянд, !гирлянду
coffee grinder | | | molinillo de café | macinino da caffè | moedor, moedor de café
sun | | soleil levant | sol naciente | sole nascente, sol levante | sol nascente | восходящее солнце | 昇る太陽
street musician | | musicien de rue | músico callejero, músico de la calle | artista di strada, suonatore ambulante | artista de rua | уличный музыкант | 大道芸人, ストリートミュージシャン
bowl | | | | | | | 器, うつわ
meadow | | | | | | | 空き地
sales | verkäufe, verkäufen, verkaufszahlen, umsätze | !ventes, !vente | | vendite | !vendas, !venda | продажи, продаж, продажам | 売上, 売り上げ
bathtub | !wanne, zinkwanne
pirate ship | | | | | barco pirata, barcos piratas
sandwich | | | | | lanche
window sill | | rebord de fenêtre, rebord d'une fenêtre, rebord de la fenêtre, bord de la fenêtre | | | parapeito
hole | | | | buco, buchi
`;
