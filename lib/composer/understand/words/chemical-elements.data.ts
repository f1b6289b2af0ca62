export interface ChemicalElement {
  number: number;
  symbol: string;
  name: string;
  /** Standard atomic weight, as tables round it. */
  weight: string;
}

const rows = `
1 H Hydrogen 1.008
2 He Helium 4.003
3 Li Lithium 6.94
4 Be Beryllium 9.012
5 B Boron 10.81
6 C Carbon 12.011
7 N Nitrogen 14.007
8 O Oxygen 15.999
9 F Fluorine 18.998
10 Ne Neon 20.180
11 Na Sodium 22.990
12 Mg Magnesium 24.305
13 Al Aluminium 26.982
14 Si Silicon 28.085
15 P Phosphorus 30.974
16 S Sulfur 32.06
17 Cl Chlorine 35.45
18 Ar Argon 39.95
19 K Potassium 39.098
20 Ca Calcium 40.078
22 Ti Titanium 47.867
24 Cr Chromium 51.996
25 Mn Manganese 54.938
26 Fe Iron 55.845
27 Co Cobalt 58.933
28 Ni Nickel 58.693
29 Cu Copper 63.546
30 Zn Zinc 65.38
47 Ag Silver 107.868
50 Sn Tin 118.71
53 I Iodine 126.904
74 W Tungsten 183.84
78 Pt Platinum 195.084
79 Au Gold 196.967
80 Hg Mercury 200.592
82 Pb Lead 207.2
92 U Uranium 238.029
`;

/** Elements of the periodic table that lessons speak of. */
export const CHEMICAL_ELEMENTS: readonly ChemicalElement[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [number = '', symbol = '', name = '', weight = ''] = row.split(' ');
    return { number: Number(number), symbol, name, weight };
  });
