/** Forms of verbs that no rule makes: `base: finite finite … / gerund or participle …`. */

/** German strong verbs: what he does, what he did, and the participle. */
export const GERMAN_STRONG = `
backen: bäckt backte gebacken
beißen: beißt biss gebissen
biegen: biegt bog gebogen
binden: bindet band gebunden
blasen: bläst blies geblasen
braten: brät briet gebraten
brechen: bricht brach gebrochen
brennen: brennt brannte gebrannt
bringen: bringt brachte gebracht
denken: denkt dachte gedacht
essen: isst aß gegessen
fahren: fährt fuhr gefahren
fallen: fällt fiel gefallen
fangen: fängt fing gefangen
finden: findet fand gefunden
fliegen: fliegt flog geflogen
fliehen: flieht floh geflohen
fließen: fließt floss geflossen
fressen: frisst fraß gefressen
frieren: friert fror gefroren
geben: gibt gab gegeben
gehen: geht ging gegangen
gießen: gießt goss gegossen
graben: gräbt grub gegraben
greifen: greift griff gegriffen
halten: hält hielt gehalten
hängen: hängt hing gehangen
heben: hebt hob gehoben
helfen: hilft half geholfen
klingen: klingt klang geklungen
kommen: kommt kam gekommen
kriechen: kriecht kroch gekrochen
laden: lädt lud geladen
laufen: läuft lief gelaufen
leihen: leiht lieh geliehen
lesen: liest las gelesen
liegen: liegt lag gelegen
messen: misst maß gemessen
nehmen: nimmt nahm genommen
pfeifen: pfeift pfiff gepfiffen
reiten: reitet ritt geritten
rennen: rennt rannte gerannt
riechen: riecht roch gerochen
rufen: ruft rief gerufen
schieben: schiebt schob geschoben
schießen: schießt schoss geschossen
schlafen: schläft schlief geschlafen
schlagen: schlägt schlug geschlagen
schleichen: schleicht schlich geschlichen
schließen: schließt schloss geschlossen
schmelzen: schmilzt schmolz geschmolzen
schneiden: schneidet schnitt geschnitten
schreiben: schreibt schrieb geschrieben
schreien: schreit schrie geschrien
schwimmen: schwimmt schwamm geschwommen
schwingen: schwingt schwang geschwungen
sehen: sieht sah gesehen
singen: singt sang gesungen
sitzen: sitzt saß gesessen
springen: springt sprang gesprungen
stechen: sticht stach gestochen
stehen: steht stand gestanden
steigen: steigt stieg gestiegen
stoßen: stößt stieß gestoßen
streichen: streicht strich gestrichen
tragen: trägt trug getragen
treffen: trifft traf getroffen
treiben: treibt trieb getrieben
treten: tritt trat getreten
trinken: trinkt trank getrunken
tun: tut tat getan
wachsen: wächst wuchs gewachsen
waschen: wäscht wusch gewaschen
verschlingen: verschlingt verschlang verschlungen
weben: webt wob gewoben
werfen: wirft warf geworfen
wiegen: wiegt wog gewogen
ziehen: zieht zog gezogen
`;

/** Romance verbs: what he and they do, the participle; then the gerund. */
export const ROMANCE_IRREGULAR = {
  fr: `
faire: fait font faites / faisant
prendre: prend prennent pris prise / prenant
mettre: met mettent mis mise / mettant
tenir: tient tiennent tenu tenue / tenant
boire: boit boivent bu / buvant
lire: lit lisent lu / lisant
écrire: écrit écrivent écrite / écrivant
conduire: conduit conduisent / conduisant
dormir: dort dorment endormi endormie / dormant
courir: court courent couru / courant
sortir: sort sortent sorti / sortant
ouvrir: ouvre ouvrent ouvert / ouvrant
cueillir: cueille cueillent cueilli / cueillant
construire: construit construisent / construisant
peindre: peint peignent / peignant
servir: sert servent servi / servant
suivre: suit suivent suivi / suivant
jeter: jette jettent jeté / jetant
appeler: appelle appellent / appelant
lancer: lance lancent lancé / lançant
plonger: plonge plongent / plongeant
manger: mange mangent mangé / mangeant
nager: nage nagent / nageant
partager: partage partagent / partageant
ranger: range rangent rangé / rangeant
changer: change changent / changeant
nettoyer: nettoie nettoient / nettoyant
promener: promène promènent / promenant
se promener: se promène se promènent / se promenant
lever: lève lèvent levé / levant
soulever: soulève soulèvent / soulevant
acheter: achète achètent acheté / achetant
peser: pèse pèsent / pesant
se battre: se bat se battent / se battant
battre: bat battent battu / battant
descendre: descend descendent / descendant
vendre: vend vendent vendu / vendant
fondre: fond fondent fondu / fondant
coudre: coud cousent cousu / cousant
rire: rit rient / riant
sourire: sourit sourient / souriant
s'asseoir: s'assoit s'assied assis assise assises / assis
voir: voit voient / voyant
recevoir: reçoit reçoivent / recevant
offrir: offre offrent / offrant
jouer: joue jouent / jouant
essuyer: essuie essuient / essuyant
balayer: balaie balaient / balayant
tondre: tond tondent / tondant
pondre: pond pondent / pondant
tordre: tord tordent / tordant`,
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
