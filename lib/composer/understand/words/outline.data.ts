/** Words by which a prompt announces what a design lists, in six languages; patterns, case ignored. */

/** What is listed: `four steps`, `drei Tipps`. */
export const UNITS = [
  'steps?|tips?|stages?|phases?|parts?|items?|points?|benefits?|reasons?|facts?|rules?|ways|ideas|milestones?',
  'segments?|sections?|differences|criteria|labels|layers|screens?|panels?|frames|scenes?|categories|ingredients|quarters?|types?|kinds?',
  'habits?|bins?|events?|bars?|slices?|features?|topics?',
  'schritten?|tipps?|phasen?|punkten?|gründen?|regeln?|stufen?|etappen?|teilen?|vorteilen?|tonnen?|arten|segmenten?',
  'étapes?|conseils?|astuces?|parties|raisons?|avantages?|légendes|règles?|parts',
  'pasos?|consejos?|etapas?|fases?|partes?|puntos?|razones?|beneficios?|reglas?',
  'passi|passaggi|consigli|fasi|parti|punti|passos|dicas|partes|pontos',
].join('|');

export const NUMBERS: readonly (readonly string[])[] = [
  ['one', 'ein', 'eine', 'einem', 'einer', 'une', 'un', 'uno', 'una', 'um', 'uma'],
  ['two', 'zwei', 'deux', 'dos', 'due', 'dois', 'duas'],
  ['three', 'drei', 'trois', 'tres', 'tre', 'três'],
  ['four', 'vier', 'quatre', 'cuatro', 'quattro', 'quatro'],
  ['five', 'fünf', 'cinq', 'cinco', 'cinque'],
  ['six', 'sechs', 'seis', 'sei'],
  ['seven', 'sieben', 'sept', 'siete', 'sette', 'sete'],
  ['eight', 'acht', 'huit', 'ocho', 'otto', 'oito'],
  ['nine', 'neun', 'neuf', 'nueve', 'nove'],
  ['ten', 'zehn', 'dix', 'diez', 'dieci', 'dez'],
];

export const AND = 'and|und|sowie|et|y|e|&';
/** Leads to what is in a picture. */
export const WITH = 'with|mit|avec|con|com|showing|including|featuring';
/** Leads to what a design is about. */
export const ABOUT = [
  'of|about|on|for|explaining|showing|comparing|to explain',
  'über|zum|zur|zu|der|des|von|vom|für|einer|eines',
  "sur|du|des|de la|de l'|de|d'|pour",
  'sobre|acerca de|del|de los|de las|para',
  'sulla|sul|sui|della|dello|dei|delle|di|da|do|dos|das',
].join('|');
const ARTICLES =
  "the|an?|our|my|die|der|das|den|dem|ein|eine|einen|einer|eines|le|la|les|l'|un|une|el|los|las|una|il|lo|gli|o|os|as";
export const ARTICLE = `(?:(?:${ARTICLES}) |l'|d')`;

/** Pictures that list: their names end where the subject begins. */
export const LISTS =
  '(?:charts?|graphs?|timeline|roadmap|comparison|infographics?|diagram|flowchart|map|guide|card|' +
  '\\p{L}*diagramm|infografik|schaubild|zeitstrahl|zeitleiste|vergleich|\\p{L}*anleitung|' +
  'infographie|schéma|diagramme|graphique(?: \\p{L}+)?|frise(?: chronologique)?|chronologie|' +
  'infografía|diagrama|gráfico(?: de \\p{L}+)?|línea del? tiempo|cronología|infografica|infográfico|linha do tempo)';

/** One against the other. */
export const VERSUS = 'vs\\.?|versus|gegen|contre|contra|contro';
export const OR = 'or|oder|ou|o|oppure';
export const COMPARES =
  'compar(?:ing|isons?|es?|e|er|ez|ación|ativa|aison|azione|ação)|vergleich(?:t|e)?|gegenüberstellung|confronto|side[- ]by[- ]side|split[- ](?:screen|view|image|scene)|half and half|difference between';
export const BEFORE_AFTER =
  'before[- ](?:and|&)[- ]after|vorher[- /](?:und )?[- ]?nachher|avant[- /](?:et )?après|antes (?:y|e) después|prima e dopo|antes e depois';

/** The way in which a set of instructions begins: it is a title as it stands. */
export const HOW_TO = 'how to|comment|cómo|come|como|wie man|so geht';

/** Instructions, whatever else the picture is called. */
export const INSTRUCTS =
  'schritt[- ]für[- ]schritt|anleitung|step[- ]by[- ]step|pas à pas|paso a paso|passo (?:dopo|a) passo|onboarding (?:flow|screens|steps)';

/** How the picture is to look: a list ends here. Whole segments. */
export const LOOKS = [
  '(?:in |with |on |mit |auf |im |avec |en |sur |con |sobre |using )?(?:an? |the |einem |einer |einen |un |une |una )?(?:[\\p{L}#\\d-]+ ){0,4}' +
    '(?:backgrounds?|style|styled|palettes?|colou?rs?|colou?red|tones?|layout|design|look|fonts?|typography|vector|illustrations?|aesthetic|arrows?|icons?|labels|captions|outlines?|border|screen|infographic|hintergrund|stil|farben|farbig|pfeilen?|symbolen?|style|fond|couleurs?|flèches|icônes|estilo|fondo|colores|flechas|iconos|stile|sfondo|colori)(?: .{0,24})?',
  '(?:flat|minimal(?:ist)?|isometric|modern|clean(?! (?:up|your|the|my|teeth|hands|room)\\b)|simple|colou?rful|pastel|cute|vintage|retro|playful|professional|labelled|labeled|printable|4k|hd|style plat|flach|schlicht|plat|moderne?|minimalista)(?: .{0,30})?',
  '(?:.{0,24} )?#[0-9a-f]{3,6}(?: .{0,24})?',
  '(?:links|rechts|left|right|à gauche|à droite)(?: .{0,24})?',
  '(?:(?:dark|light|navy|soft|bright|warm|cool) )?(?:white|black|red|blue|green|yellow|orange|pink|purple|teal|navy|gold|grey|gray|brown|beige|turquoise)(?: (?:and|on) (?:white|black|red|blue|green|yellow|orange|pink|purple|teal|navy|gold|grey|gray|brown|beige))?',
  'from \\d{4} (?:to|until) \\d{4}|(?:von )?\\d{4} bis \\d{4}|next to (?:it|them)|bins next to it',
];
