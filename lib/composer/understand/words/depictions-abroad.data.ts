import type { Language } from '../../concepts/concept';

/** How other languages say that a thing shows a picture, as parts of patterns; words in their stems end in `\\p{L}*`. */
export interface SaidShown {
  /** Things that are pictures themselves: a mural, a framed photo. */
  pictures: string;
  /** What stands between such a thing and what it shows. */
  of: string;
  /** Goods that may have a picture on them. */
  goods: string;
  /** What stands between goods and what is on them, where a word for the picture says so. */
  withPicture: string;
  /** What stands before what is on them, and is done to it after. */
  withThing: string;
  done: string;
  /** What ends what is shown. */
  stop: string;
}

export const SHOWN_ABROAD: Partial<Record<Language, SaidShown>> = {
  es: {
    pictures:
      'murales|mural|frescos?|tapices|tapiz|vidriera|valla publicitaria|(?:cuadro|póster|retrato|foto|dibujo)(?= de [^,]{3,40} (?:colgad|enmarcad|en la pared|sobre el (?:sofá|sillón)|pegad))',
    of: 'de|con|que representa|que muestra',
    goods:
      'taza|tazón|camiseta|sudadera|jersey|bolsa de tela|bolsa|mochila|gorra|bandera|cojín|almohada|libro|cuaderno|libreta|camión|furgoneta|caja|lata|tarro|delantal|tabla de surf|globo aerostático|escudo|vela',
    withPicture:
      'con (?:el|un|una) (?:pequeño |gran )?(?:dibujo|estampado|imagen|ilustración|retrato|foto|silueta|logo|motivo|parche|bordado) de|estampad[oa] con|decorad[oa] con|pintad[oa] con|que muestra|con estampado de',
    withThing: 'con',
    done: '(?:dibujad|estampad|impres|bordad|pintad|grabad)[oa]s?(?: (?:encima|en ella|en él|en el pecho|en la espalda|delante))?',
    stop: 'junto|en|sobre|bajo|al lado|delante|detrás|colgad[oa]s?|mientras|que|y|con|cerca|entre|contra|pintad[oa]',
  },
  it: {
    pictures:
      'murales|murale|affresco|affreschi|arazzo|vetrata|cartellone(?: pubblicitario)?|(?:quadro|poster|ritratto|foto|disegno)(?= d[^,]{3,40} (?:appes|incorniciat|alla parete|sul muro|sopra il (?:divano|letto)|attaccat))',
    of: 'di|con|che raffigura|che mostra|raffigurante',
    goods:
      'tazza|tazzina|maglietta|t-shirt|felpa|maglione|borsa di tela|borsa|zaino|cappellino|bandiera|cuscino|libro|quaderno|taccuino|camion|furgone|scatola|lattina|barattolo|grembiule|tavola da surf|mongolfiera|scudo|vela',
    withPicture:
      "con (?:il|un|una|l'|un')\\s?(?:piccol[oa] |grande )?(?:disegno|stampa|immagine|illustrazione|ritratto|foto|sagoma|logo|motivo|toppa|ricamo) (?:di|del|della|dell')|decorat[oa] con|dipint[oa] con|che mostra|con stampat[oa]|con disegnat[oa]|con sopra|con su",
    withThing: 'con',
    done: '(?:disegnat|stampat|ricamat|dipint|raffigurat|incis)[oaie](?: (?:sopra|sul davanti|sul petto|sulla schiena))?',
    stop: 'accanto|vicino|in|su|sul|sulla|sullo|sui|sotto|davanti|dietro|appes[oaie]|mentre|che|e|con|tra|contro|dipint[oa]|alla|al',
  },
  pt: {
    pictures:
      'mural|murais|afrescos?|tapeçaria|vitral|outdoor|(?:quadro|pôster|poster|retrato|foto|desenho)(?= d[^,]{3,40} (?:pendurad|emoldurad|na parede|acima do (?:sofá)|colad))',
    of: 'de|com|do|da|que mostra|representando',
    goods:
      'caneca|xícara|camiseta|camisa|moletom|suéter|sacola|ecobag|bolsa|mochila|boné|bandeira|almofada|livro|caderno|caminhão|furgão|caixa|lata|pote|avental|prancha de surfe|prancha|balão|escudo|vela',
    withPicture:
      'com (?:o|a|um|uma) (?:pequen[oa] |grande )?(?:desenho|estampa|imagem|ilustração|retrato|foto|silhueta|logo|motivo|bordado) d[eoa]|com estampa de|estampad[oa] com|decorad[oa] com|pintad[oa] com|que mostra',
    withThing: 'com',
    done: '(?:desenhad|estampad|impress|bordad|pintad|gravad)[oa]s?(?: (?:em cima|nela|nele|na frente|no peito|nas costas))?',
    stop: 'ao|em|no|na|nos|nas|num|numa|sobre|sob|embaixo|atrás|pendurad[oa]s?|enquanto|que|e|com|perto|entre|contra|pintad[oa]',
  },
  fr: {
    pictures:
      'fresques?|peinture murale|murale|tapisserie|vitrail|panneau publicitaire|(?:tableau|poster|portrait|photo|dessin)(?= d[^,]{3,40} (?:accroché|encadré|au mur|au-dessus du))',
    of: "de|d'|avec|représentant|montrant",
    goods:
      'tasse|mug|t-shirt|tee-shirt|sweat|pull|tote bag|sac en toile|sac|casquette|drapeau|coussin|livre|carnet|cahier|camion|camionnette|boîte|bocal|tablier|planche de surf|montgolfière|bouclier|voile',
    withPicture:
      "avec (?:le|un|une|l')\\s?(?:petit |grand )?(?:dessin|imprimé|image|illustration|portrait|photo|silhouette|logo|motif|écusson) (?:de|d'|du)|décorée? (?:de|d'|avec)|imprimée? (?:de|d'|avec)|ornée? (?:de|d')",
    withThing: 'avec',
    done: '(?:dessiné|imprimé|brodé|peint)e?s?(?: (?:dessus|devant|dans le dos))?',
    stop: 'à|au|aux|dans|sur|sous|près|devant|derrière|accrochée?s?|pendant|qui|et|avec|entre|contre|peinte?',
  },
  de: {
    pictures:
      'wandgemälde|wandbild|fresko|wandteppich|buntglasfenster|(?:gemälde|poster|porträt|foto|zeichnung)(?= (?:von|mit|eines|einer) [^,]{3,40} (?:an der wand|über dem (?:sofa|bett)))',
    of: 'von|mit|das',
    goods:
      'tasse|becher|t-shirt|shirt|hoodie|pullover|stofftasche|stoffbeutel|tasche|rucksack|kappe|flagge|fahne|kissen|buch|notizbuch|lastwagen|lieferwagen|schachtel|dose|glas|schürze|surfbrett|schild|segel',
    withPicture:
      'mit (?:dem|einem|einer) (?:kleinen |großen )?(?:bild|aufdruck|zeichnung|illustration|porträt|foto|silhouette|logo|motiv|aufnäher) (?:von|eines|einer)|bedruckt mit|bemalt mit|bestickt mit',
    withThing: 'mit',
    done: '(?:darauf|drauf|vorne drauf|aufgedruckt)',
    stop: 'neben|in|im|auf|an|am|unter|vor|hinter|hängt|während|und|mit|zwischen|gegen',
  },
  ru: {
    pictures:
      'мурал|фреска|граффити|гобелен|витраж|билборд|роспись|(?:картина|плакат|постер|портрет|фотография|рисунок)(?= (?:с|со) [^,]{3,40} (?:висит|на стене|в раме|над диваном))',
    of: 'с|со|в виде|изображающий|изображающая',
    goods:
      'кружк\\p{L}|чашк\\p{L}|футболк\\p{L}|толстовк\\p{L}|свитер\\p{L}{0,2}|сумк\\p{L}|рюкзак\\p{L}{0,2}|кепк\\p{L}|флаг\\p{L}{0,2}|подушк\\p{L}|книг\\p{L}|блокнот\\p{L}{0,2}|тетрад\\p{L}|грузовик\\p{L}{0,2}|фургон\\p{L}{0,2}|коробк\\p{L}|банк\\p{L}|фартук\\p{L}{0,2}|щит\\p{L}{0,2}|парус\\p{L}{0,2}',
    withPicture:
      'с (?:рисунком|изображением|картинкой|принтом|портретом|фотографией|силуэтом|логотипом|нашивкой|вышивкой)(?: в виде)?',
    withThing: '(?:с|со) (?:нарисованн|напечатанн|вышит)\\p{L}{2,3}',
    done: '',
    stop: 'рядом|в|на|под|над|перед|за|около|возле|висит|пока|и|с|между|у',
  },
};

/** Japanese says first what is shown: each pattern has it before its thing. */
export const JAPANESE_GOODS =
  'マグカップ|カップ|Tシャツ|パーカー|セーター|トートバッグ|エコバッグ|バッグ|リュック|帽子|キャップ|旗|クッション|枕|本|ノート|トラック|箱|缶|瓶|エプロン|サーフボード|気球|盾|看板';
export const JAPANESE_PICTURES = '壁画|フレスコ画|タペストリー|ステンドグラス|大きな看板';
