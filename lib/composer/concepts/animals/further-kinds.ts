import { animalTable } from '../concept-lines';

/** Birds and beasts that people who watch animals tell by their names. */
export const furtherKinds = [
  ...animalTable(
    'bird',
    `
nuthatch 13 ground forest,garden | nuthatch, treecreeper | kleiber, baumläufer | sittelle | trepador azul | picchio muratore | trepadeira-azul | поползень | ゴジュウカラ
blue-tit 13 ground garden,forest | blue tit, great tit, chickadee, titmouse | blaumeise, kohlmeise, meise | mésange, mésange bleue | herrerillo, carbonero común | cinciarella, cinciallegra | chapim, chapim-azul | синица, лазоревка | シジュウカラ, アオガラ
bullfinch 13 ground garden,snow-field | bullfinch | gimpel, dompfaff | bouvreuil | camachuelo | ciuffolotto | dom-fafe | снегирь птица | ウソ鳥
chaffinch 13 ground garden,forest | chaffinch | buchfink | pinson | pinzón | fringuello | tentilhão | зяблик | ズアオアトリ
oystercatcher 40 ground beach | oystercatcher | austernfischer | huîtrier pie | ostrero | beccaccia di mare | ostraceiro | кулик-сорока | ミヤコドリ
curlew 46 ground beach,field | curlew, sandpiper, snipe, godwit | brachvogel, strandläufer, schnepfe | courlis, bécasseau | zarapito, correlimos | chiurlo, piovanello | maçarico-real | кроншнеп, кулик | シギ
avocet 44 ground beach,lake | avocet | säbelschnäbler | avocette | avoceta | avocetta | alfaiate pássaro | шилоклювка | ソリハシセイタカシギ
ibis 90 ground lake,swamp | ibis | ibis vogel | oiseau ibis | ibis ave | ibis uccello | íbis | ибис | トキ
spoonbill 95 ground lake,swamp | spoonbill | löffler | spatule oiseau | espátula ave | spatola uccello | colhereiro | колпица | ヘラサギ
shoebill 130 ground swamp | shoebill, shoebill stork | schuhschnabel | bec-en-sabot | picozapato | becco a scarpa | bico-de-sapato | китоглав | ハシビロコウ
cormorant 80 ground beach,sea | cormorant | kormoran | cormoran | cormorán | cormorano | corvo-marinho | баклан | 鵜
gannet 76 ground cliff,sea | gannet, booby, blue-footed booby | basstölpel | fou de bassan | alcatraz ave | sula | ganso-patola | олуша | カツオドリ
albatross 84 ground sea,sky | albatross, petrel, fulmar | albatros | albatros | albatros | albatro | albatroz | альбатрос | アホウドリ
hornbill 80 ground jungle | hornbill | nashornvogel | calao | cálao | bucero | calau | птица-носорог | サイチョウ
guinea-fowl 46 ground farm,savanna | guinea fowl, guineafowl, guinea hen | perlhuhn | pintade | gallina de guinea | faraona | galinha-d'angola | цесарка | ホロホロチョウ
`,
  ),
  ...animalTable(
    'quadruped',
    `
caracal 88 ground savanna,desert | caracal | karakal | caracal | caracal | caracal | caracal | каракал | カラカル
serval 78 ground savanna | serval, serval cat | serval | serval | serval | servalo | serval | сервал | サーバル
maned-wolf 130 ground savanna | maned wolf, dhole | mähnenwolf | loup à crinière | lobo de crin, aguará guazú | crisocione | lobo-guará | гривистый волк | タテガミオオカミ
oryx 170 ground desert,savanna | oryx, gemsbok, addax | oryx, spießbock | oryx | órix | orice | órix | орикс | オリックス
kudu 200 ground savanna | kudu, eland, bongo antelope, nyala | kudu, elenantilope | koudou | kudú | kudu | cudu | куду | クーズー
wildebeest 170 ground savanna | wildebeest, gnu | gnu | gnou | ñu | gnu | gnu | антилопа гну | ヌー
gibbon 80 ground jungle | gibbon, siamang | gibbon | gibbon | gibón | gibbone | gibão | гиббон | テナガザル
tamarin 28 ground jungle | tamarin, golden lion tamarin, marmoset | tamarin, löwenäffchen, krallenaffe | tamarin, ouistiti | tamarino, tití | tamarino, uistitì | mico-leão-dourado, sagui | тамарин, игрунка | タマリン, マーモセット
dormouse 11 ground forest,garden | dormouse, hazel dormouse | haselmaus, siebenschläfer | muscardin, loir | lirón, muscardino | moscardino, ghiro | arganaz | соня зверёк | ヤマネ
`,
  ),
];
