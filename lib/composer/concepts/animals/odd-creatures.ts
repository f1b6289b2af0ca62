import { goodsTable } from '../concept-lines';

/** Animals with a drawing of their own: of ponds and sea floors, of long ago, and rare ones. */
export const oddCreatures = [
  ...goodsTable(
    'odd-creature',
    'animal',
    `
tadpole 2.5 underwater lake | tadpole, tadpoles, pollywog | kaulquappe, kaulquappen | têtard | renacuajo | girino | girino | головастик | おたまじゃくし
axolotl 13 ground underwater | axolotl | axolotl | axolotl | ajolote | axolotl | axolote | аксолотль | ウーパールーパー
platypus 22 ground river | platypus, duck-billed platypus | schnabeltier | ornithorynque | ornitorrinco | ornitorinco | ornitorrinco | утконос | カモノハシ
nautilus 20 underwater underwater | nautilus, nautilus shell | nautilus | nautile | nautilo | nautilo | náutilo | наутилус | オウムガイ
centipede 2 ground forest | centipede, millipede | tausendfüßler, hundertfüßer | mille-pattes, scolopendre | ciempiés, milpiés | millepiedi, centopiedi | centopeia, lacraia | многоножка, сороконожка | ムカデ, ヤスデ
slug 4 ground garden | slug, banana slug | nacktschnecke | limace | babosa | lumaca senza guscio, limaccia | lesma | слизень, слизняк | ナメクジ
hermit-crab 9 ground beach | hermit crab | einsiedlerkrebs | bernard-l'ermite | cangrejo ermitaño | paguro | caranguejo-eremita | рак-отшельник | ヤドカリ
anglerfish 44 underwater underwater | anglerfish, angler fish, deep sea fish | anglerfisch, tiefseefisch | baudroie, poisson des abysses | pez rape, pez abisal | rana pescatrice | peixe-diabo, peixe-pescador | рыба-удильщик, удильщик | チョウチンアンコウ
sea-anemone=anemone 21 underwater underwater | sea anemone, sea anemones | seeanemone | anémone de mer | anémona de mar | anemone di mare | anêmona-do-mar | морской анемон, актиния | イソギンチャク
`,
  ),
  ...goodsTable(
    'long-gone',
    'animal',
    `
velociraptor 165 ground jungle | velociraptor, raptor dinosaur | velociraptor | vélociraptor | velociraptor | velociraptor | velociraptor | велоцираптор | ヴェロキラプトル
pterodactyl 200 air sky | pterodactyl, pteranodon, pterosaur, flying dinosaur | pterodaktylus, flugsaurier | ptérodactyle, ptérosaure | pterodáctilo, pterosaurio | pterodattilo, pterosauro | pterodáctilo, pterossauro | птеродактиль | プテラノドン, 翼竜
ankylosaurus 180 ground jungle,meadow | ankylosaurus | ankylosaurus | ankylosaure | anquilosaurio | anchilosauro | anquilossauro | анкилозавр | アンキロサウルス
spinosaurus 540 ground jungle,river | spinosaurus | spinosaurus | spinosaure | espinosaurio | spinosauro | espinossauro | спинозавр | スピノサウルス
plesiosaur 350 underwater underwater | plesiosaur, plesiosaurus, elasmosaurus | plesiosaurier, plesiosaurus | plésiosaure | plesiosaurio | plesiosauro | plesiossauro | плезиозавр | プレシオサウルス, 首長竜
trilobite 9 table - | trilobite | trilobit | trilobite | trilobite, trilobites | trilobite | trilobita | трилобит | 三葉虫
ammonite 14 table - | ammonite, ammonite fossil, fossil, fossil shell, ammonite shell | ammonit, fossil | ammonite, fossile | amonita, fósil | ammonite, fossile | amonite, fóssil | аммонит, окаменелость | アンモナイト, 化石
`,
  ),
  ...goodsTable(
    'rare-creature',
    'animal',
    `
manatee 120 underwater underwater,river | manatee, dugong, sea cow | seekuh, manati | lamantin | manatí | lamantino | peixe-boi | ламантин | マナティー, ジュゴン
pangolin 40 ground jungle | pangolin | schuppentier | pangolin | pangolín | pangolino | pangolim | панголин | センザンコウ
echidna 30 ground forest | echidna, spiny anteater | ameisenigel | échidné | equidna | echidna | equidna | ехидна | ハリモグラ
cobra 80 ground desert,jungle | cobra, king cobra, hooded cobra | kobra, königskobra | cobra, cobra royal | cobra, cobra real | cobra, cobra reale | cobra naja, naja | кобра, королевская кобра | コブラ
mosquito 1 air garden | mosquito, mosquitoes | mücke, stechmücke, moskito | moustique | mosquito, zancudo | zanzara | mosquito, pernilongo | комар | 蚊
stick-insect 7 ground forest | stick insect, stick bug, walking stick insect | stabheuschrecke | phasme | insecto palo | insetto stecco | bicho-pau | палочник | ナナフシ
hammerhead-shark=hammerhead 190 underwater sea | hammerhead shark, hammerhead, hammer shark | hammerhai | requin-marteau | tiburón martillo | squalo martello, pesce martello | tubarão-martelo | рыба-молот, акула-молот | シュモクザメ
sperm-whale 480 underwater sea,underwater | sperm whale | pottwal | cachalot | cachalote | capodoglio | cachalote | кашалот | マッコウクジラ
oyster 10 table beach | oyster, open oyster, oyster with pearl | auster | huître | ostra | ostrica | ostra | устрица | 真珠貝, アコヤガイ
scallop 10 ground beach | scallop, scallop shell | jakobsmuschel, kammmuschel | coquille saint-jacques, pétoncle | vieira, concha de vieira | capasanta, conchiglia di san giacomo | vieira | гребешок, морской гребешок | ホタテ, ホタテ貝
conch 17 ground beach | conch, conch shell, sea snail shell | fechterschnecke, meeresschnecke, trompetenschnecke | conque, conque marine | caracola, caracola marina | conchiglia tritone, buccina | búzio, concha de búzio | раковина стромбуса, морская раковина | 巻き貝, ほら貝
lionfish 30 underwater underwater | lionfish, lion fish | rotfeuerfisch | poisson-lion, rascasse volante | pez león | pesce leone | peixe-leão | крылатка, рыба-лев | ミノカサゴ
`,
  ),
];
