/**
 * What German, Russian and Japanese call things besides: `known | de | ru | ja`, under the English word that it is known by.
 * A word with `!` means this and nothing that another table says.
 */
const NORTH = `
floor |  | !пол, !полу, !полом, !пола |
duck | !entenmutter | мама-утка, утка-мама, утка с утятами | ガモ, 鴨, 母ガモ, 親ガモ, お母さんガモ, カルガモ
leaf pile | !herbstlaub, laubhaufen | опавшая листва, палая листва, сухие листья | !落ち葉, 落ち葉の山, 枯れ葉
wheel | fahrrad-rad, wagenrad, speichenrad | !колесо, велосипедное колесо, !велосипедного колеса | !車輪, 自転車の車輪, タイヤの輪
cup |  | !чашка кофе, !чашку кофе, !чашкой кофе, кружка кофе, кружку кофе, чашка чая, чашку чая |
beach |  |  | 砂, 砂の上
podium |  |  | 大理石の台, 展示台
grandfather |  |  | !老人, お爺さん, 老夫
power line |  | лэп, электропровода, линия электропередачи, провода | 電線, 高圧線
rope |  |  | !靴ひも
hard hat |  |  | 安全帽, 工事用ヘルメット
tray | !papierablage, !ablage, postablage | лоток, !лотке, лоток для бумаг, !лотке для бумаг | !書類トレイ, 書類トレー
map |  | географическая карта, карта мира | マップ, 世界地図
monitor |  | киноэкран |
whiteboard | kinoleinwand |  | スクリーン, 映写幕
classroom | klassenraum |  |
tightrope |  | натянутый канат, натянутом канате | 綱渡りの綱, 綱渡り
door frame |  |  | ドアの枠, 戸口, ドアフレーム
potion |  | волшебный напиток, снадобье | 魔法薬, 秘薬, ポーション
police officer | zollbeamter, zöllner, zollbeamtin | таможенник, таможенница, полиция, полицейская | 税関職員, 税関の職員, おまわりさん
dog | spürhund, drogenspürhund, suchhund | служебный пёс | 探知犬, 麻薬探知犬, わんこ
paw |  | лапа, лапка, лапы, лапу, лапами, лапе | 前足, 肉球
conveyor belt | gepäckband, fließband | конвейер, !транспортёр, лента конвейера, багажная лента |
ramp |  | трап, сходни | 渡り板
fries |  | фри, ломтик картошки фри |
tortoise | landschildkröte |  | 陸亀
flower pot | !töpfchen, !töpfchen, pflanztopf | горшочек, горшочки, горшочках |
bus shelter | bushäuschen, haltestellenhäuschen | навес остановки, остановочный навес | 待合所, バス待合所
sister |  | младшая сестра, старшая сестра | 姉妹
brother |  | младший брат, старший брат |
accordion |  | гармошка, гармонь |
bathroom scale |  | напольные весы |
sponge |  | мочалка |
sink |  | мойка |
oven |  |  | パン窯, !窯
spoon |  |  | さじ
plate |  | тарелочка, тарелочке, блюдце |
bowl |  | плошка |
bottle |  | бутылочка |
box |  | короб, коробочка |
laptop |  |  | ノートPC, ノートブック
alarm clock |  |  | 目覚し時計
padlock |  | висячий замок, навесной замок |
screwdriver |  |  | ねじ回し
crane |  |  | クレーン車
boy |  | мальчишка, мальчонка, парнишка | 坊や
girl |  | девчушка, девчонка | お嬢ちゃん
vet |  |  | 獣医師
dancer |  |  | 踊り手
businessman |  | деловой мужчина |
gift |  | подарочек, подарочки |
kitten |  |  | 子ネコ
oak |  |  | オークの木
cabin | !holzhütte, berghütte | !избушка, деревянная избушка, лесная избушка | !木の小屋, 丸太小屋, ログハウス
rooftop | !flachdach | плоская крыша |
hill |  | холмик, пригорок | 小高い丘
field |  |  | 原っぱ
path |  | дорожка, дорожке, узкая тропинка | !細い道, 小道, 小径
raincoat |  | !плащ-дождевик | 雨ガッパ
island |  | островок |
shelf | !wandregal | полочка, полочке, настенная полка |
duckling | entchen |  | 子がも
sandcastle |  |  | 砂のお城
table |  | столик |
bakery |  | !пекарня | ベーカリー
cliff |  | скалистый утёс, !скалистом утёсе | !岩だらけの崖, 岩壁
road |  |  | 車道
kiosk |  | ларёк, киоск |  売店
bookshop |  | книжный магазинчик | 本屋さん
tea |  | травяной чай | 緑茶
stool |  | табурет, табуретка |  スツール, 丸椅子
toy box | spielzeugkiste | ящик для игрушек, коробка с игрушками | おもちゃ箱
blanket |  | плед, одеяльце | 毛布, ひざ掛け
bowl of soup |  | тарелка супа | 
steam |  |  | 湯気
smoke |  |  | 煙
seedling | setzling | саженец, росток, рассада | 苗木, 若木
vegetable garden |  | огород, грядка, грядки | 家庭菜園, 菜園
greenhouse |  | теплица, оранжерея | 温室, ビニールハウス
barn |  | амбар, сарай | 納屋
stable |  | конюшня | 馬小屋
dentist |  |  | 歯科医
receipt | kassenbon, bon | чек, кассовый чек | レシート
shopping cart | einkaufswagen | тележка из супермаркета, магазинная тележка | ショッピングカート, 買い物カート
shopping bag | einkaufstüte | пакет с покупками, хозяйственная сумка | 買い物袋, 紙袋
wallet |  | бумажник, кошелёк | 財布
coin |  | монетка | 小銭, 硬貨
banknote |  | купюра, банкнота | お札, 紙幣
calendar |  | календарик | カレンダー
bulb |  | лампочка накаливания |
plug | stecker | вилка от розетки | コンセント, プラグ
cable |  | кабель, провод | ケーブル, コード
charger |  | зарядка, зарядное устройство | 充電器
fan |  | вентилятор | 扇風機
radiator | heizkörper | батарея отопления, радиатор | 暖房器具
washing machine |  | стиралка, стиральная машинка | 洗濯機
iron |  | утюг | アイロン
vacuum cleaner |  | пылесос | 掃除機
trash can |  | мусорка, мусорное ведро, урна | ごみ箱, ゴミ箱
toothbrush |  | зубная щётка, щётка | 歯ブラシ
soap |  | мыло | 石鹸, せっけん
comb |  | расчёска, гребень | くし, 櫛
hair dryer |  | фен | ドライヤー
lipstick |  | помада | 口紅
perfume |  | духи, флакон духов | 香水
necklace |  | бусы, ожерелье | ネックレス
ring |  | кольцо, колечко | 指輪
watch |  | наручные часы | 腕時計
slipper |  | тапочки, тапки | スリッパ
pajamas |  | пижама | パジャマ
sweater |  | свитер, джемпер | セーター
jacket |  | куртка, курточка | 上着, ジャケット
jeans |  | джинсы | ジーンズ, デニム
skirt |  | юбка | スカート
shirt |  | рубашка | シャツ, ワイシャツ
t-shirt |  | футболка, майка | Tシャツ
tie |  | галстук | ネクタイ
bow tie |  | бабочка-галстук, галстук-бабочка | 蝶ネクタイ
swimsuit |  | купальник | 水着
magnifying glass |  | лупа, увеличительное стекло | 虫眼鏡, ルーペ
telescope |  | телескоп | 望遠鏡
microscope |  | микроскоп | 顕微鏡
test tube |  | пробирка, пробирки | 試験管
globe |  | глобус | 地球儀
chalk |  | мел, мелок | チョーク
abacus |  | счёты | そろばん
school bag | schulranzen, ranzen | портфель, школьный рюкзак, ранец | ランドセル
school bus |  | школьный автобус | スクールバス
playground |  | детская площадка | 遊び場, 公園の遊具
seesaw |  | качели-балансир | シーソー
sandbox |  | песочница | 砂場
trampoline |  | батут | トランポリン
jump rope |  | скакалка | 縄跳び
drum |  | барабан | 太鼓, ドラム
violin |  | скрипка, скрипочка | バイオリン, ヴァイオリン
trumpet |  | труба, дудка | トランペット, ラッパ
flute |  | флейта | 笛, フルート
microphone |  | микрофон | マイク
stage |  | сцена, !сцене | 舞台, ステージ
ticket |  | билет, билетик | 切符, チケット
trophy |  | кубок, трофей | トロフィー, 優勝カップ
medal |  | медаль | メダル
flag |  | флаг, флажок | 旗
tablecloth |  | скатерть | テーブルクロス
napkin |  | салфетка | ナプキン
vase |  | ваза, вазочка | 花瓶
bouquet |  | букет, букетик | 花束, ブーケ
wreath |  | венок | リース, 花輪
picture frame |  | рамка, рамка для фото | 額縁, フォトフレーム
fireworks |  | салют, фейерверк | 花火
confetti |  | конфетти | 紙吹雪
birthday cake |  | торт со свечами, именинный торт | 誕生日ケーキ, バースデーケーキ
`;

/** The lines in the columns of the other tables of this kind. */
export const ABROAD_NORTH = NORTH.split('\n')
  .filter(Boolean)
  .map((line) => {
    const [known = '', de = '', ru = '', ja = ''] = line.split('|').map((cell) => cell.trim());
    return `${known} | ${de} | | | | | ${ru} | ${ja}\n`;
  })
  .join('');
