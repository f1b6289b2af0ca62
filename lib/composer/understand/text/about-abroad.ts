/**
 * What the picture of an article is about, as in `liftTopic`, in the other languages: `Blog-Header zum Thema Sparen, …`,
 * `節約に関するブログのヘッダー、…`. What follows the comma is what is to be seen.
 */

const PICTURES = [
  '[\\p{L}-]*(?:header|banner|bild|illustration|grafik|cover|artikel|beitrag|visual|motiv)',
  'en-têtes?|bannière|bandeau|illustration|image|visuel|couverture|vignette|article|billet|photo',
  'cabecera|encabezado|ilustración|imagen|portada|banner|artículo|entrada',
  'testata|intestazione|illustrazione|immagine|copertina|banner|header|articolo',
  'cabeçalho|ilustração|imagem|capa|banner|artigo|post|postagem',
  'шапк[аи]|обложк[аи]|иллюстраци[яи]|картинк[аи]|баннер|изображение|стать[яи]|пост',
].join('|');
/** Of what kind of page it is, between the picture and its topic. */
const PAGES =
  "(?:\\s+(?:für|zu|zum|eines?|einen|des|de|d'|pour|para|per|di|del|do|da|um|uma|un|une|una|un'|el|la|le|il|der|den|die|к|для|в|блога?|статьи|статье|сайта|blog|artikel|beitrag|blogartikel|blogbeitrag|article|billet|artículo|articolo|artigo|post|entrada|newsletter)|(?<=')(?:article|articolo))*";
const ABOUT = [
  'über|zum thema|rund um|zu',
  'sur(?! (?:un|une|fond) )|à propos (?:de|du|des)|au sujet (?:de|du|des)|consacrée? (?:à|au|aux)',
  'sobre(?! (?:un|una|uma|um|fondo|fundo) )|acerca de|del tema|a respeito (?:de|do|da)',
  "(?:su|sul|sulla|sull'|sui|sugli|sulle)(?! (?:un|una|sfondo) )|riguardo (?:a|al|alla)",
  'о|об|про|на тему',
].join('|');
const CUT = '\\s*[,:;]\\s*|\\.\\s+|\\s+[-–—]\\s+';

const TOPIC = new RegExp(
  `^((?:\\p{L}+\\s+){0,2}?(?:${PICTURES})${PAGES})(?:,)?\\s+(?:${ABOUT})\\s*(?<=[\\s'])(.{3,70}?)(?:${CUT})(.+)$`,
  'isu',
);
const JAPANESE =
  /^(.{2,24}?)(?:について|に関する|をテーマにした|がテーマ)の?((?:ブログ|記事|コラム|ニュースレター|サイト|メルマガ)?の?(?:ヘッダー画像|ヘッダー|イラスト|アイキャッチ画像|アイキャッチ|バナー|カバー画像|カバー|画像|挿絵))[、，：。]\s*(.+)$/su;

/** `écran de paiement refusé : …`: what a screen says, and no screen. */
const SCREEN =
  /^((?:\p{L}+\s+){0,2}?(?:\p{L}*bildschirm|écran|pantalla|schermata|tela|экран|seite|page|página|pagina|страница)(?!\p{L}))([^:,]{0,60})\s*:\s*(.+)$|^([^、：]{2,24}?)の?((?:画面|ページ|スクリーン))[、：]\s*(.+)$/isu;

/** `логотип веломастерской: …`, `Plakat gegen Müll, …`: for whom or for what a design is, before what it shows. */
const DESIGN =
  'логотип|лого|эмблема|афиша|плакат|постер|баннер(?: для сайта)?|обложка|открытка|листовка|флаер|иллюстрация|картинка|заставка|упаковка|этикетка';
