/**
 * Parts of things as places in the other languages: `spot of the host | de | fr | es | it | pt | ru | ja`, Russian in the
 * cases that follow prepositions of place.
 */
export const HOST_PARTS_ABROAD = `
vehicle-roof | dach, autodach, wagendach | toit | techo, capota | tetto, tettuccio | teto, capota | крыше, крышу | 屋根, ルーフ
hood | motorhaube, kühlerhaube, haube | capot | capó, cofre | cofano | capô, capot | капоте, капот | ボンネット
backrest | lehne, rückenlehne, stuhllehne, rücklehne | dossier | respaldo, espaldar | schienale, spalliera | encosto, espaldar | спинке, спинку | 背もたれ, 背
armrest | armlehne, lehne | accoudoir, bras | brazo, reposabrazos | bracciolo | braço | подлокотнике, подлокотник, ручке | 肘掛け, ひじ掛け
end | ende, rand, kante, spitze | bout, bord, extrémité | extremo, borde, final, punta, filo | estremità, bordo, orlo, fondo, punta, ciglio | ponta, extremidade, beira, borda, beirada | краю, край, конце, конец, кончике | 端, はし, 先端, 縁, 先
bow | bug | proue | proa | prua | proa | носу, нос | 船首, へさき, 舳先
stern | heck | poupe | popa | poppa | popa | корме, корму | 船尾
mast | mast | mât | mástil, palo | albero | mastro | мачте, мачту | マスト, 帆柱
handlebars | lenker | guidon | manillar, manubrio | manubrio | guidão, guidom | руле, руль | ハンドル
saddle | sattel | selle | sillín, asiento | sella, sellino | selim, banco | седле, сиденье, сиденьи | サドル
rim | rand, kante | bord, rebord | borde | bordo, orlo | borda, beira, beirada | краю, край, бортике, бортик | 縁, ふち
lid | deckel | couvercle | tapa | coperchio | tampa | крышке, крышку | 蓋, ふた
figure-head | kopf, hut | tête, chapeau | cabeza, sombrero | testa, cappello | cabeça, chapéu | голове, голову, шляпе | 頭, 帽子
figure-arm | arm, hand | bras, main | brazo, mano | braccio, mano | braço, mão | руке, руку | 腕, 手
figure-shoulder | schulter | épaule | hombro | spalla | ombro | плече, плечо | 肩
wing | flügel, tragfläche | aile | ala | ala | asa | крыле, крыло | 翼
summit | spitze, gipfel | sommet, haut, cime | punta, cima, parte alta, copa | cima, punta | topo, alto, ponta | вершине, верхушке, вершину, верхушку, макушке | てっぺん, 頂上, 先端
chimney | schornstein, kamin | cheminée | chimenea | camino, comignolo | chaminé | трубе, трубу | 煙突
door-handle | klinke, türgriff, griff | poignée | pomo, picaporte, manija | maniglia | maçaneta | ручке, ручку | 取っ手, ドアノブ
`;
