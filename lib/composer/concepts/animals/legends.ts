import { animalTable } from '../concept-lines';

/** Beasts of tales that no other animal stands for. */
export const legends = [
  ...animalTable(
    'quadruped',
    `
hydra 330 ground mountains,swamp | hydra | hydra, dreiköpfiger drache | hydre, dragon à trois têtes | hidra, dragón de tres cabezas | idra, drago a tre teste | hidra, dragão de três cabeças | гидра, змей горыныч | ヒドラ, ヒュドラ
cerberus 200 ground cave | cerberus, hellhound, hell hound | zerberus, dreiköpfiger hund, höllenhund | cerbère, chien à trois têtes | cerbero, perro de tres cabezas | cerbero, cane a tre teste | cérbero, cão de três cabeças | цербер, трёхголовый пёс | ケルベロス
chimera 220 ground mountains | chimera, chimaera, manticore | chimäre, mantikor | chimère, manticore | quimera, mantícora | chimera, manticora | quimera, mantícora | химера, мантикора | キマイラ, マンティコア
kitsune 70 ground forest | kitsune, nine-tailed fox, nine tailed fox, fox spirit | kitsune, neunschwänziger fuchs | kitsune, renard à neuf queues | kitsune, zorro de nueve colas | kitsune, volpe a nove code | kitsune, raposa de nove caudas | кицунэ, девятихвостая лиса | 九尾の狐, 妖狐
jackalope 52 ground desert,meadow | jackalope, jackalopes, wolpertinger | wolpertinger | jackalope | jackalope | jackalope | jackalope | зайцелоп | ジャッカロープ
kelpie 215 ground lake,river | kelpie, water horse | kelpie, wasserpferd | kelpie, cheval d'eau | kelpie, caballo de agua | kelpie, cavallo d'acqua | kelpie, cavalo d'água | келпи | ケルピー
gargoyle 130 ground mountains | gargoyle, gargoyles, stone gargoyle | wasserspeier, gargoyle | gargouille | gárgola | gargoyle, doccione | gárgula | горгулья | ガーゴイル
`,
    'fantasy',
  ),
  ...animalTable(
    'fantasy',
    `
golem 240 ground mountains,cave | golem, stone golem, rock golem, rock monster, stone monster, earth elemental, clay golem | golem, steingolem, steinmonster | golem, golem de pierre | gólem, golem, golem de piedra | golem, golem di pietra | golem, golem de pedra | голем, каменный голем | ゴーレム
treant 420 ground forest | treant, ent, tree ent, tree giant, tree spirit, walking tree, talking tree, living tree | baumhirte, ent, baumgeist, baumriese | tréant, ent, esprit de l'arbre | ent, árbol viviente, árbol parlante | ent, spirito dell'albero, albero parlante | ent, árvore falante, árvore viva | энт, древень, говорящее дерево | トレント, エント
kraken 1300 water sea | kraken, krakens | krake ungeheuer, riesenkrake | kraken, pieuvre géante | kraken | kraken, piovra gigante | kraken | кракен | クラーケン
yeti 230 ground mountains,snow-field | yeti, yetis, abominable snowman, bigfoot, sasquatch | yeti, bigfoot | yéti, abominable homme des neiges | yeti, abominable hombre de las nieves, pie grande | yeti, abominevole uomo delle nevi | iéti, abominável homem das neves, pé-grande | йети, снежный человек, бигфут | 雪男, イエティ, ビッグフット
wisp 40 air forest | will-o'-the-wisp, will-o-the-wisp, will o the wisp, will o' the wisp, wisp, ghost light, spirit light | irrlicht, irrlichter | feu follet, feux follets | fuego fatuo, fuegos fatuos | fuoco fatuo, fuochi fatui | fogo-fátuo, fogo fátuo | блуждающий огонёк | 鬼火, 人魂
`,
    'fantasy',
  ),
];
