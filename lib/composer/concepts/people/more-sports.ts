import type { ConceptEntry } from '../concept';
import { role } from './role';

const FIELD = { places: 'stadium' };
const PINSTRIPES = { kind: 'pinstripes', color: '#8d9bc4' } as const;

/** Who plays what, and who leads and cheers. */
export const moreSportsConcepts: readonly ConceptEntry[] = [
  role(
    'baseball-player',
    { outfit: 'baseball', prints: { top: PINSTRIPES, bottom: PINSTRIPES } },
    'baseball player, batter, softball player; baseballspieler, baseballspielerin; joueur de baseball, joueuse de baseball; jugador de béisbol, beisbolista; giocatore di baseball; jogador de beisebol; бейсболист; 野球選手',
    FIELD,
  ),
  role(
    'golfer',
    { outfit: 'casual', hat: 'cap' },
    'golfer, golf player; golfer, golferin, golfspieler; golfeur, golfeuse; golfista, jugador de golf; golfista; golfista, jogador de golfe; гольфист, игрок в гольф; ゴルファー',
    { places: 'field' },
  ),
  role(
    'hockey-player',
    { outfit: 'hockey-player' },
    'hockey player, ice hockey player; eishockeyspieler, hockeyspieler; joueur de hockey, hockeyeur; jugador de hockey; giocatore di hockey; jogador de hóquei; хоккеист; ホッケー選手, アイスホッケー選手',
    { places: 'ice-rink' },
  ),
  role(
    'american-footballer',
    { outfit: 'gridiron' },
    'american football player, quarterback, rugby player, linebacker; footballspieler, rugbyspieler, quarterback; joueur de football américain, joueur de rugby, rugbyman; jugador de fútbol americano, jugador de rugby; giocatore di football americano, rugbista; jogador de futebol americano, jogador de rúgbi; игрок в американский футбол, регбист; アメフト選手, ラグビー選手',
    FIELD,
  ),
  role(
    'volleyball-player',
    { outfit: 'basketball' },
    'volleyball player, handball player, beach volleyball player; volleyballspieler, volleyballspielerin, handballspieler; joueur de volley, volleyeuse; jugador de voleibol, jugadora de voleibol; pallavolista; jogador de vôlei, jogadora de vôlei; волейболист, волейболистка; バレーボール選手',
    FIELD,
  ),
  role(
    'table-tennis-player',
    { outfit: 'sporty' },
    'table tennis player, ping pong player, badminton player, squash player; tischtennisspieler, badmintonspieler; pongiste, joueur de ping-pong, joueur de badminton; jugador de ping pong, jugador de tenis de mesa; giocatore di ping pong; jogador de pingue-pongue, mesatenista; теннисист за столом; 卓球選手',
    { places: 'gym' },
  ),
  role(
    'cricketer',
    { outfit: 'cricketer' },
    'cricketer, cricket player, batsman; kricketspieler; joueur de cricket; jugador de críquet; giocatore di cricket; jogador de críquete; крикетист; クリケット選手',
    FIELD,
  ),
  role(
    'fencer',
    { outfit: 'fencer' },
    'fencer, swordswoman, swordsman; fechter, fechterin; escrimeur, escrimeuse; esgrimista; schermidore, schermitrice; esgrimista; фехтовальщик, фехтовальщица; フェンシング選手',
    { places: 'gym' },
  ),
  role(
    'gymnast',
    { outfit: 'gymnast' },
    'gymnast, rhythmic gymnast; turner, turnerin, gymnastin; gymnaste; gimnasta; ginnasta; ginasta; гимнаст, гимнастка; 体操選手',
    { places: 'gym' },
  ),
  role(
    'referee',
    { outfit: 'referee' },
    'referee, umpire, linesman; schiedsrichter, schiedsrichterin; arbitre; árbitro, árbitra; arbitro; árbitro de futebol, juiz de futebol; судья матча, арбитр, рефери; 審判, レフェリー',
    FIELD,
  ),
  role(
    'cheerleader',
    { outfit: 'cheerleader' },
    'cheerleader; cheerleader, cheerleaderin; pom-pom girl, cheerleader; animadora, porrista; ragazza pon pon, cheerleader; líder de torcida; чирлидерша; チアリーダー',
    FIELD,
  ),
  role(
    'sumo-wrestler',
    { outfit: 'sumo' },
    'sumo wrestler, sumo; sumoringer, sumo-ringer; lutteur de sumo, sumo; luchador de sumo, sumo; lottatore di sumo, sumo; lutador de sumô, sumô; борец сумо, сумоист; 力士, 相撲取り, お相撲さん',
  ),
];
