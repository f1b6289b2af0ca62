import type { ConceptEntry } from '../concept';
import { role } from './role';

const STREET = { places: 'street, city' };
const STAGE = { places: 'stage' };

/** More of what people do for a living, and for what they are known. */
export const moreWorkConcepts: readonly ConceptEntry[] = [
  role(
    'lighthouse-keeper',
    { outfit: 'captain', age: 'elder', gender: 'man', beard: 'full' },
    'lighthouse keeper; leuchtturmwärter; gardien de phare; farero, guardián del faro; guardiano del faro; faroleiro; смотритель маяка; 灯台守',
    { places: 'coast' },
  ),
  role(
    'crossing-guard',
    { outfit: 'construction', hat: 'cap' },
    'crossing guard, lollipop lady, lollipop man, school crossing guard; schülerlotse, schülerlotsin, schulweghelferin; brigadier scolaire; guardia escolar de cruce; nonno vigile; guarda de trânsito escolar; регулировщик у школы; 緑のおばさん, 交通指導員',
    STREET,
  ),
  role(
    'midwife',
    { outfit: 'nurse', gender: 'woman' },
    'midwife; hebamme; sage-femme; partera, matrona; ostetrica; parteira; акушерка; 助産師',
    { places: 'clinic' },
  ),
  role(
    'optician',
    { outfit: 'scientist' },
    'optician, optometrist, eye doctor, ophthalmologist; optiker, optikerin, augenarzt, augenärztin; opticien, opticienne, ophtalmologue; óptico, oculista, oftalmólogo; ottico, oculista; oftalmologista, oculista; оптик, окулист; 眼科医, 眼鏡屋',
    { places: 'clinic' },
  ),
  role(
    'physiotherapist',
    { outfit: 'dentist' },
    'physiotherapist, physical therapist, massage therapist, masseuse, chiropractor; physiotherapeut, physiotherapeutin, masseur; kinésithérapeute, masseur; fisioterapeuta, masajista; fisioterapista, massaggiatore; fisioterapeuta, massagista; физиотерапевт, массажист; 理学療法士, マッサージ師',
    { places: 'clinic' },
  ),
  role(
    'paramedic',
    { outfit: 'nurse', colors: ['#d9413b', '#2d3263'] },
    'paramedic, emt, ambulance driver, first responder; sanitäter, sanitäterin, rettungssanitäter; ambulancier, secouriste; paramédico; paramedico, soccorritore; paramédico; фельдшер, парамедик; 救急隊員',
    STREET,
  ),
  role(
    'mayor',
    { outfit: 'suit', worn: ['medal'] },
    'mayor, mayoress; bürgermeister, bürgermeisterin; maire; alcalde, alcaldesa; sindaco, sindaca; prefeito, prefeita; мэр; 市長',
    STREET,
  ),
  role(
    'principal',
    { outfit: 'teacher', age: 'elder' },
    'principal, headmaster, headmistress, head teacher, school principal; schulleiter, schulleiterin, rektor; directeur d’école, proviseur; director de escuela, directora de escuela; preside, dirigente scolastico; diretor de escola, diretora de escola; директор школы; 校長, 校長先生',
    { places: 'classroom' },
  ),
  role(
    'film-director',
    { outfit: 'casual', hat: 'cap' },
    'film director, director, movie director, filmmaker, producer; regisseur, regisseurin, filmemacher; réalisateur, réalisatrice, cinéaste; director de cine, cineasta; regista; cineasta, diretor de cinema; режиссёр, режиссер; 映画監督, 監督',
    STAGE,
  ),
  role(
    'news-anchor',
    { outfit: 'suit' },
    'news anchor, newsreader, newscaster, tv presenter, news presenter, tv host, anchorman; nachrichtensprecher, nachrichtensprecherin, moderatorin, moderator; présentateur, présentatrice; presentador, presentadora; conduttore, conduttrice, presentatrice; apresentador, apresentadora; ведущий, ведущая, диктор; ニュースキャスター, アナウンサー',
    STAGE,
  ),
  role(
    'comedian',
    { outfit: 'casual' },
    'comedian, stand-up comedian, comic, stand-up comic; komiker, komikerin, comedian; humoriste; humorista, cómico, comediante; comico, comica; comediante, humorista; комик, юморист; コメディアン, お笑い芸人',
    STAGE,
  ),
  role(
    'rapper',
    { outfit: 'hoodie', hat: 'cap' },
    'rapper, hip hop artist, mc; rapper, rapperin; rappeur, rappeuse; rapero, rapera; rapper; rapper; рэпер; ラッパー',
    STAGE,
  ),
  role(
    'ringmaster',
    { outfit: 'magician', colors: ['#d9413b', '#f5b33f', '#23264d'], moustache: true },
    'ringmaster, circus director, circus ringmaster; zirkusdirektor, zirkusdirektorin; monsieur loyal, directeur de cirque; director de circo, maestro de ceremonias; direttore del circo; diretor de circo; директор цирка, шпрехшталмейстер; サーカスの団長',
    STAGE,
  ),
  role(
    'juggler',
    { outfit: 'jester' },
    'juggler; jongleur, jongleurin; jongleur, jongleuse; malabarista; giocoliere; malabarista; жонглёр; ジャグラー',
    STAGE,
  ),
  role(
    'acrobat',
    { outfit: 'ballet' },
    'acrobat, trapeze artist, tightrope walker, rope dancer; akrobat, akrobatin, seiltänzer, seiltänzerin; acrobate, funambule, trapéziste; acróbata, equilibrista, trapecista; acrobata, funambolo, trapezista; acrobata, equilibrista, trapezista; акробат, акробатка, канатоходец; 曲芸師, 綱渡り師',
    STAGE,
  ),
  role(
    'fortune-teller',
    { outfit: 'witch', gender: 'woman', hat: 'bandana' },
    'fortune teller, psychic, clairvoyant, tarot reader; wahrsagerin, wahrsager, hellseherin; voyante, diseuse de bonne aventure; adivina, vidente, pitonisa; indovina, chiromante, veggente; vidente, cartomante; гадалка, ясновидящая; 占い師',
  ),
  role(
    'snake-charmer',
    { outfit: 'thobe', hat: 'turban' },
    'snake charmer; schlangenbeschwörer; charmeur de serpents; encantador de serpientes; incantatore di serpenti; encantador de serpentes; заклинатель змей; 蛇使い',
  ),
  role(
    'blacksmith',
    { outfit: 'carpenter', build: 1.25, beard: 'full', gender: 'man' },
    'blacksmith, smith; schmied, schmiedin; forgeron; herrero; fabbro; ferreiro; кузнец; 鍛冶職人',
    { places: 'workshop' },
  ),
  role(
    'miner',
    { outfit: 'construction' },
    'miner, coal miner, gold miner; bergmann, bergarbeiter; mineur; minero, minera; minatore; mineiro, minerador; шахтёр, шахтер; 鉱夫',
    { places: 'cave' },
  ),
  role(
    'lumberjack',
    {
      outfit: 'shirt',
      beard: 'full',
      gender: 'man',
      colors: ['#d9413b', '#2d3263'],
      hat: 'beanie',
    },
    'lumberjack, woodcutter, logger, woodsman; holzfäller, holzhacker; bûcheron, bûcheronne; leñador, leñadora; boscaiolo, taglialegna; lenhador, lenhadora; лесоруб, дровосек; 木こり, きこり',
    { places: 'forest' },
  ),
  role(
    'street-sweeper',
    { outfit: 'construction', hat: 'cap' },
    'street sweeper, street cleaner; straßenkehrer, straßenfeger; balayeur, balayeuse; barrendero, barrendera; spazzino, netturbino; varredor de rua, gari; дворник; 道路清掃員',
    STREET,
  ),
  role(
    'garbage-collector',
    { outfit: 'construction', hat: 'cap' },
    'garbage collector, garbage man, bin man, refuse collector, trash collector, sanitation worker; müllmann, müllwerker; éboueur, éboueuse; recolector de basura; operatore ecologico; coletor de lixo, lixeiro; мусорщик; ゴミ収集員',
    STREET,
  ),
  role(
    'chimney-sweep',
    { outfit: 'priest', hat: 'topper' },
    'chimney sweep; schornsteinfeger, schornsteinfegerin, kaminkehrer; ramoneur; deshollinador; spazzacamino; limpador de chaminés; трубочист; 煙突掃除人',
    STREET,
  ),
  role(
    'real-estate-agent',
    { outfit: 'suit-skirt' },
    'real estate agent, realtor, estate agent, property agent, real estate broker; immobilienmakler, immobilienmaklerin, makler; agent immobilier; agente inmobiliario, agente inmobiliaria; agente immobiliare; corretor de imóveis, corretora de imóveis; риелтор, риэлтор; 不動産屋',
    STREET,
  ),
  role(
    'insurance-agent',
    { outfit: 'suit' },
    'insurance agent, salesman, sales agent, financial advisor, consultant, saleswoman; versicherungsvertreter, vertreter, finanzberater; assureur, conseiller financier, commercial; agente de seguros, asesor financiero; assicuratore, consulente finanziario; corretor de seguros, consultor financeiro; страховой агент, консультант; 保険外交員, 営業マン',
    { places: 'office' },
  ),
  role(
    'bellhop',
    { outfit: 'conductor', hat: 'police' },
    'bellhop, bellboy, porter, doorman, hotel porter; hotelpage, page, portier; groom, bagagiste, portier; botones; fattorino d’albergo, portiere d’albergo; carregador de hotel, porteiro; портье, швейцар, коридорный; ベルボーイ, ドアマン',
    STREET,
  ),
  role(
    'paperboy',
    { age: 'child', gender: 'man', hat: 'cap' },
    'paperboy, newspaper boy, paper boy, newsboy, paper girl; zeitungsjunge, zeitungsausträger; livreur de journaux; repartidor de periódicos; ragazzo dei giornali, strillone; jornaleiro, entregador de jornais; разносчик газет; 新聞配達員, 新聞少年',
    { heightCm: 130, ...STREET },
  ),
  role(
    'astronomer',
    { outfit: 'scientist', beard: 'full' },
    'astronomer, stargazer, astrophysicist; astronom, astronomin, sterngucker; astronome; astrónomo, astrónoma; astronomo, astronoma; astrônomo, astrônoma; астроном; 天文学者',
  ),
  role(
    'geologist',
    { outfit: 'explorer' },
    'geologist, archeologist, paleontologist; geologe, geologin, paläontologe; géologue, paléontologue; geólogo, geóloga, paleontólogo; geologo, geologa, paleontologo; geólogo, geóloga, paleontólogo; геолог, палеонтолог; 地質学者, 古生物学者',
    { places: 'mountains' },
  ),
  role(
    'biologist',
    { outfit: 'scientist', gender: 'woman' },
    'botanist, biologist, ecologist, marine biologist; botaniker, botanikerin, biologe, biologin; botaniste, biologiste; botánico, botánica, bióloga, biólogo; botanico, botanica, biologo, biologa; botânico, botânica, biólogo, bióloga; ботаник, биолог; 植物学者, 生物学者',
    { places: 'laboratory' },
  ),
  role(
    'general',
    { outfit: 'soldier', age: 'elder', worn: ['medal'], hat: 'police' },
    'army general, general, colonel, military officer, marshal, admiral, veteran; general, oberst, offizier, admiral; général, colonel, amiral; general, coronel, almirante; generale, colonnello, ammiraglio; general, coronel, almirante; генерал, полковник, адмирал, ветеран; 大佐, 退役軍人',
    { places: 'field' },
  ),
  role(
    'prisoner',
    { outfit: 'striped', colors: ['#23264d', '#fff6ea', '#23264d'] },
    'prisoner, convict, inmate, jailbird; häftling, gefangener, sträfling; prisonnier, prisonnière, détenu; prisionero, prisionera, recluso; prigioniero, detenuto, carcerato; prisioneiro, prisioneira, detento; заключённый, заключенный, узник; 囚人',
  ),
  role(
    'mime',
    { outfit: 'striped', hat: 'beret', colors: ['#23264d', '#23264d', '#d9413b'], skin: '#f6cdb0' },
    'mime, mime artist, pantomime; pantomime, pantomimin; mime; mimo; mimo; mímico; мим; パントマイム師',
    STAGE,
  ),
  role(
    'hippie',
    { outfit: 'summer-dress', gender: 'woman', hair: 'long', glasses: 'round', hat: 'bandana' },
    'hippie, hippy, flower child; hippie, blumenkind; hippie; hippie, jipi; hippy, figlia dei fiori; hippie; хиппи; ヒッピー',
    { places: 'meadow' },
  ),
  role(
    'rabbi',
    { outfit: 'suit', beard: 'long', gender: 'man', hat: 'fedora', hatColor: '#23264d' },
    'rabbi; rabbiner, rabbinerin; rabbin; rabino; rabbino; rabino; раввин; ラビ',
  ),
  role(
    'imam',
    { outfit: 'thobe', beard: 'full', gender: 'man', hat: 'turban', hatColor: '#ffffff' },
    'imam, mullah; imam; imam; imam; imam; imã, imame; имам, мулла; イマーム',
  ),
  role(
    'blind-man',
    { gender: 'man', glasses: 'sun' },
    'blind man, blind person, visually impaired person; blinder mann, blinder, sehbehinderter; homme aveugle, aveugle, malvoyant; hombre ciego, ciego, invidente; uomo cieco, cieco, non vedente; homem cego, cego, deficiente visual; слепой, слепой мужчина, незрячий; 盲人, 目の不自由な人',
    STREET,
  ),
  role(
    'matador',
    { outfit: 'flamenco', gender: 'man' },
    'matador, bullfighter, torero; matador, stierkämpfer; matador, torero; matador, torero; matador, torero; matador, toureiro; матадор, тореадор; 闘牛士',
  ),
  role(
    'nanny',
    { gender: 'woman', outfit: 'skirt' },
    'nanny, babysitter, childminder, au pair, governess; kindermädchen, babysitter, babysitterin, tagesmutter; nounou, baby-sitter; niñera, canguro de niños; tata, bambinaia, babysitter; babá; няня; ベビーシッター, 乳母',
    { places: 'living-room' },
  ),
];
