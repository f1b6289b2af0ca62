import type { Language } from '../../concepts/concept';
import type { Rewording } from '../text/reworded';

/**
 * Deeds that other languages say with a verb of wider use, and how they are said with the verb that is meant: `fare un pupazzo
 * di neve` builds one, and `llevar a un bebé` carries it nowhere.
 */
const SNOWMEN_ES = 'muñecos? de nieve|castillos? de arena|fuertes? de nieve|iglús?';
const SNOWMEN_IT = 'pupazz[oi] di neve|castell[oi] di sabbia|igloo';
const SNOWMEN_PT = 'bonecos? de neve|castelos? de areia|iglus?';
const SNOWMEN_FR = 'bonhommes? de neige|châteaux? de sable|igloos?';
const SNOWMEN_RU =
  'снеговик\\p{L}*|снежн\\p{L}* баб\\p{L}*|(?:песочн\\p{L}+ )?зам\\p{L}+ из песка|крепост\\p{L}+ из снега';
const ARTICLE_ES = '(?:un|una|unos|unas|el|la|los|su|sus|dos|tres) ';
const CARRIED_ES =
  'bebés?|hij[oa]s?|niet[oa]s?|niñ[oa]s?|herman[oa]s?|herman[oa] \\p{L}+|gat[oa]s?|gatit[oa]s?|perr[oa]s?|perrit[oa]s?|cachorr[oa]s?|cr[ií]as?|oso de peluche|princesa|novia';

const word = (pattern: string) => new RegExp(`(?<!\\p{L})${pattern}`, 'giu');

