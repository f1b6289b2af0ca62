/**
 * What a thing can be like. The id is what drawings know; materials are attributes as well. Words are
 * given in their base form: endings of gender, number and case are found by rule.
 */
export const ATTRIBUTES = `
old | old,older,oldest,elderly,aged,ancient,age-old,worn,weathered,beat-up,battered,shabby,well-worn,time-worn | alt,uralt,betagt | vieux,vieille,vieil,âgé,ancien,ancienne | viejo,anciano,antiguo | vecchio,anziano,antico | velho,idoso,antigo | старый,пожилой,древний,старинный | 年老いた,老いた,古い,年寄りの
young | young,younger,youngest,little,youthful | jung | jeune | joven | giovane | jovem | молодой,юный | 若い,幼い
new | new,brand new | neu | neuf,nouveau,nouvelle | nuevo | nuovo | novo | новый | 新しい
small | small,smallest,tinier,little,smaller | klein | petit,petite | pequeño | piccolo | pequeno | маленький,небольшой | 小さな,小さい
tiny | tiny,miniature,mini,minuscule,teeny | winzig,miniatur | minuscule,miniature | diminuto,minúsculo,miniatura | minuscolo,minuto | minúsculo,miniatura | крошечный,крохотный | ちっちゃな,極小の,ミニチュアの
big | big,bigger,biggest,larger,largest,large,great,sizable | groß,gross | grand,gros,grosse | grande,gran | grande,grosso | grande | большой | 大きな,大きい
giant | giant,gigantic,enormous,huge,massive,colossal,oversized,towering,monumental | riesig,gigantisch,gewaltig,riesengroß | géant,énorme,gigantesque,immense | gigante,enorme,gigantesco | gigante,gigantesco,enorme | gigante,enorme,gigantesco | огромный,гигантский,исполинский | 巨大な
tall | tall,taller,tallest,high | hoch,hochgewachsen | haut,élancé | alto | alto | alto | высокий | 高い,背の高い
long | long,lengthy | lang | long,longue | largo | lungo | longo,comprido | длинный | 長い
short | short | kurz | court | corto | corto | curto | короткий | 短い
wide | wide,broad | breit | large | ancho | largo | amplo | широкий | 広い
narrow | narrow | schmal,eng | étroit | estrecho | stretto | estreito | узкий | 狭い,細い路
thin | thin,slim,skinny,slender,lanky,gaunt,scrawny,bony | dünn,schlank | mince,fin,maigre | delgado,flaco | sottile,magro | magro,fino | тонкий,худой | 細い,痩せた
fat | fat,chubby,plump,round-bellied,stout,portly,stocky,burly,tubby,pudgy,overweight,rotund | dick,rundlich,pummelig | gras,dodu,potelé | gordo,rechoncho,regordete | grasso,paffuto,cicciotto | gordo,gordinho | толстый,пухлый | 太った,ぽっちゃりした
muscular | muscular,strong,buff,brawny,beefy,musclebound | muskulös,stark | musclé,fort | musculoso,fuerte | muscoloso,forte | musculoso,forte | мускулистый,сильный | 筋肉質の,強い
round | round,circular | rund,kreisrund | rond | redondo | rotondo,tondo | redondo | круглый | 丸い
square | square | quadratisch,viereckig | carré | cuadrado | quadrato | quadrado | квадратный | 四角い
pointed | pointed,pointy,spiky,prickly,jagged | spitz,stachelig | pointu | puntiagudo | appuntito,a punta | pontudo | острый,остроконечный | 尖った
curved | curved,winding,curvy,twisting,serpentine | gewunden,kurvig,geschwungen,sich schlängelnd | sinueux,courbe | sinuoso,curvo,serpenteante | tortuoso,curvo,serpeggiante | sinuoso,curvo | извилистый,изогнутый | 曲がりくねった
distant | distant,faraway,far-off,far-away | fern,entfernt,weit entfernt | lointain,éloigné | lejano,distante | lontano,distante | distante,longínquo | далёкий,далекий,отдалённый | 遠い,遠くの,彼方の
steep | steep | steil | raide,pentu | empinado | ripido | íngreme | крутой | 急な,急な坂の
straight | straight | gerade | droit | recto | dritto | reto | прямой | まっすぐな
rolling | rolling | sanft geschwungen | vallonné | ondulado | ondulato | ondulante | холмистый | なだらかな
open | open,opened,half-open,ajar | offen,geöffnet,aufgeschlagen | ouvert | abierto | aperto | aberto | открытый,раскрытый | 開いた,開いている
closed | closed,shut | geschlossen | fermé | cerrado | chiuso | fechado | закрытый | 閉じた
lit | lit,glowing,illuminated,shining,luminous,lighted,flickering | leuchtend,beleuchtet,glühend | allumé,lumineux,éclairé,luisant | encendido,luminoso,brillante,iluminado,resplandeciente | acceso,luminoso,illuminato,splendente | aceso,luminoso,brilhante,iluminado | светящийся,зажжённый,освещённый | 灯った,光る,輝く,火のついた
empty | empty,vacant | leer | vide | vacío | vuoto | vazio | пустой | 空の,空っぽの
full | full | voll | plein,rempli | lleno | pieno | cheio | полный | いっぱいの
half-full | half-full,half full,half-empty,half empty,half-filled,half filled | halbvoll,halbleer | à moitié plein,à moitié vide | medio lleno,medio vacío | mezzo pieno,mezzo vuoto | meio cheio,meio vazio | наполовину полный,наполовину пустой | 半分入った
broken | broken,wrecked,snapped,smashed | kaputt,zerbrochen,gebrochen,gerissen | cassé,brisé | roto,quebrado | rotto,spezzato | quebrado,partido | сломанный,разбитый,порванный | 壊れた,割れた,切れた
ruined | ruined,abandoned,derelict,destroyed,boarded up,boarded-up | verfallen,verlassen,zerstört | abandonné,détruit,en ruine | abandonado,en ruinas,destruido | abbandonato,in rovina,distrutto | abandonado,em ruínas | заброшенный,разрушенный | 廃墟の,見捨てられた
haunted | haunted | verwunschen,spukend | hanté | embrujado,encantado | infestato,stregato | assombrado | заколдованный,с привидениями | 幽霊の出る,お化け
rusty | rusty,rusted | rostig,verrostet | rouillé | oxidado | arrugginito | enferrujado | ржавый | 錆びた
dirty | dirty,greasy,filthy,muddy,messy,stained,grimy,sooty | schmutzig,dreckig | sale,boueux | sucio | sporco | sujo | грязный | 汚い
wet | wet,soaked,dripping,damp,soggy | nass | mouillé | mojado | bagnato | molhado | мокрый | 濡れた
melting | melting,melted | schmelzend | fondant,qui fond | derritiéndose,que se derrite | che si scioglie | derretendo | тающий | 溶ける,溶けかけた
frozen | frozen,icy,frosty | gefroren,zugefroren,vereist | gelé,glacé | congelado,helado | ghiacciato,gelato | congelado,gelado | замёрзший,ледяной | 凍った
snowy | snowy,snow covered,snow capped,snowcapped | verschneit,schneebedeckt | enneigé | nevado | innevato | nevado | заснеженный,снежный | 雪の積もった,雪をかぶった
smoking | smoking,smouldering,smoldering | rauchend | | | | | | 煙を吐く
hot | hot,piping hot | heiß | chaud,brûlant | caliente | caldo,bollente | quente | горячий | 熱い,熱々の
cold | cold,chilled | kalt | froid | frío | freddo | frio | холодный | 冷たい
fresh | fresh,freshly baked,freshly picked | frisch | frais,fraîche | fresco | fresco | fresco | свежий | 新鮮な
ripe | ripe,juicy | reif,saftig | mûr,juteux | maduro,jugoso | maturo,succoso | maduro,suculento | спелый,сочный | 熟した
sliced | sliced,cut,chopped,halved | geschnitten,aufgeschnitten | tranché,coupé | cortado,en rodajas | tagliato,affettato | cortado,fatiado | нарезанный | 切った,スライスした
fried | fried,grilled,roasted,baked | gebraten,gegrillt | frit,grillé,rôti | frito,asado | fritto,arrosto | frito,assado | жареный | 焼いた,揚げた
striped | striped,zebra print,zebra-print,zebra-striped,tiger-striped,tiger striped,candy-striped,stripy | gestreift | rayé | rayado,a rayas | a righe,rigato | listrado | полосатый | 縞模様の,しま模様の
spotted | spotted,polka dot,dotted,speckled,polka-dotted | gepunktet,gefleckt | à pois,tacheté | de lunares,manchado,moteado | a pois,a pallini,maculato | de bolinhas,malhado | в горошек,пятнистый | 水玉の,斑点の
checkered | checkered,houndstooth,chequered,plaid,gingham,checked,tartan | kariert | à carreaux | a cuadros,cuadriculado | a quadretti,a scacchi,a quadri | xadrez,quadriculado | клетчатый,в клетку | チェックの,格子柄の
leopard | leopard print,animal print,animal-print,leopard-print,leopard-printed,leopard-patterned,cheetah print,cheetah-print,jaguar print | mit leopardenmuster | à motif léopard | con estampado de leopardo | leopardato,maculato a leopardo | com estampa de onça | леопардовый | ヒョウ柄の
camouflage | camouflage,camo,camouflaged,camouflage-patterned | im tarnmuster | camouflage,à motif camouflage | de camuflaje | mimetico | camuflado | камуфляжный | 迷彩の,迷彩柄の
cow-print | cow print,cow-print,cow-patterned,dalmatian print | mit kuhmuster | à motif vache | con estampado de vaca | pezzato | com estampa de vaca | | 牛柄の
zigzag | zigzag,zig-zag,zigzag-patterned,chevron,chevron-patterned,zigzagged | mit zickzackmuster | à zigzags,à chevrons | en zigzag | a zigzag | em ziguezague | с зигзагами | ジグザグ柄の
scaly | scaly | schuppig | écailleux | escamoso | squamoso | escamoso | чешуйчатый | 鱗のある
feathered | feathered,feathery | gefiedert | emplumé | emplumado | piumato | emplumado | пернатый | 羽毛のある
horned | horned | gehörnt | cornu | cornudo | cornuto | chifrudo | рогатый | 角のある
floral | floral,flowery,flowered | geblümt,blumig | fleuri,à fleurs | floreado,floral | floreale,fiorito | florido,floral | цветочный,в цветочек | 花柄の
patterned | patterned,paisley,ornate,ornamental,decorated,decorative | gemustert,verziert,dekoriert | décoré,orné,à motifs | decorado,ornamentado | decorato,ornato | decorado,ornamentado | узорчатый,украшенный | 模様の,飾られた
colorful | colorful,colourful,tie-dye,tie-dyed,tie dye,multicolored,vibrant,multicolor | bunt,farbenfroh | coloré,multicolore | colorido,multicolor | colorato,variopinto | colorido | разноцветный,красочный,пёстрый | カラフルな,色とりどりの
toned-dark | dim,murky | | | | | | |
toned-bright | vivid | | | | | | |
faded | faded,dull,washed-out,washed out,bleached,sun-bleached | verblichen,ausgeblichen | délavé,décoloré | descolorido,desteñido | sbiadito,scolorito | desbotado | выцветший,блёклый | 色あせた
transparent | transparent,translucent,see-through | durchsichtig,transparent | transparent,translucide | transparente | trasparente | transparente | прозрачный | 透明な
shiny | shiny,glossy,polished,sparkling,gleaming,glittering,glittery,sparkly,jeweled,jewelled,sequined | glänzend,funkelnd,glitzernd | brillant,étincelant | reluciente | lucido,scintillante,brillante | reluzente | блестящий,сверкающий | ピカピカの,キラキラ光る
fluffy | fluffy,furry,fuzzy | flauschig,pelzig | duveteux,touffu | esponjoso | soffice | fofo,felpudo | пушистый | ふわふわの,もふもふの
shaggy | shaggy,hairy,scruffy,woolly,bushy,unkempt | zottelig,behaart,struppig | poilu,hirsute | peludo,greñudo | peloso,irsuto | peludo,desgrenhado | лохматый,волосатый | 毛むくじゃらの,毛深い
soft | soft | weich | doux,douce,moelleux | suave,blando | morbido | macio | мягкий | 柔らかい
curly | curly,wavy | lockig,gelockt | bouclé,frisé | rizado | riccio | cacheado,encaracolado | кудрявый | 巻き毛の
braided | braided,plaited | geflochten | tressé | trenzado | intrecciato | trançado | заплетённый | 編んだ,三つ編みの
chibi | chibi,super-deformed,big-headed | chibi | chibi | chibi | chibi | chibi | чиби | ちび,デフォルメ
confused | confused,puzzled,perplexed,bewildered | verwirrt,ratlos | confus,perplexe | confundido,perplejo | confuso,perplesso | confuso,perplexo | растерянный | 困惑した
diverse | diverse,multicultural,multiethnic | vielfältig,divers | diversifié | diverso,diversos | diversi | diversos | разные | 多様な
dark-skinned | dark-skinned,dark skinned,african american,african-american,black-skinned | dunkelhäutig | à la peau noire,à la peau foncée | de piel oscura | dalla pelle scura | de pele escura | темнокожий | 肌の黒い
brown-skinned | brown-skinned,tan-skinned,tanned,olive-skinned | braungebrannt | à la peau mate | de piel morena | dalla pelle olivastra | de pele morena | смуглый | 小麦色の肌の
fair-skinned | fair-skinned,light-skinned,pale-skinned,fair skinned,pale skinned | hellhäutig | à la peau claire | de piel clara | dalla pelle chiara | de pele clara | светлокожий | 色白の
tattooed | tattooed,inked | tätowiert | tatoué | tatuado | tatuato | tatuado | татуированный | タトゥーの入った
banded | banded | | | | | | |
rimmed | gold-rimmed,rimmed | | | | | | |
pinstriped | pinstripe,pinstriped,pin-striped | mit nadelstreifen | à fines rayures | de raya diplomática | gessato | risca de giz | в тонкую полоску | ピンストライプの
argyle | argyle,diamond-patterned,harlequin | mit rautenmuster | à losanges | de rombos | a rombi | de losangos | в ромбик | アーガイルの
quilted | quilted,padded,puffy | gesteppt,wattiert | matelassé | acolchado | trapuntato,imbottito | acolchoado | стёганый | キルティングの
hearted | heart-print,heart-patterned,hearts-print | mit herzmuster | à motif de cœurs | con estampado de corazones | a cuoricini | com estampa de corações | в сердечко | ハート柄の
cut-as-told | flannel,hawaiian,aloha,varsity,letterman,deerstalker,high-top,knee-high,thigh-high,cat-eye,cat eye,plague,button-up,button-down,handlebar,horn-rimmed,hoop,dangly | | | | | | |
hooded | hooded | mit kapuze | encapuchonné | encapuchado | incappucciato | encapuzado | в капюшоне | フードの付いた
barefoot | barefoot,barefooted,bare-footed,shoeless | barfuß,barfüßig | pieds nus,nu-pieds | descalzo | scalzo,a piedi nudi | descalço | босой,босоногий | 裸足の,はだしの
masked | masked | maskiert | masqué | enmascarado | mascherato | mascarado | в маске | 覆面の,仮面の
blindfolded | blindfolded,blindfold | mit verbundenen augen | aux yeux bandés | con los ojos vendados | bendato | vendado,de olhos vendados | с завязанными глазами | 目隠しされた,目隠しをした
freckled | freckled,freckly | sommersprossig | à taches de rousseur | pecoso | lentigginoso | sardento | веснушчатый | そばかすの
gap-toothed | gap-toothed,gap toothed,gaptoothed,toothless,snaggle-toothed | mit zahnlücke | aux dents du bonheur | con dientes separados | con i denti radi | com dentes separados | щербатый | すきっ歯の
elven | elven,elvish,elfin | elbisch | elfique | élfico | elfico | élfico | эльфийский | エルフの
scarred | scarred | vernarbt | balafré | con cicatrices | sfregiato | com cicatrizes | со шрамом | 傷跡のある
bald | bald | kahl,glatzköpfig | chauve | calvo | calvo,pelato | careca | лысый | 禿げた,はげた
blond | blond,blonde,fair haired,fair-haired | blond | blond | rubio | biondo | loiro,louro | белокурый,светловолосый | 金髪の
redhead | redheaded,ginger,red haired,red-haired | rothaarig | roux,rousse | pelirrojo | dai capelli rossi | ruivo | рыжий,рыжеволосый | 赤毛の
bearded | bearded | bärtig | barbu | barbudo | barbuto | barbudo | бородатый | 髭の,ひげの
smiling | smiling,grinning,happy,cheerful,joyful,jolly,excited,delighted,thrilled,overjoyed,ecstatic,pleased | lächelnd,glücklich,fröhlich,froh,grinsend | souriant,heureux,joyeux,content | sonriente,feliz,alegre,contento | sorridente,felice,allegro,contento | sorridente,feliz,alegre,contente | улыбающийся,счастливый,весёлый,веселый,радостный | 笑顔の,微笑む,嬉しそうな,幸せな,笑う,楽しそうな
laughing | laughing,giggling | lachend | rieur,rieuse | riendo,risueño | ridente | risonho | смеющийся | 笑っている
crying | crying,weeping,tearful,sobbing | weinend | en pleurs,en larmes | llorando | piangente | chorando | плачущий | 泣いている
worried | worried,anxious,nervous,concerned,stressed | besorgt,gestresst,nervös | inquiet,inquiète,anxieux,stressé | preocupado,preocupada,nervioso,estresado | preoccupato,preoccupata,nervoso,stressato | preocupado,preocupada,nervoso,estressado | встревоженный,обеспокоенный | 心配そうな,不安そうな
shy | shy,timid,bashful,embarrassed,blushing | schüchtern,verlegen | timide,gêné | tímido,tímida,avergonzado | timido,timida,imbarazzato | tímido,tímida,envergonhado | застенчивый,смущённый | 恥ずかしそうな,内気な
bored | bored,unimpressed,indifferent | gelangweilt | ennuyé,blasé | aburrido,aburrida | annoiato,annoiata | entediado,entediada | скучающий | 退屈そうな
disgusted | disgusted,grossed out,nauseous | angeekelt | dégoûté | asqueado | disgustato | enojado de nojo | испытывающий отвращение | うんざりした
winking | winking | zwinkernd | clignant de l'œil | guiñando un ojo | ammiccante | piscando um olho | подмигивающий | ウインクする
smug | smug,smirking,mischievous,cheeky,sly | verschmitzt,schelmisch | espiègle,malicieux | pícaro,travieso | malizioso,birichino | travesso,maroto | хитрый,озорной | いたずらっぽい
proud | proud,triumphant | stolz | fier,fière | orgulloso,orgullosa | fiero,fiera,orgoglioso | orgulhoso,orgulhosa | гордый | 誇らしげな
in-love | lovestruck,love-struck,in love,enamoured | verliebt | amoureux,amoureuse | enamorado,enamorada | innamorato,innamorata | apaixonado,apaixonada | влюблённый | 恋している
yawning | yawning | gähnend | bâillant | bostezando | sbadigliando | bocejando | зевающий | あくびをする
shouting | shouting,screaming,yelling | schreiend,brüllend | criant,hurlant | gritando | urlante | gritando | кричащий | 叫ぶ
focused | serious,stern,solemn | ernst,streng | sérieux,sévère | serio,severo | serio,severo | sério,severo | серьёзный,строгий | 真剣な
sad | sad,unhappy,melancholic,gloomy-looking,disappointed,heartbroken,miserable,glum,mournful,sorrowful,upset | traurig,unglücklich | triste,malheureux | triste | triste | triste | грустный,печальный | 悲しい,悲しそうな
angry | angry,furious,mad,grumpy,evil,fierce,annoyed,irritated,enraged,cranky,jealous,outraged | wütend,böse,zornig,grimmig | en colère,fâché,furieux,méchant | enojado,enfadado,furioso,malvado | arrabbiato,furioso,cattivo | bravo,zangado,furioso,irritado | злой,сердитый,разъярённый | 怒った,怒っている
surprised | surprised,astounded,flabbergasted,shocked,amazed,astonished,startled | überrascht,erstaunt,erschrocken | surpris,étonné | sorprendido,asombrado | sorpreso,stupito | surpreso,espantado | удивлённый,удивленный | 驚いた,びっくりした
scared | scared,petrified,spooked,afraid,frightened,terrified,fearful | ängstlich,verängstigt | effrayé,apeuré | asustado,asustada | spaventato,spaventata | assustado,assustada | испуганный | 怖がる
tired | tired,exhausted,drowsy,fatigued,sleepy,burnt out,weary | müde,erschöpft,schläfrig | fatigué,épuisé,somnolent | cansado,agotado,somnoliento | stanco,esausto,assonnato | cansado,exausto,sonolento | усталый,уставший,сонный | 疲れた,眠そうな
sick | sick,ill,injured,wounded | krank,verletzt | malade,blessé | enfermo,herido | malato,ferito | doente,ferido | больной,раненый | 病気の,怪我をした
lonely | lonely,alone,solitary,lone,lost | einsam,allein,verloren | solitaire,seul,perdu | solitario,solo,perdido | solitario,solo,perso | solitário,sozinho,perdido | одинокий,потерянный | 孤独な,一人の,迷子の
calm | calm,quiet,serene,peaceful,tranquil | ruhig,friedlich,still | calme,paisible,tranquille | tranquilo,sereno | calmo,tranquillo,sereno | calmo,tranquilo,sereno | спокойный,тихий,мирный | 静かな,穏やかな
wild | wild,untamed | wild | sauvage | salvaje,silvestre | selvaggio,selvatico | selvagem | дикий | 野生の
cute | cute,adorable,sweet,lovely,kawaii | süß,niedlich,putzig | mignon,adorable | lindo,adorable,tierno,bonito | carino,tenero,adorabile | fofinho,bonitinho,adorável | милый,милая | かわいい,可愛い
funny | funny,silly,goofy,playful,crazy | lustig,witzig,albern,verspielt,verrückt | drôle,rigolo,fou | divertido,gracioso,loco | buffo,divertente,pazzo | engraçado,divertido,maluco | смешной,забавный | 面白い
friendly | friendly,kind,gentle | freundlich,nett,sanft | amical,gentil | amistoso,amable | amichevole,gentile | amigável,simpático | дружелюбный,добрый | 優しい,親しみやすい
brave | brave,heroic,bold,courageous,confident,determined,noble | mutig,tapfer | courageux,brave | valiente | coraggioso | corajoso,valente | храбрый,смелый | 勇敢な
curious | curious | neugierig | curieux | curioso | curioso | curioso | любопытный | 好奇心旺盛な
elegant | elegant,fancy,luxurious,stylish,chic,luxury | elegant,luxuriös,schick | élégant,luxueux,chic | elegante,lujoso | elegante,lussuoso | elegante,luxuoso | элегантный,роскошный | 優雅な,エレガントな,豪華な
beautiful | beautiful,pretty,gorgeous,handsome,stunning | schön,hübsch,wunderschön | beau,belle,joli | hermoso,bello,bonita,guapo,precioso | bello,bellissimo,bel | bonito,belo,lindo | красивый,прекрасный | 美しい,綺麗な,きれいな
ugly | ugly | hässlich | laid,moche | feo | brutto | feio | уродливый | 醜い
modern | modern,contemporary,sleek | modern,zeitgenössisch | moderne,contemporain | moderno,contemporáneo | moderno,contemporaneo | moderno,contemporâneo | современный | 現代的な,モダンな
futuristic-thing | high tech,hi-tech | hochmodern | high-tech | de alta tecnología | ad alta tecnologia | de alta tecnologia | высокотехнологичный | ハイテクな
rustic | rustic,country style,farmhouse style | rustikal,ländlich | rustique | rústico | rustico | rústico | деревенский | 田舎風の,素朴な
medieval | medieval | mittelalterlich | médiéval | medieval | medievale | medieval | средневековый | 中世の
gothic | gothic | gotisch | gothique | gótico | gotico | gótico | готический | ゴシック様式の,ゴシックの
scandinavian | scandinavian,nordic | skandinavisch,nordisch | scandinave,nordique | escandinavo,nórdico | scandinavo,nordico | escandinavo,nórdico | скандинавский | 北欧の,北欧風の
japanese | japanese | japanisch | japonais | japonés,japonesa | giapponese | japonês,japonesa | японский | 日本の
chinese | chinese | chinesisch | chinois | chino | cinese | chinês,chinesa | китайский | 中国の
italian | italian,tuscan,venetian,roman | italienisch,toskanisch | italien,italienne,toscan | italiano,toscano | italiano,toscano | italiano,toscano | итальянский,тосканский | イタリアの,トスカーナの
french | french,parisian | französisch | français,parisien | francés,francesa,parisino | francese,parigino | francês,francesa | французский,парижский | フランスの,パリの
english | english,british,victorian | englisch,britisch | anglais,britannique | inglés,inglesa,británico | inglese,britannico | inglês,inglesa | английский,британский | イギリスの
greek | greek,mediterranean | griechisch | grec | griego,mediterráneo | greco,mediterraneo | grego | греческий | ギリシャの
african | african | afrikanisch | africain | africano | africano | africano | африканский | アフリカの
american | american,western | amerikanisch | américain | americano | americano | americano | американский | アメリカの
indian | indian | indisch | indien,indienne | indio | indiano | indiano | индийский | インドの
mexican | mexican | mexikanisch | mexicain | mexicano | messicano | mexicano | мексиканский | メキシコの
tropical | tropical,exotic | tropisch,exotisch | tropical,exotique | tropical,exótico | tropicale,esotico | tropical,exótico | тропический | 熱帯の,南国の
electric | electric | elektrisch | électrique | eléctrico | elettrico | elétrico | электрический | 電気
wireless | wireless,bluetooth | kabellos,drahtlos | sans fil | inalámbrico | senza fili,wireless | sem fio | беспроводной | ワイヤレス
mechanical | mechanical,robotic,cybernetic,steampunk-style | mechanisch | mécanique,robotique | mecánico,robótico | meccanico,robotico | mecânico,robótico | механический | 機械の
magic | magic,magical,enchanted,mystical,mythical | magisch,verzaubert,mystisch | magique,enchanté | mágico,encantada | magico,incantato | mágico,encantado | волшебный,магический | 魔法の
geometric | geometric,faceted,angular,polygonal | geometrisch,kantig | géométrique | geométrico | geometrico | geométrico | геометрический | 幾何学的な
human | human | menschlich | humain | humano | umano | humano | человеческий | 人間の
female | female,feminine | weiblich | féminin,femelle | femenino,hembra | femminile | feminino | женский | 女性の
male | male,masculine | männlich | masculin,mâle | masculino,macho | maschile | masculino | мужской | 男性の
dead | dead,dry,dried,bare,leafless | tot,vertrocknet,getrocknet | mort,fané,séché | muerto,marchito,seco | morto,appassito,secco | morto,murcho,seco | мёртвый,сухой,увядший | 枯れた,死んだ
blooming | blooming,blossoming,in bloom,flowering | blühend | en fleurs,fleuri de | en flor,floreciente | in fiore,fiorito di | em flor,florido de | цветущий | 咲いた,満開の
scattered | scattered,strewn | verstreut | éparpillé | esparcido | sparso | espalhado | разбросанный | 散らばった
stacked | stacked,piled | gestapelt | empilé | apilado | impilato | empilhado | сложенный | 積み重なった
hanging | hanging,suspended,dangling | hängend | suspendu,accroché | colgante,colgado | appeso,sospeso | pendurado,suspenso | висящий,подвесной | 吊るされた
folded | folded | gefaltet | plié | doblado,plegado | piegato | dobrado | сложенный вдвое | 折りたたまれた
wrapped | wrapped,packed | verpackt,eingepackt,gewickelt | emballé,enveloppé | envuelto | incartato,avvolto | embrulhado | завёрнутый | 包まれた
flat | flat,level | flach,platt | plat | plano | piatto | plano | плоский | 平らな
deep | deep | tief gelegen | profond | profundo | profondo | profundo | глубокий | 深い
upside-down | upside down,inverted,upturned,capsized,turned over | kopfüber,verkehrt herum,umgestülpt,gekentert | à l'envers,renversé | boca abajo,al revés | capovolto | de cabeça para baixo | вверх ногами,перевёрнутый | 逆さまの
burning | burning,flaming,blazing,fiery | brennend,lodernd | en feu,brûlant de flammes | en llamas,ardiente | in fiamme,ardente | em chamas,ardente | горящий,пылающий | 燃える,燃えている
leaking | leaking,leaky,punctured | undicht,leck | qui fuit | que gotea | che perde acqua | com vazamento | протекающий | 水漏れの
overflowing | overflowing,overfull,overfilled,overflown | überlaufend,überquellend,übervoll | débordant,qui déborde | desbordante,desbordado,rebosante | traboccante | transbordante,transbordando | переполненный | 溢れる,あふれる
spraying | spraying water,spurting | | | | | | 
sparking | sparking,throwing sparks | funkensprühend | | | | | искрящий | 火花を散らす
soapy | soapy,soaped,lathered,sudsy,foamy | eingeseift,schaumig | savonneux | enjabonado | insaponato | ensaboado | намыленный | 泡だらけの
raising-dust | raising dust | staubaufwirbelnd | | | | | |
steaming | steaming,piping-hot | dampfend | fumant | humeante | fumante | fumegante | дымящийся | 湯気の出る,湯気の立つ,湯気が立つ
cracked | cracked,fractured,dented,chipped,split | rissig,gesprungen | fissuré,fêlé | agrietado | incrinato,crepato | rachado | треснувший | ひび割れた
hollow | hollow,hollowed,hollowed-out,hollowed out | hohl,ausgehöhlt | creux,évidé | hueco,ahuecado | cavo,svuotato | oco,escavado | полый,пустотелый | 空洞の,中が空の
bent | bent,bent out of shape,bended,warped,buckled | verbogen,krumm,gebogen | tordu | doblado,torcido | piegato,storto | dobrado,entortado | погнутый,гнутый,согнутый | 曲がった,折れ曲がった
twisted | twisted,gnarled,gnarly,contorted,knotty | verdreht,knorrig,verwachsen | noueux,tortueux,torsadé | retorcido,nudoso | contorto,nodoso,attorcigliato | retorcido,nodoso | кривой,корявый,скрученный | ねじれた,節くれだった
tangled | tangled,entangled,knotted-up,tangled-up,matted | verheddert,verknotet | emmêlé,enchevêtré | enredado,enmarañado | aggrovigliato,ingarbugliato | emaranhado,embaraçado | запутанный,спутанный | 絡まった,もつれた
thorny | thorny,barbed,spined | dornig,stachlig | épineux | espinoso | spinoso | espinhoso | колючий | とげのある,棘だらけの
armored | armored,armoured,armor-plated,armour-plated,armor-clad | gepanzert | blindé,cuirassé | acorazado,blindado | corazzato,blindato | blindado,encouraçado | бронированный,закованный в броню | 装甲の,鎧を着た
caged | caged,caged-up | eingesperrt | encagé | enjaulado | ingabbiato | enjaulado,engaiolado | посаженный в клетку | 檻に入った,檻の中の
chained | chained,chained up,chained-up,padlocked,shackled | angekettet,mit ketten verschlossen | enchaîné,cadenassé | encadenado | incatenato,lucchettato | acorrentado | прикованный,закованный | 鎖でつながれた
toppled | toppled,knocked over,knocked-over,tipped over,tipped-over,fallen over,overturned,toppled over | umgekippt,umgestürzt,umgefallen | renversé,tombé | volcado,tumbado,caído | rovesciato,ribaltato,caduto | tombado,virado,caído | опрокинутый,упавший | 倒れた,転倒した
spilled | spilled,spilt | verschüttet,ausgelaufen | répandu | derramado | versato | derramado | пролитый,разлитый | こぼれた
raw | raw,uncooked | roh | cru | crudo | crudo | cru | сырой | 生の
burnt | burnt,burned,charred,scorched | verbrannt,verkohlt,angebrannt | brûlé,carbonisé,calciné | quemado,chamuscado,carbonizado | bruciato,carbonizzato | queimado,carbonizado | сгоревший,подгоревший,обугленный | 焦げた,黒焦げの
peeled | peeled | geschält | épluché,pelé | pelado | sbucciato,pelato | descascado | очищенный | 皮をむいた
shattered | shattered | zersplittert,zerschmettert | fracassé,éclaté | destrozado,hecho añicos | frantumato | estilhaçado | разбитый вдребезги | 粉々の
torn | torn,ripped,tattered,frayed,ragged | zerrissen | déchiré | rasgado | strappato | rasgado | рваный,порванный | 破れた
crumpled | crumpled,scrunched,wrinkled | zerknüllt,zerknittert | froissé | arrugado | accartocciato,stropicciato | amassado | смятый,мятый | くしゃくしゃの
rotten | rotten,rotting,moldy,mouldy,spoiled | verfault,faul,schimmelig | pourri,moisi | podrido,mohoso | marcio,ammuffito | podre,mofado | гнилой,заплесневелый | 腐った
mossy | mossy | bemoost,moosig | moussu | musgoso | muschioso,coperto di muschio | musgoso | замшелый | 苔むした
cloth-laid | cloth-covered,draped with a cloth | mit tischdecke gedeckt | nappé | con mantel puesto | con la tovaglia stesa | coberto com toalha | накрытый скатертью | クロスを敷いた
checks-laid | gingham-covered | mit karierter decke gedeckt | nappé à carreaux | con mantel de cuadros | con tovaglia a quadri | com toalha xadrez | накрытый клетчатой скатертью | チェックのクロスを敷いた
overgrown | overgrown | überwuchert,zugewachsen | envahi par la végétation | cubierto de hiedra | ricoperto di edera | coberto de hera | заросший | 蔦に覆われた
dusty | dusty | staubig,verstaubt | poussiéreux | polvoriento | polveroso | empoeirado | пыльный | 埃っぽい
cobwebbed | cobwebby,cobwebbed | voller spinnweben | | | | | | 蜘蛛の巣だらけの
bitten | bitten | angebissen | croqué,entamé | mordido | morso,morsicato | mordido | надкушенный | かじられた
half-eaten | half eaten,half-eaten | halb gegessen,halb aufgegessen | à moitié mangé | medio comido | mezzo mangiato | meio comido | недоеденный | 食べかけの
patched | patched,patched-up,patchwork | geflickt | rapiécé | remendado | rattoppato | remendado | залатанный | つぎはぎの
bandaged | bandaged | bandagiert,verbunden mit verband | bandé | vendado | bendato,fasciato | enfaixado | забинтованный | 包帯を巻いた
winged | winged | geflügelt | ailé | alado | alato | alado | крылатый | 翼の生えた,羽の生えた
crowned | crowned | gekrönt | couronné | coronado | incoronato | coroado | коронованный | 冠をかぶった
wilted | wilted,wilting,withered,drooping | verwelkt,welk | fané,flétri | marchito,mustio | appassito | murcho | увядший,поникший | しおれた
slimy | slimy,gooey | schleimig | visqueux,gluant | viscoso | viscido | gosmento | слизистый | ねばねばの
inflated | inflated,puffed-up,blown-up,inflatable | aufgeblasen | gonflé | inflado | gonfiato | inflado | надутый | 膨らんだ
deflated | deflated | schlaff,luftleer | dégonflé | desinflado | sgonfio,sgonfiato | murcho de ar,esvaziado | сдутый,спущенный | しぼんだ
invisible | invisible | unsichtbar | invisible | invisible | invisibile | invisível | невидимый | 透明人間の
tilted | tilted,leaning,crooked,lopsided,wonky,askew | schief,gekippt | penché,incliné | inclinado,torcido | inclinato,storto | inclinado,torto | наклонённый,кривой | 傾いた
exploding | exploding | explodierend | qui explose | explotando,que explota | che esplode | explodindo | взрывающийся | 爆発する
rainbow | rainbow-colored,rainbow-coloured,rainbow colored | regenbogenfarben,regenbogenfarbig | arc-en-ciel coloré | de arcoíris | arcobaleno colorato | cor de arco-íris | радужный | 虹色の
starry | star-patterned,star-print | sternenbedruckt | étoilé | estrellado | stellato | estrelado | | 星柄の
knitted | knitted,knit,woolen,woollen,crocheted,crochet,yarn-made | gestrickt,gehäkelt,wollen | tricoté,crocheté | tejido,de punto | lavorato a maglia,di lana | tricotado,de tricô | вязаный,шерстяной | 編みぐるみの,編まれた,ニットの
plush | plush,stuffed-toy,cuddly | plüsch,aus plüsch | en peluche | de peluche | di peluche | de pelúcia | плюшевый | ぬいぐるみの
crystal | crystal,crystalline | kristallen,aus kristall | en cristal | cristalino | cristallino | cristalino | хрустальный | 水晶の
copper | copper,bronze,brass | kupfern,bronzen,aus bronze | en cuivre,en bronze | de cobre,de bronce | di rame,di bronzo | de cobre,de bronze | медный,бронзовый | 銅の,青銅の
candy | candy-made,candied | | | | | | | 飴の
galaxy | galaxy-patterned,cosmic | | | | | | | 宇宙柄の
toy-bricks | lego,toy-brick | aus lego | en lego | de lego | di lego | de lego | из лего | レゴの
gift-wrapped | giftwrapped | als geschenk verpackt | emballé en cadeau | envuelto para regalo | impacchettato | embrulhado para presente | в подарочной упаковке | ギフト包装の
sleeping | sleeping,asleep,napping,dozing | schlafend | endormi | dormido | addormentato | adormecido,dormindo | спящий | 眠る,眠っている,寝ている
floating | floating,hovering,levitating,flying | schwebend,fliegend | flottant,volant | flotante,volador,volando | fluttuante,volante,galleggiante | flutuante,voador | летающий,парящий,плавающий | 浮かぶ,空飛ぶ,宙に浮く
pregnant | pregnant | schwanger | enceinte | embarazada | incinta | grávida | беременный | 妊娠した
homemade | homemade,handmade,organic,natural,healthy,delicious,tasty,gourmet | hausgemacht,handgemacht,bio,natürlich,gesund,lecker,köstlich | fait maison,biologique,naturel,sain,délicieux | casero,orgánico,natural,saludable,delicioso | fatto in casa,biologico,naturale,sano,delizioso | caseiro,orgânico,natural,saudável,delicioso | домашний,натуральный,вкусный | 手作りの,自家製の,美味しい,おいしい,健康的な
cozy-thing | comfortable,comfy | bequem | confortable | cómodo,acogedor de | comodo,confortevole | confortável | удобный | 快適な
heavy | heavy,thick,dense | schwer,dicht | lourd,épais,dense | pesado,grueso,denso | pesante,spesso,denso | pesado,grosso,denso | тяжёлый,густой,толстый слой | 重い,厚い
light-weight | lightweight,airy | leichtgewichtig | léger | ligero | leggero | leve | лёгкий | 軽い
fast | fast,speedy,quick,rapid | schnell,rasant | rapide | rápido,veloz | veloce,rapido | rápido,veloz | быстрый | 速い
fantasy-thing | fantastic,fabulous,legendary,mysterious,secret | fantastisch,sagenhaft,geheimnisvoll,geheim | fantastique,légendaire,mystérieux,secret | fantástico,legendario,misterioso,secreto | fantastico,leggendario,misterioso,segreto | fantástico,lendário,misterioso,secreto | фантастический,легендарный,таинственный | 神秘的な,不思議な
vintage-thing | antique,old fashioned,old-fashioned,classic | antik,altmodisch,klassisch | classique,à l'ancienne | clásico,anticuado | d'epoca,classico | clássico | антикварный,классический | アンティークの
wooden | wooden,wood,timber,oak | hölzern,holz,aus holz | en bois,bois,de bois | de madera,madera | di legno,in legno,legno | de madeira,madeira | деревянный,из дерева,дерево материал | 木製の
metal | metal,metallic,steel,iron,chrome,pewter,aluminium,aluminum | metallisch,metall,stahl,eisern,eisen,aus metall | en métal,métallique,métal,en acier,en fer | de metal,metálico,metal,de acero,de hierro | di metallo,metallico,metallo,di ferro | de metal,metálico,metal,de aço,de ferro | металлический,стальной,железный | 金属の,鉄の
stone | stone,rocky,cobblestone,granite | steinern,aus stein,felsig | en pierre,de pierre,rocheux | de piedra,rocoso | di pietra,in pietra,roccioso | de pedra,rochoso | каменный,скалистый | 石の,石造りの,岩の
brick | brick | aus ziegeln,backstein | en brique,en briques,de brique | de ladrillo | di mattoni,in mattoni | de tijolo,de tijolos | кирпичный | レンガの,煉瓦の
glass | glass | gläsern,aus glas,kristallen | en verre,de verre,en cristal | de cristal,de vidrio | di vetro,in vetro,di cristallo | de vidro,de cristal | стеклянный,хрустальный | ガラスの
paper | paper | aus papier,papieren | en papier,de papier | de papel | di carta | de papel | бумажный | 紙の
cardboard | cardboard | papp,aus pappe | en carton | de cartón | di cartone | de papelão | картонный | 段ボールの
leather | leather,suede | ledern,leder,aus leder | en cuir,de cuir | de cuero,de piel | di pelle,in pelle,di cuoio | de couro | кожаный | 革の,レザー
ceramic | ceramic,porcelain,clay-made,terracotta | keramisch,aus keramik,porzellan | en céramique,en porcelaine | de cerámica,de porcelana | di ceramica,in ceramica | de cerâmica,de porcelana | керамический,фарфоровый | 陶器の,陶製の
marble | marble,marbled | marmorn,aus marmor,marmor | en marbre,de marbre | de mármol | di marmo,in marmo | de mármore | мраморный | 大理石の
plastic | plastic,rubber | aus plastik,plastik | en plastique | de plástico | di plastica | de plástico | пластиковый | プラスチックの
linen | linen,cotton,wool,velvet,silk,fabric,satin,denim | leinen,aus leinen,wollen,gestrickt,samten | en lin,de lin,en laine,en coton,tricoté | de lino,de lana,de algodón,tejido | di lino,di lana,di cotone | de linho,de lã,de algodão | льняной,шерстяной,вязаный | リネンの,毛糸の
wicker | wicker,woven,straw,bamboo-made | geflochten aus weide,aus stroh | en osier,en paille | de mimbre,de paja | di vimini,di paglia | de vime,de palha | плетёный,соломенный | 籐の,藁の
neon-lit | neon | neon,neonfarben | néon,au néon | de neón,neón | al neon,neon | de néon,neon | неоновый | ネオンの,ネオン
concrete | concrete,brutalist,cement | beton,aus beton,brutalistisch | en béton,de béton,béton,brutaliste | de hormigón,de concreto,brutalista | di cemento,in cemento,brutalista | de concreto,de betão,brutalista | бетонный | コンクリートの,コンクリート
half-timbered | half-timbered,half timbered,timber-framed,tudor | fachwerk | à colombages | con entramado de madera | a graticcio | enxaimel | фахверковый | 木組みの
storeys-1 | one-storey,one-story,single-storey,single-story,one storey,single storey | einstöckig,eingeschossig | de plain-pied,à un étage | de un piso,de una planta | a un piano | de um andar,térreo | одноэтажный | 平屋の
storeys-2 | two-storey,two-story,two storey,two story,double-storey,2-storey,2-story | zweistöckig,zweigeschossig | à deux étages | de dos pisos,de dos plantas | a due piani | de dois andares | двухэтажный | 二階建ての,2階建ての
storeys-3 | three-storey,three-story,three storey,three story,3-storey,3-story | dreistöckig,dreigeschossig | à trois étages | de tres pisos,de tres plantas | a tre piani | de três andares | трёхэтажный,трехэтажный | 三階建ての,3階建ての
storeys-4 | four-storey,four-story,four storey,4-storey | vierstöckig | à quatre étages | de cuatro pisos | a quattro piani | de quatro andares | четырёхэтажный | 四階建ての
storeys-5 | five-storey,five-story,five storey,5-storey | fünfstöckig | à cinq étages | de cinco pisos | a cinque piani | de cinco andares | пятиэтажный | 五階建ての
thatched | thatched | reetgedeckt,strohgedeckt | en chaume,de chaume | de paja | di paglia intrecciata | de colmo | соломенная крыша | 茅葺きの
tiled | tiled | gefliest,ziegelgedeckt | carrelé,en tuiles | de tejas,con azulejos | piastrellato | de telhas,azulejado | черепичный | 瓦の
double | double | doppelt | double | doble | doppio | duplo | двойной | 二重の
parked | parked | geparkt,abgestellt | garé,garée,stationné | aparcado,estacionado | parcheggiato | parado no estacionamento | припаркованный | 停まっている
full-height | floor-to-ceiling,full-height,floor to ceiling,panoramic-window | bodentief,raumhoch | toute hauteur,baie vitrée | de suelo a techo | a tutta altezza | do chão ao teto | в пол,панорамный витраж | 床から天井までの
suburban | suburban | vorstädtisch | de banlieue | suburbano | suburbano | suburbano | пригородный | 郊外の
stained-glass | stained glass,stained-glass | buntglas | en vitrail | de vidriera,vitral | a vetrata | de vitral | витражный | ステンドグラスの
rectangular | rectangular,oblong | rechteckig,länglich | rectangulaire,oblong | rectangular,oblongo | rettangolare,oblungo | retangular | прямоугольный,продолговатый | 長方形の,細長い形の
triangular | triangular | dreieckig | triangulaire | triangular | triangolare | triangular | треугольный | 三角形の
pentagonal | pentagonal | fünfeckig | pentagonal | pentagonal | pentagonale | pentagonal | пятиугольный | 五角形の
hexagonal | hexagonal | sechseckig | hexagonal | hexagonal | esagonale | hexagonal | шестиугольный | 六角形の
octagonal | octagonal | achteckig | octogonal | octogonal | ottagonale | octogonal | восьмиугольный | 八角形の
bodied | cylindrical,conical,spherical | zylindrisch,kegelförmig,kugelförmig | cylindrique,conique,sphérique | cilíndrico,cónico,esférico | cilindrico,conico,sferico | cilíndrico,cônico,esférico | цилиндрический,конический,сферический | 円筒形の,円錐形の,球形の
rough | rough,bumpy,textured,coarse,lumpy,gritty | rau,holprig,uneben | rugueux,rêche,bosselé | áspero,rugoso,rugosa | ruvido,ruvida,bitorzoluto | áspero,rugoso | шершавый,шероховатый,бугристый | ざらざらの,でこぼこの
as-felt | smooth,hard,sticky,slippery,crispy,crunchy,creamy,matte,blunt,delicate,sturdy,bulky,chunky,stiff,rigid,flexible,squishy | glatt,klebrig,knusprig,cremig,matt,stumpf,robust,steif | lisse,collant,croustillant,crémeux,mat,robuste,rigide | liso,pegajoso,crujiente,cremoso,robusto,rígido | liscio,appiccicoso,croccante,cremoso,robusto,rigido | liso,pegajoso,crocante,cremoso,robusto,rígido | гладкий,липкий,хрустящий,кремовый на вкус,матовый,прочный | なめらかな,べたつく,カリカリの,クリーミーな
as-tasted | fragrant,sour,bitter,spicy,savory,salty,tangy,zesty,aromatic,yummy | duftend,sauer,würzig,salzig | parfumé,acide,amer,épicé,savoureux,salé | fragante,ácido,amargo,picante,sabroso,salado | profumato,aspro,amaro,piccante,saporito,salato | perfumado,azedo,amargo,picante,saboroso,salgado | ароматный,кислый,горький,острый на вкус,солёный | 香り高い,酸っぱい,苦い,辛い
`;
