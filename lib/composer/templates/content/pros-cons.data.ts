/** What is commonly said for and against something: `words > for it > against it`. */
export interface ProsCons {
  words: readonly string[];
  pros: readonly string[];
  cons: readonly string[];
}

const ROWS = `
working from home, work from home, remote work, remote working, home office, telework > No commute, Quiet hours, Free choice of place, More time at home > Lonely days, Work never ends, Distractions, Fewer chats
electric car, electric cars, electric vehicle, electric vehicles, ev, evs > No exhaust, Quiet, Cheap to run, Few moving parts > Charging takes time, Costs more to buy, Shorter range, Heavy battery
social media, instagram, tiktok, facebook > Keeps friends close, News at once, A stage for anybody, Groups for all hobbies > Takes time, False news, Comparing oneself, Little privacy
online learning, e-learning, online school, distance learning, homeschooling, online courses > At any place, At your own pace, Lessons again and again, No way to school > Alone at home, Needs discipline, Screens all day, Less practice
city life, living in a city, living in the city, city living > Jobs nearby, Shops and culture, Buses and trains, Doctors nearby > Noise, High rents, Crowds, Little green
country life, living in the country, rural life, living in the countryside > Fresh air, Quiet, More room, Close to nature > Long ways, Fewer jobs, Slow internet, Few shops
solar panels, solar energy, solar power, solar > Clean power, Low running costs, Little care, Works on any roof > Costs at first, No sun at night, Needs room, Needs storage
wind energy, wind power, wind turbines > Clean power, Cheap power, No fuel, Day and night > No wind no power, Seen from afar, Some noise, A risk for birds
nuclear energy, nuclear power > No smoke, Day and night, Much from little fuel > Waste for ages, Costly to build, Risk of accidents
owning a dog, having a dog, dog, dogs > A true friend, Walks every day, Keeps watch, Makes you laugh > Costs money, Needs time, Hard to travel, Hair everywhere
owning a cat, having a cat, cat, cats > Calm company, Clean, Happy alone for hours, No walks > Scratched sofas, Litter box, Hunts birds, Hair everywhere
having pets, pets, owning a pet > Company, Less stress, Children learn to care, Fun > Costs money, Needs time, Hard to travel, Allergies
renting, renting a home, rent > Free to move, No repairs, Little money at first > Rents rise, Not your own, Rules of the owner
buying a house, buying a home, owning a home, home ownership > Your own walls, No rent, Worth something later > Much money at first, Repairs, Hard to move
public transport, public transportation > No parking, Time to read, Less pollution, Costs less > Fixed times, Crowded, Delays, Walk to the stop
cycling, cycling to work, bicycle, bike > Healthy, Costs little, No traffic jams, No exhaust > Rain and wind, Slow for long ways, Theft, Sweat
vegan diet, veganism, being vegan, vegetarian, vegetarianism, plant-based diet > Kind to animals, Good for the climate, Much fibre > Needs planning, Vitamin B12, Fewer choices when out
coffee, drinking coffee, caffeine > Wakes you up, Tastes good, A good break > Bad sleep, Nervous hands, A habit
artificial intelligence, ai, robots, automation > Saves time, Never tired, Finds patterns > Makes mistakes, Takes jobs, Needs much power
freelancing, self-employment, being self-employed > Your own boss, Free times, Choice of work > Uneven pay, No paid holidays, All by yourself
online shopping, e-commerce > Open all night, Large choice, Compare prices, Brought home > Can't try it on, Parcels and waste, Returns, Waiting
smartphones, mobile phones, smartphone, phone > Always in touch, Maps everywhere, A camera at hand > Distracts, Screen time, Breaks easily
school uniforms, school uniform > All alike, Easy mornings, Belonging > No choice, Costs, Same every day
zoos, zoo > Saves rare animals, People learn, Research > Small enclosures, Far from the wild, Bored animals
fast food > Quick, Cheap, Everywhere > Much fat and salt, Much packaging, Few vitamins
flying, air travel > Fast, Far, Safe > Much CO2, Queues, Noise
credit cards, credit card > Pay anywhere, Easy online, Safe from loss > Easy to overspend, High interest, Fees
`;

export const PROS_CONS: readonly ProsCons[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [words = '', pros = '', cons = ''] = row.split(' > ');
    return { words: words.split(', '), pros: pros.split(', '), cons: cons.split(', ') };
  });
