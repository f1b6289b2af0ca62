/**
 * Prices of the specification, in units for one generated image, written down again: a table that
 * checks itself proves nothing.
 */
export const PRICES: Readonly<Record<string, number>> = {
  svcv4_1_flash: 7,
  svcv4_1: 35,
  svcv4_1_vector: 80,
  svcv4_1_pro: 210,
  svcv4_1_pro_vector: 300,
  svcv4_1_utility: 35,
  svcv4_1_utility_vector: 80,
  svcv4_1_utility_pro: 210,
  svcv4_1_utility_pro_vector: 300,
  svcv4_styles: 35,
  svcv4_styles_vector: 50,
  svcv4_styles_pro: 100,
  svcv4_styles_pro_vector: 120,
  svcv4: 40,
  svcv4_vector: 80,
  svcv4_pro: 250,
  svcv4_pro_vector: 300,
  svcv3: 40,
  svcv3_vector: 80,
  svcv2: 22,
  svcv2_vector: 44,
};
