import { animalTable } from '../concept-lines';

export const hoofed = [
  ...animalTable(
    'quadruped',
    `
horse 261 ground meadow,farm,beach | horse, mare, stallion, steed, mustang, brown horse | pferd, stute, hengst | cheval, chevaux, jument | caballo, yegua | cavallo, cavalli | cavalo, égua | лошадь, конь, кобыла | 馬, ウマ
white-horse 261 ground meadow | white horse | schimmel, weißes pferd | cheval blanc | caballo blanco | cavallo bianco | cavalo branco | белая лошадь, белый конь | 白馬
black-horse 261 ground meadow | black horse | rappe, schwarzes pferd | cheval noir | caballo negro | cavallo nero | cavalo preto | черная лошадь | 黒馬
pony 175 ground meadow,farm | pony | pony | poney | poni | pony | pônei | пони | ポニー
donkey 210 ground farm | donkey, mule, burro | esel | âne | burro, asno | asino | burro, jumento | осёл, осел, ослик | ロバ
zebra 205 ground savanna | zebra | zebra | zèbre | cebra | zebra | zebra | зебра | シマウマ
cow 189 ground meadow,farm | cow, dairy cow, cattle, heifer | kuh, kühe, rind | vache | vaca | mucca, vacca | vaca | корова | 牛, 乳牛, ウシ
brown-cow 189 ground meadow | brown cow | braune kuh | vache brune | vaca marrón | mucca marrone | vaca marrom | бурая корова | 茶色い牛
bull 198 ground meadow,farm | bull, ox, oxen | stier, bulle, ochse | taureau, bœuf | toro, buey | toro, bue | touro, boi | бык, вол | 雄牛
bison 214 ground meadow,field | bison, buffalo | bison, büffel, wisent | bison, buffle | bisonte, búfalo | bisonte, bufalo | bisão, búfalo | бизон, буйвол, зубр | バイソン
goat 122 ground mountains,farm | goat, billy goat | ziege, ziegenbock | chèvre, bouc | cabra, chivo | capra | cabra, bode | коза, козёл | ヤギ, 山羊
sheep 94 ground meadow,farm | sheep, ewe | schaf, schafe | mouton, brebis | oveja | pecora, pecore | ovelha | овца, овечка | 羊, ヒツジ
lamb 60 ground meadow | lamb | lamm, lämmer | agneau | cordero | agnello | cordeiro | ягнёнок, ягненок | 子羊
ram 94 ground mountains | ram, bighorn sheep | widder | bélier | carnero | montone | carneiro | баран | 牡羊
deer 194 ground forest,meadow | deer, stag, buck, elk | hirsch | cerf | ciervo, venado | cervo | cervo, veado | олень | 鹿, シカ
doe 148 ground forest | doe, roe deer | reh, hirschkuh | biche, chevreuil | cierva, corzo | cerva, capriolo | corça | лань, косуля | 雌鹿
fawn 97 ground forest | fawn | rehkitz | faon | cervatillo | cerbiatto | filhote de cervo | оленёнок | 小鹿
reindeer 183 ground snow-field | reindeer, caribou | rentier | renne | reno | renna | rena | северный олень | トナカイ
moose 305 ground forest,lake | moose | elch | élan, orignal | alce | alce | alce | лось | ヘラジカ
camel 280 ground desert | camel, dromedary | kamel, dromedar | chameau, dromadaire | camello, dromedario | cammello, dromedario | camelo, dromedário | верблюд | ラクダ
bactrian-camel 280 ground desert | bactrian camel, two humped camel | trampeltier | chameau de bactriane | camello bactriano | cammello bactriano | camelo bactriano | двугорбый верблюд | フタコブラクダ
llama 204 ground mountains,farm | llama | lama | lama | llama | lama | lhama | лама | ラマ
giraffe 586 ground savanna | giraffe | giraffe | girafe | jirafa | giraffa | girafa | жираф | キリン
elephant 386 ground savanna,jungle | elephant | elefant | éléphant | elefante | elefante | elefante | слон | 象, ゾウ
mammoth 413 ground snow-field | mammoth, woolly mammoth | mammut | mammouth | mamut | mammut | mamute | мамонт | マンモス
rhino 218 ground savanna | rhino, rhinoceros | nashorn | rhinocéros | rinoceronte | rinoceronte | rinoceronte | носорог | サイ
hippo 190 ground river,savanna | hippo, hippopotamus | nilpferd, flusspferd | hippopotame | hipopótamo | ippopotamo | hipopótamo | бегемот, гиппопотам | カバ
pig 98 ground farm | pig, hog, sow | schwein, sau | cochon, truie | cerdo, cochino, chancho | maiale, scrofa | porco, porca | свинья | 豚, ブタ
piglet 47 ground farm | piglet | ferkel | porcelet | cerdito, lechón | maialino | leitão, porquinho | поросёнок, поросенок | 子豚
boar 105 ground forest | boar, wild boar | wildschwein | sanglier | jabalí | cinghiale | javali | кабан | 猪, イノシシ
`,
  ),
  ...animalTable(
    'quadruped',
    `
unicorn 261 ground meadow,forest,sky | unicorn | einhorn, einhörner | licorne | unicornio | unicorno | unicórnio | единорог | ユニコーン
pegasus 421 ground sky,mountains | pegasus, winged horse | pegasus | pégase | pegaso | pegaso | pégaso | пегас | ペガサス
`,
    'fantasy',
  ),
];
