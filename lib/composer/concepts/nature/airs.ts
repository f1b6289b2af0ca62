import { goodsTable } from '../concept-lines';

/** What hangs in the air, and what the ground is open or grown over with. */
export const airs = goodsTable(
  'airs',
  'nature',
  `
steam 33 air - | steam, vapor, vapour, water vapour | dampf, wasserdampf | vapeur, vapeur d'eau | vapor, vapor de agua | vapore, vapore acqueo | vapor, vapor de água | пар, водяной пар | 湯気, 蒸気
sun-rays 400 air - | sun rays, sunbeams, sun ray, rays of light, light rays, sunbeam, light beams, god rays, rays | sonnenstrahlen, lichtstrahlen, sonnenstrahl | rayons de soleil, rayons de lumière, rayon de soleil | rayos de sol, rayos de luz, rayo de sol | raggi di sole, raggi di luce, raggio di sole | raios de sol, raios de luz, raio de sol | лучи солнца, солнечные лучи, лучи | 太陽光線, 光の筋, 木漏れ日, 日差し
light-beam 300 air - | light beam, beam of light, beam of a flashlight, flashlight beam, torch beam, cone of light, pool of light, shaft of light, searchlight beam | lichtkegel, taschenlampenstrahl | faisceau lumineux, faisceau de lampe | haz de luz, haz de linterna | fascio di luce | feixe de luz, facho de luz | луч фонаря, луч света | 懐中電灯の光
dust 95 ground - | dust, dust cloud, cloud of dust | staub, staubwolke | poussière, nuage de poussière | polvo, nube de polvo | polvere, nuvola di polvere | poeira, nuvem de poeira | пыль, облако пыли | 砂埃, 土煙
hole 98 ground - | hole, hole in the ground, pit, trench, dug hole | loch, grube, erdloch, graben | trou, fosse, tranchée | agujero, hoyo, zanja | buca, fossa, trincea | buraco, cova, trincheira | яма, траншея | 穴, 塹壕
moss 15 ground forest | moss, mossy cushion | moos, moospolster | mousse végétale, mousse des bois | musgo | muschio | musgo | мох | 苔
hot-spring 222 ground snow-field,mountains | hot spring, hot springs, onsen, thermal spring | heiße quelle, thermalquelle, onsen | source chaude, source thermale, onsen | aguas termales, fuente termal | sorgente termale, terme | fonte termal, águas termais | горячий источник, термальный источник | 温泉, 露天風呂
splash 65 water - | splash, splashing water, water splash | spritzer, wasserspritzer | éclaboussure | salpicadura | schizzo d'acqua, schizzo, spruzzo | respingo | брызги, всплеск | しぶき, 水しぶき
water-jet 110 hand - | water jet, spray of water | sprühstrahl | giclée d'eau | rociada de agua | spruzzata d’acqua | esguicho de água | струя воды | 水の噴射
paint-splash 40 ground - | paint splash, splashes of paint, splash of paint, paint splatter, paint splatters, splash of color, splashes of color, colour splash, splatter of paint | farbspritzer, farbklecks | éclaboussures de peinture | salpicaduras de pintura | schizzi di vernice | respingos de tinta | брызги краски | ペンキのしぶき
bubbles 34 air - | soap bubbles, soap bubble, bubbles, bubble | seifenblasen, seifenblase | bulles de savon, bulle de savon | pompas de jabón, burbujas de jabón, burbujas | bolle di sapone | bolhas de sabão, bolhas | мыльные пузыри, мыльный пузырь | シャボン玉
`,
);
