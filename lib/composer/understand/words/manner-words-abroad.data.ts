import type { Language } from '../../concepts/concept';

/**
 * Words of other languages that say how a picture is drawn, framed and lit, and name nothing in it. A part between commas that is
 * made of them alone, with a noun among them, is lifted; so is what one of the forms says, as patterns of a whole part. Words
 * for looks, colours, hours and moods are none of them: they are read.
 */
export interface MannerWords {
  language: Language;
  nouns: string;
  qualities: string;
  glue: string;
  forms: readonly string[];
}

export const MANNER_WORDS_ABROAD: readonly MannerWords[] = [
  {
    language: 'es',
    nouns:
      'vista plano planos perfil cuerpo trazo trazos línea líneas lineas contorno contornos paleta formato textura texturas grano iluminación luz luces sombra sombras acabado encuadre composición detalle detalles enfoque desenfoque profundidad perspectiva ángulo esquinas bordes resolución calidad atmósfera ambiente aire estilo dibujo ilustración fotografía foto tono tonos colores contraste volumen pinceladas relieve',
    qualities:
      'entero completo general lateral frontal trasera superior inferior cenital corto medio americano grueso gruesa gruesos gruesas fino fina finos finas limpio limpia limpios limpias continuo continua suelto suelta sueltos sueltas irregular irregulares vivo vivos viva vivas vivaz vivaces intenso intensos intensa saturado saturados apagado apagada apagados neutro neutra neutros cálido cálida cálidos cálidas frío fría fríos frías suave suaves tenue difusa difuso dura duras duro natural naturales dramática dramático misteriosa misterioso mágica mágico tranquila tranquilo alegre alegres apaisado vertical horizontal cuadrado redondeado redondeada redondeadas redondeados alta alto baja bajo buena mucho muchos mucha pocos poco simple simples sencillo sencilla geométrico geométrica orgánico orgánica infantil juvenil profesional moderno moderna actual limitada limitados detallado detallada hiperrealista fotorrealista selectivo centrada centrado simétrica simétrico equilibrada dinámica dinámico elegante delicado delicada visibles visible terrosos terrosas',
    glue: 'de del en con la el los las un una y a muy más pero sin papel película campo cine estudio mano pincel lápiz impresión',
    forms: [
      'tonos (?:de la )?tierra|colores (?:de la )?tierra',
      'a (?:una|dos|tres) tintas?|(?:a )?un solo color|dos colores',
      '(?:listo |lista )?para (?:imprimir|impresión|camisetas?|una camiseta|redes sociales|instagram|(?:un |una )?(?:cuento|libro|web|móvil|póster|pegatina|tarjeta|taza|tote bag)(?: infantil| de niños| para niños)?|mi (?:web|blog|tienda|canal))',
      'plan[oa]s?|hiperrealista|fotorrealista|aire (?:vintage|retro|antiguo)|contornos? negros?|líneas? negras?|trazos? negros?|recortes? de papel|grano de película|vista de pájaro|ojo de pez|estilo (?:pixar|ghibli|disney)',
    ],
  },
  {
    language: 'it',
    nouns:
      'vista piano inquadratura profilo figura tratto tratti linea linee contorno contorni palette tavolozza formato texture trama grana illuminazione luce luci ombra ombre finitura composizione dettaglio dettagli sfocatura profondità prospettiva angolo angoli bordi risoluzione qualità atmosfera aria stile disegno illustrazione fotografia foto tono toni colori contrasto volume pennellate',
    qualities:
      'intera intero primo medio laterale frontale posteriore ravvicinato ravvicinata spesso spessa spessi spesse sottile sottili pulito pulita puliti pulite continua continuo sciolto vivace vivaci acceso accesi accese intenso intensi saturi spento spenta spenti neutro neutra neutri caldo calda caldi calde freddo fredda freddi fredde soffusa soffuso morbida morbido morbidi dura duro naturale naturali drammatica drammatico misteriosa misterioso magica magico tranquilla tranquillo allegra allegro verticale orizzontale quadrato arrotondato arrotondati arrotondata alta alto bassa buona molto molti molta pochi poco semplice semplici geometrico geometrica infantile professionale moderno moderna limitata dettagliato dettagliata iperrealistico iperrealista fotorealistico centrata simmetrica equilibrata dinamica dinamico elegante delicato delicata visibili terrosi delicati tenui tenue',
    glue: 'di del della da in con la il lo le i un una uno e a molto più ma senza carta pellicola campo cinema studio mano pennello matita stampa',
    forms: [
      'toni (?:della |di )?terra|colori (?:della )?terra',
      '(?:a )?(?:un|due|tre) color[ei]|(?:a )?un solo colore|monocromia',
      '(?:da stampare|pronto per la stampa|per (?:la stampa|magliett[ae]|una maglietta|i social|instagram|(?:un )?(?:libro|sito|poster|adesivo|biglietto)(?: per bambini| illustrato)?|il mio (?:sito|blog|negozio|canale)))',
      'piatt[oaie]|iperrealistic[oa]|fotorealistic[oa]|aria (?:vintage|retrò)|contorn[oi] ner[oi]|line[ae] ner[ae]|carta (?:ritagliata|intagliata)|grana (?:della )?pellicola|stile (?:pixar|ghibli|disney)|(?:vista )?a volo d.uccello',
    ],
  },
  {
    language: 'pt',
    nouns:
      'vista plano close perfil corpo traço traços linha linhas contorno contornos paleta formato textura texturas granulado iluminação luz luzes sombra sombras acabamento enquadramento composição detalhe detalhes foco desfoque profundidade perspectiva ângulo cantos bordas resolução qualidade atmosfera ambiente clima ar estilo desenho ilustração fotografia foto tom tons cores contraste volume pinceladas',
    qualities:
      'inteiro completo geral primeiro médio lateral frontal traseira superior fechado aberto grosso grossa grossos grossas fino fina finos finas limpo limpa limpos limpas contínuo contínua solto solta vivo vivos viva vivas vibrante vibrantes intenso intensas saturadas apagado apagada apagadas apagados neutro neutra neutros neutras quente quentes frio frios fria frias suave suaves difusa difuso dura duras natural naturais dramática dramático misteriosa misterioso mágica mágico tranquilo tranquila alegre alegres vertical horizontal quadrado arredondado arredondada arredondados arredondadas alta alto baixa boa muito muitos poucos pouco simples geométrico geométrica infantil profissional moderno moderna limitada detalhado detalhada hiper-realista hiperrealista fotorrealista centralizada centralizado simétrica equilibrada dinâmica dinâmico elegante delicado delicada visíveis terrosos terrosas',
    glue: 'de do da em com a o os as um uma e à muito mais mas sem papel filme campo cinema estúdio mão pincel lápis impressão',
    forms: [
      'tons (?:de |da )?terra|cores (?:da )?terra',
      '(?:em )?(?:uma cor só|uma só cor|uma única cor|duas cores|três cores)',
      '(?:pronto |pronta )?para (?:imprimir|impressão|camisetas?|uma camiseta|redes sociais|instagram|(?:um |uma )?(?:livro|site|pôster|adesivo|cartão|caneca)(?: infantil| de crianças)?|(?:o )?meu (?:site|blog|canal)|minha loja)',
      'plan[oa]s?|chapad[oa]|hiper-?realista|fotorrealista|ar (?:vintage|retrô)|contornos? pretos?|linhas? pretas?|traços? pretos?|recortes? de papel|granulado de filme|estilo (?:pixar|ghibli|disney)',
    ],
  },
  {
    language: 'fr',
    nouns:
      'vue plan profil trait traits ligne lignes contour contours palette format texture grain éclairage lumière ombre ombres finition cadrage composition détail détails flou profondeur perspective angle coins bords résolution qualité atmosphère ambiance air style dessin illustration photographie photo ton tons couleurs contraste volume tracé tracés',
    qualities:
      'large général moyen serré rapproché latérale frontale épais épaisse épaisses fin fine fins fines net nets nette nettes continu continue libre libres vif vifs vive vives intense intenses saturées sourd sourds éteint éteinte éteintes neutre neutres chaud chaude chauds chaudes froid froide froids froides doux douce douces tamisée diffuse dure dures naturel naturelle dramatique mystérieuse mystérieux magique paisible joyeux joyeuse vertical horizontal carré arrondi arrondis arrondie arrondies haute bonne beaucoup peu simple simples géométrique enfantin enfantine professionnel professionnelle moderne limitée détaillé détaillée hyperréaliste photoréaliste centrée symétrique équilibrée dynamique élégant élégante délicat délicate visibles terreux terreuses',
    glue: "de du des en avec la le les un une et à très plus mais sans d' l' face côté pied dessus dessous haut papier pellicule champ cinéma studio main pinceau crayon",
    forms: [
      'en pied|de face|de dos|vue? (?:du|de) (?:ciel|dessus|haut|côté|face)|à vol d.oiseau',
      '(?:en )?(?:une seule couleur|deux couleurs|trois couleurs|bichromie|monochrome)',
      '(?:prêt )?à imprimer|pour (?:impression|t-shirts?|un t-shirt|les réseaux sociaux|instagram|(?:un |une )?(?:livre|album|site|affiche|autocollant|carte)(?: jeunesse| pour enfants| d.enfants)?|mon (?:site|blog|magasin)|ma (?:boutique|chaîne))',
      'plate?s?|en aplat|hyper-?réaliste|photoréaliste|contours? noirs?|traits? noirs?|lignes? noires?|papiers? découpés?|grain de pellicule|style (?:pixar|ghibli|disney)|couleurs? de terre',
    ],
  },
  {
    language: 'de',
    nouns:
      'ganzkörper ganzkörperansicht ganzkörperbild seitenansicht frontalansicht vorderansicht rückansicht vogelperspektive froschperspektive profil totale halbtotale linie linien strich striche umriss umrisse kontur konturen farbpalette palette format textur papierstruktur papiertextur filmkorn körnung beleuchtung licht lichtstimmung schatten komposition bildausschnitt detail details unschärfe tiefenschärfe schärfentiefe perspektive winkel ecken kanten auflösung qualität atmosphäre stimmung stil zeichnung illustration kinderillustration foto fotografie studiofoto studiofotografie töne farbtöne farben kontrast erdtöne erdfarben pastelltöne naturtöne farbverlauf pinselstriche',
    qualities:
      'dicke dicken dicker feine feinen dünne dünnen klare klaren saubere durchgehende durchgezogene lockere lockerer kräftige kräftigen kräftigem leuchtende gesättigte gedämpfte gedämpften neutrale warme warmes warmen kühle kühles kalte kalten weiche weicher weiches harte hartes harter natürliche natürliches dramatische dramatisches geheimnisvolle magische ruhige fröhliche heitere abgerundete runde runden hohe gute viele wenige einfache einfacher schlichte schlichter geometrische kindlich kindliche kindlicher professionell moderne moderner reduzierte begrenzte detaillierte hyperrealistisch fotorealistisch zentrierte zentriert symmetrische symmetrisch dynamische elegante zarte zarter sichtbare',
    glue: 'in im mit von der die das den dem ein eine einer und zu sehr viel aber ohne aus oben unten vorne',
    forms: [
      '(?:einfarbig|zweifarbig|dreifarbig|mehrfarbig|von der seite|von vorne?|von hinten)',
      '(?:zum ausdrucken|zum drucken|druckbar|für (?:den druck|t-shirts?|ein t-shirt|social media|instagram|(?:ein |eine |einen )?(?:kinderbuch|bilderbuch|webseite|website|poster|sticker|aufkleber|tasse|karte)|mein(?:e|en)? (?:blog|shop|kanal|webseite|website)))',
      'schwarze (?:umrisse|konturen|linien)|(?:pixar|ghibli|disney)[- ]?stil|im stil von (?:pixar|ghibli|disney)',
    ],
  },
  {
    language: 'ru',
    nouns:
      'вид план профиль ракурс рост линия линии линией линиями контур контуры контуром штрих штрихи штрихами палитра формат текстура фактура зернистость зерно освещение свет светом тень тени тенями композиция деталь детали деталями глубина резкость перспектива угол углы углами края разрешение качество атмосфера настроение стиль стиле рисунок иллюстрация фотография фото снимок съёмка съемка тона тонах цвета оттенки оттенках контраст мазки мазками',
    qualities:
      'крупный крупным средний общий полный толстый толстые толстая толстыми тонкий тонкие тонкая тонкими чистые чёткие четкие сплошная непрерывная непрерывной одной живые яркие ярких яркая яркими насыщенные насыщенных приглушённая приглушенная приглушённые приглушенные приглушённых нейтральные нейтральный тёплый теплый тёплые теплые тёплая теплая тёплых теплых тёплым холодный холодные холодных мягкий мягкая мягкие мягким рассеянный жёсткий жёсткие естественный естественное драматический драматическое драматичное таинственная загадочная волшебная волшебный спокойная весёлая радостная вертикальный горизонтальный квадратный скруглённые скруглённый закруглённые округлые высокое хорошее много мало простой простые геометрический детский детская детском профессиональный современный современная ограниченная детальная студийное студийный студийная симметричная динамичная изящный изящная нежный нежные нежных бумажная бумажный видимые земляные земляных природные контровой боковой',
    glue: 'в на с со из и очень более но без плёнки пленки бумаги поля кино студии',
    forms: [
      'в полный рост|в профиль|анфас|одн(?:им цветом|ой линией)|в (?:один|два|три) цвета|однотонн(?:ый|ая)|двухцветн(?:ый|ая)',
      'для (?:печати|футболк[иу]|соцсетей|инстаграма|сайта|блога|постера|наклейки|открытки|кружки|детской книги|книги)',
      'ч[ёе]рны(?:й контур|е контуры|е линии)|(?:в )?стил[еь] (?:пиксар|гибли|дисней)|плоск(?:ий|ая|ое|ие|о)|гиперреализм|гиперреалистично|фотореалистично|детализировано|аппликация из бумаги',
    ],
  },
  {
    language: 'ja',
    nouns: '',
    qualities: '',
    glue: '',
    forms: [
      '全身(?:像|図|が入る構図)?|(?:正面|横|真横|後ろ|斜め(?:前|上|下)?|下)から(?:見た|の)?(?:図|構図|視点|アングル)?|正面(?:図|向き)?|横顔|引き(?:の構図|の絵)?|寄り(?:の構図)?|煽り(?:構図)?|あおり|構図',
      '(?:背景)?透過(?:背景)?|背景透過|透明(?:な)?背景',
      '(?:太い|細い|なめらかな|シンプルな|きれいな|黒い|手描きの|柔らかい|やわらかい)(?:輪郭)?(?:線|ライン)(?:で|画)?|(?:黒い)?輪郭線(?:あり|なし|つき)?|一筆書き',
      '(?:鮮やかな|落ち着いた|淡い|明るい|優しい|やさしい|くすんだ|暖かい|温かい|ビビッドな|カラフルな|限られた|少ない)(?:色|色合い|色調|配色|色使い|カラー|トーン)(?:で)?|(?:暖|寒|中間)色(?:系)?|(?:アース|くすみ|ニュアンス|ビビッド)(?:カラー|トーン)|モノトーン|単色|(?:一|二|三|1|2|3)色(?:刷り)?|カラフル',
      '(?:とても)?(?:シンプル|リアル|写実的|リアリスティック|緻密|精密|高精細|おしゃれ|お洒落|モダン|スタイリッシュ|和風|洋風|北欧風|エモい|ゆるい|ゆるかわ|かっこいい|上品|繊細|細かく描かれた|詳細)(?:な|に)?(?:感じ|雰囲気|スタイル|デザイン|タッチ|イラスト|絵)?(?:で)?',
      '(?:神秘的な|不思議な|静かな|穏やかな|楽しい|明るい|優しい|やさしい|幻想的な|暖かい|温かい|居心地の良い|落ち着いた|楽しげな|ほっこりした)(?:雰囲気|ムード|感じ|空気感|世界観)(?:で)?',
      '(?:やわらかい|柔らかい|暖かい|温かい|ドラマチックな|自然な|優しい|淡い)(?:光|照明|影|ライティング)|自然光|逆光|スタジオ照明',
      '(?:紙|布|キャンバス|水彩紙)の(?:質感|テクスチャ)|フィルム(?:調|風|粒子)|被写界深度|ボケ|余白(?:多め|あり)?|角丸|ピクサー風|ジブリ風|ディズニー風',
      '(?:印刷|Tシャツ|ティーシャツ|SNS|インスタ|ブログ|サイト|アイコン|名刺|ポスター|絵本|カード|グッズ)(?:用|向け)',
    ],
  },
];
