import { animalTable } from '../concept-lines';

export const insects = [
  ...animalTable(
    'insect',
    `
bee 1.5 air garden,meadow | bee, honeybee, honey bee | biene | abeille | abeja | ape | abelha | пчела, пчёлка | 蜂, ミツバチ
bumblebee 2 air garden,meadow | bumblebee, bumble bee | hummel | bourdon | abejorro | bombo | abelhão, mamangaba | шмель | マルハナバチ
wasp 1.7 air garden | wasp, hornet | wespe, hornisse | guêpe, frelon | avispa, avispón | vespa, calabrone | vespa, marimbondo | оса, шершень | スズメバチ
butterfly 6.2 air garden,meadow | butterfly, butterflies, blue butterfly | schmetterling, falter | papillon | mariposa | farfalla | borboleta | бабочка | 蝶, チョウ, ちょうちょ
monarch-butterfly 7.9 air garden | monarch butterfly, orange butterfly | monarchfalter | papillon monarque | mariposa monarca | farfalla monarca | borboleta-monarca | бабочка монарх | オオカバマダラ
moth 4.4 air sky | moth | motte, nachtfalter | papillon de nuit, mite | polilla | falena | mariposa, traça | моль, мотылёк | 蛾
ladybird 0.4 ground garden,meadow | ladybird, ladybug, lady bug | marienkäfer | coccinelle | mariquita | coccinella | joaninha | божья коровка | てんとう虫
beetle 1.9 ground forest,garden | beetle, scarab, bug | käfer, skarabäus | scarabée, coléoptère | escarabajo | scarabeo, coleottero | besouro, escaravelho | жук, скарабей | 甲虫, カブトムシ
ant 0.3 ground garden,forest | ant | ameise | fourmi | hormiga | formica | formiga | муравей | 蟻, アリ
dragonfly 4.8 air lake,river | dragonfly, damselfly | libelle | libellule | libélula | libellula | libélula | стрекоза | トンボ
housefly=fly 0.6 air kitchen | housefly, gnat | fliege | mouche | mosca | mosca | mosca | муха | ハエ
firefly 1 air sky,meadow | firefly, fireflies, glow worm | glühwürmchen, leuchtkäfer | luciole | luciérnaga | lucciola | vaga-lume | светлячок | 蛍, ホタル
spider 2.4 ground garden,sky | spider, tarantula | spinne, vogelspinne | araignée, tarentule | araña, tarántula | ragno, tarantola | aranha, tarântula | паук, тарантул | 蜘蛛, クモ
chrysalis 4.3 air garden | chrysalis, cocoon, pupa, butterfly pupa | schmetterlingspuppe, kokon, insektenpuppe | chrysalide, cocon | crisálida, capullo de mariposa | crisalide, bozzolo | crisálida, casulo | куколка бабочки, кокон | さなぎ, 蛹, 繭
caterpillar 1.9 ground garden | caterpillar, larva | raupe, larve | chenille | oruga | bruco | lagarta | гусеница | 芋虫, 毛虫
snail 3.2 ground garden | snail | schnecke | escargot | caracol | lumaca, chiocciola | caracol | улитка | 蝸牛, カタツムリ
worm 3.7 ground garden | worm, earthworm | wurm, würmer, regenwurm | ver, ver de terre, lombric | gusano, lombriz | verme, lombrico | minhoca, verme | червяк, червь | ミミズ
snake 69 ground desert,jungle,meadow | snake, serpent, python, viper | schlange, python | serpent, vipère | serpiente, culebra, víbora | serpente, vipera | cobra, serpente, víbora | змея, питон | 蛇, ヘビ
`,
  ),
  ...animalTable(
    'fantasy',
    `
t-rex 620 ground jungle,meadow | t-rex, trex, tyrannosaurus, tyrannosaurus rex | t-rex, tyrannosaurus | tyrannosaure, t-rex | tiranosaurio, t-rex | tirannosauro, t-rex | tiranossauro, t-rex | тираннозавр | ティラノサウルス
ghost 115 air sky | ghost, spirit, phantom | gespenst, gespenster, geist | fantôme | fantasma, espectro | fantasma, spettro | fantasma | привидение, призрак | 幽霊, お化け
monster 135 ground sky,forest | monster, creature, beast | monster, ungeheuer | monstre | monstruo | mostro | monstro | монстр, чудовище | 怪物, モンスター
`,
    'fantasy',
  ),
];
