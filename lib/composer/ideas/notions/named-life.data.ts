/** Notions by their nouns: how things stand, what happens, bodies, societies and the world. */
export const NAMED_OF_LIFE = `
= life > life, human life, living, existence of man, lifespan, life cycle, journey of life, lifestyle, being alive | tree
child walking 16 94 34
teenager walking 36 94 48
man walking 58 94 58
old man walking 82 94 50
#dash 8 97 92 97 0
= abundance > abundance, plenty, prosperity, bounty, wealth of nature, fertility, richness, harvest, surplus, cornucopia, fruitfulness | basket of fruit
farmer cheering 22 94 64
crate of vegetables 62 94 34
basket of apples 88 94 28
pumpkin 60 60 24
= scarcity > scarcity, shortage, deprivation, lack, want, famine, rationing, insufficiency, need, necessity, starvation, austerity of food | empty bowl
sad woman holding a bowl 28 94 64
child standing 50 94 40
#cracked-ground 56 96 84
sun 84 22 26 centred
= accident > accident, mishap, slip, fall, injury, clumsiness, trip, misadventure, blunder, mistake, mistakes, error, gaffe, fiasco, oversight | banana peel
shocked man jumping 44 84 60 tilt -26
banana peel 66 95 14
#spark 22 92 16
= disaster > disaster, catastrophe, calamity, apocalypse, tragedy, devastation, destruction, ruin, emergency at home, crisis, havoc of nature, doom, downfall, earthquake | house on fire
#storm 64 30 56
house 64 94 60 tilt 10
#cracked-ground 56 96 84
scared woman running 18 94 54 mirror
= threat > threat, menace, jeopardy, hazard, peril ahead, hostility, risk of attack, intimidation of a country, insecurity of a country | shark
#sea 50 70 100
shark fin 74 72 24
scared man standing on a raft 36 76 56
= momentum > momentum, acceleration, speed of change, drive forward, velocity, impetus, thrust, snowball effect, gaining speed | snowball
#slope 0 94 50
#boulder 56 66 40
woman running 84 58 40
#dash 28 80 40 72 0
= movement > movement, motion, activity, action, exercise, mobility, gymnastics, aerobics, workout, fitness training, marathon, sports | running shoe
runner running 34 94 60
cyclist riding a bicycle 74 94 56
= growth > expansion, increase, extension, escalation, rise, advancement, upgrade, gain, acceleration of sales, success of a business, evolution of a company, career growth | sprout
= market-crash > reduction in sales, decrease, decline, descent, shrinkage, drop, deterioration, decay, downturn, loss of value, erosion, downfall of a company, recession of growth, slump | broken piggy bank
= beginnings > beginning, origin, genesis, creation of the world, dawn, start, introduction to life, birth of an idea, launch, foundation, establishment, debut, first step | rising sun
= the-end > conclusion, completion, finish, termination, cancellation, shutdown, closing, expiry, final chapter, finale, annulment, disappearance, extinction of a custom | candle
= continuity > continuity, permanence, stability, constancy, consistency, durability, steadiness, routine, routine of life, repetition, regularity, maintenance of peace, reliability, dependability | anchor
anchor 64 94 74
man pushing 24 94 60
#ring 64 40 22
= insurance > security, safety net, insurance, safekeeping, assurance for old age, peace of mind, certainty of income, shelter from rain | umbrella
= precision > precision, accuracy, exactness, exactitude, measurement, meticulousness, correctness, efficiency of aim, aim, focus on goals, objective | target
archer shooting an arrow 26 94 62
target 78 94 60
#dash 46 58 66 58 0
= quality > quality, excellence, perfection, greatness of work, class, merit, distinction in work, value, worth, significance of work, high standards, standard, standards, superiority of goods | gold medal
#rays 60 40 70
woman holding a magnifying glass 20 94 60
diamond 62 84 50
gold star 88 34 16
= mediocrity > mediocrity, averageness, ordinariness, normality, being average, banality, blandness, norm, the mainstream, monotony, sameness | sheep
#grey-crowd 50 94 100
= importance > importance, priority, priorities, emphasis, urgency of tasks, relevance, essence of work, what matters most | exclamation mark
woman pointing 18 94 64
#stairs 66 94 44 3 56
gold star 84 46 26
exclamation mark 56 40 20
= difference > difference, differences, variety, variation, diversity of things, contrast, comparison, distinction of two, dissimilarity, exception | apple and an orange
thinking man standing 18 94 62
red apple 54 94 38
orange 84 94 34
question mark 70 46 22
= similarity > similarity, resemblance, likeness, comparison of twins, analogy, equivalence, sameness of twins, parallel, twins | two girls
penguin 34 94 60
penguin 68 94 60
question mark 51 26 18
= equality > parity, equal rights, equal opportunity, fairness at work, evenness, level playing field, inclusion, inclusivity, equal access, impartiality | scales
#beam 50 66 84 0
#pivot 50 94 28
happy man standing 22 66 48
happy woman standing 78 66 48
= opposition > polarity, antagonism, incompatibility, collision, clash of interests, friction, tension between two, conflict of interest, divergence | lightning bolt
angry man pushing 24 94 62
angry woman pushing 76 94 62 mirror
#spark 50 52 26
= relationship > relationship, relation, relations, bond, bonds, connection between people, closeness, attachment, intimacy, love and trust, acquaintance, affection between friends, kinship, partnership in life, togetherness | red heart
woman holding hands with a man 50 94 70
red heart 50 24 18 centred
= breastfeeding > breastfeeding, nursing mothers, motherhood, maternity, attachment to a mother, bonding with a baby, infancy | baby bottle
#heart-back 50 90 84
mother holding a baby 50 94 70
= ancestry > ancestry, genealogy, lineage, heredity, descent from, family tree, family history, roots of a family, bloodline, pedigree, dynasty | tree
#bare-tree 58 94 90
picture frame 58 26 18
picture frame 38 40 18
picture frame 78 40 18
picture frame 46 64 16
picture frame 72 64 16
child looking up 16 94 40
= citizenship > citizenship, nationality, naturalization, patriotism, civic duty, nationhood, statehood, being a citizen, permanent residency, residency | passport
happy woman holding a flag 30 94 66
passport 74 94 48
= law-told > law and order, legislation, jurisdiction, legality, prosecution, trial, lawsuit, litigation, justice system, sentencing, amendment, judiciary, legal system, zoning laws, court case, deposition | gavel
judge holding a gavel 34 94 66
scales of justice 78 94 50
= law-enforcement > enforcement, police work, arrest, custody of police, detention of suspects, imprisonment, crime prevention, public order | handcuffs
policeman standing 32 94 70
handcuffs 72 60 28
prison bars 82 94 60
= democracy > politics, policy, government, administration of a state, governance, regime, statecraft, bureaucracy of states, public affairs, affairs of state, sovereignty, jurisdiction of states | parliament
= power > kingdom, empire, monarchy, royalty, reign, throne, nobility of kings, majesty of kings | crown
= faith > belief in god, faith in god, creed, theology, holiness of god, piety, sanctity of life, worship of god | church
= science-told > science, physics, biology, chemistry, research in a lab, laboratory work, scientific method, experiment, experimentation, technology, anatomy, radiology, anthropology, astronomy | flask
scientist holding a flask 30 94 66
microscope 72 94 50
atom 76 28 26 centred
= medicine-told > medicine, diagnosis, treatment, therapy, surgery, operation, prescription, healthcare for all, cure of disease, check-up, rehabilitation, triage, biopsy, transplant, transfusion, dialysis, first aid | stethoscope
doctor examining a patient 46 94 66
heart with a plus sign 84 34 26 centred
= illness > illness, disease, sickness, infection, ailment, epidemic, outbreak, pneumonia, flu, fever, cold, virus, nausea, asthma, hepatitis, malaria, syndrome, symptom, symptoms, contagion, seasonal flu | thermometer
sick man lying in bed 44 94 52
thermometer 86 60 36
virus 20 24 18 centred
virus 60 18 14 centred
= body-pain > backache, back pain, arthritis, joint pain, muscle pain, knee pain, neck pain, soreness, chronic pain, sprain, hernia | bone
tired man standing 44 94 72
lightning bolt 66 56 26 centred
#ring 58 56 30
= headache-told > headache, migraine, concussion, dizziness, vertigo, whiplash, brain fog, hangover headache | lightning bolt
stressed woman sitting at a desk with a laptop 46 95 60
lightning bolt 26 30 22 centred
lightning bolt 66 30 22 centred
= dehydration > dehydration, thirst, hydration, water intake, drinking enough water, drinking water, dryness | glass of water
tired man crawling 30 94 30
glass of water 78 94 50
sun 30 22 26 centred
#cracked-ground 50 97 92
= allergy-told > allergies, allergy, food allergies, seasonal allergies, hay fever, intolerance, food intolerance | dandelion
woman sneezing 30 94 64
dandelion 70 94 44
cat sitting 88 94 28
= heart-health > blood pressure, heart health, cardiology, heartbeat, heart disease, cholesterol, pulse, circulation, heart attack | heart with a pulse line
doctor holding a stethoscope 22 94 64
human heart 68 88 60
lightning bolt 68 30 18 centred
= senses > sensation, senses, smell, taste, touch, hearing, sight, perception of smell, aroma, sensuality, sense of smell | nose
woman smelling a flower 34 94 66
ear 76 44 26
eyeball 74 72 22
= eyes > eyesight, vision, eye strain, blindness, visibility, short-sightedness, eye health, vision loss, eye care | glasses
woman holding glasses 26 94 64
eyeball 70 70 50
= sleep > slumber, sleep apnea, snoring, rest, relaxation, nap, hibernation, sleep disorder, sleepwalking, bedtime | moon
= speech-told > speech therapy, stuttering, pronunciation, accent, speech, voice, articulation, public voice, oration, eulogy | speech bubble
teacher speaking 24 94 64
child speaking 78 94 44 mirror
#word-bubble 52 44 38 1
= travel-fatigue > jet lag, long-haul flight, time zones, travel fatigue, red-eye flight, travel delays | airplane
tired man sitting on a suitcase 38 94 52
wall clock 80 36 28 centred
airplane 30 24 24
= education > school, classroom, school days, college, university, student life, enrollment, registration of students, campus life, school year | school building
= housework > housework, chores, laundry day, homemaking, household, domestic work, cleaning, tidying, cleanliness, hygiene, sanitation, orderliness | broom
woman sweeping 34 94 64
laundry basket 74 94 34
bucket 92 94 24
= fashion-told > fashion, style, trend, trends, vogue, makeover, dressing well, haute couture, outfit, appearance, looks | dress
tailor pinning 18 94 62
dress form 54 94 66
hanger 82 36 22
scissors 84 70 28
= luxury > luxury, wealth, riches, extravagance, opulence, glamour of the rich, splendor, affluence, materialism | diamond ring
woman in a fur coat holding a shopping bag 34 94 66
diamond 74 90 34
champagne bottle 90 94 44
= credibility > credibility, reputation, image, good name, standing, fame of a firm, prestige of a school, track record, recognition, acclaim, rating, ratings, public image | five stars
#rays 50 44 70
businesswoman standing 50 95 62
gold star 20 26 14
gold star 35 20 16
gold star 50 18 18
gold star 65 20 16
gold star 80 26 14
= poetry > poetry, poem, verse, literature, prose, fiction, writing, authorship, storytelling, narrative, imagery | quill
poet writing at a table 44 94 60
quill 82 66 40 tilt 16
moon 80 20 18 centred
= myth > myth, mythology, legend, folklore, fairy tale, fable, saga, epic, prophecy | dragon
#book-lying 50 94 24
dragon 56 70 54
knight holding a sword 18 94 44
= art-told > art, culture of art, aesthetics, beauty of art, creative work, artwork, gallery night, exhibition, design | paint palette
painter painting on an easel 44 94 64
paint palette 84 66 28
= music-told > music, melody, rhythm, symphony, sound, rehearsal, concert, orchestra, choir, harmony in music, music therapy | musical note
woman playing a guitar 40 94 66
musical note 76 40 24
musical note 88 60 18
musical note 16 44 18
= entertainment > show, theater night, performance, production, acting, drama, stage, audition, premiere | theater mask
#rays 50 50 90
actor standing 50 94 66
theater mask 20 34 24
theater mask 82 34 24
= sustainability > nature, wilderness, environment, natural world, landscape, scenery, surroundings, greenery, ecosystem, ecology | tree
= climate-told > climate, temperature, humidity, weather, heat, altitude, atmosphere, season change | thermometer
thermometer 50 92 76
sun 20 36 28 centred
rain cloud 80 36 28 centred
= technology-told > electronics, device, devices, hardware, software, simulation, encryption, computing, machine learning basics, automation at home, navigation system, transmission, digital world, innovation in a chip | computer chip
engineer holding a tablet 22 94 62
robot 66 94 60
computer chip 88 32 22 centred
= industry > industry, manufacturing, enterprise, labor, employment, profession, job, craft industry, economy of a country, construction site, jobs | factory
factory worker holding a wrench 24 94 62
factory 70 92 60
gear 40 26 20 centred
= business-told > business, commerce at large, enterprise of a founder, entrepreneurship, company, corporation, firm, management of a firm, trade fair | briefcase
businesswoman walking with a briefcase 30 94 66
#bars 72 92 50
= reward > reward, bonus, prize, incentive, award, perk, recognition of work, appreciation at work, raise, tip, lottery, jackpot | gold trophy
happy man holding a trophy 42 94 70
#confetti 50 30 84
money bag 82 94 30
= mortality-told > funeral, burial, cremation, obituary, last rites, requiem, suicide prevention, loss in a family, wake | gravestone
sad woman holding flowers 30 94 62
gravestone 72 94 54
= wonder > miracle, marvel, wonder of nature, wonder of life, grace of god, splendor of nature, magnificence | sprout
= magic > magic, witchcraft, sorcery, spell, enchantment, wizardry, hypnosis, alchemy | magic wand
wizard holding a magic wand 34 94 66
gold star 70 36 20
gold star 84 56 14
crystal ball 80 94 30
= freedom > liberation, freedom of movement, release, emancipation, independence day, liberty, deliverance from slavery | dove
= captivity-told > bondage, slavery, imprisonment of mind, confinement, captivity, prison, limbo, quarantine, lockdown, paralysis, siege of mind, entrapment | prison bars
#cage-back 50 94 90
sad man hugging his knees 50 88 46
#cage-front 50 94 90
= distance > distance, separation of lovers, remoteness, interval, space between, length of the road, faraway place, proximity | signpost
#cliffs 50 78 100
woman reaching out her hand 14 78 50
man reaching out his hand 86 78 50 mirror
= size > size, magnitude, height, length, scale, largeness, scope, extent, proportion, dimension, capacity of a thing, volume, quantity, density, ratio, percentage, measure | ruler
elephant 64 92 66
mouse 18 94 14
ruler 92 92 60
= depth > depth, hidden depth, profundity, the deep, what lies beneath, hidden side, essence of things | iceberg
#iceberg 50 40 90
man standing 50 26 24
= circulation > cycle, rotation, recurrence, revival, renewal of life, circulation of money, turnover, flow, process, transition, recycling of things, sequence, procedure of work | arrows
#renew 56 50 84
woman pushing 12 94 58
= chance > likelihood, probability, chances, uncertainty of outcome, risk taking, gamble, bet, coincidence | dice
= serenity > stillness, calmness, tranquility of mind, composure, coolness, equanimity, silence of nature, solitude in nature | lotus
= hope-told > prospect, positivity, promise of spring, aspiration, aspirations, optimism after loss, wish, wishes, dream job | star
woman reaching up 34 94 62
gold star 66 34 40 centred
#rays 66 34 60
= sustainability > stewardship of nature, conservation, preservation, environmental protection, protecting nature, sustainability at school | earth globe
= data-analysis > information, data, knowledge transfer, facts, evidence, statistics, documentation, records, registration, communication of facts, news | document
`;
