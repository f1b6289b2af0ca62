import { goodsTable } from '../concept-lines';

/** Parts of circuits, instruments of weather and laboratory, and what lessons show. */
export const labKinds = goodsTable(
  'lab-kind',
  'tool',
  `
resistor 0.8 table laboratory | resistor | widerstand bauteil, elektrischer widerstand | résistance électrique | resistencia eléctrica, resistor | resistore | resistor | резистор | 抵抗器
led 4.4 table laboratory | led, light emitting diode, led diode, diode | leuchtdiode | diode électroluminescente, diode | diodo led, diodo | diodo led, diodo | diodo led, diodo | светодиод, диод | 発光ダイオード
capacitor 3 table laboratory | capacitor | elektrolytkondensator | condensateur | condensador eléctrico, capacitor | condensatore | capacitor | конденсатор | コンデンサ
transistor 2.8 table laboratory | transistor | transistor | transistor | transistor | transistor | transistor | транзистор | トランジスタ
breadboard 6.7 table laboratory | breadboard, electronic breadboard | steckbrett, steckplatine | platine d'essai | protoboard, placa de pruebas | breadboard, basetta sperimentale | protoboard | макетная плата | ブレッドボード
barometer 27.1 wall - | barometer | barometer | baromètre | barómetro | barometro | barômetro | барометр | 気圧計, バロメーター
oscilloscope 25.9 table laboratory | oscilloscope | oszilloskop | oscilloscope | osciloscopio | oscilloscopio | osciloscópio | осциллограф | オシロスコープ
electromagnet 7.4 table laboratory | electromagnet | elektromagnet | électroaimant | electroimán | elettromagnete | eletroímã | электромагнит | 電磁石
anemometer 72.4 ground - | anemometer, wind gauge, wind speed meter | anemometer, windmesser | anémomètre | anemómetro | anemometro | anemômetro | анемометр | 風速計
rain-gauge 33.1 ground garden | rain gauge | regenmesser | pluviomètre | pluviómetro | pluviometro | pluviômetro | дождемер, осадкомер | 雨量計
seismograph 38.9 table - | seismograph, seismometer | seismograph | sismographe | sismógrafo | sismografo | sismógrafo | сейсмограф | 地震計
burette 63.5 table laboratory | burette, titration | bürette, titration | burette, titrage | bureta, titulación | buretta, titolazione | bureta, titulação | бюретка, титрование | ビュレット, 滴定
graduated-cylinder 25.7 table laboratory | graduated cylinder, measuring cylinder | messzylinder | éprouvette graduée | probeta | cilindro graduato | proveta | мерный цилиндр | メスシリンダー
centrifuge 38.9 table laboratory | centrifuge, lab centrifuge | zentrifuge | centrifugeuse de laboratoire | centrífuga, centrifugadora | centrifuga da laboratorio | centrífuga | центрифуга | 遠心分離機
periodic-table 56 wall classroom | periodic table, periodic table of elements, periodic table of the elements | periodensystem, periodensystem der elemente | tableau périodique | tabla periódica | tavola periodica | tabela periódica | таблица менделеева, периодическая таблица | 周期表
chromosome 18.7 table - | chromosome, chromosomes | chromosom, chromosomen | chromosome | cromosoma | cromosoma | cromossomo | хромосома | 染色体
space-probe 308.1 air space | space probe, probe, spacecraft probe | raumsonde, sonde | sonde spatiale | sonda espacial | sonda spaziale | sonda espacial | космический зонд, межпланетная станция | 宇宙探査機
pendulum 48.9 table - | pendulum | pendel | pendule | péndulo | pendolo | pêndulo | маятник | 振り子
lever 46.6 table - | lever, lever and fulcrum, fulcrum | hebel physik, hebelgesetz | levier | palanca física, palanca y punto de apoyo | leva fisica | alavanca | рычаг | てこ
slide-rule 11.9 table - | slide rule | rechenschieber | règle à calcul | regla de cálculo | regolo calcolatore | régua de cálculo | логарифмическая линейка | 計算尺
drawing-compass 23.2 table - | drawing compass, pair of compasses, school compass, geometry compass, compasses | zirkel | compas à dessin, compas d'écolier | compás | compasso | compasso | циркуль | コンパス 製図
set-square 18.1 table - | set square, drafting triangle, triangle ruler | geodreieck, zeichendreieck | équerre | escuadra | squadra da disegno | esquadro | угольник | 三角定規
plaster-cast 49.5 ground clinic | plaster cast, leg cast, cast on a leg, orthopedic cast | gipsbein, gipsverband | plâtre jambe, jambe dans le plâtre | escayola, yeso en la pierna | ingessatura, gesso alla gamba | gesso na perna, perna engessada | гипс на ноге, гипсовая повязка | ギプス
`,
);
