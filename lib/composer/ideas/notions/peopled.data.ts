/**
 * Pictures with somebody in them for ideas that are told of elsewhere: what a lone sign says, a reader of magazines sees in
 * what somebody does with it. A block for each, headed by the id of its idea.
 */
export const PEOPLED = `
= creativity
#rays 60 34 70
light bulb 60 54 42
painter painting on an easel 40 95 60
pencil 88 92 40 tilt 14
= productivity
woman working on a laptop at a desk 40 95 56
clipboard 84 64 46
rocket 84 95 26
#dash 56 40 70 30 -6
= innovation
#rays 62 36 70
light bulb 62 58 50
woman standing 22 95 58
man reaching up 84 95 56 mirror
gear 40 30 14 centred
= finance
woman holding a watering can 22 95 58
#coin-stack 54 94 20
sprout 54 74 14
#coin-stack 72 94 34
sprout 72 60 16
#coin-stack 89 94 50
sprout 89 44 18
= expenses
worried man sitting at a desk with a laptop 34 95 56
receipt 80 64 50
calculator 80 95 26
#coin-stack 62 95 12
= inflation
#rise 60 40 70 40
sad woman pushing a shopping cart 46 95 60
price tag 86 66 22
= problem-solving
#puzzle-hands 50 50 84
--
man standing 20 95 60
#scrawl 46 32 30
#dash 60 34 72 34 -3
light bulb 86 46 28
woman pointing 80 95 58 mirror
= partnership
two people shaking hands 50 95 66
gear 18 36 20 centred
gear 82 36 20 centred
light bulb 50 24 20
= growth-mindset
woman holding a watering can 20 95 60
#head-room 66 95 70
sprout 62 58 26
= memory
grandmother sitting in an armchair with a book 30 95 56
#thought-cloud 74 56 46
picture frame 74 40 24
= optimism
happy woman cheering 36 95 60
sun 74 34 40 centred
#half-glass 80 94 34
= cyber-security
man working on a laptop at a desk 36 95 54
keyhole shield 80 70 50
thief walking 90 96 34 mirror
--
laptop 50 88 70
keyhole shield 50 74 42
man standing 12 96 50
woman standing 88 96 48 mirror
= privacy
#phone-back 58 95 90
padlock 58 66 34
#eye-crossed 58 28 36
woman standing 18 95 60
= cloud-computing
cloud 50 40 44
woman working on a laptop at a desk 28 95 42
server rack 84 94 38
#dash 32 56 40 42 -4
#dash 80 56 64 42 4
= digital-transformation
paper pile 14 94 26 wide 22
man walking 36 95 54
#dash 46 36 64 36 -4
laptop 78 92 40
cloud 80 40 22
= ecommerce
#phone-back 42 95 88
shopping bag 42 74 34
woman walking with a shopping bag 80 95 58
package 16 94 22
credit card 66 34 18 tilt 10
= sustainability
earth 60 84 58
small tree 60 30 26
woman holding a watering can 18 95 58
child planting a tree 90 96 34 mirror
= renewable-energy
wind turbine 70 92 80
wind turbine 90 92 58
solar panel 52 94 24
engineer pointing 20 95 56
sun 34 22 22 centred
= healthy-eating
woman cooking and vegetables 40 95 60
apple 82 94 16
broccoli 92 70 18
= travel-idea
globe 62 92 66
airplane 36 28 28
man walking with a suitcase 20 95 54
#dash 50 26 86 38 -8
= real-estate
house 62 92 72
happy couple standing 18 95 52
key 92 94 26
= voting
ballot box 56 92 54
woman raising a hand 16 95 58
check mark 56 26 20
man standing 88 95 58 mirror
= fake-news
newspaper 54 92 66
#cross-out 54 40 26
magnifying glass 78 88 44
shocked man standing 14 95 58
= performance-review
clipboard 64 90 70
gold star 56 38 12
gold star 68 38 12
man sitting in an office chair 22 95 50
businesswoman standing 90 96 52 mirror
= critical-thinking
#head-room 60 95 88
question mark 56 48 30
man holding a magnifying glass 16 95 52
= transparency
#lens-back 56 94 88
document 51 62 36
businessman standing 16 95 54
= ethics
thinking man standing 50 95 60
check mark 84 34 22
cross mark 16 34 22
signpost 78 94 52
= taxes
worried woman sitting at a desk with a laptop 34 95 54
percent sign 82 40 26
document 78 94 40
#coin-stack 94 95 20
= product-launch
rocket launching 62 88 78
cheering woman 18 95 48
cheering man 92 95 48 mirror
= user-experience
#phone-back 52 95 88
hand cursor 62 66 20
red heart 46 44 14 centred
woman pointing 16 95 58
man working on a laptop at a desk 86 96 34
= seo
laptop 54 88 70
magnifying glass 70 74 48
#rise 52 50 40 24
man standing 12 96 50
= food-waste
woman standing 20 95 60
trash can 60 94 50
apple 50 46 12
bread 66 42 14
banana 84 92 12
carrot 88 70 12
= racism
two women standing 26 95 58
#brick-wall 54 95 50
sad man standing 84 95 58 mirror
= nostalgia
grandfather sitting in an armchair 30 95 56
#thought-cloud 72 58 52
teddy bear 72 42 24
gramophone 88 95 30
= perfectionism
stressed woman sitting at a desk with a laptop 40 95 56
crumpled paper 74 94 12
crumpled paper 86 96 14
crumpled paper 14 96 12
magnifying glass 84 58 36
gold star 80 34 14
= silence
woman with a finger on her lips 40 95 66
speech bubble 80 44 30
#cross-out 80 32 26
= discipline
man lifting a barbell 44 95 62
calendar 84 60 36
check mark 84 84 14
= trauma
sad man hugging his knees 28 95 44
#head-room 70 95 72
lightning bolt 66 50 26
= healing
woman hugging herself 26 95 62
broken heart 70 76 46
band aid 70 60 20 centred tilt 30
sprout 90 95 22
= pain
sad man hugging his knees 46 95 48
lightning bolt 18 44 20
lightning bolt 78 40 22
lightning bolt 86 76 16
= stress
stressed woman sitting at a desk with a laptop 44 95 56
#scrawl 42 24 34
clock 84 30 24 centred
paper pile 88 95 26 wide 20
= burnout
burnt man sitting at a desk with a laptop 42 95 56
#battery-low 84 48 26
#smoke-curl 30 40 22
paper pile 88 95 26 wide 20
= gratitude
#rays 50 40 80
woman hugging a heart 50 95 68
= secrets
woman whispering 26 95 60
man listening 54 95 60 mirror
#keyhole-eye 84 70 36
= vaccination
nurse with a syringe 30 95 62
shield 70 84 56
virus 90 34 16
virus 88 66 12
= medical-research
scientist standing 22 95 60
microscope 58 92 50
dna 86 92 60
= adventure-told
hiker walking with a backpack 24 95 54
#peak 66 94 70
flag 66 24 18
hot air balloon 30 38 30
= marriage
bride and groom 46 95 68
gold ring 82 36 20 centred
red heart 16 32 16 centred
= mental-health
woman holding a watering can 18 95 58
#head-room 64 95 80
flower 58 56 30
= trust
two people shaking hands 46 95 66
red heart 46 20 18 centred
shield 86 92 36
= corruption
two businessmen shaking hands 46 95 62
money bag 84 94 34
banknote 46 26 20 centred
= energy-crisis
worried woman standing 20 95 58
lightbulb 56 76 46
#coin-stack 84 94 46
= fast-fashion
woman walking with a shopping bag 22 95 60
t-shirt 58 60 26
jeans 62 94 28
trash can 86 94 42
price tag 78 34 20
= procrastinate
man lying on a sofa 40 94 40 wide 66
clock 80 40 32
paper pile 88 95 30 wide 20
#scrawl 34 26 22
= procrastination
man lying on a sofa 40 94 40 wide 66
clock 80 40 32
paper pile 88 95 30 wide 20
#scrawl 34 26 22
`;
