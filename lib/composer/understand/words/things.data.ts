/** `id kind habitat | words`: everyday things; a concept of the kit with the same English word goes before. */
export const THINGS = `
grill device ground | grill,barbecue,bbq grill | grill,grillrost | barbecue,gril | parrilla,barbacoa | griglia,barbecue | churrasqueira,grelha | гриль,мангал | グリル,バーベキュー
skewer food table | skewer,kebab,skewers | spieß,grillspieß | brochette | brocheta,pincho | spiedino | espetinho,espeto | шашлык,шампур | 串焼き,串
pipe tool hand | pipe,smoking pipe,tobacco pipe | pfeife,tabakspfeife | pipe | pipa | pipa da fumo | cachimbo | трубка,курительная трубка | パイプ
hole nature ground | hole,pit,trench | loch,grube,graben | trou,fosse,tranchée | hoyo,agujero,zanja | buca,fossa,trincea | buraco,vala,trincheira | яма,дыра,траншея | 穴,溝
moss plant ground | moss | moos | mousse végétale,mousse | musgo | muschio | musgo | мох,мха | 苔
syrup food table | syrup,maple syrup | sirup,ahornsirup | sirop,sirop d'érable | jarabe,sirope,jarabe de arce | sciroppo,sciroppo d'acero | xarope,calda | сироп,кленовый сироп | シロップ,メープルシロップ
dust nature air | dust,dust cloud | staub,staubwolke | poussière | polvo | polvere | poeira | пыль | 砂ぼこり,埃
window-sill building wall | window sill,windowsill,window ledge | fensterbank,fensterbrett | rebord de fenêtre,appui de fenêtre | alféizar,alféizar de una ventana,alféizar de la ventana | davanzale | parapeito da janela,parapeito,peitoril | подоконник | 窓辺,窓台
birdcage container ground | birdcage,bird cage,cage | vogelkäfig,käfig | cage,cage à oiseaux | jaula,jaula de pájaros | gabbia,gabbietta | gaiola | клетка,птичья клетка | 鳥かご,鳥籠
concrete-block nature ground | concrete block,concrete | betonblock,beton | bloc de béton,béton | bloque de hormigón,hormigón,cemento | blocco di cemento,cemento | bloco de concreto,bloco de betão | бетонный блок,бетон | コンクリートブロック,コンクリート
treasure-chest container ground | treasure chest,chest,toy chest,trunk | truhe,schatztruhe,spielzeugtruhe | coffre,coffre au trésor,coffre à jouets | baúl,cofre,baúl de juguetes | baule,forziere,baule dei giocattoli | baú,arca,baú de brinquedos | сундук,сундук с игрушками | 宝箱,おもちゃ箱
fjord nature ground | fjord | fjord | fjord | fiordo | fiordo | fiorde | фьорд | フィヨルド
herring food table | herring,sardine | hering,sardine | hareng,sardine | arenque,sardina | aringa,sardina | arenque,sardinha | сельдь,селёдка,сардина | ニシン,イワシ
sausage food table | sausage | wurst,würstchen,bratwurst | saucisse | salchicha,salchichita | salsiccia,würstel | salsicha,salsichinha | сосиска,колбаса | ソーセージ,ウインナー
beans food table | edamame,beans,peas | edamame,bohnen,erbsen | edamames,edamame,haricots,petits pois | edamame,frijoles,guisantes | edamame,fagioli,piselli | edamame,feijão,ervilhas | эдамаме,бобы,горох | 枝豆,豆
hanger tool wall | hanger,coat hanger,clothes hanger | kleiderbügel | cintre | percha | gruccia,appendiabiti | cabide | вешалка,плечики | ハンガー
towel clothing ground | towel,beach towel | handtuch,strandtuch | serviette de bain,serviette de plage | toalla,toalla de playa | asciugamano,telo mare | toalha,toalha de praia | полотенце | タオル
sunscreen container table | sunscreen,sun cream,lotion | sonnencreme | crème solaire | protector solar,crema solar | crema solare | protetor solar | солнцезащитный крем | 日焼け止め
dropper tool hand | dropper,pipette | pipette,tropfer | pipette,compte-gouttes | gotero,cuentagotas | contagocce,pipetta | conta-gotas | пипетка | スポイト
cable device ground | cable,wire,cord,plug | kabel,stecker | câble,fil électrique | cable,enchufe | cavo,spina elettrica | cabo,fio | кабель,провод | ケーブル,コード
rack device ground | server rack,racks,server racks,server,servers | serverschrank,server | baie de serveurs,serveur informatique | servidor,rack de servidores | rack,server | rack,servidor | сервер,серверная стойка | サーバー,ラック
wasabi food table | wasabi | wasabi | wasabi | wasabi | wasabi | wasabi | васаби | わさび
rangoli symbol ground | rangoli,mandala | rangoli,mandala | rangoli,mandala | rangoli,mandala | rangoli,mandala | rangoli,mandala | ранголи,мандала | ランゴリ,曼荼羅
dipper tool table | honey dipper,dipper,wooden dipper | honiglöffel | cuillère à miel | cuchara de miel | spargimiele | pegador de mel | ложка для мёда | ハニーディッパー
kibble food table | kibble,dog food,cat food | trockenfutter,hundefutter | croquettes | pienso | croccantini | ração | сухой корм | ドッグフード
shoulder body-part body | shoulder | schulter | épaule | hombro | spalla | ombro | плечо | 肩
back-part body-part body | back of a body,back | rücken | dos | espalda,lomo | schiena | costas | спина,спине | 背中
lap body-part body | lap | schoß | genoux | regazo | grembo | colo | колени | 膝の上
jetpack clothing body | jetpack,jet pack,rocket pack | jetpack,raketenrucksack | jetpack | mochila propulsora | zaino a reazione | mochila a jato | реактивный ранец,джетпак | ジェットパック
knee body-part body | knee,knees | knie | genou | rodilla,rodillas | ginocchio,ginocchia | joelho,joelhos | колено | 膝,ひざ
elbow body-part body | elbow | ellbogen,ellenbogen | coude | codo | gomito | cotovelo | локоть | 肘,ひじ
neck body-part body | neck,throat,nape | hals,nacken,kehle | cou,nuque,gorge du cou | cuello,nuca,garganta | collo,nuca | pescoço,nuca,garganta | шея,горло | 首,喉
belly body-part body | belly,tummy,torso,abdomen,waist | bauch,torso,taille | ventre,torse,bedaine | barriga,vientre,torso,cintura | pancia,ventre,torso | barriga,ventre,torso,cintura | живот,торс,талия | お腹,胴体
cheek body-part body | cheek,chin,forehead,jaw | wange,kinn,stirn,kiefer | joue,menton,mâchoire | mejilla,barbilla,mandíbula | guancia,mento,mascella | bochecha,queixo,testa da cabeça | щека,подбородок,лоб,челюсть | 頬,顎,額
ankle body-part body | ankle,ankles,shin,calf muscle | knöchel,schienbein | cheville,tibia | tobillo,espinilla | caviglia,stinco | tornozelo,canela da perna | лодыжка,голень | 足首,すね
thigh body-part body | thigh,thighs,hips | oberschenkel,hüfte | cuisse,hanche | muslo,cadera | coscia,anca | coxa,quadril | бедро,бёдра | 太もも,腰
finger body-part body | finger | finger | doigt | dedo | dito,dita | dedo | палец,пальцы | 指
wall building ground | wall,brick wall,stone wall | wand,mauer | mur | pared,muro | muro,parete | parede,muro | стена | 壁
floor building ground | floor,ground | boden,fußboden | sol,plancher | suelo,piso | pavimento,terra | chão,piso | пол,земля под ногами | 床,地面
bay-window building wall | bay window,bow window,oriel window | erker,erkerfenster | bow-window,oriel | ventana saliente,mirador | bovindo | janela saliente | эркер | 出窓
porch building wall | porch,front porch,verandah | vordach,veranda am haus | perron,porche | porche | portico di casa,veranda | alpendre,varanda da frente | крыльцо | 玄関ポーチ
turret building ground | turret,turrets,corner tower | türmchen,erkerturm | tourelle | torreta,torrecilla | torretta | torreão | башенка | 小塔
car-garage building ground | double garage,car garage,attached garage,two-car garage,carport | doppelgarage,carport | garage double,abri voiture | garaje doble,cochera | garage doppio | garagem dupla | двойной гараж | 車庫付き
balcony building wall | balconies | balkone | balcons | balcones | balconi | varandas | балконы | バルコニー付き
dormer building wall | dormer,dormers,dormer window,dormer windows,attic window | gaube,gauben,dachgaube | lucarne,lucarnes | buhardilla | abbaino | mansarda janela,trapeira | мансардное окно | 天窓
shutters building wall | shutters,window shutters | fensterläden | volets | contraventanas,postigos | persiane | venezianas,persianas de madeira | ставни | 雨戸
driveway nature ground | driveway,drive way | auffahrt,einfahrt | allée de garage | entrada de coches | vialetto | entrada de garagem | подъездная дорожка | 車道
facade building wall | façade,facade | fassade | façade | fachada | facciata | fachada | фасад | 正面
roof building ground | roof | dach | toit | techo,tejado | tetto | telhado | крыша | 屋根
stairs building ground | stairs,staircase,steps of stairs,stairway | treppe,stufen | escalier,marches | escalera,escalinata,escalones | scala,scale,gradini | escada,escadaria,degraus | лестница,ступени | 階段
gate building ground | gate,gateway,archway,arch | tor,torbogen | portail,arche | puerta grande,portón,arco | cancello,arco,portone | portão,arco | ворота,арка | 門,アーチ
ladder tool ground | ladder | leiter | échelle | escalera de mano | scala a pioli | escada de mão | стремянка | はしご
hat clothing body | hat | hut | chapeau | sombrero | cappello | chapéu | шляпа | 帽子
cap clothing body | cap,baseball cap | mütze,kappe,schirmmütze | casquette,bonnet | gorra,gorra de plato | berretto,berretto con visiera | boné | кепка,фуражка | キャップ,船長帽
scarf clothing body | scarf | schal | écharpe,foulard | bufanda | sciarpa | cachecol | шарф | マフラー
glove clothing body | glove,gloves,mitten | handschuh | gant,moufle | guante | guanto | luva | перчатка,варежка | 手袋
coat clothing body | coat,overcoat,jacket,raincoat | mantel,jacke,regenmantel | manteau,veste,imperméable | abrigo,chaqueta,impermeable | cappotto,giacca,impermeabile | casaco,jaqueta,capa de chuva | пальто,куртка,плащ,дождевик | コート,ジャケット,レインコート
dreadlocks clothing body | dreadlocks,dreads,locs | dreadlocks,rastalocken | dreadlocks | rastas | rasta,dreadlocks | dreadlocks,rastafári | дреды | ドレッドヘア
mohawk clothing body | mohawk,mohawk hair | irokese,irokesenschnitt | crête iroquoise | cresta,mohicano | cresta | moicano | ирокез | モヒカン
afro clothing body | afro,afro hair | afro | coupe afro | pelo afro | capelli afro | cabelo afro | афро | アフロ
armor clothing body | armor,armour,suit of armor,suit of armour,plate armor,plate armour | rüstung,ritterrüstung | armure | armadura | armatura | armadura | доспехи,латы | 鎧
scar clothing body | scar | narbe | cicatrice | cicatriz | cicatrice | cicatriz | шрам | 傷跡
freckles clothing body | freckles | sommersprossen | taches de rousseur | pecas | lentiggini | sardas | веснушки | そばかす
mechanical-arm clothing body | mechanical arm,metal arm,bionic arm,prosthetic arm,cybernetic arm,robotic prosthetic arm | armprothese,mechanischer arm | bras mécanique | brazo mecánico | braccio meccanico | braço mecânico | механическая рука | 機械の腕
wooden-leg clothing body | wooden leg,peg leg,wooden peg leg | holzbein | jambe de bois | pata de palo | gamba di legno | perna de pau | деревянная нога | 木の義足
butterfly-wings clothing body | butterfly wings,fairy wings | schmetterlingsflügel,feenflügel | ailes de papillon | alas de mariposa | ali di farfalla | asas de borboleta | крылья бабочки | 蝶の羽
bat-wings clothing body | bat wings | fledermausflügel | ailes de chauve-souris | alas de murciélago | ali di pipistrello | asas de morcego | крылья летучей мыши | コウモリの羽
quiver clothing body | quiver,quiver of arrows | köcher | carquois | carcaj,aljaba | faretra | aljava | колчан | 矢筒
cape clothing body | cape,cloak | umhang,cape | cape | capa | mantello | capa de herói | плащ накидка,накидка | マント
robe clothing body | robe,gown | robe,gewand | robe longue,tunique | túnica,bata | tunica,vestaglia | túnica,manto | мантия,халат | ローブ,ガウン
dress clothing body | dress | kleid | robe | vestido | vestito,abito | vestido | платье | ドレス
shirt clothing body | shirt,blouse,sweater,jumper,hoodie | hemd,bluse,pullover | chemise,pull | camisa,suéter,jersey | camicia,maglione | camisa,suéter | рубашка,свитер | シャツ,セーター
t-shirt clothing body | t-shirt,tshirt,tee | t-shirt | t-shirt | camiseta | maglietta | camiseta | футболка | tシャツ
apron clothing body | apron | schürze | tablier | delantal | grembiule | avental | фартук | エプロン
boots clothing body | boot,boots,rubber boots | stiefel,gummistiefel | botte | bota | stivale | bota | сапог,сапоги,ботинок | ブーツ,長靴
shoe clothing body | shoe,sneaker,running shoe | schuh,turnschuh,laufschuh | chaussure,basket,chaussure de course | zapato,zapatilla,zapatilla deportiva | scarpa,scarpa da corsa | sapato,tênis,tênis de corrida | туфля,кроссовок,ботинки,кроссовка | 靴,スニーカー
glasses clothing body | glasses,eyeglasses,spectacles | brille | lunettes | gafas,lentes,anteojos | occhiali | óculos | очки | 眼鏡,メガネ
sunglasses clothing body | sunglasses | sonnenbrille | lunettes de soleil | gafas de sol | occhiali da sole | óculos de sol | солнечные очки,тёмные очки | サングラス
crown clothing body | crown | krone | couronne | corona | corona | coroa | корона | 王冠
helmet clothing body | helmet | helm | casque | casco | casco | capacete | шлем,каска | ヘルメット
backpack clothing body | backpack,rucksack | rucksack | sac à dos | mochila | zaino | mochila | рюкзак | リュック,バックパック
bag container hand | bag,handbag,tote bag | tasche,handtasche,tüte | sac,sac à main | bolso,bolsa | borsa | bolsa,sacola | сумка,сумочка | バッグ,鞄,袋
umbrella tool hand | umbrella,parasol | regenschirm,schirm,sonnenschirm | parapluie,parasol | paraguas,sombrilla | ombrello,ombrellone | guarda-chuva,guarda-sol | зонт,зонтик | 傘
ring tool hand | ring,wedding ring | ring,ehering | bague,alliance | anillo | anello | anel,aliança | кольцо | 指輪
chair furniture ground | chair | stuhl | chaise | silla | sedia | cadeira | стул | 椅子
armchair furniture ground | armchair | sessel | fauteuil | sillón | poltrona | poltrona | кресло | 肘掛け椅子
sofa furniture ground | sofa,couch | sofa,couch | canapé,sofa | sofá | divano | sofá | диван | ソファ,ソファー
bed furniture ground | bed,bunk bed | bett,etagenbett | lit,lit superposé | cama,litera | letto,letto a castello | cama,beliche | кровать,постель | ベッド,二段ベッド
bench furniture ground | bench,park bench | bank,parkbank | banc | banco,banca | panchina,panca | banco,banco de praça | скамейка,лавочка | ベンチ
shelf furniture wall | shelf,bookshelf,bookcase,shelves | regal,bücherregal | étagère,bibliothèque meuble | estante,estantería,librero | scaffale,libreria mobile,mensola | prateleira,estante | полка,стеллаж,книжная полка | 棚,本棚
wardrobe furniture ground | wardrobe,closet,cupboard,cabinet | schrank,kleiderschrank,schublade | armoire,placard,tiroir | armario,cajón | armadio,cassetto | armário,gaveta | шкаф,ящик стола | タンス,戸棚
lamp device table | lamp,table lamp,desk lamp | lampe,tischlampe | lampe | lámpara | lampada | lâmpada,luminária,abajur | лампа,настольная лампа | ランプ,電気スタンド
rug clothing ground | rug,carpet | teppich | tapis | alfombra | tappeto | tapete | ковёр,ковер | ラグ,絨毯
curtain clothing wall | curtain,curtains | vorhang,gardine | rideau | cortina | tenda,tende | cortina | штора,занавеска,занавес | カーテン
pillow clothing ground | pillow,cushion | kissen | oreiller,coussin | almohada,cojín | cuscino | travesseiro,almofada | подушка | 枕,クッション
mirror furniture wall | mirror | spiegel | miroir | espejo | specchio | espelho | зеркало | 鏡
door building ground | door | tür | porte | puerta | porta | porta | дверь | ドア,扉
fireplace building ground | fireplace,fire place,hearth | kamin,feuerstelle | cheminée foyer,âtre | chimenea de salón,hogar de leña | caminetto | lareira | камин | 暖炉
stove device ground | stove,cooker,oven | herd,ofen,backofen | cuisinière,four | estufa,horno | fornello,forno,stufa | fogão,forno | плита,печь,духовка | コンロ,オーブン,ストーブ
sink furniture ground | sink,basin,washbasin | spüle,waschbecken | évier,lavabo | fregadero,lavabo | lavandino,lavello | pia | раковина | 流し台,シンク
tap device wall | tap,faucet | wasserhahn | robinet | grifo,llave de agua | rubinetto | torneira | кран | 蛇口
fridge device ground | fridge,refrigerator | kühlschrank | réfrigérateur,frigo | nevera,refrigerador | frigorifero | geladeira | холодильник | 冷蔵庫
pan tool hand | pan,frying pan,skillet | pfanne,bratpfanne | poêle | sartén | padella | frigideira | сковорода,сковородка | フライパン
pot container table | pot,cooking pot,saucepan | topf,kochtopf | casserole,marmite | olla,cazuela | pentola | panela | кастрюля | 鍋
kettle container table | kettle,teapot | kessel,wasserkocher,teekanne | bouilloire,théière | tetera,hervidor | bollitore,teiera | chaleira,bule | чайник | やかん,急須,ティーポット
cup container hand | cup,mug,coffee cup,teacup | tasse,becher,kaffeetasse,teetasse | tasse,mug | taza,pocillo | tazza,tazzina | xícara,caneca | чашка,кружка | カップ,マグカップ,コーヒーカップ
glass container hand | drinking glass,glass of | trinkglas,glas | verre | vaso,copa | bicchiere | copo,taça | стакан,бокал | グラス,コップ
bottle container table | bottle | flasche | bouteille | botella | bottiglia | garrafa | бутылка | 瓶,ボトル
jar container table | jar,glass jar | einmachglas,glasgefäß | bocal,pot en verre | frasco,tarro | barattolo,vasetto | pote,frasco | банка | 瓶詰め
jug container hand | jug,pitcher | krug,kanne | cruche,carafe,pichet | jarra | brocca,caraffa | jarra | кувшин | 水差し
bowl container table | bowl | schüssel,schale | bol,saladier | cuenco,tazón,bol | ciotola,scodella | tigela | миска,чаша,пиала | ボウル,お椀,丼
plate container table | plate,dish,platter | teller,platte | assiette,plat,plateau de service | plato,fuente | piatto,vassoio da portata | prato,travessa | тарелка,блюдо | 皿,お皿,盛り合わせ
tray container hand | tray | tablett | plateau | bandeja | vassoio | bandeja | поднос | お盆,トレイ
basket container hand | basket | korb | panier,corbeille | cesta,canasta | cesto,cestino | cesta,cesto | корзина,корзинка | 籠,かご,バスケット
bucket container hand | bucket,pail | eimer | seau | cubo,balde | secchio | balde | ведро | バケツ
vase container table | vase | vase | vase | jarrón,florero | vaso da fiori | vaso,jarro | ваза | 花瓶
barrel container ground | barrel | fass | tonneau,baril | barril | barile,botte | barril | бочка | 樽
gift container ground | gift,present,gift box,present box | geschenk,geschenkbox | cadeau,boîte cadeau | regalo,caja de regalo | regalo,pacco regalo | presente,caixa de presente | подарок,подарочная коробка | プレゼント,ギフトボックス
package container ground | package,parcel | paket,päckchen | colis,paquet | paquete | pacco | pacote,encomenda | посылка,пакет | 荷物,小包
suitcase container ground | suitcase,luggage | koffer,gepäck | valise,bagage | maleta,equipaje | valigia,bagaglio | mala,bagagem | чемодан,багаж | スーツケース
trash-can container ground | trash can,bin,garbage can,dustbin | mülleimer,mülltonne | poubelle | basurero,cubo de basura | cestino dei rifiuti,bidone | lixeira,lata de lixo | мусорное ведро,урна,мусорный бак | ゴミ箱
fork tool hand | fork | gabel | fourchette | tenedor | forchetta | garfo | вилка | フォーク
knife tool hand | knife | messer | couteau | cuchillo | coltello | faca | нож | ナイフ,包丁
spoon tool hand | spoon,wooden spoon | löffel,kochlöffel | cuillère | cuchara | cucchiaio | colher | ложка | スプーン
hammer tool hand | hammer | hammer | marteau | martillo | martello | martelo | молоток | ハンマー,金槌
saw tool hand | saw,handsaw | säge | scie | sierra,serrucho | sega | serra,serrote | пила | のこぎり
wrench tool hand | wrench,spanner | schraubenschlüssel | clé à molette,clé anglaise | llave inglesa | chiave inglese | chave inglesa | гаечный ключ | レンチ,スパナ
axe tool hand | axe | axt,beil | hache | hacha | ascia | machado | топор | 斧
shovel tool hand | shovel,spade | schaufel,spaten | pelle,bêche | pala | pala,vanga | pá | лопата | シャベル,スコップ
broom tool hand | broom | besen | balai | escoba | scopa | vassoura | метла,веник | 箒,ほうき
watering-can tool hand | watering can | gießkanne | arrosoir | regadera | annaffiatoio | regador | лейка | じょうろ
scissors tool hand | scissors | schere | ciseaux | tijeras | forbici | tesoura | ножницы | はさみ
brush tool hand | paintbrush,brush | pinsel | pinceau | pincel | pennello | pincel | кисть,кисточка | 筆,絵筆
hairbrush tool hand | hairbrush,comb | haarbürste,kamm | brosse à cheveux,peigne | cepillo de pelo,peine | spazzola,pettine | escova de cabelo,pente | расчёска,щётка для волос,гребень | ヘアブラシ,櫛
pen tool hand | pen,fountain pen | stift,füller,kugelschreiber | stylo | bolígrafo,pluma estilográfica | penna | caneta | ручка | ペン
pencil tool hand | pencil | bleistift,buntstift | crayon | lápiz | matita | lápis | карандаш | 鉛筆
easel furniture ground | easel | staffelei | chevalet | caballete | cavalletto | cavalete | мольберт | イーゼル
book tool hand | book,books | buch,bücher | livre | libro | libro | livro | книга,книги | 本,書籍
notebook tool hand | notebook,notepad,diary | notizbuch,heft | cahier,carnet | cuaderno,libreta | quaderno,taccuino | caderno | тетрадь,блокнот | ノート
newspaper tool hand | newspaper | zeitung | journal | periódico,diario | giornale | jornal | газета | 新聞
letter tool hand | envelope,love letter,mail | briefumschlag,brief | enveloppe,courrier | sobre de carta,carta | busta,lettera da spedire | envelope,carta | конверт,письмо | 手紙,封筒
key tool hand | key,keys | schlüssel | clé,clef | llave | chiave | chave | ключ | 鍵
padlock tool table | padlock,lock | schloss,vorhängeschloss | cadenas,serrure | candado | lucchetto | cadeado | замок | 錠前,南京錠
clock device wall | clock,wall clock,alarm clock | uhr,wanduhr,wecker | horloge,réveil,pendule | reloj,despertador | orologio,sveglia | relógio,despertador | часы,будильник | 時計,目覚まし時計
watch device hand | watch,wristwatch,smartwatch | armbanduhr,smartwatch | montre,montre connectée | reloj de pulsera,reloj inteligente | orologio da polso,smartwatch | relógio de pulso,relógio inteligente,smartwatch | наручные часы,умные часы | 腕時計,スマートウォッチ
phone device hand | phone,smartphone,mobile phone,cell phone | handy,smartphone,telefon | téléphone,smartphone,portable | teléfono,móvil,celular | telefono,cellulare,smartphone | telefone,celular,smartphone | телефон,смартфон | 電話,スマホ,スマートフォン,携帯電話
laptop device table | laptop,notebook computer | laptop | ordinateur portable | portátil,computadora portátil | portatile,computer portatile | notebook computador,laptop | ноутбук | ノートパソコン,パソコン
computer device table | computer,desktop computer,monitor,screen | computer,rechner,monitor,bildschirm | ordinateur,écran,moniteur | computadora,ordenador,monitor,pantalla | computer,schermo,monitor | computador,monitor,tela | компьютер,монитор,экран | コンピューター,モニター,画面
tablet device hand | tablet | tablet | tablette | tableta | tablet | tablet | планшет | タブレット
camera device hand | camera | kamera,fotoapparat | appareil photo,caméra | cámara | macchina fotografica,fotocamera | câmera | камера,фотоаппарат | カメラ
television device ground | tv,television | fernseher | télévision,télé | televisor,televisión,tele | televisore,televisione | televisão,tv | телевизор | テレビ
headphones device body | headphones,headset,earphones | kopfhörer | casque audio,écouteurs | auriculares,audífonos | cuffie | fones de ouvido | наушники | ヘッドホン,イヤホン
microphone device hand | microphone,mic | mikrofon | microphone,micro | micrófono | microfono | microfone | микрофон | マイク
light-bulb device table | light bulb,lightbulb,bulb | glühbirne | ampoule | bombilla,foco eléctrico | lampadina | lâmpada elétrica | лампочка | 電球
battery device table | battery | batterie | batterie,pile électrique | batería,pila | batteria,pila | bateria,pilha | батарейка,аккумулятор | 電池
gear tool table | gear,cog,gears | zahnrad,zahnräder | engrenage,rouage | engranaje | ingranaggio | engrenagem | шестерёнка,шестеренка | 歯車
candle tool table | candle | kerze | bougie | vela | candela | vela | свеча,свечка | ろうそく,キャンドル
lantern tool hand | lantern,paper lantern | laterne,lampion | lanterne,lampion | farol,linterna de papel,farolillo | lanterna | lanterna | фонарь,фонарик | 提灯,ランタン
bell tool table | bell | glocke | cloche | campana | campana | sino | колокол,колокольчик | 鐘,ベル
flag sign ground | flag | flagge,fahne | drapeau | bandera | bandiera | bandeira | флаг | 旗
medal tool body | medal | medaille | médaille | medalla | medaglia | medalha | медаль | メダル
trophy tool table | trophy | pokal | trophée,coupe | trofeo | trofeo | troféu | кубок | トロフィー
coin tool table | coin,coins | münze,münzen | pièce de monnaie,pièce | moneda | moneta | moeda | монета,монеты | コイン,硬貨
shopping-cart vehicle ground | shopping cart,shopping trolley | einkaufswagen | caddie,chariot de supermarché | carrito de compras,carrito de la compra | carrello,carrello della spesa | carrinho de compras | тележка,корзина покупок | ショッピングカート,カート
calendar tool wall | calendar | kalender | calendrier | calendario | calendario | calendário | календарь | カレンダー
briefcase container hand | briefcase | aktentasche | mallette,porte-documents | maletín | valigetta | maleta executiva,pasta executiva | портфель | ブリーフケース
shield tool hand | shield | schild schutz,schutzschild | bouclier | escudo protector | scudo | escudo | щит | 盾
sword tool hand | sword | schwert | épée | espada | spada | espada | меч | 剣,刀
staff tool hand | staff,walking stick,cane,wand,magic wand | stab,zauberstab,gehstock | bâton,baguette magique,canne | bastón,varita,varita mágica | bastone,bacchetta magica | cajado,bengala,varinha | посох,трость,волшебная палочка | 杖
chess-board toy table | chess,chessboard,chess board | schachbrett,schach | échiquier,échecs | ajedrez,tablero de ajedrez | scacchiera,scacchi | xadrez,tabuleiro de xadrez | шахматы,шахматная доска | チェス盤,チェス
ball toy ground | ball | ball | balle,ballon | pelota,balón | palla,pallone | bola | мяч,мячик | ボール,玉
balloon toy air | balloon | luftballon,ballon | ballon de baudruche | globo | palloncino | balão | воздушный шар,шарик,воздушный шарик | 風船
kite toy air | kite | drachen zum steigen,papierdrachen | cerf-volant | cometa,papalote | aquilone | pipa,papagaio de papel | воздушный змей,воздушного змея | 凧
teddy-bear toy ground | teddy bear,teddy | teddybär | ours en peluche,nounours | oso de peluche | orsacchiotto | ursinho de pelúcia | плюшевый мишка | テディベア,ぬいぐるみ
doll toy ground | doll,puppet | puppe,marionette | poupée,marionnette | muñeca,títere | bambola,burattino | boneca,fantoche | кукла,марионетка | 人形
toy-train toy ground | toy train,train set | spielzeugeisenbahn,spielzeugzug | petit train,train électrique,train jouet | tren de juguete | trenino,trenino giocattolo | trenzinho,trem de brinquedo | игрушечный поезд,игрушечная железная дорога | おもちゃの電車,おもちゃの汽車
sandcastle toy ground | sandcastle,sand castle | sandburg | château de sable | castillo de arena | castello di sabbia | castelo de areia | замок из песка,песочный замок | 砂の城
swing toy ground | swing | schaukel | balançoire | columpio | altalena | balanço | качели | ブランコ
jigsaw-puzzle toy table | puzzle piece,puzzle pieces,jigsaw,jigsaw piece | puzzleteil,puzzleteile,puzzle | pièce de puzzle,pièces de puzzle,puzzle | pieza de rompecabezas,piezas de rompecabezas,rompecabezas | pezzo di puzzle,pezzi di puzzle,puzzle | peça de quebra-cabeça,peças de quebra-cabeça,quebra-cabeça | пазл,кусочек пазла,детали пазла | パズルのピース,パズル
skateboard vehicle ground | skateboard | skateboard | skateboard,planche à roulettes | monopatín,patineta | skateboard | skate | скейтборд | スケートボード
fishing-rod tool hand | fishing rod,fishing pole | angel,angelrute | canne à pêche | caña de pescar | canna da pesca | vara de pescar | удочка | 釣り竿
net tool hand | net | netz | filet | red | rete | rede | сеть,сачок | 網
tent building ground | tent | zelt | tente | tienda de campaña,carpa | tenda da campeggio | barraca,tenda | палатка,шатёр | テント
campfire nature ground | campfire,bonfire | lagerfeuer | feu de camp | fogata,hoguera | falò | fogueira | костёр,костер | 焚き火,キャンプファイヤー
hammock furniture ground | hammock | hängematte | hamac | hamaca | amaca | rede de descanso | гамак | ハンモック
guitar instrument hand | guitar | gitarre | guitare | guitarra | chitarra | violão,guitarra | гитара | ギター
piano instrument ground | piano,grand piano | klavier,flügel klavier | piano | piano | pianoforte | piano | пианино,рояль,фортепиано | ピアノ
violin instrument hand | violin,fiddle | geige,violine | violon | violín | violino | violino | скрипка | バイオリン
trumpet instrument hand | trumpet | trompete | trompette | trompeta | tromba | trompete | труба музыкальная | トランペット
drum instrument ground | drum,drums | trommel,schlagzeug | tambour,batterie musicale | tambor,batería musical | tamburo,batteria musicale | tambor,bateria musical | барабан | 太鼓,ドラム
flute instrument hand | flute | flöte | flûte | flauta | flauto | flauta | флейта | フルート,笛
car vehicle ground | car,automobile | auto,wagen,pkw | voiture,auto | coche,carro,auto | macchina,auto,automobile | carro,automóvel | машина,автомобиль | 車,自動車
convertible vehicle ground | convertible | cabrio,cabriolet | cabriolet,décapotable | descapotable,convertible | cabriolet,decappottabile | conversível | кабриолет | オープンカー
bus vehicle ground | bus,coach | bus | bus,autobus,autocar | autobús,bus,camión de pasajeros | autobus,pullman | ônibus,autocarro | автобус | バス
truck vehicle ground | truck,lorry,dump truck | lastwagen,lkw,laster | camion | camión | camion | caminhão | грузовик | トラック
tractor vehicle ground | tractor | traktor,trecker | tracteur | tractor | trattore | trator | трактор | トラクター
train vehicle ground | train,steam train | zug,dampfzug,eisenbahn | train | tren | treno | trem,comboio | поезд | 電車,列車,汽車
tram vehicle ground | tram,streetcar,trolley | straßenbahn,tram | tramway,tram | tranvía | tram | bonde,elétrico | трамвай | 路面電車
bicycle vehicle ground | bicycle,bike,cycle | fahrrad,rad | vélo,bicyclette | bicicleta,bici | bicicletta,bici | bicicleta | велосипед | 自転車
scooter vehicle ground | scooter,moped,vespa | roller,motorroller | scooter | escúter,moto scooter,ciclomotor | scooter,motorino | lambreta,scooter | скутер,мопед | スクーター
motorcycle vehicle ground | motorcycle,motorbike | motorrad | moto | motocicleta,moto | motocicletta,moto | motocicleta,moto | мотоцикл | オートバイ,バイク
boat vehicle water | boat,rowing boat,rowboat,small boat,fishing boat | boot,ruderboot,fischerboot,kahn | bateau,barque,bateau de pêche | barco,bote,barca,barco pesquero | barca,barchetta,peschereccio | barco,bote,barco de pesca | лодка,лодочка,рыбацкая лодка | ボート,小舟,船
sailboat vehicle water | sailboat,sailing boat,yacht | segelboot,jacht | voilier,yacht | velero,yate | barca a vela,veliero | veleiro,iate | парусник,парусная лодка,яхта | ヨット,帆船
ship vehicle water | ship,cruise ship,trawler | schiff,kreuzfahrtschiff,trawler | navire,paquebot,chalutier | buque,crucero,navío | nave,peschereccio grande | navio,traineira | корабль,траулер,судно | 客船,トロール船
canoe vehicle water | canoe,kayak | kanu,kajak | canoë,kayak | canoa,kayak | canoa,kayak | canoa,caiaque | каноэ,байдарка | カヌー,カヤック
airplane vehicle air | airplane,plane,aeroplane,aircraft | flugzeug | avion | avión | aereo,aeroplano | avião | самолёт,самолет | 飛行機
helicopter vehicle air | helicopter | hubschrauber | hélicoptère | helicóptero | elicottero | helicóptero | вертолёт,вертолет | ヘリコプター
rocket vehicle air | rocket,spaceship,spacecraft | rakete,raumschiff | fusée,vaisseau spatial | cohete,nave espacial | razzo,astronave | foguete,nave espacial | ракета,космический корабль | ロケット,宇宙船
lighthouse building ground | lighthouse | leuchtturm | phare | faro | faro | farol marítimo,farol | маяк | 灯台
castle building ground | castle,fortress,palace | burg,schloss burg,palast | château,forteresse,palais | castillo,fortaleza,palacio | castello,fortezza,palazzo reale | castelo,fortaleza,palácio | замок крепость,крепость,дворец,замок | 城,お城,宮殿
church building ground | church,chapel | kirche,kapelle | église,chapelle | iglesia,capilla | chiesa,cappella | igreja,capela | церковь,часовня | 教会
windmill building ground | windmill,mill | windmühle,mühle | moulin à vent,moulin | molino de viento,molino | mulino a vento,mulino | moinho de vento,moinho | ветряная мельница,мельница | 風車
barn building ground | barn,shed | scheune,schuppen | grange,cabanon | granero,cobertizo | fienile,capanno | celeiro,galpão | амбар,сарай | 納屋
skyscraper building ground | skyscraper,high rise,tower block,building,buildings,office building | wolkenkratzer,hochhaus,gebäude | gratte-ciel,immeuble,bâtiment | rascacielos torre,edificio | grattacielo,edificio,palazzo | arranha-céu,prédio,edifício | небоскрёб,здание | 高層ビル,ビル,建物
fountain building ground | fountain | brunnen,springbrunnen | fontaine | fuente de agua | fontana | fonte,chafariz | фонтан | 噴水
fence building ground | fence | zaun | clôture,barrière | valla,cerca | recinto,staccionata | cerca,vedação | забор | 柵,フェンス
street-lamp building ground | street lamp,lamp post,streetlight | straßenlaterne,laternenpfahl | lampadaire,réverbère | farola | lampione | poste de luz | уличный фонарь | 街灯
volcano nature ground | volcano | vulkan | volcan | volcán | vulcano | vulcão | вулкан | 火山
palm-tree plant ground | palm tree,palm,coconut tree | palme | palmier | palmera | palma | palmeira,coqueiro | пальма | ヤシの木,椰子の木
pine-tree plant ground | pine tree,pine,fir,fir tree,spruce | kiefer,tanne,fichte | pin,sapin | pino,abeto | pino,abete | pinheiro | сосна,ёлка,ель | 松,松の木,モミの木
oak plant ground | oak,oak tree | eiche | chêne | roble,encina | quercia | carvalho | дуб | 樫の木,オークの木
leaf plant air | leaf,leaves,palm leaf,palm leaves | blatt,blätter,palmenblatt | feuille,feuilles | hoja | foglia | folha | лист,листья,листок | 葉,葉っぱ
branch plant ground | branch,twig | zweig,ast | branche,rameau | rama,ramita | ramo d'albero,ramo | galho,ramo | ветка,ветвь | 枝
rose plant ground | rose,roses | rose | rose fleur | rosa flor | rosa fiore | rosa flor | роза | 薔薇,バラ
tulip plant ground | tulip | tulpe | tulipe | tulipán | tulipano | tulipa | тюльпан | チューリップ
sunflower plant ground | sunflower | sonnenblume | tournesol | girasol | girasole | girassol | подсолнух | ひまわり
lavender plant ground | lavender | lavendel | lavande | lavanda planta | lavanda | lavanda | лаванда | ラベンダー
cactus plant ground | cactus,succulent | kaktus | cactus | cactus | cactus | cacto | кактус | サボテン
mushroom plant ground | mushroom,toadstool | pilz,fliegenpilz | champignon | hongo,seta | fungo | cogumelo | гриб | きのこ
bouquet plant hand | bouquet,flower bouquet | blumenstrauß | bouquet | ramo de flores,ramo | mazzo di fiori | buquê | букет | ブーケ
herb plant table | herb,herbs | kräuter,kraut | herbe aromatique,herbes | hierba,hierbas | erbe aromatiche,erbe | erva,ervas | травы,зелень | ハーブ
apple food table | apple | apfel | pomme | manzana | mela | maçã | яблоко | りんご,リンゴ
banana food table | banana | banane | banane | plátano,banana | banana | banana | банан | バナナ
strawberry food table | strawberry | erdbeere | fraise | fresa,frutilla | fragola | morango | клубника | いちご,イチゴ
cherry food table | cherry | kirsche | cerise | cereza | ciliegia | cereja | вишня,черешня | さくらんぼ
lemon food table | lemon | zitrone | citron | limón | limone | limão | лимон | レモン
grapes food table | grapes,grape | trauben,weintrauben | raisin,raisins | uvas,uva | uva | uvas,uva | виноград | ぶどう
tomato food table | tomato | tomate | tomate | tomate | pomodoro | tomate | помидор,томат | トマト
carrot food table | carrot | karotte,möhre | carotte | zanahoria | carota | cenoura | морковь,морковка | 人参,にんじん
vegetables food table | vegetables,vegetable | gemüse | légumes,légume | verduras,vegetales,verdura | verdure,verdura,ortaggi | legumes,verduras | овощи | 野菜
fruit food table | fruit,fruits | obst,frucht,früchte | fruit,fruits | fruta,frutas | frutta,frutto | fruta,frutas | фрукты,фрукт | 果物,フルーツ
cheese food table | cheese | käse | fromage | queso | formaggio | queijo | сыр | チーズ
egg food table | egg,fried egg,boiled egg | ei,eier,spiegelei | œuf,œufs,oeuf | huevo | uovo,uova | ovo | яйцо,яйца | 卵,たまご
rice food table | rice,bowl of rice | reis | riz | arroz | riso | arroz | рис | ご飯,米,白米
ramen food table | ramen,noodle soup,noodles | ramen,nudelsuppe,nudeln | ramen,nouilles | ramen,fideos | ramen,noodles | lámen,macarrão oriental | рамен,лапша | ラーメン,麺
sushi food table | sushi | sushi | sushi,sushis | sushi | sushi | sushi | суши | 寿司
pizza food table | pizza | pizza | pizza | pizza | pizza | pizza | пицца | ピザ
pasta food table | pasta,spaghetti | nudelgericht,spaghetti,pasta | pâtes,spaghetti | pasta,espaguetis | pasta,spaghetti | massa italiana,espaguete | паста,спагетти | パスタ,スパゲッティ
hamburger food table | hamburger,burger,cheeseburger | hamburger,burger,cheeseburger | hamburger,burger,cheeseburger | hamburguesa | hamburger,panino | hambúrguer | гамбургер,бургер,чизбургер | ハンバーガー,チーズバーガー
french-fries food table | french fries,fries,chips | pommes,pommes frites | frites | patatas fritas,papas fritas | patatine fritte,patatine | batatas fritas | картофель фри,картошка фри | フライドポテト
sandwich food table | sandwich | sandwich,belegtes brot | sandwich | sándwich,bocadillo | tramezzino,sandwich | sanduíche | сэндвич,бутерброд | サンドイッチ
soup food table | soup | suppe | soupe,potage | sopa | zuppa,minestra | sopa | суп | スープ
salad food table | salad | salat | salade | ensalada | insalata | salada | салат | サラダ
cake food table | cake,slice of cake | kuchen,torte | gâteau | pastel,tarta,torta | torta,dolce | bolo | торт,пирог | ケーキ
birthday-cake food table | birthday cake | geburtstagskuchen,geburtstagstorte | gâteau d'anniversaire | pastel de cumpleaños,tarta de cumpleaños | torta di compleanno | bolo de aniversário | торт на день рождения,праздничный торт | 誕生日ケーキ,バースデーケーキ
cupcake food table | cupcake,muffin | cupcake,muffin | cupcake,muffin | magdalena,cupcake | cupcake,muffin | cupcake,bolinho | кекс,капкейк | カップケーキ,マフィン
cookie food table | cookie,biscuit | keks,plätzchen | biscuit,cookie | galleta | biscotto | biscoito,bolacha | печенье | クッキー
doughnut food table | donut,doughnut | donut,krapfen | donut,beignet | dónut,rosquilla,dona | ciambella | rosquinha,donut | пончик | ドーナツ
croissant food table | croissant | croissant | croissant | cruasán,croissant | cornetto,croissant | croissant | круассан | クロワッサン
ice-cream food table | ice cream,ice cream cone | eis,eiscreme,eistüte | glace,cornet de glace | helado,cono de helado | gelato,cono gelato | sorvete,casquinha de sorvete | мороженое | アイスクリーム,アイス
chocolate food table | chocolate bar,chocolate | schokolade | chocolat | chocolate | cioccolato,cioccolata | chocolate | шоколад | チョコレート
pancakes food table | pancakes,pancake | pfannkuchen | crêpes,pancakes | panqueques,tortitas | pancake,frittelle | panquecas | блины,оладьи,панкейки | パンケーキ
honey food table | honey | honig | miel | miel | miele | mel | мёд,мед | 蜂蜜,はちみつ
milk food table | milk,glass of milk | milch | lait | leche | latte | leite | молоко | 牛乳,ミルク
wine food table | wine,red wine,wine glass,glass of wine | wein,weinglas,rotwein | vin,verre de vin | vino,copa de vino | vino,calice di vino | vinho,taça de vinho | вино,бокал вина | ワイン,ワイングラス
beer food table | beer,beer glass,beer mug | bier,bierglas | bière | cerveza | birra | cerveja | пиво,кружка пива | ビール
champagne food table | champagne glass,champagne | sektglas,champagner,sekt | champagne,flûte de champagne | champán,copa de champán | spumante,calice di champagne | champanhe,taça de champanhe | шампанское,бокал шампанского | シャンパン
juice food table | juice,orange juice,lemonade,smoothie | saft,limonade,orangensaft | jus,limonade,jus d'orange | zumo,jugo,limonada | succo,limonata,spremuta | suco,limonada | сок,лимонад | ジュース,レモネード
bento-box container table | bento box,bento,lunch box | bento-box,bento,brotdose | boîte à bento,bento,boîte à lunch | caja bento,bento,lonchera | scatola bento,bento | caixa bento,bento,marmita | бенто,ланчбокс,коробка бенто | 弁当,弁当箱,お弁当
christmas-tree plant ground | christmas tree | weihnachtsbaum,tannenbaum,christbaum | sapin de noël,arbre de noël | árbol de navidad | albero di natale | árvore de natal | новогодняя ёлка,рождественская ёлка | クリスマスツリー
snowman toy ground | snowman | schneemann | bonhomme de neige | muñeco de nieve | pupazzo di neve | boneco de neve | снеговик | 雪だるま
santa-claus person ground | santa,santa claus,father christmas | weihnachtsmann,nikolaus | père noël | papá noel,santa claus | babbo natale | papai noel | дед мороз,санта клаус | サンタクロース,サンタ
pumpkin food ground | pumpkin,jack-o-lantern | kürbis | citrouille,potiron | calabaza | zucca | abóbora | тыква | かぼちゃ,カボチャ
ghost fantasy air | ghost | gespenst,geist | fantôme | fantasma | fantasma | fantasma | привидение,призрак | 幽霊,お化け
fireworks celestial sky | fireworks,firework | feuerwerk | feux d'artifice,feu d'artifice | fuegos artificiales | fuochi d'artificio | fogos de artifício | фейерверк,салют | 花火
unicorn fantasy ground | unicorn | einhorn | licorne | unicornio | unicorno | unicórnio | единорог | ユニコーン
fairy fantasy air | fairy | fee | fée | hada | fata | fada | фея | 妖精
angel fantasy air | angel | engel | ange | ángel | angelo | anjo | ангел | 天使
giant fantasy ground | giant creature,ogre,troll | riese,oger | géant créature,ogre | gigante criatura,ogro | gigante creatura,orco | gigante criatura,ogro | великан,тролль | 巨人
alien fantasy ground | alien | außerirdischer,alien | extraterrestre,alien | extraterrestre,alienígena | alieno,extraterrestre | alienígena,extraterrestre | инопланетянин,пришелец | 宇宙人,エイリアン
captain person ground | captain,sailor,sea captain | kapitän,matrose,seemann | capitaine,marin,capitaine de navire | capitán,marinero,capitán de barco | capitano,marinaio,capitano di mare | capitão,marinheiro,capitão do mar | капитан,моряк,матрос | 船長,水兵,老船長
florist person ground | florist | florist,floristin | fleuriste | florista | fioraio,fioraia | florista | флорист,цветочница | 花屋さん,フローリスト
teenager person ground | teenager,teen | jugendlicher,teenager | adolescent | adolescente | adolescente,ragazzino | adolescente | подросток | 十代の若者,ティーンエイジャー
friend person ground | friend,friends | freund,freunde,freundin | ami,amis,amie | amigo,amigos,amiga | amico,amici,amica | amigo,amigos,amiga | друг,друзья,подруга | 友達,友人
dancer person ground | dancer,ballerina | tänzer,tänzerin,ballerina | danseur,danseuse,ballerine | bailarín,bailarina | ballerino,ballerina | dançarino,bailarina | танцор,балерина,танцовщица | ダンサー,バレリーナ
mechanic person ground | mechanic | mechaniker | mécanicien | mecánico | meccanico | mecânico | механик | 整備士,メカニック
plumber person ground | plumber | klempner,installateur | plombier | fontanero,plomero | idraulico | encanador | сантехник | 配管工
dentist person ground | dentist | zahnarzt | dentiste | dentista | dentista | dentista | стоматолог,зубной врач | 歯医者
superhero person ground | superhero | superheld | super-héros | superhéroe | supereroe | super-herói | супергерой | スーパーヒーロー
archaeologist person ground | archaeologist | archäologe | archéologue | arqueólogo | archeologo | arqueólogo | археолог | 考古学者
runner person ground | runner,athlete,jogger,player | läufer,sportler,athlet,spieler | coureur,athlète,joueur | corredor,atleta,jugador | corridore,atleta,giocatore | corredor,atleta,jogador | бегун,спортсмен,игрок | ランナー,選手
arrow symbol table | arrow,arrows | pfeil,pfeile | flèche | flecha | freccia | seta | стрелка,стрела | 矢印,矢
pin symbol table | map pin,location pin,pin | stecknadel,kartennadel | épingle,repère de carte | alfiler,chincheta,marcador de mapa | spilla,segnaposto | alfinete,marcador de mapa | булавка,метка на карте | ピン
map symbol table | map | landkarte | carte géographique,plan | mapa | mappa,cartina | mapa | карта местности | 地図
musical-note symbol air | musical note,music note,notes | musiknote,noten | note de musique,notes de musique | nota musical,notas musicales | nota musicale,note musicali | nota musical | нота,ноты | 音符
confetti symbol air | confetti | konfetti | confettis | confeti | coriandoli | confete | конфетти | 紙吹雪
bunting symbol air | bunting,pennants,garland,streamer | wimpelkette,girlande | guirlande,fanions | banderines,guirnalda | festoni,ghirlanda | bandeirinhas,guirlanda | гирлянда,флажки | ガーランド,旗飾り
credit-card symbol hand | credit card,bank card | kreditkarte,bankkarte | carte bancaire,carte de crédit | tarjeta de crédito,tarjeta bancaria | carta di credito | cartão de crédito | кредитная карта,банковская карта | クレジットカード
puddle nature ground | puddle | pfütze | flaque d'eau,flaque | charco | pozzanghera | poça | лужа | 水たまり
bird animal air | swallow,robin | schwalbe,rotkehlchen,vogel | hirondelle,rouge-gorge,oiseau | golondrina,petirrojo,pájaro,ave | rondine,pettirosso,uccello | andorinha,pisco,pássaro | ласточка,малиновка,птица | ツバメ,鳥,小鳥
seagull animal air | seagull,gull | möwe | mouette,goéland | gaviota | gabbiano | gaivota | чайка | カモメ
stairs building ground | steps | treppenstufen | | escalones | gradini | degraus | ступени,ступеньки | 段
qr-code symbol table | qr code,barcode | qr-code,strichcode | code qr,code-barres | código qr,código de barras | codice qr,codice a barre | código qr,código de barras | qr-код,штрихкод | QRコード,バーコード
browser-window symbol table | browser window,web page,website window | browserfenster,webseite | fenêtre de navigateur,page web | ventana del navegador,página web | finestra del browser,pagina web | janela do navegador,página da web | окно браузера,веб-страница | ブラウザ画面,ブラウザウィンドウ
compass-rose symbol wall | compass rose,wind rose | windrose,kompassrose | rose des vents | rosa de los vientos | rosa dei venti | rosa dos ventos | роза ветров | 羅針図
sea-serpent fantasy water | sea serpent,sea monster,leviathan | seeschlange,seeungeheuer | serpent de mer,monstre marin | serpiente marina,monstruo marino | serpente marino,mostro marino | serpente marinha,monstro marinho | морской змей,морское чудовище | 海蛇,海の怪物
hot-spring nature ground | hot spring,hot springs,thermal spring,onsen | heiße quelle,thermalquelle | source chaude | aguas termales,fuente termal | sorgente termale,terme | fonte termal,águas termais | горячий источник | 温泉
champagne-glass container table | champagne glass,champagne glasses,champagne flute | sektglas,champagnerglas | coupe de champagne,flûte de champagne | copa de champán | calice di champagne | taça de champanhe | бокал шампанского | シャンパングラス
fig food table | fig | feige | figue | higo | fico | figo | инжир | いちじく,イチジク
brass-band person ground | brass band,jazz band,marching band | blaskapelle,jazzband | fanfare,groupe de jazz | banda de música,banda de jazz | banda di ottoni,gruppo jazz | banda de música,banda de jazz | духовой оркестр | ブラスバンド
chrysalis nature air | chrysalis,cocoon,pupa | puppe eines schmetterlings,kokon | chrysalide,cocon | crisálida,capullo de mariposa | crisalide,bozzolo | crisálida,casulo | куколка,кокон | さなぎ,蛹
mozzarella food table | mozzarella | mozzarella | mozzarella | mozzarella | mozzarella | mozzarella,muçarela | моцарелла | モッツァレラ
lift device ground | car lift,lift | hebebühne,aufzug | pont élévateur,ascenseur | elevador de coches,ascensor | ponte sollevatore,ascensore | elevador | подъёмник,лифт | リフト
rubber-band tool table | rubber band,rubber bands,elastic band
bird-bath building ground | bird bath,birdbath
golf-cart vehicle ground | golf cart,golf buggy
hole-punch tool table | hole punch,hole puncher
waffle-iron device table | waffle iron,waffle maker
diving-bell vehicle underwater | diving bell
scuba-tank tool body | scuba tank,diving tank,oxygen tank,air tank
gummy-bears food table | gummy bears,gummy bear
nail-file tool table | nail file
origami-crane toy table | origami crane,paper crane
exercise-bike device ground | exercise bike,stationary bike
canal-lock building water | canal lock
flower-bulb plant table | flower bulb,tulip bulb,tulip bulbs,daffodil bulbs
milk-can container ground | milk can,milk churn
can-opener tool table | can opener,tin opener
`;
