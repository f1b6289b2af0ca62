import { goodsTable } from '../concept-lines';

/** Flat stones that goods and food are shown on. */
export const slabs = goodsTable(
  'slab',
  'container',
  `
marble-slab=marble 7 table - | marble slab, slab of marble, marble block, marble tile, marble surface, marble plate, marble board | marmorplatte | plaque de marbre, dalle de marbre | losa de mármol | lastra di marmo | placa de mármore | мраморная плита | 大理石の板
slate-board=slate 7 table - | slate, black slate, slate board, slate plate, slate platter, slate tile | schieferplatte | plaque d'ardoise | pizarra de piedra | tagliere di ardesia | placa de ardósia | сланцевая доска | スレート板
stone-slab=stone 7 table - | stone slab, wet stone, flat stone, stone tile, slab of stone, slab, stone plate | steinplatte | dalle de pierre, pierre plate | losa de piedra | lastra di pietra | laje de pedra | каменная плита | 石の板
`,
);
