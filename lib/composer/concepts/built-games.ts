import { goodsTable } from './concept-lines';

/** Gear of sports, pieces of games and machines of the fair. */
export const arenas = [
  ...goodsTable(
    'arena',
    'toy',
    `
pommel-horse 116 ground gym | pommel horse, gymnastics horse | pauschenpferd, seitpferd | cheval d'arçons | caballo con arcos, potro con arcos | cavallo con maniglie | cavalo com alças | гимнастический конь, конь с ручками | 鞍馬
parallel-bars 186 ground gym | parallel bars, gymnastics bars, uneven bars, asymmetric bars | barren, stufenbarren | barres parallèles, barres asymétriques | barras paralelas, barras asimétricas | parallele asimmetriche, parallele da ginnastica | barras paralelas, barras assimétricas | брусья | 平行棒, 段違い平行棒
vaulting-box 128 ground gym | vaulting box, vault box, gymnastics box, plyo box | sprungkasten | plinth de gymnastique | plinto | plinto, cavallina | plinto, caixa de salto | гимнастический плинт | 跳び箱
pull-up-bar 231 ground gym | pull-up bar, pull up bar, chin-up bar, chin up bar | klimmzugstange | barre de traction | barra de dominadas | sbarra per trazioni | barra de flexão, barra fixa de exercício | турник | 懸垂バー, 鉄棒
badminton-racket 67 hand - | badminton racket, badminton racquet, squash racket, squash racquet | badmintonschläger, federballschläger, squashschläger | raquette de badminton, raquette de squash | raqueta de bádminton, raqueta de squash | racchetta da badminton, racchetta da squash | raquete de badminton, raquete de squash | ракетка для бадминтона | バドミントンラケット
cricket-bat 94 hand stadium | cricket bat | kricketschläger, cricketschläger | batte de cricket | bate de críquet, bate de cricket | mazza da cricket | taco de críquete | бита для крикета, крикетная бита | クリケットバット
cricket-wicket 74 ground stadium | cricket wicket, wicket, cricket stumps, stumps and bails | wicket, cricket-wicket | guichet de cricket | wicket de críquet | wicket da cricket | wicket de críquete | калитка для крикета | ウィケット, クリケットのウィケット
lacrosse-stick 112 hand stadium | lacrosse stick, lacrosse racket, lacrosse | lacrosseschläger, lacrosse | crosse de lacrosse, lacrosse | palo de lacrosse, lacrosse | bastone da lacrosse, lacrosse | taco de lacrosse, lacrosse | клюшка для лакросса, лакросс | ラクロススティック, ラクロス
javelin 96 hand stadium | javelin | wurfspeer | javelot | jabalina | giavellotto | dardo de atletismo | метательное копьё | やり投げの槍
discus 22 hand stadium | discus | diskus, wurfscheibe | disque d'athlétisme | disco de lanzamiento | disco da lancio | disco de arremesso | метательный диск | 円盤投げの円盤
rugby-posts 860 ground stadium | rugby posts, rugby goal, rugby goalposts, football goalposts, field goal posts | rugbytor, rugbypfosten | poteaux de rugby | postes de rugby, palos de rugby | pali da rugby, porta da rugby | traves de rúgbi | ворота для регби | ラグビーのゴールポスト
volleyball-net 246 ground beach,gym | volleyball net, beach volleyball net | volleyballnetz | filet de volley | red de voleibol | rete da pallavolo | rede de vôlei | волейбольная сетка | バレーボールのネット
tennis-net 106 ground stadium | tennis net, badminton net | tennisnetz | filet de tennis | red de tenis | rete da tennis | rede de tênis | теннисная сетка | テニスネット
fencing-foil=foil 78 hand gym | fencing foil, fencing sword, epee, épée, foil sword, fencing sabre | florett, fechtdegen | fleuret, épée d'escrime | florete, espada de esgrima | fioretto, spada da scherma | florete, espada de esgrima | рапира, фехтовальная шпага | フルーレ, フェンシングの剣
fencing-mask 38 table gym | fencing mask, fencing helmet | fechtmaske | masque d'escrime | careta de esgrima, máscara de esgrima | maschera da scherma | máscara de esgrima | фехтовальная маска | フェンシングマスク
windsurfer-board=windsurfer 432 water sea,beach | windsurf board, windsurfing board, windsurf, windsurfing, windsurf sail, sailboard | surfbrett mit segel, windsurfbrett, windsurfen | planche à voile | tabla de windsurf, windsurf | tavola da windsurf, windsurf | prancha de windsurf, windsurf | доска для виндсёрфинга, виндсёрфинг | ウィンドサーフィン
`,
  ),
  ...goodsTable(
    'parlour',
    'toy',
    `
chess-king 10.3 table - | chess king, king chess piece, king piece | schachkönig, könig schachfigur | roi d'échecs, roi des échecs | rey de ajedrez | re degli scacchi | rei de xadrez | шахматный король | チェスのキング
chess-queen 9.2 table - | chess queen, queen chess piece, queen piece | schachdame, dame schachfigur | reine d'échecs, dame d'échecs | reina de ajedrez, dama de ajedrez | regina degli scacchi | rainha de xadrez, dama de xadrez | шахматный ферзь, ферзь | チェスのクイーン
chess-rook 7.1 table - | chess rook, rook chess piece, chess castle, rook piece | schachturm, turm schachfigur | tour d'échecs | torre de ajedrez | torre degli scacchi | torre de xadrez | шахматная ладья | チェスのルーク
chess-bishop 8.8 table - | chess bishop, bishop chess piece, bishop piece | läufer schachfigur, schachläufer | fou d'échecs | alfil de ajedrez, alfil | alfiere degli scacchi | bispo de xadrez | шахматный слон | チェスのビショップ
chess-pawn 5.9 table - | chess pawn, pawn chess piece, pawn, pawn piece | schachbauer, bauer schachfigur | pion d'échecs | peón de ajedrez | pedone degli scacchi | peão de xadrez | шахматная пешка, пешка | チェスのポーン
backgammon 47 table - | backgammon, backgammon board, backgammon set | backgammon, backgammonbrett | backgammon, jeu de backgammon | backgammon, tablero de backgammon | backgammon, tavola da backgammon | gamão, tabuleiro de gamão | нарды | バックギャモン
go-board 42 table - | go board, go game, game of go, weiqi, goban, baduk | go-brett, goban, go-spiel | goban, jeu de go | tablero de go, juego de go | goban, gioco del go | tabuleiro de go, jogo de go | доска для го, игра го | 碁盤, 囲碁
tic-tac-toe 34 table - | tic-tac-toe, tic tac toe, noughts and crosses, tic-tac-toe board | tic-tac-toe | morpion jeu, tic-tac-toe | tres en raya, tic-tac-toe | tris gioco, tic-tac-toe | jogo da velha | крестики-нолики | 三目並べ, マルバツゲーム
connect-four 39 table - | connect four, connect 4, four in a row | vier gewinnt | puissance quatre, puissance 4 | cuatro en raya, conecta cuatro | forza quattro, forza 4 | lig quatro, quatro em linha | четыре в ряд | コネクトフォー, 四目並べ
block-tower 36 table - | jenga tower, jenga, tumbling tower, block stacking game | jenga, jenga-turm, wackelturm | jenga, tour de jenga | jenga, torre de jenga | jenga, torre di jenga | jenga, torre de jenga | дженга | ジェンガ
mahjong 8.8 table - | mahjong tiles, mahjong, mahjong tile, mahjong set | mahjong, mahjongsteine | mahjong, tuiles de mahjong | mahjong, fichas de mahjong | mahjong, tessere di mahjong | mahjong, peças de mahjong | маджонг | 麻雀牌, 麻雀
slot-machine 192 ground - | slot machine, fruit machine, one-armed bandit, slots machine | spielautomat, einarmiger bandit | machine à sous | máquina tragaperras, tragamonedas | slot machine | caça-níquel, caça-níqueis | слот-машина, однорукий бандит | スロットマシン
claw-machine 196 ground - | claw machine, claw crane, crane game, claw game, arcade claw machine | greifautomat, greiferautomat | machine à pince, machine à pinces | máquina de garra, máquina de peluches | macchina a gancio, pesca peluche | máquina de garra, máquina de pelúcia | автомат с игрушками, хватайка | クレーンゲーム, ufoキャッチャー
high-striker 392 ground - | high striker, strength tester, strongman game, test your strength game, carnival hammer game | hau den lukas | jeu de force foraine | martillo de feria, medidor de fuerza | gioco del martello | jogo do martelo | силомер | ハンマーゲーム, ストレングステスター
trapeze 226 air circus | trapeze, trapeze bar, circus trapeze | zirkustrapez, trapezstange | trapèze de cirque | trapecio | trapezio da circo | trapézio de circo | цирковая трапеция | 空中ブランコ
`,
  ),
];
