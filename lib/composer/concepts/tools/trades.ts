import { goodsTable } from '../concept-lines';

/** Tools of trades, sewing rooms and gardens. */
export const tradeTools = goodsTable(
  'trade-tool',
  'tool',
  `
stop-paddle 60 hand - | stop paddle, hand-held stop sign, lollipop sign | anhaltekelle, stoppkelle | panneau stop à main | paleta de stop | paletta segnaletica | placa de pare de mão | жезл со знаком стоп | 手持ち停止板
sledgehammer 105 hand - | sledgehammer, sledge hammer | vorschlaghammer | masse à casser | mazo de demolición, almádena | mazza da demolizione | marreta | кувалда | 大ハンマー
mallet 35 hand - | mallet, wooden mallet, rubber mallet | holzhammer, gummihammer | maillet | mazo de madera | mazzuolo | maço de madeira | киянка | 木槌
hoe 155 hand garden | hoe, garden hoe | hacke, gartenhacke | houe, binette | azada | zappa | enxada | мотыга, тяпка | 鍬
trowel 27 hand garden | trowel, garden trowel, hand trowel | pflanzkelle, gartenschaufel | truelle, transplantoir | paleta de jardín, palita | paletta da giardino | pazinha de jardim | садовый совок | 移植ごて
vise 21 table workshop | vise, vice, bench vise, clamp | schraubstock, schraubzwinge | étau, serre-joint | tornillo de banco | morsa da banco | torno de bancada | тиски | 万力
generator 47 ground workshop | generator, power generator, petrol generator | generator, stromaggregat | groupe électrogène, générateur | generador eléctrico, grupo electrógeno | generatore di corrente | gerador elétrico | генератор | 発電機
jerrycan 42 ground - | jerrycan, jerry can, gas can, petrol can, fuel canister, canister | kanister, benzinkanister | jerrican, bidon d'essence | bidón de gasolina, garrafa de gasolina | tanica, tanica di benzina | galão de gasolina | канистра | ポリタンク, ガソリン缶
multimeter 20 table workshop | multimeter, voltmeter, ammeter, voltage tester | multimeter, spannungsprüfer, voltmeter | multimètre, voltmètre | multímetro, voltímetro | multimetro, voltmetro | multímetro | мультиметр, вольтметр | テスター, マルチメーター
pallet 30 ground warehouse | pallet, wooden pallet | palette, holzpalette, europalette | palette de manutention | palé, palet | pallet, bancale | palete | поддон, паллета | パレット台
sandpaper 9 table workshop | sandpaper, emery paper | schleifpapier, sandpapier | papier de verre | papel de lija, lija | carta vetrata | lixa | наждачная бумага | 紙やすり
oil-can 22 table workshop | oil can, oiler | ölkanne, ölkännchen | burette d'huile | aceitera, alcuza | oliatore | almotolia | маслёнка | 油差し
zipper 14 table - | zipper, zip fastener, zip | reißverschluss | fermeture éclair | cremallera | cerniera lampo | zíper, fecho de correr | застёжка-молния | ファスナー, チャック
thimble 3.6 table - | thimble | fingerhut zum nähen | dé à coudre | dedal | ditale | dedal | напёрсток | 指ぬき
pincushion 8.9 table - | pincushion, pin cushion | nadelkissen | pelote à épingles | alfiletero | puntaspilli | alfineteiro | игольница | 針山
loom 159 ground workshop | loom, weaving loom | webstuhl | métier à tisser | telar | telaio | tear | ткацкий станок | 織機, 機織り機
spinning-wheel 115 ground - | spinning wheel | spinnrad | rouet | rueca | filatoio, arcolaio | roca de fiar | прялка | 糸車
hanger 26 wall bedroom | hanger, clothes hanger, coat hanger | kleiderbügel | cintre | percha | gruccia, appendiabiti | cabide | вешалка-плечики, плечики | ハンガー
feather-duster 47 hand - | feather duster, duster | staubwedel | plumeau | plumero | piumino per la polvere | espanador | метёлка для пыли | はたき, 羽ぼうき
sundial 95 ground garden | sundial, sun dial | sonnenuhr | cadran solaire | reloj de sol | meridiana | relógio de sol | солнечные часы | 日時計
trellis 186 ground garden | trellis, climbing plant, climbing roses, garden trellis, lattice | rankgitter, spalier, kletterpflanze | treillis, treillage | enrejado, planta trepadora | graticcio, pianta rampicante | treliça | шпалера, вьющееся растение | トレリス
pergola 287 ground garden | pergola, arbor, arbour | pergola, laubengang | pergola | pérgola | pergola, pergolato | pérgola | пергола | パーゴラ, 藤棚
topiary 146 ground garden | topiary, topiary tree, ball tree, boxwood | formschnittbaum, buchsbaum | topiaire, buis taillé | topiaria, boj | topiaria, bosso | topiaria, buxinho | топиарий, самшит | トピアリー
sprinkler 35 ground garden | sprinkler, lawn sprinkler, garden sprinkler | rasensprenger, sprinkler | arroseur | aspersor | irrigatore | aspersor, irrigador | разбрызгиватель | スプリンクラー
leaf-blower 43 ground garden | leaf blower | laubbläser | souffleur de feuilles | soplador de hojas | soffiatore | soprador de folhas | воздуходувка | ブロワー
compost-bin 112 ground garden | compost bin, compost heap, compost, composter | komposthaufen, kompost, komposter | bac à compost, compost | compostera, compost | compostiera | composteira, compostagem | компост, компостная куча | コンポスト, 堆肥
incense 35 table - | incense, incense stick, incense sticks, incense burner | räucherstäbchen, weihrauch | encens, bâton d'encens | incienso, varilla de incienso | incenso, bastoncino d'incenso | incenso | благовония | お香, 線香
music-box 17 table - | music box, musical box | spieluhr, spieldose | boîte à musique | caja de música | carillon | caixinha de música | музыкальная шкатулка | オルゴール
`,
);
