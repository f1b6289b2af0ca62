/** The body and its ills, nature, and the planet. */
export const NOTIONS_OF_WORLD = `
= pain > (?:chronic |back |physical )?pain ; migraines? ; headaches? ; ~suffering
head profile 44 93 80
lightning bolt 40 54 30
lightning bolt 76 40 22 tilt 20
lightning bolt 78 70 16 tilt -20
= immune-system > immune system ; immunity ; immune (?:response|defen[cs]e)
knight holding a shield 30 94 72
virus 70 40 24
virus 84 66 20
virus 66 86 18
= pregnancy > ~pregnancy ; ~fertility ; expecting a baby ; ~prenatal
#disc 50 52 80
pregnant woman standing 50 94 84
red heart 76 40 18
= menopause > menopause ; hot flushes ; hot flashes ; hormon(?:es|al changes)
hourglass 50 93 84
flower 50 44 20
= end-of-life > euthanasia ; end[- ]of[- ]life(?: care)? ; hospice ; palliative care ; assisted dying ; ~dying
hospital bed 42 93 38
dove flying 78 34 26
#window 76 56 36
= organ-donation > organ (?:donation|donor|transplant) ; ~transplant ; giving life
#palm-back 50 95 50
human heart 42 62 42
= stress-body > ~(?:medical )?check[- ]?up ; preventive (?:care|medicine) ; prevention
magnifying glass 60 88 60
human heart 40 74 40
= burnout-told > emotional exhaustion ; ~exhaustion ; ~fatigue ; ~tired(?:ness)? ; chronic fatigue
#battery-person 50 93 80
= biodiversity > biodiversity ; ecosystems? ; wildlife conservation ; nature (?:conservation|protection) ; protecting nature ; species protection
#palm-back 48 96 50
small tree 42 68 48
butterfly 72 34 16
bird flying 18 34 18
frog 56 68 12
= extinct > extinction ; endangered (?:species|animals) ; disappearing (?:species|animals) ; last of (?:its|their) kind
elephant 30 93 48
rhino 80 92 32 shadow wide 36
= overpopulation > overpopulation ; crowded (?:planet|world) ; population growth
earth 50 95 66
#tiny-person 50 31 16 0
#tiny-person 36 34 16 2
#tiny-person 64 34 16 3
#tiny-person 26 44 16 1
#tiny-person 74 44 16 4
#tiny-person 20 58 16 2
#tiny-person 80 58 16 0
= pollution > pollution ; dirty (?:air|industry) ; contamination ; toxic waste
factory 56 92 66
#smoke-curl 44 32 24
#smoke-curl 64 26 24
dead fish 16 93 12
= ocean-plastic > (?:ocean|sea|marine|microplastic) (?:plastic|pollution|litter) ; plastic in the (?:ocean|sea)
#sea 50 30 100
#sea 50 60 100
sea turtle 44 72 34
plastic bottle 76 62 26 tilt 40
plastic bag 20 54 20
= carbon-footprint > (?:carbon|ecological|environmental) footprint ; carbon emissions? ; co2 emissions? ; greenhouse gas(?:es)?
#footprint 50 92 76
factory 47 56 24 wide 30
#smoke-curl 52 26 12
= sea-level > (?:rising )?sea[- ]levels?(?: rise| rising)? ; sinking (?:cities|islands|city)
skyscraper 34 88 74
house 64 72 40
#sea 50 62 100
= melting-ice > melting (?:glaciers?|ice caps?|arctic|poles?|icebergs?) ; ice melt
melting iceberg 50 80 50
penguin 50 40 24
= circular-economy > circular economy ; zero waste ; upcycling ; reduce,? reuse,? recycle
recycling symbol 50 86 74
sprout 50 64 26
= balance-of-nature > (?:man|humans?|people|humanity) (?:vs\\.?|versus|against|and) nature ; nature (?:vs\\.?|versus) (?:city|technology|industry)
scale 50 94 86
small tree 22 63 32 wide 24
factory 78 63 24 wide 26
= nature-reclaims > nature (?:reclaim\\w+|taking over|takes over|wins|returns) ; power of nature
#cracked-ground 50 92 40
#leafy-stem 50 90 70
= food-security > food (?:security|crisis|shortage) ; ~harvest failure
#cracked-ground 50 92 40
wheat 50 84 56
= energy-transition > energy transition ; clean energy ; green (?:transition|deal)
wind turbine 70 93 84
factory 26 93 38
#arrow-block 44 56 14
= healthy-mind > (?:a )?healthy mind ; positive thinking ; positiv(?:e mindset|ity) ; ~optimism
#rays 45 52 60
#head-room 50 94 90
sun 45 56 30
`;
