import { animalTable } from '../concept-lines';

/** Breeds and kinds that are often taken for their kin. */
export const moreKinds = [
  ...animalTable(
    'quadruped',
    `
calico-cat 46 ground living-room | calico cat, calico, tortoiseshell cat | dreifarbige katze | chat calico, chat tricolore | gato calicó, gata tricolor | gatto calico | gato calicó, gata tricolor | трёхцветная кошка | 三毛猫
tuxedo-cat 46 ground living-room | tuxedo cat, black and white cat | schwarz-weiße katze | chat noir et blanc | gato blanco y negro, gato esmoquin | gatto bianco e nero | gato preto e branco, gato frajola | чёрно-белая кошка | 白黒猫
maine-coon 64 ground living-room | maine coon, maine coon cat, norwegian forest cat | maine coon, waldkatze | maine coon, chat norvégien | maine coon | maine coon | maine coon | мейн-кун | メインクーン
bengal-cat 46 ground living-room | bengal cat | bengalkatze | chat bengal | gato bengalí | gatto bengala | gato bengal | бенгальская кошка | ベンガル猫
british-shorthair 46 ground living-room | british shorthair, british shorthair cat, russian blue | britisch kurzhaar | british shorthair, chat chartreux | británico de pelo corto, gato azul ruso | british shorthair, blu di russia | gato britânico | британская кошка | ブリティッシュショートヘア
shih-tzu 38 ground living-room | shih tzu, lhasa apso, havanese | shih tzu | shih tzu | shih tzu | shih tzu | shih tzu | ши-тцу | シーズー
maltese-dog=maltese 33 ground living-room | maltese, maltese dog, bichon frise, bichon | malteser | bichon maltais, bichon frisé | bichón maltés, bichón frisé | maltese | maltês, bichon frisé | мальтийская болонка, болонка | マルチーズ
chow-chow 74 ground park | chow chow, chow | chow-chow | chow-chow | chow chow | chow chow | chow-chow | чау-чау | チャウチャウ
cocker-spaniel 56 ground park,meadow | cocker spaniel, spaniel, springer spaniel | cockerspaniel, spaniel | cocker, épagneul | cocker spaniel, cocker | cocker spaniel, cocker | cocker spaniel | кокер-спаниель, спаниель | コッカースパニエル
basset-hound 52 ground park | basset hound, basset, bloodhound | basset hound, bluthund | basset hound, basset | basset hound, sabueso | basset hound, segugio | basset hound | бассет-хаунд | バセットハウンド
bernese-mountain-dog 92 ground mountains,meadow | bernese mountain dog, bernese | berner sennenhund | bouvier bernois | boyero de berna | bovaro del bernese | boiadeiro bernês, bernês | бернский зенненхунд | バーニーズマウンテンドッグ
highland-cow 165 ground meadow,hills | highland cow, highland cattle, scottish highland cow | hochlandrind, schottisches hochlandrind | vache highland, vache écossaise | vaca de las tierras altas, vaca escocesa | mucca delle highlands, mucca scozzese | vaca escocesa, vaca highland | хайлендская корова | ハイランド牛
calf 117 ground meadow,farm | calf, calves, baby cow | kalb, kälber | veau | ternero, becerro | vitello | bezerro | телёнок, теленок | 子牛
foal 160 ground meadow,farm | foal, colt, filly, baby horse | fohlen | poulain | potro, potrillo | puledro | potro | жеребёнок, жеребенок | 子馬, 仔馬
palomino 261 ground meadow | palomino, palomino horse, golden horse | palomino | palomino | palomino, caballo palomino | palomino | palomino | паломино | パロミノ
water-buffalo 205 ground river,field | water buffalo, carabao | wasserbüffel | buffle d'eau | búfalo de agua, carabao | bufalo d'acqua | búfalo-d'água | буйвол водяной | 水牛
okapi 214 ground jungle | okapi | okapi | okapi | okapi | okapi | ocapi | окапи | オカピ
tapir 128 ground jungle | tapir, malayan tapir | tapir, schabrackentapir | tapir | tapir | tapiro | anta | тапир | バク
warthog 102 ground savanna | warthog, wart hog | warzenschwein | phacochère | facóquero, facócero | facocero | javali-africano, facócero | бородавочник | イボイノシシ
mandrill 90 ground jungle | mandrill | mandrill | mandrill | mandril | mandrillo | mandril | мандрил | マンドリル
fennec-fox 42 ground desert | fennec fox, fennec, desert fox | fennek, wüstenfuchs | fennec | zorro fennec, zorro del desierto | volpe fennec, volpe del deserto | raposa-do-deserto | фенек | フェネック
honey-badger 42 ground savanna | honey badger, ratel | honigdachs | ratel | tejón melero | tasso del miele | ratel | медоед | ラーテル
wallaby 95 ground meadow | wallaby | wallaby | wallaby | ualabí | wallaby | wallaby | валлаби | ワラビー
quokka 58 ground meadow | quokka | quokka | quokka | quokka | quokka | quokka | квокка | クオッカ
iguana 19 ground jungle,desert | iguana, green iguana | leguan | iguane | iguana | iguana | iguana | игуана | イグアナ
komodo-dragon 52 ground jungle,beach | komodo dragon, monitor lizard | komodowaran, waran | dragon de komodo, varan | dragón de komodo, varano | drago di komodo, varano | dragão-de-komodo | комодский варан, варан | コモドオオトカゲ, コモドドラゴン
newt 5.4 ground lake | newt, fire-bellied newt | molch | triton | tritón | tritone | tritão anfíbio | тритон | イモリ
poison-dart-frog 6 ground jungle | poison dart frog, poison frog, dart frog, blue frog | pfeilgiftfrosch | grenouille venimeuse, dendrobate | rana venenosa, rana dardo | rana velenosa, rana freccia | rã venenosa | лягушка-древолаз | ヤドクガエル
`,
  ),
  ...animalTable(
    'bird',
    `
blue-jay 22 ground forest,garden | blue jay, bluejay, jay | blauhäher, eichelhäher | geai bleu, geai | arrendajo azul, arrendajo | ghiandaia azzurra, ghiandaia | gaio-azul, gaio | голубая сойка, сойка | アオカケス
cardinal-bird 18 ground garden,snow-field | cardinal, cardinal bird, red cardinal, northern cardinal, red bird | kardinalvogel, rotkardinal | oiseau cardinal, cardinal rouge | cardenal rojo, pájaro cardenal | cardinale rosso, uccello cardinale | cardeal-vermelho, pássaro cardeal | красный кардинал, птица кардинал | ショウジョウコウカンチョウ, カーディナル
kingfisher 19 ground river | kingfisher | eisvogel | martin-pêcheur | martín pescador | martin pescatore | martim-pescador, guarda-rios | зимородок | カワセミ
magpie 24 ground meadow,city | magpie | elster | pie | urraca | gazza | pega-rabuda | сорока | カササギ
goldfinch 13 ground garden | goldfinch, american goldfinch | stieglitz, distelfink | chardonneret | jilguero | cardellino | pintassilgo | щегол | ゴールドフィンチ
hoopoe 26 ground field | hoopoe | wiedehopf | huppe | abubilla | upupa | poupa | удод | ヤツガシラ
budgie 22 ground living-room | budgie, budgerigar, parakeet | wellensittich | perruche | periquito | parrocchetto, cocorita | periquito | волнистый попугай, волнистый попугайчик | インコ, セキセイインコ
barn-owl 42 ground farm,sky | barn owl | schleiereule | effraie, chouette effraie | lechuza común, lechuza | barbagianni | coruja-das-torres, suindara | сипуха | メンフクロウ
peregrine-falcon 47 ground cliff,sky | falcon, peregrine falcon, peregrine | falke, wanderfalke | faucon, faucon pèlerin | halcón, halcón peregrino | falco pellegrino | falcão, falcão-peregrino | сокол, сапсан | ハヤブサ
quail 22 ground field | quail | wachtel | caille | codorniz | quaglia | codorna | перепел, перепёлка | ウズラ
pheasant 46 ground field,forest | pheasant | fasan | faisan | faisán | fagiano | faisão | фазан | キジ
gosling 19 ground lake,farm | gosling, baby goose | gänseküken, gössel | oison | ansarino, cría de ganso | papero | filhote de ganso | гусёнок, гусенок | ガチョウの雛
cygnet 22 ground lake | cygnet, baby swan, ugly duckling | schwanenküken, hässliches entlein | jeune cygne, vilain petit canard | patito feo, cría de cisne | brutto anatroccolo | patinho feo, filhote de cisne | гадкий утёнок, лебедёнок | みにくいアヒルの子, 白鳥の雛
kiwi-bird=kiwi 46 ground forest | kiwi bird | kiwivogel, schnepfenstrauß | oiseau kiwi, aptéryx | ave kiwi, pájaro kiwi | uccello kiwi | ave kiwi, pássaro kiwi | птица киви | キーウィ
emu 200 ground savanna | emu | emu | émeu | emú | emù | emu | эму | エミュー
cassowary 175 ground jungle | cassowary | kasuar | casoar | casuario | casuario | casuar | казуар | ヒクイドリ
dodo 78 ground jungle | dodo, dodo bird | dodo, dronte | dodo | dodo, pájaro dodo | dodo | dodô | додо, дронт | ドードー
`,
  ),
];
