/** What a set of icons holds where the prompt names a subject and not each icon: topic > icons, commonest first. */
export const ICON_TOPICS = `
payment, payments, checkout, billing > credit card, wallet, banknote, coins, receipt, bank, qr code, lock, smartphone nfc, calculator, shield check, percent
bakery, bakeries, pastry, pastries, patisserie > bread, croissant, cake, cookie, wheat, chef hat, cake slice, donut, egg, milk, coffee, store
arrow, arrows > arrow left, arrow right, arrow up, arrow down, arrow up right, move, rotate cw, undo 2, chevrons right, corner down right, repeat, shuffle
emoji, emojis, emoticon, emoticons, smileys, face, faces > smile, sad, laugh, angry, surprised, loved, bored, confused, meh, annoyed, tired, excited
plumber, plumbers, plumbing > wrench, shower head, bath, toilet, droplets, waves, washing machine, thermometer, heater, flame, bucket, phone
electrician, electricians, electrical, electricity > plug, bolt, light bulb, cable, battery, zap, power, lamp, plug zap, wrench, gauge, hard hat
car repair, mechanic, mechanics, auto repair, garage > wrench, car, car battery, spark plug, brake disc, fuel, gauge, cog, car jack, key, thermometer, droplet
dentist, dentists, dental, dental clinic > tooth, toothbrush, dentist chair, x ray, face mask, syringe, smile, calendar, shield, sparkles, phone, pill
hairdresser, hair salon, barber, barbers, barbershop, beauty salon > scissors, comb, spray can, sparkles, razor, armchair, calendar, clock, heart, flower, droplet, star
vet, vets, veterinarian, pet shop, pet care, dog grooming > paw print, dog, cat, bone, stethoscope, syringe, rabbit, bird, fish, pill, heart, scissors
lawyer, lawyers, law, law firm, legal > scales, gavel, briefcase, document, landmark, book, handshake, shield, pen, stamp, user, phone
florist, florists, flower shop > flower, rose, leaf, gift, heart, sprout, sun, water drop, scissors, truck, calendar, store
weather > sun, cloud, rain, snow, storm, wind, moon, fog, partly cloudy, rainbow, umbrella, thermometer
hotel, hostel, accommodation > bed, wifi, swimming pool, breakfast, service, key, parking, gym, spa, luggage, restaurant, bar
travel, vacation, holiday, tourism, trip > plane, luggage, map, compass, camera, hotel, sunglasses, palm tree, ticket, map pin, ship, globe
food, restaurant, menu > pizza, hamburger, salad, soup, ice cream, coffee, croissant, sushi, cake, steak, wine, egg
coffee, cafe, coffee shop > coffee, coffee bean, croissant, cake slice, cup soda, milk, cookie, muffin, wifi, store
fruit, fruits > apple, banana, cherry, grape, citrus, watermelon, strawberry
vegetable, vegetables > carrot, broccoli, mushroom, pepper, leafy-green, pumpkin, wheat
shopping, e-commerce, ecommerce, shop, online shop, online store, store > shopping cart, shopping bag, credit card, delivery, gift, price, store, wallet, heart, search, package, receipt
finance, bank, banking, money, fintech > bank, credit card, coins, piggy bank, chart, wallet, growth, receipt, calculator, shield, pie chart, handshake
medical, health, healthcare, hospital, medicine, clinic > stethoscope, pill, heartbeat, syringe, ambulance, tooth, brain, hospital, bandage, microscope, dna, blood
education, school, learning, university > graduation, book, pencil, backpack, ruler, globe, calculator, microscope, palette, atom, presentation, trophy
office, business, work > briefcase, calendar, chart, mail, phone, laptop, printer, clock, folder, handshake, presentation, paperclip
social media, social, community > heart, message, share, camera, user, bell, thumbs up, search, video, bookmark, globe, link
communication, contact > phone, mail, message, video, megaphone, globe, map pin, share, headset
music, audio > music, microphone, headphones, guitar, piano, drums, speaker, radio, disc-3, play
sport, sports > football, basketball, tennis, volleyball, dumbbell, bicycle, running, trophy, medal, target
fitness, gym, workout > dumbbell, running, heartbeat, bicycle, muscle, watch, apple, water drop, trophy, timer
kitchen, cooking, baking > chef, cooking pot, knife, fridge, egg, whisk, microwave, scale, timer, cake
garden, gardening > shovel, flower, sprout, tree, sun, water drop, butterfly, carrot, leaf, fence, worm, rose
camping, outdoor, outdoors, hiking, adventure > tent, campfire, mountain, compass, backpack, map, flashlight, tree, axe, binoculars, moon, kayak
animal, animals, pet, pets > cat, dog, rabbit, bird, fish, turtle, horse, squirrel, snail, panda, butterfly, paw print
space, astronomy, science fiction > rocket, planet saturn, satellite, telescope, moon, astronaut, earth, ufo, meteor, star, orbit, sun
security, cyber security, privacy, safety > shield, padlock, fingerprint, eye, key, cctv, bug, server, fire-extinguisher
technology, tech, computer, it > laptop, smartphone, cpu, server, cloud, wifi, code, robot, database, mouse, keyboard, monitor
house, home, real estate, furniture, smart home > house, key, bed, sofa, bath, lamp, door, thermometer, wifi, plug, fridge, tv
transport, traffic, vehicle, vehicles, transportation > car, bus, train, plane, ship, bicycle, motorcycle, truck, helicopter, tram, tractor, sailboat
christmas, xmas > christmas tree, gift, star, bell, snowflake, candy cane, candle, snowman, ornament, stocking, deer, cookie
halloween > ghost, pumpkin, bat, spider, skull, moon, candy, candle, potion, cauldron
birthday, party > cake, balloon, gift, confetti, candle, music, cupcake, star, candy
beach, summer, seaside > sun, beach umbrella, sunglasses, waves, ice cream, palm tree, shell, sailboat, fish, beach ball, sunscreen, cocktail
farm, agriculture, farming > tractor, wheat, carrot, egg, milk, horse, apple, sprout, sun, fence, egg, corn
tool, tools, construction, diy, repair > hammer, wrench, drill, ruler, hard hat, paint roller, ladder, axe, shovel, toolbox
ecology, environment, sustainability, eco, green energy, energy > leaf, recycling, solar panel, wind turbine, water drop, electric car, sprout, light bulb, plug, earth, tree, battery
user interface, ui, app, mobile app, website, web > home, search, user, settings, bell, heart, mail, calendar, download, lock, camera, menu
photography, photo > camera, image, aperture, lightbulb, film, eye, video, focus, palette
game, gaming, video game > gamepad, sword, crown, gem, heart, trophy, shield, dice, key, potion, ghost, puzzle
delivery, logistics, shipping > truck, package, map pin, clock, warehouse, ship, plane, barcode, phone, check
wedding, love > heart, rings, cake, church, camera, flower, dove, music, champagne, mail, gift
baby, nursery > baby, stroller, milk, teddy bear, moon, star, toy, duck
science, chemistry, laboratory > flask, atom, microscope, dna, magnet, telescope, thermometer, light bulb, test-tube, brain
cleaning > broom, soap, washing machine, trash, water drop, sparkles, shirt, spray-can
spring > flower, sprout, bird, butterfly, rain, umbrella, rabbit, egg
autumn, fall > leaf, mushroom, pumpkin, umbrella, wind, apple, squirrel, coffee
winter > snowflake, snowman, coffee, mountain snow, candle, thermometer, house, moon
pirate, pirates > skull, ship, anchor, treasure, map, compass, swords, flag
medieval, fantasy > castle, crown, swords, shield, scroll, gem, horse, wand, potion, flame
`;
