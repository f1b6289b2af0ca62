/**
 * Words of the other languages that were taken for something near them; columns as in the other tables, and `!` where a word
 * means this whatever it was taken for.
 */
export const ABROAD_TOLD = `
grandson | | !petit-fils, !petits-fils | !nieto, !nietos, !nietecito | !nipotino | !neto, !netos, !netinho | !внук, !внука, !внуком, !внучек, !внучком | !孫息子, !男の孫
granddaughter | | !petite-fille, !petites-filles | !nieta, !nietas, !nietecita | !nipotina, !nipotine | !neta, !netas, !netinha | !внучка, !внучку, !внучкой, !внученька | !孫娘, !女の孫
grandfather | | | !viejito, !viejitos | | !velhinho | |
carpenter | | | | | | | !大工さん
referee | | | | | árbitro, árbitros, árbitra | |
den | | | guarida | | toca | !берлога, !берлоге, !берлогу, !логово, !логове | ねぐら, 巣穴
boots | | | | | | валенки, валенках, валенками |
fan | | | | | | | うちわ, 団扇, 扇子
ladle | | | | | | | おたま, お玉
flower | | | | | | | 朝顔, アサガオ, コスモス
wheat | | | | | | | 麦, 小麦の穂
mochi | | | | | | | お餅
lantern | | | | | !lanterna, !lanternas | | !提灯, !ちょうちん
ball | | | | | | | !ボール
anthill | | | | | | | アリの巣, 蟻の巣
gear | | | | | | !шестерёнка, !шестерёнки, !шестерня | !歯車
bridge | | | | | | подвесной мост | !つり橋, !吊り橋
platform | | | | | | | !ホーム, !駅のホーム
girl | | | !nena, !nenas | | | |
child | | | | !bimbo, !bimbi, !bimba | | |
veterinary clinic | | | | | | ветклиника, ветклиники, ветлечебница |
corn field | | | | | plantação de milho, milharal, milharais | |
coffee shop | | | | | !cafeteria | |
park | | | | | | !парку, !парка, !парке, !парком |
mouth | | | | | | !пасть, !пасти, !пастью |
swan boat | | | | | | | スワンボート
party hat | partyhütchen, partyhüte | chapeaux de fête, bonnet de fête | gorrito de fiesta, gorros de fiesta | cappello da festa, cappelli da festa | chapeuzinho de festa, chapéus de festa | праздничном колпаке, праздничные колпаки, праздничном колпачке, праздничный колпачок | パーティー帽, パーティーハット, パーティー帽子
compact mirror | taschenspiegel, schminkspiegel | !miroir de poche, poudrier | !espejo de bolsillo | !specchietto, specchietto da borsetta | !espelho de bolso, espelhinho | !зеркальце, карманное зеркальце | コンパクトミラー, 手鏡
pearls | !perlen | !perles | !perlas | !perle | !pérolas | !жемчуг, жемчуга, жемчугом, жемчужины | !真珠, パール
train conductor | schaffner, zugbegleiterin | chef de gare, chef de train | revisora | capotreno, capostazione, controllore | condutor de trem, chefe de estação, chefe da estação | кондуктор, проводник поезда | 車掌さん
market stall | fischstand, obststand, gemüsestand, blumenstand | étal de poissonnier, étal de poisson, étal de fruits, étals | puesto de pescado, puesto de frutas, puesto de flores | banco del pesce, banco della frutta, bancarella di frutta | banca de peixe, banca de frutas, banca de flores, barraca de feira | рыбный прилавок, фруктовый прилавок, рыночный прилавок, прилавок на рынке | 魚の屋台
ship wheel | ruderrad | barre du navire, barre du bateau, barre à roue | timón del barco | !timone, timone della nave, timone della barca | leme do navio, leme do barco | корабельный штурвал | 操舵輪
crescent moon | !mondsichel | !croissant de lune | luna creciente | !falce di luna, spicchio di luna, mezzaluna | !lua crescente | !полумесяц, месяц на небе | !三日月
building blocks | | | !bloques de madera | cubi di legno, !cubetti | !blocos de madeira, blocos de montar | !кубики, !кубиков, !кубиками, игрушечные кубики | 
beach | uferstreifen | !la rive, la berge, rivage | !la orilla | | !margem, !na margem | |
beehive | | | | | | | !ミツバチの巣箱, !蜂の巣箱, 養蜂箱
books | | | | | | | !本の山
lily pad | !seerosenblatt, !seerosenblätter | !feuille de nénuphar, feuilles de nénuphar | !hoja de nenúfar, hojas de nenúfar, nenúfar | foglia di ninfea, !ninfea | !vitória-régia, vitórias-régias, folha de vitória-régia, folha de nenúfar | лист кувшинки, листе кувшинки, листья кувшинок, лист лилии, листе лилии | !蓮の葉, ハスの葉, 蓮の葉っぱ, ハスの葉っぱ
cauldron | | | | | | | !釜, !大釜
fairy lights | | | !lucecitas, guirnalda de luces, luces colgantes | !lucine, catena di luci, filo di luci | !luzinhas, cordão de luzes, varal de luzes | !гирлянда огней, гирлянды огней, огоньки | !イルミネーション, 電飾, ストリングライト
walnut | | | !nueces, nuez | !noci, !noce | | |
orca | | | | !orche | | |
picnic blanket | !picknickdecke | !nappe de pique-nique, !couverture de pique-nique | !manta de picnic, !manta de pícnic | !coperta da picnic, !telo da picnic | !toalha de piquenique, !manta de piquenique | !плед для пикника, !пледе для пикника, !пледа для пикника | !ピクニックシート, !レジャーシート
sun | | | | | !sóis | |
living room | | | !sala, !sala de estar | | | |
bowl | | | !tazón, !tazones | !coppetta, !coppette | | |
glass pane | | vitre, vitres | el cristal de la ventana | il vetro della finestra, vetri | o vidro da janela, vidraça | стекло окна, оконное стекло | 窓ガラス
window sill | | rebord, rebord de la fenêtre | | | parapeito da janela | |
underwater | tief im meer, auf dem meeresgrund, am meeresgrund, tief unter dem meer | au fond de la mer, au fond de l'océan, dans les profondeurs | en el fondo del mar, al fondo del mar, en las profundidades, el fondo del océano, en el fondo del océano | in fondo al mare, sul fondo del mare, negli abissi, in fondo all'oceano | no fundo do mar, no fundo do oceano, nas profundezas | на дне моря, на дне океана, глубоко под водой, под водой, на морском дне | 深海, 海の底, 深い海
boxing ring | boxring | ring, ring de boxe | ring, cuadrilátero | ring, ring di pugilato | ringue, ringue de boxe | | 
desert island | einsame insel, einsamen insel, einsamer insel | île déserte | isla desierta | isola deserta | ilha deserta | необитаемый остров, необитаемом острове | 無人島
crowd | | | | | torcida, plateia | |
wine | !rotwein, !weißwein | vin rouge, vin blanc | vino tinto, vino blanco | vino rosso, vino bianco | vinho tinto, vinho branco | красное вино, красного вина | !赤ワイン, !白ワイン
reading nook | Leseecke, Lesenische | coin lecture, coin de lecture | rincón de lectura | angolo lettura, angolo di lettura | cantinho de leitura, canto de leitura | уголок для чтения, читальный уголок | 読書コーナー
traffic jam | !Stau, Verkehrsstau | embouteillage, embouteillages | !atasco, embotellamiento | ingorgo | engarrafamento, congestionamento | затор | 渋滞
traffic | | | !tráfico | !traffico | !trânsito | |
crew | Besatzung, Schiffsmannschaft | équipage | tripulación | equipaggio | tripulação | экипаж | 乗組員
deck chair | | | | sdraio, sedia a sdraio | | |
teacup | | | tacita de té, !taza de té | | !xícara de chá | |
flea market | | | | | feira de antiguidades, feira de usados | блошиный рынок, барахолка |
laundromat | | | | lavanderia a gettoni, lavanderia automatica | lavanderia, lavanderia automática | |
bus stop | | | | fermata dell'autobus, fermata del bus | | |
doorstep | Türschwelle | | | | | |
junkyard | | | | sfasciacarrozze | | | 廃品置き場, スクラップ置き場
clearing | | | claro del bosque | | | |
courtyard | | cour intérieure | | | pátio interno | внутренний двор, внутренний дворик |
garden hose | | tuyau d'arrosage | | | | |
sun | aufgehende Sonne | soleil levant | sol naciente | sole nascente, sole che sorge | sol nascente | восходящее солнце | 昇る太陽, 日の出の太陽
scooter | | | !vespa, !vespas | | | |
tablecloth | !tischdecke, !tischtuch | !nappe | !mantel | !tovaglia | !toalha de mesa | !скатерть, !скатерти, !скатертью | !テーブルクロス
moustache | !schnurrbart, !schnauzbart | | !bigote, !bigotes | !baffi, !baffo | !bigode, !bigodes | !усы, !усами, !усов |
teacher | | | | | | воспитательница, воспитательницы, воспитательницу, воспитательницей, воспитатель |
sleeve | | | | | | рукав, рукава, рукавом |
`;
