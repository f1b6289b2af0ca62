import { goodsTable } from './concept-lines';

/** Instruments, engines and playthings that are seen seldom, and known at once. */
export const contraptions = goodsTable(
  'contraption',
  'tool',
  `
propeller 118 ground - | propeller, ship's propeller, ship propeller, boat propeller | propeller, schiffsschraube | hélice | hélice | elica | hélice | винт корабля, гребной винт, пропеллер | プロペラ, スクリュー
cigar 18 hand - | cigar, cuban cigar, cigarillo | zigarre, zigarillo | cigare | puro, habano, cigarro puro | sigaro | charuto | сигара | 葉巻
pole 355 ground - | metal pole, steel pole, fire pole, fireman's pole, firefighter's pole, drainpipe, downpipe, gutter pipe | rutschstange, stange, regenrohr | barre de pompier, gouttière | barra de bomberos, tubo de bajada | palo dei pompieri, grondaia | poste de bombeiros | шест, водосточная труба | 登り棒, 雨どい
wall-corner 262 ground - | wall corner, corner of a wall, corner of the house | mauerecke, hausecke | coin de mur | esquina de pared | angolo di muro | quina da parede | угол стены | 壁の角
climbing-rope 355 ground - | climbing rope, hanging rope | kletterseil | corde à grimper | cuerda de trepar | fune per arrampicarsi | corda de escalada | канат для лазания | クライミングロープ
liana=climbing-rope 355 ground jungle color:#5f8a3c | liana, jungle vine, hanging vine, swinging vine | urwaldliane, lianenseil | liane de la jungle | liana de la selva | liana della giungla | cipó da selva | тропическая лиана | ジャングルのつる
windsock 318 ground airport | windsock, wind sock, wind cone | windsack | manche à air | manga de viento, cono de viento | manica a vento | biruta | ветроуказатель | 吹き流し
kaleidoscope 38 table - | kaleidoscope | kaleidoskop | kaléidoscope | caleidoscopio | caleidoscopio | caleidoscópio | калейдоскоп | 万華鏡
wind-chime 85 air - | wind chime, wind chimes, windchime | windspiel | carillon éolien, carillon à vent | carillón de viento, campanas de viento | campane a vento, scacciapensieri a vento | sino dos ventos, mensageiro dos ventos | музыка ветра, ветряные колокольчики | 風鈴, ウィンドチャイム
spring-toy 20 table - | slinky, spring toy, walking spring | treppenläufer, spiralfeder spielzeug | ressort magique, slinky | muelle de juguete, slinky | molla giocattolo, slinky | mola maluca | пружинка радуга, слинки | スリンキー
catapult 232 ground - | catapult, siege catapult, trebuchet, onager | katapult, wurfmaschine | catapulte, trébuchet | catapulta | catapulta, trabucco | catapulta, trabuco de cerco | катапульта, требушет | カタパルト, 投石機
sextant 40 table - | sextant | sextant | sextant | sextante | sestante | sextante | секстант | 六分儀
body-scanner 214 ground clinic | mri scanner, mri machine, mri, ct scanner, ct scan, cat scanner, mri scan | mrt, mrt-gerät, kernspintomograph, computertomograph | irm, scanner médical, appareil d'irm | resonancia magnética, escáner médico, tomógrafo | risonanza magnetica, tac | ressonância magnética, tomógrafo | мрт, томограф, аппарат мрт | mri, ctスキャナー, mri装置
incubator 122 ground clinic | incubator, baby incubator, neonatal incubator | inkubator, brutkasten | couveuse, incubateur | incubadora | incubatrice | incubadora | инкубатор, кувез | 保育器
kiln 210 ground - | kiln, pottery kiln, brick kiln, ceramic kiln | brennofen, töpferofen | four à céramique, four de potier | horno de cerámica, horno de alfarero | forno per ceramica, fornace | forno de cerâmica | печь для обжига, гончарная печь | 窯, 陶芸窯
turnstile 112 ground - | turnstile, ticket gate, entry gate | drehkreuz | tourniquet de métro, portillon | torniquete | tornello | catraca | турникет | 改札機, 回転式改札
bellows 45 table - | bellows, fireplace bellows | blasebalg | soufflet de forge | fuelle | mantice | fole | кузнечные мехи | ふいご
charging-station 176 ground road,street | charging station, ev charger, ev charging station, charging point, car charger, electric vehicle charger | ladesäule, ladestation | borne de recharge, station de recharge | estación de carga, punto de carga, cargador de coche eléctrico | colonnina di ricarica, stazione di ricarica | estação de recarga, carregador de carro elétrico, posto de recarga | зарядная станция, электрозаправка | 充電スタンド, 充電ステーション
periscope 109 ground - | periscope | periskop, sehrohr | périscope | periscopio | periscopio | periscópio | перископ | 潜望鏡
lava-lamp 60 table - | lava lamp | lavalampe | lampe à lave | lámpara de lava | lampada lava, lampada di lava | lâmpada de lava | лава-лампа, лавовая лампа | ラバランプ, ラバライト
`,
);
