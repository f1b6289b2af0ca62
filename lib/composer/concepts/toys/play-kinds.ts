import { goodsTable } from '../concept-lines';

/** Games and playthings by kind. */
const plays = goodsTable(
  'play-kind',
  'toy',
  `
croquet 81.6 ground garden | croquet, croquet mallet, croquet set | krocket, krocketschläger | croquet, maillet de croquet | croquet, mazo de croquet | croquet, mazza da croquet | croquet | крокет, крокетный молоток | クロッケー
bingo-card 22.8 table - | bingo card, bingo, bingo sheet | bingokarte, bingo | carte de bingo, bingo, grille de loto | cartón de bingo, bingo | cartella della tombola, tombola, bingo | cartela de bingo, bingo | карточка бинго, лото | ビンゴカード, ビンゴ
crossword 23.8 table - | crossword, crossword puzzle | kreuzworträtsel | mots croisés | crucigrama | cruciverba, parole crociate | palavras cruzadas | кроссворд | クロスワード
sudoku 23.8 table - | sudoku, sudoku puzzle | sudoku | sudoku | sudoku | sudoku | sudoku | судоку | 数独
scrabble 3.9 table - | scrabble, letter tiles, scrabble tiles, word tiles | scrabble, buchstabensteine | scrabble, lettres de scrabble | scrabble, fichas de letras | scarabeo gioco, scrabble, tessere con lettere | scrabble, palavras em peças | скрэббл, эрудит игра | スクラブル
petanque 9.1 ground - | petanque, petanque balls, boules, bocce, bocce balls, boule balls | boulekugeln, boule, pétanque | pétanque, boules de pétanque | petanca, bolas de petanca | bocce, petanque | petanca, bocha | петанк, шары для петанка | ペタンク
cornhole 51 ground garden | cornhole, cornhole board, bean bag toss, beanbag toss | cornhole, bohnensackspiel | cornhole, jeu de lancer de sacs | cornhole, juego de la rana | cornhole, lancio dei sacchetti | cornhole | корнхол | コーンホール
carabiner 11.9 table - | carabiner, karabiner, climbing clip | karabiner, karabinerhaken | mousqueton | mosquetón | moschettone | mosquetão | карабин | カラビナ
foam-roller 15.6 ground gym | foam roller, massage roller, fascia roller | faszienrolle | rouleau de massage | rodillo de espuma, rodillo de masaje | rullo massaggiante, foam roller | rolo de espuma, rolo de massagem | массажный ролик, массажный валик | フォームローラー
stacking-rings 24.4 ground - | stacking rings, ring stacker, stacking toy, rainbow stacker, stacking ring toy | stapelringe, ringpyramide | anneaux à empiler, pyramide d'anneaux | anillos apilables, torre de anillos | anelli impilabili, piramide di anelli | argolas de empilhar | пирамидка, детская пирамидка | 積み木リング, 輪投げおもちゃ
baby-mobile 44.7 air - | baby mobile, crib mobile, nursery mobile, cot mobile | babymobile, mobile für babys | mobile pour bébé | móvil de cuna | giostrina per culla | móbile de berço | мобиль для кроватки, детский мобиль | ベビーメリー
sock-puppet 39.7 hand - | sock puppet | sockenpuppe | marionnette en chaussette | títere de calcetín | burattino di calzino | fantoche de meia | кукла из носка | ソックパペット
hand-puppet 44 hand - | hand puppet, glove puppet, puppet, punch puppet | handpuppe, kasperlepuppe | marionnette à main, guignol | títere, títere de mano, marioneta de guante | burattino | fantoche | перчаточная кукла, кукла на руку | パペット, 指人形
balloon-dog 44.6 ground - | balloon dog, balloon animal, balloon animals, balloon sculpture | luftballontier, ballonhund | chien en ballon, ballon sculpté | perro de globo, globoflexia | cane palloncino, animale di palloncini | cachorro de balão, balão de animal | собака из шарика, фигурка из шариков | バルーンアート
tarot-cards 14.9 table - | tarot cards, tarot, tarot card, tarot deck | tarotkarten, tarot | cartes de tarot, tarot | cartas del tarot, tarot | carte dei tarocchi, tarocchi | cartas de tarô, tarô | карты таро, таро | タロットカード
magic-eight-ball 16 table - | magic 8 ball, magic eight ball, 8 ball, eight ball | magischer ball acht, magic 8 ball | boule magique 8 | bola 8 mágica, bola ocho | palla magica 8, palla otto | bola 8 mágica | шар предсказаний, шар восьмёрка | マジック8ボール
whoopee-cushion 11.5 ground - | whoopee cushion, fart cushion | furzkissen, pupskissen | coussin péteur | cojín de pedos, cojín de broma | cuscino scoreggione | almofada de peido | подушка-пердушка | ブーブークッション
toy-brick 2.2 table - | toy brick, lego brick, lego, plastic brick, building brick toy, lego bricks | legostein, lego, klemmbaustein | brique de jouet, brique lego, lego | ladrillo de juguete, lego, pieza de lego | mattoncino giocattolo, lego, mattoncino lego | tijolinho de brinquedo, lego, peça de lego | деталь лего, лего, кубик лего | レゴ, レゴブロック
rag-doll 50.8 ground - | rag doll, cloth doll, fabric doll | stoffpuppe, flickenpuppe | poupée de chiffon | muñeca de trapo | bambola di pezza | boneca de pano | тряпичная кукла | 布人形
toy-soldier 9.9 table - | toy soldier, tin soldier, lead soldier, tin soldiers, army man, plastic soldier, toy soldiers, green army man | spielzeugsoldat, plastiksoldat | soldat de plomb, petit soldat | soldadito de plomo, soldado de juguete | soldatino, soldatini | soldadinho de chumbo, soldadinho | оловянный солдатик, солдатик | おもちゃの兵隊
firecracker 16.8 table - | firecracker, firecrackers, dynamite stick, dynamite, sticks of dynamite | böller, knallkörper, dynamit | pétard, pétards, dynamite | petardo, petardos, dinamita | petardo, petardi, dinamite | bombinha, rojão, dinamite | петарда, динамит | 爆竹, ダイナマイト
golf-tee 8.7 ground - | golf tee, golf ball on a tee, tee | golf-tee | tee de golf | tee de golf | tee da golf | tee de golfe | ти для гольфа, мяч на подставке | ゴルフティー
medicine-ball 30.2 ground gym | medicine ball | medizinball | médecine-ball | balón medicinal | palla medica | bola medicinal | медбол, медицинбол | メディシンボール
horseshoes 37.6 ground - | horseshoes game, horseshoe game, horseshoe pitching, horseshoe pit | hufeisenwerfen | lancer de fer à cheval | juego de herraduras | lancio del ferro di cavallo | jogo de ferraduras | игра в подковы | 蹄鉄投げ
american-football 14.8 hand - | american football, nfl football, gridiron ball, pigskin, super bowl ball | american football, football-ei | ballon de football américain, football américain | balón de fútbol americano, fútbol americano | palla da football americano, football americano | bola de futebol americano, futebol americano | мяч для американского футбола, американский футбол | アメフトボール, アメリカンフットボール
`,
);

