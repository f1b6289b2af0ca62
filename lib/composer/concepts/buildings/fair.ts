import { goodsTable } from '../concept-lines';

/** Fairs, circuses and playgrounds. */
export const fairThings = goodsTable(
  'fair-thing',
  'building',
  `
ferris-wheel 2380 ground park,city | ferris wheel, big wheel, giant wheel, observation wheel, london eye | riesenrad | grande roue | noria de feria, noria, rueda de la fortuna | ruota panoramica | roda-gigante, roda gigante | колесо обозрения, чёртово колесо | 観覧車
circus-tent 1024 ground meadow,park | circus tent, big top, marquee tent, fair tent | zirkuszelt, festzelt | chapiteau, tente de cirque | carpa de circo | tendone da circo, tendone | tenda de circo, lona de circo | цирковой шатёр, шапито | サーカステント, サーカス小屋
carousel 600 ground park,square | carousel, merry-go-round, carrousel | karussell | manège, carrousel | carrusel, tiovivo | giostra, carosello | carrossel | карусель | メリーゴーランド, 回転木馬
swing 248 ground playground,park | swing, swing set, playground swing | schaukel, kinderschaukel | balançoire | columpio | altalena | balanço de parquinho | качели | ブランコ
slide 250 ground playground,park | slide, playground slide | rutsche, kinderrutsche | toboggan de jeu, toboggan | tobogán | scivolo | escorregador, escorrega | детская горка, горка | 滑り台, すべり台
seesaw 118 ground playground,park | seesaw, teeter-totter | wippe | tapecul, balançoire à bascule | balancín, subibaja | altalena a bilico | gangorra | качели-балансир | シーソー
sandbox 120 ground playground,park | sandbox, sandpit | sandkasten | bac à sable | arenero, cajón de arena | sabbiera | caixa de areia | песочница | 砂場
trampoline 108 ground garden,park | trampoline | trampolin | trampoline | cama elástica, trampolín | trampolino elastico | cama elástica, pula-pula | батут | トランポリン
balloon-arch 250 ground garden | balloon arch, balloon garland | ballonbogen, ballongirlande | arche de ballons | arco de globos | arco di palloncini | arco de balões | арка из шаров | バルーンアーチ
`,
);
