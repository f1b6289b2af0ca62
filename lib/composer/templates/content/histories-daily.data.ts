import { timeline, type KnownTimeline } from './timelines.data';

/** Where what everybody eats, drinks and plays comes from, by its dates. */
export const DAILY_HISTORIES: readonly KnownTimeline[] = [
  timeline(
    'pizza, history of pizza, pizzas',
    'The history of pizza',
    `
1889 | Margherita | Naples bakes for its queen. | pizza
1905 | New York | Lombardi’s sells the first of America. | skyscraper
1943 | Deep dish | Chicago bakes it high. | pie
1962 | Hawaiian | Pineapple, from a Greek in Canada. | pineapple
2017 | World heritage | UNESCO lists the art of Naples. | trophy`,
  ),
  timeline(
    'coffee, history of coffee, coffee houses',
    'The history of coffee',
    `
1554 | Istanbul | Coffee houses open. | cup of coffee
1652 | London | The first one there. | newspaper
1901 | Espresso | Bezzera’s machine in Milan. | espresso
1908 | Paper filter | Melitta Bentz takes a sheet of paper. | file
1933 | Moka pot | Coffee on every stove. | moka pot
1971 | Seattle | Starbucks opens its first shop. | shopping bag`,
  ),
  timeline(
    'chocolate, history of chocolate, cocoa',
    'The history of chocolate',
    `
1828 | Cocoa powder | Van Houten presses out the fat. | coffee beans
1847 | The bar | Fry makes one to eat. | chocolate bar
1875 | Milk chocolate | Daniel Peter in Switzerland. | milk
1879 | Smooth | Lindt stirs it for days. | chocolate cake
1900 | Hershey | Bars for everybody. | chocolate bar`,
  ),
  timeline(
    'tea, history of tea, tea drinking',
    'The history of tea',
    `
1610 | Europe | Dutch ships bring it. | sailing ship
1773 | Boston | Chests of it fly into the harbour. | box
1840 | Afternoon tea | The Duchess of Bedford is hungry at four. | teapot
1904 | Iced tea | A hot fair in St. Louis. | iced tea
1908 | Tea bag | Sullivan sends it in silk. | cup of tea`,
  ),
  timeline(
    'basketball, history of basketball, nba',
    'The history of basketball',
    `
1891 | Peach baskets | Naismith nails them to a balcony. | basket
1936 | Olympic | First games in Berlin. | medal
1946 | The league | What will be the NBA begins. | trophy
1979 | Three points | The line comes to the NBA. | basketball
1992 | Dream Team | Gold in Barcelona. | star`,
  ),
  timeline(
    'jeans, blue jeans, denim, history of jeans',
    'The history of jeans',
    `
1873 | Rivets | Strauss and Davis get the patent. | jeans
1890 | Number 501 | The lot that stays. | =501
1934 | For women | Lady Levi’s. | woman
1955 | Rebels | James Dean wears them. | film
1976 | Fashion | Designers sew their names on. | scissors`,
  ),
];