/** Instruments that are heard seldom. */
const sounds = goodsTable(
  'sound-kind',
  'instrument',
  `
harpsichord 184.5 ground stage | harpsichord, spinet | cembalo, spinett | clavecin | clavecín, clavicémbalo | clavicembalo | cravo instrumento | клавесин | チェンバロ
theremin 143.1 ground stage | theremin | theremin | thérémine | theremín | theremin | teremim | терменвокс | テルミン
oboe 65.4 hand stage | oboe, cor anglais | oboe | hautbois | oboe | oboe | oboé | гобой | オーボエ
handpan 32.2 ground stage | handpan, hang drum, steel tongue drum | handpan, hang | handpan | handpan | handpan | handpan | ханг, глюкофон | ハンドパン
hurdy-gurdy 26.1 table stage | hurdy-gurdy, hurdy gurdy, barrel organ fiddle | drehleier | vielle à roue | zanfona | ghironda | viola de roda, sanfona de roda | колёсная лира | ハーディガーディ
tabla 32 ground stage | tabla, tabla drums, indian drums | tabla | tabla | tabla | tabla | tabla | табла | タブラ
sleigh-bells 13.2 table - | sleigh bells, jingle bells, sleigh bell | schlittenglocken, schellenband | grelots de traîneau, grelots | cascabeles de trineo, cascabeles | sonagli da slitta, campanelle da slitta | guizos, sinos de trenó | бубенцы | スレイベル, そりの鈴
church-bell 112.2 ground - | church bell, tower bell, big bronze bell, liberty bell | kirchenglocke, turmglocke | cloche d'église | campana de iglesia | campana della chiesa | sino de igreja | церковный колокол | 教会の鐘
bass-guitar 113.2 hand stage | bass guitar, electric bass | bassgitarre, e-bass | guitare basse, basse électrique | bajo eléctrico, guitarra bajo | basso elettrico | baixo elétrico, contrabaixo elétrico | бас-гитара | ベースギター
synthesizer 30.4 table stage | synthesizer, synth, synthesiser, modular synth | synthesizer | synthétiseur | sintetizador | sintetizzatore | sintetizador | аналоговый синтезатор | シンセサイザー
`,
);

export const playKinds = [...plays, ...sounds];
