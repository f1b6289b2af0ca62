import { goodsTable } from '../concept-lines';

/** Signs of keyboards, sums, screens and warnings, and shapes of geometry lessons. */
export const glyphs = [
  ...goodsTable(
    'glyph',
    'symbol',
    `
hashtag 20 air - | hashtag, hash sign, hashtag symbol, number sign, pound key | hashtag, rautezeichen | hashtag, mot-dièse | hashtag, almohadilla | hashtag, cancelletto | hashtag, jogo da velha símbolo | хештег, решётка символ | ハッシュタグ
ampersand 20 air - | ampersand, ampersand symbol, and sign | et-zeichen, kaufmanns-und | esperluette | ampersand, signo et | e commerciale | e comercial | амперсанд | アンパサンド
at-sign=at 20 air - | at sign, at symbol | at-zeichen, klammeraffe | arobase | arroba | chiocciola simbolo | arroba | знак собаки, символ собака | アットマーク
percent-sign=percent 20 air - | percent sign, percent symbol, percentage sign, percentage symbol | prozentzeichen | signe pour cent, symbole pourcentage | signo de porcentaje, símbolo de porcentaje | segno di percentuale, simbolo percentuale | símbolo de porcentagem, sinal de porcentagem | знак процента | パーセント記号
dollar-sign=dollar 20 air - | dollar sign, dollar symbol | dollarzeichen | signe dollar, symbole du dollar | signo de dólar, símbolo del dólar | simbolo del dollaro | cifrão, símbolo do dólar | знак доллара | ドル記号
euro-sign=euro 20 air - | euro sign, euro symbol | eurozeichen | signe euro, symbole de l'euro | símbolo del euro | simbolo dell'euro | símbolo do euro | знак евро | ユーロ記号
pound-sign=pound 20 air - | pound sign, pound symbol, sterling sign | pfundzeichen | symbole de la livre | símbolo de la libra | simbolo della sterlina | símbolo da libra | знак фунта | ポンド記号
yen-sign=yen 20 air - | yen sign, yen symbol, yuan sign | yenzeichen | symbole du yen | símbolo del yen | simbolo dello yen | símbolo do iene | знак иены | 円記号
equals-sign=equals 9 air - | equals sign, equal sign | gleichheitszeichen | signe égal | signo igual | segno uguale | sinal de igual | знак равенства | 等号, イコール
times-sign=multiply 15 air - | multiplication sign, times sign, multiplication symbol | malzeichen | signe multiplié, signe de multiplication | signo de multiplicación | segno di moltiplicazione | sinal de multiplicação | знак умножения | 乗算記号
division-sign=divide 15 air - | division sign, division symbol | divisionszeichen, geteiltzeichen | signe de division | signo de división | segno di divisione | sinal de divisão | знак деления | 除算記号
pi-symbol=pi 18 air - | pi symbol, pi sign, greek letter pi | pi-symbol, kreiszahl | symbole pi | símbolo pi | simbolo pi greco, pi greco | símbolo pi | число пи, символ пи | 円周率記号
root-sign=root 19 air - | square root, square root symbol, root symbol, radical sign | wurzelzeichen, quadratwurzel | racine carrée | raíz cuadrada | radice quadrata | raiz quadrada | квадратный корень | 平方根, ルート記号
sigma 20 air - | sigma, sigma symbol, sum symbol | sigma, summenzeichen | sigma | sigma | sigma | sigma | сигма | シグマ
asterisk 20 air - | asterisk, asterisk symbol | asterisk, sternchen | astérisque | asterisco | asterisco | asterisco | астериск | アスタリスク
quotation-marks=quotes 9 air - | quotation marks, quote marks, inverted commas | anführungszeichen, gänsefüßchen | guillemets | comillas | virgolette | aspas | кавычки | 引用符
treble-clef 26 air - | treble clef, g clef, clef, violin clef | violinschlüssel, notenschlüssel | clé de sol | clave de sol | chiave di violino | clave de sol | скрипичный ключ | ト音記号
male-sign=male 18 air - | male symbol, male sign, mars symbol | männlichkeitssymbol, marssymbol | symbole masculin | símbolo masculino | simbolo maschile | símbolo masculino | мужской знак, мужской символ | 男性記号
female-sign=female 20 air - | female symbol, female sign, venus symbol | weiblichkeitssymbol, venussymbol | symbole féminin | símbolo femenino | simbolo femminile | símbolo feminino | женский знак, женский символ | 女性記号
christian-cross=latin-cross 20 table - | christian cross, latin cross, wooden cross, gold cross, religious cross, cross | christliches kreuz, kreuz | croix chrétienne, croix | cruz cristiana, cruz | croce cristiana, croce | cruz cristã, cruz | крест, христианский крест | 十字架
red-cross 20 air - | red cross, red cross symbol, medical cross, hospital cross, medical symbol | rotes kreuz | croix médicale | cruz roja | croce rossa | cruz vermelha | красный крест | 赤十字
ankh 20 table - | ankh, ankh symbol, egyptian cross | anch, henkelkreuz | ankh, croix ansée | anj, cruz egipcia, ankh | ankh, croce ansata | ankh, cruz ansata | анх | アンク
triskele 18 air - | triskele, triskelion, celtic spiral | triskele, triskelion | triskèle | trisquel | triscele | trísquele | трискелион | トリスケル
power-button=power 20 air - | power button, power symbol, power icon, on off button | einschaltknopf, netzschalter | bouton marche | botón de encendido | pulsante di accensione | botão de ligar | кнопка питания, кнопка включения | 電源ボタン
play-button=play 20 air - | play button, play symbol | wiedergabetaste, abspielknopf | bouton lecture | botón de reproducción, botón de play | pulsante play | botão de play | кнопка воспроизведения | 再生ボタン
pause-button=pause 20 air - | pause button, pause symbol | pausentaste | bouton pause | botón de pausa | pulsante pausa | botão de pausa | кнопка паузы | 一時停止ボタン
stop-button=stop 20 air - | stop button | stopptaste | bouton stop | botón de stop | pulsante stop | botão de parar | кнопка стоп | 停止ボタン
radioactive-sign=radioactive 20 air - | radioactive symbol, radiation symbol, radiation sign, radioactive sign, nuclear symbol | radioaktivzeichen, strahlenwarnzeichen | symbole radioactif | símbolo de radiactividad, símbolo radiactivo | simbolo radioattivo | símbolo de radiação, símbolo radioativo | знак радиации | 放射能マーク
biohazard-sign=biohazard 20 air - | biohazard symbol, biohazard sign, biohazard | biogefährdungszeichen, biohazard | symbole de danger biologique | símbolo de riesgo biológico | simbolo di rischio biologico | símbolo de risco biológico | знак биологической опасности | バイオハザードマーク
wheelchair-sign=accessible 20 air - | wheelchair symbol, wheelchair sign, accessibility symbol, accessibility icon, disabled sign, handicap sign | rollstuhlzeichen, behindertenzeichen | symbole handicapé, symbole d'accessibilité | símbolo de accesibilidad, símbolo de discapacidad | simbolo di accessibilità, simbolo disabili | símbolo de acessibilidade | знак инвалида, знак доступности | 車椅子マーク
cursor 20 air - | cursor, mouse cursor, mouse pointer, pointer arrow | mauszeiger, cursor | curseur, curseur de souris | cursor, puntero del ratón | cursore, puntatore del mouse | cursor, ponteiro do mouse | курсор, указатель мыши | カーソル
toggle-switch=toggle 12 air - | toggle switch, toggle button, on switch | kippschalter, schiebeschalter | bouton à bascule | interruptor de palanca | interruttore a levetta | interruptor de alternância | переключатель, тумблер | トグルスイッチ
checkbox 19 air - | checkbox, check box, ticked box, tick box | kontrollkästchen, kästchen mit haken | case à cocher, case cochée | casilla de verificación | casella di controllo | caixa de seleção | чекбокс, флажок в квадрате | チェックボックス
progress-bar=progress 8 air - | progress bar, loading bar | fortschrittsbalken, ladebalken | barre de progression, barre de chargement | barra de progreso, barra de carga | barra di avanzamento, barra di caricamento | barra de progresso, barra de carregamento | полоса загрузки, индикатор выполнения | プログレスバー
search-bar=search 8 air - | search bar, search box, search field | suchleiste, suchfeld | barre de recherche | barra de búsqueda | barra di ricerca | barra de pesquisa | строка поиска | 検索バー
`,
  ),
  ...goodsTable(
    'geometric',
    'symbol',
    `
pentagon 19 table - | pentagon, five-sided shape | fünfeck | pentagone | pentágono | pentagono | pentágono | пятиугольник | 五角形
hexagon 17 table - | hexagon, six-sided shape | sechseck | hexagone | hexágono | esagono | hexágono | шестиугольник | 六角形
octagon 19 table - | octagon, eight-sided shape | achteck | octogone | octógono, octágono | ottagono | octógono | восьмиугольник | 八角形
rectangle 14 table - | rectangle, rectangle shape | rechteck | rectangle | rectángulo | rettangolo | retângulo | прямоугольник | 長方形
oval-shape=oval 16 table - | oval, oval shape, ellipse | oval, ellipse | ovale, ellipse | óvalo, elipse | ovale, ellisse | oval, elipse | овал, эллипс | 楕円
rhombus 20 table - | rhombus, diamond shape, lozenge shape | raute, rhombus | losange | rombo | rombo | losango | ромб | ひし形
trapezoid 13 table - | trapezoid, trapezium | trapezform | trapèze géométrique | trapecio geométrico | trapezio geometrico | trapézio geométrico | трапеция фигура | 台形
parallelogram 12 table - | parallelogram | parallelogramm | parallélogramme | paralelogramo | parallelogramma | paralelogramo | параллелограмм | 平行四辺形
spiral-shape=spiral 20 table - | spiral, spiral shape | spirale | spirale | espiral | spirale | espiral | спираль | 螺旋, 渦巻き
cube 20 table - | cube, geometric cube | würfelform, kubus | cube | cubo geométrico | cubo geometrico | cubo geométrico | куб | 立方体
sphere 20 table - | sphere, geometric sphere | kugel | sphère | esfera | sfera | esfera | сфера, шар | 球体
cylinder 20 table - | cylinder, geometric cylinder | zylinderform | cylindre | cilindro geométrico | cilindro geometrico | cilindro geométrico | цилиндр фигура | 円柱
solid-cone 20 table - | cone shape, geometric cone | kegelform, geometrischer kegel | cône géométrique | cono geométrico | cono geometrico | cone geométrico | геометрический конус | 円錐
star-shape 19 table - | geometric star | geometrischer stern | étoile géométrique | estrella geométrica | stella geometrica | estrela geométrica | геометрическая звезда | 幾何学の星
heart-shape 19 table - | geometric heart | geometrisches herz | cœur géométrique | corazón geométrico | cuore geometrico | coração geométrico | геометрическое сердце | 幾何学のハート
solid-pyramid 19 table - | pyramid shape, geometric pyramid, square pyramid, triangular pyramid, pentagonal pyramid | pyramidenform | pyramide géométrique | pirámide geométrica | piramide geometrica | pirâmide geométrica | геометрическая пирамида | 角錐
cuboid 13 table - | cuboid, rectangular prism, geometric prism | quader | pavé droit | prisma rectangular | parallelepipedo | paralelepípedo | прямоугольная призма | 直方体
torus 13 table - | torus, donut shape, ring shape | torus | tore | toro geométrico | toro geometrico | toro geométrico | тор фигура | トーラス
`,
  ),
  ...goodsTable(
    'construction',
    'symbol',
    `
parallel-lines=parallel 22 air - | parallel lines | parallele linien, parallelen | lignes parallèles, droites parallèles | líneas paralelas, rectas paralelas | linee parallele, rette parallele | linhas paralelas, retas paralelas | параллельные линии, параллельные прямые | 平行線
perpendicular-lines=perpendicular 20 air - | perpendicular lines | senkrechte linien | lignes perpendiculaires, droites perpendiculaires | líneas perpendiculares, rectas perpendiculares | linee perpendicolari, rette perpendicolari | linhas perpendiculares, retas perpendiculares | перпендикулярные линии, перпендикулярные прямые | 垂直線
concurrent-lines=concurrent 20 air - | concurrent lines, intersecting lines, crossing lines | sich schneidende linien | droites concourantes, lignes sécantes | rectas concurrentes, líneas que se cruzan | rette concorrenti, linee incrociate | retas concorrentes, linhas que se cruzam | пересекающиеся прямые, пересекающиеся линии | 交わる直線
concentric-circles=concentric 20 air - | concentric circles, concentric rings | konzentrische kreise | cercles concentriques | círculos concéntricos | cerchi concentrici | círculos concêntricos | концентрические круги, концентрические окружности | 同心円
congruent-triangles=congruent 15 air - | congruent triangles, similar triangles | kongruente dreiecke | triangles égaux | triángulos congruentes | triangoli congruenti | triângulos congruentes | равные треугольники | 合同な三角形
right-triangle 16 air - | right triangle, right-angled triangle, right angle triangle | rechtwinkliges dreieck | triangle rectangle | triángulo rectángulo | triangolo rettangolo | triângulo retângulo | прямоугольный треугольник | 直角三角形
overlapping-circles=overlapping 18 air - | overlapping circles, intersecting circles, interlocking circles | überlappende kreise | cercles qui se chevauchent | círculos superpuestos | cerchi sovrapposti | círculos sobrepostos | пересекающиеся круги | 重なる円
golden-spiral 18 air - | golden ratio, golden spiral, golden section, golden rectangle, fibonacci spiral, fibonacci sequence, fibonacci number, fibonacci numbers, fibonacci | goldener schnitt, goldene spirale | nombre d'or, spirale d'or | proporción áurea, espiral áurea | sezione aurea, spirale aurea | proporção áurea, espiral áurea | золотое сечение, спираль фибоначчи | 黄金比, 黄金螺旋
sine-wave=sine 16 air - | sine wave, sine curve, sinusoid, sinus wave | sinuskurve, sinuswelle | sinusoïde | onda sinusoidal, sinusoide | onda sinusoidale, sinusoide | onda senoidal, senoide | синусоида | 正弦波
square-grid=grid 20 air - | square grid, grid of squares, empty grid | quadratgitter | grille carrée | cuadrícula | griglia quadrata | grade quadriculada | квадратная сетка | 方眼
`,
  ),
];
