/**
 * Where everyday goods come from and where they go, told in scenes. A journey begins with
 * `= subjects; where from > where to | title`, and each line after it is a stage: what is written, and the scene that shows it.
 */
export const GOODS_JOURNEYS = `
= letter, letters, mail, post, postcard; mailbox, post box, sender, pen, desk > doorstep, door, letterbox, front door, home, receiver, recipient | The way of a letter
Written at a desk > a girl writing a letter at a desk
Dropped into the mailbox > a girl holding a letter next to a mailbox
Sorted at the post office > a postal worker holding letters next to a mail sack
+ Flown across the country > an airplane in the sky
Driven across town > a mail van on a road
Brought to the door > a mail carrier handing a letter to a woman at a door

= parcel, package, online order, delivery, order; warehouse, shop, click, cart > door, doorstep, home, front door, customer | The way of a parcel
Ordered at home > a woman sitting on a sofa with a laptop
Packed in the warehouse > a worker carrying a cardboard box
+ Labelled > a woman holding a cardboard box
Sent on its way > a delivery truck on a road
+ Sorted at the depot > a warehouse worker next to cardboard boxes
Brought to the door > a courier carrying a cardboard box
Opened at last > a happy woman holding a cardboard box

= coffee, coffee bean, coffee beans, espresso; bean, coffee bean, plant, farm, coffee plant, crop > cup, mug | From bean to cup
+ Planted on the hill > a farmer planting a seedling
The cherries ripen > a coffee plant with red cherries
Picked by hand > a farmer holding a basket of cherries
+ Dried in the sun > coffee beans on a tray
+ Shipped in sacks > a cargo ship at sea
Roasted until brown > coffee beans
Ground and brewed > a barista making coffee at a coffee machine
Enjoyed > a woman drinking a cup of coffee

= tea, tea leaf, tea leaves; leaf, tea leaf, field, plant, tea plant > cup, teacup, pot, teapot | From leaf to cup
Leaves are picked > a farmer holding a basket
They dry in the air > tea leaves on a tray
Packed and sent > a cargo ship at sea
Brewed in the pot > a teapot next to a teacup
Enjoyed > a man drinking a cup of tea

= chocolate, cocoa, cacao, chocolate bar; bean, cocoa bean, cacao bean, cacao, cocoa, tree > bar, chocolate, candy, chocolate bar | From bean to bar
+ The tree grows > a tree
Pods are picked > a farmer holding a basket
Packed in sacks > a big sack
+ Roasted > a chef next to an oven
+ Shipped over the sea > a cargo ship at sea
Stirred with milk and sugar > a chef stirring a pot
Poured into bars > a chocolate bar
Enjoyed > a happy child eating a chocolate bar

= plastic bottle, water bottle, bottle, plastic, plastic bag | The life of a plastic bottle
Made in a factory > a factory with smoking chimneys
Sold in the shop > a woman buying a water bottle in a supermarket
Drunk in minutes > a boy drinking from a water bottle
Thrown away or recycled > a man putting a plastic bottle in a recycling bin
Made into something new > a sweater

= glass bottle, glass jar, glass; sand > glass, bottle, window | The life of a glass bottle
It begins as sand > a pile of sand
Melted and blown > a glassblower blowing glass
Filled > a glass bottle of milk
Brought back > a woman putting a glass bottle in a recycling bin
Melted again > a furnace with fire

= aluminium can, aluminum can, soda can, can, tin can | The life of a can
Made from metal > a factory
Filled and sold > a soda can
Drunk > a boy drinking from a soda can
Into the recycling bin > a woman putting a tin can in a recycling bin
Made new > a bicycle

= t-shirt, shirt, cotton shirt, cotton, clothes, clothing, cotton t-shirt; cotton, field, cotton plant, farm > shirt, t-shirt, closet, wardrobe, hanger | From cotton to shirt
Cotton grows > a cotton plant
Picked in the field > a farmer in a field with a basket
Spun to thread > a spool of thread
+ Woven into cloth > a weaver at a loom
Sewn to a shirt > a woman sewing at a sewing machine
+ Sold in the shop > a woman holding a shopping bag
Worn > a man wearing a t-shirt

= wool, sweater, jumper, wool sweater, scarf, yarn; sheep, lamb > sweater, jumper, scarf, wool, yarn, hat | From sheep to sweater
A sheep grows its wool > a sheep on a meadow
It is shorn > a farmer shearing a sheep
Spun to yarn > a ball of yarn
Knitted > a grandmother knitting
Worn > a boy wearing a sweater

= jeans, denim, pair of jeans | The life of a pair of jeans
Cotton is picked > a cotton plant
Sewn > a woman sewing at a sewing machine
Sold > a pair of jeans on a hanger
Worn for years > a man wearing jeans walking
Mended or given away > a woman giving a bag of clothes to a man

= shoe, shoes, sneaker, sneakers; leather, rubber > shoe, shoes, sneaker | The life of a shoe
Drawn on paper > a designer drawing at a desk
Sewn and glued > a shoemaker repairing a shoe
Sold > a pair of sneakers
Worn for miles > a woman running

= paper, book, books, notebook, newspaper; tree, forest, wood > paper, book, page, notebook, newspaper | From tree to paper
A tree grows in the forest > a tree
It is felled > a lumberjack cutting a tree with a saw
Carried to the mill > a truck loaded with logs
+ Cooked to pulp > a factory with smoking chimneys
Rolled out as paper > a roll of paper
+ Printed > a printer
Printed and read > a girl reading a book

= library book | The way of a library book
Chosen at the shelf > a girl taking a book from a bookshelf
Borrowed at the desk > a librarian handing a book to a girl
Read at home > a girl reading a book on a sofa
Brought back > a girl putting a book on a bookshelf

= novel, author, manuscript; author, idea, pen, writer, manuscript > reader, shelf, bookshelf, bookshop, bookstore | From author to reader
Written > a woman writing at a desk with a laptop
Edited > a man reading a stack of papers with a pen
Printed > a stack of books
Sold > a bookseller handing a book to a woman
Read > a man reading a book in an armchair

= pencil, pencils; tree, wood > pencil | The making of a pencil
A tree is felled > a lumberjack next to a log
Sawn to slats > wooden planks
Filled with graphite and painted > a pencil
Sharpened and used > a boy drawing with a pencil

= furniture, chair, table, wooden chair, wooden table; tree, forest, wood, log > table, chair, furniture | From tree to chair
A tree grows > a tree
It is felled > a lumberjack cutting a log with a saw
Planks are cut > a carpenter sawing a wooden plank
Put together > a carpenter hammering a wooden chair
At home > a man sitting on a wooden chair

= toy, teddy bear, toys; factory, workshop > child, toy box, shelf | The life of a toy
Drawn first > a designer drawing at a desk
Sewn > a woman sewing a teddy bear
Sold > a teddy bear on a shelf
Loved > a child hugging a teddy bear
Passed on > a girl giving a teddy bear to a boy

= phone, smartphone, mobile phone, cell phone | The life of a phone
Metals are mined > a miner with a pickaxe
Put together > a worker at a workbench with a phone
Used every day > a woman looking at her phone
Repaired > a technician repairing a phone
Recycled > a man putting a phone in a recycling bin

= ring, diamond, gold, gold ring; mine, rock > ring, finger, jewel, jewellery, jewelry | From mine to ring
Found in the mine > a miner with a pickaxe
Cut and polished > a diamond
Set by the jeweller > a jeweler at a workbench with a ring
Given with love > a man giving a ring to a woman

= pottery, mug, clay pot, vase, bowl, clay; clay, earth, mud > cup, pot, vase, mug, bowl, plate | From clay to pot
The wheel is ready > a pottery wheel
Thrown on the wheel > a potter shaping a clay pot on a pottery wheel
Painted > a woman painting a vase
Fired in the kiln > a kiln with fire
Filled with flowers > a vase of flowers on a table

= candle | The life of a candle
Wax is melted > a pot on a stove
Poured > a woman pouring wax into a jar
Lit > a burning candle
Blown out > a man blowing out a candle

= car, cars; drawing, sketch, factory > road, street, driveway | How a car is made
Drawn > a designer drawing at a desk
Welded by robots > a robot arm next to a car
Painted > a worker painting a car
Tested > a mechanic with a car
On the road > a car on a road

= bicycle, bike | The life of a bicycle
Drawn > a designer drawing at a desk
Put together > a mechanic repairing a bicycle
Sold > a bicycle with a price tag
Ridden > a girl riding a bicycle

= flowers, bouquet, cut flowers, flower; field, greenhouse, garden, farm > vase, bouquet, table, shop | From field to vase
Grown in rows > a field of tulips
Cut in the morning > a woman picking tulips
Sold at the shop > a florist holding a bouquet of flowers
Given > a man giving a bouquet of flowers to a woman
In the vase > a vase of flowers on a table

= christmas tree, fir tree | The life of a Christmas tree
Grown on a hill > a small fir tree
Cut > a man sawing a fir tree
Brought home > a man carrying a fir tree
Decorated > two children decorating a christmas tree
Firewood > a pile of logs

= medicine, pill, vaccine, drug, new drug; lab, laboratory > pharmacy, patient | From lab to patient
Found in the lab > a scientist looking through a microscope
Tested with care > a doctor with a clipboard talking to a patient
Made > a bottle of pills
Sold at the pharmacy > a pharmacist behind a counter
It helps > a happy old man holding a pill bottle

= coin, money, banknote | The way of a coin
Minted > a stack of coins
Handed out > a bank teller giving money to a woman
Spent > a woman paying at a cash register
Saved > a boy putting a coin in a piggy bank
`;
