/**
 * What is on the menu of each kind of kitchen, where a prompt asks for one and lists no dishes: `words > heading: dish price; dish
 * price | heading: …`. The longest words that stand in the prompt win.
 */
const LINES = `
taco, tacos, taqueria, mexican, burrito, burritos, cantina > Tacos: Al Pastor 3.50; Carnitas 3.50; Pollo Asado 3.25; Baja Fish 4.25 | Antojitos: Quesadilla 7.00; Elote 4.50; Guacamole & Chips 6.00; Churros 5.00
pizza, pizzeria, pizzas > Pizza: Margherita 11.00; Quattro Formaggi 13.50; Diavola 13.00; Prosciutto 14.00 | Antipasti: Bruschetta 7.50; Caprese 9.00; Focaccia 5.50; Tiramisù 6.50
italian, trattoria, pasta, osteria > Antipasti: Bruschetta 7.50; Caprese 9.00; Burrata 11.00 | Primi: Spaghetti Carbonara 14.50; Lasagne 15.00; Risotto Milanese 16.00
burger, burgers, hamburger, diner, american, grill > Burgers: Classic 9.50; Cheeseburger 10.50; Bacon & BBQ 12.00; Veggie 10.00 | Sides: French Fries 4.00; Onion Rings 4.50; Coleslaw 3.50; Milkshake 5.50
hot dog, hot dogs > Hot Dogs: Classic 5.00; Chili Cheese 6.50; New York 6.00; Veggie 5.50 | Sides: Fries 3.50; Pickles 2.00; Lemonade 3.00; Root Beer 3.00
sushi, japanese, izakaya > Nigiri: Salmon 4.50; Tuna 5.00; Eel 5.50; Prawn 4.50 | Maki: California 8.00; Spicy Tuna 9.00; Avocado 6.50; Miso Soup 4.00
ramen, noodle, noodles > Ramen: Shoyu 12.50; Miso 13.00; Tonkotsu 14.00; Veggie 12.00 | Small Plates: Gyoza 6.50; Edamame 5.00; Karaage 8.00; Green Tea 3.00
chinese, dim sum, dumpling, dumplings > Dim Sum: Har Gow 6.00; Siu Mai 5.50; Char Siu Bao 5.00; Spring Rolls 4.50 | Mains: Kung Pao Chicken 13.00; Mapo Tofu 11.50; Fried Rice 9.00; Chow Mein 10.50
indian, curry > Starters: Samosa 5.00; Onion Bhaji 5.50; Papadams 3.00 | Curries: Butter Chicken 14.00; Lamb Rogan Josh 15.50; Palak Paneer 12.50; Garlic Naan 3.50
thai, vietnamese, asian, pho > Starters: Summer Rolls 6.50; Satay 7.50; Papaya Salad 8.00 | Bowls: Pad Thai 12.50; Green Curry 13.50; Pho 12.00; Mango Sticky Rice 6.50
coffee shop, coffee, café, cafe, espresso, coffee bar, barista > Coffee: Espresso 2.80; Cappuccino 3.90; Flat White 4.00; Latte 4.20 | Sweet: Croissant 3.20; Cinnamon Roll 3.80; Carrot Cake 4.50; Cookie 2.50
tea, tea room, tea house, tearoom > Teas: Earl Grey 3.50; Jasmine 3.80; Matcha 4.50; Chai 4.20 | With It: Scone & Jam 4.50; Cucumber Sandwich 6.00; Victoria Sponge 4.80; Madeleines 3.50
bakery, pastry, patisserie, bread, boulangerie > Breads: Sourdough 6.50; Baguette 3.00; Rye 5.50; Focaccia 5.00 | Pastries: Croissant 2.90; Cinnamon Roll 3.50; Éclair 4.00; Apple Pie 4.50
cupcake, cupcakes, cake, cakes, dessert, desserts, sweets > Cakes: Chocolate 5.50; Red Velvet 5.80; Lemon Drizzle 5.00; Cheesecake 6.00 | Small & Sweet: Cupcake 3.20; Macarons 2.50; Brownie 3.50; Panna Cotta 5.50
ice cream, gelato, gelateria, ice cream parlor, ice cream truck > Scoops: Vanilla 2.50; Chocolate 2.50; Strawberry 2.50; Pistachio 2.80 | Sundaes: Banana Split 7.50; Brownie Fudge 7.00; Affogato 5.50; Milkshake 5.00
cocktail, cocktails, bar, tiki > Classics: Negroni 11.00; Old Fashioned 12.00; Margarita 11.00; Mojito 10.50 | House: Elderflower Spritz 10.00; Spicy Paloma 11.50; Espresso Martini 12.00; Virgin Colada 8.00
wine, wine bar, winery, vineyard > White: Riesling 7.50; Chardonnay 8.50; Sauvignon Blanc 8.00 | Red: Pinot Noir 9.50; Merlot 8.50; Rioja 9.00; Cheese Board 14.00
beer, brewery, pub, beer garden, taproom, craft beer > On Tap: Pilsner 5.50; Pale Ale 6.00; Wheat Beer 5.80; Stout 6.50 | Bites: Pretzel 4.50; Fish & Chips 13.00; Wings 9.50; Loaded Fries 7.50
breakfast, brunch > Eggs: Eggs Benedict 12.50; Avocado Toast 11.00; Omelette 10.00 | Sweet: Pancakes 9.50; French Toast 10.00; Granola Bowl 8.50; Orange Juice 4.50
bbq, barbecue, smokehouse, barbeque > From the Smoker: Brisket 17.00; Pulled Pork 13.50; Ribs 18.00; Half Chicken 14.00 | Sides: Mac & Cheese 5.50; Cornbread 4.00; Baked Beans 4.50; Slaw 4.00
seafood, fish, oyster, oysters, fish and chips > Raw & Cold: Oysters 15.00; Ceviche 12.50; Shrimp Cocktail 11.00 | From the Sea: Fish & Chips 14.50; Mussels 16.00; Grilled Salmon 19.00; Lobster Roll 22.00
vegan, vegetarian, salad, salads, healthy, plant-based > Bowls: Buddha Bowl 12.50; Falafel 11.00; Poke Tofu 12.00 | Salads: Caesar 9.50; Quinoa & Beet 10.50; Greek 10.00; Green Smoothie 6.00
smoothie, smoothies, juice, juice bar > Smoothies: Berry Blast 6.50; Mango Lassi 6.00; Green Detox 6.80; Banana & Oat 6.20 | Juices: Orange 4.50; Carrot & Ginger 5.00; Apple & Mint 4.80; Beetroot 5.00
lemonade, lemonade stand, drinks > Cold: Lemonade 2.50; Pink Lemonade 2.80; Iced Tea 2.50; Soda 2.00 | Sweet: Cookie 1.50; Brownie 2.00; Popsicle 2.00; Muffin 2.20
french, bistro, brasserie > Entrées: Soupe à l’Oignon 8.50; Escargots 11.00; Salade Niçoise 12.00 | Plats: Coq au Vin 19.00; Steak Frites 22.00; Ratatouille 15.00; Crème Brûlée 7.50
crepe, crepes, crêpe, crêpes, creperie, waffle, waffles > Savoury: Ham & Cheese 8.00; Mushroom 8.50; Spinach & Egg 8.00 | Sweet: Sugar & Lemon 5.00; Chocolate 6.00; Banana 6.50; Berries & Cream 7.00
greek, gyros, mediterranean, kebab, falafel, shawarma > Mezze: Hummus 6.00; Tzatziki 5.50; Dolmades 6.50 | Grill: Gyros 11.50; Souvlaki 12.50; Falafel 10.00; Baklava 5.00
spanish, tapas > Tapas: Patatas Bravas 6.00; Gambas al Ajillo 9.50; Croquetas 7.00; Tortilla 6.50 | To Share: Paella 26.00; Jamón Ibérico 16.00; Manchego 11.00; Churros 6.00
steak, steakhouse > Steaks: Ribeye 29.00; Sirloin 25.00; Filet 34.00 | Sides: Truffle Fries 7.50; Creamed Spinach 7.00; Caesar Salad 8.50; Onion Rings 6.00
wedding, wedding dinner, reception, gala > To Start: Asparagus Velouté; Beetroot & Goat Cheese | To Follow: Sea Bass with Fennel; Roast Lamb & Rosemary | To Finish: Lemon Tart; Chocolate Fondant
christmas, holiday dinner, thanksgiving > To Start: Pumpkin Soup 7.00; Smoked Salmon 9.50 | Mains: Roast Turkey 19.00; Nut Roast 15.00; Glazed Ham 18.00 | Sweet: Pecan Pie 7.00; Plum Pudding 7.50
kids, children, kids menu, school, canteen > Mains: Mac & Cheese 6.00; Chicken Nuggets 6.50; Mini Pizza 6.00; Fish Fingers 6.50 | Sweet: Ice Cream 3.00; Fruit Salad 2.80; Pancake 3.50; Apple Juice 2.00
restaurant, dinner, lunch, fine dining, food, kitchen, food truck, street food, picnic > Starters: Soup of the Day 6.50; Garden Salad 7.50; Bruschetta 7.00 | Mains: Roast Chicken 16.00; Grilled Salmon 19.00; Mushroom Risotto 15.00; Cheesecake 6.50
`;

export interface MenuSection {
  heading: string;
  dishes: readonly { name: string; price?: string }[];
}

export interface Kitchen {
  words: readonly string[];
  sections: readonly MenuSection[];
}

const dishFrom = (text: string) => {
  const [, name = text, price] = /^(.+?)(?: (\d+\.\d{2}))?$/.exec(text.trim()) ?? [];
  return { name: name.trim(), ...(price === undefined ? {} : { price: `$${price}` }) };
};

export const KITCHENS: readonly Kitchen[] = LINES.trim()
  .split('\n')
  .map((row) => {
    const [words = '', sections = ''] = row.split(' > ');
    return {
      words: words.split(',').map((word) => word.trim()),
      sections: sections.split(' | ').map((part) => {
        const [heading = '', dishes = ''] = part.split(': ');
        return { heading, dishes: dishes.split(';').map(dishFrom) };
      }),
    };
  });
