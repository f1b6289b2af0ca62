/**
 * Words that Spanish, Italian and Portuguese say every day for people, animals, things and places; columns as in the other
 * tables. What the kit does not draw is told under its English name, for rules that ask for it.
 */
export const ABROAD_FREQUENT_ROMANCE = `
soldier | | | soldadito | truppa, truppe, soldatino | soldadinho, pelotão | |
police officer | | | alguacil, agente de policía | sbirro, sbirri, agente di polizia | policial militar | |
general | | | mariscal | maresciallo | marechal | |
detective | | | comisario | ispettore, commissario | inspetor, comissário | |
bodyguard | | | guardaespaldas | guardia del corpo, buttafuori | guarda-costas, segurança pessoal | |
priest | | | reverendo, clérigo | reverendo | reverendo | |
king | | | su majestad | sua maestà | sua majestade | |
lady | | | damisela | damigella | senhorita, senhoritas | |
husband | | | marido, maridos, esposo | marito, mariti | marido, maridos, esposo | |
wife | | | !esposa, mujercita | moglie, mogli, consorte | !esposa, esposas | |
brother | | | hermanito, hermanitos | fratellino, fratellini | irmãozinho, irmãozinhos, maninho | |
sister | | | hermanita, hermanitas | sorellina, sorelline | irmãzinha, irmãzinhas, maninha | |
mother | | | mamita, mamacita | mammina | mãezinha, mamãezinha | |
father | | | !papito | papino, paparino | paizinho | |
son | | | hijito, hijitos | figliolo, figlioletto | filhinho, filhinhos | |
daughter | | | hijita, hijitas | figliola, figlioletta | filhinha, filhinhas | |
child | | | mocoso, mocosa, chamaco, chamaca, pibe, chiquilla, chiquillos | marmocchio, pargolo | moleque, moleques, guri | |
boy | | | | ragazzone | garotão, moço | |
girl | | | | | !mocinha | |
young woman | | | doncella | fanciulla, donzella | rapariga, raparigas, donzela | |
siblings | | | primo, primos, primas | cugino, cugini, cugina, cugine | !primo, !primos, !prima, !primas | |
man | | | hombrecito, hombrecillo | ometto, omino | homenzinho, homenzinhos | |
baby | | | bebecito | pupo, pupetto | nenenzinho | |
prisoner | | | !preso, !presos, rehén, rehenes | ostaggio, ostaggi, carcerato | preso, presos, refém, reféns, presidiário | |
thief | | | asaltante | rapinatore, rapinatori | assaltante, assaltantes | |
pirate | | | filibustero | filibustiere | corsários | |
athlete | | | campeón, campeones, campeona, ganador, ganadora, ganadores | campione, campioni, campionessa, vincitore, vincitrice | campeão, campeões, campeã, vencedor, vencedora, vencedores | |
film director | | | director de cine, directora de cine, productor de cine | | diretor de cinema, diretora de cinema | |
businessman | | | | | patrão | |
businesswoman | | | directora | | patroa, diretora | |
lawyer | | | fiscal | procuratore, pubblico ministero | promotor, promotora | |
politician | | | ministro, gobernador, embajador, vicepresidente | ministro, ministra, governatore, ambasciatore, vicepresidente | ministro, governador, deputado, embaixador, vice-presidente | |
doctor | | | psiquiatra | psichiatra | psiquiatra | |
driver | | | | tassista, tassisti | taxista, taxistas | |
actor | | | anfitrión, anfitriona | padrone di casa | anfitriã | |
spectator | | | aficionados | tifoso, tifosi, tifosa | torcedor, torcedores, torcedora | |
people | | | | platea | platéia | |
beggar | | | mendigo, mendiga, vagabundo, pordiosero | mendicante, senzatetto, barbone, vagabondo | mendigo, mendiga, vagabundo, sem-teto | |
bishop | | | obispo, obispos | vescovo, vescovi | bispo, bispos | |
duke | | | duque, marqués | duca, marchese | duque, marquês | |
duchess | | | duquesa, condesa, marquesa | duchessa, contessa | duquesa, condessa, marquesa | |
widow | | | viuda, viudas | vedova, vedove | viúva, viúvas | |
orphan | | | huérfano, huérfana, huérfanos | orfano, orfana, orfanello | órfão, órfã, órfãos | |
slave | | | esclavo, esclavos, esclava | schiavo, schiavi, schiava | escravo, escravos, escrava | |
bandit | | | bandido, bandidos, bandolero | bandito, banditi, brigante | bandido, bandidos | |
loser | | | perdedor, perdedora | perdente, perdenti | perdedor, perdedora | |
sergeant | | | sargento | sergente | sargento | |
commander | | | comandante | comandante | comandante | |
lieutenant | | | teniente | tenente | tenente | |
officer | | | oficial, oficiales | ufficiale, ufficiali, caporale | oficial, oficiais | |
army | | | ejército, ejércitos | esercito, eserciti | exército, exércitos | |
cavalry | | | caballería | cavalleria | cavalaria | |
assistant | | | asistente, asistentes, ayudante, ayudantes | assistente, assistenti, aiutante | assistente, assistentes, ajudante, ajudantes | |
therapist | | | terapeuta | terapista, terapeuta | terapeuta | |
neighbor | | | vecindario | vicini, vicina di casa, vicino di casa | vizinhança | |
goddess | | | diosa, diosas | dea | deusa, deusas | |
god | | | dios griego, dioses | dio greco | deuses | |
saint | | | santo | santo | santo | |
rebel | | | rebelde, rebeldes | ribelle, ribelli | rebelde, rebeldes | |
monster | | | bestia, bestias, criatura, criaturas | bestia, bestie, creatura, creature | besta, bestas, fera, feras, criatura, criaturas | |
cow | | | | bestiame | gado | |
cattle | | | !ganado | | gado bovino | |
mule | | | mula, mulas | mulo, muli, mula | mula, mulas | |
chicken | | | pollo, pollos | pollo, polli | frango, frangos | |
monkey | | | simio, simios | scimmietta | macaquinho, macaquinhos | |
roast chicken | | | pollo asado, pollo rostizado | pollo arrosto | frango assado | |
fried chicken | | | pollo frito | pollo fritto | frango frito | |
animal | | | animales salvajes, animales, animalitos | animale, animali | animais, bichinhos, bichinho | |
paw | | | !pata, !patas, patita, patitas | zampa, zampe, zampina, zampetta | !pata, !patas, patinha, patinhas | |
horn | | | cuerno, cuernos | corno, corna, cornetto | chifre, chifres | |
claw | | | garra, garras | artiglio, artigli | garra, garras | |
fur | | | pelaje | pelliccia | pelagem | |
beak | | | !pico de pájaro | becco, becchi | bico, bicos | |
knee | | | !rodilla, !rodillas | ginocchio, ginocchia | joelho, joelhos | |
ankle | | | tobillo, tobillos | caviglia, caviglie | tornozelo, tornozelos | |
elbow | | | codo, codos | gomito, gomiti | cotovelo, cotovelos | |
wrist | | | | polso, polsi | pulso, pulsos | |
throat | | | garganta | | garganta | |
neck | | | cuello, cuellos | !collo | pescoço, pescoços | |
chin | | | barbilla, mentón | !mento | queixo | |
forehead | | | frente | fronte | testa | |
cheek | | | mejilla, mejillas | guancia, guance | bochecha, bochechas | |
belly | | | barriga, panza, vientre | !pancia, ventre | barriga | |
chest | | | pecho | petto, torace | peito | |
hip | | | cadera, caderas | fianchi | quadril, quadris | |
waist | | | cintura | | cintura | |
thumb | | | pulgar, pulgares | pollice, pollici | polegar, polegares | |
fingernail | | | uña, uñas | unghia, unghie | unha, unhas | |
skull | | | | cranio | | |
muscle | | | músculo, músculos | muscolo, muscoli | músculo, músculos | |
tears | | | lágrimas | lacrime | lágrimas | |
smile | | | sonrisa, sonrisas | sorriso, sorrisi | sorriso, sorrisos | |
tattoo | | | tatuaje, tatuajes | tatuaggio, tatuaggi | tatuagem, tatuagens | |
skin | | | piel | | pele | |
tongue | | | lengua, lengüita | lingua | língua | |
pistol | | | pistola, pistolas, revólver, revólveres | pistola, pistole, rivoltella | pistola, pistolas, revólver | |
rifle | | | escopeta, escopetas | | espingarda, espingardas | |
bullet | | | bala, balas | proiettile, proiettili, pallottola | bala de revólver, projétil | |
missile | | | misil, misiles | missile, missili | míssil, mísseis | |
bomb | | | explosivo, explosivos | esplosivo, esplosivi | explosivo, explosivos | |
tank | | | tanque de guerra, tanques | | tanque de guerra, tanques | |
explosion | | | explosión, explosiones | esplosione, esplosioni | explosão, explosões | |
fire | | | incendio, incendios | incendio, incendi | incêndio, incêndios | |
ash | | | cenizas | cenere, ceneri | | |
earthquake | | | terremoto | terremoto | terremoto | |
storm | | | trueno, truenos | tuono, tuoni | trovão, trovões | |
mud | | | !barro, lodo | fango, melma | lama, barro | |
flood | | | inundación | alluvione | enchente, inundação | |
gasoline | | | gasolina | benzina | gasolina | |
oil | | | petróleo | petrolio | petróleo | |
cable | | | alambre, alambres | filo di ferro | arame, arames | |
sheet | | | sábana, sábanas | lenzuolo, lenzuola | lençol, lençóis | |
brush | | | cepillo, cepillos | | | |
lighter | | | encendedor, mechero | accendino, accendini | isqueiro, isqueiros | |
cigar | | | puro habano, puros habanos | sigaro, sigari | charuto, charutos | |
tobacco | | | tabaco | tabacco | tabaco | |
chewing gum | | | chicle, chicles | gomma da masticare | chiclete, chicletes | |
champagne | | | champaña | | | |
cocktail | | | trago, tragos | | drinques | |
grill | | | parrillada | | churrasqueira | |
picnic | | | | picnic, scampagnata | piquenique, piqueniques | |
lunch | | | almuerzo, almuerzos | pranzo, pranzi | almoço, almoços | |
dinner | | | !cena romántica | !cena romantica | | |
meal | | | | pasto caldo | refeição, refeições | |
plate of food | | | alimento, alimentos | cibo, cibi, alimenti | alimento, alimentos | |
restaurant | | | | tavola calda | lanchonete, lanchonetes | |
furniture | | | mueble, muebles | mobili, mobilio, arredamento | móveis, mobília | |
litter | | | | immondizia | | |
window | | | | finestrino, finestrini | | |
storage chest | | | | bagagliaio | | |
tyre | | | | gomma, gomme | | |
lift | | | elevador, elevadores | | | |
camera | | | | telecamera, telecamere | câmara | |
toilet | | | | cesso | | |
washbasin | | | lavamanos | | | |
tyre swing | | | columpio de llanta | altalena di gomma | balanço de pneu | |
song | | | canción, canciones | canzone, canzoni | canção, canções | |
movie | | | película, películas | film | filme, filmes | |
dance | | | baile, bailes | ballo, balli | baile, bailes | |
ballet | | | ballet | balletto, danza classica | balé | |
show | | | espectáculo | spettacolo | espetáculo | |
parade | | | desfile, desfiles | parata, corteo | desfile, desfiles | |
party | | | fiesta, fiestas | | festa, festas, festinha | |
wedding | | | casamiento | | | |
funeral | | | funeral, entierro | funerale | funeral, enterro | |
ceremony | | | ceremonia | cerimonia | cerimônia | |
graduation | | | graduación | laurea | formatura | |
hug | | | abrazo, abrazos | abbraccio, abbracci | abraço, abraços | |
kiss | | | | bacio, baci, bacino | | |
fight | | | | rissa, zuffa | | |
war | | | guerra, guerras | guerra, guerre | guerra, guerras | |
game | | | juego, juegos | gioco, giochi | jogo, jogos, joguinho | |
race | | | carrera, carreras | corsa, gara, gare | | |
football | | | !fútbol, futbol | | !futebol | |
football match | | | partido de fútbol, partidos de fútbol | partita di calcio, partite di calcio | partida de futebol, jogo de futebol | |
football player | | | futbolista, futbolistas, jugador de fútbol | calciatore, calciatori, giocatore di calcio | futebolista, jogador de futebol | |
basketball | | | baloncesto, básquetbol, básquet | pallacanestro | basquete, basquetebol | |
boxing | | | boxeo | pugilato, boxe | boxe | |
gymnastics | | | | ginnastica | ginástica | |
swimming | | | natación | nuoto | natação | |
karate | | | karate, kárate | karate | caratê, karatê | |
sport | | | deporte, deportes | sport | esporte, esportes, desporto | |
tournament | | | torneo, torneos | torneo, tornei | torneio, torneios | |
jewel | | | | | jóia, jóias | |
gem | | | | | jóia, jóias | |
money | | | dólares, dólar | dollari, dollaro, sterline | dólares, dólar, grana | |
costume | | | | costumi | !fantasia, !fantasias, fantasia de carnaval | |
underpants | | | | mutandine | calcinha, calcinhas | |
high heel | | | | tacchi, tacchi a spillo | saltos, saltos altos | |
pocket | | | bolsillo, bolsillos | tasca, tasche | | |
root | | | raíz, raíces | radice, radici | raiz, raízes | |
seed | | | semilla, semillas | seme, semi | semente, sementes | |
thorn | | | espina, espinas | | espinho, espinhos | |
harvest | | | | | colheita, colheitas | |
crop | | | cultivo, cultivos | coltivazione, coltivazioni | | |
farm | | | | | rancho, ranchos | |
monastery | | | monasterio, convento, abadía | monastero, convento, abbazia | mosteiro, convento | |
orphanage | | | orfanato | orfanotrofio | orfanato | |
barracks | | | cuartel, cuarteles | caserma | quartel, quartéis | |
embassy | | | embajada | ambasciata | embaixada | |
prison | | | | carcere, galera | cadeia, cárcere | |
bank building | | | tribunal, tribunales | | | |
hospital | | | | infermeria | enfermaria, hospício | |
university | | | universidad, facultad | università | universidade, faculdade | |
school | | | | liceo | | |
academy | | | academia | accademia | | |
city | | | vecindario, vecindarios | | vizinhança | |
suburb | | | | periferia | periferia | |
village | | | | | povoado, povoados | |
border | | | frontera, fronteras | confine, frontiera | fronteira, fronteiras | |
corner | | | rincón, rincones | | cantinho | |
wall | | | muralla, murallas | | muralha, muralhas | |
dome | | | cúpula, cúpulas | cupola, cupole | cúpula, cúpulas | |
sewer | | | | fogna, fogne | esgoto, esgotos | |
deck | | | cubierta de barco | | convés | |
train | | | | | vagão, vagões | |
vehicle | | | vehículo, vehículos | veicolo, veicoli | veículo, veículos | |
spaceship | | | | navicella | espaçonave, espaçonaves | |
rocket | | | | navicella spaziale | !nave espacial | |
hills | | | | | monte, montes | |
cage | | | | | jaula, jaulas | |
trap | | | trampa, trampas | trappola, trappole | armadilha, armadilhas | |
bait | | | carnada | esca | isca | |
corpse | | | cadáver, cadáveres | cadavere, cadaveri | cadáver, cadáveres | |
instrument | | | instrumento, instrumentos | strumento, strumenti | instrumento, instrumentos | |
symbol | | | símbolo, símbolos | simbolo, simboli | símbolo, símbolos | |
number | | | número, números | numero, numeri | número, números | |
stain | | | mancha, manchas | macchia, macchie | mancha, manchas | |
line | | | línea, líneas | linea, linee | linha, linhas | |
sign | | | | | sinal, sinais | |
sun lounger | | | asoleadora | sdraio da spiaggia | | |
bell | | | | campanello, campanelli | | |
doll | | | muñeco, muñecos | | boneco, bonecos | |
log | | | !leña, leñas | | | |
fruit | | | | | fruto, frutos | |
medicine bottle | | | | medicinali | | |
syringe | | | inyección | iniezione, iniezioni | | |
hook | | | | amo da pesca | anzol, anzóis | |
bag | | | | sacchetto, sacchetti | | |
package | | | | pacchetto, pacchetti | | |
hand puppet | | | | pupazzo, pupazzi | | |
poop | | | caca | cacca | cocô | |
lever | | | palanca | | | |
button | | | | pulsante, pulsanti | botão de camisa | |
world | | | mundo | !mondo | mundo | |
paradise | | | paraíso | paradiso | paraíso | |
hell | | | infierno | inferno | inferno | |
twins | | | !gemelos, !gemelas, mellizos, mellizas | !gemelli, gemelle, gemelline | gêmeos, gêmeas | |
gecko | | | geco, gecko, salamanquesa | geco | lagartixa, lagartixas | |
windowpane | | | cristal de la ventana, cristal de una ventana, vidrio de la ventana | vetro della finestra, vetro di una finestra | vidro da janela, vidraça | |
sunflower seeds | | | pipas de girasol, semillas de girasol | semi di girasole | sementes de girassol | |
volunteer | | | voluntario, voluntarios, voluntaria, voluntarias | volontario, volontari, volontaria, volontarie | voluntário, voluntários, voluntária | |
crossroads | | | encrucijada, cruce de caminos | bivio, crocevia | encruzilhada | |
tyre | | | !llanta, !llantas, neumático, neumáticos | pneumatico, pneumatici | !pneu, !pneus | |
ball | | | !pelota, !pelotas | | !bola, !bolas | |
restaurant bill | | | cuenta del restaurante | conto del ristorante | conta do restaurante | |
ribbon | | | !cinta, cintas | | !fita, fitas | |
toddler | | | niñito, chiquito | bimbo piccolo, bimba piccola | criancinha | |
bouquet | | | | mazzo di fiori, mazzolino | | |
handcart | | | carro de mano | | carrocinha | |
`;
