import { goodsTable } from '../concept-lines';

/** What is played with out of doors. */
export const outdoorPlays = goodsTable(
  'outdoor-play',
  'toy',
  `
diving-board 208 ground poolside | diving board, springboard, diving platform | sprungbrett, sprungturm | plongeoir | trampolín de piscina | trampolino per tuffi | prancha de mergulho, trampolim de piscina | трамплин для прыжков в воду | 飛び込み台
hopscotch 58 ground street,playground | hopscotch, hopscotch court, hopscotch squares, hopscotch grid | himmel und hölle, hüpfkästchen | marelle | rayuela | campana gioco, gioco della campana | amarelinha | классики | けんけんぱ, 石蹴り
rope-toy 7 hand - | chew toy, dog toy, rope toy, tug toy, squeaky toy | hundespielzeug, kauspielzeug | jouet pour chien | juguete para perro | gioco per cani | brinquedo de cachorro | игрушка для собаки | 犬のおもちゃ
`,
);