const PURPOSE = '(?:к|ко|против|за)';
const WITH = '(?:с|со|из|в|на|под)';
const TITLED = new RegExp(
  `^((?:\\p{L}+\\s+){0,2}?(?:${DESIGN}))\\s+(?:((?!${WITH}\\s)[^:,]{3,50})\\s*:|(${PURPOSE}\\s[^:,]{3,40})\\s*[:,])\\s*(.+)$`,
  'isu',
);
/** `Plakat gegen Müll, …` */
const AGAINST =
  /^((?:\p{L}+\s+){0,2}?(?:plakat|poster|flyer|banner|illustration))\s+(gegen\s[^:,]{3,40})\s*[:,]\s*(.+)$/isu;

/**
 * `pantalla de permiso de ubicación, un mapa`: a screen of an app before a comma. Of cinemas and sets it is a thing.
 */
const APP_SCREEN =
  /^((?:pantalla|schermata|tela|экран)\s+(?!(?:de |do |del |di )?(?:cine|cinema|televis|tv|ordenador|computador|projeção|proyecci|pintura|pintor|компьютер|телевизор|монитор)|(?:con|com|with|с|en|em|на)\s)[^,:;.]{3,60}),\s*(.+)$/isu;

/** `banner para una marca de comida para mascotas, un perro`: who has a picture made, before what it shows. */
const MADE_FOR =
  'banner|hero|cabecera|encabezado|portada|ilustraci[óo]n|cartel|p[óo]ster|anuncio|estado vac[íi]o|testata|intestazione|header|illustrazione|copertina|locandina|annuncio|empty state|cabeçalho|capa|ilustração|cartaz|anúncio|estado vazio|баннер|иллюстрация|обложка|плакат|пустой экран|главный экран';
const CLIENT =
  '(?:app|aplicaci[óo]n|aplicativo|applicazione|marca|marchio|brand|empresa|ditta|impresa|azienda|servicio|servizio|serviço|(?:tienda|negozio|loja)(?: (?:de |di )?etsy)?(?=\\s*[,:])|agencia|agenzia|agência|startup|compañía|sito|sitio|site|web|бренда|приложения|приложению|сервиса|службы|компании|агентства|клининга|[а-яё-]+-приложения)';
const FOR_CLIENT = new RegExp(
  `^((?:\\p{L}+\\s+){0,2}?(?:${MADE_FOR})(?:\\s(?!para|per|de|del|di|do|da|для)\\p{L}+){0,2})\\s+((?:para|per|de|del|di|do|da|для)\\s(?:[^,:;.¶]{0,40}[\\s'’])?${CLIENT}(?!\\p{L})[^,:;.¶]{0,50})\\s*[,:]\\s*(.+)$`,
  'isu',
);

/** The picture, its topic and what it shows; nothing where a prompt is not told in this way. */
export function topicAbroad(
  prompt: string,
): { picture: string; topic: string; shown: string } | undefined {
  const latin = TOPIC.exec(prompt);
  if (latin) {
    const [, picture = '', topic = '', shown = ''] = latin;
    return { picture, topic, shown };
  }
  const [, against = '', waste = '', instead = ''] = AGAINST.exec(prompt) ?? [];
  if (against) return { picture: against, topic: waste, shown: instead };
  const [, design = '', client, purpose = '', drawn = ''] = TITLED.exec(prompt) ?? [];
  if (design) return { picture: design, topic: client ?? purpose, shown: drawn };
  const [, app = '', onScreen = ''] = APP_SCREEN.exec(prompt) ?? [];
  if (app) return { picture: '', topic: app, shown: onScreen };
  const [, made = '', whom = '', seen = ''] = FOR_CLIENT.exec(prompt) ?? [];
  if (made) return { picture: made, topic: whom, shown: seen };
  const [, topic = '', picture = '', shown = ''] = JAPANESE.exec(prompt) ?? [];
  if (topic) return { picture, topic, shown };
  const screen = SCREEN.exec(prompt);
  return screen
    ? { picture: '', topic: screen[1] ?? screen[4] ?? '', shown: screen[3] ?? screen[6] ?? '' }
    : undefined;
}
