/** Common nouns of other languages for drawings that no emoji label names, or names by another word. */
export const FOREIGN_WORDS = `
lighthouse: leuchtturm, phare, faro, farol, vuurtoren, latarnia morska, маяк
full-moon: mond, lune, księżyc, maan, луна
sun: sonne, soleil
deciduous-tree: baum, arbre, árbol, arbol, albero, árvore, boom, drzewo, дерево
evergreen-tree: tanne, tannenbaum, sapin, pino, abeto
house: haus, maison, casa, huis, dom, дом
automobile: auto rouge, voiture, coche, macchina, carro, samochód
sailboat: segelboot, boot, bateau, barca, barco, łódka
bridge: brücke, pont, puente, ponte, brug, most
windmill: windmühle, moulin, molino, mulino, molen
hot-air-balloon: heißluftballon, montgolfière, globo aerostático, mongolfiera
squirrel: eichhörnchen, écureuil, ardilla, scoiattolo, eekhoorn
castle: schloss, burg, château, castillo, castello, kasteel
table: tisch, tavolo
bench: banc
piano: klavier, pianoforte
owl: hibou, chouette, búho, buho
rabbit: lapin, kaninchen, coniglio
bird: pájaro, pajaro, uccello, vögel
blossom: blume, fleur, bloem
apple-tree: apfelbaum
red-apple: apfel, pomme, manzana, mela, maçã, appel, jabłko
rose: rosa roja
hot-beverage: kaffee, café, kawa, tasse
umbrella: regenschirm, parapluie, paraguas, ombrello
bicycle: fahrrad, vélo, bicicleta
child: kind, niño, bambino
dog: cane, cachorro, perrito
cat: chat, gatito
`;
