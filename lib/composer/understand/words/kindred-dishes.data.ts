/**
 * More words for dishes of many countries and for goods of shops, as in `KINDRED`: `known | words`. Their names are the
 * same in most languages, so they stand under English alone.
 */
export const KINDRED_DISHES = `
dumplings | har gow, siu mai, shumai, shu mai, xiaolongbao, xiao long bao, soup dumplings, momo, momos, manti, mandu, gyoza dumplings, potstickers, pot stickers, khinkali, wontons, wonton
pierogi | pierogies ruskie, varenyky, kreplach
shakshuka | menemen
pasty | pirozhki, piroshki, börek, empanadas salteñas, jamaican patty, karjalanpiirakka, curry puff, karipap, salteña, chebureki
spanakopita | burek, banitsa, tiropita, bourekas, byrek
fried noodles | char kway teow, mie goreng, mee goreng, pancit, yakisoba, chow mein, lo mein, dan dan noodles, pad see ew
biryani | nasi goreng, pulao, fried rice, kabsa, mandi, arroz chaufa, yangzhou fried rice
thali | chole bhature, injera platter, doro wat
curry | injera, adobo, chicken adobo, chana masala, rogan josh, saag paneer, paneer tikka masala, kung pao chicken, bobotie, bulgogi, sambar, dal, daal
burger | vada pav, pulled pork bun, bao burger
falafel | arancini, croquetas, croquettes, kofta balls, cheese balls, pao de queijo, pão de queijo, gulab jamun, akara, coxinha, bitterballen, suppli
kebab | kofta, souvlaki, cevapi, ćevapi, shish kebab, adana kebab, kebap, shashlik
churros | jalebi, youtiao
popsicle | kulfi, paleta, ice pop, ice lolly
milkshake | lassi, mango lassi, horchata, kefir, ayran, root beer float, ice cream float, batido
hummus | baba ganoush, baba ghanoush, muhammara, labneh
salad | fattoush, som tam, papaya salad, larb, panzanella, steak salad
tiramisu | kunafa, knafeh, mille-feuille, millefeuille, napoleon cake, opera cake
porridge | congee, jook, grits, fufu, semolina, rice porridge, cream of wheat, polenta
cookie | alfajores, alfajor, stroopwafel, linzer cookies, amaretti
hot dog | choripan, choripán, completo
corn | elote, elotes, grilled corn, corn on the cob, street corn
taco | tostada, tostadas, tlayuda
bruschetta | pintxos, pinchos, smørrebrød, smorrebrod, open-faced sandwich, open sandwich, crostini, canapés, canapes
croque monsieur | francesinha, croque madame, monte cristo sandwich, tuna melt, patty melt, cuban sandwich
goulash | coq au vin, beef bourguignon, boeuf bourguignon, cassoulet, ossobuco, osso buco, beef stew with carrots, birria, pozole, oxtail stew
muffin | madeleine, madeleines, canelé, canelés, canele
bundt cake | kugelhopf, gugelhupf, babka, chocolate babka
profiteroles | paris-brest, religieuse, croquembouche, cream puffs, choux buns
spaghetti | cacio e pepe, aglio e olio, pici, bucatini
sundae | affogato, halo-halo, parfait glass, knickerbocker glory, eton mess
roast beef | brisket, smoked brisket, pot roast, lechon, pork roast, roast pork, meatloaf, duck breast, pork tenderloin, prime rib
gnocchi | spaetzle, spätzle, schupfnudeln
pancakes | kaiserschmarrn, syrniki, dorayaki, hotteok, fluffy souffle pancakes, soufflé pancakes, uttapam, hotcakes, flapjacks
crêpes | jianbing, palatschinken
grilled fish | gravlax, salmon steak, grilled salmon, baked salmon, seared salmon, grilled trout, baked cod, branzino
cinnamon roll | kanelbulle, kanelbullar, cardamom bun, cinnamon swirl, cinnamon scroll, sticky bun
naan | roti canai, paratha, chapati, roti, lavash, pide, msemen
sushi | kimbap, gimbap, maki rolls, uramaki, california roll
rice | gyudon, oyakodon, katsudon
carrot cake | medovik, honey cake, dobos torte
brownie | lamington, lamingtons, rice krispie treat, rice krispie treats, blondie
english breakfast | bangers and mash, toad in the hole, eggs benedict, eggs florentine, eggs royale
steak | steak frites, rib eye, ribeye, tomahawk steak, sirloin, pork chop, pork belly, flank steak, filet mignon
caprese | carpaccio, beef carpaccio, beef tartare, steak tartare, salmon tartare, tartare
chicken nuggets | mozzarella sticks, fish fingers, fish sticks, breaded shrimp, popcorn chicken
sandwich | fish finger sandwich, ham sandwich, egg sandwich, cheese toastie, breakfast sandwich
tofu | tempeh
lemonade | agua fresca, limeade, elderflower cordial
baguette | breadsticks, grissini
sausage | wurst, leberkäse, leberkase, boudin, merguez, frankfurter, weisswurst
pie | fruit crumble, apple crumble, peach cobbler, cherry cobbler, blueberry cobbler, berry cobbler, fruit cobbler, tourtiere
pizza | flammkuchen, tarte flambée, lahmacun, manakish, pinsa
pastel de nata | pasteis de nata, custard tart, custard tarts
sub sandwich | po boy, po' boy, muffuletta, bánh mì sandwich
fried chicken | chicken karaage, karaage, chicken katsu
mashed potatoes | colcannon, champ
baked goods | danish pastries, danish pastry, viennoiserie
mushroom risotto | truffle risotto
bagel | bagel with lox, lox bagel, salmon bagel
pudding | sticky toffee pudding, mango pudding, chocolate mousse, blancmange, semifreddo, custard cup
meringue | ~baked alaska
omelette | egg soufflé, omurice
pickles | pickled cucumbers, cornichons, gherkins
earbuds | earbuds case, wireless earbuds case, earbud case, airpods, airpods case, tws earbuds
reed diffuser | diffuser, aroma diffuser, essential oil diffuser
soap dispenser | lotion pump, foam pump, pump dispenser
hair bow | scrunchie, silk scrunchie
wallet | card holder, cardholder, coin purse, passport holder, passport cover, billfold
handbag | clutch bag, evening clutch, purse bag, crossbody bag
rolling pin | ~face roller, ~jade roller
lunch box | pet carrier box
contact lens | contact lens case
jar | spice jar, apothecary jar
fork | cutlery set, flatware, silverware set
chocolate box | open box of chocolates, assortment of chocolates, assorted chocolates, box of pralines, pralines, box of truffles
pudding | lava cake, chocolate lava cake, molten chocolate cake, chocolate fondant, molten lava cake
bread slice | white bread, slice of white bread, sandwich bread, toast bread, white toast
fishing float | ~fishing lure, ~fishing lures, ~lure, ~lures
necklace | pearl strand, charm necklace
`;
