import { goodsTable } from '../concept-lines';

/** Feasts of many peoples and lucky charms. */
export const feasts = goodsTable(
  'feast-thing',
  'toy',
  `
diya 15 table - | diya, clay lamp, oil lamps, diya lamp, diwali lamp, clay oil lamp | diya, tonlampe, öllampe aus ton | diya, lampe à huile en terre | diya, lámpara de aceite | diya, lucerna | diya, lamparina | дия, глиняная лампа | ディヤ, 素焼きのランプ
rangoli 52 ground - | rangoli, mandala, kolam, sand mandala | rangoli, mandala | rangoli, mandala | rangoli, mandala | rangoli, mandala | rangoli, mandala | ранголи, мандала | ランゴーリー, 曼荼羅
menorah 37 table - | menorah, hanukkah menorah, hanukkiah, hanukkah candles | menora, chanukka-leuchter | menorah | menorá | menorah | menorá | менора, ханукия | メノーラー, ハヌカの燭台
dreidel 8.6 table - | dreidel | dreidel | dreidel | dreidel | dreidel | dreidel | дрейдл | ドレイドル
pinata 80 air - | piñata, pinata | piñata | piñata, pinata | piñata | pignatta, pentolaccia | pinhata | пиньята | ピニャータ
sugar-skull 21.6 table - | sugar skull, calavera, day of the dead skull | zuckerschädel, calavera | crâne en sucre, calavera | calavera de azúcar, catrina | teschio di zucchero, calavera | caveira mexicana | сахарный череп, калавера | シュガースカル
red-envelope 16.8 table - | red envelope, red packet, hongbao | roter umschlag | enveloppe rouge | sobre rojo | busta rossa | envelope vermelho | красный конверт | お年玉袋, 紅包
lion-dance 218 ground street | lion dance, lion dancers, dancing lion | löwentanz | danse du lion | danza del león | danza del leone | dança do leão | танец льва | 獅子舞
christmas-stocking=stocking 51 wall living-room | christmas stocking, stocking | weihnachtsstrumpf, nikolausstiefel | chaussette de noël | calcetín de navidad | calza della befana, calza di natale | meia de natal | рождественский чулок | クリスマスの靴下
snow-globe 19 table - | snow globe, snowglobe | schneekugel | boule à neige | bola de nieve de cristal | palla di neve di vetro | globo de neve | снежный шар | スノードーム
party-hat 26 hand - | party hat, birthday hat, cone hat | partyhut, geburtstagshut | chapeau de fête, chapeau pointu | gorro de fiesta | cappellino da festa | chapéu de festa | праздничный колпак | パーティーハット, とんがり帽子
party-popper 40 hand - | party popper, confetti cannon, celebration | konfettikanone, konfettibombe | canon à confettis, cotillon | lanzador de confeti, celebración | spara coriandoli, festa | lança-confetes, comemoração | хлопушка, праздник | クラッカー, お祝い
sparkler 36 hand - | sparkler, sparklers | wunderkerze | cierge magique | bengala | stellina scintillante | estrelinha, vela faísca | бенгальский огонь | 線香花火, 手持ち花火
matryoshka 17.2 table - | matryoshka, russian doll, nesting doll, matryoshka doll | matrjoschka, matroschka | matriochka, poupée russe | matrioska, muñeca rusa | matrioska | matriosca, boneca russa | матрёшка, матрешка | マトリョーシカ
lucky-cat 22 table - | lucky cat, maneki-neko, maneki neko | winkekatze, glückskatze | chat porte-bonheur, maneki-neko | gato de la suerte, maneki-neko | gatto della fortuna, maneki-neko | gato da sorte | манэки-нэко, кошка удачи | 招き猫
daruma 17 table - | daruma, daruma doll | daruma | daruma | daruma | daruma | daruma | дарума | だるま, ダルマ
carp-streamer 412 ground garden | carp streamer, koinobori, fish flags | karpfenfahne, koinobori | carpe volante, koinobori | koinobori, banderas de carpa | koinobori | koinobori | коинобори | 鯉のぼり, こいのぼり
dream-catcher 49 wall bedroom | dream catcher, dreamcatcher | traumfänger | attrape-rêves | atrapasueños | acchiappasogni | filtro dos sonhos, apanhador de sonhos | ловец снов | ドリームキャッチャー
ramadan-lantern=fanous 40 table - | ramadan lantern, fanous, arabic lantern, moroccan lantern, eid lantern | ramadan-laterne, arabische laterne | lanterne du ramadan, lanterne arabe | farol árabe, farol de ramadán | lanterna araba | lanterna árabe | арабский фонарь, фонарь рамадана | ラマダンランタン, アラビアンランプ
`,
);

/** What is put up, thrown and pushed through the streets at feasts. */
export const celebrations = goodsTable(
  'celebration',
  'toy',
  `
ofrenda 190 ground living-room | ofrenda, day of the dead altar, dead altar, muertos altar, dia de los muertos altar | ofrenda, totenaltar | autel des morts | ofrenda, altar de muertos, altar de día de muertos | altare dei morti | altar dos mortos | алтарь дня мёртвых | 死者の日の祭壇
parade-float=float 270 ground street | parade float, parade, street parade, carnival parade, carnival float, festival float, float in a parade | festwagen, karnevalswagen, umzugswagen | char de carnaval, char de parade | carroza de carnaval | carro allegorico, carro di carnevale | carro alegórico | карнавальная платформа | 山車
color-powder=powder 165 ground - | coloured powder, colored powder, colour powder, color powder, powder colors, holi powder, holi colors, holi colours, gulal, powder paint, clouds of color | farbpulver, holi-farben | poudre colorée, poudres colorées | polvos de colores, polvo de colores | polvere colorata, polveri colorate | pó colorido, pós coloridos | цветной порошок, краски холи | 色粉
nativity-scene=nativity 174 ground - | nativity scene, nativity, christmas crib, holy family, manger scene, bethlehem stable | krippe, weihnachtskrippe | crèche de noël, crèche | belén, pesebre, nacimiento | presepe | presépio | вертеп, рождественский вертеп | キリスト降誕
maypole 400 ground meadow | maypole, may pole, midsummer pole | maibaum | mât de mai, arbre de mai | palo de mayo | albero di maggio | mastro de maio | майское дерево | メイポール
`,
);
