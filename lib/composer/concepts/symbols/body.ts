import { goodsTable } from '../concept-lines';

/** Parts of the body by themselves; those that somebody has are drawn with whoever it is. */
export const bodyParts = [
  ...goodsTable(
    'body-part',
    'body-part',
    `
hand 22 hand - | hand, open hand, raised hand | hand, handfläche | main, paume | mano, palma de la mano | mano, palmo della mano | mão, palma da mão | рука, ладонь | 手, 手のひら
foot 24 ground - | foot, feet, bare foot | fuß | pied | pie | piede | pé | ступня | 足
knee 46 ground - | knee, bent knee, bent leg | knie | genou | rodilla | ginocchio | joelho | колено | 膝, ひざ
eye 5.2 table - | eye | auge | œil, yeux | ojo | occhio | olho | глаз, глаза | 目, 瞳
ear 6.4 table - | ear | ohr | oreille | oreja | orecchio | orelha | ухо, уши | 耳
nose 5.8 table - | nose | nase | nez | nariz | naso | nariz | нос | 鼻
mouth 3.8 table - | mouth, lips | mund, lippen | bouche, lèvres | boca, labios | bocca, labbra | boca, lábios | рот, губы | 口, 唇
`,
  ),
  ...goodsTable(
    'body-part',
    'symbol',
    `
thumbs-up 19 hand - | thumbs up, thumb up, thumbs-up, like sign | daumen hoch | pouce levé, pouce en l'air | pulgar arriba, pulgar hacia arriba | pollice in su, pollice alto | polegar para cima, joinha | большой палец вверх, палец вверх | サムズアップ, いいね
pointing-hand=pointing 11.4 hand - | pointing hand, pointing finger, index finger | zeigefinger, zeigende hand | index pointé, main qui pointe | dedo índice, mano que señala | dito indice, mano che indica | dedo indicador, mão apontando | указательный палец, указывающая рука | 指差し, 人差し指
handshake 14 hand - | handshake, shaking hands | händedruck, handschlag | poignée de main | apretón de manos | stretta di mano | aperto de mão | рукопожатие | 握手
fist 16 hand - | fist, raised fist, clenched fist | faust, erhobene faust | poing, poing levé | puño, puño en alto | pugno, pugno alzato | punho, punho erguido | кулак, поднятый кулак | 拳, こぶし
tooth 9 table - | tooth, teeth, molar | zahn, zähne, backenzahn | dent, molaire | diente, muela | dente, molare | dente, molar | зуб, зубы | 歯, 奥歯
human-heart 14.2 table - | human heart, anatomical heart, heart organ | menschliches herz, anatomisches herz | cœur humain, cœur anatomique | corazón humano, corazón anatómico | cuore umano, cuore anatomico | coração humano, coração anatômico | человеческое сердце, сердце человека | 心臓
lungs 29 table - | lungs, lung | lunge, lungenflügel | poumons, poumon | pulmones, pulmón | polmoni, polmone | pulmões, pulmão | лёгкие, легкие | 肺
skeleton 172 ground - | skeleton, human skeleton, bones skeleton | skelett, knochenmann | squelette | esqueleto | scheletro | esqueleto | скелет | 骸骨, ガイコツ, 骨格
plaster 8 table - | sticking plaster, band-aid, band aid, adhesive bandage | heftpflaster, wundpflaster | pansement, sparadrap | tirita, curita | cerotto | curativo, band-aid | лейкопластырь, пластырь | 絆創膏
`,
  ),
];
