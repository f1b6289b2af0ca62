/**
 * Usual words of the other languages that a round of everyday prompts found unknown, or taken for something else; columns as in
 * the other tables, and `!` where a word means this whatever it was taken for.
 */
export const ABROAD_USUAL = `
owner | besitzerin, herrchen, frauchen | !propriétaire, propriétaires, maître du chien | dueño, dueña, dueños, dueñas | !padrone, !padrona, !padroni, proprietario, proprietaria | dono, dona, donos, donas, proprietário | хозяин, хозяйка, хозяева |
bollard | poller | !borne d'amarrage | bolardo, noray | bitta | cabeço | кнехт
gondolier | gondoliere, gondolieri | gondolier | gondolero | !gondoliere, !gondolieri | gondoleiro | гондольер | ゴンドラ漕ぎ
potter's wheel | !drehscheibe, !töpferscheibe | tour de potier, !tour du potier | !torno de alfarero | !tornio da vasaio | torno de oleiro | гончарный круг, гончарном круге, гончарным кругом | !ろくろ
apartment building | !wohnblock, !mietshäuser
cement | zement | ciment | | | cimento | | セメント
soup | | | | brodo
watchmaker | uhrmacher | horloger | relojero | orologiaio | relojoeiro | | 時計職人
mechanism | | | | | | !механизм, !механизма, !механизмом |
young woman | | | | | | | 巫女
hillside | | | | | | | 坂, 坂道
samovar | | | | | | !самовар, !самовара, !самоваром, !самовары |
grandson | !enkel, !enkels, !enkelsohn
bear cub | !bärenjunges, !bärenjungen | !ourson, !oursons | !osezno, !oseznos, !osito de verdad | !orsetto bruno | !filhote de urso, !filhotes de urso | !медвежонок, !медвежонка, !медвежата, !медвежат, !медвежатам, !медвежатами | !子熊, !小熊
explorer | !förster, !förstern, !försterin | !garde forestier, !forestier, !gardes forestiers | !guardabosques, !guardabosque | !guardaboschi, !guardia forestale, !guardaparco | !guarda florestal, !guarda-florestal | !лесник, !лесника, !лесником, !леснику, !лесничий, !егерь, !егеря | !森番, !レンジャー
businessman | !chef im anzug | | | titolare
miner | | | | | mineiro de carvão
knight | | | !caballero medieval, !caballero con armadura
lawyer | | !avocate, !avocat en robe
colleague | | | compañeros de trabajo, compañeras de trabajo, compañero de trabajo
mango tree | mangobaum, mangobäume | manguier, manguiers | árbol de mango, árboles de mango | albero di mango, mango albero | pé de manga, pés de manga | манговое дерево, манговым деревом, манговых деревьев | マンゴーの木
willow | !trauerweide
chestnut tree | | | | | castanheira
pine tree | | | | | | | 松の木
reed | | | | !canne di palude
hay bale | | | paca de heno, pacas de heno, fardo de paja, fardos de paja | | | | わらの束
clearing | | | | | | | 森の空き地
junkyard | !müllhalde | !décharge | | | | !свалке, !свалка | ゴミ捨て場, ゴミ置き場
roundabout | | | rotonda, rotondas, redoma | !rotonda, !rotatoria | | | ロータリー
front porch | türschwelle, türstufe | seuil | | | | порог, пороге, крыльцо, крыльце
fence | | | !barandilla, !barandillas | !ringhiera, !parapetto
orchard | !obstgarten | | | | | !фруктовый сад, !фруктовом саду, !фруктового сада, !яблоневый сад, !яблоневом саду
garden | | | !huerta, !huertas
sewing needle | | | | | | !игла, !иглой, !иглу
yarn | | | | | | нитка, нитки, нить, нитью, нитками
pliers | | tenailles
magnifying glass | | | | lente d'ingrandimento
letter | | | sello postal, estampilla, sellos postales, estampillas | | selo postal, selos postais
shopping bag | | | | | | сумка с продуктами, сумки с продуктами, сумку с продуктами, сумками с продуктами
shopping cart | | | | | | тележка с покупками, тележку с покупками, тележкой с покупками
bow tie | | | !corbatín | | gravata-borboleta
toy train | holzeisenbahn, spielzeugeisenbahn | | | | | | おもちゃの列車
bagpipes | | | | zampogna, zampogne
gingerbread | | pain d'épices, pains d'épices | pan de jengibre | | pão de mel, pães de mel | | ジンジャーブレッド
cotton candy | | | | | algodão-doce | | 綿あめ, わたあめ, 綿菓子
cabbage | | | | | couve, couves
apricot | | | | | | | アンズ, あんず, 杏
graffiti | | | | | grafite, grafites
market stall | | | | | banca, bancas
bunting | | | | | | | 旗のガーランド, フラッグガーランド, 三角旗
fairy lights | | | luces de navidad, lucecitas
fireworks | | feu d'artifice, feux d'artifice | | fuochi d'artificio, fuochi artificiali
sparkler | | | | !stellina scintillante
houseboat | !hausboot, wohnschiff | !péniche aménagée, !péniche habitée, !péniche | casa flotante, casas flotantes | casa galleggiante | casa flutuante | плавучий дом, дом-лодка | ハウスボート
icicles | eiszapfen | stalactites de glace | | | | | 氷柱, つらら
puddle | | flaque d'eau, flaques d'eau
dewdrop | !tautropfen | | | | | | 朝露
electric car | !elektroauto, !elektroautos, !e-auto, !e-autos | !voiture électrique, !voitures électriques | !coche eléctrico, !auto eléctrico, !carro eléctrico, !coches eléctricos | !auto elettrica, !macchina elettrica, !auto elettriche | !carro elétrico, !carros elétricos | !электромобиль, !электромобили, !электромобиля | !電気自動車
car | !benziner, !benzinauto | !voiture à essence, !voiture thermique | !coche de gasolina, !auto de gasolina, !carro a gasolina, !auto a nafta | !auto a benzina, !macchina a benzina | !carro a gasolina, !carro a combustão | !бензиновая машина, !машина на бензине, !бензиновый автомобиль | !ガソリン車
training wheels | !stützräder, !stützrädern | !petites roues, !roulettes d'apprentissage, !roues stabilisatrices | !ruedines, !rueditas, !rueditas de entrenamiento | !rotelle, !rotelline | !rodinhas, !rodinhas de apoio | !дополнительные колёсики, !дополнительными колёсами, !боковыми колёсиками | !補助輪
column | | !colonne de pierre | !columna de piedra | !colonna di marmo
formula | !formel, !formeln | !formule mathématique, !formules mathématiques | !fórmula, !fórmulas, !fórmula matemática | !formula matematica, !formule matematiche, !equazione | !fórmula, !fórmulas, !fórmula matemática | !формула, !формулу, !формулы, !формулами | !数式
forest | waldrand, waldrands | lisière de la forêt, lisière du bois, orée du bois, orée de la forêt, lisière | linde del bosque, borde del bosque, lindero del bosque | margine del bosco, limitare del bosco | beira da floresta, orla da floresta | опушка, опушке, опушку, опушке леса, опушки | 森の端
summer party | !sommerfest, !sommerfestes
laptop | | | | | !notebook, !notebooks
coffee table | | | | | | | こたつ, 炬燵, コタツ
cup of tea | !tasse tee | !tasse de thé | !taza de té, !tacita de té | !tazza di tè, !tazzina di tè | !xícara de chá, !chávena de chá | !чашка чая, !чашкой чая, !чашку чая, !чашка чаю, !чашкой чаю |
fruit stall | !obststand, !obststände | !étal de fruits, !étals de fruits, !stand de fruits | !puesto de fruta, !puestos de fruta, !puesto de frutas, !puestos de frutas | !bancarella di frutta, !bancarelle di frutta, !banco di frutta | !barraca de frutas, !barracas de frutas, !banca de frutas | !фруктовая лавка, !прилавок с фруктами, !прилавками фруктов, !прилавки с фруктами | !果物の屋台
baby elephant | | | !cría de elefante | !cucciolo di elefante | !filhote de elefante | !слонёнка, !слонёнок, !слонёнку, !слонёнком | !子象, !子ゾウ
`;
