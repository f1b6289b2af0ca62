import type { ConceptEntry } from '../concept';
import { role } from './role';

const CHILD = { age: 'child' } as const;
const HOME = { places: 'living-room, garden, park' };

/** People by age and kin, and how they stand to each other. */
export const familyConcepts: readonly ConceptEntry[] = [
  role(
    'person',
    {},
    'person, human, human being, somebody, someone, figure, individual, adult; person, mensch, jemand, erwachsener, erwachsene; personne, humain, être humain, quelqu’un, adulte; persona, ser humano, alguien, adulto, adulta; persona, essere umano, qualcuno, adulto, adulta; pessoa, ser humano, alguém, adulto, adulta; человек, персона, взрослый; 人, 人間, 人物, 大人',
  ),
  role(
    'people',
    {},
    'people, crowd, group of people; leute, menschen, menschenmenge, menschengruppe; gens, foule; gente, muchedumbre, multitud; gente, folla; gente, multidão; люди, толпа; 人々, 群衆',
  ),
  role(
    'man',
    { gender: 'man' },
    'man, men, guy, gentleman, dude, bloke; mann, männer, herr, kerl, typ; homme, monsieur, type; hombre, señor, caballero, tipo; uomo, uomini, signore, tizio; homem, homens, senhor, cavalheiro; мужчина, парень, господин; 男性, 男, 男の人, 紳士',
    { heightCm: 178 },
  ),
  role(
    'woman',
    { gender: 'woman' },
    'woman, women, lady, ladies, female; frau, frauen, dame; femme, dame; mujer, señora, dama; donna, donne, signora; mulher, mulheres, senhora, dama; женщина, дама, леди; 女性, 女, 女の人, 婦人',
    { heightCm: 168 },
  ),
  role(
    'young-man',
    { gender: 'man', age: 'teen' },
    'young man, lad, youth; junger mann, jüngling; jeune homme; muchacho, chico joven; giovanotto, ragazzo giovane; rapaz, moço; юноша; 青年, 若者',
    { heightCm: 170 },
  ),
  role(
    'young-woman',
    { gender: 'woman', age: 'teen' },
    'young woman; junge frau; jeune femme; muchacha; giovane donna; moça, jovem mulher; девушка; 若い女性',
    { heightCm: 164 },
  ),
  role(
    'teenager',
    { age: 'teen', outfit: 'hoodie' },
    'teenager, teen, adolescent, youngster; teenager, jugendlicher, jugendliche; adolescent, adolescente, ado; adolescente, quinceañero; adolescente; adolescente; подросток, тинейджер; ティーンエイジャー, 十代',
    { heightCm: 163, places: 'street, park' },
  ),
  role(
    'child',
    { ...CHILD },
    'child, children, kid, youngling; kind, kinder; enfant, gamin, gosse; niño pequeño, niños, crío, chiquillo; bambini, infante; criança, crianças, garotada; ребёнок, ребенок, дети, малыш; 子供, 子ども, こども',
    { heightCm: 122, places: 'park, meadow, playground' },
  ),
  role(
    'boy',
    { ...CHILD, gender: 'man' },
    'boy, little boy; junge, jungen, bub, knabe; garçon, petit garçon; niño, chico, chaval; bambino, ragazzo, ragazzino; menino, garoto; мальчик; 男の子, 少年',
    { heightCm: 124, places: 'park, meadow, playground' },
  ),
  role(
    'girl',
    { ...CHILD, gender: 'woman' },
    'girl, little girl; mädchen; fille, fillette, petite fille; niña, chica, chavala; bambina, ragazza, ragazzina; menina, garota; девочка; 女の子, 少女',
    { heightCm: 122, places: 'park, meadow, playground' },
  ),
  role(
    'toddler',
    { age: 'child', heightCm: 92, outfit: 'toddler' },
    'toddler, infant, tot; kleinkind; bambin, tout-petit; niño que empieza a andar; bimbo, bimba; criancinha; карапуз; 幼児',
    { heightCm: 92, ...HOME },
  ),
  role(
    'baby',
    { age: 'baby', outfit: 'baby' },
    'baby, babies, newborn, infant child; baby, säugling, neugeborenes; bébé, nourrisson, nouveau-né; bebé, recién nacido; neonato, bebè, lattante; bebê, bebé, recém-nascido; младенец, грудничок, новорождённый; 赤ちゃん, 赤ん坊, ベビー',
    { heightCm: 74, ...HOME },
  ),
  role(
    'grandmother',
    { age: 'elder', gender: 'woman', outfit: 'grandmother' },
    'grandmother, grandma, granny, nana, old woman, old lady, elderly woman; großmutter, oma, alte frau, alte dame, seniorin; grand-mère, mamie, mémé, vieille femme, vieille dame; abuela, abuelita, anciana, vieja; nonna, vecchia signora, anziana, vecchietta; avó, vovó, idosa, velhinha, velha senhora; бабушка, старушка, старуха; おばあさん, 祖母, おばあちゃん, 老婆',
    { heightCm: 160, ...HOME },
  ),
  role(
    'grandfather',
    { age: 'elder', gender: 'man', outfit: 'grandfather' },
    'grandfather, grandpa, granddad, old man, elderly man; großvater, opa, alter mann, greis; grand-père, papi, pépé, vieil homme, vieux monsieur; abuelo, abuelito, viejo, anciano; nonno, vecchio signore, anziano, vecchietto, uomo anziano; avô, vovô, velhinho, idoso; дедушка, дед, старик; おじいさん, 祖父, おじいちゃん, 老人男性',
    { heightCm: 168, ...HOME },
  ),
  role(
    'senior',
    { age: 'elder' },
    'senior, elder, elderly person, pensioner, retiree, senior citizen; rentner, rentnerin, senior, greisin; retraité, retraitée, personne âgée; persona mayor, jubilado, jubilada; persona anziana, pensionato, pensionata; pessoa idosa, aposentado, aposentada; пенсионер, пенсионерка, пожилой человек; 老人, 高齢者, お年寄り',
    { heightCm: 164, ...HOME },
  ),
  role(
    'mother',
    { gender: 'woman', outfit: 'blouse' },
    'mother, mom, mum, mommy, mama; mutter, mama, mutti; mère, maman; madre, mamá; madre, mamma; mãe, mamãe; мать, мама; 母, お母さん, 母親, ママ',
    { heightCm: 168, ...HOME },
  ),
  role(
    'father',
    { gender: 'man', outfit: 'shirt' },
    'father, dad, daddy, papa; vater, papa, vati; père, papa; padre, papá; padre, papà, babbo; pai, papai; отец, папа; 父, お父さん, 父親, パパ',
    { heightCm: 178, ...HOME },
  ),
  role(
    'parent',
    {},
    'parent; elternteil; parent; progenitor; genitore; genitor; родитель; 親',
    HOME,
  ),
  role(
    'family',
    {},
    'family, families; familie; famille; familia; famiglia; família; семья; 家族',
    HOME,
  ),
  role(
    'couple',
    {},
    'couple, lovers; paar, pärchen, liebespaar; couple, amoureux; pareja, enamorados; coppia, innamorati; casal, namorados; пара, влюблённые; カップル, 恋人',
    { places: 'park, cafe, beach' },
  ),
  role(
    'sister',
    { age: 'child', gender: 'woman' },
    'sister; schwester; sœur; hermana; sorella; irmã; сестра; 姉妹, 妹, 姉',
    { heightCm: 130, ...HOME },
  ),
  role(
    'brother',
    { age: 'child', gender: 'man' },
    'brother; bruder; frère; hermano; fratello; irmão; брат; 兄弟, 弟, 兄',
    { heightCm: 132, ...HOME },
  ),
  role('son', { age: 'child', gender: 'man' }, 'son; sohn; fils; hijo; figlio; filho; сын; 息子', {
    heightCm: 122,
    ...HOME,
  }),
  role(
    'daughter',
    { age: 'child', gender: 'woman' },
    'daughter; tochter; petite-fille; hija; figlia; filha; дочь, дочка; 娘',
    { heightCm: 120, ...HOME },
  ),
  role(
    'grandchild',
    { ...CHILD },
    'grandchild, grandson, granddaughter; enkel, enkelin, enkelkind; petit-fils; nieto, nieta; nipote, nipotino, nipotina; neto, neta; внук, внучка; 孫',
    { heightCm: 115, ...HOME },
  ),
  role(
    'uncle',
    { gender: 'man', outfit: 'vest' },
    'uncle; onkel; oncle, tonton; tío; zio; tio; дядя; おじ, おじさん',
    { heightCm: 176, ...HOME },
  ),
  role(
    'aunt',
    { gender: 'woman', outfit: 'skirt' },
    'aunt, auntie; tante; tante; tía; zia; tia; тётя, тетя; おば, おばさん',
    { heightCm: 166, ...HOME },
  ),
  role(
    'friend',
    {},
    'friend, buddy, pal, mate; freund, freundin, freundinnen, kumpel; ami, amie, copain, copine; amigo, amiga; amico, amica; amigo, amiga; друг, подруга, друзья, друзей, друзьями, друзьях; 友達, 友人',
    { places: 'park, cafe' },
  ),
  role(
    'neighbour',
    { outfit: 'shirt' },
    'neighbour, neighbor; nachbar, nachbarin; voisin, voisine; vecino, vecina; vicino di casa, vicina di casa; vizinho, vizinha; сосед, соседка; 隣人',
    { places: 'garden, street' },
  ),
  role('bride', { outfit: 'bride' }, 'bride; braut; mariée; novia; sposa; noiva; невеста; 花嫁', {
    heightCm: 168,
    places: 'church-interior, garden',
  }),
  role(
    'groom',
    { outfit: 'groom' },
    'groom, bridegroom; bräutigam; marié; novio; sposo; noivo; жених; 花婿, 新郎',
    { heightCm: 178, places: 'church-interior, garden' },
  ),
  role(
    'pregnant-woman',
    { gender: 'woman', outfit: 'maternity', belly: 1.15, turn: 0.2 },
    'pregnant woman, expectant mother; schwangere; femme enceinte; embarazada, mujer embarazada; donna incinta; grávida, mulher grávida; беременная; 妊婦',
    { heightCm: 168, ...HOME },
  ),
  role(
    'customer',
    {},
    'customer, client, shopper, buyer; kunde, kundin, käufer, käuferin; client, cliente, acheteur; clienta, comprador, compradora; cliente, acquirente; cliente, freguês, comprador; покупатель, клиент, покупательница; 客, お客さん, 顧客',
    { places: 'shop, square, cafe' },
  ),
  role(
    'visitor',
    {},
    'visitor, guest; besucher, besucherin, gast; visiteur, visiteuse, invité; visitante, invitado, invitada; visitatore, ospite; convidado, convidada; посетитель, гость; 訪問者, ゲスト',
    { places: 'museum, living-room' },
  ),
  role(
    'passenger',
    {},
    'passenger, commuter, traveller, traveler; passagier, fahrgast, pendler, reisender, reisende; passager, passagère, voyageur, voyageuse; pasajero, pasajera, viajero, viajera; passeggero, passeggera, viaggiatore; passageiro, passageira, viajante; пассажир, путешественник; 乗客, 旅人',
    { places: 'street' },
  ),
  role(
    'pedestrian',
    { outfit: 'casual' },
    'pedestrian, passer-by; fußgänger, fußgängerin, passant; piéton, piétonne, passant; peatón, transeúnte; pedone, passante; pedestre, transeunte; пешеход, прохожий; 歩行者, 通行人',
    { places: 'street, city' },
  ),
];
