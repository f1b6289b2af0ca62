import { goodsTable } from '../concept-lines';

/** Machines that carry, mow, hang from ropes and circle the earth. */
export const working = goodsTable(
  'working-vehicle',
  'vehicle',
  `
dump-truck 255 ground road | dump truck, tipper truck, tipper, dumper, dumper truck | kipper, muldenkipper, kipplaster | camion-benne, camion benne | camión volquete, volquete | camion ribaltabile, autocarro ribaltabile | caminhão basculante, caminhão caçamba | самосвал | ダンプカー, ダンプトラック
lawn-mower 103 ground meadow | lawn mower, lawnmower, mower | rasenmäher | tondeuse à gazon, tondeuse | cortacésped, cortadora de césped | tosaerba, tagliaerba | cortador de grama | газонокосилка | 芝刈り機
cable-car 440 air mountains | cable car, gondola lift, aerial tramway, ropeway, cableway | seilbahn, gondelbahn, seilbahngondel | téléphérique, télécabine | teleférico, telecabina | funivia, cabinovia | teleférico, bondinho | канатная дорога | ロープウェイ
satellite 330 sky space | satellite, satellites, space satellite | satellit, satelliten, weltraumsatellit | satellite artificiel, satellite spatial | satélite | satellite artificiale, satellite spaziale | satélite artificial | спутник, космический спутник | 人工衛星, 衛星
space-station 1400 sky space | space station, orbital station | raumstation, weltraumstation | station spatiale | estación espacial | stazione spaziale | estação espacial | космическая станция | 宇宙ステーション
`,
);
