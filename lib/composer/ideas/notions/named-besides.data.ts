/** More names of notions, and what stands for those that other tables picture. */
export const NAMED_BESIDES = `
= caution > caution, carefulness, care with words, walking on eggshells, wariness of risk, vigilance, alertness, circumspection | warning sign
nervous woman walking 44 90 66
egg 16 95 10
egg 34 95 10
egg 58 95 10
egg 78 95 10
warning sign 84 84 40
= flexibility > flexibility, adaptability at work, agility, suppleness, versatility, flexible hours, working flexibly, nimbleness | bamboo
#ring 76 34 34
wall clock 76 34 28 centred
woman stretching 38 94 62
= glory > glory, triumph, fame and glory, renown, immortality of fame, brilliance on stage | gold trophy
#rays 50 40 76
happy man holding a trophy 50 94 72
#confetti 50 28 84
= betrayal > betrayal, treason, disloyalty, double-crossing | dagger
= truth > truth, honesty, transparency, truthfulness, authentic reporting | magnifying glass
= commitment > loyalty, faithfulness, fidelity, allegiance to a friend | padlock
= skeptical > skepticism, scepticism, doubtfulness | question mark
thinking man standing 26 94 64
#bubble-back 66 60 50
question mark 66 30 24 centred
= conformity > conformity, groupthink, conventionality | sheep
= authenticity > authenticity, genuineness of self | smiley
= privilege > privilege, entitlement, advantages of birth | crown
= shame > shame, embarrassment, humiliation, mortification, disgrace | eyeball
= perseverance > perseverance, endurance, persistence, grit | turtle
= regret > regret, remorse, contrition | spilled milk
= resilience > resilience, toughness in crisis, bouncing back | cactus
= coexistence > tolerance, acceptance, harmony between neighbours | dove
= humility > humility, modesty, unpretentiousness | daisy
= vulnerability > vulnerability, fragility, sensitivity, frailty | rose
= good-habits > habits, habit, daily habits, routines | calendar
= fame > fame, stardom, celebrity, popularity of stars | gold star
= revenge > revenge, vengeance, retaliation, payback | dagger
= gossip > gossip, rumor, rumour, rumors, hearsay | speech bubble
= insecurity > insecurity, self-doubt, low self-esteem, inferiority complex | mirror
= courage > courage, bravery, valor, daring, heroism, fearlessness | lion
= boredom > boredom, monotony of work, tedium, dullness | wall clock
= homesickness > homesickness, missing home | cottage
= patience > patience, waiting, forbearance | hourglass
= chance > chance, randomness | dice
= urgency > urgency, emergency, time pressure | alarm clock
= opportunity > opportunity, opportunities, possibility, possibilities, new options | door
= inheritance > inheritance, legacy, heirloom, bequest | house
= censored > censorship, book bans, suppression of speech | padlock
= propaganda > propaganda, indoctrination, spin | megaphone
= divorce > divorce, split of a couple, breakup | broken heart
= peer-pressure > peer pressure, group pressure, social pressure | pointing hand
= phobia > phobia, phobias, irrational fear | spider
= obsession > obsession, fixation, compulsion, mania | spiral shape
= confusion > confusion, bewilderment, perplexity, muddle | tangled yarn
= distraction > distraction, distractions, interruptions, interruption, attention deficit | bell
= stagnation > stagnation, deadlock, gridlock, standstill, impasse | anchor
= simplicity > simplicity, minimalism, decluttering, plainness | vase of flowers
= chaos > chaos, disorder, turmoil, disarray, upheaval | tornado
= intuition > intuition, gut feeling, hunch, sixth sense, instinct for people | compass
= ambition > ambition, ambitions, ambitiousness, aspiration to power | ladder
= corruption > corruption, bribery, graft, cronyism | money bag
= greed > greed, avarice, rapacity | money bag
= deadline > deadline, deadlines, due date | alarm clock
= overload > multitasking, overload, too many tasks | notification badge
= burnout-told > exhaustion, burnout at work, fatigue | low battery
= stress > stress, pressure at work, tension at work, social anxiety, anxiety | tangled yarn
= motivation-told > motivation, incentive to work | carrot
= strategy > strategy, tactic, tactics of business, game plan, stratagem | chess queen
= inequality > inequality, disparity, imbalance, unfairness | coins
= bureaucracy > bureaucracy, red tape, officialdom, paperwork at work | stack of bills
= evolution-of-man > evolution, natural selection, human evolution, darwinism | monkey
monkey standing 14 94 34
gorilla standing 40 94 46
man walking 76 94 64
#dash 10 97 90 97 0
= speed > speed, quickness, swiftness, fast pace, rapidity | lightning bolt
= beauty-of-things > beauty, loveliness, attractiveness, prettiness, handsomeness | flower
#rays 50 44 76
woman smelling a flower 44 94 68
butterfly 76 30 18
rose 84 94 36
= behavior > behavior, behaviour, conduct, manners at table, good behavior, misbehavior | puzzle piece
#head-room 60 94 82
gear 54 46 28 centred
man pointing 14 95 60
= emotions > emotion, emotions, sentiment, feelings, mood, moods, temper, mood swings | theater mask
happy woman standing 22 94 62
angry man standing 50 94 64
sad woman standing 78 94 62
= darkness > darkness, blackout, gloom, night of the soul | candle
#night 50 50 92
scared girl holding a lantern 46 94 62
#moon 78 28 20
= influence-of-parents > upbringing, parenthood, parenting, childbirth, adoption, fatherhood, raising children, childcare, daycare, babysitting | baby
mother holding a baby 34 94 66
father pushing a stroller 70 94 66
= terror > terrorism, terror attack, extremism, radicalism, anarchy, vandalism at night, arson, explosion, bombing | bomb
bomb 62 92 50
scared man running 22 94 58 mirror
#spark 74 36 22
= loneliness > solitude, isolation, seclusion, loneliness, lonesomeness, aloneness | palm tree
`;
