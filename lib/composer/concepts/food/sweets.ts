import { conceptsOf } from '../words';

/** Sweets and ice. */
export const sweets = conceptsOf({ kind: 'food', habitat: 'hand', places: ['kitchen', 'cafe'] }, [
  {
    id: 'ice-cream',
    words:
      'ice cream|ice cream cone|icecream; eis|eistüte|eiscreme; glace|cornet de glace; helado|cono de helado; gelato|cono gelato; sorvete|casquinha; мороженое|рожок мороженого; アイスクリーム|アイス',
    heightCm: 14,
    part: 'sweet',
    parameters: { kind: 'ice-cream' },
    places: ['beach'],
  },
  {
    id: 'sundae',
    words:
      'sundae|ice cream sundae; eisbecher; coupe glacée; copa de helado; coppa gelato; taça de sorvete; десерт из мороженого; サンデー|パフェ',
    heightCm: 15,
    part: 'sweet',
    parameters: { kind: 'sundae' },
    habitat: 'table',
  },
  {
    id: 'popsicle',
    words:
      "popsicle|ice lolly|ice pop; eis am stiel; esquimau|glace à l'eau; paleta; ghiacciolo; picolé; фруктовый лёд|эскимо; アイスキャンディー",
    heightCm: 16,
    part: 'sweet',
    parameters: { kind: 'popsicle' },
    places: ['beach'],
  },
  {
    id: 'chocolate',
    words:
      'chocolate|chocolate bar|bar of chocolate; schokolade|tafel schokolade; chocolat|tablette de chocolat; chocolate|tableta de chocolate; cioccolato|tavoletta di cioccolato|cioccolata; chocolate|barra de chocolate; шоколад|плитка шоколада; チョコレート',
    heightCm: 16,
    part: 'sweet',
    parameters: { kind: 'chocolate' },
    habitat: 'table',
  },
  {
    id: 'candy',
    words:
      'candy|sweet|bonbon; bonbon|süßigkeit; bonbon; caramelo|dulce; caramella; bala|doce; конфета|леденец; キャンディ|飴',
    heightCm: 4,
    part: 'sweet',
    parameters: { kind: 'candy' },
    habitat: 'table',
  },
  {
    id: 'lollipop',
    words:
      'lollipop|lolly; lutscher|lolli; sucette; piruleta|chupetín; lecca-lecca; pirulito; леденец на палочке|чупа-чупс; ペロペロキャンディー',
    heightCm: 16,
    part: 'sweet',
    parameters: { kind: 'lollipop' },
  },
  {
    id: 'candy-cane',
    words:
      "candy cane; zuckerstange; sucre d'orge|canne de noël; bastón de caramelo; bastoncino di zucchero; bengala doce; рождественский леденец|карамельная трость; キャンディケイン",
    heightCm: 12,
    part: 'sweet',
    parameters: { kind: 'candy-cane' },
  },
  {
    id: 'pudding',
    words:
      'pudding|flan|custard; pudding|flan; flan|crème caramel; flan|natillas; budino; pudim; пудинг; プリン',
    heightCm: 5.7,
    part: 'sweet',
    parameters: { kind: 'pudding' },
    habitat: 'table',
  },
  {
    id: 'marshmallow',
    words:
      'marshmallow|marshmallows; marshmallow; guimauve|chamallow; malvavisco; marshmallow; marshmallow; зефир|маршмэллоу; マシュマロ',
    heightCm: 7,
    part: 'sweet',
    parameters: { kind: 'marshmallow' },
    places: ['forest'],
  },
  {
    id: 'tea-bag',
    words:
      'tea bag|teabag; teebeutel; sachet de thé; bolsita de té; bustina di tè; saquinho de chá; чайный пакетик; ティーバッグ',
    heightCm: 7.6,
    part: 'sweet',
    parameters: { kind: 'tea-bag' },
    habitat: 'table',
  },
]);
