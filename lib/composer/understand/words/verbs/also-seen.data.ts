/** `id | English words`: frequent verbs that are seen as one of the other tables is. What is a noun as well is told with what is behind it. */
export const VERBS_SEEN = `
cry | whimper,snivel,bawl,wail,blubber,sniffle
laugh | chuckle,cackle,snicker,chortle
shout | holler,shriek,whoop,squeal,hiss,honk,squeak,neigh,cluck,chirp,hoot,oink,boo,grunt,whine
talk | brag,boast,complain,babble,mumble,murmur,mutter,nag,flirt,consult,confess,apologize,apologise,persuade,convince,advise,joke with,joking,reassure,improvise
argue | accuse,criticize,criticise,insult,confront,threaten,blame,punish,bully,intimidate
fight | clash,brawl,defeat,conquer,wreak
travel | board a,boarding a,boards a,board the,boarding the,boards the,depart,exiting
help | liberate,evacuate
comfort | pacify,calm down,calming down
run | zoom,retreat,gallop away,hurry,charge away,bolting,darting
walk | roam,rove,traipse,stomp,shuffle,wade,meander,gallivant,parading,backpacking
fall | stagger,collapse,faint,topple over
sleep | hibernate,doze off,dozing off,dozes off,nod off,nodding off,nods off,drift off,drifting off
tremble | twitch,fidget,squirm,cower,flinch
pout | mope,brood
think | concentrate,daydream,reminisce,regret,decide,hesitate
look | snoop,eavesdrop,gawk,gape,spot a,spotting a,spots a,notice,spy on,spying on,spies on,monitoring,witnessing,inspecting
vote | cast a ballot,casting a ballot
eat | devour,suck on,sucking on,sucks on
smell | inhale
clean | scrape,cleanse
repair | restore,patch up,rewire,patching a
build | rebuild,renovate,remodel,construct
smash | wreck a,wrecking a,wrecks a,shatter,demolish,destroy the,destroying the,destroys the
turn-verb | crank,twist,wind up,winding up,winds up,dialing,dialling
take | rob,smuggle,shoplift,loot,confiscate,borrow,kidnap,seize
give | lend,donate,bribe,distribute
buy | purchase,order a,orders a,ordering a,pay
hug | cling to,clinging to,clings to,cling
touch | slap a,slapping a,slaps a,slap his,slapping his,slap her,slapping her,pinch,prod
scare-off | startle,frighten,haunt,terrify,spooking
win | succeed,graduating
hands-up | surrender
take-off | undress,strip off,stripping off
close-verb | slam
ice-cake | frost a,frosting a,frosts a
mix | whip cream,whipping cream,whips cream
conjure | enchant,bewitch
type | program,code,coding,edit,editing,upload,download
perform | chant,hum,rap
climb | ascend,descend,climb down,climbing down,climbs down
lead | escort,guide,usher
open-arms | welcome,inviting,hosting
crouch | duck under,ducking under,ducks under,dodge
wait | stand in line,standing in line,stands in line
work | supervise,manage
handle | rearrange,solve
put | place,deposit,return a,returning a,returns a
read | recite,study
play-game | gamble,gambling,bet,betting
`;
