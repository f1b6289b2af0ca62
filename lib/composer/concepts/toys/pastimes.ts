import { goodsTable } from '../concept-lines';

/** Games of arcades and halls, gear of sports and of play. */
export const pastimes = goodsTable(
  'pastime',
  'toy',
  `
arcade-machine 180 ground - | arcade machine, arcade game, arcade cabinet, video game machine | arcade-automat | borne d'arcade | máquina recreativa, máquina arcade | cabinato arcade, videogioco da sala | máquina de fliperama | игровой автомат | アーケードゲーム
pinball-machine 178 ground - | pinball machine, pinball | flipperautomat, flipper | flipper | máquina de pinball, pinball | flipper | máquina de pinball | пинбол | ピンボール
foosball-table 113 ground - | foosball table, table football, foosball | tischkicker, kickertisch | baby-foot | futbolín | calcio balilla, biliardino | pebolim, matraquilhos | настольный футбол | テーブルサッカー
ping-pong-table 117 ground - | ping pong table, table tennis table | tischtennisplatte | table de ping-pong | mesa de ping pong | tavolo da ping pong | mesa de pingue-pongue | теннисный стол | 卓球台
bouncy-castle 366 ground park,garden | bouncy castle, bounce house, inflatable castle | hüpfburg | château gonflable | castillo inflable, castillo hinchable | castello gonfiabile | castelo inflável | надувной замок | ふわふわ遊具
ball-pit 78 ground - | ball pit, ball pool | bällebad | piscine à balles | piscina de bolas | piscina di palline | piscina de bolinhas | сухой бассейн с шариками | ボールプール
climbing-frame 223 ground playground,park | climbing frame, monkey bars, jungle gym | klettergerüst | cage à poules | estructura para trepar, pasamanos | struttura per arrampicata | trepa-trepa | рукоход | ジャングルジム, うんてい
game-console 8.3 table living-room | game console, video game console, gaming console, games console | spielkonsole, spielekonsole | console de jeu, console de jeux vidéo | videoconsola, consola de videojuegos | console per videogiochi | console de videogame | игровая приставка, игровая консоль | ゲーム機
roulette-wheel 21 table - | roulette wheel, roulette | roulette, rouletterad | roulette de casino | ruleta | roulette | roleta | рулетка казино | ルーレット
poker-chips 6.5 table - | poker chips, casino chips, gambling chips | pokerchips, spielchips | jetons de poker | fichas de póker | fiches da poker | fichas de pôquer | покерные фишки | ポーカーチップ
checkers-board=checkers 16 table - | checkers, draughts, checkers board, draughts board | damespiel | jeu de dames | damas, juego de damas | gioco della dama | jogo de damas | шашки | チェッカーボード
board-game 19 table - | board game, tabletop game, ludo, game board, monopoly | brettspiel, gesellschaftsspiel | jeu de société, jeu de plateau | juego de mesa, parchís | gioco da tavolo | jogo de tabuleiro | настольная игра | ボードゲーム, すごろく
pogo-stick 109 ground playground | pogo stick | pogostab, springstock | bâton sauteur | saltador, pogo | pogo stick | pula-pula de mola | пого-стик | ホッピング
stilts 197 ground - | stilts, pair of stilts | stelzen | échasses | zancos | trampoli | pernas de pau | ходули | 竹馬
toy-car 8.8 ground childrens-room | toy car, model car, little toy car | spielzeugauto, modellauto | petite voiture, voiture miniature | coche de juguete | macchinina, automobilina | carrinho de brinquedo | игрушечная машинка, машинка | ミニカー
remote-car 22 ground - | remote control car, rc car, remote controlled car, toy truck | ferngesteuertes auto | voiture télécommandée | coche teledirigido | macchina telecomandata | carrinho de controle remoto | машинка на радиоуправлении | ラジコンカー
party-horn 12.5 hand - | party horn, noisemaker, party blower, party whistle | tröte, partytröte | langue de belle-mère, sans-gêne | matasuegras | trombetta di carnevale, lingua di menelik | língua de sogra | праздничный гудок | 吹き戻し
pom-poms 26 hand - | pom-poms, pom poms, pompoms, cheerleader pom-poms | pompons, cheerleader-pompons | pompons | pompones | pompon | pompons | помпоны | ポンポン
hurdle 101 ground stadium | hurdle, hurdles, track hurdle | hürde, hürden | haie d'athlétisme | valla de atletismo | ostacolo da corsa | barreira de atletismo | беговой барьер | ハードル
scoreboard 305 ground stadium | scoreboard, score board | anzeigetafel | tableau des scores | marcador deportivo, tablero de puntuación | tabellone segnapunti | placar | табло | スコアボード
gym-rings 152 ceiling gym | gymnastics rings, gym rings | turnringe | anneaux de gymnastique | anillas de gimnasia | anelli da ginnastica | argolas de ginástica | гимнастические кольца | 吊り輪
balance-beam 122 ground gym | balance beam | schwebebalken | poutre de gymnastique | barra de equilibrio | trave di equilibrio | trave de equilíbrio | гимнастическое бревно | 平均台
hockey-puck 3 ground - | hockey puck, ice hockey puck | eishockeypuck | palet de hockey | disco de hockey | disco da hockey | disco de hóquei | хоккейная шайба, шайба | ホッケーパック
golf-ball 6.5 ground field | golf ball | golfball | balle de golf | pelota de golf | pallina da golf | bola de golfe | мяч для гольфа | ゴルフボール
golf-bag 119 ground field | golf bag, bag of golf clubs | golftasche | sac de golf, clubs de golf | bolsa de golf, palos de golf | sacca da golf, mazze da golf | bolsa de golfe, tacos de golfe | сумка для гольфа | ゴルフバッグ
exercise-ball 65 ground gym | exercise ball, gym ball, yoga ball, fitness ball, stability ball | gymnastikball, sitzball | ballon de gymnastique, swiss ball | pelota de pilates, fitball | palla da ginnastica, palla fitness | bola de pilates | фитбол | バランスボール
exercise-bike 112 ground gym | exercise bike, stationary bike, spin bike | heimtrainer, ergometer | vélo d'appartement | bicicleta estática | cyclette | bicicleta ergométrica | велотренажёр | フィットネスバイク
rowing-machine 120 ground gym | rowing machine, rowing ergometer | rudergerät | rameur d'appartement | máquina de remo | vogatore | máquina de remo | гребной тренажёр | ローイングマシン
water-gun 20 hand - | water gun, water pistol, squirt gun, super soaker | wasserpistole | pistolet à eau | pistola de agua | pistola ad acqua | pistola de água, arminha de água | водяной пистолет | 水鉄砲
paddleboard 330 ground beach | paddleboard, sup board, stand-up paddleboard, paddle board | stand-up-paddle-board, sup-board | paddle, stand up paddle | tabla de paddle surf | tavola sup | prancha de stand up paddle | сапборд | パドルボード, サップボード
oar 181 hand - | oar, oars, rowing oar | ruder, riemen zum rudern | rame, aviron | remo | remo | remo | весло | オール
paddle 177 hand - | paddle, kayak paddle, canoe paddle | paddel | pagaie | pala de kayak | pagaia | remo de caiaque | весло для каяка | パドル
snowballs 17 ground snow-field | snowball, pile of snowballs | schneeball, schneebälle | boule de neige, boules de neige | bola de nieve, bolas de nieve | palla di neve, palle di neve | bola de neve, bolas de neve | снежок, снежки | 雪玉
origami-crane 14 table - | origami crane, paper crane, origami bird, origami | origami-kranich, papierkranich, origami | grue en origami, origami, cocotte en papier | grulla de papel, origami, papiroflexia | gru di carta, origami | tsuru de origami, origami | журавлик оригами, оригами | 折り鶴, 折り紙
snowshoes 66 ground snow-field | snowshoes, snowshoe, snow shoes | schneeschuhe | raquettes à neige | raquetas de nieve | ciaspole, racchette da neve | raquetes de neve | снегоступы | かんじき, スノーシュー
`,
);
