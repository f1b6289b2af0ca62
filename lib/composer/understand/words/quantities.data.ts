/** Numbers, by what they count to. */
export const NUMBERS = `
1 | one,single,a single | | un seul,une seule | un solo,una sola | un solo,una sola | um só,uma única | один,одна,одно | 一つの,一人の,一匹の,一頭の,一本の,一羽の,1匹の,1人の
2 | two,both,pair of,a pair of,couple of,a couple of,twin | zwei,beide,ein paar,zwillings | deux,paire de,une paire de,un couple de | dos,par de,un par de,ambos | due,un paio di,entrambi | dois,duas,um par de,ambos | два,две,двое,двух,двумя,двум,пара | 二つの,二人の,二匹の,二頭の,二本の,二羽の,二台の,2匹の,2人の,2つの,二匹,二人
3 | three,a trio of,trio of | drei | trois,un trio de | tres,un trío de | tre,un trio di | três,um trio de | три,трое,трёх,трех,тремя | 三つの,三人の,三匹の,三頭の,三本の,三羽の,三台の,3匹の,3人の,3つの,三匹,三人
4 | four,a few,few,several | vier,einige,mehrere | quatre,quelques,plusieurs | cuatro,varios,algunos | quattro,alcuni,diversi | quatro,vários,alguns | четыре,четверо,четырёх,четырех,четырьмя,несколько | 四つの,四人の,四匹の,四本の,4匹の,4人の,4つの,いくつかの,四人,数人の
5 | five | fünf | cinq | cinco | cinque | cinco | пять,пятеро,пяти,пятью | 五つの,五人の,五匹の,五本の,5匹の,5人の,5つの,五本
6 | six,half a dozen | sechs | six | seis | sei | seis | шесть,шести,шестью | 六つの,六人の,六匹の,6匹の,6つの
7 | seven,many,lots of,a lot of,numerous | sieben,viele | sept,beaucoup de,nombreux | siete,muchos,numerosos | sette,molti,numerosi | sete,muitos,numerosos | семь,много | 七つの,七人の,七匹の,7つの,たくさんの,多くの
8 | eight | acht | huit | ocho | otto | oito | восемь | 八つの,八人の,八匹の,8つの
9 | nine | neun | neuf | nueve | nove | nove | девять | 九つの,九人の,9つの
10 | ten | zehn | dix | diez | dieci | dez | десять | 十個の,十人の,10個の
11 | eleven | elf | onze | once | undici | onze | одиннадцать |
12 | twelve,a dozen,dozen,a dozen of,countless | zwölf,ein dutzend | douze,une douzaine de | doce,una docena de | dodici,una dozzina di | doze,uma dúzia de | двенадцать,дюжина | 十二個の,無数の
15 | fifteen,dozens of | fünfzehn,dutzende | quinze,des dizaines de | quince,docenas de | quindici,decine di | quinze,dezenas de | пятнадцать,десятки | 
20 | twenty,hundreds of,thousands of | zwanzig,hunderte,tausende | vingt,des centaines de | veinte,cientos de,miles de | venti,centinaia di | vinte,centenas de | двадцать,сотни | 何百もの
`;

/** `a flock of birds`: how many a group stands for, and what it looks like. */
export const GROUPS = `
5 group | group,bunch,handful,collection,assortment,variety,cluster,set | gruppe,haufen von,sammlung,auswahl | groupe,ensemble,assortiment | grupo,conjunto,surtido | gruppo,insieme,assortimento | grupo,conjunto,seleção | группа,набор | グループ
5 team | team,crew,squad,band of | team,mannschaft | équipe | equipo | squadra,team | equipe,time | команда | チーム
12 crowd | crowd,mob,throng | menge,menschenmenge | foule | multitud,muchedumbre | folla | multidão | толпа | 人混み,群衆
7 flock | flock,herd,pack,pride of,pod of,litter of,swarm,school,shoal,colony,gaggle,fleet,army,horde,legion,troop,procession,gang | schwarm,herde,rudel,flotte,armee,horde | troupeau,vol,essaim,banc,meute | bandada,manada,enjambre,rebaño,banco,flota | stormo,gregge,sciame,branco,mandria | bando,rebanho,enxame,cardume,manada | стая,стадо,рой,табун | 群れ
5 row | row,line,queue,lineup,long queue,long line | reihe | rangée,rang | fila,hilera | fila,filare | fileira,fila | ряд | 列,並んだ,畝
6 pile | pile,heap,mound,mountain of,stack | haufen,stapel,berg von | tas,pile | montón,pila | mucchio,pila | pilha,monte de,montão | куча,стопка,гора из | 山積みの
2 couple | couple | pärchen,liebespaar,paar | couple | pareja | coppia | casal | парочка,влюблённая пара | カップル
3 family | family | familie | famille | familia | famiglia | família | семья | 家族
7 bouquet | bunch of,bouquet of | strauß,bund,bündel | bouquet de,bouquets de,bouquets d',botte de | ramo de,manojo de,manojos de | mazzo di,mazzi di | buquê de,ramo de,molho de,molhos de | букет | 花束の
`;

/** `a slice of pizza`: a piece of what follows, kept as an attribute. */
export const PIECES = `
slice | slice,piece,wedge,chunk,ball of,lump of,scoop of | stück,scheibe | tranche,morceau,part | rebanada,trozo,porción,rodaja | fetta,pezzo | fatia,pedaço | кусок,ломтик,кусочек | 一切れの
layer | layer,layers,rows | schicht,schichten | couche | capa | strato | camada | слой | 層
dab | dollop of,drizzle of,swirl of,splash of,spoonful of,knob of,pat of,sprinkle of,sprinkling of,pinch of,dusting of,squeeze of,dash of,smear of,drizzles of,swirls of | klecks,schuss | cuillerée de,filet de,noisette de | chorrito de,pizca de | filo di,ciuffo di | fio de,pitada de | капля,щепотка | 
drop | drop,drops | tropfen | goutte | gota | goccia | gota | капля | しずく
`;
