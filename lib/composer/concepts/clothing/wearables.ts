import { goodsTable } from '../concept-lines';

/** Hats of many peoples, shoes and what else is worn. */
export const wearables = goodsTable(
  'wearable',
  'clothing',
  `
top-hat 19 body - | top hat, tophat, magician's hat, cylinder hat | zylinder, zylinderhut | haut-de-forme | sombrero de copa, chistera | cilindro, tuba cappello | cartola | цилиндр, шляпа-цилиндр | シルクハット
bowler-hat=bowler 13 body - | bowler hat, derby hat, bowler | melone hut, bowler | chapeau melon | bombín, sombrero hongo | bombetta | chapéu-coco | котелок | 山高帽
sombrero 17 body - | sombrero, mexican hat | sombrero | sombrero mexicain | sombrero mexicano, sombrero charro | sombrero | sombreiro mexicano | сомбреро | ソンブレロ
fez 15 body - | fez, tarboosh | fes, fez | fez | fez | fez | fez | феска | トルコ帽
beret 14 body - | beret, french beret | baskenmütze, barett | béret | boina | basco, baschetto | boina | берет | ベレー帽
turban 17 body - | turban | turban | turban | turbante | turbante | turbante | тюрбан, чалма | ターバン
bike-helmet 21 body - | bike helmet, bicycle helmet, cycling helmet, helmet, riding helmet | fahrradhelm, helm, reithelm | casque de vélo, casque | casco de bicicleta, casco de ciclista | casco da bici, casco da bicicletta | capacete de bicicleta, capacete de ciclista | велошлем, велосипедный шлем | 自転車ヘルメット
welding-helmet 26 body - | welding helmet, welding mask, welder's mask, welder's helmet, welding hood | schweißhelm, schweißmaske, schweißerhelm | masque de soudure, masque de soudeur | careta de soldar, máscara de soldar | maschera da saldatore | máscara de solda | сварочная маска, маска сварщика | 溶接マスク, 溶接面
football-helmet=gridiron-helmet 20 body - | football helmet, american football helmet | footballhelm | casque de football américain | casco de fútbol americano | casco da football americano | capacete de futebol americano | шлем для американского футбола | アメフトヘルメット
carnival-mask 22 hand - | carnival mask, venetian mask, masquerade mask, theatre mask, theater mask, mardi gras mask, theater masks | karnevalsmaske, venezianische maske, theatermaske | masque de carnaval, masque vénitien | máscara de carnaval, antifaz | maschera di carnevale, maschera veneziana | máscara de carnaval, máscara veneziana | карнавальная маска, венецианская маска | カーニバルマスク, 仮面
tiara 10 body - | tiara, diadem, princess crown | diadem, tiara | diadème, tiare | tiara | tiara | tiara | тиара, диадема | ティアラ
wig 25 body - | wig, hairpiece, blonde wig | perücke | perruque | peluca | parrucca | peruca | парик | かつら, ウィッグ
loafers 12 ground - | loafers, loafer | slipper schuhe, mokassins | mocassins, chaussures de ville | mocasines, zapatos de vestir | mocassini | mocassins, sapatos sociais | лоферы, мокасины, туфли | ローファー
clogs 11.5 ground - | clogs, wooden shoes, dutch clogs, wooden clogs | holzschuhe, clogs | sabots | zuecos | zoccoli | tamancos | сабо, деревянные башмаки, кломпы | 木靴
sandals 9 ground - | sandals, sandal, leather sandals | sandalen, sandale | sandales | sandalias | sandali | sandálias | сандалии | サンダル
slippers 11 ground - | slippers, slipper, house slippers | hausschuhe, pantoffeln | pantoufles, chaussons | pantuflas, zapatillas de casa | pantofole, ciabatte | pantufas | тапочки, тапки | スリッパ, 室内履き
bra 20 body - | bra, brassiere, lingerie | bh, büstenhalter, dessous | soutien-gorge, lingerie | sujetador, sostén, lencería | reggiseno, lingerie | sutiã, lingerie | бюстгальтер, лифчик | ブラジャー
underpants 18 body - | underpants, underwear, boxer shorts, briefs, boxers | unterhose, unterwäsche, boxershorts | caleçon, slip, sous-vêtements | calzoncillos, ropa interior | mutande, biancheria intima, boxer | cueca, roupa íntima | трусы, нижнее бельё | パンツ下着, 下着
leggings 89 body - | leggings, yoga pants | leggings | leggings | leggings, mallas | leggings | legging, leggings | леггинсы, лосины | レギンス
lederhosen 118 body - | lederhosen, leather breeches | lederhose, lederhosen | culotte de cuir, lederhosen | lederhosen, pantalón bávaro | lederhosen | lederhosen | ледерхозе, кожаные шорты | レーダーホーゼン
dirndl 130 body - | dirndl, dirndl dress | dirndl, dirndlkleid | dirndl | dirndl, traje bávaro | dirndl | dirndl | дирндль | ディアンドル
overalls 118 body - | overalls, dungarees, jumpsuit, coveralls, bib overalls | latzhose, overall | salopette, combinaison | peto, mono de trabajo, overol | salopette, tuta da lavoro | macacão | комбинезон | オーバーオール, つなぎ
kilt 57 body - | kilt, scottish kilt | kilt, schottenrock | kilt | kilt, falda escocesa | kilt | kilt | килт | キルト衣装
bathrobe=robe 117 body - | bathrobe, robe, dressing gown | bademantel, morgenmantel | peignoir, robe de chambre | albornoz, bata | accappatoio, vestaglia | roupão | халат, банный халат | バスローブ, ガウン
wedding-dress 134 body - | wedding dress, bridal gown, wedding gown, bridal dress | brautkleid, hochzeitskleid | robe de mariée | vestido de novia, vestido de boda | abito da sposa | vestido de noiva | свадебное платье | ウェディングドレス
tuxedo 80 body - | tuxedo, tux, dinner jacket | smoking, tuxedo | smoking | esmoquin | smoking | smoking | смокинг | タキシード
swimsuit=one-piece 70 body - | swimsuit, bathing suit, one-piece swimsuit, swimming costume | badeanzug | maillot de bain | traje de baño, bañador | costume da bagno | maiô, traje de banho | купальник | 水着
pajamas=pyjamas 86 body - | pajamas, pyjamas, pj's, nightwear | schlafanzug, pyjama | pyjama | pijama | pigiama | pijama | пижама | パジャマ
waistcoat 59 body - | waistcoat, vest, suit vest | weste | gilet | chaleco | gilet, panciotto | colete | жилет, жилетка | ベスト, チョッキ
cufflinks 2.3 table - | cufflinks, cufflink, cuff links | manschettenknöpfe | boutons de manchette | gemelos de camisa | gemelli da camicia | abotoaduras | запонки | カフスボタン
`,
);
