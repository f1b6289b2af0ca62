/** What apps, shops and their pages are about: rows as of `subjects.data.ts`. */
export const DAILY_SUBJECTS = `
bakery,baker,pastry shop > loaf of bread | baker
coffee shop,cafe,café,coffee roaster > cup of coffee | barista
pizzeria,pizza place,pizza > pizza | chef
florist,flower shop,flower delivery > flower bouquet | florist
bookstore,bookshop,library,audiobook > pile of books | librarian
museum,gallery,exhibition > painting in a frame | woman
cinema,movie,film night,movie ticket > popcorn | man
concert,festival,gig ticket > guitar | singer
barber,barbershop,salon,haircut > comb | hairdresser
spa,massage,facial > candle | woman
gym,workout plan,personal training > dumbbell | runner
coach,trainer,personal trainer > (whistle) | runner
appointment,schedule,reservation,booking,table booking,event > calendar | woman
wishlist,favorite,favourite,saved item,bookmark > red heart | woman
order,parcel,package,shipment > cardboard box | courier
ride,taxi,cab,carpool,ride-hailing > taxi | driver
parking,parking spot > car | driver
trip,itinerary,journey,weekend getaway > suitcase | tourist
flight booking,boarding pass > airplane | tourist
payment,checkout flow,card payment > credit card | woman
transaction,bank transfer,transfer,wallet > banknotes | woman
bill,bills,rent split > receipt | woman
subscription plan,membership > credit card | woman
notification,reminder,alert > bell | woman
message,inbox message,chat message > speech bubble | woman
contact,friend request > speech bubble | woman
photo,album,memory album,picture > camera | woman
video,clip,livestream > video camera | woman
playlist,song,track list,podcast episode > headphones | woman
file,document upload,folder,attachment > document | woman
report,invoice list > document | businesswoman
task,to-do,to-do list,checklist,goal tracker > clipboard | woman
note,notes > notebook | woman
plant care,plant > potted plant | woman
water intake,hydration > glass of water | woman
step counter,steps walked > sneaker | runner
mood,mood tracker,feelings > red heart | woman
period tracker > calendar | woman
pet sitter,pet sitting,dog walker,dog walking > dog | woman
babysitter,babysitting,nanny > teddy bear | mother
cleaning,cleaner,housekeeping > bucket | cleaner
laundry service,dry cleaning > laundry basket | woman
moving,mover > cardboard box | man
repairman,handyman,home repair > toolbox | plumber
puzzle game,puzzle > puzzle piece | boy
quiz,trivia > question mark | student
flashcard,vocabulary > speech bubble | student
weather,weather forecast > sun | woman
map,navigation,directions > map | tourist
news,headline,article > newspaper | man
job offer,job search,job alert > briefcase | woman
tutor,tutoring,online course,course > pile of books | student
donation drive,donate > red heart | volunteer
couple,couples,spouse,spouses,married couple,newlywed > (red heart) | woman & man
couples therapy,marriage counseling > sofa | woman & man
colleague,coworker,co-worker,teammate > (briefcase) | businesswoman & businessman
radiology,radiologist,x-ray,mri > x-ray | doctor
curator,museum curator,archivist > painting in a frame | professor
librarian > pile of books | librarian
burnout,overwork,exhaustion > battery | woman
loneliness,isolation,solitude > (suitcase) | woman
dentistry,orthodontist > tooth | dentist
midwifery,birth,maternity ward > baby bottle | nurse
pharmacist,drugstore > pill bottle | pharmacist
surgery,operation > scalpel | surgeon
clinical trial,lab,laboratory,experiment > flask | scientist
space,space travel,moon landing,mars > rocket | astronaut
ocean plastic > plastic bottle | fisherman
tree planting,reforestation > sprout | woman
cheese,dairy farming,milk > milk bottle | farmer
rice,paddy > bowl of rice | farmer
tea > cup of tea | woman
beer,brewery,brewing > beer mug | man
egg,chicken,poultry > chicken | farmer
horse,horse racing > horse | jockey
toilet,sanitation > toilet | plumber
furniture making,carpentry,woodwork > hammer | carpenter
connection,internet connection,signal > router | woman
camera access > camera | woman
workout,training,exercise plan > dumbbell | runner
returns,free returns,free shipping > cardboard box | woman
queue,queueing,queuing,waiting in line > (clock) | man
stepparent,step-parent,stepmother,stepfather > house | family
gym membership > dumbbell | runner
single parent,single mother,lone parent > (baby bottle) | mother
adoption agency > house | family
mental health day,sick day,day off > calendar | woman
student loan forgiveness,loan forgiveness,debt relief,debt cancellation > stack of bills | student
headache,migraine > lightning bolt | woman
e-bike,electric bike,scooter > bicycle | cyclist
`;
