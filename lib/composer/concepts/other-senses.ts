import { goodsTable } from './concept-lines';

/** What is another thing than the last word of its name says: parts of cars, bones of dinosaurs, a bucket upside down. */
export const otherSenses = goodsTable(
  'other-sense',
  'tool',
  `
dinosaur-skeleton 312 ground - | dinosaur skeleton, dinosaur skeletons, t-rex skeleton, t rex skeleton, tyrannosaurus skeleton, dinosaur fossil, dinosaur fossils, dinosaur bones | dinosaurierskelett, dinoskelett, dinosaurier-skelett | squelette de dinosaure | esqueleto de dinosaurio | scheletro di dinosauro | esqueleto de dinossauro | скелет динозавра | 恐竜の骨格
upturned-bucket 32 ground - | upturned bucket, upside-down bucket, upside down bucket, overturned bucket | umgedrehter eimer, umgestülpter eimer | seau retourné | cubo boca abajo | secchio capovolto | balde virado | перевёрнутое ведро | 逆さのバケツ
spark-plug 11 table - | spark plug, spark plugs, sparkplug | zündkerze, zündkerzen | bougie d'allumage | bujía | candela d'accensione | vela de ignição | свеча зажигания | スパークプラグ
brake-disc 32 ground - | brake disc, brake discs, brake disk, brake rotor, disc brake | bremsscheibe, bremsscheiben | disque de frein | disco de freno | disco del freno | disco de freio | тормозной диск | ブレーキディスク
car-jack 24 ground - | car jack, scissor jack, floor jack, hydraulic jack | wagenheber | cric de voiture | gato hidráulico | cric per auto | macaco hidráulico | домкрат | ジャッキ
car-battery 22 ground - | car battery, car batteries | autobatterie | batterie de voiture | batería de coche | batteria per auto | bateria de carro | автомобильный аккумулятор | カーバッテリー
mosquito-coil 14 ground - | mosquito coil, mosquito coils | moskitospirale | spirale anti-moustiques | espiral antimosquitos | zampirone | espiral contra mosquitos | спираль от комаров | 蚊取り線香
iron-ball 50 ground - | iron ball, iron balls, ball and chain, prison ball | eisenkugel, eiserne kugel | boulet de fer, boulet de prisonnier | bola de hierro | palla di ferro | bola de ferro | железный шар | 鉄球
`,
);
