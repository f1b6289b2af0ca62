/**
 * Notions by the nouns that name them where they are all that a prompt is about (`named.ts`): a block each, `= id > nouns | what
 * stands for it`, and below it the lines of a picture, `--` before another. A block without lines gives an idea of another
 * table more names. Of the mind: what somebody feels, is like, knows and means.
 */
export const NAMED_OF_MIND = `
= enthusiasm > enthusiasm, excitement, eagerness, zest, exhilaration, thrill, zeal, vigor, vitality, liveliness, elation, high spirits, morale, glee | balloons
#rays 50 40 70
happy woman jumping 50 84 62
#confetti 50 30 84
balloons 86 70 40 centred
= frustration > frustration, annoyance, irritation, exasperation, aggravation, bummer, nuisance, hassle | crumpled paper
#scrawl 50 18 34
angry man sitting at a desk with a laptop 50 95 62
crumpled paper 12 94 12
crumpled paper 88 94 14
crumpled paper 80 78 10
= apathy > apathy, indifference, disinterest, detachment, carelessness, complacency, negligence, oblivion | armchair
bored man reading a newspaper in an armchair 36 94 60
#flame 80 94 58
house 80 93 30
= pleasure > pleasure, enjoyment, delight, indulgence, amusement, ecstasy, comfort food, leisure, treat, bliss at home | ice cream
woman lying in a bathtub 44 94 50
candle 84 94 26
glass of wine 90 70 22
red heart 40 28 12 centred
= satisfaction > satisfaction, fulfillment, fulfilment, contentedness, customer satisfaction, job satisfaction, approval | thumbs up
#rays 50 40 70
happy man cheering 30 95 64
thumbs up 70 66 44
gold star 56 24 15 centred
gold star 71 20 15 centred
gold star 86 24 15 centred
= disappointment > disappointment, letdown, discouragement, dissatisfaction, disillusion, dismay | melting ice cream
sad boy standing 34 94 60
ice cream 72 94 34 tilt 160
red balloon 84 30 28 centred
= desperation > desperation, agony, anguish, suffering, torment, misery, ordeal, affliction, hardship, woe, distress | storm cloud
#storm 50 30 56
sad man kneeling 50 94 48
lightning bolt 82 56 24
= hysteria > hysteria, panic, frenzy, alarm, mayhem, havoc, bedlam, commotion, uproar, madness, craziness, meltdown, paranoia | alarm bell
scared woman running 24 94 60
shocked man cheering 52 94 60
scared man running 80 94 58 mirror
lightning bolt 14 26 22
lightning bolt 88 26 22
= shyness > shyness, timidity, bashfulness, introversion, social awkwardness, awkwardness, reticence, introvert | turtle
turtle 50 95 16
nervous girl hugging her knees 26 94 40
two people talking 70 94 58
= charm > charm, charisma, allure, attraction, popularity, glamour, personality, admiration, adoration, fascination, fandom | magnet
#rays 50 44 76
happy woman waving 50 95 70
red heart 22 40 18 centred
red heart 80 36 22 centred
red heart 16 66 12 centred
red heart 86 64 14 centred
= elegance > elegance, grace, gracefulness, finesse, poise, sophistication, delicacy, flair, refinement | swan
#rays 50 44 76
ballerina dancing 48 94 74
swan 84 94 24
= gentleness > gentleness, tenderness, affection, fondness, mildness, warmth, sweetness, care, softness | lamb
#heart-back 50 90 84
girl hugging a lamb 50 93 58
= sympathy > sympathy, consolation, comfort, solace, condolence, pity, concern, understanding others, reassurance | handkerchief
woman hugging a sad man 44 95 68
cup of tea 80 94 18
#storm 82 26 30
= mercy > mercy, clemency, pardon, amnesty, leniency, reprieve, absolution, salvation, redemption, deliverance | dove
#rays 60 34 60
man kneeling 70 94 46
queen reaching out her hand 34 94 68
dove flying 62 26 18
= worry > worry, worries, nervousness, unease, apprehension, jitters, nerves, discomfort, anxiety about the future, restlessness, tension headache | tangled yarn
nervous man standing 34 94 66
#thought-cloud 70 50 58
#scribble 70 36 26
clock 88 78 20 centred
= suspicion > suspicion, mistrust, distrust, wariness, paranoia about others, cynicism | magnifying glass
detective holding a magnifying glass 26 94 64
man walking with a bag 74 94 58
#eye 74 22 30
question mark 92 50 22
= hesitation > hesitation, hesitancy, reluctance, wavering, cold feet, second thoughts, stage of doubt | diving board
door 72 94 80
nervous woman standing 34 94 62
question mark 22 34 24
= determination > determination, conviction, willingness, commitment to a goal, resolve, dedication, drive, ambition to win, tenacity, devotion to work, stamina, effort, hard work, strength of mind | flag
#peak 58 94 82
woman climbing 40 66 36
flag 58 14 18
= sincerity > sincerity, frankness, candor, openness, genuineness, heartfelt words, righteousness, decency | red heart
happy man holding a heart 34 94 66
#bubble-back 72 58 46
red heart 72 31 24 centred
= integrity > integrity, ethics at work, principle, principles, virtue, goodness, holiness, sanctity, purity | white lily
businessman pushing 26 94 62
money bag 54 94 30
#cross-out 54 80 34
shield with a check mark 84 94 44
= stupidity > stupidity, foolishness, silliness, folly, absurdity, nonsense, naivety, gullibility | donkey
chalkboard 64 90 60 wide 60
question mark 64 52 30 centred
donkey standing 22 94 54
= madness-of-mind > insanity, delusion, psychosis, schizophrenia, dementia of mind, hallucination, lunacy, sanity, psyche | spiral shape
#head-room 46 94 86
spiral shape 42 48 36 centred
butterfly 80 30 18
= intelligence > intelligence, intellect, brilliance, genius, cleverness, wits, giftedness, iq, brainpower, mentality, mental strength | brain
#rays 60 36 64
chalkboard 64 92 66 wide 60
light bulb 64 58 34 centred
scientist pointing 18 95 64
= logic > logic, reason, rationality, reasoning, deduction, analysis of problems, inference, critical thought | gear
#head-room 60 94 84
gear 52 46 26 centred
gear 66 32 18 centred
woman pointing 16 95 60
= common-sense > common sense, good sense, prudence, practicality, discretion, wisdom in daily life, sanity check | umbrella
man holding an umbrella 34 94 70
rain cloud 74 34 34 centred
check mark 80 74 24 centred
= clarity > clarity, insight, lucidity, epiphany, breakthrough, realization, enlightened idea, revelation, awareness, comprehension, understanding, aha moment | light bulb
sad woman standing 16 94 52
#scrawl 16 26 28
#dash 36 60 56 60 -6
#rays 76 40 56
light bulb 76 40 30 centred
happy woman cheering 76 95 54
= focus > concentration, attention to detail, attentiveness, diligence, thoroughness, deep work, flow state | target
= forgetfulness > forgetfulness, amnesia, memory loss, absent-mindedness, forgetting, oblivion of the past | sticky note
thinking grandfather standing 34 94 66
#thought-cloud 72 50 54
key 64 38 20 centred shadow
question mark 82 46 22
= memory > recollection, remembering, reminiscence, souvenir, memento | picture frame
= illusion > illusion, trickery, sleight of hand, magic trick, mirage, misdirection, mystique, ruse, deceit of the eye | top hat
magician holding a magic wand 34 94 66
top hat 76 94 26
rabbit 76 72 26
gold star 88 40 10
gold star 62 34 8
= assumption > assumption, assumptions, presumption, misjudgment, first impressions, first impression, jumping to conclusions, prejudgment, misperception, perception | wolf
wolf 64 91 82 shadow
puppy sitting 36 94 28
scared woman standing 88 94 54 mirror
= perception > point of view, viewpoint, standpoint, interpretation, outlook, stance, angle, opinion, opinions, belief, attitude, worldview, perspective taking | glasses
man pointing 12 94 58
woman pointing 88 94 58 mirror
apple 50 84 40
question mark 26 34 22
exclamation mark 76 34 22
= theory > theory, hypothesis, theories, concept of science, abstract thought, model of the world, notion, idea, ideas, conception | light bulb
professor pointing 18 95 64
chalkboard 64 92 70 wide 64
atom 64 58 40 centred
= philosophy > philosophy, existentialism, existence, meaning of existence, human condition, essence, metaphysics, being, significance, ethics of being | skull
thinking man sitting on a rock 36 94 60
#thought-cloud 74 50 52
ringed planet 74 36 26 centred
= paradox > paradox, contradiction, contradictions, irony, oxymoron, inconsistency, absurd logic, catch-22, conundrum, predicament, complication | signpost
confused woman standing 34 94 58
signpost 68 94 78
arrow 30 24 22 centred
arrow 70 14 22 centred mirror
question mark 90 60 22
= sarcasm > sarcasm, mockery, ridicule, cynic humor, satire, irony in speech, parody, teasing, contempt, disdain, scorn | theater mask
man pointing 22 94 62
sad woman standing 82 94 56 mirror
#bubble-back 46 44 36
carnival mask 46 23 18 centred
= humor > humor, humour, comedy night, laughter, joke, jokes, wit, fun, silliness of life, hilarity | microphone
#rays 50 36 72
comedian speaking into a microphone 44 94 66
smiley 82 36 24 centred
smiley 16 44 16 centred
= maturity > maturity, adulthood, growing into an adult, independence from parents, coming into adulthood, responsible adult, manhood, womanhood, grown-up life | briefcase
teddy bear 12 94 26
child standing 30 94 38
#dash 40 60 52 54 -3
businesswoman standing 72 94 66
briefcase 90 94 20
= autonomy > autonomy, independence, self-reliance, self-determination, self-sufficiency, free will, agency, freedom of choice, liberty of mind | scissors
#puppet-strings 52 62 58
happy woman cheering 52 95 58
scissors 80 44 30 centred tilt 200
= stand-out > individuality, eccentricity, originality, uniqueness, nonconformity, standing out, oddity, novelty, distinction, singularity, being different, quirkiness | colorful umbrella
= obedience > obedience, submission, compliance, discipline in class, servility, allegiance, following orders, deference, subordination | dog
man pointing 24 94 68
dog sitting 70 94 44
dog sitting 90 94 40
= disobedience > disobedience, insubordination, rebellion, mutiny, defiance, civil disobedience, rebelliousness, nonconformist, dissent, opposition, resistance | raised fist
three soldiers walking 28 94 54
happy girl walking 80 94 50 mirror
flag 88 60 30
= impatience > impatience, restless waiting, haste, rushing, eagerness to leave, hurry | wall clock
angry woman standing 30 94 66
wall clock 70 38 36 centred
chair 84 94 40
= anticipation > anticipation, expectation, expectations, suspense, looking forward, countdown, premonition, waiting for a surprise, curiosity about a gift | gift
happy child kneeling 28 94 44
gift 66 94 54
clock 80 22 20 centred
#rays 66 62 60
= surprise > shock, astonishment at news, unexpected news, amazement, bolt from the blue | gift
= appetite > appetite, craving, cravings, gluttony, hunger pangs, greed for food, overeating, binge eating | hamburger
happy boy holding a fork 20 94 56
hamburger 64 92 60
= exhaustion-told > weariness, tiredness, sleepiness, fatigue after work, weakness, lethargy, hangover | low battery
tired woman sitting at a desk with a laptop 42 94 58
cup of coffee 82 94 22
moon 84 30 22 centred
= strength > strength, power of will, might, force, vigor of body, toughness, stamina of body, firmness, potency, muscle, fitness, physical strength | dumbbell
#rays 50 40 76
weightlifter lifting a barbell 50 95 78
= weakness > weakness of character, weaknesses, fragility of power, achilles heel, shortcoming, flaw, flaws, defect, incompetence, inability | cracked shield
knight standing 44 94 72
#spark 60 86 18
arrow 78 80 30 centred mirror
= self-confidence > self-confidence, self-esteem boost, self-assurance, assertiveness, boldness, assurance, certainty, self-belief, empowerment | lion
cat sitting 26 94 34
lion 64 90 76 shadow
= dignity > dignity, honor, honour, nobility, pride in oneself, self-respect, stature, esteem, prestige, majesty, greatness, eminence | crown
#rays 50 40 76
queen standing 50 94 74
crown 84 30 18
= superiority > superiority, supremacy, dominance, condescension, snobbery, elitism, class distinction, inferiority, hierarchy | crown
#stairs 60 94 44 3 60
king standing 80 50 44
sad man looking up 20 94 52
`;
