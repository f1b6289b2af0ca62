import { goodsTable } from '../concept-lines';

/** What is at hand where people are healed. */
export const clinicThings = goodsTable(
  'clinic-thing',
  'tool',
  `
scalpel 5.3 hand clinic | scalpel, surgical knife | skalpell | scalpel | bisturí | bisturi | bisturi | скальпель | メス
iv-drip 192 ground clinic | iv drip, drip, iv bag, infusion, iv stand, intravenous drip | infusion, tropf, infusionsständer | perfusion, goutte-à-goutte | suero intravenoso | flebo, flebo ospedaliera | soro intravenoso, soro hospitalar | капельница | 点滴
walking-frame 92 ground clinic | walking frame, zimmer frame, walker frame, rollator, walker | rollator, gehhilfe, gehgestell | déambulateur | andador | deambulatore | andador | ходунки | 歩行器
inhaler 11 hand - | inhaler, asthma inhaler | inhalator, asthmaspray | inhalateur | inhalador | inalatore | inalador, bombinha de asma | ингалятор | 吸入器
hearing-aid 4.3 table - | hearing aid, hearing aids | hörgerät | appareil auditif, prothèse auditive | audífono | apparecchio acustico | aparelho auditivo | слуховой аппарат | 補聴器
defibrillator 27 wall clinic | defibrillator, aed | defibrillator | défibrillateur | desfibrilador | defibrillatore | desfibrilador | дефибриллятор | AED, 除細動器
blood-pressure-monitor 16 table clinic | blood pressure monitor, blood pressure cuff, blood pressure gauge, sphygmomanometer | blutdruckmessgerät | tensiomètre | tensiómetro | misuratore di pressione | medidor de pressão | тонометр | 血圧計
cotton-swabs 7.4 table bathroom | cotton swab, cotton swabs, q-tip, cotton buds, cotton bud, swab | wattestäbchen | coton-tige, cotons-tiges | bastoncillos de algodón, hisopo | cotton fioc | cotonete, cotonetes | ватные палочки | 綿棒
dental-floss 6.7 table bathroom | dental floss, floss | zahnseide | fil dentaire | hilo dental | filo interdentale | fio dental | зубная нить | デンタルフロス
eye-chart 77 wall clinic | eye chart, eye test board, eye test chart, vision chart, snellen chart | sehtafel, sehtesttafel | tableau de lecture optique | tabla optométrica | ottotipo | tabela de visão | таблица для проверки зрения | 視力検査表
contact-lens 5.6 table bathroom | contact lens, contact lenses, lens case | kontaktlinse, kontaktlinsen | lentille de contact, lentilles de contact | lentilla, lentillas, lentes de contacto | lente a contatto, lenti a contatto | lente de contato, lentes de contato | контактные линзы | コンタクトレンズ
prosthetic-leg 65 ground clinic | prosthetic leg, artificial leg, prosthesis, prosthetic, mechanical leg, leg prosthesis | beinprothese, prothese | prothèse de jambe, jambe artificielle | pierna ortopédica, prótesis | protesi di gamba, protesi | perna mecânica, prótese | протез ноги, протез | 義足
hot-water-bottle 28 table bedroom | hot water bottle | wärmflasche | bouillotte | bolsa de agua caliente | borsa dell'acqua calda | bolsa de água quente | грелка | 湯たんぽ
gauze 5.8 table clinic | gauze, bandage, bandage roll, roll of bandage, gauze bandage | verband, mullbinde, verbandsrolle | bande de gaze | venda, gasa | benda, garza | atadura, gaze | бинт, повязка | 包帯
hospital-bed 113 ground clinic | hospital bed, gurney, patient bed, medical bed | krankenhausbett, krankenbett | lit d'hôpital | cama de hospital | letto d'ospedale | cama de hospital | больничная койка, каталка | 病院のベッド
`,
);

/** What is inside people, and what makes them ill. */
export const organs = goodsTable(
  'clinic-thing',
  'symbol',
  `
kidneys 13 table clinic | kidneys, kidney, human kidney | nieren, niere | rein, reins | riñón, riñones | rene, reni | rim, rins | почка, почки человека | 腎臓
liver 14 table clinic | liver, human liver | leber | foie | hígado | fegato | fígado | печень | 肝臓
stomach 28 table clinic | stomach, human stomach | magen | estomac | estómago | stomaco | estômago | желудок | 胃
intestines 28 table clinic | intestines, intestine, gut, bowels, digestive tract | darm, därme | intestins, intestin | intestinos, intestino | intestino | intestino, intestinos | кишечник | 腸
virus 20 air - | virus, coronavirus, viruses, germ, flu virus | virus, coronavirus, viren | virus, coronavirus | virus, coronavirus | virus, coronavirus | vírus, coronavírus | вирус, коронавирус | ウイルス
`,
);
