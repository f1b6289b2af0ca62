import { goodsTable } from '../concept-lines';

/** What stands on roofs. */
export const onRoofs = goodsTable(
  'roof-thing',
  'building',
  `
chimney 384 ground - | chimney, chimney stack, smoking chimney, chimney smoke | schornstein, rauchender schornstein | cheminée fumante, cheminée de toit | chimenea, chimenea humeante | comignolo, camino fumante | chaminé, chaminé fumegante | труба, дымоход, дымящаяся труба | 煙突
`,
);
