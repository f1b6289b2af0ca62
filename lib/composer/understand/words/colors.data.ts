/** Named colours: `id #rrggbb`, and their words. */
export const COLORS = `
red #de3434 | red | rot | rouge | rojo,roja,colorado | rosso | vermelho | красный | 赤い,赤,真っ赤
crimson #be1838 | crimson,scarlet,ruby red | karmesinrot,purpurrot,scharlachrot | cramoisi,écarlate | carmesí,escarlata | cremisi,scarlatto | carmesim,escarlate | алый,багровый | 深紅,緋色
maroon #7a1c2c | maroon,burgundy,wine red | weinrot,burgunderrot,bordeauxrot | bordeaux,grenat | granate,burdeos | bordò,granata | bordô,grená | бордовый | えんじ色
coral #ff7f60 | coral | korallenrot,korallfarben | corail | coral | corallo | coral | коралловый | コーラルピンク
salmon #fa8e7a | salmon pink | lachsrosa,lachsfarben | saumon | salmón | salmone | salmão | лососёвый | サーモンピンク
orange #f58820 | orange | orange,orangefarben | orange | naranja,anaranjado | arancione | laranja,alaranjado | оранжевый | オレンジ色,オレンジ色の,橙色
peach #ffbe98 | peach,apricot,blush | pfirsichfarben,aprikosenfarben | pêche,abricot | melocotón,durazno | pesca,albicocca | pêssego | персиковый | ピーチ色
amber #ffb300 | amber | bernsteinfarben | ambre | ámbar | ambra | âmbar | янтарный | 琥珀色
gold #d6a630 | golden,gold | golden,goldfarben | doré,or | dorado | dorato,oro | dourado | золотой,золотистый | 金色,金の,黄金
yellow #fad02c | yellow,canary yellow | gelb | jaune | amarillo | giallo | amarelo | жёлтый,желтый | 黄色い,黄色
light-yellow #fbe993 | light yellow,pale yellow | hellgelb | jaune clair | amarillo claro | giallo chiaro | amarelo claro | светло-жёлтый | 薄黄色
mustard #d6a42c | mustard,mustard yellow | senfgelb | moutarde | mostaza | senape | mostarda | горчичный | からし色
cream #fcf4dc | cream,ivory,off white,cream colored | cremefarben,elfenbeinfarben,creme | crème,ivoire | crema,marfil | crema,avorio | creme,marfim | кремовый | クリーム色
ochre #c8912f | | ocker,ockerfarben,ockergelb | ocre | ocre | ocra | ocre | охра,охристый,охровый | 黄土色
terracotta #c8673f | | terrakotta,terrakottafarben | terracotta | terracota | terracotta | terracota | терракотовый | テラコッタ色
mauve #b79cc0 | | mauve,malvenfarben | mauve | malva | malva | malva | лиловый | モーブ
khaki #8a8450 | | khaki,khakifarben | kaki | caqui,kaki | cachi,kaki | cáqui | хаки | カーキ
rust #b5592b | | rostrot,rostfarben,rostbraun | rouille | óxido,color óxido | ruggine | ferrugem | ржавый цвет | さび色
beige #e2d0b0 | beige,tan,sand colored | beige,sandfarben | beige | beige | beige | bege | бежевый | ベージュ
brown #825230 | brown | braun | brun,marron | marrón,café oscuro | marrone | marrom,castanho | коричневый | 茶色い,茶色
light-brown #b58a5e | light brown,pale brown,sandy brown | hellbraun | brun clair,marron clair | marrón claro | marrone chiaro | marrom claro | светло-коричневый | 薄茶色
bronze #b07a3e | bronze,copper | bronzefarben,kupferfarben,kupfer | bronze,cuivré,en cuivre,en bronze | bronce,cobrizo,de cobre | bronzo,ramato,di rame,in rame | bronze,acobreado,de cobre | бронзовый,медный | 銅色,銅の
olive #7c8230 | olive green | olivgrün | vert olive | verde oliva | verde oliva | verde oliva | оливковый | オリーブ色
lime #a2d030 | lime green,lime | limettengrün | vert citron | verde lima | verde lime | verde limão | салатовый | 黄緑
green #42a048 | green | grün | vert,verte | verde | verde | verde | зелёный,зеленый | 緑の,緑色,緑
light-green #a3d68c | light green,pale green | hellgrün | vert clair | verde claro | verde chiaro | verde claro | светло-зелёный,нежно-зелёный,бледно-зелёный | 薄緑
emerald #16a068 | emerald green,emerald | smaragdgrün | vert émeraude,émeraude | esmeralda | smeraldo | esmeralda | изумрудный | エメラルド色
mint #96deba | mint green,mint | mintgrün | vert menthe,menthe | menta | menta | menta | мятный | ミント色
sage #a0b690 | sage green,sage | salbeigrün | vert sauge | verde salvia | verde salvia | verde sálvia | шалфейный | セージグリーン
forest-green #2c6440 | forest green,dark green,moss green | dunkelgrün,tannengrün,waldgrün | vert foncé,vert forêt,vert sapin | verde oscuro | verde scuro | verde escuro | тёмно-зелёный | 深緑
teal #148c8c | teal,petrol | petrol,blaugrün,türkisblau | sarcelle,bleu canard,bleu sarcelle | verde azulado | verde acqua,ottanio | verde azulado,azul petróleo,verde-água,verde água | бирюзово-синий | 青緑,ティール
turquoise #30c8be | turquoise,aqua,aquamarine,cyan | türkis,cyan | turquoise,cyan | turquesa,cian | turchese,ciano | turquesa,ciano | бирюзовый,голубой циан | ターコイズ,水色
light-blue #8cc4f0 | light blue,sky blue,baby blue,pale blue | hellblau,himmelblau | bleu clair,bleu ciel | celeste,azul claro | azzurro,celeste,azzurro chiaro | azul claro,azul celeste | голубой | 空色
blue #2e70de | blue,cornflower blue,azure,cobalt,cobalt blue,royal blue | blau,kobaltblau | bleu | azul | blu | azul | синий | 青い,青,青色
navy #1c2c64 | navy,navy blue,dark blue,midnight blue | dunkelblau,marineblau,nachtblau | bleu marine,bleu foncé,bleu nuit | azul marino,azul oscuro | blu scuro,blu navy | azul marinho,azul escuro | тёмно-синий,темно-синий | 紺色,濃紺
indigo #4a3eac | indigo | indigo | indigo | índigo | indaco | índigo | индиго | 藍色
violet #8a54d6 | violet | violett | violet | violeta | viola | violeta | фиолетовый | すみれ色
purple #8442ba | purple,plum | lila,purpur | pourpre,mauve | morado,púrpura | porpora | roxo,púrpura | пурпурный | 紫の,紫色,紫
lavender #b8a8e8 | lilac,pale purple,light purple | fliederfarben | lilas | lila | lilla | lilás | сиреневый | 薄紫,ラベンダー色
magenta #d62ea0 | magenta,fuchsia,hot pink | magenta,pink | magenta,fuchsia | magenta,fucsia | magenta,fucsia | magenta,fúcsia | фуксия,маджента | マゼンタ
pink #f47eac | pink,rose pink,pale pink,light pink,pastel pink,baby pink | rosa,rosafarben | rose,rose pâle | rosa,rosado | rosa | rosa,cor-de-rosa | розовый | ピンク,ピンク色,ピンクの
pinkish #e3a2b0 | pinkish | rosig | rosâtre | rosáceo | roseo | rosado pálido | розоватый | ピンクがかった
reddish #c4604e | reddish,reddish brown,rust red | rötlich | rougeâtre | rojizo | rossastro,rossiccio | avermelhado | красноватый | 赤みがかった
bluish #7d9bc8 | bluish,bluish grey,bluish gray | bläulich | bleuâtre | azulado | bluastro,azzurrognolo | azulado | синеватый,голубоватый | 青みがかった
greenish #86a878 | greenish | grünlich | verdâtre | verdoso | verdastro,verdognolo | esverdeado | зеленоватый | 緑がかった
yellowish #e0cf86 | yellowish | gelblich | jaunâtre | amarillento | giallastro,giallognolo | amarelado | желтоватый | 黄みがかった
white #f8f8f6 | white,snow white,plain white | weiß,weiss | blanc,blanche | blanco | bianco | branco | белый | 白い,白,真っ白
black #26262c | black | schwarz | noir | negro | nero | preto,negro | чёрный,черный | 黒い,黒,真っ黒
grey #8c9096 | grey,gray | grau | gris | gris | grigio | cinza,cinzento | серый | 灰色,グレー
charcoal #42464e | charcoal grey,charcoal gray,dark grey,dark gray | anthrazit,dunkelgrau | anthracite,gris foncé | gris oscuro | grigio scuro,antracite | cinza escuro | тёмно-серый | 濃い灰色
silver #bec4cc | silver,light grey,light gray | silbern,silberfarben,hellgrau | argenté,gris clair | plateado | argento,argentato | prateado | серебряный,серебристый | 銀色,銀の
rainbow #de3434 | rainbow colored,rainbow coloured | regenbogenfarben | arc-en-ciel coloré | de arcoíris | arcobaleno colorato | | радужный | 虹色
`;

/** Words before a colour and how many steps of lightness (OKLab) they move it. */
export const TONES = `
0.1 | light,pale,soft,pastel,bright | hell,pastell,blass,zart | clair,pâle,pastel,vif | claro,pálido,pastel,brillante | chiaro,pallido,pastello,acceso | claro,pálido,pastel,vivo | светло,светлый,бледно,бледный,яркий,пастельный | 薄い,淡い,明るい,パステル
-0.12 | dark,deep | dunkel,tief,dunkle,dunkles,dunklen,dunkler,dunklem | foncé,sombre,obscur,obscure | oscuro | scuro,buio,buia | escuro | тёмно,тёмный,темный | 暗い,濃い,薄暗い
`;
