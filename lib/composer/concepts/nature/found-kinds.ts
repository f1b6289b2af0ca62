import { goodsTable } from '../concept-lines';

/** What is found on land, under the sea and in the sky, and two figures of tales. */
export const foundKinds = goodsTable(
  'found-kind',
  'nature',
  `
mesa 5280 ground desert | mesa, butte, table mountain, flat-topped mountain | tafelberg | mésa, montagne tabulaire | meseta, mesa montaña | mesa montagna, montagna tabulare | chapada, montanha de mesa | столовая гора | メサ, テーブルマウンテン
crater 2370 ground - | crater, meteor crater, impact crater, moon crater, lunar crater | krater, mondkrater | cratère | cráter | cratere | cratera | кратер | クレーター
hurricane 13440 air sky | hurricane, cyclone, typhoon, hurricane from space | hurrikan, zyklon, taifun | ouragan, cyclone, typhon | huracán, ciclón, tifón | uragano, ciclone, tifone | furacão, ciclone, tufão | ураган, циклон, тайфун | ハリケーン, 台風
moon-phases 26 air sky | moon phases, phases of the moon, lunar phases, lunar cycle | mondphasen | phases de la lune | fases de la luna, fases lunares | fasi lunari, fasi della luna | fases da lua | фазы луны | 月の満ち欠け
brain-coral 43.9 underwater underwater | brain coral | hirnkoralle | corail cerveau | coral cerebro | corallo cervello | coral-cérebro | коралл мозговик | ノウサンゴ
fan-coral 76 underwater underwater | fan coral, sea fan, gorgonian | fächerkoralle, gorgonie | gorgone, corail éventail | coral abanico, gorgonia | gorgonia, corallo a ventaglio | coral-leque, gorgônia | горгонария, веерный коралл | ウミウチワ
stalagmite 190 ground cave | stalagmite, stalagmites | stalagmit, stalagmiten | stalagmite, stalagmites | estalagmita, estalagmitas | stalagmite, stalagmiti | estalagmite, estalagmites | сталагмит, сталагмиты | 石筍
whirlpool 240 water sea | whirlpool, maelstrom, vortex in the sea | strudel im wasser, mahlstrom | tourbillon, maelström | remolino de agua, vorágine | vortice, gorgo | redemoinho de água | водоворот | 渦潮
gold-nugget 4.9 table - | gold nugget, gold nuggets, lump of gold, nugget of gold | goldnugget, goldklumpen | pépite d'or | pepita de oro | pepita d'oro | pepita de ouro | золотой самородок, самородок | 金塊 ナゲット
oyster-pearl=oyster 11.5 table - | pearl, pearl in a shell, pearl in an oyster, oyster with a pearl, pearl oyster | perle, perle in der muschel | perle, huître perlière | perla, perla en una concha | perla, perla nella conchiglia | pérola, pérola na concha | жемчужина, жемчужина в раковине | 真珠
sand-dollar 9 ground beach | sand dollar, sand dollars | sanddollar | dollar des sables | dólar de arena, galleta de mar | dollaro della sabbia | bolacha-da-praia | плоский морской ёж | スカシカシパン
tree-rings 55.2 ground - | tree rings, growth rings, annual rings, cross section of a tree, tree cross section | jahresringe, baumscheibe | cernes d'arbre, rondin en coupe | anillos del árbol, anillos de crecimiento | anelli di un albero, sezione di tronco | anéis de árvore, tronco cortado | годовые кольца, спил дерева | 年輪
termite-mound 400 ground savanna | termite mound, termite hill, termite nest | termitenhügel | termitière | termitero | termitaio | cupinzeiro | термитник | シロアリの塚
beaver-dam 150.9 ground lake | beaver dam, beaver lodge | biberdamm, biberburg | barrage de castor, hutte de castor | presa de castores, madriguera de castor | diga dei castori | represa de castor | бобровая плотина, хатка бобра | ビーバーのダム
dewdrop 4.8 ground - | dewdrop, dewdrops, dew on a leaf, dew drop, dew drops, dew | tautropfen, tau auf einem blatt | goutte de rosée, rosée | gota de rocío, rocío | goccia di rugiada, rugiada | gota de orvalho, orvalho | капля росы, роса | 露, 朝露
driftwood 58 ground beach | driftwood | treibholz | bois flotté | madera a la deriva | legno portato dal mare | madeira à deriva | плавник дерево, коряга | 流木
oak-leaf 10.6 table - | oak leaf, oak leaves | eichenblatt, eichenlaub | feuille de chêne | hoja de roble | foglia di quercia | folha de carvalho | дубовый лист | 樫の葉
pebbles 2.7 ground - | pebble, pebbles, river stones, smooth stones, gravel stones | kiesel, kieselsteine | galet, galets, cailloux | guijarro, guijarros | ciottolo, ciottoli, sassolini | seixo, seixos | галька, камешки | 小石, 玉砂利
amethyst 16 table - | amethyst, quartz crystal, quartz, amethyst cluster, crystal cluster | amethyst, bergkristall, quarz | améthyste, quartz | amatista, cuarzo | ametista, quarzo | ametista, quartzo | аметист, кварц, горный хрусталь | アメジスト, 水晶
nutcracker 53.7 ground - | nutcracker, christmas nutcracker, nutcracker soldier, nutcracker doll | nussknacker | casse-noisette, casse-noisettes | cascanueces | schiaccianoci | quebra-nozes | щелкунчик | くるみ割り人形
humpty-dumpty 96 ground - | humpty dumpty, egg on a wall | humpty dumpty | humpty dumpty | humpty dumpty, zanco panco | humpty dumpty | humpty dumpty | шалтай-болтай | ハンプティ・ダンプティ
`,
);
