/** Words of workshops and gardens, as lines of the table of icon words: words > icon > tones. */
export const TRADE_ICON_WORDS = `
spark plug,spark plugs,ignition plug > own:spark-plug > iibb
jack,car jack,scissor jack,scissors jack > own:car-jack > iibb
brake disc,brake disk,brake rotor,disc brake > own:brake-disc > ibii
car battery,accumulator > own:car-battery > iibbi
seed packet,packet of seeds,seed bag > own:seed-packet > iibbb
sleeping bag > own:sleeping-bag > iibb
dentist-chair,dentist chair,dental chair,dentist's chair > own:dentist-chair > iiiibb
face-mask,face mask,surgical mask,medical mask > own:face-mask > iiibb
x-ray,x ray,xray,dental x-ray,tooth x-ray > own:x-ray > ib
oven,stove,kitchen oven,bakery oven > own:oven > iibbbb
`;
