import { animalTable } from '../concept-lines';

/** Breeds of dogs and cats. */
export const breeds = animalTable(
  'quadruped',
  `
labrador 79 ground park,meadow | labrador, labrador retriever, yellow lab, guide dog | labrador, blindenhund | labrador, chien guide | labrador, perro guía | labrador, cane guida | labrador, cão-guia | лабрадор | ラブラドール
black-labrador 79 ground park | black labrador, black lab, black dog | schwarzer labrador, schwarzer hund | labrador noir, chien noir | labrador negro, perro negro | labrador nero, cane nero | labrador preto, cachorro preto | чёрная собака | 黒い犬
border-collie 71 ground meadow,farm | border collie, collie, sheepdog, herding dog | border collie, hütehund | border collie, chien de berger | border collie, perro pastor | border collie | border collie, cão pastor | бордер-колли, колли | ボーダーコリー
chihuahua 35 ground living-room | chihuahua | chihuahua | chihuahua | chihuahua | chihuahua | chihuahua | чихуахуа | チワワ
rottweiler 88 ground park | rottweiler | rottweiler | rottweiler | rottweiler | rottweiler | rottweiler | ротвейлер | ロットワイラー
doberman 95 ground park | doberman, dobermann, doberman pinscher | dobermann | doberman | dóberman | dobermann | dobermann | доберман | ドーベルマン
boxer-dog=boxer 83 ground park | boxer dog, pit bull, pitbull, staffordshire terrier, bull terrier | boxerhund, pitbull | pitbull | perro bóxer, pitbull | cane boxer, pitbull | cão boxer, pitbull | питбуль | ピットブル, ボクサー犬
bulldog 55 ground living-room,park | bulldog, english bulldog | bulldogge | bouledogue | bulldog | bulldog | buldogue | бульдог | ブルドッグ
french-bulldog 46 ground living-room | french bulldog, frenchie, boston terrier | französische bulldogge | bouledogue français | bulldog francés | bulldog francese | buldogue francês | французский бульдог | フレンチブルドッグ
shiba-inu 56 ground park | shiba inu, shiba, akita, japanese dog | shiba inu, akita | shiba inu, akita | shiba inu, akita | shiba inu, akita | shiba inu, akita | сиба-ину, акита | 柴犬, 秋田犬
samoyed 80 ground snow-field,park | samoyed, white dog, spitz | samojede, weißer hund, spitz | samoyède, chien blanc | samoyedo, perro blanco | samoiedo, cane bianco | samoieda, cachorro branco | самоед, белая собака | サモエド, 白い犬
pomeranian 34 ground living-room | pomeranian, lap dog, fluffy dog | zwergspitz, schoßhund | spitz nain, loulou de poméranie | pomerania | volpino | lulu da pomerânia, spitz alemão | шпиц, померанский шпиц | ポメラニアン
saint-bernard 105 ground mountains,snow-field | saint bernard, st bernard, rescue dog, newfoundland dog | bernhardiner | saint-bernard | san bernardo | san bernardo | são-bernardo | сенбернар | セントバーナード
great-dane 119 ground park | great dane, weimaraner, mastiff | deutsche dogge, weimaraner | dogue allemand | gran danés | alano | dogue alemão | немецкий дог | グレートデーン
jack-russell 45 ground park,meadow | jack russell, terrier, jack russell terrier, fox terrier | jack-russell-terrier, terrier | jack russell, terrier | jack russell, terrier | jack russell, terrier | jack russell, terrier | джек-рассел, терьер | ジャックラッセル, テリア
yorkshire-terrier 33 ground living-room | yorkshire terrier, yorkie, small terrier | yorkshire-terrier | yorkshire | yorkshire | yorkshire | yorkshire | йоркширский терьер, йорк | ヨークシャーテリア
schnauzer 53 ground park | schnauzer | schnauzer | schnauzer | schnauzer | schnauzer | schnauzer | шнауцер | シュナウザー
dingo 85 ground desert | dingo, wild dog, jackal | dingo, wildhund, schakal | dingo, chien sauvage | dingo | dingo | dingo | динго | ディンゴ
jaguar 105 ground jungle | jaguar | jaguar | jaguar | jaguar | giaguaro | onça-pintada, jaguar | ягуар | ジャガー
snow-leopard 112 ground mountains,snow-field | snow leopard | schneeleopard | léopard des neiges | leopardo de las nieves | leopardo delle nevi | leopardo-das-neves | снежный барс | ユキヒョウ
cougar 96 ground mountains,canyon | cougar, puma, mountain lion | puma, berglöwe | puma, couguar | puma | puma | puma, suçuarana | пума | ピューマ
white-tiger 138 ground jungle | white tiger | weißer tiger | tigre blanc | tigre blanco | tigre bianco | tigre branco | белый тигр | ホワイトタイガー
persian-cat 46 ground living-room | persian cat, ragdoll cat, fluffy cat, long-haired cat | perserkatze | chat persan | gato persa | gatto persiano | gato persa | персидская кошка | ペルシャ猫
sphynx-cat 46 ground living-room | sphynx cat, hairless cat, sphynx | sphynx-katze, nacktkatze | chat sphynx | gato esfinge | gatto sphynx | gato sphynx | кошка сфинкс | スフィンクス猫
`,
);

