/** What things are like, as the other languages say it every day: `attribute | en | de | fr | es | it | pt | ru | ja`. */
export const LOOKS_ABROAD = `
carved | | geschnitzt, geschnitzte, geschnitzter, geschnitztes | sculpté, sculptée | tallado, tallada, labrado | intagliato, intagliata | entalhado, entalhada, talhada | резной, резная, резное | 彫られた, 彫刻された
toy-sized | toy-sized | | en jouet | de juguete | di giocattolo | de brinquedo | игрушечный, игрушечная, игрушечное, игрушечные | おもちゃの, 玩具の
fat | | | | | | | | ふくよかな, ふくよか
folded | | | | | | | сложенный вдвое | 折りたたんだ, たたんだ, 畳んだ, 二つ折りの
old | | | | vieja, viejas, viejos | vecchia | velha | | 
hot | | glühend heiß, sengend | brûlante, torride, ardent, ardente | abrasador, abrasadora, ardiente, tórrido, tórrida | cocente, rovente, torrido | escaldante, ardente, tórrido | жаркий, жарким, жаркой, палящий, знойный | 灼熱の, 熱々な
stone | | felsig, steinig | rocheux, rocheuse, rocheuses | | | rochoso | каменистый | 岩だらけの
angry | | mürrisch, griesgrämig, brummig, verärgert | grincheux, grincheuse, grognon, bougon, bougonne, ronchon, en rogne, énervé, énervée | gruñón, gruñona, cascarrabias, malhumorado, malhumorada, refunfuñón, enfurecido, rabioso, molesto | brontolone, brontolona, burbero, scorbutico, imbronciato, scontroso, infuriato, adirato, incavolato | rabugento, rabugenta, ranzinza, carrancudo, enfurecido | ворчливый, сварливый, брюзгливый, рассерженный, недовольный, разгневанный | 頑固そうな, 不機嫌な, 気難しい, むっつりした, 怒り顔の, むかついた
smiling | |  | joviale, jovial, ravie | dichoso, contentísimo | gioviale, felicissimo | jovial, felicíssimo | бодрый
sad | | betrübt | tristounet, chagriné | apenado, cabizbajo | mesto, sconsolato | tristonho, cabisbaixo | меланхоличный | しょんぼりした, 悲しげな
tired | |  | crevé | agobiado | affaticato, stremato | cansadinho | утомлённый, измученный, измотанный | くたびれた, ぐったりした, 眠たい
surprised | | verdutzt, verblüfft | stupéfait, ébahi | atónito, boquiabierto, sobresaltado, pasmado | stupefatto, sbalordito, esterrefatto | boquiaberto | изумлённый, поражённый, ошарашенный | 驚いている, 目を丸くした
scared | | furchtsam | peureux | miedoso, aterrado, aterrorizado, temeroso | impaurito, terrorizzato, timoroso | apavorado, amedrontado | испуган, напуганный, перепуганный, боязливый | 怯えた, おびえた, 怖がっている
young | |  | jeunette | jovencito, jovencita | giovanissimo | jovenzinha, novinho | молоденький, юная | 若々しい
old | | hochbetagt | vieillot, du troisième âge | vetusto, añejo | vecchiotto, attempato | de idade, antiguinho | старенький, дряхлый | 古びた, 年季の入った
tiny | |  | | pequeñísimo | minuscolissimo | diminuto | маленький-премаленький | ちっぽけな
giant | | riesenhaft | |  | |  | 
tall | | hohen, hoher, hohe, hohes | | altísimo | altissimo, slanciato | altíssimo | высоченный | 背が高い
empty | | menschenleer | | sin gente | | sem ninguém | пустынный, опустевший | 誰もいない, 無人の
dirty | | verdreckt, matschig | crasseux, boueuse | embarrado, mugriento, manchado de barro | infangato, lurido, fangoso | enlameado, encardido, sujinho | чумазый, замызганный, испачканный | 泥だらけの, 汚れた, よごれた
wet | | durchnässt, klatschnass, feucht | humide | empapado, húmedo | fradicio, umido | encharcado, molhadinho | промокший, влажный, мокренький | びしょ濡れの, ずぶ濡れの, 湿った
lit | | hell erleuchtet | illuminé, illuminée | | rischiarato | | подсвеченный | ライトアップされた, 明かりの灯った, 点いている
broken | | zersprungen | | averiado, estropeado | guasto | avariado | | 折れた, 骨折した
snowy | |  | recouvert de neige | cubierto de nieve | coperto di neve | coberto de neve, coberta de neve | покрытый снегом | 雪に覆われた
colorful | | farbenprächtig | bariolé, de toutes les couleurs | de colores, vistoso | multicolore | multicolorido, de várias cores | пёстренький, цветастый | 色鮮やかな, 色とりどり
striped | | geringelt | à rayures | de rayas | a strisce | de listras | в полоску | ストライプの, ボーダーの, しましまの
checkered | | mit karomuster, vichy-karo | vichy, écossais | de cuadros, cuadros vichy, escocés | scozzese | de xadrez | | チェック柄の, ギンガムチェックの, 市松模様の
spotted | | mit punkten | | a lunares, de topos | | de poá | в крапинку | 水玉模様の, ドット柄の
fluffy | |  | pelucheux | peludito, lanudo | morbidoso, batuffoloso | peludinho | мохнатый, косматый | もこもこの, ふわふわした, モフモフの
cute | | knuffig, herzig | craquant | tiernito, monísimo | tenerissimo, dolcissimo | gracioso | миленький, симпатичный, очаровательный | 愛らしい, 可愛らしい, キュートな
friendly | | liebenswert | sympathique, sympa, bienveillant | amigable, simpático, simpática | simpatico, cordiale, simpatica | | приветливый, добродушный | フレンドリーな, 親切な, 人懐っこい
homemade | | selbstgemacht, handgefertigt | fait main, artisanal, faite main | artesanal | artigianale | artesanal | ручной работы, самодельный, рукодельный | 手作り, ハンドメイドの, 手づくりの
wooden | | aus eiche | | en madera | ligneo | amadeirado | | 木造の
folded | |  | |  | ripiegato | | 
scattered | |  | dispersés | desperdigados, dispersos | sparpagliati, disseminati | | рассыпанный, раскиданный | ちらばった, 点在する
fried | | vom grill | au barbecue | a la plancha, a la parrilla | alla griglia, alla brace | na brasa | на гриле, запечённый | 炭火焼きの
fresh | |  | | recién hecho, recién horneado | appena sfornato, freschissimo | fresquinho, recém-saído do forno | свежеиспечённый | 焼きたての, とれたての
hot | |  | bien chaud | bien caliente | caldissimo, ben caldo | quentinho, bem quente | горяченький | あつあつの
stone | | kopfsteinpflaster, pflastersteine | pavés, pavé | adoquines, adoquín | acciottolato, sampietrini, selciato | paralelepípedos, paralelepípedo | брусчатка, брусчатке, мостовая, мостовой | 石畳
fantasy-thing | | geheimnis, geheimnisse | secret | secreto | segreto, segreti | segredo, segredos | секрет, секреты, тайна, тайны | 秘密
smiling | | zufrieden, begeistert, vergnügt | satisfait, satisfaite, ravi, comblé, comblée, enthousiaste |  |  |  |  |
worried | | aufgeregt, beunruhigt, verzweifelt, angespannt | anxieuse, soucieux, soucieuse, désespéré, désespérée, angoissé, angoissée |  |  |  |  |
sad | | enttäuscht, niedergeschlagen, bedrückt, deprimiert | déçu, déçue, déprimé, déprimée, morose |  |  |  |  |
angry | | gereizt, aufgebracht, rasend, empört | agressif, agressive, furieuse, irrité, irritée |  |  |  |  |
tired | | übermüdet | fatiguée, exténué, exténuée |  |  |  |  |
scared | | entsetzt, panisch, verschreckt | terrifié, terrifiée, effrayée, paniqué, paniquée, épouvanté |  |  |  |  |
surprised | | schockiert, fassungslos | choqué, choquée, étonnée, impressionné |  |  |  |  |
calm | | gelassen, entspannt | détendu, détendue,  |  |  |  |  |
smug | | frech | coquin, coquine, moqueur |  |  |  |  |
wet | | klitschnass, verschwitzt | trempé, trempée, trempés, ruisselant |  |  |  |  |
broken | | beschädigt, geplatzt, zertrümmert | abîmé, abîmée, endommagé, endommagée |  |  |  |  |
burning | | entflammt | enflammé, enflammée |  |  |  |  |
torn | | zerfetzt, zerlumpt | déchirée, en lambeaux |  |  |  |  |
curved | | krumm, verbogen | tordu, tordue, courbé |  |  |  |  |
sick | | verwundet, erkältet, blutend | blessée, enrhumé, enrhumée |  |  |  |  |
brave | | furchtlos, entschlossen | intrépide, vaillant, déterminé, déterminée |  |  |  |  |
elegant | | vornehm, prunkvoll | raffiné, raffinée, somptueux, somptueuse, distingué |  |  |  |  |
beautiful | | wunderbar, herrlich, prächtig, bezaubernd, reizend | magnifique, superbe, ravissant, ravissante, splendide, merveilleux, merveilleuse |  |  |  |  |
ugly | | widerlich, abscheulich, scheußlich | hideux, hideuse, affreux, affreuse |  |  |  |  |
funny | | komisch | marrant, marrante, comique, loufoque |  |  |  |  |
friendly | | höflich, charmant, sympathisch | aimable, chaleureux, chaleureuse, affectueux |  |  |  |  |
lonely | |  | isolé, isolée |  |  |  |  |
big | | stattlich | vaste, vastes, imposant, imposante |  |  |  |  |
giant | | monströs, massiv | massif, massive, immense |  |  |  |  |
thin | | mager, hager, abgemagert | svelte, chétif |  |  |  |  |
fat | | fett, übergewichtig, füllig | obèse, corpulent |  |  |  |  |
pointed | | scharf, zackig | tranchant, acéré |  |  |  |  |
full | | überfüllt, vollgestopft | bondé, bondée, bondés |  |  |  |  |
shiny | | glatt, poliert, blank | lisse, luisante, verni, scintillant |  |  |  |  |
dirty | | schlammig, verschmiert | taché, tachée |  |  |  |  |
ripe | | reifen |  |  |  |  |  |
steaming | | brodelnd, kochend, siedend | bouillonnant, bouillonnante, bouillante |  |  |  |  |
upside-down | | umgedreht, umgekippt, umgestürzt | retourné, retournée, renversé, renversée |  |  |  |  |
tilted | | schräg | de travers, oblique, penchée |  |  |  |  |
magic | |  | ensorcelé, ensorcelée |  |  |  |  |
fast | | flink, blitzschnell | véloce |  |  |  |  |
patterned | | geschmückt, festlich geschmückt | orné, ornée, décorée | adornado, adornada | addobbato, addobbata, adornato | enfeitado, enfeitada, adornado | наряженный, украшенный, нарядный | 飾り付けられた, 飾りつけられた
heavy | | | épais, épaisse, épaisses | | | | | 厚手の, 分厚い
upside-down | | | | | | invertido, invertida | вверх дном, вверх ногами, перевёрнутый | 逆さまの, 逆さまに, 逆さま
cracked | | angeschlagen, abgesplittert, angeknackst | ébréché, ébréchée, ébréchés | desportillado, mellado | sbeccato, scheggiato | lascado, trincado | надколотый, потрескавшийся | 欠けた, ひびの入った
overgrown | | bewachsen, efeubewachsen, mit efeu bewachsen, zugewuchert | couvert de lierre, couverte de lierre, recouvert de lierre | cubierto de enredaderas, cubierto de maleza | coperto d'edera, coperto di edera, ricoperto d'edera, coperta d'edera | coberto de trepadeiras, coberto de heras | увитый плющом, поросший плющом, заросший плющом, увитой плющом | ツタに覆われた, 蔦の絡まる, ツタの絡まる
mossy | | bemoost, moosbewachsen, mit moos bewachsen | couvert de mousse, couverte de mousse | cubierto de musgo, cubierta de musgo | coperto di muschio, coperta di muschio, ricoperto di muschio | coberto de musgo, coberta de musgo | покрытый мхом, поросший мхом | 苔に覆われた
parked | | | | | | estacionado | припаркован, припаркована, припарковано | 停められた, 駐車された
dusty | | | | | impolverato | | запылённый | ほこりっぽい, ほこりをかぶった
thin | | dürr, spindeldürr | | flacucho, escuálido | magrolino, smilzo | magricela, franzino | | やせっぽちの
fat | | | | | | rechonchudo | |
`;
