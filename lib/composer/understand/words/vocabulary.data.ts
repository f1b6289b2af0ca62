/** `id kind habitat | words`: things that are asked for and that no concept of the kit has yet. */
export const VOCABULARY = `
circle symbol wall | circle,ring shape | kreis | cercle | círculo | cerchio | círculo | круг | 円,丸
box container ground | box,boxes,cardboard box,carton | karton,kiste,pappkarton | boîte,carton,caisse | caja,caja de cartón | scatola,scatolone | caixa,caixa de papelão | коробка,ящик | 箱,段ボール箱
hops plant table | hops,hop cones,hop cone | hopfen,hopfendolden | houblon | lúpulo | luppolo | lúpulo | хмель | ホップ
road-sign sign ground | road sign,street sign,sign | schild,verkehrsschild | panneau,panneau routier | señal,letrero,cartel de calle | cartello,cartello stradale | placa,placa de rua | знак,вывеска,дорожный знак | 看板,標識
lotus-flower plant water | lotus flower,lotus | lotusblume,lotusblüte,lotus | fleur de lotus,lotus | flor de loto,loto | fiore di loto,loto | flor de lótus,lótus | лотос,цветок лотоса | 蓮,蓮の花
can container table | can,tin can,beer can,soda can | dose,bierdose,getränkedose | canette,boîte de conserve | lata | lattina | lata | банка,жестяная банка | 缶
soy-sauce food table | soy sauce | sojasauce,sojasoße | sauce soja | salsa de soja,salsa de soya | salsa di soia | molho de soja | соевый соус | 醤油
circuit symbol table | circuit,circuits,circuit board,microchip | schaltkreis,schaltkreise,platine | circuit,circuits,circuit imprimé | circuito,circuitos,placa de circuito | circuito,circuiti,circuito stampato | circuito,circuitos,placa de circuito | схема платы,микросхема,микросхемы | 回路,基板,電子回路
woman person ground | woman,lady,female person | frau,dame | femme,dame | mujer,señora | donna,signora | mulher,senhora | женщина,дама | 女性,女,女の人
man person ground | man,guy,gentleman | mann,herr | homme,monsieur | hombre,señor | uomo,signore | homem,senhor | мужчина | 男性,男,男の人
person person ground | person,people,someone,figure,human being,human | person,mensch,menschen,leute,personen | personne,gens,personnes | persona,gente,personas | persona,gente,persone | pessoa,gente,pessoas | человек,люди,людей | 人,人々,人物
girl person ground | girl,schoolgirl | mädchen | fille,fillette,petite fille | niña,chica | ragazza,bambina | menina,garota | девочка,девушка | 女の子,少女
boy person ground | boy,schoolboy | junge | garçon | niño,chico | ragazzo,bambino | menino,garoto | мальчик,парень | 男の子,少年
child person ground | child,kid,children,kids,toddler,child's | kind,kinder | enfant,gamin | niños,pequeños | bimbo,bambini | criança,crianças | ребёнок,ребенок,дети,детей | 子供,子ども,子供たち
grandmother person ground | grandmother,grandma,granny | großmutter,oma | grand-mère,mamie | abuela | nonna | avó,vovó | бабушка | おばあさん,祖母
grandfather person ground | grandfather,grandpa | großvater,opa | grand-père,papi | abuelo | nonno | avô,vovô | дедушка,дед | おじいさん,祖父
barista person ground | barista | barista | barista | barista | barista | barista | бариста | バリスタ
chef person ground | chef,cook | koch,köchin,küchenchef | chef,cuisinier,cuisinière personne | chef,cocinero,cocinera | chef,cuoco,cuoca | chef,cozinheiro,cozinheira | повар,шеф-повар | シェフ,料理人,コック
baker person ground | baker | bäcker | boulanger | panadero | panettiere,fornaio | padeiro | пекарь | パン職人
waiter person ground | waiter,waitress,server person | kellner,kellnerin | serveur,serveuse | camarero,camarera,mesero | cameriere,cameriera | garçom,garçonete | официант,официантка | ウェイター,ウェイトレス
carpenter person ground | carpenter,woodworker,joiner | schreiner,tischler,zimmermann | charpentier,menuisier | carpintero | falegname,carpentiere | carpinteiro,marceneiro | плотник,столяр | 大工
gardener person ground | gardener | gärtner | jardinier,jardinière | jardinero,jardinera | giardiniere | jardineiro | садовник | 庭師
doctor person ground | doctor,physician,pediatrician | arzt,ärztin,doktor | médecin,docteur | médico,doctor,doctora | medico,dottore,dottoressa | médico,doutor,médica | врач,доктор | 医者,医師
nurse person ground | nurse | krankenschwester,pfleger | infirmière,infirmier | enfermera,enfermero | infermiera,infermiere | enfermeira,enfermeiro | медсестра | 看護師
programmer person ground | programmer,developer,coder,software engineer | programmierer,entwickler | programmeur,développeur | programador,desarrollador | programmatore,sviluppatore | programador,desenvolvedor | программист,разработчик | プログラマー,開発者
office-worker person ground | office worker,employee,colleague,coworker,businessman,businesswoman,manager,consultant,worker | angestellter,büroangestellter,kollege,mitarbeiter,geschäftsmann | employé,employé de bureau,collègue,homme d'affaires,salarié | empleado,oficinista,colega,compañero de trabajo,empresario,trabajador | impiegato,collega,dipendente,uomo d'affari,lavoratore | funcionário,colega,empregado,empresário,trabalhador | сотрудник,офисный работник,коллега,бизнесмен,работник | 会社員,同僚,社員,ビジネスマン
technician person ground | technician,engineer | techniker,ingenieur | technicien,ingénieur | técnico,ingeniero | tecnico,ingegnere | técnico,engenheiro | техник,инженер | 技術者,エンジニア
teacher person ground | teacher,professor | lehrer,lehrerin,professor | professeur,enseignant,maître d'école,maîtresse | profesor,profesora,maestro,maestra | insegnante,maestra,professore,maestro | professor,professora | учитель,учительница,преподаватель | 先生,教師
pupil person ground | pupil,student,schoolchild,school children | schüler,schülerin,student | élève,étudiant,écolier | alumno,alumna,estudiante | alunno,studente,scolaro | aluno,estudante,aluna | ученик,школьник,студент,ученица | 生徒,学生,児童
customer person ground | customer,guest,visitor,client,passenger,tourist,traveler | kunde,gast,besucher,tourist | client,visiteur,touriste,voyageur | cliente,visitante,turista,viajero | cliente,visitatore,turista,viaggiatore | cliente,visitante,turista,viajante | посетитель,клиент,гость,турист | 客,お客さん,観光客
farmer person ground | farmer | bauer,bäuerin,landwirt | fermier,agriculteur | granjero,agricultor,campesino | contadino,agricoltore | fazendeiro,agricultor | фермер,крестьянин | 農家,農夫
fisherman person ground | fisherman,angler | fischer,angler | pêcheur | pescador | pescatore | pescador | рыбак | 漁師,釣り人
firefighter person ground | firefighter,fireman | feuerwehrmann | pompier | bombero | pompiere,vigile del fuoco | bombeiro | пожарный | 消防士
police-officer person ground | police officer,policeman,cop | polizist,polizistin | policier,policière | policía | poliziotto | policial | полицейский | 警察官
scientist person ground | scientist,researcher | wissenschaftler,forscher | scientifique,chercheur | científico,científica,investigador | scienziato,scienziata,ricercatore | cientista,pesquisador | учёный,ученый | 科学者,研究者
artist person ground | artist,painter | künstler,künstlerin,maler,malerin | artiste,peintre | artista,pintor,pintora | artista,pittore,pittrice | artista,pintor,pintora | художник,художница | 画家,芸術家
musician person ground | musician,guitarist,pianist,violinist,singer,drummer | musiker,gitarrist,pianist,sänger | musicien,guitariste,pianiste,chanteur | músico,guitarrista,pianista,cantante | musicista,chitarrista,pianista,cantante | músico,guitarrista,pianista,cantor | музыкант,гитарист,пианист,певец | 音楽家,ミュージシャン,歌手
climber person ground | climber,mountaineer,hiker | kletterer,bergsteiger,wanderer | grimpeur,alpiniste,randonneur | escalador,alpinista,excursionista | scalatore,alpinista,escursionista | escalador,alpinista,caminhante | альпинист,скалолаз,турист с рюкзаком | 登山者,クライマー,登山家
astronaut person ground | astronaut,cosmonaut,spaceman | astronaut,astronautin,raumfahrer | astronaute,cosmonaute | astronauta,cosmonauta | astronauta,cosmonauta | astronauta,cosmonauta | космонавт,астронавт | 宇宙飛行士
samurai person ground | samurai | samurai | samouraï | samurái | samurai | samurai | самурай | 侍,サムライ,武士
viking person ground | viking | wikinger,wikingerin | viking | vikingo,vikinga | vichingo,vichinga | viking | викинг | バイキング,ヴァイキング
knight person ground | knight | ritter | chevalier | caballero medieval,caballero | cavaliere | cavaleiro | рыцарь | 騎士
wizard fantasy ground | wizard,mage,sorcerer,magician | zauberer,magier | magicien,sorcier,mage | mago,hechicero,brujo | mago,stregone | mago,feiticeiro,bruxo | волшебник,маг,колдун | 魔法使い
witch fantasy ground | witch | hexe | sorcière | bruja | strega | bruxa | ведьма | 魔女
pirate person ground | pirate | pirat | pirate | pirata | pirata | pirata | пират | 海賊
king person ground | king | könig | roi | rey | re | rei | король | 王様,王
queen person ground | queen | königin | reine | reina | regina | rainha | королева | 女王
princess person ground | princess | prinzessin | princesse | princesa | principessa | princesa | принцесса | お姫様,姫
mermaid fantasy water | mermaid | meerjungfrau | sirène | sirena | sirena | sereia | русалка | 人魚
dragon fantasy ground | dragon | drache,drachen | dragon | dragón | drago | dragão | дракон | 竜,ドラゴン,龍
robot fantasy ground | robot,android | roboter | robot | robot | robot | robô | робот | ロボット
couple person ground | lovers,newlyweds,bride and groom | liebespaar,brautpaar | amoureux,mariés | novios | sposi,innamorati | noivos | пара влюблённых,влюблённые,молодожёны | 恋人
mother person ground | mother,mom,mum | mutter,mama | mère,maman | madre,mamá | madre,mamma | mãe,mamãe | мать,мама | 母,お母さん
father person ground | father,dad | vater,papa | père,papa | padre,papá | padre,papà | pai,papai | отец,папа | 父,お父さん
baby person ground | baby,infant,newborn | baby,säugling | bébé,nourrisson | bebé | neonato,bebè | bebê | младенец,малыш | 赤ちゃん
hair body-part body | hair,fur hair | haar,haare | cheveux | pelo,cabello | capelli | cabelo | волосы,волос | 髪,髪の毛
beard body-part body | beard,moustache,mustache | bart,schnurrbart | barbe,moustache | barba,bigote | barba,baffi | barba,bigode | борода,усы | 髭,ひげ
braid body-part body | braid,pigtail,pigtails,plait,ponytail,braids | zopf,zöpfe | tresse,couette,natte | trenza,coleta | treccia,codino | trança,maria-chiquinha | коса,косичка,хвостик | 三つ編み,おさげ
hand body-part body | hand | hand | main | mano | mano | mão | рука,руки | 手
arm body-part body | arm | arm | bras | brazo | braccio | braço | рука до плеча | 腕
leg body-part body | leg | bein | jambe | pierna | gamba | perna | нога | 脚
foot body-part body | foot,feet | fuß | pied | pie | piede | pé | ступня | 足
eye body-part body | eye | auge | œil,yeux | ojo | occhio | olho | глаз,глаза | 目,瞳
ear body-part body | ear | ohr | oreille | oreja | orecchio | orelha | ухо,уши | 耳
nose body-part body | nose | nase | nez | nariz | naso | nariz | нос | 鼻
mouth body-part body | mouth,lips | mund,lippen | bouche,lèvres | boca,labios | bocca,labbra | boca,lábios | рот,губы | 口
head body-part body | head,face | kopf,gesicht | tête,visage | cabeza,cara,rostro | testa,faccia,viso,volto | cabeça,rosto,cara | голова,лицо | 頭,顔
heart symbol table | heart,love heart | herz | cœur | corazón | cuore | coração | сердце,сердечко | ハート,心臓
brain body-part table | brain | gehirn | cerveau | cerebro | cervello | cérebro | мозг | 脳
magma-chamber nature underwater | magma chamber | magmakammer | chambre magmatique | cámara de magma,cámara magmática | camera magmatica | câmara de magma,câmara magmática | магматическая камера | マグマだまり
steam nature air | steam,vapor,vapour | dampf | vapeur | vapor | vapore | vapor | пар | 湯気,蒸気
smoke nature air | smoke | rauch,qualm | fumée | humo | fumo | fumaça | дым | 煙
flame nature ground | flame,flames,fire | flamme,feuer,flammen | flamme,feu | llama,fuego,llamas | fiamma,fuoco,fiamme | chama,fogo,chamas | пламя,огонь | 炎,火
splash nature air | splash,splashing water,water splash | spritzer,wasserspritzer | éclaboussure | salpicadura | schizzo d'acqua,schizzo,spruzzo | respingo | брызги,всплеск | しぶき,水しぶき
sun-rays celestial sky | sun rays,sunbeams,rays of light,light rays,sunbeam,light beams,god rays,rays | sonnenstrahlen,lichtstrahlen,sonnenstrahl | rayons de soleil,rayons de lumière,rayon de soleil | rayos de sol,rayos de luz,rayo de sol | raggi di sole,raggi di luce,raggio di sole | raios de sol,raios de luz,raio de sol | лучи солнца,солнечные лучи,лучи | 太陽光線,光の筋,木漏れ日,日差し
spotlight device ceiling | spotlight,spotlights,stage light | scheinwerfer,spotlight,rampenlicht | projecteur,spot | foco,reflector | riflettore,faretto | holofote,refletor | прожектор,софит | スポットライト
sun celestial sky | sun | sonne | soleil | sol | sole | sol | солнце | 太陽,日
moon celestial sky | moon,full moon,crescent moon,crescent | mond,vollmond,mondsichel | lune,pleine lune,croissant de lune | luna,luna llena | luna,luna piena | lua,lua cheia | луна,полная луна,полумесяц | 月,満月,三日月
star celestial sky | star,stars | stern,sterne | étoile,étoiles | estrella,estrellas | stella,stelle | estrela,estrelas | звезда,звёзды,звезды | 星,星々
cloud celestial sky | cloud,clouds | wolke,wolken | nuage,nuages | nube,nubes | nuvola,nuvole | nuvem,nuvens | облако,облака,туча | 雲
planet celestial sky | planet,planets | planet,planeten | planète | planeta | pianeta | planeta | планета | 惑星
earth celestial sky | earth,globe,planet earth,world globe | erde,erdkugel,globus | terre,planète terre,globe terrestre | tierra,planeta tierra,globo terráqueo | terra,pianeta terra,globo | planeta terra,globo terrestre | земля,планета земля,земной шар | 地球
solar-system celestial sky | solar system | sonnensystem | système solaire | sistema solar | sistema solare | sistema solar | солнечная система | 太陽系
rainbow celestial sky | rainbow,rainbows | regenbogen | arc-en-ciel | arcoíris,arco iris | arcobaleno | arco-íris | радуга | 虹
snowflake nature air | snowflake,snowflakes | schneeflocke,schneeflocken | flocon de neige,flocon | copo de nieve | fiocco di neve | floco de neve | снежинка | 雪の結晶
raindrop nature air | raindrop,rain drops,water drop,droplet,dew drop | regentropfen,wassertropfen | goutte de pluie,goutte d'eau | gota de lluvia,gota de agua | goccia di pioggia,goccia d'acqua | gota de chuva,gota d'água | капля дождя,капля воды | 雨粒,水滴,しずく
rain weather sky | rain,rainfall | regen | pluie | lluvia | pioggia | chuva | дождь | 雨
snow weather sky | snow | schnee | neige | nieve | neve | neve | снег | 雪
storm weather sky | storm,thunderstorm | sturm,gewitter | tempête,orage | tormenta | tempesta,temporale | tempestade | буря,гроза | 嵐
wind weather air | wind | wind | vent | viento | vento | vento | ветер | 風
fog weather air | fog,mist | nebel | brouillard,brume | niebla | nebbia | nevoeiro,névoa | туман | 霧
table furniture ground | table | tisch | table | mesa | tavolo,tavola | mesa | стол,столик | テーブル,机の上の台
desk furniture ground | desk | schreibtisch,pult | bureau | escritorio,pupitre | scrivania,banco di scuola | escrivaninha,mesa de trabalho,carteira | письменный стол,парта | 机,デスク
counter furniture ground | counter,bar counter,shop counter | theke,tresen | comptoir | mostrador,barra | bancone | balcão | прилавок,стойка,барная стойка | カウンター
window tool wall | window,windows,shop window,display window | fenster,schaufenster | fenêtre,vitrine | ventana,escaparate | finestra,vetrina | janela,vitrine | окно,окна,витрина,окошко | 窓,ショーウィンドウ
whiteboard device wall | whiteboard,white board | whiteboard,weiße tafel | tableau blanc | pizarra blanca | lavagna bianca | quadro branco,lousa branca | маркерная доска,белая доска | ホワイトボード
blackboard device wall | blackboard,chalkboard | tafel,schultafel | tableau noir,tableau de classe | pizarra,pizarrón,encerado | lavagna | quadro-negro,lousa,quadro negro | школьная доска,классная доска,у доски | 黒板
scale device table | scale,scales,balance scale,balance scales,scales of justice,weighing scale | waage,justitia-waage | balance,balances | balanza,báscula | bilancia,bilancia della giustizia | balança | весы | 天秤,はかり
house building ground | house,home building | haus | maison | casa | casa | casa | дом,домик | 家
wooden-house building ground | wooden house,log cabin,cabin,log house,hut,wood cabin | holzhaus,blockhütte,hütte,holzhütte,blockhaus | cabane,maison en bois,chalet,cabane en bois | cabaña,casa de madera,choza | baita,casa di legno,capanna,casetta di legno | cabana,casa de madeira,chalé | хижина,деревянный дом,избушка,бревенчатый дом | 木の家,ログハウス,山小屋,小屋
villa building ground | villa,mansion,farmhouse,country house,estate house | villa,landhaus,bauernhaus,herrenhaus | villa,manoir,ferme maison,mas | villa,mansión,casa de campo,casona | villa,casale,casolare | vila,mansão,casa de campo | вилла,усадьба,особняк,фермерский дом | 別荘,屋敷,邸宅,農家の家
tower building ground | tower | turm | tour | torre | torre | torre | башня | 塔
temple building ground | temple,shrine | tempel,schrein | temple,sanctuaire | templo,santuario | tempio,santuario | templo,santuário | храм,святилище | 神社,寺,お寺,神殿
torii building ground | torii,torii gate,shinto gate | torii,torii-tor | torii,portail torii | torii,puerta torii | torii,portale torii | torii,portal torii | тории,ворота тории | 鳥居
chimney building ground | chimney,smokestack | schornstein,kamin | cheminée | chimenea | camino,comignolo,ciminiera | chaminé | труба,дымоход | 煙突
cathedral building ground | cathedral | kathedrale,dom | cathédrale | catedral | cattedrale,duomo | catedral | собор | 大聖堂
swimming-pool building ground | swimming pool,pool | schwimmbad,pool,schwimmbecken | piscine | piscina,alberca | piscina | piscina | бассейн | プール
bridge building ground | bridge,footbridge | brücke | pont | puente | ponte | ponte | мост,мостик | 橋
parking symbol ground | parking | parken | parking,stationnement | aparcamiento,estacionamiento | parcheggio | estacionamento | парковка | 駐車場
wifi symbol air | wifi,wi-fi,wireless network | wlan,w-lan | wi-fi,wifi | wifi,wi-fi | wifi,wi-fi | wifi,wi-fi | вайфай,wi-fi | ワイファイ,wi-fi
breakfast food table | breakfast | frühstück | petit déjeuner,petit-déjeuner | desayuno | colazione | café da manhã,pequeno-almoço | завтрак | 朝食
latte-art food table | latte art | latte art,milchschaumkunst | latte art | arte latte,latte art,arte en el café | latte art,cappuccino decorato | latte art,arte no café | латте-арт,рисунок на кофе | ラテアート
coffee food table | coffee,espresso,cappuccino,latte | kaffee,cappuccino | café,cappuccino | café,capuchino | caffè,cappuccino | café,cappuccino | кофе,капучино | コーヒー,珈琲
tea food table | tea | tee | thé | té | tè | chá | чай | お茶,紅茶,茶
bread food table | bread,loaf,loaf of bread | brot,brotlaib | pain,miche | pan,hogaza | pane,pagnotta | pão | хлеб,буханка | パン
wheat plant ground | wheat,barley,barley ears,ears of barley,rye ears,wheat ears,ears of wheat,wheat ear,ear of wheat,spikes of wheat | weizen,weizenähren,weizenähre,ähren | blé,épis de blé,épi de blé | trigo,espigas de trigo,espiga de trigo | grano,spighe di grano,spiga di grano | trigo,espigas de trigo,espiga de trigo | пшеница,колосья пшеницы,колосья,колос | 小麦,麦の穂
coffee-bean food table | coffee bean,coffee beans | kaffeebohne,kaffeebohnen | grain de café,grains de café | grano de café,granos de café | chicco di caffè,chicchi di caffè | grão de café,grãos de café | кофейное зерно,кофейные зёрна | コーヒー豆
paella food table | paella | paella | paella | paella | paella | paella | паэлья | パエリア
seedling plant ground | seedling,seedlings,sapling,sprout | setzling,keimling,sämling | semis,jeune plant,pousse,plantule | plántula,brote,plantón | piantina,germoglio | muda,broto | саженец,росток,рассада | 苗,苗木,芽,若木
plant plant ground | plant,houseplant,potted plant | pflanze,zimmerpflanze,topfpflanze | plante,plante en pot | planta,planta en maceta | pianta,pianta in vaso | planta,vaso de planta | растение,комнатное растение | 植物,観葉植物
tree plant ground | tree | baum | arbre | árbol | albero | árvore | дерево,деревья | 木,樹木
cypress plant ground | cypress,cypress tree | zypresse | cyprès | ciprés | cipresso | cipreste | кипарис | 糸杉
cherry-blossom plant ground | cherry blossom,cherry blossoms,cherry tree,sakura,blossoming cherry tree | kirschblüte,kirschblüten,kirschbaum | cerisier en fleurs,fleurs de cerisier,cerisier | cerezo en flor,flor de cerezo,flores de cerezo,cerezo,cerezos en flor | ciliegio in fiore,fiori di ciliegio,ciliegio,ciliegi in fiore | cerejeira,flor de cerejeira,flores de cerejeira,cerejeiras em flor | сакура,цветущая вишня,цветы вишни,вишнёвое дерево | 桜,桜の木,桜の花
flower plant ground | flower,wildflower,blossom | blume,blüte,wildblume | fleur,fleur sauvage | flor,flor silvestre | fiore,fiore di campo | flor,flor silvestre | цветок,цветы | 花,野花,お花
rock nature ground | rock,boulder,stone block,rocks | fels,felsen,felsbrocken | rocher,roche | roca,peñasco | roccia,masso | rocha,pedra,rochedo | камень,камни,камней,валун,скалы камень | 岩
gold tool ground | gold,treasure,gold coins | gold,schatz,goldmünzen | or métal,trésor,pièces d'or,l'or | oro,tesoro,monedas de oro | tesoro,monete d'oro | ouro,tesouro,moedas de ouro | золото,сокровище,клад | 金貨,財宝,宝物
mailbox container ground | mailbox,letterbox,letter box,postbox,mail box | briefkasten | boîte aux lettres | buzón | cassetta delle lettere,buca delle lettere | caixa de correio | почтовый ящик | 郵便受け,ポスト
speech-bubble symbol air | speech bubble,speech bubbles,chat bubble,dialog bubble | sprechblase,sprechblasen | bulle de dialogue,bulle,phylactère | bocadillo de diálogo,globo de texto,burbuja de diálogo | fumetto dialogo,nuvoletta | balão de fala,balões de fala | облачко диалога,речевой пузырь,облачка речи | 吹き出し
video-call device table | video call,video conference,videocall,video chat,zoom call | videoanruf,videokonferenz,videotelefonat | appel vidéo,visioconférence,visio | videollamada,videoconferencia | videochiamata,videoconferenza | videochamada,videoconferência | видеозвонок,видеоконференция | ビデオ通話,ビデオ会議
chart symbol table | charts,chart icon,pie charts,graphs,statistics | diagramme,statistiken | graphiques,statistiques | gráficos,estadísticas | grafici,statistiche | gráficos e tabelas,estatísticas | графики,диаграммы,статистика | グラフ図,統計
plus-sign symbol table | plus sign,plus | pluszeichen,plus | signe plus,plus | signo más,signo de más | segno più,simbolo più | sinal de mais | знак плюс,плюс | プラス記号,プラス
check-mark symbol table | check mark,checkmark,tick,tick mark | häkchen,haken | coche,marque de validation | marca de verificación,palomita | segno di spunta,spunta | marca de verificação,visto | галочка | チェックマーク
notification-badge symbol table | notification badge,notification dot,red badge,red notification badge | benachrichtigungspunkt,benachrichtigungszeichen | badge de notification,pastille de notification | insignia de notificación,punto de notificación | badge di notifica,notifica rossa | selo de notificação,notificação | значок уведомления,уведомление | 通知バッジ
exit-sign sign wall | exit sign,emergency exit,exit door,exit | notausgang,ausgang | sortie de secours,sortie | salida de emergencia,salida | uscita di emergenza,uscita | saída de emergência,saída | аварийный выход,выход | 非常口,出口
keyhole symbol table | keyhole,key hole | schlüsselloch | trou de serrure | ojo de la cerradura,cerradura | buco della serratura,serratura | buraco da fechadura,fechadura | замочная скважина | 鍵穴
neon-sign sign wall | neon sign,neon signs,neon lights | leuchtreklame,neonreklame,neonschild,neonschilder | enseigne au néon,enseignes au néon,néons | letrero de neón,letreros de neón,luces de neón | insegna al neon,insegne al neon,luci al neon | letreiro de néon,letreiros de néon,luzes de néon | неоновая вывеска,неоновые вывески,неоновые огни | ネオンサイン,ネオンの看板
hot-air-balloon vehicle air | hot air balloon,hot-air balloon | heißluftballon | montgolfière | globo aerostático | mongolfiera | balão de ar quente | воздушный шар для полётов,аэростат | 熱気球,気球
paper tool table | papers,sheets of paper,documents,sheet of paper,paperwork,pile of papers | papiere,unterlagen,dokumente,blatt papier | papiers,documents,feuille de papier | papeles,documentos,hoja de papel | fogli di carta,documenti,carte d'ufficio,fogli | papéis,documentos,folha de papel | бумаги,документы,лист бумаги | 書類,紙
dough food table | dough,pizza dough | teig,pizzateig | pâte,pâte à pizza | masa,masa de pizza | impasto,pasta della pizza | massa,massa de pizza | тесто,тесто для пиццы | 生地,ピザ生地
wooden-board tool table | wooden board,cutting board,board | holzbrett,brett,diele,schneidebrett | planche,planche de bois,planche en bois | tabla,tabla de madera,tablón | tavola di legno,asse,tagliere,asse di legno | tábua,tábua de madeira | доска,деревянная доска,доски,дощечка | 木の板,板,まな板
picnic-basket container ground | picnic basket | picknickkorb | panier de pique-nique,panier à pique-nique | cesta de picnic | cestino da picnic,cesto da picnic | cesta de piquenique | корзина для пикника | ピクニックバスケット
picnic-table furniture ground | picnic table | picknicktisch | table de pique-nique | mesa de picnic | tavolo da picnic | mesa de piquenique | стол для пикника | ピクニックテーブル
blanket clothing ground | blanket,picnic blanket,throw blanket | decke,picknickdecke | couverture,nappe de pique-nique,plaid | manta,manta de picnic | coperta,coperta da picnic | cobertor,manta,toalha de piquenique | плед,одеяло,покрывало | 毛布,レジャーシート,ブランケット
cloth clothing table | cloth,tablecloth,linen cloth,napkin,fabric | tuch,tischdecke,leinentuch,serviette | tissu,nappe,torchon,chiffon | tela,mantel,paño,servilleta | stoffa,tovaglia,panno,tovagliolo | pano,toalha de mesa,tecido,guardanapo | ткань,скатерть,салфетка | 布,テーブルクロス
`;
