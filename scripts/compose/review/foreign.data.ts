/** Common nouns of other languages for drawings that no emoji label names, or names by another word. */
export const FOREIGN_WORDS = `
lighthouse: leuchtturm, phare, faro, farol, vuurtoren, latarnia morska, маяк
full-moon: mond, lune, księżyc, maan, луна
sun: sonne, soleil
deciduous-tree: baum, arbre, árbol, arbol, albero, árvore, drzewo, дерево
evergreen-tree: tanne, tannenbaum, sapin, pino, abeto
house: haus, maison, casa, huis, дом
automobile: voiture, coche, macchina, carro, samochód
sailboat: segelboot, bateau, barca, barco, łódka
bridge: brücke, pont, puente, ponte, brug
windmill: windmühle, moulin, molino, mulino, molen
hot-air-balloon: heißluftballon, montgolfière, globo aerostático, mongolfiera
squirrel: eichhörnchen, écureuil, ardilla, scoiattolo, eekhoorn
castle: schloss, château, castillo, castello, kasteel
table: tisch, tavolo
bench: banc
piano: klavier, pianoforte
owl: hibou, chouette, búho, buho
rabbit: lapin, kaninchen, coniglio
bird: pájaro, pajaro, uccello, vögel
blossom: blume, fleur, bloem
red-apple: apfel, pomme, manzana, mela, maçã, appel, jabłko
rose: rosa roja
hot-beverage: kaffee, café, kawa
umbrella: regenschirm, parapluie, paraguas, ombrello
bicycle: fahrrad, vélo, bicicleta
child: ein kind, niño, bambino
dog: un cane, il cane, cachorro, perrito
cat: un chat, le chat, chat noir, petit chat, gatito
`;
