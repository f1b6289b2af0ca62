/** Love, friends, families, and what goes on between people. */
export const NOTIONS_OF_OTHERS = `
= conflict > conflicts? ; arguments? ; quarrel(?:s|ling)? ; disagreements? ; clash(?:es)? ; tension ; ~hostility
head profile 24 92 66
head profile 76 92 66 mirror
lightning bolt 50 52 34
= culture-clash > cultur(?:e|al) (?:clash(?:es)?|conflicts?|differences?|shock)
#disc 50 50 70
pagoda 22 92 66
cathedral 78 92 66
lightning bolt 50 52 30
= gossip > gossip(?:ing)? ; rumou?rs? ; whispers(?! (?:to|in|into|something|at|with|words|secrets)) ; slander
speech bubble 26 40 22
speech bubble 50 28 26
speech bubble 76 18 14
two women talking 34 94 56
sad man standing 84 94 46
= lies > ~(?:a |the )?(?:white )?lie(?:s)? ; lying(?! (?:on|in|at|under|beside|next|down|flat|across|open|upside|face|there|about|around|behind|by|near|against|between)) ; dishonesty ; liars? ; deceit
pinocchio 38 93 76
speech bubble 74 44 34
= deception > deception ; manipulation by charm ; false (?:friends?|promises?|hope)
#fishhook 54 62 62
red heart 50 72 24
fish 20 78 22
= truth > ~(?:the )?truth ; honesty ; ~transparency ; finding the truth ; search for (?:the )?truth
#lens-back 44 92 84
check mark 40 50 30 centred
= secrets > secrets? ; secrecy ; ~privacy of thoughts
#keyhole-eye 50 92 84
= betrayal > betrayal ; backstabb\\w+ ; stab in the back ; treason
handshake 50 58 44 wide 84
dagger 76 94 40 tilt 20
= unrequited-love > unrequited love ; one[- ]sided love ; rejection ; heartache ; being rejected
man walking 80 93 62
sad woman holding a heart 28 93 62
= long-distance > long[- ]distance (?:relationships?|love|friendship)
#islet 18 90 34
#islet 82 90 34
woman holding a phone 18 86 46
man holding a phone 82 86 46 mirror
red heart 50 40 20
#dash 26 38 42 30 -4
#dash 58 30 74 38 4
= marriage > ~marriage ; ~(?:holy )?matrimony ; wedding vows
#rays 50 60 84
gold ring 40 84 48
gold ring 60 84 48
= dating > (?:online|internet|modern|app) dating ; dating apps? ; ~dating ; finding love online
#phone-back 26 94 84
woman 26 88 64 wide 30
#phone-back 74 94 84
man 74 88 64 wide 30
red heart 50 46 20
= toxic-relationship > toxic (?:relationships?|love|friendships?|people) ; abusive relationships? ; domestic (?:violence|abuse)
snake 70 93 40
red heart 46 90 62
biohazard sign 46 66 24 centred
= codependency > codependen\\w+ ; clingy ; emotional dependence
woman standing 24 94 66
man standing 76 94 66
#chain 30 58 70 58 4
red heart 50 40 20
= boundaries > (?:setting |healthy |personal )?boundar(?:y|ies) ; personal space
angry man pointing 12 94 48
angry woman pointing 88 94 48 mirror
woman meditating 50 84 42
#ball-front 50 92 78
= consent > consent ; mutual agreement
speech bubble 28 62 44
check mark 28 44 18 centred
speech bubble 72 80 44 mirror
check mark 72 62 18 centred
= childhood > childhood ; innocence
girl holding a balloon 38 93 66
teddy bear 74 93 32
= adolescence > adolescen\\w+ ; puberty ; coming of age ; growing up
teddy bear 16 93 28
teenager standing 50 94 66
laptop 84 93 22
= generation-gap > generation(?:al)? gap ; generational (?:conflict|divide|difference)
#cliffs 50 72 100
grandfather standing 12 71 54
teenager looking at a phone 88 71 52
= tradition > traditions? ; ~heritage ; passing (?:down|on) (?:knowledge|traditions|wisdom)
grandmother standing 28 93 58
girl standing 72 93 42
#rays 52 56 34
amphora 52 68 26
= coexistence > coexistence ; tolerance ; acceptance ; living together in peace
cat sitting 34 93 44
dog sitting 68 93 54
red heart 50 30 20
= commitment > commitment ; ~promises? ; ~vows? ; loyalty ; faithfulness
padlock 50 92 76
red heart 50 74 28 centred
= respect > ~respect ; mutual respect ; ~honou?r ; ~dignity
#rays 50 56 84
medal 50 90 62
= generosity > generosity ; ~giving ; ~(?:act of )?charity ; altruism ; selfless(?:ness)?
#rays 44 50 60
gift 42 70 40
#palm-back 50 95 46
= goodbye > ~goodbye ; farewell ; ~parting ; saying goodbye ; last goodbye
woman waving 26 93 62
man walking with a suitcase 76 93 62
= manipulation > manipulat\\w+ ; gaslighting ; mind control ; brainwash\\w* ; ~control
#puppet-strings 50 62 56
head profile 50 94 52
= cancel-culture > cancel culture ; public shaming ; being cancell?ed ; online shaming ; witch hunts?
megaphone 12 44 30
megaphone 88 44 30 mirror
megaphone 14 78 26
megaphone 86 78 26 mirror
sad woman standing 50 94 60
= misunderstood > being misunderstood ; miscommunication ; talking past each other
head profile 24 92 62
head profile 76 92 62 mirror
#scribble 50 44 26
= support > emotional support ; ~support ; helping others ; helping hand ; solidarity ; ~helping
man hugging his knees 76 94 40
woman reaching out her hand 36 94 66
red heart 58 28 18
= loneliness-shared > ~(?:feeling )?(?:alone|lonely)
#islet 50 90 44
sad man hugging his knees 50 84 34
#moon 80 34 20
= love-told > ~(?:true |pure )?love
head profile 24 92 64
head profile 76 92 64 mirror
red heart 50 48 36
= fame > ~fame ; stardom ; celebrity culture ; ~celebrit(?:y|ies) ; being famous
#rays 50 40 84
gold star 50 30 28
woman waving 50 94 60
camera 12 92 22
camera 88 92 22 mirror
= family-bond > ~(?:the )?(?:meaning of |importance of )?family ; family (?:bonds?|ties|values|love)
#house-back 50 94 88
family 50 88 40 wide 52
`;
