import { goodsTable } from '../concept-lines';

/** Machines of the house, and what is held to steer machines. */
export const appliances = [
  ...goodsTable(
    'appliance',
    'device',
    `
microwave 28 table kitchen | microwave, microwave oven | mikrowelle, mikrowellenherd | micro-ondes, four à micro-ondes | microondas, horno microondas | microonde, forno a microonde | micro-ondas, forno de micro-ondas | микроволновка, микроволновая печь | 電子レンジ
coffee-machine 55 table cafe,kitchen | coffee machine, espresso machine, coffee maker, coffeemaker | kaffeemaschine, espressomaschine | machine à café, machine à expresso, cafetière | cafetera, máquina de café, máquina de espresso | macchina del caffè, macchina da caffè, macchina per espresso | cafeteira, máquina de café, máquina de espresso | кофемашина, кофеварка | コーヒーメーカー, エスプレッソマシン
vacuum-cleaner 104 ground living-room | vacuum cleaner, hoover | staubsauger | aspirateur | aspiradora | aspirapolvere | aspirador de pó, aspirador | пылесос | 掃除機
hair-dryer 24 hand bathroom | hair dryer, hairdryer, blow dryer, hair drier | föhn, haartrockner, fön | sèche-cheveux | secador de pelo | asciugacapelli, phon | secador de cabelo | фен | ドライヤー, ヘアドライヤー
coffee-grinder 25.5 table kitchen | coffee grinder, coffee mill | kaffeemühle | moulin à café | molinillo de café | macinacaffè, macinino da caffè | moedor de café | кофемолка | コーヒーミル
stand-mixer=mixer 35 table kitchen | stand mixer, kitchen mixer, food mixer | küchenmaschine, rührgerät, mixgerät | robot pâtissier, batteur électrique | batidora de pie, amasadora | impastatrice, planetaria | batedeira | планетарный миксер | スタンドミキサー
`,
  ),
  ...goodsTable(
    'hand-device',
    'device',
    `
keyboard 11.5 table office | keyboard, computer keyboard | tastatur, computertastatur | clavier d'ordinateur, clavier | teclado de ordenador, teclado | tastiera del computer, tastiera | teclado de computador, teclado | клавиатура | キーボード
computer-mouse=mouse 13.6 table office | computer mouse, pc mouse | computermaus | souris d'ordinateur | ratón de ordenador, ratón inalámbrico | mouse del computer, mouse | mouse de computador, mouse | компьютерная мышь, компьютерная мышка | コンピューターマウス
remote-control 18 hand living-room | remote control, tv remote | fernbedienung | télécommande | mando a distancia, control remoto | telecomando | controle remoto | пульт управления, пульт | リモコン
vr-headset 14.5 table - | vr headset, virtual reality headset, vr goggles, vr glasses | vr-brille, vr-headset, virtual-reality-brille | casque vr, casque de réalité virtuelle | gafas de realidad virtual, visor vr | visore vr, visore per la realtà virtuale | óculos de realidade virtual, óculos vr | vr-шлем, очки виртуальной реальности | vrゴーグル, vrヘッドセット
projector 17 table office | projector, beamer, video projector | beamer, videoprojektor | vidéoprojecteur | proyector | proiettore, videoproiettore | projetor | проектор | プロジェクター, 映写機
face-mask 10 table - | face mask, medical mask, surgical mask | mundschutz, medizinische maske, op-maske | masque chirurgical, masque médical | mascarilla, mascarilla quirúrgica | mascherina, mascherina chirurgica | máscara cirúrgica, máscara facial | медицинская маска | マスク, 医療用マスク
grater 24 hand kitchen | grater, cheese grater | reibe, käsereibe, küchenreibe | râpe, râpe à fromage | rallador | grattugia | ralador | тёрка, терка | おろし金
corkscrew 16.5 hand kitchen | corkscrew, wine opener | korkenzieher | tire-bouchon | sacacorchos | cavatappi | saca-rolhas | штопор | コルク抜き
`,
  ),
];
