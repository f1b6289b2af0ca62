/** Notions by their nouns: what people do, say, make and owe to each other. */
export const NAMED_OF_DEEDS = `
= advice > advice, guidance, counsel, tips, recommendation, suggestion, suggestions, consultation, orientation, support line | light bulb
grandfather speaking 18 95 64
#bubble-back 50 52 46
light bulb 50 25 26 centred
girl standing 84 95 50 mirror
= blame > blame, accusation, accusations, finger-pointing, scapegoat, scapegoating, fault, culpability, allegation, denunciation, condemnation | pointing hand
angry man pointing 12 94 58
angry woman pointing 88 94 58 mirror
sad man hugging his knees 50 94 42
= complaint > complaint, complaints, criticism, objection, objections, grievance, disapproval, negative review, protest letter, complaining | megaphone
angry woman pointing 20 94 64
#bubble-back 54 52 46
cross mark 54 25 22 centred
sad man standing 84 94 58 mirror
= punishment > punishment, penalty, discipline at school, retribution, detention, penance, persecution, sanction | chalkboard
sad boy standing 62 94 48
chair 84 94 40
angry mother pointing 22 94 66
= permission > permission, authorization, clearance, consent form, license, approval stamp, admission, access, entry | key
businesswoman holding a key 22 94 62
#light-door 68 94 86
check mark 68 50 30 centred
= denial > denial, self-deception, refusal to see, avoidance, evasion, looking away | elephant
elephant 66 92 66
man covering ears 18 94 58
= accountability > accountability, obligation, obligations, duties, liability, custody, stewardship, charge, owning a mistake, taking responsibility | clipboard
businesswoman carrying a boulder 40 94 62
clipboard 84 94 40
= delegation > delegation, division of labor, assigning tasks, assignment of work, sharing tasks, distribution, allocation, supervision | clipboard
businesswoman pointing 16 94 64
man carrying a cardboard box 52 94 60
woman carrying a cardboard box 84 94 58
= reciprocity > reciprocity, give and take, exchange, favor for favor, mutual aid, mutual help, bartering, barter, returning favors, swap, trade-off between friends | gift
woman holding a gift 24 94 64
man holding a gift 76 94 64 mirror
#dash 34 30 66 30 -10
#dash 66 42 34 42 -6
= sacrifice > sacrifice, self-sacrifice, selflessness, devotion, giving up a dream, martyrdom, offering | candle
mother holding an umbrella 36 94 66
child standing 52 94 38
rain cloud 36 16 30 centred
#rain-streak 22 34 10
#rain-streak 74 40 10
= cooperation > cooperation, collaboration, alliance, coalition, partnership of equals, unity, union, brotherhood, sisterhood, fellowship, companionship, camaraderie, solidarity at work, coordination, consensus, synergy, participation, involvement | puzzle
puzzle piece 50 94 44
woman pushing 0 94 62 before
man pushing 0 94 62 after mirror
puzzle piece 50 48 30
= competition-of-two > contest, competitiveness, tournament, championship, showdown, rematch, rivalry of brothers, rivalry between friends, match | trophy
trophy 50 94 60
angry man pushing 0 94 60 before
angry woman pushing 0 94 60 after mirror
lightning bolt 50 24 20 centred
= advantage > advantage, head start, upper hand, competitive advantage, edge over others, benefit, superiority in a race, unfair advantage, odds | racing flag
#lane 50 94 20
man running 18 93 52
woman riding a bicycle 66 93 54
checkered flag 92 90 46
= influence-told > influence, persuasion, impact on others, peer influence, sway, lobbying power, propaganda of friends, publicity, promotion, advertisement | megaphone
woman holding a megaphone 22 94 66
man cheering 62 94 46
woman cheering 78 94 46
man cheering 92 94 44
= expertise > expertise, mastery, experience, competence, know-how, proficiency, skill, skills, craft, qualification, specialty, professionalism, technique, knack, accomplishment | medal
#rays 60 36 60
professor holding a book 34 94 66
stack of books 76 94 40
medal 76 50 24
= ability > ability, capability, potential, talent, gift for music, aptitude, capacity, hidden talent, promise, abilities | acorn
oak tree 64 92 88 shadow
acorn 28 94 24
child looking up 44 94 36
= craftsmanship > craftsmanship, handicraft, artisanship, workmanship, handmade quality, artistry, skilled work | vase
sculptor carving a statue 46 94 70
vase 84 94 36
= apprenticeship > apprenticeship, vocational training, mentoring at work, internship, learning a trade, on-the-job training, job training | toolbox
carpenter sawing a plank 36 94 66
teenager holding a hammer 84 94 56 mirror
= teaching > lesson, lessons, education, instruction, schooling, learning, introduction, explanation, training, literacy, knowledge, grammar, algebra, geometry, mathematics, math, geography, economics | chalkboard
teacher pointing 18 95 66
chalkboard 62 88 60 wide 66
child sitting 52 96 30
child sitting 80 96 30
= graduation-told > graduation, diploma, degree, completion of studies, commencement day | graduation cap
#rays 50 36 70
happy student cheering 36 95 66
graduation cap 70 26 20 tilt 16
scroll 80 94 26
= investigation > investigation, inquiry, inspection, examination, evaluation, assessment, scrutiny, audit, research, study, analysis, exploration of facts, forensics, search for clues, detection, observation, reconnaissance | magnifying glass
footprints 78 94 24
detective holding a magnifying glass 34 94 68
document 78 60 34
= discovery > discovery, expedition, exploration, finding, quest, pioneering, unknown land, navigation, pathfinding | compass
explorer looking through a telescope 34 94 64
compass 80 92 44
= invention > invention, creation, prototype, ingenuity, engineering, inventiveness, tinkering, construction, development | gear
inventor holding a wrench 24 94 64
robot 66 94 58
gear 88 30 22 centred
light bulb 48 24 18 centred
= communication > conversation, dialogue, discussion, debate, interview, talk, chat, interaction, expression, discourse, negotiation of words, listening, connection | speech bubble
= persuasion > argument, convincing, rhetoric, sales talk, pitch, proposition, lobbying, bargaining | speech bubble
businessman speaking 22 94 66
#bubble-back 52 44 46
check mark 52 17 26 centred
thinking woman standing 82 94 60 mirror
= hospitality > hospitality, welcome, welcoming guests, generosity of a host, reception, courtesy, politeness, manners, etiquette, homage | teapot
woman holding a teapot 26 94 64
table 66 94 34
cup of tea 66 60 14
man sitting on a chair 86 94 54 mirror
= ceremony > ceremony, ritual, rituals, rite, initiation, baptism, blessing, tradition of fire, coronation, communion, worship, devotion to god, religion, prayer, spirituality of fire | candle
candle 16 94 36
candle 34 94 46
woman kneeling 58 94 50
candle 82 94 46
candle 94 94 34
= celebration-told > celebration, festivity, carnival, fiesta, anniversary, jubilee, gala, prom, pageant, party, entertainment | balloons
happy woman cheering 24 94 60
happy man cheering 50 94 64
happy woman cheering 76 94 60
balloons 88 48 38 centred
#confetti 50 28 84
= exaggeration > exaggeration, overstatement, tall tale, boasting, bragging, hype, embellishment, stretching the truth, fish story | whale
fisherman with outstretched arms 30 94 62
fish 56 94 9
#bubble-back 72 56 54
whale 72 24 34 centred wide 40
= lies-told > fraud, forgery, deceitfulness, perjury, swindle, fakery, treachery, infidelity, affair, conspiracy, distortion, manipulation of facts | carnival mask
businessman shaking hands with a woman 50 94 66
#smile-mask 24 30 22
snake 82 94 24
= theft > theft, robbery, burglary, heist, shoplifting, larceny, stealing, looting, piracy, embezzlement, crime, felony, misdemeanor, vandalism | money bag
thief walking with a money bag 46 94 66
safe 82 94 48
= violence > violence, brutality, cruelty, aggression, assault, savagery, bloodshed, homicide, manslaughter, genocide, murder, abuse, domestic abuse, malice, terror | clenched fist
clenched fist 70 70 60
#spark 40 40 26
scared woman hugging her knees 24 94 40
= bullying > harassment, intimidation, hazing, teasing at school, persecution at school, being picked on | clenched fist
= war > invasion, siege, combat, battle, bloodbath, bombardment, military operation, warfare, holocaust, detonation, gunfire, occupation | tank
= defense > defense, defence, self-defense, protection against attack, resistance to attack, guard, fortification, precaution, containment | shield
knight holding a shield 26 94 70
arrow 72 40 26 mirror
arrow 78 58 26 mirror
arrow 70 76 26 mirror
= rescue > rescue, intervention, aid, first responders, lifesaving, assistance, help, evacuation, saving a life, humanitarian aid, relief work | lifebuoy
man reaching up 74 96 40
lifebuoy 60 66 30
lifeguard throwing 22 94 64
= donation > donation, contribution, charity work, fundraiser, philanthropic gift, welfare, benefaction | red heart
= crowdfunding > crowdfunding, pooling money, collecting money, fundraising campaign, joint savings, shared fund, chipping in | piggy bank
piggy bank 50 94 46
woman carrying a single coin 0 94 58 before
man carrying a single coin 0 94 58 after mirror
single coin 50 40 16 centred
single coin 36 26 12 centred
single coin 66 24 12 centred
= ownership > ownership, property, possession, belongings, title deed, land ownership, home ownership, possessions, asset, assets | key
happy woman holding a key 24 94 62
house 66 92 66
flag 90 94 40
= transaction > transaction, commerce, purchase, sale, deal, trade, business deal, selling, buying, exchange of money, payment, marketplace | cash register
shopkeeper holding a bag 28 94 62
woman holding a credit card 78 94 60 mirror
cash register 52 94 34
= disposal > disposal, removal, riddance, elimination, getting rid of things, extermination, reduction, demolition, discarding | trash can
woman throwing a box 24 94 62
trash can 68 94 54
cardboard box 70 40 24 tilt 20
= robots-for-people > replacement, substitution, succession, changing of the guard, takeover, turnover of staff, exchange of roles | robot
= confession > confession, admission of guilt, apology, apologies, owning up, honesty after a lie, saying sorry, making amends | flowers
sad man holding flowers 30 94 66
angry woman standing 72 94 64 mirror
red heart 50 26 14 centred
= promise > vow, oath, pledge, allegiance to a flag, covenant, engagement, commitment between friends | gold ring
#rays 50 30 60
two people shaking hands 50 94 66
red heart 50 20 18 centred
= dilemma > selection, preference, alternative, alternatives, election of options, picking, nomination, decision making, judgment, verdict, discretion in choice | signpost
= obstacle > obstacle, obstacles, hurdle, setback, setbacks, limitation, limitations, restriction, restraint, constraint, barrier, difficulty, difficulties, impediment, complication of plans, hindrance | brick wall
#brick-wall 66 94 62
woman climbing 44 84 50
flag 88 30 26
= problem > problem, problems, trouble, troubles, issue, challenge, challenges, dilemma at work, matter, question, questions, difficulty at school | puzzle
thinking man standing 22 94 62
#maze-board 64 92 74
question mark 64 26 24
= solution > solution, answer, solving, resolution, remedy, cure, fix, correction, adjustment, improvement | key
woman pushing 26 94 60
puzzle piece 52 94 38
puzzle piece 76 94 38
light bulb 64 34 24 centred
= planning > arrangement, preparation, agenda, scheme, scheduling, organization, administration, procedure, logistics of a plan, intention, plan, plans, tactics, management | calendar
businesswoman pointing 18 94 62
calendar 62 90 66
check mark 62 62 20 centred
= reaction > reaction, response, reply, feedback loop, outcome, result, results, effect, consequence, consequences, repercussion, aftermath, side effects, ripple effect, impact, cause and effect | dominoes
child pushing 14 94 46
#stopped-tiles 60 94 44
= discrimination > exclusion, discrimination, segregation, marginalization, outcast, ostracism, being left out, rejection by peers, isolation at school, alienation, estrangement, outsider, misfit | fence
three people talking 30 92 54
#dash 56 92 72 92 0
sad woman hugging her knees 84 94 38
= surrender-told > surrender, capitulation, giving in, giving up, resignation, yielding, truce, ceasefire, compromise | white flag
man holding a white flag 50 94 72
#storm 82 26 30
= pursuit > pursuit, chase, striving, hunt for happiness, manhunt, following a dream, tracking | butterfly net
man running with a butterfly net 34 94 64
gold star 78 34 22
#dash 58 44 68 38 -3
= arrival > arrival, return, homecoming, reunion, coming home, landing, welcome home | suitcase
woman walking with a suitcase 26 94 58
house 74 92 66
child with outstretched arms 54 94 34 mirror
= departure > departure, leaving, exit, separation, moving out, emigration, exodus, takeoff, sendoff | suitcase
woman waving 22 94 60
man walking with a suitcase 58 94 60
#light-door 88 94 80
`;
