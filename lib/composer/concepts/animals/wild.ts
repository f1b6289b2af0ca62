import { animalTable } from '../concept-lines';

/** Bears, small mammals, apes. */
export const wild = animalTable(
  'quadruped',
  `
bear 142 ground forest,mountains,river | bear, brown bear, grizzly, grizzly bear | bär, braunbär | ours | oso | orso, orsi | urso | медведь | 熊, クマ
polar-bear 173 ground snow-field | polar bear, ice bear | eisbär | ours polaire, ours blanc | oso polar | orso polare | urso polar | белый медведь | 白熊, シロクマ, ホッキョクグマ
black-bear 142 ground forest | black bear | schwarzbär | ours noir | oso negro | orso nero | urso negro | чёрный медведь | 黒熊
panda 155 ground jungle,forest | panda, panda bear, giant panda | panda | panda | panda, oso panda | panda | panda | панда | パンダ
koala 88 ground forest | koala, koala bear | koala | koala | koala | koala | coala | коала | コアラ
raccoon 34 ground forest,city | raccoon, racoon | waschbär | raton laveur | mapache | procione | guaxinim | енот | アライグマ
red-panda 34 ground forest | red panda | roter panda | panda roux | panda rojo | panda rosso | panda vermelho | красная панда | レッサーパンダ
badger 42 ground forest | badger | dachs | blaireau | tejón | tasso | texugo | барсук | アナグマ
skunk 46 ground forest | skunk | stinktier | mouffette | mofeta | moffetta, puzzola | gambá | скунс | スカンク
otter 31 ground river | otter, sea otter, river otter | otter, fischotter | loutre | nutria | lontra | lontra | выдра | カワウソ, ラッコ
beaver 47 ground river | beaver | biber | castor | castor | castoro | castor | бобр, бобёр | ビーバー
rabbit 37 ground meadow,garden,forest | rabbit, bunny, bunny rabbit | kaninchen, häschen | lapin | conejo | coniglio | coelho | кролик, зайчик | 兎, うさぎ, ウサギ
white-rabbit 37 ground meadow | white rabbit, easter bunny | weißes kaninchen, osterhase | lapin blanc, lapin de pâques | conejo blanco, conejo de pascua | coniglio bianco | coelho branco, coelhinho da páscoa | белый кролик | 白うさぎ
hare 57 ground meadow | hare, jackrabbit | hase, feldhase | lièvre | liebre | lepre | lebre | заяц | 野うさぎ
mouse 6.4 ground kitchen,meadow | mouse | maus, mäuse | souris | ratón | topo, topolino, topi | rato, camundongo | мышь, мышка, мыши | 鼠, ネズミ
rat 11 ground city | rat | ratte | rat | rata | ratto | ratazana | крыса | ドブネズミ
squirrel 30 ground forest,park | squirrel, red squirrel | eichhörnchen | écureuil | ardilla | scoiattolo | esquilo | белка | リス
grey-squirrel 30 ground park | grey squirrel, gray squirrel | grauhörnchen | écureuil gris | ardilla gris | scoiattolo grigio | esquilo cinzento | серая белка | 灰色リス
chipmunk 18 ground forest | chipmunk | streifenhörnchen | tamia | ardilla listada | tamia | tâmia | бурундук | シマリス
hamster 9.8 ground living-room | hamster, gerbil | hamster | hamster | hámster | criceto | hamster | хомяк | ハムスター
guinea-pig 15 ground living-room | guinea pig | meerschweinchen | cochon d'inde | cobaya, conejillo de indias | porcellino d'india | porquinho-da-índia | морская свинка | モルモット
hedgehog 19 ground forest,garden | hedgehog | igel | hérisson | erizo | riccio | ouriço | ёж, еж, ёжик, ежик | ハリネズミ
mole 9.1 ground garden,meadow | mole | maulwurf | taupe | topo | talpa | toupeira | крот | モグラ
weasel 14 ground forest | weasel, stoat, marten | wiesel, marder, hermelin | belette, hermine | comadreja | donnola | doninha | ласка, куница | イタチ
meerkat 34 ground desert,savanna | meerkat, mongoose | erdmännchen | suricate | suricata | suricato | suricato | сурикат | ミーアキャット
kangaroo 187 ground savanna | kangaroo | känguru | kangourou | canguro | canguro | canguru | кенгуру | カンガルー
monkey 90 ground jungle | monkey, macaque | affe, äffchen | singe | mono | scimmia, scimmie | macaco | обезьяна, обезьянка | 猿, サル
chimpanzee 90 ground jungle | chimpanzee, chimp | schimpanse | chimpanzé | chimpancé | scimpanzé | chimpanzé | шимпанзе | チンパンジー
gorilla 174 ground jungle | gorilla, ape | gorilla | gorille | gorila | gorilla | gorila | горилла | ゴリラ
orangutan 148 ground jungle | orangutan, orang utan | orang-utan | orang-outan | orangután | orango, orangotango | orangotango | орангутан | オランウータン
sloth 65 ground jungle | sloth | faultier | paresseux | perezoso | bradipo | preguiça, bicho-preguiça | ленивец | ナマケモノ
`,
);
