/**
 * Words that name again, by its kind, what was told by its own name: of `a beagle in a boat. the dog looks out` there is
 * one dog. With each word go the concepts that it may mean.
 */
export interface NamedAgain {
  word: RegExp;
  kinds: RegExp;
}

const DOGS =
  /^(?:husky|poodle|(?:saint|st)-bernard|corgi|dalmatian|dachshund|pug|greyhound|golden-retriever|(?:black-)?labrador|beagle|bulldog|french-bulldog|chihuahua|shiba-inu|german-shepherd|border-collie|collie|terrier|rottweiler|boxer-dog|great-dane|samoyed|pomeranian|malamute|schnauzer|basset(?:-hound)?|bloodhound|newfoundland|doberman|puppy|sheepdog|cocker-spaniel|spaniel)$/;
const CATS =
  /^(?:kitten|siamese-cat|persian-cat|black-cat|tabby-cat|calico-cat|maine-coon|sphynx)$/;
const BIRDS =
  /^(?:parrot|owl|eagle|hawk|crow|raven|robin|sparrow|flamingo|penguin|toucan|peacock|swan|goose|duck|heron|stork|pelican|ostrich|puffin|seagull|hummingbird|woodpecker|kingfisher|cockatoo|falcon|vulture|pigeon|dove)$/;
const CARS =
  /^(?:sports-car|taxi|convertible|beetle|vintage-car|race-car|racing-car|limousine|police-car|jeep|van|minivan)$/;
const TRUCKS = /^(?:pickup-truck|semi-truck|dump-truck|fire-engine|tow-truck|monster-truck)$/;
const BOATS =
  /^(?:rowing-boat|sailing-boat|sailboat|canoe|kayak|yacht|gondola|motorboat|speedboat|dinghy|fishing-boat)$/;
const SHIPS = /^(?:galleon|pirate-ship|cruise-ship|longship|steamship|ocean-liner|container-ship)$/;
const DINOSAURS =
  /^(?:sauropod|t-rex|tyrannosaurus|triceratops|stegosaurus|velociraptor|pterodactyl|ankylosaurus)$/;

export const NAMED_AGAIN: readonly NamedAgain[] = [
  { word: /^(?:dog|hound|pup)$/i, kinds: DOGS },
  { word: /^cat$/i, kinds: CATS },
  { word: /^bird$/i, kinds: BIRDS },
  { word: /^car$/i, kinds: CARS },
  { word: /^truck$/i, kinds: TRUCKS },
  { word: /^boat$/i, kinds: BOATS },
  { word: /^ship$/i, kinds: SHIPS },
  { word: /^(?:dinosaur|dino)$/i, kinds: DINOSAURS },
];