export const SAID_OF_DEEDS: Partial<Record<Language, readonly Rewording[]>> = {
  de: [
    [
      /(?<!\p{L})flüster(t|n) (ein(?:em|er)|dem|der|ihrer|seinem) ([^,.;]{2,24}?) (?:etwas )?ins ohr(?!\p{L})/giu,
      'flüster$1 mit $2 $3',
    ],
    [/(?<!\p{L})ein haufen gold(?!\p{L})/giu, 'ein Goldschatz'],
    // A picture that hangs somewhere is a thing, and no way of drawing.
    [
      /(?<!\p{L})(ein|das) (?:gemälde|bild)(?= (?:hängt )?(?:über (?:dem|der|einem|einer)|an (?:der|einer) wand|neben (?:dem|der|einem|einer)))/giu,
      '$1 Bilderrahmen',
    ],
    [
      /(?<!\p{L})unter (?:den|dem) (?:sternen|sternenhimmel)(?!\p{L})/giu,
      'nachts unter dem Sternenhimmel',
    ],
    // A verb and its thing with where it is done between them.
    [
      /(?<!\p{L})(?:mach|blas|bläs|pust)(?:t|en)((?: (?!(?:ein|eine|die)? ?foto|seifenblasen)\p{L}+){1,5}) (?:bunte |große |viele )?seifenblasen(?!\p{L})/giu,
      'pustet Seifenblasen$1',
    ],
    [
      /(?<!\p{L})(?:macht|schießt|knipst|nimmt)((?: \p{L}+){1,5}) (?:ein foto|fotos|ein selfie)(?= (?:auf)(?:$|[,.;])|[,.;]|$| von (?:einem|einer|der|dem))/giu,
      'fotografiert$1',
    ],
    [/(?<!\p{L})(?:springt|hüpft)((?: \p{L}+){0,5}) seil(?!\p{L})/giu, 'springt Seil$1'],
    [
      /(?<!\p{L})(?:schlägt|haut|klopft|hämmert)((?: \p{L}+){0,5}) (einen nagel|nägel) (?:ein|in [^,.;]{3,30})(?=$|[,.;]| und)/giu,
      'hämmert $2$1',
    ],
    [
      /(?<!\p{L})(?:putzt|bürstet|putzen) (?:sich|ihm|ihr)((?: \p{L}+){1,5}) die zähne(?!\p{L})/giu,
      'putzt sich die Zähne$1',
    ],
    [
      /(?<!\p{L})(?:lässt|lassen)((?: \p{L}+){1,5}) (?:einen|ihren|seinen) drachen steigen(?!\p{L})/giu,
      'lässt einen Drachen steigen$1',
    ],
    [
      /(?<!\p{L})(?:spült|wäscht)((?: \p{L}+){0,5}) (?:das )?geschirr(?: ab)?(?!\p{L})/giu,
      'spült Geschirr$1',
    ],
    [/(?<!\p{L})(?:spielt)((?: \p{L}+){1,5}) (mit einem \p{L}+)(?=$|[,.;])/giu, 'spielt $2$1'],
    [/(?<!\p{L})fährt((?: (?!mit)\p{L}+){0,5}) (fahrrad|rad)(?!\p{L})/giu, 'radelt$1'],
    // Laundry hangs on no leash.
    [
      /(?<=(?<!\p{L})(?:wäsche|kleider|laken|socken|hemden)(?!\p{L})[^,.;]{0,40}) (auf|an) (die|der|eine|einer) leine(?!\p{L})/giu,
      ' $1 $2 Wäscheleine',
    ],
    [
      /(?<!\p{L})(auf|an) (die|der|eine|einer) leine(?= [^,.;]{0,20}(?:wäsche|kleider|laken|socken)(?!\p{L}))/giu,
      '$1 $2 Wäscheleine',
    ],
    // Who looks out of something peeks.
    [
      /(?<!\p{L})(?:guckt|schaut|blickt|lugt|späht) aus (ein(?:er|em)|der|dem|ihrem|seinem) ([^,.;]{2,30}?) (?:heraus|hervor|raus)(?!\p{L})/giu,
      'lugt aus $1 $2',
    ],
    [
      /(?<!\p{L})(?:ein(?:e[nrm]?)? )?(sommer|winter|herbst|frühlings)(morgen|abend|tag|nacht)(?!\p{L})/giu,
      '$2 im $1',
    ],
    [/(?<!\p{L})frühlings(?= |$|[,.])/giu, 'frühling'],
    [/(?<!\p{L})in den mondboden(?!\p{L})/giu, 'auf dem Mond'],
    [/(?<!\p{L})pixelart(?!\p{L})/giu, 'Pixel-Art'],
    [/(?<!\p{L})kamelkarawane(?!\p{L})/giu, 'Karawane von Kamelen'],
    [
      /(?<!\p{L})durch ein (mikroskop|fernrohr|teleskop|fernglas|schlüsselloch)(?!\p{L})/giu,
      'durch das $1',
    ],
  ],
  fr: [
    [
      /(?<!\p{L})(un|le|son|ce) (vieux|gros|grand|petit|beau|nouveau|épais|vieil) livre(?!\p{L})/giu,
      '$1 $2 bouquin',
    ],
    [/(?<!\p{L})(?:un|le|son) (?:tas|monceau) d['’](?:or|pièces d['’]or)(?!\p{L})/giu, 'un trésor'],
    [/(?<!\p{L})à l['’]oreille d(?:e |['’])/giu, 'à '],
    [
      /(?<!\p{L})(un|le) tableau(?= (?:accroché )?(?:au-dessus d|au mur|sur le mur|à côté d))/giu,
      '$1 cadre',
    ],
    [
      /(?<!\p{L})(?:qui )?(?:enfonce|plante|enfonçant|plantant) (un clou|des clous)(?!\p{L})/giu,
      'martelant $1',
    ],
    [
      /(?<!\p{L})(?:qui )?(?:monte|montant|grimpe|grimpant) (?:à|sur) (une|l['’]|son) ?échelle(?!\p{L})/giu,
      'grimpant une échelle',
    ],
    [/(?<!\p{L})(une?) jeune(?= (?:avec|qui|en|portant|au|à)(?!\p{L}))/giu, '$1 jeune personne'],
    [
      word(
        `(?:qui )?(?:fait|font|faisant)(?= (?:un|une|des|le|leur|son) (?:\\p{L}+ )?(?:${SNOWMEN_FR})(?!\\p{L}))`,
      ),
      'construisant',
    ],
    [
      word("(?:qui )?(?:sort|passe|montre|passant|sortant) (?:la|sa) tête (?:hors )?(?=d[eu]|d')"),
      'surgissant ',
    ],
    [/(?<!\p{L})au galop(?!\p{L})/giu, 'galopant'],
    [/(?<!\p{L})(illustration|dessin|style) (vectoriel(?:le)?) plate?(?!\p{L})/giu, '$1 $2'],
    [
      /(?<!\p{L})(lançant|lance|jetant|jette) un (?:sort|sortilège)(?!\p{L})/giu,
      'lançant un enchantement',
    ],
    [/(?<!\p{L})au visage (\p{L}+ant)(?!\p{L})/giu, 'souriant'],
    [
      /(?<!\p{L})(étend|étendant|accroche|accrochant) (?:du|le|son) linge(?: sur (?:une corde|un fil|la corde|le fil)(?: à linge)?)?(?!\p{L})/giu,
      'suspendant la lessive sur la corde à linge',
    ],
  ],
  es: [
    [/(?<!\p{L})(?:un|el|su) (?:montón|pila) de oro(?!\p{L})/giu, 'un tesoro'],
    [/(?<!\p{L})al oído de (?=\p{L})/giu, 'a '],
    [/(?<!\p{L})una pata(?= (?:con|y|seguida)[^,.;]{0,24}patit)/giu, 'un pato'],
    [
      /^tarjeta(?= (?:con|de))(?! (?:con|de) (?:crédito|visita|presentación|embarque|regalo|felicitación|cumpleaños|navidad|boda|invitación))/giu,
      'tarjeta de felicitación',
    ],
    [/(?<!\p{L})(?:que )?(?:afeitando|afeita) a (?=(?:un|una|su|el) )/giu, 'afeitando '],
    [
      /(?<!\p{L})(un|el) cuadro(?= (?:colgado )?(?:encima de|sobre|en la pared|en una pared|junto a)(?!\p{L}))/giu,
      '$1 marco de fotos',
    ],
    [
      /(?<!\p{L})(?:que )?(?:clavando|clava|martillando|martilla) (un clavo|clavos|unos clavos)(?!\p{L})/giu,
      'martillando $1',
    ],
    [
      /(?<!\p{L})(toma|tomando|toman) (?=(?:un |una |el |su )?(?:té|café|mate|vino|cerveza|leche|agua|jugo|zumo|refresco|batido|chocolate|limonada|cóctel|taza|copa))/giu,
      'bebiendo ',
    ],
    [
      /(?<!\p{L})(un|el) joven(?= (?:con|de|en|que|sentado|vestido|\p{L}+(?:ando|iendo)(?:se)?)(?!\p{L}))/giu,
      '$1 hombre joven',
    ],
    [
      /(?<!\p{L})(una|la) joven(?= (?:con|de|en|que|sentada|vestida|\p{L}+(?:ando|iendo)(?:se)?)(?!\p{L}))/giu,
      '$1 mujer joven',
    ],
    // Cakes, unless it is said of colours.
    [
      /(?<!(?:colores|tonos|color|tono|azules|rosas|verdes|lilas|en|y) )(?<!\p{L})pasteles(?!\p{L})/giu,
      'tartas',
    ],
    [/(?<=(?:panes|pan|galletas|dulces|tartas|helados|flores) y )pasteles(?!\p{L})/giu, 'tartas'],
    [
      word(
        `(?:que )?(?:hac(?:iendo|e|en))(?= ${ARTICLE_ES}(?:\\p{L}+ )?(?:${SNOWMEN_ES})(?!\\p{L}))`,
      ),
      'construyendo',
    ],
    [
      word(
        `(?:que )?(?:llevando|lleva|llevan|cargando|carga) a (?=${ARTICLE_ES}(?:${CARRIED_ES})(?!\\p{L}))`,
      ),
      'cargando ',
    ],
    [
      word(
        '(?:que )?(?:tendiendo|tiende|tienden) (?:la |su )?(?:ropa|colada)(?: en (?:el tendedero|una cuerda|la cuerda))?(?!\\p{L})',
      ),
      'colgando la ropa en el tendedero',
    ],
  ],
  it: [
    [/(?<!\p{L})(?:un|il|suo) (?:mucchio|cumulo) d['’](?:oro|i oro)(?!\p{L})/giu, 'un tesoro'],
    [/(?<!\p{L})all['’]orecchio d(?:i |ella |el |ell['’])/giu, 'a '],
    [/^biglietto(?= con (?:la scritta|il testo))/giu, "biglietto d'auguri"],
    [/(?<!\p{L})che rade(?= (?:un|una|il|la) )/giu, 'che rasa'],
    [
      /(?<!\p{L})(un|il) (?:quadro|dipinto)(?= (?:appeso )?(?:sopra|al muro|sul muro|alla parete|sulla parete|accanto a)(?!\p{L}))/giu,
      'una cornice',
    ],
    [/(?<=(?<!\p{L})(?:dietro|tra|fra|da dietro) )(?:una|la) tenda(?!\p{L})/giu, 'una tendina'],
    [
      /(?<!\p{L})(?:che )?(?:pianta|piantando|martella|batte) (un chiodo|dei chiodi|chiodi)(?!\p{L})/giu,
      'che martella $1',
    ],
    [
      /(?<!\p{L})(un|il) giovane(?= (?:con|che|in|seduto|vestito|sta)(?!\p{L}))/giu,
      '$1 uomo giovane',
    ],
    [
      /(?<!\p{L})(una|la) giovane(?= (?:con|che|in|seduta|vestita|sta)(?!\p{L}))/giu,
      '$1 donna giovane',
    ],
    [/(?<!\p{L})per (?:la )?strada(?!\p{L})/giu, 'in strada'],
    [
      word(
        `(?:che )?(?:fa|fanno|facendo)(?= (?:un|uno|una|dei|il) (?:\\p{L}+ )?(?:${SNOWMEN_IT})(?!\\p{L}))`,
      ),
      'costruendo',
    ],
    [
      word(
        '(?:che )?(?:stende|stendono|stendendo) (?:il bucato|i panni|la biancheria)(?: (?:sul filo|al sole|ad asciugare))*(?!\\p{L})',
      ),
      'che appende il bucato sul filo del bucato',
    ],
    [word('(?:che )?(?:seppellisce|sotterra|seppellendo|sotterrando)(?!\\p{L})'), 'che scava'],
  ],
  pt: [
    [/(?<!\p{L})(?:um|o|seu) (?:monte|montão|pilha) de ouro(?!\p{L})/giu, 'um tesouro'],
    [/(?<!\p{L})(?:no|ao) ouvido (?:de|da|do) (?=\p{L})/giu, 'para '],
    [/(?<!\p{L})uma pata(?= (?:com|e|seguida)[^,.;]{0,24}patinh)/giu, 'um pato'],
    [
      /(?<!\p{L})(um|o) quadro(?= (?:pendurado )?(?:acima d|sobre|em cima d|na parede|ao lado d))/giu,
      '$1 porta-retrato',
    ],
    [
      /(?<=(?<!\p{L})(?:flor|flores|rosas|tulipas|girassóis|margaridas|buquê|ramo) (?:num|em um|no|dentro de um) )vaso(?!\p{L})/giu,
      'jarro',
    ],
    [/(?<!\p{L})(pintando|pinta) (um quadro|quadros)(?!\p{L})/giu, 'pintando em um cavalete'],
    [
      /(?<!\p{L})(um|o) jovem(?= (?:com|de|em|que|sentado|vestido|\p{L}+ndo)(?!\p{L}))/giu,
      '$1 homem jovem',
    ],
    [
      /(?<!\p{L})(uma|a) jovem(?= (?:com|de|em|que|sentada|vestida|\p{L}+ndo)(?!\p{L}))/giu,
      '$1 mulher jovem',
    ],
    [/(?<!\p{L})de tr[aá]s d(?=[eoa]s? )/giu, 'atrás d'],
    [
      word(
        `(?:que )?(?:faz|fazem|fazendo)(?= (?:um|uma|uns|o|seu) (?:\\p{L}+ )?(?:${SNOWMEN_PT})(?!\\p{L}))`,
      ),
      'construindo',
    ],
    [
      word(
        '(?:que )?(?:estendendo|estende|pendurando|pendura) (?:a )?roupa(?: (?:no|num) varal)?(?!\\p{L})',
      ),
      'pendurando a roupa no varal',
    ],
    [word('espiando (?:de dentro )?(?=d[eoa]s? )'), 'espreitando '],
  ],
  ru: [
    [/(?<!\p{L})картина(?= (?:висит )?(?:над|на стене|рядом с)(?!\p{L}))/giu, 'картина в рамке'],
    // In a cage, and not chequered.
    [
      /(?<!\p{L})((?:птиц|птичк|попуга|канарейк|ль?в|тигр|хомяк|хомячк|кролик|медвед|обезьян|зверь|звер|волк|мыш|крыс|шиншилл|синиц|соловь|щегол|щегл)\p{L}*) в клетке(?!\p{L})/giu,
      '$1 внутри клетки',
    ],
    [/(?<!\p{L})молод(ой|ого|ому) человек(?:а|у)?(?!\p{L})/giu, 'молодой мужчина'],
    [
      /(?<!\p{L})рису(ет|ют|ющ\p{L}+) (картину|пейзаж|портрет|на холсте)(?!\p{L})/giu,
      'раскрашивает картину',
    ],
    // Whom somebody fights, and not what with.
    [
      /(?<!\p{L})(сража|боре|дер|бь)(ется|ются|ётся|ёшься|утся) с(?:о)? (?!(?:\p{L}+ )?(?:меч|коп|щит|топор|сабл|шпаг|палк|дубин|кинжал|лук|посох|ветр|собой|врагом|друг))/giu,
      '$1$2 против ',
    ],
    [
      word(`(?:лепит|лепят|лепящ\\p{L}+|делает|делают)(?= (?:\\p{L}+ )?(?:${SNOWMEN_RU}))`),
      'строят',
    ],
    [
      /(?<!\p{L})(лошад[ьи]|кон[ьи]|жереб\p{L}+|пони|всадни\p{L}+|ковбо\p{L}+) скач(ет|ут)(?!\p{L})/giu,
      '$1 бежит',
    ],
    [
      /(?<!\p{L})(развешива\p{L}+|вешает) бельё?е?(?: на (?:бельевой )?вер[её]вк[еу](?: для белья)?)?(?!\p{L})/giu,
      'развешивает бельё на бельевой верёвке',
    ],
    [/(?<!\p{L})выглядыва(ет|ют) из-за(?!\p{L})/giu, 'смотрит из-за'],
    [/(?<!\p{L})иллюстраци[яию] для детской книги(?!\p{L})/giu, 'иллюстрация детской книги'],
  ],
  ja: [
    [/(?:の耳元で|の耳に)(?=ささや|囁)/gu, 'に'],
    // Water that is drunk or poured is no sea.
    [/水を(?=飲|注|汲)/gu, 'コップの水を'],
    [/(?:日陰|木陰|日かげ)で/gu, ''],
    [/(?<!髭を|ひげを|ヒゲを)剃(?=る|って|っている)/gu, '髭を剃'],
    [/山の?上で(?=[^、。]{1,6}ドラゴン)/gu, '山の上で'],
    [
      /((?:の上|の壁|壁|の横|の隣)に(?:掛かった|かかった|掛けられた|飾られた|ある))絵(?!の具|本|筆)/gu,
      '$1額縁',
    ],
    [/(?:冠|王冠|ティアラ)(?:を|の)(?:かぶっ|被っ)た/gu, '冠を身につけた'],
    [
      /((?:黒い|赤い|青い|大きな|小さな)?(?:リュック(?:サック)?|バックパック|ランドセル|かばん|カバン))を背負(?:った|っている|って)/gu,
      '$1を身につけた',
    ],
    [
      /(スープ|カレー|シチュー|味噌汁|パスタ|ごはん|ご飯|朝食|昼食|夕食|夕飯|お弁当|弁当|鍋)を作る/gu,
      '$1を料理する',
    ],
    [
      /(スープ|カレー|シチュー|味噌汁|パスタ|ごはん|ご飯|朝食|昼食|夕食|夕飯|お弁当|弁当|鍋)を作っ(?=て|た)/gu,
      '$1を料理し',
    ],
    [/(?<![いのな])凧を(?:揚げる|あげる|上げる)/gu, '凧揚げをする'],
    [/(?<![いのな])凧を(?:揚げ|あげ|上げ)(?=て|た)/gu, '凧揚げをし'],
    [/(はしご|梯子)を(?:登|上|のぼ)/gu, '$1に登'],
    [/(?:洗濯物|洗濯もの|シーツ|布団)を(?:外に)?干す/gu, '洗濯物を物干しロープに吊るす'],
    [/(?:夕暮れ|夕方|日没|日暮れ)時(?=[、のに])/gu, '夕暮れ'],
    [/黒板に字を書/gu, '黒板に書'],
    [/(?:月|月面)に旗を立て/gu, '月面で旗を立て'],
  ],
};
