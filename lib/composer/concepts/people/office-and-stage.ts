import type { ConceptEntry } from '../concept';
import { role } from './role';

const OFFICE = { places: 'office' };
const STAGE = { places: 'stage' };

/** Who works at a desk, on a stage, or learns to. */
export const officeAndStageConcepts: readonly ConceptEntry[] = [
  role(
    'office-worker',
    { outfit: 'office' },
    'office worker, clerk, employee, accountant, secretary; büroangestellter, büroangestellte, angestellter, mitarbeiter, mitarbeiterin, sekretärin, buchhalter; employé, employée, employé de bureau, secrétaire, comptable; oficinista, empleado, empleada, secretaria, contable; impiegato, impiegata, segretaria, dipendente, contabile; funcionário, funcionária, escriturário, secretária, contador; офисный работник, служащий, сотрудник, бухгалтер, секретарь; 会社員, 事務員, サラリーマン, 従業員',
    OFFICE,
  ),
  role(
    'businessman',
    { outfit: 'suit', gender: 'man' },
    'businessman, manager, boss, executive, ceo, entrepreneur, businessperson; geschäftsmann, manager, chef im büro, unternehmer, geschäftsführer; homme d’affaires, patron, directeur, entrepreneur; hombre de negocios, empresario, jefe, gerente, ejecutivo; uomo d’affari, imprenditore, dirigente, capo, manager; homem de negócios, empresário, chefe, gerente, executivo; бизнесмен, начальник, менеджер, предприниматель, директор; ビジネスマン, 社長, 上司, 経営者',
    { heightCm: 178, ...OFFICE },
  ),
  role(
    'businesswoman',
    { outfit: 'suit-skirt', gender: 'woman' },
    'businesswoman, female boss; geschäftsfrau, managerin, chefin, unternehmerin; femme d’affaires, patronne, directrice; mujer de negocios, empresaria, jefa, ejecutiva; donna d’affari, imprenditrice, direttrice; mulher de negócios, empresária, executiva; бизнесвумен, деловая женщина, начальница; ビジネスウーマン, キャリアウーマン, 女社長',
    { heightCm: 168, ...OFFICE },
  ),
  role(
    'colleague',
    { outfit: 'shirt' },
    'colleague, coworker, co-worker, teammate, team member, business partner; kollege, kollegin, geschäftspartner; collègue, associé; colega, compañero, compañera; collega; colega de trabalho; коллега; 同僚',
    OFFICE,
  ),
  role(
    'programmer',
    { outfit: 'programmer' },
    'programmer, developer, coder, software engineer, hacker, web developer; programmierer, programmiererin, entwickler, entwicklerin, softwareentwickler; programmeur, programmeuse, développeur, développeuse, informaticien; programador, programadora, desarrollador, desarrolladora; programmatore, programmatrice, sviluppatore, sviluppatrice; programador, programadora, desenvolvedor, desenvolvedora; программист, разработчик, программистка; プログラマー, 開発者',
    OFFICE,
  ),
  role(
    'freelancer',
    { outfit: 'hoodie' },
    'freelancer, remote worker; freiberufler, freiberuflerin; freelance, indépendant, télétravailleur; autónomo, teletrabajador; libero professionista; freelancer, autônomo; фрилансер; フリーランサー, 在宅勤務者',
    { places: 'living-room, cafe' },
  ),
  role(
    'call-centre-agent',
    { outfit: 'call-center' },
    'support agent, customer support agent, call center agent, receptionist, telephone operator; kundenberater, kundenberaterin, callcenter-agent, empfangsdame, rezeptionist; téléconseiller, réceptionniste, standardiste; teleoperador, teleoperadora, recepcionista; centralinista, receptionist; atendente, recepcionista, telefonista; оператор, администратор; オペレーター, 受付',
    OFFICE,
  ),
  role(
    'judge',
    { outfit: 'judge' },
    'judge; richter, richterin; juge; juez, jueza; giudice; juiz, juíza; судья; 裁判官, 判事',
    { places: 'courtroom' },
  ),
  role(
    'lawyer',
    { outfit: 'lawyer' },
    'lawyer, attorney, solicitor; anwalt, anwältin, rechtsanwalt, rechtsanwältin, jurist; avocate, juriste; abogado, abogada; avvocato, avvocata; advogado, advogada; адвокат, юрист; 弁護士',
    { places: 'courtroom, office' },
  ),
  role(
    'politician',
    { outfit: 'suit' },
    'politician, president, speaker; politiker, politikerin, präsident, präsidentin, redner; politicien, politicienne, président, orateur; político, política, presidente, orador; politico, presidente, oratore; político, presidente, orador; политик, президент, оратор; 政治家, 大統領, 講演者',
    { places: 'stage' },
  ),
  role(
    'librarian',
    { outfit: 'librarian' },
    'librarian; bibliothekar, bibliothekarin; bibliothécaire; bibliotecario, bibliotecaria; bibliotecario, bibliotecaria; bibliotecário, bibliotecária; библиотекарь; 司書, 図書館員',
    { places: 'library' },
  ),
  role(
    'journalist',
    { outfit: 'journalist' },
    'journalist, reporter, writer, author, poet; journalist, journalistin, reporter, reporterin, schriftsteller, schriftstellerin, autor, autorin, dichter; journaliste, reporter, écrivain, écrivaine, auteur, poète; periodista, reportero, escritor, escritora, autor, poeta; giornalista, scrittore, scrittrice, autore, poeta; jornalista, repórter, escritor, escritora, autor, poeta; журналист, журналистка, репортёр, писатель, поэт; 記者, ジャーナリスト, 作家, 詩人',
    { places: 'office, city' },
  ),
  role(
    'detective',
    { outfit: 'detective' },
    'detective, spy, private eye, investigator; detektiv, detektivin, spion, spionin; détective, espion, espionne; detective, espía; detective, investigatore, spia; detetive, espião, espiã; детектив, сыщик, шпион; 探偵, 刑事, スパイ',
    { places: 'street, city' },
  ),
  role(
    'photographer',
    { outfit: 'photographer' },
    'photographer, cameraman; fotograf, fotografin, kameramann; photographe, cadreur; fotógrafo, fotógrafa, camarógrafo; fotografo, fotografa, cameraman; fotógrafo, fotógrafa, cinegrafista; фотограф, оператор камеры; 写真家, カメラマン',
    { places: 'street, countryside' },
  ),
  role(
    'artist',
    { outfit: 'artist' },
    'artist, painter, illustrator; künstler, künstlerin, maler, malerin, illustrator, illustratorin; artiste, peintre, illustrateur, illustratrice; artista, pintor, pintora, ilustrador, ilustradora; artista, pittore, pittrice, illustratore; artista, pintor, pintora, ilustrador, ilustradora; художник, художница, иллюстратор; 画家, 芸術家, アーティスト, イラストレーター',
    { places: 'art-studio' },
  ),
  role(
    'sculptor',
    { outfit: 'craftsman' },
    'sculptor, potter; bildhauer, bildhauerin, töpfer, töpferin; sculpteur, potier, potière; escultor, escultora, alfarero, alfarera; scultore, scultrice, vasaio; escultor, escultora, oleiro, ceramista; скульптор, гончар; 彫刻家, 陶芸家',
    { places: 'studio, workshop' },
  ),
  role(
    'singer',
    { outfit: 'singer', gender: 'woman' },
    'singer, vocalist, pop star; sänger, sängerin; chanteur, chanteuse; cantante; cantante; cantor, cantora; певица, певец; 歌手, シンガー',
    STAGE,
  ),
  role(
    'dj',
    { outfit: 'dj' },
    'dj, disc jockey, radio host, podcaster; dj, discjockey, radiomoderator, podcaster; dj, animateur radio, podcasteur; dj, locutor, pinchadiscos; dj, conduttore radiofonico; dj, locutor; диджей, радиоведущий; dj, ラジオdj',
    STAGE,
  ),
  role(
    'music-conductor',
    { outfit: 'tuxedo' },
    'orchestra conductor, maestro; dirigent, dirigentin; chef d’orchestre; director de orquesta; direttore d’orchestra; maestro; дирижёр; 指揮者',
    STAGE,
  ),
  role(
    'dancer',
    { outfit: 'flamenco' },
    'dancer, flamenco dancer; tänzer, tänzerin; danseur, danseuse; bailarín, bailarina, bailaor, bailaora; ballerino, danzatore, danzatrice; dançarino, dançarina; танцор, танцовщица; ダンサー, 踊り子',
    STAGE,
  ),
  role(
    'samba-dancer',
    { outfit: 'samba' },
    'samba dancer, carnival dancer, showgirl; sambatänzerin, sambatänzer, karnevalstänzerin; danseuse de samba, danseur de samba; bailarina de samba, comparsa; ballerina di samba; dançarina de samba, sambista, passista; танцовщица самбы; サンバダンサー',
    { places: 'street' },
  ),
  role(
    'ballerina',
    { outfit: 'ballet' },
    'ballerina, ballet dancer; ballerina, balletttänzerin; ballerine, danseuse classique; bailarina de ballet; ballerina; bailarina; балерина; バレリーナ, バレエダンサー',
    STAGE,
  ),
  role(
    'actor',
    { outfit: 'tuxedo' },
    'actor, movie star, celebrity, presenter, host; schauspieler, filmstar; acteur, comédien; actor; attore, presentatore; ator; актёр, актер; 俳優, 役者, 司会者',
    STAGE,
  ),
  role(
    'actress',
    { outfit: 'evening', gender: 'woman' },
    'actress, diva; schauspielerin, diva; actrice, comédienne; actriz; attrice; atriz; актриса; 女優',
    STAGE,
  ),
  role(
    'model',
    { outfit: 'evening', gender: 'woman' },
    'fashion model, supermodel; mannequin, modell; top model, top modèle; modelo; modella, modello; modelo; модель, манекенщица; モデル',
    STAGE,
  ),
  role(
    'magician',
    { outfit: 'magician' },
    'magician, illusionist, conjurer; zauberkünstler, illusionist; prestidigitateur, illusionniste; ilusionista, prestidigitador; illusionista, prestigiatore; ilusionista, mágico; фокусник, иллюзионист; 手品師, マジシャン',
    STAGE,
  ),
  role(
    'shoemaker',
    { outfit: 'craftsman', glasses: 'round' },
    'shoemaker, cobbler, shoe repairer; schuster, schuhmacher; cordonnier, cordonnière; zapatero, zapatera; calzolaio; sapateiro; сапожник; 靴職人',
    { places: 'workshop' },
  ),
  role(
    'tailor',
    { outfit: 'tailor' },
    'tailor, seamstress, dressmaker; schneider, schneiderin, näherin; tailleur, couturière, couturier; sastre, costurera, modista; sarto, sarta; alfaiate, costureira; портной, швея; 仕立屋, 裁縫師',
    { places: 'workshop, shop' },
  ),
  role(
    'hairdresser',
    { outfit: 'hairdresser' },
    'hairdresser, barber, hairstylist, beautician; friseur, friseurin, friseuse, barbier; coiffeur, coiffeuse, barbier; peluquero, peluquera, barbero; parrucchiere, parrucchiera, barbiere; cabeleireiro, cabeleireira, barbeiro; парикмахер, барбер; 美容師, 理髪師, 床屋',
    { places: 'hair-salon' },
  ),
  role(
    'explorer',
    { outfit: 'explorer' },
    'explorer, adventurer, archaeologist, safari guide; entdecker, entdeckerin, abenteurer, archäologe; explorateur, exploratrice, aventurier, archéologue; explorador, exploradora, aventurero, arqueólogo; esploratore, esploratrice, avventuriero, archeologo; explorador, exploradora, aventureiro, arqueólogo; первооткрыватель, искатель приключений, археолог; 探検家, 冒険家, 考古学者',
    { places: 'jungle, desert' },
  ),
  role(
    'lifeguard',
    { outfit: 'lifeguard' },
    'lifeguard; rettungsschwimmer, bademeister; maître-nageur, sauveteur; socorrista, salvavidas; bagnino, bagnina; salva-vidas, nadador-salvador; спасатель; ライフガード, 監視員',
    { places: 'beach, lake' },
  ),
  role(
    'student',
    { outfit: 'student', age: 'teen' },
    'student, college student, learner; student, studentin, studierende; étudiant, étudiante; estudiante, universitario; studente, studentessa; estudante, universitário; студент, студентка; 学生, 大学生',
    { heightCm: 168, places: 'library, classroom' },
  ),
  role(
    'pupil',
    { outfit: 'student', age: 'child' },
    'pupil, schoolchild, schoolboy, schoolgirl, schoolkid; schüler, schülerin, schulkind; élève, écolier, écolière; alumno, alumna, escolar, colegial; alunno, alunna, scolaro, scolara; aluno, aluna, escolar; ученик, ученица, школьник, школьница; 生徒, 小学生, 児童',
    { heightCm: 128, places: 'classroom' },
  ),
  role(
    'graduate',
    { outfit: 'graduate' },
    'graduate, alumnus; absolvent, absolventin; diplômé, diplômée; graduado, graduada, licenciado; laureato, laureata; formando, formanda, graduado; выпускник, выпускница; 卒業生',
    { places: 'classroom' },
  ),
];
