/** What `before and after` shows of a change whose two states nobody tells: `pattern | scene before | scene after`. */
const ROWS = `
kitchen (?:renovation|remodel|makeover)|kitchen | an empty room with a ladder and a paint bucket | a modern kitchen
bathroom (?:renovation|remodel|makeover)|bathroom | an empty room with a bucket and a ladder | a modern bathroom
living room|lounge | an empty room with cardboard boxes | a cozy living room
bedroom (?:makeover|renovation)?|bedroom | an empty room with cardboard boxes | a cozy bedroom
(?:home|house|apartment|flat|room) (?:renovation|remodel|makeover|redecorat\\w*|staging)|interior design | an empty room with a ladder and a paint bucket | a cozy living room
(?:office|desk|workspace) (?:makeover|organi[sz]\\w*|declutter\\w*|cleaning)|messy desk | a messy desk in an office | a tidy desk in an office
declutter\\w*|tidying|organi[sz]ing|cleaning | a messy room with clothes on the floor | a tidy bedroom
(?:garden|backyard|yard|landscap\\w*|lawn) ?(?:makeover|renovation|transformation)?|landscaping | a bare tree in a desert | a garden with flowers and a bench
deforestation|logging | a forest with deer | tree stumps in a field
reforestation|tree planting | tree stumps in a field | a forest with deer
weight loss|diet|fitness transformation|workout | a fat man on a sofa in a living room | an athletic man running in a park
city greening|urban greening | a city street with cars | a park with trees in a city
flood|storm | a village in the sun | a village in a thunderstorm
coffee|morning coffee | a tired man at a table in a kitchen | a happy man with a cup of coffee in a kitchen
haircut|hair salon|hair makeover | a woman with long messy hair in a salon | a woman with short hair in a salon
dog grooming|grooming | a dirty dog in a garden | a clean dog in a living room
car wash|car cleaning | a dirty car on a street | a shiny car on a street
`;

interface Change {
  words: RegExp;
  before: string;
  after: string;
}

export const CHANGES: readonly Change[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [words = '', before = '', after = ''] = row.split(' | ');
    return { words: new RegExp(`\\b(?:${words})\\b`, 'i'), before, after };
  });
