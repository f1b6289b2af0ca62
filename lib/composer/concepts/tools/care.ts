import { goodsTable } from '../concept-lines';

/** What bodies and clothes are cared for with. */
export const careThings = goodsTable(
  'care-thing',
  'tool',
  `
first-aid-kit 27 table - | first aid kit, first-aid kit, first aid box, medicine box, medical kit, medicine chest | verbandskasten, verbandkasten, erste-hilfe-koffer, erste-hilfe-kasten | trousse de secours, trousse de premiers soins | botiquín, botiquín de primeros auxilios | cassetta del pronto soccorso, kit di pronto soccorso | kit de primeiros socorros, estojo de primeiros socorros | аптечка | 救急箱
razor 16 hand bathroom | razor, safety razor, shaving razor | rasierer, rasierapparat | rasoir | maquinilla de afeitar, rasuradora | rasoio | aparelho de barbear, barbeador | бритва, бритвенный станок | 剃刀, カミソリ
hairbrush 18.6 hand bathroom | hairbrush, hair brush | haarbürste | brosse à cheveux | cepillo de pelo, cepillo para el pelo | spazzola per capelli | escova de cabelo | расчёска-щётка, щётка для волос | ヘアブラシ
thread 7 table - | spool of thread, thread, sewing thread, thread spool, needle and thread, spool | garnrolle, nähgarn, faden, nadel und faden | bobine de fil, fil à coudre, fil et aiguille | carrete de hilo, hilo y aguja | rocchetto di filo, ago e filo | carretel de linha, linha e agulha | катушка ниток, иголка с ниткой | 糸巻き, 針と糸
sewing-needle=needle 6.4 hand - | sewing needle, needle | nähnadel | aiguille à coudre, aiguille | aguja de coser, aguja | ago da cucito, ago | agulha de costura, agulha | иголка, швейная игла | 縫い針
lipstick 8.7 hand - | lipstick | lippenstift | rouge à lèvres | pintalabios, lápiz labial, barra de labios | rossetto | batom | губная помада, помада | 口紅, リップスティック
button 2.4 table - | clothes button, shirt button, sewing button | hemdknopf, kleiderknopf | bouton de chemise, bouton de couture | botón de camisa | bottone | botão de camisa | пуговица | ボタン
pacifier 6.3 table - | pacifier, baby dummy, soother | schnuller | tétine, sucette pour bébé | chupete | ciuccio, succhietto | chupeta | соска, пустышка | おしゃぶり
`,
);
