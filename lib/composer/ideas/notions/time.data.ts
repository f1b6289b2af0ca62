/** Time, change, fate, and the beginning and end of things. */
export const NOTIONS_OF_TIME = `
= time-running-out > time (?:is |that is |that's )?(?:running|runs|ran|slipping|ticking) (?:out|away|by) ; run(?:s|ning)? out of time ; out of time ; (?:not enough|lack of|too little|no) time ; race against (?:the )?(?:time|clock) ; fleeting time
hourglass 64 94 86
man running 24 94 46
--
hourglass 64 94 86
woman pushing 26 94 50
= monday > (?:the )?(?:feeling|mood|pain|horror) of (?:a |every )?monday(?: mornings?)? ; monday (?:blues|mood|feeling|vibes?) ; (?:back to work|tired|hating it) on (?:a )?monday
tired woman sitting at a desk 44 93 56
rain cloud 34 20 22 centred
calendar 80 34 26 centred
--
tired man sitting at a desk 44 93 56
rain cloud 34 20 22 centred
wall clock 80 34 26 centred
= friday > (?:the )?(?:feeling|mood|joy) of (?:a |every )?friday(?: (?:evenings?|afternoons?|nights?))? ; friday (?:mood|feeling|vibes?) ; the weekend (?:is here|feeling|mood) ; (?:feeling|mood|joy) of the weekend
sun 76 24 30 centred
happy woman cheering 44 90 58
balloons 84 62 44 centred
--
sun 24 24 30 centred
happy man cheering 54 90 58
cocktail 84 93 26
= sunday > (?:the )?(?:feeling|mood|calm) of (?:a |every )?(?:lazy )?sunday(?: (?:mornings?|afternoons?))? ; sunday (?:mood|feeling|vibes?) ; lazy sunday
woman reading in an armchair 42 93 60
cat sleeping 78 93 18
= urgency > urgency ; ~emergency ; ~hurry ; ~haste
#flame 50 78 74
alarm clock 50 92 54
= passing-time > passage of time ; ~ag(?:e)?ing ; time passing ; growing old(?:er)? ; flow of time
girl standing 14 93 26
woman standing 38 93 46
old woman walking 64 93 44
hourglass 87 93 30
--
footprints 20 95 12
old man walking 40 93 50
hourglass 78 93 62
= past > ~(?:the )?past ; memories of the past ; living in the past ; stuck in the past
man standing 26 93 58
#thought-cloud 66 58 52
picture frame 67 46 26
= future > ~(?:the |our |a better )?future ; looking to the future ; looking ahead ; ~tomorrow
#rays 78 40 44
rising sun 78 48 26
woman looking through a telescope 34 94 60
= present-moment > (?:the )?present moment ; here and now ; living in the moment ; carpe diem ; ~now ; ~(?:the )?present
wall clock 50 46 70 centred
woman meditating 50 92 52
= eternity > eternity ; ~infinity ; immortality ; ~forever ; timeless(?:ness)?
infinity sign 50 42 40
hourglass 50 93 46
= mortality > mortality ; memento mori ; ~death ; ~dying ; impermanence ; transien(?:ce|t) ; vanitas
skull 32 93 42
candle 62 93 56
#smoke-curl 62 36 14
wilted rose 84 93 40
= rebirth > rebirth ; reincarnation ; rising from (?:the )?ashes ; renaissance of
#flame 50 94 60
phoenix 50 78 66
= second-chance > second chances? ; starting over ; start over ; renewal ; comeback ; bouncing back ; regeneration
tree stump 50 93 40
#leafy-stem 50 62 46
#rays 50 38 40
= beginnings > new beginnings? ; fresh start ; new chapter ; new life ; starting fresh ; turning a new page
#light-door 62 94 88
sprout 62 92 26
woman walking 24 95 52
= transformation-told > transformation ; metamorphosis ; ~transition ; ~change ; ~evolution ; personal change
caterpillar 18 90 18 wide 28
chrysalis 46 90 36
butterfly 78 50 44
#dash 26 74 36 68 -4
#dash 56 62 64 56 -4
= stagnation > stagnation ; feeling stuck ; being stuck ; stuck in a rut ; standstill ; ~inertia
sailboat 50 52 46
#chain 50 50 50 74 4
anchor 50 96 26
= the-end > ~the end ; ~endings? ; closure ; ~(?:the )?last day
candle 50 93 60
#smoke-curl 50 32 24
= opportunity > opportunit(?:y|ies) ; doors? opening ; when one door closes ; new possibilities ; ~possibilit(?:y|ies)
#light-door 60 94 90
businesswoman walking 22 95 54
= missed-opportunity > missed (?:opportunit(?:y|ies)|chances?|the (?:bus|boat|train)) ; too late ; being late ; fomo ; fear of missing out
bus 66 92 46
man running 18 94 44
= luck > ~(?:good )?luck ; ~fortune ; being lucky ; fluke
#rays 50 50 70
four-leaf clover 50 88 60
= bad-luck > bad luck ; misfortune ; friday the 13th ; superstition
black cat 66 93 40
ladder 30 93 76
= chance > ~(?:pure )?chance ; coincidence ; randomness ; ~probability ; gambl(?:e|ing)
dice 34 92 38
dice 70 90 30 tilt 16
question mark 56 42 26
= destiny > destiny ; ~fate ; serendipity
#palm-back 50 95 48
gold star 42 62 32
#dash 20 30 38 44 -6
#dash 70 24 52 42 6
= chaos > chaos ; turmoil ; ~mess ; ~disorder
tornado 50 94 90
chair 18 60 20 tilt -30
clock 82 40 18
letter 20 34 14 tilt 24
umbrella 84 72 18 tilt 40
book 76 20 14 tilt -20
= complexity-told > complexity ; complicated(?:ness)? ; ~labyrinth of
#maze-board 56 92 76
man standing 10 93 30
= simplicity > simplicity ; minimalism ; less is more ; decluttering ; ~simple life
chair 36 93 60
vase of flowers 76 93 46
= equilibrium > ~balance ; equilibrium ; inner balance ; finding balance ; ~moderation
#seesaw-of-ends 50 92 60
feather 79 60 26
rock 21 68 22
= harmony > ~harmony ; ~yin and yang
#ring 50 50 84
yin-yang 50 50 60 centred
= danger > ~danger ; hidden danger ; ~peril ; ~hazards? ; pitfalls?
man walking 26 93 54
hole 54 95 10 wide 30
warning sign 86 92 34
= safety > ~safety ; ~protection ; ~shelter ; feeling safe ; ~insurance cover
#canopy 50 46 84
family 50 92 40 wide 56
= mystery > mystery ; enigma ; ~(?:the )?unknown ; ~curiosity gap
#rays 50 40 60
question mark 50 58 42
open box 50 94 44
= karma > karma ; what goes around comes around ; ~consequences ; cause and effect
man throwing a boomerang 34 94 64
boomerang 78 32 18
#dash 58 26 84 42 -12
= adventure-told > ~escape ; escapism ; wanderlust ; getting away
open book 50 95 26
hot air balloon 50 70 60
cloud 18 40 12
cloud 84 54 14
= procrastinate > procrastinat(?:ion|ing|e)
snail 26 93 26
#dash 40 86 56 78 -6
clock 74 92 54
`;
