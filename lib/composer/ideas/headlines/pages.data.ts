/**
 * What pages of apps say of what they are about, as pictures: blocks as of headlines. Those whose names end in `-state` are of
 * pages of that state, by how the page is called; all others are what somebody does with the app.
 */
export const PAGES = `
= empty-state > empty ; nothing ; no (?=[\\p{L}]) ; zero
open cardboard box 50 92 48 wide 62
$x 50 30 36 centred shadow wide 40
#hollow 16 34 12 4
#hollow 84 28 12 4
thinking $who standing 0 94 54 before
= error-state > errors? ; 404 ; 500 ; failed ; failures? ; declined ; rejected ; oops ; went wrong ; crash(?:ed)? ; broken
$x 52 92 58 wide 48 tilt 12
#spark 76 34 18
#alert 78 92 26
shocked $who with raised arms 0 94 60 before
= done-state > success(?:ful(?:ly)?)? ; confirm(?:ed|ation)? ; complete[d]? ; done ; booked ; placed ; congratulations? ; all set ; thank(?:s| you)
#handset 62 95 92
$x 62 86 44 wide 48
#badge 82 28 22
happy $who cheering 22 95 66
#confetti 50 34 88
= loading-state > loading ; splash loading ; processing ; please wait ; syncing
#renew 56 46 78
$x 56 46 40 centred wide 42
hourglass 84 95 36
bored $who standing 14 95 62
= app-split > split(?:s|ting)? ; divid(?:e|es|ing) ; settl(?:e|ing) up ; go(?:ing)? dutch
$x 48 54 60 centred left wide 42
$x 52 58 60 centred right wide 42
happy $who pulling 80 94 62
happy $friend pulling 20 94 62 mirror
single coin 14 20 13 centred
single coin 86 20 13 centred
= app-share > shar(?:e|es|ing) ; send(?:s|ing)? ; recommend\\w* ; exchang\\w+ ; swap(?:s|ping)? ; trad(?:e|es|ing) ; gift(?:s|ing)?
#phone-back 22 95 84
#phone-back 78 95 84
happy $who waving 22 94 60
happy $friend waving 78 94 60 mirror
#dash 34 30 66 30 -12
$x 50 44 34 centred wide 34
= app-scan > scan(?:s|ning)? ; snap(?:s|ping)? ; captur\\w+ ; upload\\w* ; tak(?:e|ing) (?:an? )?(?:photos?|pictures?)
$x 66 88 62 wide 46
#viewfinder 66 94 74
$who holding a phone 18 95 66
= app-find > find(?:s|ing)? ; search\\w* ; discover\\w* ; explor\\w+ ; brows\\w+ ; adopt\\w* ; (?:near|around) (?:you|me) ; nearby ; match\\w* ; hunt\\w*
#handset 64 95 92
$x 64 88 46 wide 52
map pin 84 44 26
happy $who holding a magnifying glass 20 95 62
= app-meet > invit\\w+ ; meet(?:s|ing)?(?! (?:your|our) new) ; join(?:s|ing)? ; team(?:ing)? up ; connect\\w* ; chat\\w* ; messag\\w+ ; talk\\w* ; friends? ; together
#phone-back 50 95 92
happy $who waving 50 94 64
happy $friend waving 15 95 62
happy woman waving 85 95 60 mirror
#badge 66 18 18
= app-alert > remind\\w* ; notif\\w* ; alerts? ; never (?:miss|forget) ; on time ; don['’]t (?:miss|forget)
#handset 62 95 92
$x 62 88 44 wide 50
bell 84 36 28 tilt 14
happy $who pointing 20 95 62
= app-safe > secur\\w+ ; protect\\w* ; lock(?:s|ing)? ; safe(?:ly|ty)? ; priva\\w+
#handset 62 95 92
$x 62 86 44 wide 48
shield with a check mark 84 94 34
happy $who standing 20 95 62
= app-book > book(?:s|ing)? ; order\\w* ; buy(?:s|ing)? ; reserv\\w+ ; schedul\\w+ ; rent(?:s|ing)? ; deliver\\w* ; shop(?:s|ping)? ; pay(?:s|ing)? ; appointments?
#handset 62 95 92
$x 62 76 42 wide 48
#button 62 86 30
happy $who pointing 18 95 64
#badge 84 28 18
= app-track > track(?:s|ing)? ; monitor\\w* ; measur\\w+ ; count(?:s|ing)? ; log(?:s|ging)? ; progress ; habits? ; budget\\w* ; manag\\w+ ; organi[sz]\\w+ ; plan(?:s|ning)? ; goals? ; improv\\w+ ; grow\\w*
#handset 62 95 92
$x 62 48 30 centred wide 34
#bars-up 62 86 28
happy $who pointing 18 95 64
#badge 84 28 18
= app-learn > learn(?:s|ing)? ; teach\\w* ; practi[cs]\\w+ ; lessons? ; courses? ; stud(?:y|ies|ying) ; master(?:s|ing)? ; minutes a day
#handset 64 95 92
$x 64 88 46 wide 52
graduation cap 84 30 22
happy $who pointing 20 95 62
= app-any > ^
#handset 64 95 92
$x 64 88 46 wide 52
happy $who waving 20 95 62
#badge 86 30 18
`;
