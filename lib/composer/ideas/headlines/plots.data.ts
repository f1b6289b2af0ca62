/**
 * What headlines say of what they are about, as pictures: a block each, `= id > patterns` parted by ` ; `, and below it the
 * lines of a picture as of ideas. `$x` and `$y` are the things of what it is about, `$who` is somebody of its field. A picture
 * with `$y` stands before the one without, parted by `--`, and is drawn where a headline is about two things.
 * A name that ends in `*` is of words that scenes say as well, and is a plot only of what says that it is a headline.
 * The plot that stands first wins: what is narrow is above what is wide.
 */
export const PLOTS = `
= returned* > (?:return\\w*|giv(?:e|es|ing) back|repatriat\\w+|restitution|bring(?:s|ing)? back|refund\\w*)
#light-door 84 92 72
$x 46 94 48 wide 44
$who pushing 0 94 56 before
= studied > (?:the )?(?:science|psychology|neuroscience|biology|chemistry|anatomy|economics|physics) (?:of|behind)
#lens-back 62 94 92
$x 58 46 44 centred wide 42
#lens-front 62 94 92
scientist pointing 12 95 62
= hidden-cost > (?:hidden|surprise|junk|secret|extra|sneaky) (?:fees?|costs?|charges?|prices?) ; fine print ; what <w> (?:really|actually) costs?
#iceberg 50 40 92
$x 50 22 34 wide 34
single coin 36 58 15 centred
single coin 52 54 15 centred tilt 20
single coin 66 60 15 centred tilt -14
single coin 44 72 15 centred tilt 30
single coin 58 70 15 centred
single coin 51 84 13 centred
= priced-out > (?:rising|soaring|high|higher|skyrocketing|growing|climbing|sky-high|record|real|true) (?:costs?|prices?|fees?|bills?|rents?|premiums?|tuition) ; (?:costs?|prices?|price tag|bills?|rents?|fees?) (?:of|(?:(?:are|is|keeps?|keep on|have|has) )?(?:ris(?:e|es|ing|en)|climb\\w*|soar\\w*|explod\\w*|went up|going up|jump\\w*|doubl\\w+)) ; price hikes? ; (?:un)?affordab\\w+ ; can(?:'t|not|no longer) afford ; priced out ; (?:so|too|more|getting) expensive ; costs? (?:so much|more)
#coin-stack 46 93 20
#coin-stack 64 93 38
#coin-stack 84 93 54
$x 78 40 32 wide 38
sad $who reaching up 20 94 56
= shrinking > shrink\\w* ; smaller and smaller ; downsiz\\w+
$x 38 92 76 shadow wide 62
$x 36 92 34 wide 30
#dash 62 30 52 48 0
sad $who standing 80 94 62
= wasted > (?:wast(?:e|es|ed|ing)|throw\\w* away|thrown away|landfills?|discarded|dump\\w*)
$x 60 52 32 wide 38 tilt -14
$x 74 54 26 wide 28 tilt 22
trash can 66 94 54
$who throwing 22 94 60
= stolen > (?:stolen|steal\\w*|theft|thie(?:f|ves)|loot\\w*|hack(?:ed|ers?|ing)?|breach(?:es|ed)?|leaks?|leaked|piracy|cyber ?attacks?|ransomware|robb\\w+)
#rays 46 34 44
thief with raised arms 46 94 60
$x 0 6 44 atop wide 60
= faked > (?:fakes?|faked|fraud\\w*|scams?|scamm\\w+|hoax\\w*|misinformation|disinformation|decepti\\w+|deceiv\\w+|lies|lying|liars?|phishing|counterfeit\\w*|deepfakes?|myths?|greenwashing|misleading)
$x 62 92 72 wide 66
carnival mask 62 52 30 centred
$who holding a magnifying glass 18 95 62
= replaced > (?:replac\\w+|taking over|take over|takes over|automat(?:e|es|ed|ing|ion)|coming for|steal\\w* your job|outsourc\\w+)
#light-door 86 92 66
sad $who walking with a box 72 94 56
robot sitting at a desk 33 94 56
= ignored > (?:ignor(?:e|es|ed|ing)|dismiss\\w*|turn(?:ing)? a blind eye|deny|denial|neglect\\w*|unheard)
#bubble-back 64 62 58
$x 64 34 28 centred wide 34
$who covering ears 24 95 60
= revived > (?:reviv\\w+|comebacks?|resurgence|renaissance|rebirth|reborn|resurrect\\w*|back from the dead|making a return|sav(?:e|ing) (?:our|the) \\w+ from)
#rays 64 34 64
#flower-stem 64 95 62
$x 64 34 44 centred wide 46
$who holding a watering can 20 95 60 wide 34
= ended > (?:the )?(?:death|end|demise|fall|downfall) of ; (?:is|are) (?:dead|over|history|obsolete) ; (?:when|after|if|before) you die ; dies? ; deaths? ; (?:kill|killed|killing|kills) (?:off )?(?:the|our|your) ; farewell to ; goodbye to ; extinct(?:ion)?
gravestone 58 92 74
$x 58 63 30 centred wide 32
sad $who standing 20 94 58
wilted rose 88 94 30
= vanishing > (?:disappear\\w*|vanish\\w*|endangered|dying|dwindl\\w+|declin\\w+|running (?:out|low|dry)|dry(?:ing)? up|los(?:e|ing|ses) (?:our|the|their|ground)|threat(?:ened)? with extinction|at risk of extinction)
hourglass 58 94 88
$x 58 35 20 centred wide 22
sad $who standing 16 94 54
= lacking > (?:shortages?|scarcity|scarce|lack of|lacking|not enough|too few|(?<=food |news |transit )deserts?|empty shel\\w+|deprivation|poverty|insecurity|hunger|supply gap|depriv\\w+) ; (?:do|does|did|can)(?:n['’]t| not) [\\p{L}]+ (?:well )?enough
#empty-frame 62 80 70
$x 62 68 44 centred shadow wide 46
sad $who standing 18 94 58
question mark 90 92 24
= left* > (?:leav(?:e|es|ing)|quit|quits|quitting|exodus|resign\\w*|walk(?:ing)? (?:out|away)|drop(?:ping|s)? out|turnover|flee\\w*|fleeing|retention)
#light-door 80 93 84
$who walking with a box 48 94 58
$x 16 93 44 wide 30
= overloaded > (?:too (?:much|many)|overload\\w*|overwhelm\\w*|over-?tourism|flood(?:ed|ing)? (?:of|with)|drowning|endless|excess\\w*|glut|burn(?:ing|ed|t)?[- ]?out|exhaust\\w*|fatigue|overwork\\w*|overcrowd\\w*|overflow\\w*|overconsumption|obsess\\w*|clutter\\w*|hoard\\w*|piling up|saturat\\w+|overdose)
sad $who with raised arms 50 93 70
$x 20 88 34 wide 32 tilt -14
$x 80 88 34 wide 32 tilt 12
$x 34 91 32 wide 30 tilt 8
$x 66 91 32 wide 30 tilt -10
$x 12 66 27 wide 26 tilt 16
$x 88 66 27 wide 26 tilt -12
$x 50 94 30 wide 34 tilt 4
$x 14 34 22 wide 22 tilt -20
$x 86 32 22 wide 22 tilt 18
= unchained > stigma\\w* ; taboos? ; break(?:s|ing)? (?:down |the |barriers|the silence|stereotypes?|bad habits?) ; (?:shatter|smash|dismantl|liberat|emancipat)\\w*
#rays 60 36 66
$x 60 80 56 wide 54
#broken-chain 60 82 70
happy $who cheering 18 94 58
= without > without(?! (?:regrets?|fear|stress|guilt|shame|limits|end|borders)) ; -free(?= )
$x 30 92 68 wide 46
$y 76 92 48 wide 38
#cross-out 76 70 46
--
$x 62 90 66 wide 60
#cross-out 62 58 62
thinking $who standing 16 95 60
= prepared > prepar(?:e|es|ing|ed|ation) ; get(?:ting)? ready ; be(?:ing)? ready ; before (?:you|your)
$x 56 94 60 wide 48
$who holding a clipboard 0 94 62 before
#badge 86 34 22
= freed > (?:break(?:ing)? free|detox\\w*|declutter\\w*|let(?:ting)? go|(?:loan|debt) (?:forgiveness|relief|cancell?ation)|unplug\\w*|disconnect\\w*|simplif\\w+|minimalis\\w+|escap\\w+|kick(?:ing)? the habit|giv(?:e|ing) up|without (?:your|a)|switch(?:ing)? off|recover\\w* from)
$x 74 93 52 wide 40
#chain 58 92 70 88 2
#spark 52 88 14
happy $who running 26 94 64
= hooked > (?:addict\\w*|hooked|can(?:'t|not) stop|depend(?:ent|ence|ency)|slaves? to|trap(?:s|ped)?|stuck|glued to|compuls\\w+)
sad $who standing 24 93 70
$x 72 93 54 wide 46
#chain 29 90 68 86 4
= burdened > (?:burdens?|mental load|weigh\\w*|pressures?|debts?|strain\\w*|struggl\\w+|stress\\w*|toll|juggl\\w+|unpaid|load|sandwich generation|exploit\\w*|squeez\\w+|crush\\w+|overburden\\w*)
$x 50 70 48 wide 64
sad $who crawling 50 94 27
= unseen > (?:hidden|invisible|unseen|unsung|secret(?:s|ly)?|(?:silent|quiet)(?:ly)?(?! (?:night|morning|evening|afternoon|street|village|harbou?r|lake|forest|room|town|place|corner))|behind the scenes|underground|beneath the surface|beyond the surface|untold|taboo|overlooked|forgotten) ; hid(?:es?|ing)(?= ) ; cover(?:s|ing)?[- ]ups? ; conceal\\w*
#iceberg 50 48 88
$who standing 50 31 32
$x 50 78 36 centred wide 36
= watched > (?:surveill\\w*|monitor\\w*|track(?:s|ed|ing|ers?)|spy\\w*|spies|watch(?:ed|es|ing)|big brother|scrutin\\w+|facial recognition|knows? (?:you|us|everything)|snoop\\w*)
#eye 50 19 44
$x 70 93 46 wide 40
sad $who looking up 28 94 54
= owned > (?:owns?|owned|ownership|privacy|private|copyright\\w*|patents?|who controls|belongs? to|confidential\\w*|password\\w*|encrypt\\w*|secur(?:e|ing) your)
#big-lock 66 94 88
$x 66 68 26 centred wide 28
$who holding a key 20 95 62
= protected > (?:protect\\w*|safeguard\\w*|defend\\w*|guard\\w*|shield\\w*|safety|safe|insur\\w+|preserv\\w*|conserv\\w*|sav(?:e|ing)(?! (?:money|for|on|up|accounts?)\\b)|preparedness|resilien\\w+|prevent\\w*)
#canopy 50 48 92
$who standing 34 94 44
$x 62 94 42 wide 38
= endangered > (?:threat\\w*|danger\\w*|harm\\w*|hurt\\w*|attack\\w*|damag\\w*|destroy\\w*|toxic|poison\\w*|kill\\w*|devastat\\w*|ruin\\w*|risks?|risky|dark side|downsides?|side effects?|wip(?:e|ing) out|eating) ; hijack\\w* ; invad\\w+ ; invasive ; (?:bad|worse) for (?=\\p{L})
#cracked-ground 56 95 88
$y 64 92 54 wide 50
$x 34 24 44 centred wide 48
lightning bolt 56 46 24 centred tilt -24
scared $who with raised arms 18 94 56
--
#storm 54 34 66
$x 66 94 54 wide 52
scared $who with raised arms 0 94 58 before
= failing > (?:fail\\w*|flop\\w*|collaps\\w+|crash\\w*|cris[ie]s|bust|bankrupt\\w*|broken|breakdown|going wrong|goes wrong|troubles?|problems?|went wrong|lose|loses|lost|mistakes?|doomed|layoffs?|clos(?:ing|ures?)|struggles? of|downturn|recession) ; (?:go(?:es|ing)?|went|gone|gets?|got) wrong ; (?:gets?|got|getting|spirals?|spiral+ing) out of (?:control|hand) ; backfir\\w+ ; wrongful\\w*
#cracked-ground 54 94 92
$x 62 90 64 wide 62 tilt 16
#spark 38 74 16
shocked $who with raised arms 14 95 60
= raced* > (?:rac(?:e|es|ing)|compet(?:e|es|ing|ition|itive)|rival\\w*|battle for|fight for|war for|scramble|rush|contest|arms race|ahead of|first to)
#lane 50 94 20
$who running 16 91 50
man running 46 94 54
$x 82 92 50 wide 34
= disputed > (?:disput\\w+|conflicts?|clash\\w*|fight(?:s|ing)?|feuds?|debat\\w+|argu\\w+|tensions?|polari[sz]\\w+|divid(?:e|es|ed|ing)|lawsuits?|on strike|strikes|backlash|controvers\\w+|protests?|sues?|suing|versus bosses) ; at odds ; disagree\\w* ; quarrel\\w* ; rivalr(?:y|ies) ; (?:battles?|wars?|showdown)$ ; bull(?:y|ies|ying|ied)
angry $who pointing 20 94 64
angry $other pointing 80 94 64 mirror
lightning bolt 50 44 34 centred
--
$x 50 93 48 wide 34
angry $who pointing 17 94 60
angry man pointing 83 94 62 mirror
lightning bolt 50 32 24 centred
= compared > (?:versus|vs\\.?|or)
signpost 50 94 84
$x 20 58 38 centred wide 34
$y 80 58 38 centred wide 34
thinking $who standing 36 95 48
= chosen* > (?:choos\\w+|choices?|pick(?:ing)?|decid\\w+|decisions?|which|comparing|compare|options?|should (?:you|i|we)|worth it|right for you)
#thought-cloud 64 46 84
$x 50 44 34 centred wide 34
$y 78 40 32 centred wide 30
thinking $who standing 20 94 62
--
signpost 50 94 80
$x 18 58 36 centred wide 32
$x 82 58 36 centred mirror wide 32
thinking $who standing 40 95 56
question mark 66 30 22 centred
= negotiated > (?:negotiat\\w+|bargain\\w*|deals?|agreements?|treat(?:y|ies)|partner(?:s|ship|ships|ing)?|collaborat\\w+|cooperat\\w+|mediat\\w+|compromis\\w+|asking for)
#rays 50 24 52
$x 50 24 34 centred wide 40
$who and a man shaking hands 50 94 56
= fixed* > (?:fix(?:es|ing|ed)?|repair\\w*|reform\\w*|restor\\w+|rebuild\\w*|mend(?:ing)?|solv\\w+|solutions?|rethink\\w*|improv\\w+|overhaul\\w*|moderni[sz]\\w+|reinvent\\w*|redesign\\w*|upgrad\\w+|maintenance|optimi[sz]\\w+|make better)
gear 84 40 28 centred
gear 92 62 18 centred
$x 62 93 66 wide 54
#ladder 34 94 60 0
$who climbing with a wrench 33 80 46
= balanced > (?:balanc\\w+|juggling|trade-?offs?|work-life)
#pivot 50 94 26
#beam 50 68 84 -6
$x 22 73 44 wide 34
$y 78 63 40 wide 34
--
#pivot 50 94 26
#beam 50 68 84 -6
$x 22 73 44 wide 34
$who standing 78 63 46
= judged > (?:ethic\\w*|moral\\w*|justice|fair(?:ness|er|ly)?|unfair|bias(?:ed|es)?|equality|equity|laws?|legal\\w*|regulat\\w+|rules?|court|rights|accountab\\w+|responsib\\w+|conscience)
#pivot 54 94 22
#beam 54 72 84 0
$x 28 71 46 wide 36
red heart 80 71 36
$who standing with outstretched arms 54 70 46
= parted > (?:gaps?|divides?|barriers?|access|exclu\\w+|inequal\\w*|disparit\\w+|left behind|out of reach|unequal|segregat\\w+|discriminat\\w+) ; (?:can['’]t|cannot|can not) (?!stop)[\\p{L}]+
#cliffs 50 74 100
sad $who reaching up 18 74 58
$x 84 74 46 wide 32
= connected* > (?:connect\\w*|network\\w*|links?|bridg\\w+|together|communit(?:y|ies)|belong\\w*|unit(?:e|es|ing|ed)|bring(?:s|ing)? people|relationships?|trust|merg\\w+) ; hybrid ; mix(?:es|ing|ed)? ; blend\\w* ; combin\\w+ ; cross-functional ; interdisciplin\\w+
#cliffs 50 80 100
#arch-bridge 50 80 54
$who and a $other shaking hands 50 74 58
red heart 50 10 14 centred
--
$who pushing 30 94 64
$x -2 76 40 after wide 34
$y 20 70 36 after wide 32
$friend pushing 34 94 64 after mirror
--
puzzle piece 50 94 44
$x 0 6 40 atop wide 40
$who pushing 0 94 62 before
$friend pushing 0 94 62 after mirror
= ailing > (?:get(?:s|ting)?|got|fall(?:s|ing)?|feel(?:s|ing)?|are|is|be(?:ing)?|call(?:s|ing)?(?: in)?) (?:sick|ill|unwell|injured|hurt) ; sick (?:days?|leave|notes?)
sick $who lying in bed 54 92 60
calendar 86 40 26
= weathered > surviv\\w+ ; (?:cop(?:e|es|ing)|deal(?:s|ing)?) with ; withstand\\w* ; endur(?:e|es|ing) ; get(?:ting)? through ; in (?:hard|tough|difficult) times ; under (?:pressure|stress|threat)
#storm 54 34 66
$x 66 94 54 wide 48
scared $who holding an umbrella 0 94 60 before
= rallied > (?:strikes?|striking|on strike|unions?|unioni[sz]\\w+|picket\\w*|walkouts?|march(?:es|ing)?|uprising|activis\\w+|movement|demand(?:s|ing)?(?= (?:better|more|change|higher|justice)))
angry $who holding a protest sign 22 94 70
angry $who holding a protest sign 50 94 76
angry $who holding a protest sign 78 94 70
= shared* > (?:shar(?:e|es|ed|ing)|exchang\\w+|giv(?:e|es|ing)|donat\\w+|pass(?:ing|ed)? (?:on|down)|inherit\\w*|lend\\w*|borrow\\w*|generos\\w+|volunteer\\w*|help(?:s|ing)?|support\\w*)
$x 50 60 38 centred wide 40
$who pushing 0 94 62 before
$other pushing 0 94 62 after mirror
--
$x 50 60 38 centred wide 40
$who pushing 0 94 62 before
$friend pushing 0 94 62 after mirror
= caring* > (?:car(?:e|es|ing) (?:for|about)|caregiv\\w+|love|loving|passion|kindness|heal(?:ing|s)?|recover\\w*|comfort\\w*|compassion\\w*|self-care|nurtur\\w+|empathy) ; bond(?:s|ing)?(?= (?:with|between|over)) ; hug(?:s|ging)? ; close to
#heart-back 50 94 92
$who hugging a $other 50 94 66
--
#heart-back 54 92 92
$x 60 84 46 wide 44
$who pushing 0 94 60 before
= cut* > (?:cut(?:s|ting)?|reduc\\w+|slash\\w*|lower(?:s|ing)?|less|save (?:money )?on|saving on|sav(?:e|ing) money|cheap\\w*|trim\\w*|frugal\\w*|budget(?:ing)?)
$x 66 92 62 wide 56
scissors 34 48 52 centred tilt 82
single coin 40 80 13
single coin 52 91 13
$who standing 12 95 50
= banned > (?:ban(?:s|ned|ning)?|stop(?:s|ping)?|end(?:s|ing)?|prohibit\\w*|against(?! (?:an?|the|his|her|their|its) )|no more|refus\\w+|boycott\\w*|quit|never|avoid\\w*|reject\\w*|free of|say(?:ing)? no)
$x 62 90 68 wide 62
#cross-out 62 56 64
angry $who pointing 17 95 60
= feared > (?:fears?|fearing|scar(?:ed|y|ing)|anxi\\w+|afraid|worr(?:y|ies|ied)|phobias?|panic\\w*|dread\\w*|nightmares?|terrif\\w+|intimidat\\w+)
$x 64 92 84 shadow wide 62
scared $who standing 22 94 50
= turned > turn(?:s|ing|ed)?(?= (?:[\\p{L}-]+ ){1,4}into\\b) ; from (?=[\\p{L}-]+(?: [\\p{L}-]+)? to\\b)
$x 20 90 56 wide 34
#arrow-block 50 60 20
$y 80 90 54 wide 36
= lonely > (?:lonel\\w+|isolat\\w+|alone|solitude|ghosting|ghosted|ignored|abandon\\w*)
#window 72 46 50
sad $who hugging his knees 38 94 44
$x 80 94 34 wide 32
= slowed* > slow(?:ly|er|ing|s|ness)? ; snail'?s pace ; takes? (?:so long|forever)
snail 54 94 46
$x -4 6 44 atop wide 46
tired $who standing 12 94 54
clock 88 24 22 centred
= waiting* > (?:wait(?:s|ing)?|waitlists?|delay\\w*|backlogs?|queues?|queuing|slow(?:ly|ing)?|postpon\\w*|procrastinat\\w*|overdue|late|long lines)
$x 84 93 62 wide 32
clock 52 26 24 centred
$who standing 58 94 48
man standing 38 94 50
tired woman standing 18 94 48
= grown* > (?:grow(?:s|th|ing|n)?|ris(?:e|es|ing)|boom(?:s|ing)?|surg(?:e|es|ing)|scal(?:e|ing)|expan\\w+|success(?:es|ful|fully)?|thriv\\w+|soar\\w*|explosion|on the up|emerg\\w+|tak(?:es|ing) off|golden age|popular\\w*|trend\\w*|winning|win|lead(?:s|ing)?|career path|climb\\w*|promot\\w+|ambiti\\w+)
#rays 82 24 44
#stairs 56 93 48 4 84
$x 84 46 38 wide 30
$who climbing 46 72 44
= forecast > (?:future|tomorrow|next generation|predict\\w*|outlook|forecasts?|what(?:'s| is) next|in 20\\d\\d|coming (?:decade|years)|will (?:\\w+ )?(?:look|be|change))
#crystal-back 56 94 84
$x 56 46 36 centred wide 40
#crystal-front 56 94 84
$who standing 14 95 52
= remembered* > (?:histor\\w+|origins?|legacy|past|nostalgi\\w*|memor(?:y|ies)|remember\\w*|forget(?:ting)?|tradition\\w*|heritage|childhood|ancient|through the ages|years ago|story of)
#empty-frame 62 84 76
$x 62 72 48 wide 46
$who standing 18 95 58
clock 88 26 20 centred
= swayed* > (?:affect\\w*|impacts?|effects?|influenc\\w+|shap(?:e|es|ed|ing)|transform\\w*|chang(?:e|es|ed|ing)|disrupt\\w*|revolution\\w*|shift\\w*|turn(?:s|ing)? into|becom\\w+|evol\\w+|does to|mean(?:s)? for|driv(?:es|ing))
$who standing 20 94 66
#arrow-block 50 60 22
$other standing 80 94 66
--
$x 24 94 66 wide 44
#arrow-block 52 60 18
$y 80 94 62 wide 40
--
#renew 62 48 88
$x 62 48 60 centred wide 46
$who pushing 14 95 62
= greened* > (?:sustainab\\w+|eco-?friendly|green(?:er|ing)?|climate-friendly|recycl\\w+|carbon|environmental\\w*|circular|zero[- ]waste|renewable|reus\\w+)
#renew 56 50 88
$x 56 50 38 centred wide 40
sprout 88 93 24
$who holding a watering can 14 95 54
= measured* > (?:measur\\w+|metrics?|calculat\\w+|how much|how many|statistics?|polls?|surveys?|stud(?:y|ies)|research\\w*|science of|scien(?:ce|tific|tists?)|evidence|investigat\\w+|analy[sz]\\w+|examin\\w+|test(?:s|ing)?|find(?:s|ing)?|search\\w*|discover\\w*|hunt\\w*|seek\\w*|hir(?:e|es|ing)|recruit\\w*|truth about|inside|look at)
#lens-back 62 94 92
$x 58 46 44 centred wide 42
#lens-front 62 94 92
$who pointing 12 95 62
= built* > (?:build\\w*|built|creat\\w+|design\\w*|develop\\w*|mak(?:e|es|ing)(?! (?:[\\p{L}]+ )?(?:decisions?|choices?|sense|mistakes?|money|friends?|time|us|you|them|me))|start(?:ing|s)?|launch\\w*|found(?:ing|ed)|invent\\w*|construct\\w*)
toy brick 42 94 17
toy brick 62 94 17
toy brick 52 78 17
$x 52 62 34 wide 38
#pinch-hand 52 30 54
= paid* > (?:pay(?:s|ing|ment|ments)?|paid|invest\\w*|fund(?:s|ing|ed)?|profit\\w*|earn\\w*|money|financ\\w*|econom\\w+|business of|market\\w*|worth|buy\\w*|sell\\w*|spend\\w*|salar(?:y|ies)|wages?|tax(?:es)?|costs?|pric(?:e|es|ing)|fees?)
#coin-stack 86 93 44
#coin-stack 70 93 26
$x 44 94 50 wide 40
$who carrying a single coin 0 94 58 before
single coin 0 -2 16 atop
= voiced* > (?:voices?|speak\\w*|talk\\w*|conversations?|communicat\\w+|discuss\\w*|say(?:s|ing)?|tell\\w*|ask\\w*|questions?|stories|interviews?|opinions?|complain\\w*|listen\\w*|feedback)
$who speaking 12 95 68
$other speaking 88 95 68 mirror
#bubble-back 50 62 60
$x 50 34 26 centred wide 34
--
#bubble-back 58 68 76
$x 58 32 36 centred wide 46
$who speaking 16 95 60
= journeyed* > (?:journey|path|road(?:map)?|moving|mov(?:e|es)|relocat\\w+|steps? (?:to|toward)|way to|going|becoming|from scratch|transition\\w*|return to|back to|first day|onboarding|starting) ; (?:first|new) (?:day|week|month|year|job|home|school)s?
#way-up 50 94 88
$x 80 36 40 wide 38
$who walking 26 92 54
= taught* > (?:learn\\w*(?! (?:how )?(?:to |the )?(?:play|paint|draw|cook|bake|knit|sew|crochet|swim|ski|surf|skate|dance|sing|ride|drive|cycle|guitar|piano|violin|ukulele|drums?|cello|flute|accordion|saxophone|banjo|harp|trumpet|chess|yoga|pottery|knitting|painting|drawing|cooking|baking|sewing)(?:s|ing)?\\b)|teach\\w*|taught|educat\\w+|train\\w*|explain\\w*|understand\\w*|guides?|what is|what are|explainer|beginners?|introduction|basics|lessons?|tips|ways|things|guide|101|need to know|how to) ; plan(?:s|ning)? ; strateg\\w+ ; mapping ; frameworks?
whiteboard 62 94 86 wide 76
$x 62 68 44 centred wide 54
$who pointing 14 95 62
= questioned* > ^(?:can|should|is|are|do|does|will|could|would|has|have)
$x 52 94 64 wide 50
thinking $who standing 0 94 60 before
question mark 2 94 48 after
question mark 0 -2 18 atop
= empowered* > (?:power(?:ful)?|benefits?|boost\\w*|matters?|need(?:s|ed)?|value|importance|deserv\\w+|case for|rethinking|celebrat\\w+|joys?|magic|proud|strong\\w*|better|happ(?:y|ier|iness)|health(?:y|ier)|great|good|master\\w*)
#rays 50 40 74
$x 50 94 56 wide 50
happy $who cheering 0 3 42 atop
happy $friend cheering 0 94 48 before
happy woman cheering 0 94 48 after mirror
= mused* > ^
$who and a $other talking 50 94 72
#bubble-back 50 44 44
--
$x 50 94 52 wide 50
$y 0 3 38 atop wide 40
$who holding a magnifying glass 0 94 60 before
thinking $friend standing 0 94 60 after mirror
--
$x 52 94 68 wide 52
$who holding a magnifying glass 0 94 58 before
thinking $friend standing 0 94 58 after mirror
question mark 0 -2 20 atop
--
thinking $who standing 50 94 70
question mark 24 40 26
question mark 78 46 34
lightbulb 60 22 20
= app-of* > (?!)
#phone-back 64 95 92
$x 64 68 40 centred wide 36
happy $who waving 22 95 60
#badge 84 30 18
= software-of* > (?!)
#monitor-back 58 88 66
$x 58 56 34 centred wide 56
happy $who waving 14 95 52
#badge 90 30 18
`;
