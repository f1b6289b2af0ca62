import { goodsTable } from './concept-lines';

/** Instruments that go by a name of their own. */
export const rareInstruments = [
  ...goodsTable(
    'struck-music',
    'instrument',
    `
snare-drum 85 ground stage | snare drum, snare | kleine trommel, snaredrum | caisse claire | redoblante, tambor militar | rullante | caixa de bateria, tarol | малый барабан | スネアドラム, 小太鼓
bass-drum 92 ground stage | bass drum, big drum | große trommel, basstrommel | grosse caisse | bombo | grancassa | bumbo | большой барабан | バスドラム, 大太鼓
timpani 107 ground stage | timpani, kettledrum, kettle drum | pauke, kesselpauke | timbale, timbales | timbales, timbal | timpano, timpani | tímpano | литавры, литавра | ティンパニ
steel-drum 102 ground stage | steel drum, steelpan, steel pan | steeldrum, stahltrommel | steel drum | tambor metálico, steelpan | steel drum | steel drum, tambor de aço | стальной барабан | スチールドラム, スティールパン
congas 88 ground stage | congas, conga, conga drum, conga drums | congas, conga | congas, conga | congas, conga | congas, conga | congas, conga | конги, конга | コンガ
marimba 142 ground stage | marimba | marimba, marimbaphon | marimba | marimba | marimba | marimba | маримба | マリンバ
glockenspiel 31 table - | glockenspiel, metallophone | glockenspiel, metallophon | métallophone, glockenspiel | metalófono | metallofono, glockenspiel | metalofone | металлофон, глокеншпиль | グロッケンシュピール, 鉄琴
castanets 19 table - | castanets, castanet | kastagnetten | castagnettes | castañuelas | nacchere | castanholas | кастаньеты | カスタネット
cowbell 28 table - | cowbell, cow bell | kuhglocke | cloche de vache | cencerro | campanaccio | sino de vaca | коровий колокольчик, ботало | カウベル
tubular-bells 182 ground stage | tubular bells, orchestral chimes | röhrenglocken | cloches tubulaires | campanas tubulares | campane tubolari | sinos tubulares | трубчатые колокола | チューブラーベル
gramophone 80 table living-room | gramophone, phonograph, horn gramophone | grammophon | gramophone, phonographe | gramófono, fonógrafo | grammofono | gramofone, fonógrafo | граммофон, патефон | 蓄音機
`,
  ),
  ...goodsTable(
    'rare-music',
    'instrument',
    `
balalaika 76 hand stage | balalaika | balalaika | balalaïka | balalaica | balalaica | balalaica | балалайка | バラライカ
lute 78 hand stage | lute, oud | laute, oud | luth, oud | laúd | liuto | alaúde | лютня | リュート
shamisen 100 hand stage | shamisen | shamisen | shamisen | shamisen | shamisen | shamisen | сямисэн | 三味線
koto 40 ground - | koto, guzheng, japanese zither | koto, guzheng | koto, guzheng | koto, guzheng | koto, guzheng | koto, guzheng | кото, гучжэн | 琴, 箏
erhu 82 hand stage | erhu | erhu | erhu | erhu | erhu | erhu | эрху | 二胡
pan-flute 26 hand - | pan flute, panpipes, pan pipes | panflöte | flûte de pan | flauta de pan, zampoña | flauto di pan | flauta de pã, flauta pan | флейта пана, свирель | パンフルート
alphorn 137 hand mountains | alphorn, alpine horn, alpenhorn | alphorn | cor des alpes | trompa de los alpes | corno delle alpi | trompa alpina | альпийский рог, альпхорн | アルペンホルン
bugle 25 hand - | bugle | signalhorn | clairon | corneta militar, clarín | cornetta militare | clarim, corneta militar | горн, сигнальная труба | ビューグル, 信号ラッパ
concertina 30 hand stage | concertina, bandoneon | konzertina, bandoneon | concertina, bandonéon | concertina, bandoneón | concertina, bandoneon | concertina, bandoneon | концертина, бандонеон | コンサーティーナ
kazoo 6 hand - | kazoo | kazoo | kazoo | kazoo | kazoo | kazoo | казу | カズー
conductors-baton=baton 18 hand stage | conductor's baton, conductor baton, conducting baton | taktstock, dirigentenstab | baguette de chef d'orchestre | batuta | bacchetta da direttore | batuta de maestro | дирижёрская палочка | 指揮棒
`,
  ),
  ...goodsTable(
    'stringed-instrument',
    'instrument',
    `
double-bass=cello 185 ground stage color:#7a3f22 | double bass, upright bass, contrabass | kontrabass | contrebasse | contrabajo | contrabbasso | contrabaixo | контрабас | コントラバス
`,
  ),
];
