/**
 * What the other languages say in phrases of their own, and how it is said word by word: `language | as it is said | as it is
 * read`. The longest stands first among those that begin alike.
 */
export const SAID_ABROAD = `
es | sobre la palma de una mano abierta | sobre una mano abierta
es | en la palma de una mano abierta | en una mano abierta
es | sobre la palma de una mano | sobre una mano abierta
es | en la palma de una mano | en una mano abierta
es | en la palma de la mano | en una mano abierta
es | sobre la palma de la mano | sobre una mano abierta
it | sul palmo aperto di una mano | su una mano aperta
it | sul palmo di una mano | su una mano aperta
it | nel palmo di una mano | su una mano aperta
it | sul palmo della mano | su una mano aperta
pt | na palma da mão aberta | numa mão aberta
pt | na palma da mão | numa mão aberta
pt | na palma de uma mão | numa mão aberta
es | en una taza de café | en una taza
es | dentro de una taza de café | dentro de una taza
it | in una tazza di caffè | in una tazza
it | dentro una tazza di caffè | dentro una tazza
pt | numa xícara de café | numa xícara
pt | dentro de uma xícara de café | dentro de uma xícara
es | hasta el final | 
it | fino in fondo | 
pt | até o fim | 
ru | до конца | 
it | vista dall'alto | dall'alto
it | a faccia in giù | capovolto
it | giù dal palo | lungo il palo
es | boca abajo | al revés
pt | virado para baixo | virado
pt | virada para baixo | virada
es | en el lateral | en el lado
it | sulla fiancata | sul lato
pt | na lateral | no lado
it | a mezz'aria | in aria
it | sull'orlo di | sul bordo di
it | per terra | sul pavimento
it | a terra | sul pavimento
it | in spalla | sulla spalla
it | tenendo in braccio | tenendo
it | tiene in braccio | tiene
it | tengono in braccio | tengono
it | prende in braccio | tiene
it | in braccio a | sul grembo di
it | in braccio | sul grembo
it | a letto | nel letto
it | in testa | sulla testa
it | in groppa a | su
it | in groppa | sopra
it | sul dorso di | su
it | in riva al mare | davanti al mare
it | a riva | sulla spiaggia
it | a gambe incrociate |
it | con le gambe incrociate |
it | con la mano alzata | alzando la mano
it | con le mani alzate | alzando le mani
it | con le braccia alzate | alzando le mani
it | con le braccia al cielo | alzando le mani
it | lì sotto | sotto
it | lì accanto | accanto
it | sottostante | sotto
it | a testa in giù | capovolto
it | ai fornelli | che cucina
it | con scritto | con la scritta
it | con su scritto | con la scritta
it | costruita a metà | in costruzione
it | costruito a metà | in costruzione
es | icono de sobre | icono de un sobre
es | iconos de sobre | iconos de sobres
es | en hombros | sobre los hombros
es | al hombro | sobre el hombro
es | a hombros | sobre los hombros
es | a la espalda | sobre la espalda
es | a cuestas | sobre la espalda
es | a lomos de | sobre
es | con las piernas cruzadas |
es | de piernas cruzadas |
es | con la mano levantada | levantando la mano
es | con la mano alzada | levantando la mano
es | con las manos levantadas | levantando las manos
es | con los brazos en alto | levantando las manos
es | levantando en alto | sosteniendo
es | mostrando en alto | sosteniendo
es | sosteniendo en alto | sosteniendo
es | por el suelo | en el suelo
es | a medio construir | en construcción
es | a medio comer | mordido
es | de cuadros | a cuadros
es | boca abajo | al revés
es | de abajo |
es | de al lado |
es | que dice | con el texto
es | que diga | con el texto
es | que pone | con el texto
es | que ponga | con el texto
es | que cruza corriendo | corriendo por
es | cruza corriendo | corriendo por
es | cruzando corriendo | corriendo por
es | a la orilla del mar | junto al mar
es | a orillas del mar | junto al mar
pt | de pernas cruzadas |
pt | com as pernas cruzadas |
pt | com a mão levantada | levantando a mão
pt | com as mãos levantadas | levantando as mãos
pt | com os braços levantados | levantando as mãos
pt | com os braços para cima | levantando as mãos
pt | às costas | nas costas
pt | segurando no colo | segurando
pt | segura no colo | segura
pt | pega no colo | segura
pt | no colo | sobre o colo
pt | lá embaixo |
pt | lá de baixo |
pt | lá fora | fora
pt | lá dentro | dentro
pt | pelo chão | no chão
pt | que diz | com o texto
pt | que diga | com o texto
pt | à beira-mar | em frente ao mar
pt | à beira mar | em frente ao mar
pt | à beira do mar | em frente ao mar
pt | de cabeça para baixo | invertido
pt | de carona em cima | em cima
pt | toda coberta de | coberta de
pt | todo coberto de | coberto de
fr | par terre | sur le plancher
fr | en tailleur |
fr | les jambes croisées |
fr | la main levée | levant la main
fr | les mains levées | levant les mains
fr | les bras levés | levant les mains
fr | les bras en l'air | levant les mains
fr | en contrebas |
fr | qui dit | avec le texte
fr | où il est écrit | avec le texte
fr | où l'on lit | avec le texte
fr | à moitié construite | en construction
es | enseñándole a | enseñando a
ru | в траве | на лугу
ja | 草むら | 草原
ja | 草の上 | 草原
es | en la hierba | en el prado
es | sobre la hierba | en el prado
es | sobre el césped | en el césped
it | nell'erba | sul prato
it | sull'erba | sul prato
pt | na grama | no gramado
pt | na relva | no gramado
fr | dans l'herbe | dans le pré
fr | sur l'herbe | dans le pré
fr | au lit | dans le lit
es | a sus pies | a su lado
es | a los pies de ellos | a su lado
it | ai loro piedi | accanto a loro
it | ai suoi piedi | accanto a loro
pt | aos pés deles | ao lado deles
pt | aos pés delas | ao lado deles
pt | aos pés dele | ao lado dele
pt | aos pés dela | ao lado dele
pt | aos seus pés | ao lado deles
fr | à leurs pieds | à côté d'eux
fr | à ses pieds | à côté d'eux
de | zu ihren füßen | daneben
de | zu seinen füßen | daneben
ru | у их ног | рядом
ru | у его ног | рядом
ru | у её ног | рядом
ru | у ног | рядом
es | los novios | la novia y el novio
es | los recién casados | la novia y el novio
it | gli sposi | la sposa e lo sposo
it | due sposi | la sposa e lo sposo
pt | os noivos | a noiva e o noivo
pt | os recém-casados | a noiva e o noivo
fr | les jeunes mariés | la mariée et le marié
fr | les mariés | la mariée et le marié
de | das brautpaar | die braut und der bräutigam
de | brautpaar | braut und bräutigam
ru | молодожёны | невеста и жених
ru | новобрачные | невеста и жених
es | después de la lluvia |
es | tras la lluvia |
it | dopo la pioggia |
pt | depois da chuva |
pt | após a chuva |
fr | après la pluie |
de | nach dem regen |
ru | после дождя |
es | por todas partes |
es | por todos lados |
it | dappertutto |
it | da tutte le parti |
it | tutto intorno | intorno
pt | por todo lado |
pt | por todos os lados |
pt | por toda parte |
fr | de partout |
fr | partout |
de | überall |
ru | во все стороны |
ru | повсюду |
es | a punto de |
it | sul punto di |
it | che sta per |
it | sta per |
pt | prestes a |
fr | sur le point de |
de | kurz davor |
ru | вот-вот |
es | a la luz de una vela | con una vela
es | a la luz de las velas | con velas
it | a lume di candela | con una candela
pt | à luz de vela | com uma vela
pt | à luz de velas | com velas
fr | à la lueur d'une bougie | avec une bougie
fr | à la bougie | avec une bougie
de | bei kerzenschein | mit einer kerze
de | bei kerzenlicht | mit einer kerze
ru | при свете свечи | со свечой
ru | при свечах | со свечами
it | a tavola | a un tavolo
es | a la mesa | en una mesa
it | giù da | da
it | giù per | su
it | lungo il | sul
pt | de barriga para baixo | deitado de bruços
es | salen corriendo de | corren saliendo de
es | sale corriendo de | corre saliendo de
es | saliendo corriendo de | corriendo saliendo de
es | salen volando de | vuelan saliendo de
es | saliendo volando de | volando saliendo de
it | escono di corsa | corrono uscendo
it | esce di corsa | corre uscendo
it | uscendo di corsa | correndo uscendo
it | volano via da | volano uscendo da
it | volano fuori da | volano uscendo da
pt | saindo correndo | correndo saindo
pt | saem correndo | correm saindo
pt | sai correndo | corre saindo
pt | saindo voando | voando saindo
fr | sortent en courant de | courent sortant de
fr | sort en courant de | court sortant de
fr | s'envolent de | volent sortant de
fr | s'envolent d'une | volent sortant d'une
fr | s'envole d'une | vole sortant d'une
es | escribiendo en un portátil | tecleando en un portátil
es | escribiendo en su portátil | tecleando en su portátil
es | escribiendo en el portátil | tecleando en el portátil
es | escribiendo en una laptop | tecleando en una laptop
es | escribe en un portátil | teclea en un portátil
it | scrive al computer | digita al computer
it | che scrive al portatile | che digita al portatile
it | scrivendo al portatile | digitando al portatile
pt | escrevendo no notebook | digitando no notebook
pt | escrevendo no laptop | digitando no laptop
fr | écrit sur son ordinateur | tape sur son ordinateur
fr | écrivant sur un ordinateur | tapant sur un ordinateur
es | hecho bolita | hecho un ovillo
es | hecha bolita | hecha un ovillo
es | se niega a comer | come
it | si rifiuta di mangiare | mangia
pt | se recusa a comer | come
it | la Terra | il pianeta terra
it | alla Terra | al pianeta terra
it | della Terra | del pianeta terra
it | sulla Terra | sul pianeta terra
it | dalla Terra | dal pianeta terra
pt | a Terra | o planeta terra
pt | da Terra | do planeta terra
pt | na Terra | no planeta terra
ru | Земля | планета земля
ru | Землю | планету земля
ru | Землёй | планетой земля
ru | Земли | планеты земля
es | al lado de él | a su lado
es | con la mano en alto | levantando la mano
it | suoi tre piccoli | suoi tre bambini
it | suoi due piccoli | suoi due bambini
it | suoi piccoli | suoi bambini
it | il suo piccolo | il suo bambino
it | tre cuccioli | tre bambini
it | due cuccioli | due bambini
it | i suoi cuccioli | i suoi bambini
it | il suo cucciolo | il suo bambino
pt | três filhotes | três bebês
pt | dois filhotes | dois bebês
pt | seus filhotes | seus bebês
pt | seu filhote | seu bebê
pt | filhotinhos | bebês
es | el año |
it | l'anno |
pt | o ano |
ru | и годом | и
ru | с годом |
es | con una sola mano |
it | con una mano sola |
it | sopra di loro | sopra essi
it | sopra di lui | sopra lui
it | sopra di lei | sopra lei
it | accanto a loro | accanto a essi
it | intorno a loro | intorno a essi
it | dal cassone di | nel cassone di
it | nel cassone di | in
es | desde la caja de | en
es | en la caja de una camioneta | en una camioneta
pt | por uma mão |
pt | acima deles | acima de eles
pt | acima dele | acima de ele
pt | acima dela | acima de ela
pt | ao redor deles | ao redor de eles
pt | ao redor dele | ao redor de ele
pt | ao redor dela | ao redor de ela
pt | na caçamba de | em
pt | um deles | um
pt | uma delas | uma
es | uno de ellos | uno
es | una de ellas | una
it | uno di loro | uno
it | una di loro | una
ru | один из них | один
ru | одна из них | одна
ru | на одной руке |
ru | из кузова | в
ru | в кузове | в
es | flotando boca arriba | flotando
es | flotan boca arriba | flotan
it | galleggiando a pancia in su | galleggiando
it | galleggiano a pancia in su | galleggiano
pt | boiando de barriga para cima | boiando
ru | плывут на спине | плывут
ru | плывёт на спине | плывёт
es | cogidas de las patas | cogidas de la mano
es | cogidos de las patas | cogidos de la mano
it | si tengono per le zampe | si tengono per mano
es | clavando una bandera | plantando una bandera
es | clava una bandera | planta una bandera
es | un rosal | un arbusto de rosas
pt | uma roseira | um arbusto de rosas
fr | un rosier | un buisson de roses
ru | в детском саду | в классе
ru | для детского сада |
ru | детского сада |
es | de preescolar |
es | de guardería |
it | dell'asilo |
it | di asilo nido |
fr | de maternelle |
es | de la esquina |
it | all'angolo |
fr | au coin de la rue |
ru | угловая |
ru | угловой |
es | de vuelta al cole |
it | ritorno a scuola |
pt | de volta às aulas |
fr | de rentrée scolaire |
fr | de la rentrée |
ru | снова в школу |
it | equilibrio tra vita e lavoro | equilibrio vita-lavoro
de | steckt im | im
de | steckt in | in
de | am kamin | vor dem kamin
ru | у камина | перед камином
fr | au coin du feu | devant la cheminée
it | accanto al fuoco | davanti al camino
`;
