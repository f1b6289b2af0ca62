import { goodsTable } from '../concept-lines';

/** Where work is done, with all that belongs to it: ranges, sinks, counters, blocks. */
export const workStations = goodsTable(
  'station',
  'furniture',
  `
cooker 182 ground kitchen | range cooker, kitchen range, gas range, stovetop, hob | küchenherd, gasherd | cuisinière à gaz | cocina de fogones | cucina a gas | fogão a gás | кухонная плита | ガスレンジ
soup-cooker 182 ground kitchen | soup pot on the stove, pot on the stove | topf auf dem herd | marmite sur le feu | olla en el fuego | pentola sul fuoco | panela no fogo | кастрюля на плите | コンロの鍋
sink-unit 146 ground kitchen | kitchen sink | spülbecken, küchenspüle | évier de cuisine | fregadero de cocina | lavello | pia da cozinha | кухонная мойка | 台所の流し
brick-oven 236 ground kitchen | brick oven, stone oven, pizza oven, bread oven, wood-fired oven, wood oven, clay oven, bakery oven | steinofen, holzofen, pizzaofen, backstube ofen | four à bois, four à pain, four à pizza | horno de leña, horno de ladrillo, horno de pizza | forno a legna, forno per pizza | forno a lenha, forno de tijolos | дровяная печь, печь для пиццы | 石窯, ピザ窯
sewing-desk 132 ground workshop | sewing table, sewing desk | nähtisch | table de couture | mesa de costura | tavolo da cucito | mesa de costureira | швейный стол | ミシン台
exam-table 88 ground clinic,veterinary-clinic | examination table, exam table, treatment table, treatment couch, operating table, surgery table, vet table, physio table, examination couch | untersuchungstisch, untersuchungsliege | table d'examen | camilla de exploración | lettino da visita | maca de exame | смотровой стол | 診察台
coffee-bar 166 ground cafe | coffee bar, espresso bar, coffee counter, café counter, coffee shop counter | kaffeetheke, kaffeebar | comptoir de café | barra de café | bancone del caffè | balcão do café | кофейная стойка | コーヒーカウンター
till-counter 172 ground shop | checkout counter, cash desk, checkout desk | kassentresen, ladenkasse | caisse du magasin | mostrador de caja | banco cassa | balcão do caixa | кассовая стойка | レジカウンター
bar-counter 153 ground bar | cocktail bar counter, pub counter | bartheke, tresen der bar | zinc du bar | barra de bar | bancone del bar | balcão do bar | стойка бара | バーカウンター
dj-desk 150 ground - | dj desk, dj booth, turntables, dj decks | dj-pult, plattenspieler des djs | platines | cabina de dj | console del dj, mixer del dj | cabine de dj | диджейский пульт | djブース
anvil-block 132 ground workshop | blacksmith's anvil | amboss auf dem klotz | enclume sur billot | yunque de herrero | incudine del fabbro | bigorna do ferreiro | кузнечная наковальня | 鍛冶屋の金床
chopping-block 99 ground forest | chopping block, wood block for splitting | hackklotz | billot à bois | tajo para leña | ceppo da spacco | cepo de lenha | колода для колки дров | 薪割り台
sawhorse 86 ground workshop | sawhorse, saw horse, trestles | sägebock | tréteau, chevalet de sciage | caballete de serrar | cavalletto da falegname | cavalete de serra | козлы для пилки | のこぎり台
`,
);