/** Animals of far countries, and small ones of the fields. */
export const farOff = animalTable(
  'quadruped',
  `
capybara 72 ground river,lake | capybara | wasserschwein, capybara | capybara | capibara, carpincho | capibara | capivara | капибара | カピバラ
wombat 48 ground meadow,forest | wombat | wombat | wombat | wombat | vombato | vombate | вомбат | ウォンバット
groundhog 55 ground meadow | groundhog, woodchuck, marmot, prairie dog, gopher | murmeltier, präriehund | marmotte, chien de prairie | marmota, perrito de la pradera | marmotta | marmota, cão-da-pradaria | сурок, суслик | マーモット, プレーリードッグ
chinchilla 20 ground living-room | chinchilla | chinchilla | chinchilla | chinchilla | cincillà | chinchila | шиншилла | チンチラ
shrew 5.6 ground meadow | shrew, vole, field mouse | spitzmaus, wühlmaus, feldmaus | musaraigne, campagnol | musaraña | toporagno | musaranho | землеройка, полёвка | トガリネズミ
ferret 18 ground living-room | ferret | frettchen | furet | hurón | furetto | furão | хорёк | フェレット
anteater 75 ground jungle,field | anteater, giant anteater | ameisenbär | fourmilier, tamanoir | oso hormiguero | formichiere | tamanduá | муравьед | アリクイ
aardvark 84 ground savanna | aardvark | erdferkel | oryctérope | cerdo hormiguero | oritteropo | porco-da-terra | трубкозуб | ツチブタ
gazelle 105 ground savanna | gazelle, antelope, impala, springbok | gazelle, antilope | gazelle, antilope | gacela, antílope | gazzella, antilope | gazela, antílope | газель, антилопа | ガゼル, カモシカ
yak 190 ground mountains | yak, musk ox | yak, moschusochse | yack, bœuf musqué | yak | yak | iaque | як, гну | ヤク
alpaca 160 ground mountains,farm | alpaca | alpaka | alpaga | alpaca | alpaca | alpaca | альпака | アルパカ
ibex=wild-goat 122 ground mountains | ibex, mountain goat, chamois | steinbock, gämse | bouquetin, chamois | íbice, cabra montés | stambecco, camoscio | íbex, cabra-montesa | горный козёл | アイベックス, シロイワヤギ
baboon 90 ground savanna,jungle | baboon | pavian | babouin | babuino | babbuino | babuíno | бабуин, павиан | ヒヒ
lemur 46 ground jungle | lemur, ring-tailed lemur | lemur, katta | lémurien, maki | lémur | lemure | lêmure | лемур | キツネザル
porcupine 56 ground forest | porcupine | stachelschwein | porc-épic | puercoespín | istrice, porcospino | porco-espinho | дикобраз | ヤマアラシ
tasmanian-devil 46 ground forest | tasmanian devil | tasmanischer teufel, beutelteufel | diable de tasmanie | demonio de tasmania | diavolo della tasmania | diabo-da-tasmânia | тасманийский дьявол | タスマニアデビル
`,
);
