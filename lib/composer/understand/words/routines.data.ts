/** What single words of a routine or a day plan are seen as: `words | deed`, told of whoever the plan is of. */
const ROWS = `
wake up, get up, waking up, wake | stretching next to a bed
make the bed, make bed | making a bed
wash, wash up, wash face, wash your face, wash hands | washing hands at a sink
brush teeth, teeth, brush your teeth, tooth brushing | brushing teeth
get dressed, dress, clothes, dressing | putting on a shirt
comb hair, brush hair, hair | combing hair
breakfast, eat breakfast, have breakfast | eating breakfast at a table
lunch, eat lunch, lunch time, lunch break | eating a sandwich at a table
dinner, eat dinner, supper | eating soup at a table
snack, snack time | eating an apple
school, go to school, off to school | walking with a school bag
kindergarten, preschool, daycare | walking with a school bag
class, lessons, lesson, learn, study, studying | writing at a desk
homework, do homework | writing at a desk
work, office, go to work | sitting at a desk with a laptop
commute, travel to work, bus | sitting on a bus
meeting, meetings | talking at a table with a colleague
emails, e-mails, check email | typing on a laptop
play, playtime, play time, free play, playing | playing with toy blocks
play outside, outdoor play, outside, garden time | playing with a ball on a meadow
recess, playground | swinging on a swing
sports, sport, gym, workout, exercise, training | lifting dumbbells
run, jog, running, morning run | running in a park
yoga, stretching, stretch | doing yoga on a mat
meditation, meditate, mindfulness | meditating on a cushion
walk, walk the dog, dog walk | walking a dog
art, drawing, crafts, painting, draw | painting at an easel
music, music practice, piano, practice piano | playing the piano
reading, read, story time, story, read a book, bedtime story, book | reading a book in an armchair
tv, television, screen time | watching television on a sofa
chores, tidy up, clean up, tidy room, tidy | putting toys in a box
cleaning, clean | vacuuming the floor
cooking, cook | stirring a pot at a stove
shopping, groceries | pushing a shopping cart
family time, family | hugging a dog
bath, bath time, bathtime, take a bath | sitting in a bathtub
shower, take a shower | showering in the shower
pajamas, pyjamas, put on pajamas, put on pyjamas | putting on pajamas
nap, nap time, rest, quiet time | sleeping on a sofa
sleep, bed, bedtime, go to bed, lights out, good night, go to sleep | sleeping in bed
coffee, coffee break, tea, break | drinking a cup of coffee
water, drink water | drinking a glass of water
feed the cat, feed pets, feed the dog, pets | feeding a cat
plants, water plants, gardening | watering a plant
journal, journaling, diary, write | writing in a notebook
phone, call a friend, call | talking on the phone
bus stop, school bus | waiting at a bus stop
`;

export const ROUTINE_SEEN: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [words = '', deed = ''] = row.split(' | ');
      return words.split(', ').map((word) => [word, deed] as const);
    }),
);
