import { goodsTable } from '../concept-lines';

/** What cities are known by. */
export const citySights = goodsTable(
  'city-sight',
  'building',
  `
red-lattice-tower 9900 ground city | tokyo tower, red lattice tower | tokyo tower | tour de tokyo | torre de tokio | torre di tokyo | torre de tóquio | токийская башня | 東京タワー
setback-tower 39300 ground city | empire state building, empire state, chrysler building | empire state building | empire state building | empire state | empire state building | empire state building | эмпайр-стейт-билдинг | エンパイアステートビル
twin-towers 44000 ground city | petronas towers, petronas twin towers, twin towers | petronas towers | tours petronas | torres petronas | torri petronas | torres petronas | башни петронас | ペトロナスツインタワー
sky-park-towers 17300 ground city,harbour | marina bay sands | marina bay sands | marina bay sands | marina bay sands | marina bay sands | marina bay sands | марина бэй сэндс | マリーナベイ・サンズ
pearl-tower 47600 ground city | oriental pearl tower, shanghai tower | oriental pearl tower | tour de la perle de l'orient | torre perla oriental | torre perla d'oriente | torre pérola oriental | восточная жемчужина | 東方明珠塔
temple-of-heaven 3250 ground park,city | temple of heaven, forbidden city | himmelstempel, verbotene stadt | temple du ciel, cité interdite | templo del cielo, ciudad prohibida | tempio del cielo, città proibita | templo do céu, cidade proibida | храм неба, запретный город | 天壇, 紫禁城
duomo 12200 ground city | florence cathedral, duomo of florence, florence duomo, brunelleschi's dome | dom von florenz | cathédrale de florence | catedral de florencia | duomo di firenze | catedral de florença | флорентийский собор | フィレンツェ大聖堂
gate-of-columns 2830 ground city | brandenburg gate | brandenburger tor | porte de brandebourg | puerta de brandeburgo | porta di brandeburgo | portão de brandemburgo | бранденбургские ворота | ブランデンブルク門
glass-pyramid 2200 ground city | louvre pyramid, glass pyramid, louvre | glaspyramide, louvre | pyramide du louvre, louvre | pirámide del louvre | piramide del louvre | pirâmide do louvre | пирамида лувра | ルーヴル, ルーブル・ピラミッド
`,
);
