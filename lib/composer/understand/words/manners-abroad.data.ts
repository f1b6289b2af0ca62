/**
 * How a picture is made and for whom, as `manners.data.ts` has it in English: whole parts of a prompt between commas, a line
 * a language. None of them says anything in another language.
 */
export const MANNERS_ABROAD: readonly string[] = [
  // German
  '(?:sehr )?(?:kinderfreundlich|kindgerecht|familienfreundlich|hochauflösend|druckfertig|detailreich|gestochen scharf|professionell|preisgekrönt)',
  'für (?:(?:kleine|ältere|kleinere) )?(?:kinder|kleinkinder|erwachsene|schüler|anfänger|grundschüler|kindergartenkinder|alle altersgruppen)(?: (?:ab|von|im alter von) [\\p{L}\\d –-]{1,20})?',
  'für (?:ein|eine|einen|mein|meine|meinen|unser|unsere|unseren|das|die|den) (?:\\p{L}{2,16} )?(?:schulbuch|lehrbuch|kinderzimmer|präsentation|unterricht|biologieunterricht|website|webseite|newsletter|broschüre|jahresbericht|bericht|artikel|wohnzimmer|handbuch|kurs)',
  '(?:von|gezeichnet von) (?:einem|einer) (?:\\p{L}{3,16} )?(?:illustrator|illustratorin|künstler|künstlerin|maler|malerin|designer|designerin|fotografen)',
  '(?:im )?(?:hochformat|querformat|din[- ]?a\\d|quadratisch(?:es format)?)|(?:mit )?(?:viele[nr]?|vielen|feinen) details|(?:hohe|beste) (?:auflösung|qualität)|goldener schnitt|drittelregel|hoher kontrast|(?:aber )?nicht (?:zu|so|sehr) \\p{L}{4,14}|ohne hintergrundunschärfe',
  // French
  'pour (?:les )?(?:jeunes )?(?:enfants|tout-petits|adultes|élèves|débutants)(?: de \\d.{1,12})?',
  'pour (?:un|une|mon|ma|notre|le|la) (?:manuel(?: scolaire)?|présentation|chambre d.enfants?|cours|site(?: web)?|newsletter|brochure|rapport(?: annuel)?|article|livre scolaire|salon)',
  '(?:par|d.)(?: )?(?:un|une) (?:célèbre |grand |grande )?(?:illustrateur|illustratrice|artiste|peintre|designer|photographe)(?: célèbre| connue?| professionnelle?)?',
  '(?:format|orientation) (?:vertical|verticale|horizontal|horizontale|portrait|paysage|carrée?|a\\d)|(?:avec )?(?:beaucoup de|de nombreux|riche en) détails|(?:très )?détaillée?|(?:en )?haute (?:résolution|qualité|définition)|règle des tiers|(?:mais )?pas trop \\p{L}{4,14}|prêt à imprimer',
  // Spanish
  'para (?:los )?(?:niños|niñas|niños pequeños|adultos|principiantes|estudiantes|todas las edades)(?: de \\d.{1,12})?',
  'para (?:un|una|mi|nuestro|nuestra|el|la) (?:libro(?: de texto| escolar)?|presentación|clase|curso|página web|sitio web|boletín|folleto|informe(?: anual)?|artículo|habitación infantil|salón|manual)',
  '(?:de|por) una? (?:famos[oa] )?(?:ilustrador|ilustradora|artista|pintor|pintora|diseñador|fotógrafo)(?: famos[oa]| conocid[oa]| profesional)?',
  '(?:en )?(?:formato|orientación) (?:vertical|horizontal|cuadrado|a\\d)|(?:con )?muchos detalles|(?:muy )?detallad[oa]|(?:en )?alta (?:resolución|calidad|definición)|regla de los tercios|(?:pero )?no (?:muy|demasiado) \\p{L}{4,14}|apto para imprimir',
  // Italian
  'per (?:i )?(?:bambini|bambini piccoli|adulti|principianti|studenti|tutte le età)(?: d[ai] \\d.{1,12})?',
  'per (?:un|una|il|la|un.|la mia|il mio|il nostro|la nostra) ?(?:libro(?: di testo| scolastico)?|presentazione|lezione|corso|sito(?: web)?|newsletter|brochure|relazione(?: annuale)?|articolo|cameretta|manuale|salotto)',
  '(?:di|da) un.? ?(?:famos[oa] )?(?:illustratore|illustratrice|artista|pittore|pittrice|designer|fotografo)(?: famos[oa]| professionista)?',
  '(?:in )?(?:formato|orientamento) (?:verticale|orizzontale|quadrato|a\\d)|(?:con )?molti dettagli|(?:molto )?dettagliat[oa]|(?:in )?alta (?:risoluzione|qualità|definizione)|regola dei terzi|(?:ma )?non (?:troppo|molto) \\p{L}{4,14}',
  // Portuguese
  'para (?:as )?(?:crianças|crianças pequenas|adultos|iniciantes|estudantes|todas as idades)(?: de \\d.{1,12})?',
  'para (?:um|uma|a minha|o meu|o nosso|a nossa|minha|meu|nosso|nossa) (?:livro(?: didático| escolar)?|apresentação|aula|curso|site|newsletter|folheto|relatório(?: anual)?|artigo|quarto (?:infantil|de criança)|sala de estar|manual)',
  '(?:de|por) uma? (?:famos[oa] )?(?:ilustrador|ilustradora|artista|pintor|pintora|designer|fotógrafo)(?: famos[oa]| profissional)?',
  '(?:em |no )?(?:formato|orientação) (?:vertical|horizontal|quadrado|a\\d)|(?:com )?muitos detalhes|(?:muito )?detalhad[oa]|(?:em )?alta (?:resolução|qualidade|definição)|regra dos terços|(?:mas )?não (?:muito|demasiado) \\p{L}{4,14}',
  // Russian
  'для (?:маленьких )?(?:детей|малышей|взрослых|школьников|дошкольников)(?: \\d.{1,12})?',
  'для (?:моей |моего |нашего |нашей |школьного )?(?:учебника|презентации|урока|курса|сайта|рассылки|брошюры|отч[её]та|статьи|детской(?: комнаты)?|гостиной)',
  '(?:от )?известного (?:иллюстратора|художника|дизайнера|фотографа)|(?:в )?высоко(?:е|м) (?:разрешени[еи]|качеств[ео])|(?:вертикальный|горизонтальный|квадратный) формат|(?:с )?множеством деталей|(?:очень )?(?:много деталей|детализированн(?:ый|ая|ое|о))|правило третей|не слишком \\p{L}{4,14}',
  // Japanese
  '(?:小さな)?(?:子供|子ども|こども|大人|幼児|小学生|初心者)(?:向け|用|のため(?:に)?)|(?:教科書|プレゼン(?:テーション)?|授業|ウェブサイト|パンフレット|報告書|記事|子供部屋)(?:用|向け|のため(?:に)?)|(?:高解像度|高画質|高品質|縦長|横長|縦向き|横向き|正方形|細部まで(?:丁寧に)?|細かい描写|三分割法|プロ仕様|印刷用)|有名な(?:イラストレーター|画家|アーティスト)(?:作|による|風)?|あまり怖くない',
];
