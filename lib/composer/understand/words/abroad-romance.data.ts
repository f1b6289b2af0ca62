/** Everyday words for things and places that the Romance languages say besides; columns as in the other tables. */
export const ABROAD_ROMANCE = `
oak tree |  | vieux chêne |  | !rovere |  |  |
acorn |  |  |  |  | glande |  |
front porch |  | pas de la porte, seuil de la porte, seuil de la maison, sur le seuil | umbral, escalón de la puerta, entrada de la casa | soglia, soglia di casa, uscio di casa, gradino di casa | soleira, soleira da porta, entrada da casa |  |
price tag |  |  |  | !cartellino |  |  |
tyre |  | pneu de voiture | rueda de repuesto, caucho | copertone, copertoni, gomma della macchina, ruota di scorta | pneu de carro |  |
fuel pump |  | pompe, pompes | surtidor, surtidores, bomba de gasolina, bombas de gasolina, bomba de nafta | pompa, pompe, erogatore, pompa della benzina | bomba de gasolina, bombas de gasolina |  |
gas station |  | station essence | estación de servicio, bencinera, estación de gasolina | !distributore di benzina, !benzinaio, stazione di rifornimento | posto de combustível |  |
young tree |  | jeune plant d'arbre | !arbolito | !alberello, arboscello |  |  |
world map |  | planisphère, !carte du monde, !mappemonde | mapamundi, !mapa del mundo | planisfero, !mappa del mondo, cartina del mondo, !mappamondo | !mapa do mundo |  |
rope |  |  |  |  | cordão |  |
ship |  | bateau à vapeur, grand bateau |  | piroscafo |  |  |
beard |  |  |  |  | bigodão |  |
cauldron |  |  |  | paiolo |  |  |
fish bowl |  | bocal à poisson rouge | pecera redonda | boccia per pesci, boccia di vetro, boccia con un pesce rosso | aquário de peixinho dourado, aquário de peixe dourado |  |
shopping bag |  | sac à provisions | bolsa del súper | busta della spesa, buste della spesa | !sacola, !sacolinha |  |
grandchild |  | !petite-fille, !petites-filles |  |  |  |  |
sink |  |  | pileta de cocina, pila de la cocina | !lavello |  |  |
toolbox |  | caisse à outils, coffre à outils |  |  | maleta de ferramentas |  |
floor |  | parquet |  |  | piso de madeira |  |
bus |  |  | autocar, autocares |  | busão |  |
sneakers |  |  |  |  | ténis |  |
trousers |  |  | tejanos |  |  |  |
belt |  |  |  | cintura, cinture |  |  |
raised bed |  | massif de fleurs, parterre | parterre, macizo de flores, arriate | aiuola, aiuole | canteiro de flores |  |
orchard |  | !verger | !huerto de frutales, huerto de árboles frutales | !frutteto | !pomar |  |
wheat field |  |  |  |  | trigal, trigais |  |
stable |  |  | !cuadra |  |  |  |
mailbox |  |  |  | !buca delle lettere |  |  |
newspaper |  | revue |  |  |  |  |
pen |  |  | boli, bolis |  |  |  |
crayon |  | craies grasses | ceras |  |  |  |
glue stick |  | tube de colle | pegamento |  |  |  |
paintbrush |  |  | brocha, brochas |  |  |  |
teddy bear |  |  | osito de juguete |  | !ursinho, !ursinhos |  |
jar |  | !pot, !pots, petit pot |  |  |  |  |
flower pot |  | petit pot de fleurs |  | vasetto di fiori, vasetti di fiori |  |  |
bus shelter |  | abri de bus, abri, abri bus | marquesina, marquesina del autobús | pensilina | cobertura do ponto |  |
conveyor belt |  | tapis à bagages | cinta de equipaje, cinta del equipaje, cinta de equipajes | nastro bagagli | esteira de bagagem, esteira de bagagens |  |
awning |  | store rayé, !store |  | tenda a righe |  |  |
dresser |  |  |  |  | gaveteiro |  |
shop |  | petite boutique | tiendecita, tiendita | negozietto, negozietti | vendinha |  |
goldfish |  |  | pececillo rojo, pececito rojo | pesciolino rosso, pesciolini rossi |  |  |
fish |  | petit poisson, petits poissons | !pececito, !pececitos, !pececillo | pesciolino, pesciolini |  |  |
bird |  | !oisillon | !pajarito, !pajaritos, !pajarillo |  |  |  |
dog |  | cabot | !chucho |  | cachorrão, vira-lata |  |
rabbit |  | lapinou |  |  |  |  |
mouse |  | petite souris |  |  |  |  |
bee |  |  |  | apina, apine |  |  |
turtle |  |  | tortuguita, tortuguitas |  | tartaruguinha |  |
elephant |  | éléphanteau |  |  |  |  |
crab |  |  |  |  | siri |  |
skunk |  |  | !zorrillo |  |  |  |
monkey |  | ouistiti | chango |  |  |  |
baby |  |  | nene, nena |  |  |  |
boy |  | garçonnet, garçonnets | chavalín | maschietto | !menininho, guri |  |
girl |  |  | !niñita, !chiquilla |  | guria, gurias |  |
man |  | bonhomme |  |  |  |  |
woman |  | !femme âgée |  |  |  |  |
grandmother |  | dame âgée | !viejecita, señora mayor, mujer mayor | signora anziana | !senhorinha, senhora idosa, mulher idosa, senhora de idade |  |
grandfather |  | monsieur âgé | señor mayor, hombre mayor | signore anziano | senhor idoso, !senhorzinho, senhor de idade |  |
waiter |  |  | mozo, mozos |  |  |  |
police officer |  | agent de la circulation, douanier, douanière | mujer policía, agente de tráfico, agente de aduanas, aduanero | vigile urbano, doganiere, doganiera | guarda de trânsito, fiscal da alfândega, agente da alfândega |  |
postman |  |  |  |  | carteira dos correios |  |
doctor |  | femme médecin |  |  |  |  |
pupil |  |  |  |  | colegial |  |
farmer |  |  |  |  | roceiro |  |
pirate |  |  |  | piratessa |  |  |
witch |  |  | !brujita |  | !bruxinha |  |
gnome |  | lutin de jardin |  |  |  |  |
monster |  |  |  | mostriciattolo | monstrengo |  |
robot |  |  |  | robottino | robozinho |  |
house |  | maison individuelle |  |  | casarão |  |
cottage |  |  |  |  | !casa de campo |  |
street lamp |  |  | farol de la calle |  | !poste de luz, lampião de rua |  |
traffic light |  | feu de signalisation |  |  | sinal de trânsito |  |
recycling bin |  | poubelle de tri |  |  | lixeira seletiva |  |
croissant |  |  | cuernito, cuernitos |  |  |  |
coffee |  | petit café |  |  | !cafezinho |  |
sausage |  |  |  |  | !salsicha |  |
fried egg |  |  | huevo estrellado |  |  |  |
sandwich |  |  |  |  | sanduba |  |
burger |  |  |  | panino hamburger |  |  |
soup |  |  |  |  | caldo verde |  |
flower vase |  |  | jarrón de flores | !vaso di fiori, vaso con dei fiori | !vaso de flores, vaso com flores |  |
potted plant |  |  | maceta con planta, maceta con plantas | piantina in vaso |  |  |
towel |  | serviette de toilette |  |  |  |  |
game controller |  |  | mando de consola, mando de videojuegos |  |  |  |
cable |  |  |  |  | fio elétrico |  |
plug |  |  | clavija |  |  |  |
lightbulb |  |  | ampolleta |  |  |  |
solar panel |  |  |  | pannello fotovoltaico, pannelli fotovoltaici |  |  |
money |  |  | !billetes |  |  |  |
drum kit |  |  | batería de rock |  |  |  |
electric guitar |  |  |  |  | !guitarra |  |
screwdriver |  |  | desarmador |  |  |  |
rake |  |  |  |  | rastelo |  |
hose |  |  |  | tubo dell'acqua, canna dell'acqua |  |  |
puddle |  |  |  | pozza d'acqua | poça d'água, poça de água |  |
river |  |  | riachuelo |  |  |  |
lake |  | bassin |  |  |  |  |
island |  |  | islita |  |  |  |
path |  |  | senda | viottolo |  |  |
street |  |  | callecita | !stradina, viuzza | viela, ruazinha |  |
park |  |  |  | giardinetti |  |  |
living room |  |  | living |  |  |  |
bus stop |  |  | parada del bus, parada de bus | fermata del bus | parada de ônibus |  |
market |  |  | tianguis |  |  |  |
supermarket |  |  | súper |  |  |  |
bakery |  |  |  | !panetteria |  |  |
pool |  |  | pileta |  |  |  |
blinds |  |  |  | tapparella, tapparelle |  |  |
wooden spoon |  | cuiller en bois |  | mestolo di legno |  |  |
bougainvillea |  | bougainvillée | santa rita | buganvillea, buganvilla |  |  |
chalk |  |  | gis |  |  |  |
pacifier |  |  | chupón |  |  |  |
baby bottle |  |  | mamadera |  |  |  |
crib |  | lit à barreaux |  |  |  |  |
lunch box |  | boîte à goûter | táper | schiscetta |  |  |
chopsticks |  | baguettes japonaises |  |  |  |  |
whisk |  |  |  |  | fuê |  |
oven mitt |  |  | manopla de cocina, guante de cocina |  |  |  |
mop |  |  |  | straccio |  |  |
clothespin |  |  | pinza de la ropa, pinzas de la ropa |  | pregador |  |
hanger |  |  | gancho de ropa |  |  |  |
hair dryer |  |  |  |  | secador |  |
lipstick |  |  | labial |  |  |  |
nail polish |  |  |  | smalto | esmalte |  |
toilet |  |  | váter |  |  |  |
pill |  |  |  | pastiglia |  |  |
police car |  |  | patrullero |  |  |  |
safety vest |  |  |  | gilet catarifrangente | colete refletivo |  |
surfboard |  |  | tabla de surfear |  |  |  |
snowboard |  |  |  |  | prancha de snowboard |  |
dumbbell |  |  |  | pesi | peso de academia |  |
yoga mat |  |  | tapete de yoga |  |  |  |
goal |  |  |  |  | gol |  |
ticket |  |  |  | biglietto d'ingresso |  |  |
lollipop |  |  | paleta de dulce |  |  |  |
chocolate bar |  | barre de chocolat | barra de chocolate |  |  |  |
popsicle |  | bâtonnet glacé | paleta helada |  |  |  |
party hat |  | chapeau pointu de fête |  |  | chapeuzinho de festa |  |
garland |  |  |  |  | festão |  |
bunting |  |  |  | festone di bandierine |  |  |
fireworks |  |  |  | fuochi artificiali |  |  |
stocking |  |  | bota navideña |  |  |  |
wreath |  |  | corona navideña |  |  |  |
santa |  |  | viejito pascuero |  |  |  |
heart |  |  |  | cuoricino |  |  |
earrings |  |  | zarcillos |  |  |  |
footprints |  | empreintes |  |  |  |  |
signpost |  |  | poste indicador, señal de madera | segnavia | placa indicativa |  |
arrow |  |  |  |  | flecha |  |
speech bubble |  | bulle de bd |  |  |  |  |
puzzle piece |  |  | piezas de un rompecabezas | pezzi di un puzzle, tessera di puzzle |  |  |
clipboard |  | porte-bloc à pince |  |  |  |  |
folder |  |  |  | cartellina documenti |  |  |
briefcase |  | attaché-case |  |  |  |  |
shopping cart |  |  | carro de supermercado, changuito |  |  |  |
fireplace |  | cheminée du salon |  |  |  |  |
radiator |  |  |  | calorifero |  |  |
door frame |  |  |  | cornice della porta |  |  |
bird cage |  |  |  |  | gaiola de passarinho |  |
birdhouse |  |  | casa de pájaros, pajarera |  | casinha de passarinho |  |
pitchfork |  |  | horquilla |  |  |  |
hay bale |  |  | fardo de heno |  |  |  |
people |  |  | !personas | !persone | !pessoas |  |
cypress |  |  | cipreses |  | ciprestes |  |
drummer |  | joueur de tambour, joueurs de tambour, tambourinaire | tamborilero, tamborileros, percusionista | suonatore di tamburo, suonatori di tamburo | ritmistas, tocador de tambor |  |
door |  |  |  | sportello, sportelli, anta |  |  |
shutters |  |  |  |  | !venezianas |  |
paw |  | patte, pattes | !pata, !patas | zampa, zampe | !pata, !patas |  |
`;
