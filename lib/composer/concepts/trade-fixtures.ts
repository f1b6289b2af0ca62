import { goodsTable } from './concept-lines';

/** What trades and sports are known by. */
export const tradeFixtures = goodsTable(
  'trade-fixture',
  'tool',
  `
ski-pole 118 hand - | ski pole, ski poles, ski stick, ski sticks | skistock, skistöcke | bâton de ski, bâtons de ski | bastón de esquí, bastones de esquí | bastoncino da sci, racchetta da sci | bastão de esqui | лыжная палка, лыжные палки | スキーポール, スキーストック
dental-mirror 23 hand dental-practice | dental mirror, dentist's mirror, mouth mirror, dentist mirror | mundspiegel, zahnarztspiegel | miroir dentaire | espejo dental | specchietto dentale | espelho dental | стоматологическое зеркало | デンタルミラー
departure-board 150 air platform | departure board, departures board, arrivals board, timetable board, train schedule board, flight information board, station board | abfahrtstafel, anzeigetafel am bahnhof | panneau des départs, tableau des départs | panel de salidas | tabellone delle partenze | painel de partidas | табло отправлений | 発車標, 出発案内板
ballet-barre 104 ground dance-studio | ballet barre, barre, ballet bar, dance barre | ballettstange | barre de danse | barra de ballet | sbarra da danza | barra de balé | балетный станок | バレエバー
baggage-scanner 206 ground airport | baggage scanner, luggage scanner, x-ray machine, x-ray scanner, airport scanner, security scanner, bag scanner | gepäckscanner, röntgengerät, gepäckdurchleuchtung | scanner à bagages | escáner de equipaje | scanner bagagli | scanner de bagagem | сканер багажа | 手荷物検査機
ultrasound-machine 160 ground clinic | ultrasound machine, ultrasound, sonogram, ultrasound scanner, sonography machine | ultraschallgerät, ultraschall | échographe, échographie | ecógrafo, ecografía | ecografo, ecografia | aparelho de ultrassom, ultrassom | аппарат узи, узи | 超音波診断装置, エコー
blowpipe 30 hand workshop | blowpipe, glassblowing pipe, blowing pipe, blow pipe, glass blowing pipe | glasmacherpfeife, glasbläserpfeife | canne de verrier | caña de soplar vidrio | canna da soffio | cana de vidreiro | стеклодувная трубка | 吹き竿
porch-swing 246 ground front-porch | porch swing, swing bench, hanging bench, garden swing, bench swing, swing seat, swinging bench, patio swing | hollywoodschaukel, schaukelbank | balancelle, balançoire de véranda | columpio de porche, banco columpio, balancín de jardín | dondolo, dondolo da giardino | balanço de varanda, banco de balanço | садовые качели, качели на веранде | ポーチスイング
woodpile 95 ground - | woodpile, wood pile, pile of logs, stack of logs, heap of logs, pile of firewood, stack of firewood, heap of firewood, stacked firewood, stacked logs, log pile, stack of wood, pile of wood, pile of chopped wood, firewood stack | holzstapel, holzstoß, brennholzstapel, stapel brennholz | tas de bois, pile de bois, tas de bûches | pila de leña, montón de leña, pila de troncos | catasta di legna, pila di legna | pilha de lenha, monte de lenha | поленница, штабель дров | 薪の山, 薪棚
ice-bed 36 table - | bed of ice, crushed ice, ice bed, tray of ice, box of ice, heap of ice | eisbett, crushed ice | lit de glace, glace pilée | lecho de hielo, hielo picado | letto di ghiaccio, ghiaccio tritato | cama de gelo, gelo picado | колотый лёд | クラッシュアイス
`,
);
