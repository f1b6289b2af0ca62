import { goodsTable } from '../concept-lines';

/** Gear of sports and games. */
export const gear = goodsTable(
  'sport-gear',
  'toy',
  `
chess-board 18 table - | chess board, chessboard, chess set, chess game, chess | schachbrett, schachspiel, schach | échiquier, jeu d'échecs, échecs | tablero de ajedrez, ajedrez | scacchiera, scacchi | tabuleiro de xadrez, xadrez | шахматная доска, шахматы | チェス盤, チェス
skateboard 20 ground street | skateboard, longboard | skateboard | planche à roulettes, skateboard | monopatín | skateboard | skate, skateboard | скейтборд | スケートボード, スケボー
surfboard 196 ground beach | surfboard, surf board, surfboards | surfbrett | planche de surf | tabla de surf | tavola da surf | prancha de surfe | доска для сёрфинга | サーフボード
snowboard 156 ground snow-field,mountains | snowboard | snowboard | snowboard | tabla de snowboard | snowboard | snowboard | сноуборд | スノーボード, スノボ
ice-skates 27 ground snow-field | ice skates, ice skate, skates, figure skates | schlittschuhe, schlittschuh | patins à glace | patines de hielo, patines | pattini da ghiaccio, pattini | patins de gelo, patins | коньки | スケート靴, アイススケート
roller-skate 25 ground street | roller skate, roller skates, rollerblades, inline skates | rollschuh, rollschuhe, inlineskates | patins à roulettes, rollers | patín de ruedas, patines en línea | pattini a rotelle | patins de rodas | ролики, роликовые коньки | ローラースケート
basketball-hoop 290 ground basketball-court,street | basketball hoop, basketball net | basketballkorb | panier de basket | aro de baloncesto, canasta de baloncesto | canestro da basket | cesta de basquete | баскетбольное кольцо | バスケットゴール
football-goal=goal 250 ground stadium,field | football goal, soccer goal, goalpost, goal net | fußballtor, torpfosten | but de football, cage de but | portería, arco de fútbol | porta da calcio | baliza, trave | футбольные ворота | サッカーゴール
boxing-gloves 29 ground gym | boxing gloves, boxing glove | boxhandschuhe, boxhandschuh | gants de boxe | guantes de boxeo | guantoni da boxe | luvas de boxe | боксёрские перчатки | ボクシンググローブ
bubble-wand 34 hand - | bubble wand, bubble blower, soap bubble wand | seifenblasenstab, pustefix | bâton à bulles | pompero, varita de burbujas | soffiabolle | varinha de bolhas | палочка для мыльных пузырей | シャボン玉ワンド
whistle 8.5 hand - | whistle, referee whistle | trillerpfeife, pfeife | sifflet | silbato | fischietto | apito | свисток | ホイッスル
stopwatch 12 hand - | stopwatch, timer, chronometer | stoppuhr, zeitmesser | chronomètre, minuteur | cronómetro, temporizador | cronometro, timer | cronômetro, temporizador | секундомер, таймер | ストップウォッチ, タイマー
lifebuoy 67 ground beach,sea | lifebuoy, life ring, life preserver, swim ring, pool float, pool ring, rubber ring | rettungsring, schwimmring | bouée, bouée de sauvetage | flotador | salvagente | boia salva-vidas, boia | спасательный круг | 浮き輪, 救命浮輪
toy-train 36 ground childrens-room | toy train, train set, wooden train, model train, toy railway | spielzeugeisenbahn, modelleisenbahn | petit train, train jouet | tren de juguete | trenino | trenzinho, trem de brinquedo | игрушечный поезд | おもちゃの電車
rocking-horse 103 ground childrens-room | rocking horse, wooden horse | schaukelpferd | cheval à bascule | caballito de madera, caballo balancín | cavallo a dondolo | cavalinho de balanço | лошадка-качалка | 木馬
sled 29 ground snow-field | sled, sledge, toboggan | schlitten, rodelschlitten | luge | trineo | slitta | trenó | санки | そり, ソリ
`,
);
