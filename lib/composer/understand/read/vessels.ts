/** Things whose contents are seen in or on them. */
export const VESSELS =
  /^(?:flower-pot|colander|bowl|cup|mug|glass|basket|jar|box|bag|plate|can|bottle|pot|jug|bucket|vase|crate|tray|platter|cauldron|teacup|hot-beverage|paper-bag|picnic-basket|aquarium|fishbowl|cart|truck|barrel|sack|shopping-bag|wheelbarrow|jar-of-honey|tumbler-glass|wine-glass|shelf|bookshelf)$/;
