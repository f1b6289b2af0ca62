/** More words for places, as in `KINDRED`. */
export const KINDRED_EVERYDAY_PLACES = `
restaurant | brasserie, trattoria | brauhaus, speiselokal | brasserie | cafetería comedor, mesón | osteria, refettorio | cantina, tasca | трактир, брассери | 社員食堂
cafe | teahouse, tearoom, tea room | teestube, teesalon |  | salón de té | sala da tè, casa del tè | salão de chá | чайный домик | 茶店, 茶屋
bar |  | bierkeller, schenke | bistrot à vin, buvette |  | birreria, osteria del vino | boteco, cervejaria bar | пивная | 飲み屋
supermarket | mart, delicatessen, deli, commissary, minimarket | feinkostladen, lebensmittelladen, späti, kaufhalle | épicerie fine | tienda de ultramarinos, ultramarinos, charcutería, colmado | gastronomia, salumeria, alimentari | mercadinho, charcutaria | гастроном, продуктовый магазин, универсам | 食料品店, 総菜屋
shop | antique shop, thrift store | pfandhaus, antiquitätenladen, souvenirladen | boutique d'antiquités, mont-de-piété | casa de empeños, tienda de antigüedades | banco dei pegni, negozio di antiquariato, ferramenta | casa de penhores, antiquário | ломбард, антикварный магазин | 質屋, 骨董店
bedroom | stateroom, barracks room | schlafsaal, kajüte | dortoir, chambre d'amis | tocador habitación, cuarto de huéspedes | dormitorio | alcova | будуар | 客間, 寮の部屋
kitchen | galley, cookhouse |  | cuisine de bateau, arrière-cuisine | cocina de barco | cucina di bordo, retrocucina | cozinha de navio |  | 調理場, 炊事場
living room | penthouse, studio apartment | penthouse, salon zimmer | penthouse, studio appartement | ático de lujo, sala familiar | attico | cobertura de luxo, saleta, sala íntima | пентхаус, гостиная комната, комната отдыха | ペントハウス
library | archive, archives, record room, bookroom | archiv | archives |  |  |  | архив, читальня | 文書館
classroom | lecture theatre, lecture theater |  | amphithéâtre de cours | aula magna | aula universitaria | auditório de aula | учебная комната
hospital room | ward, psychiatric hospital, madhouse | lazarett | chambre d'hôpital | sala de hospital | corsia d'ospedale |  | больничная палата, психбольница | 医務室
prison cell | cellblock, guardhouse, slammer, gulag, detention center | strafanstalt, zuchthaus | maison d'arrêt, geôle |  | galera, carcere | presídio, xadrez da cadeia |  | 監獄, 牢屋
warehouse | storeroom, stockroom | lagerraum, vorratsraum | réserve, arrière-boutique | trastienda | ripostiglio | almoxarifado | подсобка, хранилище | 物置, 貯蔵室
stage | backstage, cabaret, music hall, recital hall | kabarett, varieté | coulisses, cabaret, music-hall | bastidores, cabaré, teatro de variedades | dietro le quinte, cabaret | bastidores, cabaré | кулисы, кабаре | 講堂の舞台, 舞台裏, キャバレー
stadium | bullring, hippodrome, infield, outfield, grandstand, velodrome | stierkampfarena, tribüne, pferderennbahn | arènes, arène, hippodrome, tribune de stade | plaza de toros, arena deportiva, hipódromo | ippodromo, tribuna dello stadio | hipódromo, praça de touros | арена, ипподром | 闘牛場, アリーナ
walk-in closet | cloakroom, wardrobe room, coatroom, vestry | garderobenraum, sakristei | sacristie | guardarropa, sacristía | spogliatoio di casa, sagrestia | sacristia | ризница | 衣装部屋, クローク
hallway | anteroom, antechamber | vorzimmer | hall d'entrée, antichambre | antesala | vestibolo | antessala | передняя | 控えの間, 前室
sauna | steam room, steam bath, turkish bath, hammam | badehaus, dampfbad, hamam | bain de vapeur, hammam, bains publics | baño turco, casa de baños, baño de vapor | bagno turco, bagno di vapore | banho turco, banho a vapor | баня, хаммам | 銭湯, 蒸し風呂, 浴場
pharmacy | dispensary | apothekerladen | apothicaire, officine | botica | spezieria | botica, drogaria | лекарственная лавка | 調剤室, 薬屋
factory floor | ironworks, textile mill | montagehalle, spinnerei | atelier d'usine, filature | hilandería, conservera | filanda | tecelagem | заводской цех, прядильная фабрика | 紡績工場
barn interior | hayloft, haymow, cowshed, milking parlor, milking parlour | heuboden, kuhstall, scheune innen, viehstall | grenier à foin, fenil | henil, establo de vacas | stalla delle mucche | celeiro por dentro, curral coberto | сеновал, коровник | 干し草置き場, 牛舎
botanical garden | arboretum, palm house | arboretum, palmenhaus | arboretum, palmeraie sous serre | arboreto | arboreto, giardino botanico | arboreto | дендрарий | 樹木園
forest | greenwood, wildwood, tanglewood |  |  | espesura | selva | capão de mato, bosque fechado | дубрава | 樹林
valley | glen, dell, river valley | flusstal, senke |  | vega, hondonada | valle fluviale | várzea, grota |  | 盆地, 峡谷の谷
mountain | sierra | massiv, vorgebirge, hochland, bergkette | massif montagneux, hauts plateaux, piémont | macizo montañoso, sierra nevada, tierras altas | catena montuosa, altipiani, sierra | maciço montanhoso, cordilheira, terras altas | горный массив, сьерра, нагорье | 山地, 連峰, 山脈の尾根, 高地
coast | seaboard, peninsula, inlet | halbinsel, küstenstreifen, bucht küste | péninsule, presqu'île, cap rocheux | península, cala | penisola, cala | península, angra | полуостров, бухточка, побережье моря | 半島, 海沿い
river | riverside, waterway, river mouth | wasserlauf, flussmündung, flüsschen | estuaire, cours d'eau | estuario, ribera, cauce | estuario, corso d'acqua, ruscelletto | estuário, curso d'água, ribeirão | приток, устье, речушка, берег реки | 河口, 河川, 川辺, 川岸
canyon | rift valley | felsschlucht | gouffre rocheux, défilé rocheux | garganta rocosa |  |  | расщелина | 裂け目
swamp | peat bog, mudflat | sumpfland, torfmoor |  | turbera |  | charco, lamaçal | торфяник | 泥沼
road | beltway, interchange | ringstraße, autobahnkreuz | périphérique, échangeur | borde de la carretera, circunvalación | bordo strada, tangenziale, raccordo | anel viário, rodoanel | кольцевая дорога, развязка | 環状道路, 路肩, 高速道路のインターチェンジ
street | thoroughfare, side street, main street, shopping street | nebenstraße, hauptstraße, einkaufsstraße | grand-rue, rue commerçante, rue piétonne | calle principal, calle peatonal, callejón sin salida | corso, via principale, strada cittadina | rua principal, rua comercial | переулочек, главная улица | 大通り, 商店街
riverside promenade | esplanade |  | promenade au bord de l'eau, quais de seine | paseo marítimo, rambla | passeggiata a mare | calçadão da praia, beira-rio | променад | 遊歩道, 河岸通り, プロムナード
farm | grange | landgut | métairie |  |  | chácara |  | プランテーション
suburb | subdivision, residential area, outskirts, suburbia | wohngebiet, stadtrand, wohnsiedlung | lotissement, quartier résidentiel | urbanización | periferia, sobborgo | condomínio fechado | окраина, жилой район | 住宅地
`;
