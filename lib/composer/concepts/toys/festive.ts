import { goodsTable } from '../concept-lines';

/** Feasts, magic and what is played with once a year. */
export const festive = goodsTable(
  'festive-thing',
  'toy',
  `
fireworks 2010 sky - | fireworks, firework | feuerwerk | feu d'artifice, feux d'artifice | fuegos artificiales | fuochi d'artificio | fogos de artifício | фейерверк, салют | 花火
christmas-bauble=bauble 12 hand - | christmas bauble, bauble, christmas ball, christmas ornament | christbaumkugel, weihnachtskugel | boule de noël | bola de navidad | pallina di natale | bola de natal | ёлочный шар, ёлочная игрушка | クリスマスボール, オーナメント
circus-ball=toy-ball 24 ground - | circus ball, toy ball | zirkusball, spielball | balle de cirque | pelota de circo | palla da circo | bola de circo | цирковой мяч | サーカスのボール
crystal-ball 25 table - | crystal ball, fortune teller's ball | kristallkugel, wahrsagekugel | boule de cristal | bola de cristal | sfera di cristallo | bola de cristal | хрустальный шар, магический шар | 水晶玉
`,
);

/** What is lain in outdoors. */
export const resting = goodsTable(
  'festive-thing',
  'furniture',
  `
hammock 108 ground beach,garden | hammock | hängematte | hamac | hamaca | amaca | rede de descanso | гамак | ハンモック
`,
);
