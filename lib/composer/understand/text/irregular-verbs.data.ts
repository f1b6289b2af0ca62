/** Forms of verbs that no rule makes: `base: finite finite … / gerund or participle …`. */

/** German strong verbs: what he does, what he did, and the participle. */
export const GERMAN_STRONG = `
backen: bäckt backte gebacken
beißen: beißt biss gebissen
bergen: birgt barg geborgen
biegen: biegt bog gebogen
bieten: bietet bot geboten
binden: bindet band gebunden
bitten: bittet bat gebeten
blasen: bläst blies geblasen
braten: brät briet gebraten
brechen: bricht brach gebrochen
brennen: brennt brannte gebrannt
bringen: bringt brachte gebracht
denken: denkt dachte gedacht
dringen: dringt drang gedrungen
empfangen: empfängt empfing empfangen
essen: isst aß gegessen
fahren: fährt fuhr gefahren
fallen: fällt fiel gefallen
fangen: fängt fing gefangen
fechten: ficht focht gefochten
finden: findet fand gefunden
flechten: flicht flocht geflochten
fliegen: fliegt flog geflogen
fliehen: flieht floh geflohen
fließen: fließt floss geflossen
fressen: frisst fraß gefressen
frieren: friert fror gefroren
geben: gibt gab gegeben
gehen: geht ging gegangen
gewinnen: gewinnt gewann gewonnen
gießen: gießt goss gegossen
gleiten: gleitet glitt geglitten
graben: gräbt grub gegraben
greifen: greift griff gegriffen
halten: hält hielt gehalten
hängen: hängt hing gehangen
hauen: haut hieb gehauen
heben: hebt hob gehoben
helfen: hilft half geholfen
kennen: kennt kannte gekannt
klingen: klingt klang geklungen
kommen: kommt kam gekommen
kriechen: kriecht kroch gekrochen
laden: lädt lud geladen
lassen: lässt ließ gelassen
laufen: läuft lief gelaufen
leihen: leiht lieh geliehen
lesen: liest las gelesen
liegen: liegt lag gelegen
melken: melkt molk gemolken
messen: misst maß gemessen
nehmen: nimmt nahm genommen
nennen: nennt nannte genannt
pfeifen: pfeift pfiff gepfiffen
reiben: reibt rieb gerieben
reißen: reißt riss gerissen
reiten: reitet ritt geritten
rennen: rennt rannte gerannt
riechen: riecht roch gerochen
ringen: ringt rang gerungen
rufen: ruft rief gerufen
saufen: säuft soff gesoffen
saugen: saugt sog gesogen
schaffen: schafft schuf geschaffen
scheinen: scheint schien geschienen
scheren: schert schor geschoren
schieben: schiebt schob geschoben
schießen: schießt schoss geschossen
schlafen: schläft schlief geschlafen
schlagen: schlägt schlug geschlagen
schleichen: schleicht schlich geschlichen
schleifen: schleift schliff geschliffen
schließen: schließt schloss geschlossen
schlingen: schlingt schlang geschlungen
schmeißen: schmeißt schmiss geschmissen
schmelzen: schmilzt schmolz geschmolzen
schneiden: schneidet schnitt geschnitten
schreiben: schreibt schrieb geschrieben
schreien: schreit schrie geschrien
schreiten: schreitet schritt geschritten
schweigen: schweigt schwieg geschwiegen
schwimmen: schwimmt schwamm geschwommen
schwingen: schwingt schwang geschwungen
schwören: schwört schwor geschworen
sehen: sieht sah gesehen
singen: singt sang gesungen
sinken: sinkt sank gesunken
sitzen: sitzt saß gesessen
spinnen: spinnt spann gesponnen
sprechen: spricht sprach gesprochen
sprießen: sprießt spross gesprossen
springen: springt sprang gesprungen
stechen: sticht stach gestochen
stehen: steht stand gestanden
stehlen: stiehlt stahl gestohlen
steigen: steigt stieg gestiegen
sterben: stirbt starb gestorben
stoßen: stößt stieß gestoßen
streichen: streicht strich gestrichen
streiten: streitet stritt gestritten
tragen: trägt trug getragen
treffen: trifft traf getroffen
treiben: treibt trieb getrieben
treten: tritt trat getreten
trinken: trinkt trank getrunken
tun: tut tat getan
vergessen: vergisst vergaß vergessen
verlieren: verliert verlor verloren
verschlingen: verschlingt verschlang verschlungen
wachsen: wächst wuchs gewachsen
waschen: wäscht wusch gewaschen
weben: webt wob gewoben
weisen: weist wies gewiesen
wenden: wendet wandte gewandt
werfen: wirft warf geworfen
wiegen: wiegt wog gewogen
winden: windet wand gewunden
wringen: wringt wrang gewrungen
ziehen: zieht zog gezogen
`;

