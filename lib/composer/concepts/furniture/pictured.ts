import { goodsTable } from '../concept-lines';

/** What pictures are on that have no frame: walls, cloth, paper, glass. */
export const picturedThings = [
  ...goodsTable(
    'pictures',
    'furniture',
    `
mural 184 wall - | mural, wall mural, wall painting, murals, fresco, frescoes, graffiti | wandbild, wandmalerei, wandgemälde, fresko, graffiti | fresque, fresque murale, peinture murale, graffiti | mural, pintura mural, fresco, grafiti | murale, murales, affresco, graffiti | mural, pintura mural, afresco, grafite na parede | мурал, настенная роспись, фреска, граффити | 壁画, ミューラル, グラフィティ
tapestry 176 wall - | tapestry, wall hanging, tapestries | wandteppich, wandbehang, gobelin | tapisserie, tenture murale | tapiz | arazzo | tapeçaria | гобелен | タペストリー
stained-glass-window=stained-glass 218 wall - | stained glass window, stained-glass window, stained glass windows | buntglasfenster, kirchenfenster | vitrail, vitraux | vidriera, vitral | vetrata, vetrata colorata | vitral | витраж, витражное окно | ステンドグラス
`,
  ),
  ...goodsTable(
    'pictures',
    'tool',
    `
paper-drawing=drawing 24 hand - | paper drawing, child's drawing, children's drawing | kinderzeichnung | dessin d'enfant | dibujo infantil | disegno di bambino | desenho infantil | детский рисунок | 子どもの絵
photo-print=photo 21 hand - | photo print, polaroid photo, instant photo, snapshot | sofortbild | photo instantanée | foto instantánea | foto istantanea | foto instantânea | моментальное фото | ポラロイド写真
standing-frame 26 table - | standing photo frame, desk frame, photo frame on a desk | fotorahmen | cadre photo posé | marco de mesa | portafoto | porta-retrato de mesa | фоторамка | 写真立て
postcard 16 hand - | postcard, picture postcard, post card | postkarte, ansichtskarte | carte postale | tarjeta postal, postal | cartolina | cartão-postal, postal | открытка | 絵葉書, ポストカード
`,
  ),
];
