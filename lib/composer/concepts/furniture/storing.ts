import { conceptsOf } from '../words';

/** Shelves, cupboards and fittings. */
export const storing = conceptsOf(
  { kind: 'furniture', habitat: 'ground', places: ['living-room'] },
  [
    {
      id: 'bookshelf',
      words:
        'bookshelf|bookcase|shelf; bücherregal|regal; étagère; estantería|librero; scaffale; estante|estante de livros; книжный шкаф|книжная полка; 本棚',
      heightCm: 152,
      part: 'storage',
      parameters: { kind: 'bookshelf' },
      places: ['library', 'living-room'],
    },
    {
      id: 'wall-shelf',
      words:
        'wall shelf|floating shelf; wandregal|wandbrett; étagère murale; repisa|balda; mensola; prateleira de parede; настенная полка; 壁の棚|壁掛け棚',
      heightCm: 44,
      part: 'storage',
      parameters: { kind: 'wall-shelf' },
      habitat: 'wall',
    },
    {
      id: 'cabinet',
      words:
        'cabinet|cupboard|sideboard; kommode|anrichte|sideboard; buffet|placard; aparador|armario bajo; credenza|mobiletto; aparador|armário baixo; комод-тумба|буфет; 食器棚|キャビネット',
      heightCm: 95,
      part: 'storage',
      parameters: { kind: 'cabinet' },
    },
    {
      id: 'dresser',
      words:
        'dresser|chest of drawers|drawer|drawers; schubladenkommode; commode; cómoda|cajonera; cassettiera|comò; cômoda; комод; タンス',
      heightCm: 102,
      part: 'storage',
      parameters: { kind: 'dresser' },
      places: ['bedroom'],
    },
    {
      id: 'wardrobe',
      words:
        'wardrobe|closet; kleiderschrank|schrank; armoire|garde-robe; armario|ropero; armadio; guarda-roupa; шкаф|гардероб; クローゼット|洋服だんす',
      heightCm: 206,
      part: 'storage',
      parameters: { kind: 'wardrobe' },
      places: ['bedroom'],
    },
    {
      id: 'fridge',
      words:
        'fridge|refrigerator; kühlschrank; réfrigérateur|frigo; nevera|frigorífico|refrigerador; frigorifero|frigo; geladeira|frigorífico; холодильник; 冷蔵庫',
      heightCm: 176,
      part: 'storage',
      parameters: { kind: 'fridge' },
      places: ['kitchen'],
    },
    {
      id: 'stove',
      words:
        'stove|oven|cooker; herd|backofen|ofen; gazinière|four; estufa|horno|cocina de gas; fornello|forno; fogão|forno; плита|духовка; コンロ|オーブン',
      heightCm: 101,
      part: 'storage',
      parameters: { kind: 'stove' },
      places: ['kitchen'],
    },
    {
      id: 'sink',
      words:
        'sink|washbasin; waschbecken|spüle; lavabo|évier; lavabo|fregadero; lavandino|lavabo; pia|lavatório; раковина; 洗面台|シンク',
      heightCm: 112,
      part: 'storage',
      parameters: { kind: 'sink' },
      places: ['bathroom'],
    },
    {
      id: 'toilet',
      words:
        'toilet; toilette|klo; toilettes|wc; inodoro|retrete; water|gabinetto; vaso sanitário|privada; унитаз; トイレ',
      heightCm: 86,
      part: 'storage',
      parameters: { kind: 'toilet' },
      places: ['bathroom'],
    },
    {
      id: 'washing-machine',
      words:
        'washing machine|washer; waschmaschine; machine à laver|lave-linge; lavadora; lavatrice; máquina de lavar; стиральная машина; 洗濯機',
      heightCm: 85,
      part: 'storage',
      parameters: { kind: 'washing-machine' },
      kind: 'device',
      places: ['bathroom'],
    },
    {
      id: 'fireplace',
      words:
        'fireplace|hearth; kamin; cheminée|âtre; chimenea de leña|hogar; camino|caminetto; lareira; камин; 暖炉',
      heightCm: 123,
      part: 'storage',
      parameters: { kind: 'fireplace', state: 'lit' },
    },
    {
      id: 'storage-chest',
      words:
        'storage chest|wooden chest|trunk; holztruhe|truhe; coffre en bois; arcón|baúl de madera; baule|cassapanca; baú de madeira; деревянный сундук; 収納箱',
      heightCm: 57,
      part: 'storage',
      parameters: { kind: 'chest' },
    },
  ],
);
