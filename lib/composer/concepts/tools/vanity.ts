import { goodsTable } from '../concept-lines';

/** What stands on shelves of bathrooms and shops. */
export const vanityThings = goodsTable(
  'vanity-thing',
  'container',
  `
cream-tube=tube 17 table - | cream tube, tube of cream, sunscreen tube, tube of sunscreen, hand cream, tube of hand cream, hand cream tube, cosmetic tube, lotion tube, face wash, cleanser, squeeze tube | cremetube, handcreme | tube de crème, crème pour les mains | tubo de crema, crema de manos | tubetto di crema, crema mani | tubo de creme, creme para as mãos | тюбик крема, крем для рук | ハンドクリーム
lip-balm 7.2 hand - | lip balm, chapstick, lip balm stick | lippenpflege, lippenbalsam | baume à lèvres | bálsamo labial | burrocacao | protetor labial | бальзам для губ | リップクリーム
mascara 11 table - | mascara, mascara wand | wimperntusche, mascara | mascara | rímel | mascara | rímel | тушь для ресниц | マスカラ
compact-mirror=compact 11.5 table - | compact mirror, compact powder, powder compact, pressed powder, makeup compact, face powder | puderdose, kompaktpuder | poudrier, miroir de poche | polvera, espejo de bolsillo | portacipria, cipria compatta | pó compacto, espelho de bolsa | пудреница | コンパクトミラー, ファンデーション
product-box=carton 15 table - | product box, perfume box, cosmetic box, packaging box, tea box, tissue carton | produktverpackung, faltschachtel | boîte de parfum | caja de producto | scatola del prodotto | caixa do produto | упаковка товара | 化粧箱
cereal-box 30 table kitchen | cereal box, box of cereal, cereal packet, box of cornflakes | müslipackung, müslischachtel | boîte de céréales | caja de cereales | scatola di cereali | caixa de cereal | коробка хлопьев | シリアルの箱
ring-box 6 table - | ring box, engagement ring box, velvet box, velvet ring box, open ring box, engagement ring in a box, engagement ring in a ring box, wedding ring in a box, wedding ring in a ring box, wedding rings in a box, open velvet box | ringschachtel, ringetui | écrin, écrin à bague | caja de anillo | scatolina per anello | caixa de anel | коробочка для кольца | 指輪ケース
cooling-rack 6 table kitchen | cooling rack, wire rack, cake rack, baking rack | kuchengitter, abkühlgitter | grille de refroidissement | rejilla para enfriar | griglia per raffreddare | grade de resfriamento | решётка для выпечки | ケーキクーラー
`,
);
