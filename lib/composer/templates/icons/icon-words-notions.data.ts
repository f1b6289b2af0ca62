/** What lists and infographics name and nobody can see: words > icon, as in \`ICON_WORDS\`. */
export const NOTION_ICON_WORDS = `
plastic,plastics,plastic bottles > milk
pollution,emissions,smog,exhaust fumes > factory > i
heat wave,heatwave,hot weather > thermometer-sun > ibb
bandaid,band aid,band-aid,sticking plaster,adhesive bandage > bandage > ib
rotor,rotors,propeller,propellers > fan > i
lockpick,lock pick,lockpicks,lock picks,lockpicking,lock picking > own:lockpick > ib
face id,facial recognition > scan-face > i
tide,tides,high tide,low tide > waves > a
fun,joy,happiness,happy,delight,pleasure,contentment > smile > ib
dairy,calcium,dairy products > milk
friendship,friends,belonging,social connection,social life > users-round
teamwork,collaboration,cooperation,partnership,working together > handshake
budget,budgeting,savings goal,save money,saving money,lower costs > piggy-bank
exercise,physical activity,movement,aerobics > own:dumbbell > iibbi
nutrition,healthy food,balanced diet > salad
hydration,hydrate,moisture > glass-water
stress,tension,overwhelm,pressure > brain
anxiety,worry,worries > brain-circuit
creativity,imagination,inspiration,brainstorming,ideation > lightbulb
productivity,output,efficiency,performance > gauge
communication,conversation,dialogue,discussion,feedback > message-circle
quality,excellence,premium quality > badge-check
cost,costs,low cost,revenue,income,salary,wage,wages,earnings > banknote
research,investigation,discovery > search
design,designing,prototyping,prototype > pencil-ruler
development,programming > code-xml
testing,experiment,experiments,trial > flask-conical
planning,scheduling,organization,organisation > calendar-check
analysis,analytics,evaluation,assessment > chart-column
deadline,deadlines,punctuality,time management > alarm-clock
leadership,leader,ambition > flag
trust,reliability,loyalty,integrity > shield-check
honesty,transparency,sincerity > eye
patience,waiting,calm waiting > hourglass
respect,gratitude,kindness,compassion,empathy,caring,generosity > heart-handshake
confidence,motivation,resilience,courage,willpower > flame
failure,mistake,mistakes,error > circle-x
landfill,rubbish dump > trash-2
electronics,gadgets > monitor-smartphone
fats,healthy fats,fat,oils > droplets
carbs,carbohydrates,starches > wheat
protein,proteins > egg
caffeine > coffee
sunlight,vitamin d,daylight hours > sun
vacation,holidays,getaway > tree-palm
adventure,exploration,outdoor adventure > compass
culture,heritage,traditions,history > landmark
sports > volleyball
career,careers,job,employment,work experience,experience > briefcase
interview,interviews,job interview > messages-square
resume,cv,curriculum > file-user
skills,skill,abilities,expertise > wrench
training,coaching,mentoring,mentorship > presentation
networking,connections > network
branding,brand,brand identity > stamp
blog,blogging,copywriting,writing > pen-line
conversion,conversions,leads,lead generation,sales funnel > funnel
retention,customer retention,repeat customers > repeat
mobility,flexibility,stretching > tabler:stretching
posture,good posture > person-standing
breathing,deep breaths,deep breathing,breath > wind
immunity,immune system,immune support > shield-plus
skin,clear skin,glowing skin > sparkles
mood,better mood,good mood > smile-plus
memory,better memory,concentration,mental clarity > brain
noise,noise pollution,loud noise > volume-2
convenience,comfort,relaxation,relax,rest > armchair
freedom,independence,autonomy > bird
soil,compost,mulch > shovel
pruning,trimming > scissors
fertilizer,fertiliser > sprout
drought > sun-dim
earthquake,earthquakes > house-plug
emergency,emergencies > siren
evacuation,evacuate,escape route > door-open
rent,lease > key-round
mortgage,home loan,down payment > house
heating,heat,central heating > heater
insulation > brick-wall
lighting,led bulbs,light bulbs > lightbulb
appliances,home appliances > washing-machine
leaks,leak,dripping taps > droplets
screen time,no screens,screens off > monitor-off
`;
