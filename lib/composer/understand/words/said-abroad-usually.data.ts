import type { Language } from '../../concepts/concept';
import type { Rewording } from '../text/reworded';
import { NO_SUN, overhead } from '../text/usual-turns';

/**
 * Usual turns of phrase of the other languages that their words one by one do not tell: what is lit or covered by something,
 * who is put into something, weather that is told as a deed, what is overhead.
 */
export const SAID_USUALLY: Partial<Record<Language, readonly Rewording[]>> = {
  fr: [
    [
      /^([^,.;]{3,50}?) poursuivie?s? par ((?:des|les|la|le|une?|deux|trois|quatre) \p{L}+)(?!\p{L})/giu,
      '$2 poursuivant $1',
    ],
    [/(?<!\p{L})vole(nt)? (?=(?:une?|des|les|du|de la) \p{L}+)/giu, 'prend$1 '],
    [/(?<!\p{L})(?:qui )?(?:apprend|apprenant|apprennent) à faire (?=du |de la )/giu, 'faisant '],
    [
      /(?<!\p{L})(?:avec un |l[’'] ?|avec l[’'] ?)air (?=(?:surpris|étonné|triste|heureu|fâché|effrayé|ennuyé|content|fatigué|inquiet|fier)\p{L}*)/giu,
      'avec un visage ',
    ],
    [
      /(?<!\p{L})(?:descend|descendant|descendent|monte|montant|montent) (?=(?:l[’']|un |les |des )escaliers?)/giu,
      'marchant dans ',
    ],
    [/(?<!\p{L})(table )(?:dressée|mise)(?= pour)/giu, '$1'],
    [
      /(?<!\p{L})(?:du )?linge (?:étendu|qui sèche)(?: au soleil)?(?!\p{L})/giu,
      'linge sur une corde à linge',
    ],
    [
      /(?<!\p{L})(?:deux|trois|dix) fois plus (?:grand|gros|haut)(e?)s? qu(?:[’']elle|[’']eux|e lui|e soi)(?:-même)?(?!\p{L})/giu,
      'géant$1',
    ],
    [/(?<!\p{L})(sonn(?:e|ent|ant)) à la porte d(?=[eu’'])/giu, '$1 à la sonnette d'],
    [/(?<!\p{L})bittes? d[’']amarrage(?!\p{L})/giu, "borne d'amarrage"],
    [
      /^ic[oô]nes pour (?:une appli(?:cation)?|l[’']appli(?:cation)?) (?:de |d[’'])\p{L}+(?=(?: \p{L}+)? ?:)/giu,
      "ensemble d'icônes",
    ],
    [/(?<!\p{L})mont(?:e|ent|ant) (?=(?:la|une|leur|sa) tente(?!\p{L}))/giu, 'construisent '],
    [
      /(?<!\p{L})(?:monte|montant|gravit|remonte|remontant) (?=(?:une|la) (?:\p{L}+ )?(?:rue|ruelle|route|côte|pente|colline)(?!\p{L}))/giu,
      'marche dans ',
    ],
    [
      /(?<!\p{L})(?:met|jette|glisse)(?:nt)? (?=(?:une|des) (?:pièce|pièces)(?: \p{L}+){0,2} dans)/giu,
      'met ',
    ],
    [
      /,? (?:(?:avec )?des flèches(?: entre les (?:étapes|phases|éléments)| entre elles)?|(?:en |sur |avec )?(?:deux|trois) colonnes(?: avec (?:des )?icônes)?)(?=[,.;]|$)(?<=(?:cycle|schéma|diagramme|infographie|processus|comparaison|organigramme|étapes)[^.]{0,240})/giu,
      '',
    ],
    [
      /,? après (?:le|la|l[’']|un|une|son|sa) ?(?:bain|douche|travail|école|match|repas|cours|entraînement|dîner|concert)(?!\p{L})/giu,
      '',
    ],
    [
      /(?<!\p{L})sort(ent)? (?=(?:des|les|une?|le|la|ses?|son|sa|leurs?|deux|trois) (?:\p{L}+ ){1,4}(?:du|de la|de son|de sa|des) )/giu,
      'prend$1 ',
    ],
    [
      /(?<!\p{L})sort(ent)? (?=(?:des|les|une?|le|la|ses?|son|sa|leurs?|deux|trois) (?:\p{L}+ ){1,4}d[’'] ?une? )/giu,
      'prend$1 ',
    ],
    [
      /(?<!\p{L})sortant (?=(?:des|les|une?|le|la|ses?|son|sa|deux|trois) (?:\p{L}+ ){1,4}(?:du|de la|de son|de sa|des|d[’'] ?une?) )/giu,
      'prenant ',
    ],
    [
      / (?:les uns contre les autres|les unes contre les autres|l[’']un contre l[’']autre|l[’']une contre l[’']autre|les uns à côté des autres)(?!\p{L})/giu,
      '',
    ],
    [new RegExp(`(?<!\\p{L})(?:éclairé|illuminé)e?s? par ${NO_SUN}`, 'giu'), 'avec '],
    [/(?<!\p{L})(?:couvert|recouvert|maculé|plein)(e?s?) de boue(?!\p{L})/giu, 'boueux'],
    [/(?<!\p{L})(lui|leur) passe(nt)? (?=(?:une?|le|la|les|des|son|sa) )/giu, '$1 donne$2 '],
    [/(?<=\p{L}) réunie?s? (?=autour )/giu, ' '],
    overhead(
      'au-dessus|là-haut',
      'volent|vole|planent|plane|tournoient|flottent|flotte|brille|brillent',
      'au-dessus de lui',
    ),
  ],
  es: [
    [
      /(?<!\p{L})atrapad[oa]s? en (?=(?:una?|el|la|lo alto de una?) (?:árbol|rama|red)(?!\p{L}))/giu,
      'en ',
    ],
    [/(?<!\p{L})(?:que )?aprend(?:e|en|iendo) a montar (?=en |a )/giu, 'montando '],
    [/(?<!\p{L})(?:que )?aprend(?:e|en|iendo) a (?=\p{L}+[aei]r(?!\p{L}))/giu, ''],
    [
      /(?<!\p{L})con (?:cara|expresión|gesto) de (?:sorpresa|asombro)(?!\p{L})/giu,
      'con una cara sorprendida',
    ],
    [
      /(?<!\p{L})con (?:cara|expresión|gesto) de (?:miedo|susto|terror)(?!\p{L})/giu,
      'con una cara asustada',
    ],
    [
      /(?<!\p{L})con (?:cara|expresión|gesto) de (?:enfado|enojo|pocos amigos)(?!\p{L})/giu,
      'enojado',
    ],
    [
      /(?<!\p{L})con (?:cara|expresión|gesto) de (?:felicidad|alegría)(?!\p{L})/giu,
      'con una cara feliz',
    ],
    [
      /(?<!\p{L})con (?:cara|expresión|gesto) de (?:tristeza|pena)(?!\p{L})/giu,
      'con una cara triste',
    ],
    [/(?<!\p{L})puerto de montaña(?!\p{L})/giu, 'camino de montaña'],
    [/(?<!\p{L})baj(?:a|an|ando) (?:por )?(?=(?:las|unas|la) escaleras?)/giu, 'caminando por '],
    [
      /(?<!\p{L})ropa (?:tendida|recién tendida)(?: (?:secándose|a secar))?(?: al sol)?(?!\p{L})/giu,
      'ropa en el tendedero',
    ],
    [/(?<!\p{L})con la lengua (?:afuera|fuera|colgando)(?!\p{L})/giu, 'con la lengua'],
    [
      /(?<!\p{L})ech(?:a|ando|an|ar|ándole)(?:le)? (?=(?:un poco de |una pizca de )?(?:sal|azúcar|harina|pimienta|especias|queso|perejil|orégano|canela)(?!\p{L}))/giu,
      'espolvoreando ',
    ],
    [
      /(?<!\p{L})ech(?:a|ando|an|ar|ándole)(?:le)? (?=(?:un poco de )?(?:agua|leche|aceite|vino|salsa|café|té|caldo|miel)(?!\p{L}))/giu,
      'vertiendo ',
    ],
    [
      /(?<!\p{L})(?:dos|tres|diez) veces más (?:grande|alt[oa]) que (?:él|ella|ellos|sí mism[oa])(?!\p{L})|(?<!\p{L})el doble de grande que (?:él|ella)(?!\p{L})/giu,
      'gigante',
    ],
    [
      /(?<!\p{L})tarjeta (?:de|para) (?:boda|bautizo|comunión|aniversario)s?(?!\p{L})/giu,
      'tarjeta de felicitación',
    ],
    [
      /^[ií]conos para (?:una app|una aplicación|la app) de \p{L}+(?=(?: \p{L}+)? ?:)/giu,
      'conjunto de iconos',
    ],
    [/(?<!\p{L})(libro|libros|cuento|cuentos) infantil(?:es)?(?!\p{L})/giu, '$1 para niños'],
    [/(?<!\p{L})mont(?:ando|an|a) (?=(?:la|una|su) (?:tienda|carpa)(?!\p{L}))/giu, 'construyendo '],
    [
      /(?<!\p{L})sub(?:iendo|en|e) por (?=(?:una|la|el|un) (?:\p{L}+ )?(?:calle|callejuela|cuesta|camino|sendero|colina|ladera|carretera)(?!\p{L}))/giu,
      'caminando por ',
    ],
    [
      /(?<!\p{L})(?:ech|met|tir|lanz)(?:a|e|ando|iendo) (?=una? (?:moneda|carta|billete) (?:en|dentro) )/giu,
      'metiendo ',
    ],
    [
      /,? (?:con flechas(?: entre (?:las etapas|los pasos|las fases|ellos|ellas))?|(?:en |con )?(?:dos|tres) columnas(?: con (?:iconos|íconos))?)(?=[,.;]|$)(?<=(?:ciclo|esquema|diagrama|infografía|proceso|comparación|comparativa|etapas|pasos)[^.]{0,240})/giu,
      '',
    ],
    [
      /,? (?:después|luego) de(?:l| la| un| una| su)? (?:baño|ducha|trabajo|colegio|escuela|partido|comida|cena|clase|entrenamiento|concierto)(?!\p{L})/giu,
      '',
    ],
    [/(?<!\p{L})les? pasa(n)? (?=(?:una?|el|la|los|las|unos|unas|su) )/giu, 'le da$1 '],
    [/(?<!\p{L})pasándole (?=(?:una?|el|la|los|las|unos|unas|su) )/giu, 'dándole '],
    [new RegExp(`(?<!\\p{L})iluminad[oa]s? (?:por|con) ${NO_SUN}`, 'giu'), 'con '],
    [
      /(?<!\p{L})(?:cubiert|llen|manchad)([oa]s?) de (?:barro|lodo|fango)(?!\p{L})/giu,
      'embarrad$1',
    ],
    [
      /(?<!\p{L})(?:metid|atrapad|acurrucad)[oa]s? en (?=(?:una?|la|el|su) (?:\p{L}+ )?(?:caja|cesta|bota|zapato|sombrero|bolsillo|mochila|maleta|taza|olla|cama|bolsa|saco|canasta)(?!\p{L}))/giu,
      'en ',
    ],
    [/(?<!\p{L})reunid[oa]s? (?=(?:alrededor|en torno|frente) )/giu, ''],
    [
      /(?<!\p{L})(?:un[oa]s? contra otr[oa]s?|un[oa] junto al otr[oa]|un[oa]s? junto a otr[oa]s?)(?!\p{L})/giu,
      '',
    ],
    [
      /(?<!\p{L})(?:les? )?(?:cuenta|contando|contándole|cuentan|que (?:les? )?cuenta) (?:una?|el|la) (?:cuento|historia|relato)s? a (?=(?:su|sus|una?|los|las|la|unos) )/giu,
      'leyendo un libro a ',
    ],
    [
      /(?<!\p{L})(bailarina|bailarín|bailaora?|bailarinas|pareja|vestido|traje|zapatos|espectáculo) (?:de )?flamenc[oa]s?(?!\p{L})/giu,
      '$1',
    ],
    overhead(
      'encima|arriba|sobre (?:ellos|él|ella)|por encima',
      'vuela|vuelan|flota|flotan|brilla|brillan|giran',
      'encima de él',
    ),
  ],
  it: [
    [
      /(?<!\p{L})(?:che )?impara(?:no|ndo)? ad andare in (?:bici|bicicletta)(?!\p{L})/giu,
      'va in bicicletta',
    ],
    [
      /(?<!\p{L})con (?:aria|faccia|espressione) (?=(?:sorpres|triste|felic|arrabbiat|spaventat|annoiat|stanc|content|preoccupat)\p{L}*)/giu,
      'con una faccia ',
    ],
    [
      /(?<!\p{L})(?:scend(?:e|ono|endo)|sal(?:e|gono|endo)) le scale(?!\p{L})/giu,
      'cammina sulle scale',
    ],
    [
      /(?<!\p{L})(?:panni|bucato|vestiti|lenzuola) stes[oiae](?: ad asciugare)?(?: al sole)?(?!\p{L})/giu,
      'bucato sul filo del bucato',
    ],
    [/(?<!\p{L})(?:porta|portano|portando) a spasso (?=\p{L})/giu, 'passeggia con '],
    [/(?<!\p{L})con la lingua (?:di )?fuori(?!\p{L})/giu, 'con la lingua'],
    [
      /(?<!\p{L})(?:gli|le|ci|vi) porta(?:no)? (?=(?:una?|uno|il|la|lo|del|della) |(?:un|l)['’])/giu,
      'dà ',
    ],
    [
      /(?<!\p{L})(?:due|tre|dieci) volte più (?:grande|alt[oa]) di (?:lui|lei|loro|sé)(?!\p{L})|(?<!\p{L})grande il doppio di (?:lui|lei)(?!\p{L})/giu,
      'gigante',
    ],
    [
      /^icone per (?:un[’']\s?app|una app|l[’']\s?app|un[’']\s?applicazione) (?:di|da) \p{L}+(?=(?: \p{L}+)? ?:)/giu,
      'set di icone',
    ],
    [/(?<!\p{L})mont(?:ando|ano|a) (?=(?:la|una) tenda(?!\p{L}))/giu, 'costruendo '],
    [/(?<!\p{L})(?:con il raffreddore|raffreddato)(?!\p{L})/giu, 'malato'],
    [
      /(?<!\p{L})(?:sale|salgono|salendo|che sale) (?=(?:per|lungo|su per) (?:una|la|un|il) (?:\p{L}+ )?(?:strada|via|vicolo|salita|collina|sentiero)(?!\p{L}))/giu,
      'cammina ',
    ],
    [
      /(?<!\p{L})(?:mett|gett|butt|infil)(?:e|a|endo|ando) (?=una? (?:moneta|lettera) (?:in|nel|nella|dentro))/giu,
      'mette ',
    ],
    [
      /,? (?:con (?:delle )?frecce(?: tra (?:le fasi|i passaggi|loro))?|(?:in |su |con )?(?:due|tre) colonne(?: con (?:le )?icone)?)(?=[,.;]|$)(?<=(?:ciclo|schema|diagramma|infografica|processo|confronto|fasi|passaggi)[^.]{0,240})/giu,
      '',
    ],
    [
      /,? dopo (?:il|la|lo|l[’']|un|una|un[’'])? ?(?:bagno|doccia|lavoro|scuola|partita|pranzo|cena|lezione|allenamento|concerto)(?!\p{L})/giu,
      '',
    ],
    [
      /(?<!\p{L})(?:gli|le) passa(no)? (?=(?:une?|uno|una|un['’]|il|la|lo|i|le|gli|del) ?)/giu,
      'dà ',
    ],
    [new RegExp(`(?<!\\p{L})(?:illuminat|rischiarat)[oaie] da (?=\\p{L})${NO_SUN}`, 'giu'), 'con '],
    [
      new RegExp(`(?<!\\p{L})(?:illuminat|rischiarat)[oaie] da(i|gli|lle|l|lla) ${NO_SUN}`, 'giu'),
      'con ',
    ],
    [/(?<!\p{L})(?:coperto|ricoperto|sporco|imbrattato|pieno) di fango(?!\p{L})/giu, 'infangato'],
    [/(?<!\p{L})(?:coperta|ricoperta|sporca|piena) di fango(?!\p{L})/giu, 'infangata'],
    [/(?<!\p{L})(?:coperti|ricoperti|sporchi) di fango(?!\p{L})/giu, 'infangati'],
    [
      /(?<!\p{L})(?:infilat|ficcat|accoccolat|acciambellat|raggomitolat)[oaie] (?=(?:in|dentro|nel|nella|nello|nell['’])(?:[ '’]|$))/giu,
      '',
    ],
    [/(?<!\p{L})riunit[oaie] (?=(?:intorno|attorno|davanti) )/giu, ''],
    [
      /(?<!\p{L})(?:gli uni (?:agli|contro gli) altri|l['’]un[oa] (?:all['’]altr[oa]|accanto all['’]altr[oa]|contro l['’]altr[oa]))(?!\p{L})/giu,
      '',
    ],
    [/(?<!\p{L})sulla riva del mare(?!\p{L})/giu, 'sulla spiaggia'],
    overhead(
      'sopra|in alto|al di sopra',
      'vola|volano|galleggia|galleggiano|brilla|brillano',
      'sopra di lui',
    ),
  ],
  pt: [
    [/(?<!\p{L})(pneus?) furados?(?!\p{L})/giu, '$1'],
    [/(?<!\p{L})aprend(?:e|em|endo) a andar de (?=\p{L})/giu, 'andando de '],
    [/(?<!\p{L})com cara de (?:surpresa|espanto)(?!\p{L})/giu, 'com um rosto surpreso'],
    [/(?<!\p{L})com cara de (?:medo|susto)(?!\p{L})/giu, 'com um rosto assustado'],
    [/(?<!\p{L})com cara de (?:bravo|brava|raiva)(?!\p{L})/giu, 'com um rosto zangado'],
    [/(?<!\p{L})(?:desc|sub)(?:e|em|endo|indo) (?=(?:as|a|pelas) escadas?)/giu, 'caminhando '],
    [/(?<!\p{L})com a língua (?:de fora|para fora)(?!\p{L})/giu, 'com a língua'],
    [
      /(?<!\p{L})(?:duas|três|dez) vezes (?:maior|mais alt[oa]) (?:do )?que (?:ele|ela|eles|si)(?!\p{L})|(?<!\p{L})o dobro do tamanho dela?e?(?!\p{L})/giu,
      'gigante',
    ],
    [/(?<!\p{L})assentando (?=(?:os )?tijolos)/giu, 'empilhando '],
    [/(?<!\p{L})(livro|livros|história) infantil(?:is)?(?!\p{L})/giu, '$1 para crianças'],
    [
      /(?<!\p{L})(?:mont|arm)(?:ando|am|a) (?=(?:a|uma|sua) (?:barraca|tenda)(?!\p{L}))/giu,
      'construindo ',
    ],
    [
      /(?<!\p{L})(?:subindo|sobe|sobem) (?=(?:pela|a|uma|por uma) (?:\p{L}+ )?(?:rua|ladeira|viela|estrada|trilha|colina)(?!\p{L}))/giu,
      'caminhando ',
    ],
    [
      /(?<!\p{L})(?:jog|coloc)(?:ando|a|am) (?=uma? (?:moeda|carta) (?:em|num|numa|no|na|dentro) )/giu,
      'pondo ',
    ],
    [
      /,? (?:com setas(?: entre (?:as etapas|os passos|as fases|eles|elas))?|(?:em |com )?(?:duas|três) colunas(?: com ícones)?)(?=[,.;]|$)(?<=(?:ciclo|esquema|diagrama|infográfico|processo|comparação|fluxograma|etapas|passos)[^.]{0,240})/giu,
      '',
    ],
    [
      /,? (?:depois|após) (?:d?[oae]s? )?(?:um |uma )?(?:banho|trabalho|escola|jogo|almoço|jantar|aula|treino|show)(?!\p{L})/giu,
      '',
    ],
    [/(?<!\p{L})lhes? passa(m)? (?=(?:uma?|o|a|os|as) )/giu, 'dá '],
    [
      /(?<!\p{L})(passa|passando) (?=(?:uma?|o|a|os|as) (?:\p{L}+ ){1,2}(?:para|pra|ao|à) (?:o|a|os|as|seu|sua)? ?(?:neto|neta|avó|avô|filho|filha|irmã|irmão|mãe|pai|amig[oa]|menin[oa])(?!\p{L}))/giu,
      'dando ',
    ],
    [new RegExp(`(?<!\\p{L})iluminad[oa]s? (?:por|com|pel[oa]s?) ${NO_SUN}`, 'giu'), 'com '],
    [/(?<!\p{L})(?:cobert|suj|melad)([oa]s?) de (?:lama|barro)(?!\p{L})/giu, 'enlamead$1'],
    [/(?<!\p{L})(?:enfiad|metid|encolhid|aninhad)[oa]s? (?=(?:em|num|numa|no|na|dentro) )/giu, ''],
    [/(?<!\p{L})reunid[oa]s? (?=(?:em volta|ao redor|em torno|diante|em frente) )/giu, ''],
    [
      /(?<!\p{L})(?:uns aos outros|umas às outras|um ao outro|um no outro|umas nas outras)(?!\p{L})/giu,
      '',
    ],
    [
      /(?<!\p{L})((?:debaixo|embaixo) d(?:e|a|uma)(?: uma)?|sob uma?|sob a|à sombra d(?:e uma|uma|a)) mangueira(?!\p{L})/giu,
      '$1 pé de manga',
    ],
    [
      /(?<!\p{L})(?:conta|contando|que conta) (?:uma|a|um) (?:história|conto|historinha) (?:para|pra|ao|à) (?:[oa]s? )?(?=(?:su?a?e?u?s? )?\p{L})/giu,
      'lendo um livro para a ',
    ],
    overhead('acima|em cima|por cima', 'voa|voam|flutua|flutuam|brilha|brilham', 'acima dele'),
  ],
};
