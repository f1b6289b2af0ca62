/** Words that German and French say most often and that no other table has; columns as in the other tables. */
export const ABROAD_FREQUENT_NORTH = `
police officer | polizei, polizeikräfte, schutzmann, gendarm, beamter | gendarmerie, flic, flics |  |  |  |  |
monster | kreatur, kreaturen, wesen, biest, untier, bestie, ungetüm, fabelwesen, scheusal | créature, créatures, bête féroce |  |  |  |  |
soldier | armee, heer, militär, truppe, truppen, leutnant, hauptmann, sergeant, feldwebel, kamerad, kameraden, söldner, rekrut, wachsoldat | armée, troupes, officier, officiers, lieutenant, sergent, caporal, recrue, fantassin |  |  |  |  |
thief | banditen, gauner, verbrecher, ganove, taschendieb, langfinger, halunke, krimineller | brigand, truand, malfaiteur, pickpocket |  |  |  |  |
king | fürst, zar, majestät | tsar, majesté, monarque |  |  |  |  |
queen | fürstin, zarin | souveraine |  |  |  |  |
priest | papst, bischof, pater, geistlicher, kardinal, kaplan, prediger | pape, évêque, abbé, aumônier |  |  |  |  |
girl | nichte, töchterchen, mägdelein | nièce, nièces, gamine, gamines |  |  |  |  |
boy | neffe, neffen, söhnchen, bürschchen | neveu, neveux |  |  |  |  |
man | ehemann, ehemänner, witwer, gatte, schwager, ausländer | époux, mari, maris, veuf, mec, beau-frère |  |  |  |  |
woman | ehefrau, ehefrauen, witwe, gattin, fräulein, weib, weiber, mademoiselle, schwägerin | épouse, épouses, veuve, mademoiselle, madame, bonne femme |  |  |  |  |
siblings | cousine, cousinen, zwilling, zwillinge, brüderchen, schwesterchen | cousine, cousines, jumeaux |  |  |  |  |
person | besitzer, typen, bewohner, einwohner, bürger, zivilist, zivilisten, partnerin, assistent, assistentin, zeuge, mitglied | individu, habitant, habitants, partenaire, citoyen, citoyens, témoin |  |  |  |  |
athlete | siegerin, gewinnerin | vainqueur, championne |  |  |  |  |
guard | nachtwächter, leibwächter, aufseher, türsteher, wachposten | gardien de nuit, garde du corps, sentinelle, videur |  |  |  |  |
lawyer | staatsanwalt, verteidiger, juristin, notar | procureur, notaire |  |  |  |  |
detective | inspektor, ermittler, kommissarin, geheimagent, agent, agentin, agenten | agent secret |  |  |  |  |
scientist | experte, chemiker, physiker | expert, experts |  |  |  |  |
politician | kanzler, stadtrat, premierminister, vizepräsident, minister, ministerin, abgeordneter, kandidat | ministre, ministres, premier ministre, député, députés, bourgmestre, candidat |  |  |  |  |
boss | direktor, direktorin, vorsitzender |  |  |  |  |  |
reporter | sprecherin, berichterstatter | porte-parole, envoyé spécial |  |  |  |  |
actor | darsteller, darstellerin, komödiant |  |  |  |  |  |
prisoner | sklave, sklaven, geisel | bagnard, otage, esclave |  |  |  |  |
baby | bündelchen |  |  |  |  |  |
child | kerlchen, kindlein | marmot, mioche, marmots, bout de chou |  |  |  |  |
dog | köter, mischling | clébard, corniaud |  |  |  |  |
cat | miezekatze |  |  |  |  |  |
feet | füßchen, fersen, ferse, knöchel, zehen, zeh | orteil, orteils, cheville, chevilles, petons |  |  |  |  |
hand | daumen | pouces |  |  |  |  |
head | kinn, stirn, nacken | menton, nuque |  |  |  |  |
stomach | bauch, bäuche, bäuchlein | ventre, ventres, bedaine |  |  |  |  |
hair | frisur, frisuren, haarpracht, locken | coiffure, coiffures, crinière, chevelure |  |  |  |  |
pistol | pistole, pistolen, knarre, revolver | pistolet, pistolets, revolver, flingue |  |  |  |  |
gun | flinte, schrotflinte, knarren | carabine, mitraillette |  |  |  |  |
bomb | granate, granaten, sprengstoff, atombombe | grenades, explosif |  |  |  |  |
sword | degen |  |  |  |  |  |
ring | ringlein | bague de fiançailles |  |  |  |  |
lever | hebel |  |  |  |  |  |
underpants | höschen, schlüpfer |  |  |  |  |  |
gas can |  | bidon |  |  |  |  |
needle | nadel, nadeln |  |  |  |  |  |
sewing needle | stopfnadel |  |  |  |  |  |
cable | draht, drähte |  |  |  |  |  |
box | behälter, kästchen, schatulle | récipient, coffret, boîtier |  |  |  |  |
ring box | samtkästchen | écrin de velours |  |  |  |  |
jar | gefäß |  |  |  |  |  |
letter | telegramm, brieflein | télégramme, missive |  |  |  |  |
money | dollar, trinkgeld, wechselgeld | dollars, liasse, francs |  |  |  |  |
coins | cents | centimes |  |  |  |  |
ticket | flugticket |  |  |  |  |  |
playing cards | poker, pokerkarten | poker |  |  |  |  |
cocktail | drink, drinks, gin, longdrink | boisson alcoolisée, apéritif, apéro |  |  |  |  |
porridge | brei, grütze |  |  |  |  |  |
food |  | nourriture, aliments, victuailles |  |  |  |  |
firework | silvesterrakete |  |  |  |  |  |
medal | orden |  |  |  |  |  |
trophy | siegerpokal |  |  |  |  |  |
suitcase | handgepäck |  |  |  |  |  |
cupboard | schränkchen, küchenschrank |  |  |  |  |  |
prison cell | knast | taule, geôle |  |  |  |  |
church | kloster, klöster, abtei | monastère, monastères, abbaye, couvent |  |  |  |  |
opera house | oper |  |  |  |  |  |
ballerina | ballett | ballet, danseuse étoile, petit rat |  |  |  |  |
bedroom | hotelzimmer | chambre d'hôtel |  |  |  |  |
street corner | straßenecke, ecke einer straße | coin d'une rue, coin de la rue, coin de rue |  |  |  |  |
street | kreuzung, gässchen | carrefour |  |  |  |  |
city | hauptstadt, metropole, nachbarschaft, stadtviertel | capitale, quartier, faubourg |  |  |  |  |
village | weiler | bourg, bourgade |  |  |  |  |
forest | wildnis, gehölz |  |  |  |  |  |
spaceship | shuttle |  |  |  |  |  |
subway | ubahn |  |  |  |  |  |
submarine | uboot |  |  |  |  |  |
fire truck | feuerwehr, feuerwehrwagen |  |  |  |  |  |
hospital | krankenstation, notaufnahme | urgences |  |  |  |  |
school | college, akademie, universität | université, universités, académie |  |  |  |  |
office | hauptquartier | siège social |  |  |  |  |
airport |  | aérodrome |  |  |  |  |
flower | blümlein |  |  |  |  |  |
hill | !hang, berghang, böschung | pente, butte, talus |  |  |  |  |
wave | brandung | déferlante |  |  |  |  |
lightning | blitzschlag |  |  |  |  |  |
stick | prügel, knüppel |  |  |  |  |  |
bone | gebein | ossement |  |  |  |  |
pill | tabletten |  |  |  |  |  |
medicine | heilmittel, arznei | remède |  |  |  |  |
potion |  | philtre |  |  |  |  |
computer |  | pc |  |  |  |  |
television |  | téloche, poste de télévision |  |  |  |  |
crowd |  | cohue |  |  |  |  |
ball | bällchen |  |  |  |  |  |
building blocks | klötzchen | jeu de construction |  |  |  |  |
spotlight | scheinwerferlicht | feux de la rampe |  |  |  |  |
foot | zehenspitze |  |  |  |  |  |
sunflower seeds | sonnenblumenkern, sonnenblumenkerne, sonnenblumenkernen | graines de tournesol, graine de tournesol |  |  |  |  |
bow tie | fliege um den hals, querbinder |  |  |  |  |  |
counter | küchentheke |  |  |  |  |  |
lunch box | pausenbrot, pausenbrote, pausenbrotdose, vesperdose, brotzeit |  |  |  |  |  |
stove | eisenofen, kanonenofen | poêle à bois, poêle en fer |  |  |  |  |
wagon | waggon, waggons | wagonnet |  |  |  |  |
tire | reifen, platten reifen, platter reifen, plattem reifen | pneu crevé |  |  |  |  |
door frame | türstock |  |  |  |  |  |
blanket |  | !couette |  |  |  |  |
braid |  | couettes |  |  |  |  |
daughter |  | sa fille, ma fille, leur fille, ses filles, leurs filles |  |  |  |  |
blood pressure monitor | blutdruckmessgerät | tensiomètre |  |  |  |  |
courtyard | klosterhof, innenhof, hof eines klosters | cour intérieure, cour d'un monastère |  |  |  |  |
farmhouse | gehöft | corps de ferme |  |  |  |  |
monitor |  | moniteur |  |  |  |  |
shopkeeper | marktfrau, maronenverkäufer, verkäuferin | marchand de marrons, marchand ambulant |  |  |  |  |
wedding dress | hochzeitskleid | robe de mariage |  |  |  |  |
`;
