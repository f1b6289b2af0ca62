import { animalTable } from '../concept-lines';

/** Dogs, cats, and their wild kin. */
export const pets = animalTable(
  'quadruped',
  `
dog 79 ground park,living-room,meadow | dog, doggy, pooch, mutt, hound | hund, hunde, hündin | chien, chienne | perro, perra | cane, cagna | cão, cachorro, cães | собака, пёс, собаки, собаку | 犬, イヌ
retriever 79 ground park,meadow | golden retriever, retriever | retriever, golden retriever | golden retriever | golden retriever | golden retriever | golden retriever | ретривер | ゴールデンレトリバー
corgi 50 ground park,living-room | corgi, welsh corgi | corgi | corgi | corgi | corgi | corgi | корги | コーギー
dachshund 38 ground park,living-room | dachshund, sausage dog, wiener dog | dackel | teckel | perro salchicha, teckel | bassotto | dachshund, salsicha | такса | ダックスフント
greyhound 96 ground park | greyhound, whippet | windhund | lévrier | galgo | levriero | galgo | борзая | グレイハウンド
dalmatian 79 ground park | dalmatian | dalmatiner | dalmatien | dálmata | dalmata | dálmata | далматин | ダルメシアン
poodle 74 ground park,living-room | poodle | pudel | caniche | caniche | barboncino | poodle | пудель | プードル
husky 87 ground snow-field,forest | husky, siberian husky, sled dog, malamute | husky, schlittenhund | husky | husky | husky | husky | хаски | ハスキー
german-shepherd=shepherd 93 ground park | german shepherd, shepherd dog, police dog | schäferhund | berger allemand | pastor alemán | pastore tedesco | pastor alemão | овчарка | シェパード
pug 43 ground living-room | pug | mops | carlin | pug, carlino | carlino | pug | мопс | パグ
beagle 51 ground park,meadow | beagle | beagle | beagle | beagle | beagle | beagle | бигль | ビーグル
puppy 37 ground living-room,park | puppy, pup | welpe | chiot | cachorrito, perrito | cucciolo | cachorrinho, filhote de cachorro | щенок | 子犬
fox 58 ground forest,snow-field,meadow | fox, red fox, vixen | fuchs, füchse | renard | zorro | volpe, volpi | raposa | лиса, лисица, лис | 狐, キツネ
arctic-fox 58 ground snow-field | arctic fox, polar fox | polarfuchs | renard arctique | zorro ártico | volpe artica | raposa do ártico | песец | ホッキョクギツネ
wolf 110 ground forest,snow-field,mountains | wolf, wolves | wolf, wölfe | loup | lobo | lupo, lupi | lobo | волк | 狼, オオカミ
coyote 85 ground desert | coyote | kojote | coyote | coyote | coyote | coiote | койот | コヨーテ
cat 46 ground living-room,garden | cat, kitty, house cat, ginger cat, orange cat | katze, kater | chat, chatte | gato, gata | gatto, gatta, gatti | gato, gata | кот, кошка, кота | 猫, ネコ
tabby-cat 46 ground living-room | tabby, tabby cat, grey cat, gray cat | graue katze | chat gris, chat tigré | gato gris, gato atigrado | gatto grigio | gato cinza | серый кот | トラ猫
black-cat 46 ground sky,living-room | black cat | schwarze katze | chat noir | gato negro | gatto nero | gato preto | черная кошка, чёрный кот | 黒猫
white-cat 46 ground living-room | white cat | weiße katze | chat blanc | gato blanco | gatto bianco | gato branco | белая кошка | 白猫
siamese-cat 46 ground living-room | siamese cat, siamese | siamkatze | chat siamois, siamois | gato siamés | gatto siamese | gato siamês | сиамская кошка | シャム猫
kitten 27 ground living-room | kitten | kätzchen | chaton | gatito | gattino | gatinho | котёнок, котенок | 子猫
lion 156 ground savanna | lion | löwe, löwen | lion | león | leone | leão, leões | лев, льва | ライオン
lioness 138 ground savanna | lioness, lion cub | löwin | lionne | leona | leonessa | leoa | львица | 雌ライオン
tiger 177 ground jungle | tiger, tigress, bengal tiger | tiger | tigre | tigre | tigre | tigre | тигр | 虎, トラ
leopard 121 ground savanna,jungle | leopard, ocelot | leopard | léopard | leopardo | leopardo | leopardo, onça | леопард | ヒョウ
panther 121 ground jungle | panther, black panther | panther | panthère | pantera | pantera | pantera | пантера | 黒豹
cheetah 140 ground savanna | cheetah | gepard | guépard | guepardo | ghepardo | guepardo, chita | гепард | チーター
hyena 113 ground savanna | hyena | hyäne | hyène | hiena | iena | hiena | гиена | ハイエナ
lynx 89 ground forest,snow-field | lynx, bobcat | luchs | lynx | lince | lince | lince | рысь | オオヤマネコ
`,
);