/** Romance verbs: what he and they do, the participle; then the gerund. */
export const ROMANCE_IRREGULAR = {
  fr: `
dormir: dort dorment dormait dormaient endormi endormie / dormant
se promener: se promène se promènent / se promenant
se battre: se bat se battent / se battant
s'asseoir: s'assoit s'assied assis assise assises / assis`,
  es: `
hacer: hace hacen hecho / haciendo
poner: pone ponen puesto / poniendo
tener: tiene tienen / teniendo
ver: ve ven / viendo
leer: lee leen leído / leyendo
caer: cae caen caído / cayendo
construir: construye construyen / construyendo
huir: huye huyen / huyendo
oír: oye oyen / oyendo
traer: trae traen / trayendo
dar: da dan / dando
ir: va van / yendo
salir: sale salen / saliendo
conducir: conduce conducen / conduciendo
recoger: recoge recogen / recogiendo
coger: coge cogen / cogiendo
abrir: abre abren abierto / abriendo
escribir: escribe escriben escrito / escribiendo
sonreír: sonríe sonríen / sonriendo
reír: ríe ríen / riendo
freír: fríe fríen frito / friendo
esquiar: esquía esquían / esquiando
enviar: envía envían / enviando
jugar: juega juegan / jugando
oler: huele huelen / oliendo`,
  it: `
fare: fa fanno fatto fatta / facendo
tenere: tiene tengono tenuto / tenendo
bere: beve bevono / bevendo
leggere: legge leggono letto / leggendo
scrivere: scrive scrivono scritto / scrivendo
mettere: mette mettono messo / mettendo
prendere: prende prendono preso / prendendo
raccogliere: raccoglie raccolgono raccolto / raccogliendo
salire: sale salgono / salendo
uscire: esce escono / uscendo
sedere: siede siedono seduto seduta seduti sedute / sedendo
sedersi: si siede si siedono seduto seduta / sedendosi
cuocere: cuoce cuociono cotto / cuocendo
dipingere: dipinge dipingono dipinto / dipingendo
spingere: spinge spingono spinto / spingendo
correre: corre corrono / correndo
rompere: rompe rompono rotto / rompendo
aprire: apre aprono aperto / aprendo
giocare: gioca giocano / giocando
pescare: pesca pescano / pescando
cercare: cerca cercano / cercando
dare: dà danno / dando
stare: sta stanno / stando
andare: va vanno / andando
stringere: stringe stringono stretto / stringendo
scegliere: sceglie scelgono / scegliendo
togliere: toglie tolgono / togliendo
sciogliersi: si scioglie si sciolgono sciolto sciolta / sciogliendosi
tingere: tinge tingono / tingendo
rincorrere: rincorre rincorrono / rincorrendo`,
  pt: `
fazer: faz fazem feito / fazendo
pôr: põe põem posto posta / pondo
ter: tem têm / tendo
ver: vê veem / vendo
ler: lê leem / lendo
dar: dá dão / dando
cair: cai caem caído / caindo
sair: sai saem / saindo
construir: constrói constroem / construindo
destruir: destrói destroem / destruindo
trazer: traz trazem / trazendo
passear: passeia passeiam / passeando
pentear: penteia penteiam / penteando
subir: sobe sobem / subindo
fugir: foge fogem / fugindo
dormir: dorme dormem / dormindo
abrir: abre abrem aberto / abrindo
sorrir: sorri sorriem / sorrindo
rir: ri riem / rindo
ir: vai vão / indo
vir: vem vêm / vindo
ouvir: ouve ouvem / ouvindo
conduzir: conduz conduzem / conduzindo
produzir: produz produzem / produzindo`,
} as const;

/** Rows of `base: forms`, by their base. */
export const rowsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((row) => row.split(': ') as [string, string]),
  );
