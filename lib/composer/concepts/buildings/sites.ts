import { goodsTable } from '../concept-lines';

/** Works of engineers and small houses of animals. */
export const siteThings = goodsTable(
  'site-thing',
  'building',
  `
viaduct 1300 ground valley,mountains count:5 | viaduct, railway viaduct, stone viaduct, railway bridge, aqueduct, train bridge | viadukt, eisenbahnviadukt, aquädukt, eisenbahnbrücke | viaduc, aqueduc, pont ferroviaire | viaducto, acueducto | viadotto, acquedotto | viaduto, aqueduto | виадук, акведук, железнодорожный мост | 高架橋, 陸橋, 水道橋
suspension-bridge 1780 ground city,coast | suspension bridge, golden gate bridge, golden gate, brooklyn bridge | hängebrücke | pont suspendu | puente colgante | ponte sospeso | ponte pênsil | подвесной мост, висячий мост | 吊り橋, 金門橋
pier 220 water sea,lake | pier, jetty, dock, wooden dock, boardwalk, landing stage | landungssteg, bootssteg, pier | jetée, ponton, embarcadère | muelle, embarcadero | molo, pontile | píer, cais, trapiche | пирс, причал | 桟橋, 突堤
glass-house=greenhouse 404 ground garden | glass house, greenhouse building, orangery | glashaus, orangerie | serre vitrée, véranda, orangerie | invernadero de cristal | serra di vetro | estufa de vidro | стеклянная теплица | ガラス温室
water-tower 1104 ground city,farm | water tower, water tank | wasserturm | château d'eau | torre de agua, depósito de agua | torre dell'acqua, serbatoio d'acqua | caixa d'água, torre de água | водонапорная башня | 給水塔
crane 2790 ground city,harbour | crane, tower crane, construction crane, harbour crane, port crane | kran, baukran, hafenkran, turmkran | grue, grue de chantier | grúa | gru, gru edile | guindaste, grua | башенный кран, подъёмный кран | クレーン, 起重機
launch-pad 2580 ground desert | launch pad, launchpad, launch tower, rocket launch pad | startrampe, abschussrampe | rampe de lancement, pas de tir | plataforma de lanzamiento | rampa di lancio | plataforma de lançamento, base de lançamento | стартовая площадка, космодром | 発射台
observatory 830 ground mountains,hills | observatory, planetarium | sternwarte, observatorium, planetarium | observatoire, planétarium | observatorio, planetario | osservatorio, planetario | observatório, planetário | обсерватория, планетарий | 天文台, プラネタリウム
silo 1064 ground farm | silo, grain silo | silo, getreidesilo | silo | silo | silo | silo | силос, зернохранилище | サイロ
rails 70 ground countryside | rails, rail tracks | gleise, schienen, bahngleise | rails | rieles, vías del tren | rotaie | trilhos de trem | железнодорожные рельсы | レール, 鉄道の線路
tunnel 660 ground mountains | tunnel, railway tunnel, road tunnel | tunnel, straßentunnel | tunnel | túnel | galleria stradale, tunnel | túnel | туннель, тоннель | トンネル
dog-house 118 ground garden | dog house, doghouse, kennel, dog kennel | hundehütte | niche, niche de chien | caseta de perro | cuccia | casinha de cachorro | будка, собачья будка | 犬小屋
bird-house 205 ground garden | birdhouse, bird house, nesting box | vogelhaus, vogelhäuschen, nistkasten | nichoir | casita para pájaros, pajarera de jardín | casetta per uccelli | casa de passarinho | скворечник | 巣箱
post 111 ground harbour | post, wooden post, mooring post, hitching post, fence post | pfosten, pfahl, holzpfosten | poteau, pieu | poste, poste de amarre | palo, bitta | poste de madeira, cabeço | столбик, столб, причальная тумба | 杭, 柱
scarecrow 210 ground farm,wheat-field | scarecrow | vogelscheuche | épouvantail | espantapájaros | spaventapasseri | espantalho | пугало, чучело | かかし, 案山子
swimming-pool 240 ground garden | swimming pool, pool, outdoor pool | schwimmbad, schwimmbecken, swimmingpool | piscine | piscina | piscina | piscina | бассейн | プール
`,
);
