import { animalTable } from '../concept-lines';

/** Reptiles, frogs, dinosaurs and what tales made of them. */
export const scaly = [
  ...animalTable(
    'quadruped',
    `
turtle 25 ground beach,sea | turtle, terrapin | schildkröte | tortue | tortuga | tartaruga | tartaruga | черепаха | 亀, カメ
tortoise 31 ground garden,desert | tortoise, giant tortoise | landschildkröte | tortue terrestre | tortuga terrestre | testuggine | jabuti | сухопутная черепаха | リクガメ
crocodile 55 ground river | crocodile, alligator, caiman | krokodil, alligator | crocodile, alligator | cocodrilo, caimán | coccodrillo, alligatore | crocodilo, jacaré | крокодил, аллигатор | 鰐, ワニ
lizard 6.8 ground desert,garden | lizard | eidechse | lézard | lagarto, lagartija | lucertola | lagarto | ящерица | トカゲ
gecko 6.8 ground jungle | gecko | gecko | gecko | gecko, salamanquesa | geco | lagartixa | геккон | ヤモリ
chameleon 12 ground jungle | chameleon | chamäleon | caméléon | camaleón | camaleonte | camaleão | хамелеон | カメレオン
salamander 5.4 ground forest | salamander | salamander | salamandre | salamandra | salamandra | salamandra | саламандра | サンショウウオ
frog 10 ground lake,river | frog, tree frog | frosch, frösche | grenouille | rana | rana, ranocchia | rã, sapo | лягушка | 蛙, カエル
toad 10 ground lake,forest | toad | kröte | crapaud | sapo | rospo | sapo-cururu | жаба | ヒキガエル
triceratops 317 ground jungle,meadow | triceratops | triceratops | tricératops | triceratops | triceratopo | tricerátopo | трицератопс | トリケラトプス
sauropod 835 ground jungle,meadow | dinosaur, dino, sauropod, brontosaurus, brachiosaurus, diplodocus | dinosaurier, dino, saurier | dinosaure, diplodocus | dinosaurio, braquiosaurio | dinosauro, dinosauri, brontosauro | dinossauro, braquiossauro | динозавр, бронтозавр | 恐竜
stegosaurus 400 ground jungle | stegosaurus | stegosaurus | stégosaure | estegosaurio | stegosauro | estegossauro | стегозавр | ステゴサウルス
`,
  ),
  ...animalTable(
    'quadruped',
    `
dragon 382 ground mountains,cave | dragon, wyvern | drache, drachen | dragon | dragón | drago, draghi | dragão, dragões | дракон | 竜, ドラゴン
red-dragon 382 ground mountains,cave | red dragon, fire dragon | roter drache, feuerdrache | dragon rouge | dragón rojo | drago rosso | dragão vermelho | красный дракон | 赤い竜
baby-dragon 108 ground meadow,cave | baby dragon, little dragon, small dragon, tiny dragon | kleiner drache, babydrache | bébé dragon, petit dragon, dragonneau | dragoncito | draghetto | dragãozinho | дракончик | 子竜
griffin 319 ground mountains,sky | griffin, gryphon | greif | griffon | grifo | grifone | grifo | грифон | グリフォン
`,
    'fantasy',
  ),
];
