/**
 * Words of other languages for several things, as in `HOMOGRAPH_WORDS`, each line with its language before it. Words stand as
 * they are written, in their stems, or both; cues are concepts, places, templates and `@kind`.
 */
export const HOMOGRAPHS_ABROAD = `
it tenda tende | curtain | cat kitten window sewing-machine balcony living-room sofa place:living-room place:bedroom
it acqua | splash | gocciola gocciolando gocciolano
es agua | splash | goteando gotea
pt água | splash | pingando pinga gotejando
ru вода воды воду | splash | капает капающая капающие
de wasser | splash | tropft tropfend tropfendes
ja 水 | splash | 滴る 滴って 垂れる 垂れて
de reifen | hula-hoop | lion tiger acrobat place:circus poodle
it cerchio cerchi | hula-hoop | lion tiger acrobat place:circus poodle
pt arco arcos | hula-hoop | lion tiger acrobat place:circus poodle
ja 輪 | hula-hoop | lion tiger acrobat place:circus poodle
de see | place:sea | lighthouse galleon sailing-ship storm wave captain
de bohnen bohne | coffee-beans | coffee cup mug espresso coffee-machine place:cafe coffee-grinder
fr grains grain | coffee-beans | coffee cup mug espresso coffee-machine place:cafe coffee-grinder
es granos grano | coffee-beans | coffee cup mug espresso coffee-machine place:cafe coffee-grinder
it chicchi chicco | coffee-beans | coffee cup mug espresso coffee-machine place:cafe coffee-grinder
pt grãos grão | coffee-beans | coffee cup mug espresso coffee-machine place:cafe coffee-grinder
ru зёрна зерна зёрен зёрнами зерно | coffee-beans | coffee cup mug espresso coffee-machine place:cafe coffee-grinder
ja 豆 | coffee-beans | coffee cup mug espresso coffee-machine place:cafe coffee-grinder
es jardinera jardineras | flower-pot | window balcony house facade
fr jardinière jardinières | flower-pot | window balcony house facade
ru плащ плаще плащом плащи плаща | cape | queen king knight wizard crown superhero witch vampire prince princess elf hooded-figure
ru плащ плаще плащом | trench-coat | detective spy
it impermeabile | trench-coat | detective spy
ru сеть сети сетью | fishing-net | fisherman boat rowing-boat fish place:harbour
fr glaçon | ice-floe | polar-bear penguin seal walrus
pt lanterna lanternas | lantern | branch tree tree-house fox rabbit garland table temple bridge @animal
it panino panini | bread-roll | baker oven bakery place:bakery bread
pt bancada bancadas | counter | stove fridge sink-unit cooking-pot cat cutting-board
ru чайник чайники чайников чайником | teapot | cupcake rose teacup tea gramophone cake cookie
fr sac sacs | sack | santa
fr terre | earth | place:moon-surface place:space astronaut rocket spaceship moon satellite
it terra | earth | place:moon-surface place:space astronaut rocket spaceship moon satellite
it coppa coppe | bowl | ice-cream fruit-salad mousse pudding tiramisu strawberry
pt lanterna lanternas | flashlight | detective tent cave place:cave police-officer mechanic hiker
de eis | ice-cubes | lemonade cocktail juice mint-sprig cola iced-tea whiskey soda
de boxer | boxer | referee boxing-ring boxing-gloves
de ring | boxing-ring | boxer referee
ru судья | referee | boxer boxing-ring soccer-player football footballer
ru лестница лестницу лестнице лестницей | ladder | wall roof tree barn apple-tree
es tetera teteras | kettle | stove fridge cooking-pot frying-pan
fr ballons | balloons | unicorn cake gift clown template:card party-hat garland birthday-cake cupcake
es casco cascos | space-helmet | astronaut spacesuit rocket spaceship place:space place:moon-surface
fr casque casques | space-helmet | astronaut spacesuit rocket spaceship place:space place:moon-surface
it casco caschi | space-helmet | astronaut spacesuit rocket spaceship place:space place:moon-surface
pt capacete capacetes | space-helmet | astronaut spacesuit rocket spaceship place:space place:moon-surface
de helm helme | space-helmet | astronaut spacesuit rocket spaceship place:space place:moon-surface
ru шлем шлемом шлеме шлемы | space-helmet | astronaut spacesuit rocket spaceship place:space place:moon-surface
ja ヘルメット | space-helmet | astronaut spacesuit rocket spaceship place:space place:moon-surface
de schloss schlösser | padlock | key keyhole door chain bicycle phone shield treasure-chest suitcase laptop
de schild schilde | shield | knight sword dragon crown viking castle armor king helmet spear gladiator
de bank bänke | bench | park garden old-man grandfather grandmother pigeon couple tree street
de bank | bank-building | money coins robber thief atm credit-card
de weide weiden | place:meadow | cow sheep horse goat lamb pony fence barn farm
de birne birnen | lightbulb | lamp electric cable socket
de flügel | grand-piano | pianist concert stage pianist music notes piano
de blätter blatt | paper | pen pencil desk printer notebook office computer
de decke decken | blanket | bed sofa picnic basket cat dog child park
de hahn | tap | sink water drip bathtub
de golf | golf-ball | golf-club golfer
de strauß strauss | ostrich | savanna zebra giraffe desert zoo
de tor tore | football-goal | football soccer-player goalkeeper footballer
de leiter | ladder | wall roof tree paint apple-tree builder painter house
de läufer | rug | hallway place:living-room floor
de maus mäuse | computer-mouse | keyboard computer monitor laptop desktop
fr lampadaire lampadaires | floor-lamp | @furniture place:living-room living-room bedroom salon armchair sofa rug
fr cheminée cheminées | chimney | roof house smoke factory place:town brick cottage cabin factory-building santa chimney-sweep
fr cheminée cheminées | fireplace | @furniture @person cat dog living-room sofa armchair fire basket rug stocking christmas-tree
fr casque casques | hard-hat | builder cement-mixer crane wall construction-site excavator worker engineer construction
fr casque casques | headphones | music laptop microphone game teenager gamer dj keyboard gaming-headset
fr casque casques | bike-helmet | bicycle scooter skateboard cyclist motorcycle kick-scooter
fr ballon ballons | balloon | child cake gift clown party birthday-cake garland bunting card confetti teddy-bear
fr billet billets | money | wallet coins piggy-bank purse handbag credit-card
fr glace glaces | ice | penguin polar-bear skates iceberg skater
fr souris | computer-mouse | keyboard computer monitor laptop desktop
fr tableau tableaux | blackboard | teacher pupil classroom school chalk student
fr avocat avocats | avocado | toast salad salmon bread tomato lemon egg plate bowl
fr tennis | tennis-ball | tennis-racket tennis-court tennis-player
fr bureau bureaux | desk | chair lamp computer laptop desk-lamp pupil student
fr verre verres | glass | wine juice milk water lemonade cocktail straw
fr feuille feuilles | paper | pen pencil desk printer notebook office computer
fr feu feux | traffic-light | car crosswalk street pedestrian
fr cuisinière | stove | pan cooking-pot kettle kitchen
fr pièces pièce | coins | wallet piggy-bank money hourglass jar treasure-chest purse
fr bibliothèque | bookshelf | @furniture living-room sofa armchair bedroom desk
fr baguette | magic-wand | wizard witch fairy magician
fr pêche pêches | peach | apricot apple pear basket plum cherry fruit jam
es chimenea chimeneas | chimney | roof house smoke factory cottage cabin factory-building santa chimney-sweep
es chimenea chimeneas | fireplace | @furniture @person cat dog living-room sofa armchair fire basket rug stocking christmas-tree kitten
es cometa cometas | kite | child boy girl beach park wind father meadow
es casco cascos | hard-hat | builder cement-mixer crane wall construction-site excavator worker engineer construction
es casco cascos | bike-helmet | bicycle scooter skateboard cyclist motorcycle kick-scooter
es casco cascos | headphones | music laptop microphone game teenager gamer dj gaming-headset
es escalera escaleras | ladder | moon clouds place:clouds cloud star sky businessman moon tree-house builder painter tree apple-tree roof cat firefighter paint wall gutter bulb
es hoja hojas | paper | pen pencil desk printer notebook office computer
es ratón ratones | computer-mouse | keyboard computer monitor laptop desktop
es billete billetes | money | wallet coins piggy-bank purse handbag credit-card
es banco bancos | bench | park garden old-man grandfather grandmother pigeon couple tree street
es banco | bank-building | money coins robber thief credit-card
es muñeca muñecas | doll | child girl toy teddy-bear
es sierra | place:mountains | snow lake
es copa copas | trophy | winner athlete footballer podium medal
es sobres | letter | letter stamp mailbox icon
es caballero caballeros | knight | queen king throne place:throne-room tournament dragon sword castle shield horse princess armor lance tower
es tabla tablas | surfboard | surfer wave
es tabla tablas | cutting-board | knife onion tomato bread chef cheese
es llave llaves | key | lock door padlock house
es foco focos | spotlight | stage singer microphone
es mono monos | monkey | banana jungle tree
es llama llamas | llama | mountains hat grass alpaca wool farm meadow sheep field
es llama llamas | fire |
es nuez nueces | chestnut | squirrel
es bota botas | boot |
it camino camini | chimney | smoke roof place:village stork nest factory-building
it camino camini | fireplace | @furniture @person cat dog living-room sofa armchair fire basket rug stocking christmas-tree kitten
it tenda tende | curtain | window room @furniture living-room bedroom kitchen
it tenda tende | tent | campfire forest mountain camping lake sleeping-bag night
it scala scale | ladder | moon clouds place:clouds cloud star sky businessman moon tree-house builder painter tree apple-tree roof cat firefighter paint wall gutter
it casco caschi | hard-hat | builder cement-mixer crane wall construction-site excavator worker engineer construction
it casco caschi | bike-helmet | bicycle scooter skateboard cyclist motorcycle kick-scooter
it topo topi | mouse | cheese cat trap
it mouse | computer-mouse | keyboard computer monitor laptop desktop
it pesca pesche | peach | apricot apple pear basket plum cherry fruit jam
it piano | piano | pianist music notes concert
it peso pesi | dumbbell | gym athlete weightlifter
it vaso vasi | vase | flower rose tulip bouquet sunflower table
it vaso vasi | flower-pot | potted-plant balcony gardener garden cactus geranium window-sill
it rete reti | football-goal | footballer football goalkeeper
it cornetto cornetti | croissant | coffee cappuccino bakery cup bread
it bar | place:cafe | barista coffee cappuccino croissant table customer
it libreria librerie | bookshelf | @furniture living-room sofa armchair bedroom desk
it cassa casse | crate | apple tomato orange fruit vegetables
pt rede redes | fishing-net | fisherman fish boat rowing-boat
pt rede redes | hammock | beach palm-tree tree man book girl porch place:beach
pt escada escadas | ladder | moon clouds place:clouds cloud star sky businessman moon tree-house builder painter tree apple-tree roof cat firefighter paint wall gutter
pt pipa pipas | kite | child boy girl beach park wind father meadow
pt capacete capacetes | hard-hat | builder cement-mixer crane wall construction-site excavator worker engineer construction
pt capacete capacetes | bike-helmet | bicycle scooter skateboard cyclist motorcycle kick-scooter
pt folha folhas | paper | pen pencil desk printer notebook office computer
pt banco bancos | bench | park garden old-man grandfather grandmother pigeon couple tree street
pt banco | bank-building | money coins robber thief credit-card
pt manga mangas | mango | papaya pineapple banana fruit basket
pt salsicha salsichas | sausage | bread grill mustard hot-dog plate barbecue
pt rato ratos | computer-mouse | keyboard computer monitor laptop desktop
pt prancha pranchas | surfboard | surfer wave sea
pt peso pesos | dumbbell | gym athlete weightlifter
pt tênis | tennis-ball | tennis-racket tennis-court tennis-player
pt bala balas | candy | child jar lollipop chocolate
pt bolsa | handbag | woman
pt entrada | ticket | cinema popcorn concert
ru замок замка замком замки замков | padlock | key keyhole door chain bicycle phone shield treasure-chest suitcase laptop finger woman
ru лук лука луком | bow-and-arrow | archer arrow elf quiver hunter
ru ключ ключи ключом ключами | wrench | mechanic bolt nut screwdriver hammer plumber
ru труба трубы трубой трубе | chimney | house roof smoke cottage cabin factory
ru труба трубой трубе | trumpet | musician jazz saxophone drum orchestra concert
ru коса косы | braid | girl hair
ru лист листы листов | paper | pen pencil desk printer notebook office
ru мышь мышка мышки | computer-mouse | keyboard computer monitor laptop desktop
ru фонарь фонаря фонарём фонарем фонари фонарей фонарями | street-lamp | street saxophonist bench place:street bicycle couple pedestrian place:town fog
ru шапка шапки | none | website blog banner
ru доска доски доску доской | blackboard | teacher pupil classroom school chalk student
ru доска доски доску доской | cutting-board | knife onion tomato bread chef cheese
ru груша груши | punching-bag | boxer gloves
ru лестница лестницы лестнице лестницу лестницей | ladder | moon clouds place:clouds cloud star sky businessman moon tree-house builder painter tree apple-tree firefighter paint gutter
ru перец перцы перцы перца | bell-pepper | tomato lettuce cucumber carrot eggplant vegetables crate basket
ru ёлка ёлки ёлку ёлкой ёлке елка елку елкой елке | christmas-tree | gift family garland christmas-bauble santa-claus fireplace child cat christmas-wreath snowman star
ru орех орехи | chestnut | squirrel
ru скала скалы скале | place:cliff | lighthouse sea wave goat
ru лук | onion | knife tomato carrot garlic potato soup salad
ja バット | baseball-bat | baseball
ja コウモリ | bat |
ja ボール | bowl | egg whisk flour dough salad kitchen
ja ナイト | none | saxophonist jazz poster concert card banner
ja 生地 | cloth | pattern child fox owl
ja かご | birdcage | bird parrot
ja 農家 | farmhouse | cypress tree barn stone countryside windmill cow
ja マウス | computer-mouse | keyboard computer monitor laptop desktop
ja タコ | kite | child boy girl wind
de schildkröte schildkröten | tortoise | snail rabbit hare garden lettuce meadow grass leaf flower race
fr tortue tortues | tortoise | snail rabbit hare garden lettuce meadow grass leaf flower race
es tortuga tortugas | tortoise | snail rabbit hare garden lettuce meadow grass leaf flower race
it tartaruga tartarughe | tortoise | snail rabbit hare garden lettuce meadow grass leaf flower race
pt tartaruga tartarugas | tortoise | snail rabbit hare garden lettuce meadow grass leaf flower race
ru черепаха черепахи черепаху | tortoise | snail rabbit hare garden lettuce meadow grass leaf flower race
ja カメ 亀 | tortoise | snail rabbit hare garden lettuce meadow grass leaf flower race
de baum | christmas-tree | christmas-tree gift santa bauble ornament
fr sapin arbre | christmas-tree | christmas-tree gift santa bauble ornament
es árbol pino | christmas-tree | christmas-tree gift santa bauble ornament
it albero abete | christmas-tree | christmas-tree gift santa bauble ornament
pt árvore pinheiro | christmas-tree | christmas-tree gift santa bauble ornament
ru дерево ель | christmas-tree | christmas-tree gift santa bauble ornament
de erde | part | hand sprout seedling potted-plant plant tree worm flower-pot garden
fr terre | part | hand sprout seedling potted-plant plant tree worm flower-pot garden
es tierra | part | hand sprout seedling potted-plant plant tree worm flower-pot garden
it terra | part | hand sprout seedling potted-plant plant tree worm flower-pot garden
pt terra | part | hand sprout seedling potted-plant plant tree worm flower-pot garden
ru земля земли землю землёй | part | hand sprout seedling potted-plant plant tree worm flower-pot garden
ja 土 | part | hand sprout seedling potted-plant plant tree worm flower-pot garden
de kittel | lab-coat | scientist doctor chemist nurse microscope test-tube laboratory dentist
fr blouse blouses | lab-coat | scientist doctor chemist nurse microscope test-tube laboratory dentist
es bata batas | lab-coat | scientist doctor chemist nurse microscope test-tube laboratory dentist
it camice camici | lab-coat | scientist doctor chemist nurse microscope test-tube laboratory dentist
pt jaleco jalecos | lab-coat | scientist doctor chemist nurse microscope test-tube laboratory dentist
ru халат халаты халате халатах | lab-coat | scientist doctor chemist nurse microscope test-tube laboratory dentist
ja 白衣 | lab-coat | scientist doctor chemist nurse microscope test-tube laboratory dentist
es cinta | treadmill | runner gym woman man barbell dumbbell
pt esteira | treadmill | runner gym woman man barbell dumbbell
fr casque casques | headphones | book tea coffee phone desk cup
es auriculares | headphones |
ru горшок горшки горшках горшке | flower-pot | cactus flower rose plant tulip
pt vaso vasos | flower-pot | cactus plant flower herb

it fare | none |
it fari | lighthouse |
ru труба трубы трубой трубе трубу | pipe | plumber sink bathroom water wrench
fr pièce | place:living-room | elephant cat dog sofa
es mago magos | wizard | tower book wand hat castle potion
fr terre | earth | moon astronaut rocket planet spaceship satellite place:moon-surface place:space
it terra | earth | moon astronaut rocket planet spaceship satellite place:moon-surface place:space
pt terra | earth | moon astronaut rocket planet spaceship satellite place:moon-surface place:space
es huella huellas | paw-prints | heart dog cat bear bone paw vet
pt pegada pegadas | paw-prints | heart dog cat bear bone paw vet
fr banc bancs | bench | place:park tree chess-board friend grandmother grandfather old-man couple pigeon
pt massa | dough | grandmother baker flour rolling-pin oven bread bowl apron
es cola colas | tail | @animal
fr urne urnes | ballot-box | hand letter envelope vote voter icon woman man citizen
es urna urnas | ballot-box | hand letter envelope vote voter icon woman man citizen
it urna urne | ballot-box | hand letter envelope vote voter icon woman man citizen
pt urna urnas | ballot-box | hand letter envelope vote voter icon woman man citizen
ru урна урны урну урне | ballot-box | hand letter envelope vote voter icon
pt filhote filhotes | chick | stork bird nest eagle swallow owl duck hen penguin swan robin
pt filhote filhotes | kitten | cat lion tiger leopard
it piccoli | chick | stork eagle swallow
it cuccioli cucciolo | kitten | cat lion tiger leopard
de jungen | chick | stork eagle swallow
es cría crías | chick | stork bird nest eagle swallow owl duck hen penguin swan robin
fr petits | chick | stork eagle swallow
ru труба трубе трубы | chimney | stork nest santa-claus smoke
es chimenea chimeneas | chimney | nest stork
fr cheminée cheminées | chimney | nest stork
pt bala balas | candy | @person
it boccia bocce | fish-bowl | goldfish fish
fr bocal bocaux | fish-bowl | goldfish
de glas | fish-bowl | goldfish
es chimenea chimeneas | chimney | place:village
es bastón | staff | wizard witch
it bastone | staff | wizard witch
pt cajado | staff | wizard witch
fr bâton | staff | wizard witch
pt rede | hammock | palm tree beach place:beach
es cometa cometas | kite | child boy girl toddler father mother park place:park
es tabla | surfboard | wave palm surfer place:beach place:sea
it tavola | surfboard | wave palm surfer place:beach place:sea
fr planche | surfboard | wave palm surfer place:beach place:sea
es agua | splash | salpicando salpica salpican brotando brota chorreando
es agua | none | bebiendo bebe beben tomando gota gotas chorro
it acqua | splash | schizza schizzando schizzano zampilla zampillando sgorga
it acqua | none | beve bevendo bevono goccia gocce getto
pt água | splash | espirrando espirra jorrando jorra respingando
pt água | none | bebendo bebe bebem tomando gota gotas jato >d' d'
fr eau | splash | gicle giclent giclant jaillit jaillissant éclabousse
fr eau | none | boit boivent buvant goutte gouttes jet
de wasser | splash | spritzt spritzen spritzend sprudelt
de wasser | none | trinkt trinken trinkend tropfen
ru вода воды воду | splash | брызжет брызгает хлещет льётся бьёт
ru вода воды воду | none | пьёт пьют пьющий капли
ja 水 | splash | 噴き出す 噴き出し 飛び散る 飛び散り
fr pièce pièces | place:living-room | sombre obscure vide lumineuse meublée décorée chambre hacker fenêtre canapé
es etiqueta etiquetas | none | >para tarro frasco botella
it etichetta etichette | none | >per vasetto barattolo bottiglia
fr étiquette étiquettes | none | >pour pot bocal bouteille
de etikett etiketten | none | >für glas flasche
pt tela telas | monitor | programmer computer laptop keyboard desk office-worker mouse gamer
it torcia torce | flashlight | blanket tent child camping cave
de puppe puppen | chrysalis | caterpillar butterfly
de pfeife | pipe | captain sailor beard fisherman detective grandfather
it pancia | none
pt rede redes | hammock | palm moon beach
es tienda tiendas | tent | campfire place:desert place:mountains camel sleeping-bag camping place:camping-ground bonfire tree place:forest lantern hiker backpack
de gläser glas | jar | carrot jam honey pickle vegetables cucumber lid cookie candy
de fliege | bow-tie | butler robot waiter penguin suit tuxedo groom hat man cat
fr baguettes | chopsticks | sushi ramen noodles rice-bowl soy-sauce bowl dumpling
fr sac sacs | sack | flour handcart windmill cart grain potato horse donkey wheat
es carro carros | handcart | sack hay-bale donkey horse ox windmill mule
it pasta | dough | stende stendono stendendo impasta impastano impastando mattarello farina
it carro carri | handcart | sack hay-bale donkey horse ox windmill mule
es bollo bollos | bread-roll | baker bakery counter basket
pt massa | dough | abrindo abre sovando sova
ja 生地 | dough | 伸ばす 伸ばし こねる こねて めん棒 小麦粉 grandmother baker flour
es pavo pavos | roast-turkey | @furniture cortando corta oven plate knife cranberry
fr dinde | roast-turkey | @furniture découpant découpe oven plate knife
it tacchino | roast-turkey | @furniture taglia tagliando oven plate knife
pt peru | roast-turkey | @furniture cortando corta oven plate knife
de truthahn | roast-turkey | @furniture schneidet tranchiert oven plate knife
ru индейка индейку индейки | roast-turkey | @furniture режет разрезает oven plate knife
ja 七面鳥 | roast-turkey | 切る 切り分ける table oven plate knife
es caja cajas | crate | tomato apple orange fruit vegetables lemon grape potato
pt caixa caixas | crate | tomato apple orange fruit vegetables lemon grape potato
it scala scale | ladder | electrician lightbulb window-cleaner bookshelf
pt escada escadas | ladder | electrician lightbulb window-cleaner bookshelf
es escalera escaleras | ladder | electrician lightbulb window-cleaner bookshelf
ru олень олени оленей оленями оленя | reindeer | santa santa-claus sled christmas-tree gift
ja 袋 | sack | santa handcart windmill flour
ru скачет скачут скачущий скачущая | verb:ride | @person
ru скачет скачут скачущий скачущая | verb:run | horse pony zebra unicorn donkey
ru скачет скачут скачущий скачущая | verb:jump | @animal @toy
ru труба трубы трубой трубу | trumpet | musician saxophone drum drums violin guitar music concert band
ru доска доске доску доской | cutting-board | carrot tomato bread fish onion knife chef vegetables cheese meat @food
pt barraca barracas | market-stall | @food place:market flower
ru платок платке платком | hijab | grandmother old-woman
es vela velas | sail | pirate-ship galleon ship sailing-ship sailing-boat rowing-boat boat sailing-dinghy mast
pt vela velas | sail | pirate-ship galleon ship sailing-ship sailing-boat rowing-boat boat mast
it vela vele | sail | pirate-ship galleon ship sailing-ship sailing-boat rowing-boat boat mast
fr voile voiles | sail | pirate-ship galleon ship sailing-ship sailing-boat rowing-boat boat mast
it banco banchi | desk | place:classroom student pupil teacher blackboard
pt carteira carteiras | desk | place:classroom student pupil teacher blackboard
es molinillo | coffee-grinder | coffee cup mug espresso coffee-machine place:cafe croissant coffee-beans
fr couverture couvertures | blanket | basket picnic-basket bed sofa child baby cherry-tree tree armchair cat
fr plaque plaques | baking-tray | bread baker oven stove cookie cake
it fagotto | baby-bundle | stork
es bulto hatillo atado | baby-bundle | stork
pt trouxa embrulho | baby-bundle | stork
fr baluchon paquet | baby-bundle | stork
de bündel | baby-bundle | stork
ru свёрток свёртком сверток свертком | baby-bundle | stork
ru фонарь фонарём фонаря фонарем | street-lamp | trumpeter saxophonist musician place:street place:park bench street-musician accordionist
ru колонка колонки | fuel-pump | place:gas-station
fr terrier terriers | place:burrow | fox rabbit white-rabbit badger mouse mole
es reino reinos | none |
es astas cornamenta | antlers | deer stag reindeer moose
it corna palchi | antlers | deer stag reindeer moose
pt chifres galhada | antlers | deer stag reindeer moose
ru рогами рога рогов | antlers | deer stag reindeer moose
es muñeca | hand | perfume watch bracelet
es botones | button | sewing-needle thread thread thimble pincushion scissors coat shirt
it gallerie galleria | tunnel | ant anthill mole worm
es barra | pole | firefighter fire-engine fire-station
pt poste | pole | firefighter fire-engine fire-station
it palo | pole | firefighter fire-engine fire-station
es cámara cámaras | none | ant anthill
pt câmara câmaras | none | ant anthill
it camera camere | none | ant anthill
ru камере камера камеры | none | ant anthill
es caballo | chess-piece | chess-board chess-piece tablero
it cavallo | chess-piece | chess-board chess-piece
pt cavalo | chess-piece | chess-board chess-piece
ru конь коня конём | chess-piece | chess-board chess-piece
es bote | none | >de champú
it candela candele | spark-plug | car-battery disc-brake
ru труба трубы | water-pipe | wrench faucet toilet toolbox plumber
it cono coni | ice-cream | ice-cream
es arena | sand | amphora vase paintbrush explorer
it sabbia | sand | amphora vase paintbrush explorer
ru кран краном | crane | ship box truck place:shipyard place:harbour
es barco barcos | ship | crane place:shipyard place:harbour
it albero | mast | pirate-ship ship sailing-ship galleon
pt formando | none |
`;
