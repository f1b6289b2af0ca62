/**
 * What the Romance languages say in phrases of their own, and how it is said word by word: `language | as it is said | as it is
 * read`. The longest stands first among those that begin alike.
 */
export const SAID_ABROAD = `
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
`;
