import { DAILY_HISTORIES } from './histories-daily.data';
import { timeline, type KnownTimeline } from './timelines.data';

/** More of true dates: things, peoples, arts and sports. */
export const HISTORIES: readonly KnownTimeline[] = [
  ...DAILY_HISTORIES,
  timeline(
    'bicycle, bike, bicycles, cycling',
    'History of the bicycle',
    `
1817 | Draisine | Karl Drais rides on two wheels, without pedals. | bicycle
1870 | Penny farthing | Large in front, small behind. | penny farthing
1885 | Safety bicycle | Two wheels alike, and a chain. | bicycle
1898 | Tandem | Two riders, one after the other. | tandem
1977 | Mountain bike | Built for rough hills. | mountain bike
2010 | E-bike | A motor helps uphill. | e-bike`,
  ),
  timeline(
    'cinema, film history, movies, film, history of film, history of cinema',
    'History of film',
    `
1895 | First show | The Lumière brothers in Paris. | film
1927 | Sound | Actors speak in The Jazz Singer. | microphone
1937 | Animation | Snow White in full length. | palette
1977 | Star Wars | Effects fill the cinemas. | star
1995 | Toy Story | The first feature by computer. | computer`,
  ),
  timeline(
    'video games, gaming, video game, game consoles, games consoles',
    'History of video games',
    `
1972 | Pong | Table tennis on a screen. | gamepad
1980 | Pac-Man | The star of the arcades. | ghost
1985 | Super Mario Bros. | Jump and run at home. | mushroom
1989 | Game Boy | Games for the pocket. | gamepad
2006 | Wii | Play by moving. | hand
2016 | Pokémon Go | Out into the streets. | map pin`,
  ),
  timeline(
    'music history, history of music, music, classical music',
    'Ages of music',
    `
1600 | Baroque | Bach, Vivaldi, Handel. | violin
1750 | Classical | Haydn, Mozart. | piano
1820 | Romantic | Chopin, Brahms. | heart
1900 | Modern | Debussy, Stravinsky. | waves
1920 | Jazz | Armstrong, Ellington. | trumpet
1955 | Rock and roll | Presley, Berry. | guitar`,
  ),
  timeline(
    'electricity, electric power, light bulb, electrical',
    'History of electricity',
    `
1752 | Kite | Franklin studies lightning. | zap
1800 | Battery | Volta stacks copper and zinc. | battery
1831 | Induction | Faraday moves a magnet. | magnet
1879 | Light bulb | Edison’s lamp burns for hours. | light bulb
1882 | Power station | Streets of New York have light. | plug`,
  ),
  timeline(
    'printing, book printing, books, printing press, history of writing, writing',
    'How writing spread',
    `
3200 BC | Cuneiform | Signs in clay. | pencil
105 | Paper | Made in China. | file
868 | Printed book | The Diamond Sutra, from wood. | book
1450 | Movable type | Gutenberg in Mainz. | book
1971 | E-book | Project Gutenberg begins. | tablet`,
  ),
  timeline(
    'train, trains, railway, railways, railroad, locomotive, steam engine',
    'History of the railway',
    `
1804 | First locomotive | Trevithick in Wales. | steam train
1825 | Stockton to Darlington | The first public railway. | ticket
1863 | Underground | Trains below London. | subway
1879 | Electric | Siemens drives in Berlin. | zap
1964 | Shinkansen | At 210 km/h through Japan. | train`,
  ),
  timeline(
    'dinosaurs, dinosaur, age of dinosaurs, mesozoic, prehistoric',
    'The age of dinosaurs',
    `
252 mya | Triassic | After a great dying. | volcano
230 mya | First dinosaurs | Small, on two legs. | footprints
201 mya | Jurassic | The giants. | dinosaur
150 mya | First birds | Archaeopteryx. | feather
145 mya | Cretaceous | Flowers, and T. rex. | flower
66 mya | The end | An asteroid hits. | comet`,
  ),
  timeline(
    'ancient egypt, egypt, egyptian, pharaohs, pharaoh',
    'Ancient Egypt',
    `
3100 BC | One land | Upper and Lower Egypt unite. | crown
2560 BC | Great Pyramid | For Khufu, at Giza. | pyramid
1332 BC | Tutankhamun | A boy becomes king. | crown
1279 BC | Ramses II | Builds Abu Simbel. | landmark
332 BC | Alexander | Founds a city. | sword
30 BC | Cleopatra | The last queen. | ship`,
  ),
  timeline(
    'roman empire, ancient rome, rome, romans, roman history',
    'Ancient Rome',
    `
753 BC | Founded | As the legend tells. | landmark
509 BC | Republic | The kings are driven out. | scroll
44 BC | Caesar dies | On the Ides of March. | sword
27 BC | Augustus | The first emperor. | crown
80 | Colosseum | A hundred days of games. | colosseum
476 | The West falls | The last emperor goes. | flag`,
  ),
  timeline(
    'ancient greece, greek history, greeks',
    'Ancient Greece',
    `
776 BC | Olympic games | The first in Olympia. | medal
508 BC | Democracy | In Athens. | users
490 BC | Marathon | Athens beats Persia. | sword
447 BC | Parthenon | Its building begins. | landmark
336 BC | Alexander | Becomes king of Macedon. | crown`,
  ),
  timeline(
    'world war i, world war 1, first world war, ww1, wwi, great war',
    'The First World War',
    `
1914 | Sarajevo | A murder, and the war begins. | flag
1915 | Gallipoli | A landing fails. | ship
1916 | The Somme | Months in the trenches. | shovel
1917 | United States | Enter the war. | star
1918 | Armistice | On the 11th of November. | peace
1919 | Versailles | The treaty is signed. | scroll`,
  ),
  timeline(
    'american history, us history, united states history, american revolution, history of america, history of the united states',
    'American history',
    `
1776 | Independence | Declared on the 4th of July. | scroll
1789 | Washington | The first president. | flag
1865 | Slavery ends | The 13th Amendment. | link
1920 | Women vote | The 19th Amendment. | check
1964 | Civil Rights Act | | users
1969 | On the Moon | Apollo 11. | moon`,
  ),
  timeline(
    'civil rights, civil rights movement, martin luther king, black history',
    'The civil rights movement',
    `
1954 | Brown v. Board | Schools must not be separate. | school
1955 | Montgomery | Rosa Parks keeps her seat. | bus
1963 | March on Washington | “I have a dream.” | megaphone
1964 | Civil Rights Act | | scroll
1965 | Voting Rights Act | | check`,
  ),
  timeline(
    'women’s rights, womens rights, suffrage, women rights, suffragettes, feminism',
    'Votes for women',
    `
1848 | Seneca Falls | A convention demands the vote. | megaphone
1893 | New Zealand | The first country. | check
1918 | Britain | At first from the age of 30. | landmark
1920 | United States | The 19th Amendment. | scroll
1971 | Switzerland | | mountain`,
  ),
  timeline(
    'artificial intelligence, ai, machine learning, neural networks',
    'Steps of artificial intelligence',
    `
1950 | Turing test | Can machines think? | question mark
1956 | Dartmouth | The field has a name. | graduation-cap
1997 | Deep Blue | Beats the champion of chess. | chess piece
2012 | AlexNet | Deep nets see better. | eye
2016 | AlphaGo | Beats a master of Go. | circle
2022 | ChatGPT | Talks with millions. | message-circle`,
  ),
  timeline(
    'olympics, olympic games, olympic',
    'The Olympic Games',
    `
776 BC | Olympia | The first games of old. | landmark
1896 | Athens | The first games anew. | medal
1900 | Paris | Women take part. | users
1924 | Chamonix | The first in winter. | snowflake
1960 | Rome | The first Paralympics. | trophy`,
  ),
  timeline(
    'world cup, football history, soccer history, football, soccer',
    'The World Cup',
    `
1930 | Uruguay | The first one. | trophy
1950 | Brazil | Uruguay wins again. | soccer ball
1966 | England | Wins at home. | crown
1970 | Mexico | Brazil’s third. | star
1998 | France | Wins at home. | flag
2022 | Qatar | Argentina wins. | trophy`,
  ),
  timeline(
    'evolution of life, theory of evolution, darwin, history of life, life on earth',
    'Life on Earth',
    `
4.5 bya | The Earth | forms. | globe
3.5 bya | First cells | In the sea. | tabler:bacteria
540 mya | Cambrian | Many animals. | shell
370 mya | On land | Four legs. | lizard
230 mya | Dinosaurs | | dinosaur
0.3 mya | Humans | Homo sapiens. | person`,
  ),
  timeline(
    'space shuttle, mars missions, mars, mars exploration, mars rover',
    'On the way to Mars',
    `
1965 | Mariner 4 | The first close pictures. | satellite
1976 | Viking 1 | A landing on Mars. | rocket
1997 | Sojourner | The first rover. | mars rover
2004 | Spirit and Opportunity | Two rovers on two plains. | mars
2012 | Curiosity | Climbs a mountain. | mars rover
2021 | Perseverance | With a helicopter. | helicopter`,
  ),
  timeline(
    'middle ages, medieval, mediaeval, medieval europe, dark ages',
    'The Middle Ages',
    `
476 | Rome falls | The West has no emperor. | colosseum
800 | Charlemagne | Is crowned in Rome. | crown
1066 | Hastings | William takes England. | sword
1096 | Crusades | The first of them sets out. | shield
1215 | Magna Carta | A king has to keep the law. | scroll
1347 | Black Death | A third of Europe dies. | skull
1492 | Columbus | Sails to America. | galleon`,
  ),
  timeline(
    'industrial revolution, industrialisation, industrialization',
    'The Industrial Revolution',
    `
1764 | Spinning jenny | One wheel, many threads. | spinning wheel
1769 | Steam engine | Watt makes it thrifty. | cog
1804 | Locomotive | Trevithick in Wales. | steam train
1837 | Telegraph | Words go by wire. | zap
1879 | Light bulb | Edison lights a room. | light bulb
1886 | Motor car | Benz drives with petrol. | vintage car`,
  ),
  timeline(
    'human evolution, evolution of man, evolution of humans, stone age, prehistory',
    'From stone to iron',
    `
3.3 mya | First tools | Stones with an edge. | rock
1 mya | Fire | Warm, and safe at night. | campfire
0.3 mya | Homo sapiens | People like us. | person
10000 BC | Farming | Wheat, sheep and villages. | wheat
3300 BC | Bronze | Copper and tin. | shield
1200 BC | Iron | Hard tools for all. | sword`,
  ),
  timeline(
    'age of exploration, explorers, discoveries, age of discovery, great explorers',
    'The age of discovery',
    `
1488 | Cape of Good Hope | Dias sails round Africa. | galleon
1492 | America | Columbus lands. | palm tree
1498 | India | Da Gama comes by sea. | elephant
1522 | Round the world | The Victoria is home again. | globe
1606 | Australia | Janszoon sees it. | kangaroo
1911 | South Pole | Amundsen is the first. | penguin`,
  ),
];
