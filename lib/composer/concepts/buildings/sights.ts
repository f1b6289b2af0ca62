import { goodsTable } from '../concept-lines';

/** Sights that the whole world knows, by name. */
export const sights = goodsTable(
  'world-sight',
  'building',
  `
statue-of-liberty 3800 ground harbour,city | statue of liberty, lady liberty | freiheitsstatue | statue de la liberté | estatua de la libertad | statua della libertà | estátua da liberdade | статуя свободы | 自由の女神
tower-bridge 5880 ground river,city | tower bridge, london bridge | tower bridge | tower bridge | puente de la torre de londres | tower bridge | ponte da torre de londres | тауэрский мост | タワーブリッジ
burj-khalifa=sky-needle 90000 ground city | burj khalifa, burj al khalifa | burj khalifa | burj khalifa | burj khalifa | burj khalifa | burj khalifa | бурдж-халифа | ブルジュ・ハリファ
sagrada-familia=basilica 18200 ground city | sagrada familia, sagrada família | sagrada família | sagrada família | sagrada familia | sagrada familia | sagrada família | саграда фамилия | サグラダ・ファミリア
white-house 2340 ground park | white house, the white house | weißes haus | maison blanche | casa blanca | casa bianca | casa branca | белый дом | ホワイトハウス
space-needle=needle-tower 18600 ground city | space needle, cn tower, tv tower, television tower | fernsehturm | tour de télévision | torre de televisión | torre della televisione | torre de televisão | телебашня | テレビ塔
gateway-arch 19000 ground city,park | gateway arch, st louis arch | gateway arch | arche de saint louis | arco gateway | gateway arch | arco gateway | арка в сент-луисе | ゲートウェイ・アーチ
parthenon=greek-temple 1710 ground hills | parthenon, acropolis, greek temple, ancient temple, roman temple | parthenon, akropolis, griechischer tempel | parthénon, acropole, temple grec | partenón, acrópolis, templo griego | partenone, acropoli, tempio greco | partenon, acrópole, templo grego | парфенон, акрополь, греческий храм | パルテノン神殿
petra=rock-facade 4200 ground desert,canyon | petra, petra temple, al khazneh | felsentempel, petra tempel | temple de pétra | templo de petra | tempio di petra | templo de petra | петра в иордании | ペトラ遺跡
great-wall 2900 ground mountains,hills | great wall of china, great wall, chinese wall | chinesische mauer | grande muraille de chine, grande muraille | gran muralla china | grande muraglia cinese, grande muraglia | grande muralha da china | великая китайская стена | 万里の長城
hollywood-sign=hill-sign 950 ground hills | hollywood sign, hollywood hills | hollywood-schriftzug | panneau hollywood | letrero de hollywood | scritta hollywood | letreiro de hollywood | знак голливуда | ハリウッドサイン
`,
);
