import { z } from 'zod';
import type { Hex } from '@/lib/color/hex';
import { HOUSE } from '../../palette/house';
import { colorParameter } from '../form';
import { featureParameters } from './house-features';
import type { Head } from './ridged/openings';
import { ROOF_KINDS } from './ridged/roofing';
import { MATERIAL_COLORS, WALL_MATERIALS } from './ridged/wall';

export const houseParameters = z.object({
  /** Its character; every measure below may change it. */
  variant: z
    .enum(['house', 'cottage', 'cabin', 'farmhouse', 'hut', 'haunted', 'gingerbread', 'victorian'])
    .default('house'),
  material: z.enum(WALL_MATERIALS).optional(),
  color: colorParameter.optional(),
  roof: z.enum(ROOF_KINDS).optional(),
  roofColor: colorParameter.optional(),
  storeys: z.int().min(1).max(3).optional(),
  /** Windows along the long side. */
  columns: z.int().min(1).max(5).optional(),
  shutters: z.boolean().optional(),
  chimney: z.boolean().optional(),
  /** Boxes of flowers under the windows. */
  flowers: z.boolean().optional(),
  smoking: z.boolean().default(false),
  lit: z.boolean().default(false),
  snowy: z.boolean().default(false),
  ...featureParameters,
});

export type HouseParameters = z.output<typeof houseParameters>;

/** The measures that a house is built from. */
export interface Plan {
  material: (typeof WALL_MATERIALS)[number];
  color: Hex;
  roof: (typeof ROOF_KINDS)[number];
  roofColor: Hex;
  storeys: number;
  columns: number;
  storeyCm: number;
  gableCm: number;
  lengthCm: number;
  /** Rise of the ridge as a share of the gable's width. */
  pitch: number;
  shutters: Hex | undefined;
  door: Hex;
  head: Head;
  chimney: boolean;
  flowers: boolean;
}

const BASE: Plan = {
  material: 'plaster',
  color: MATERIAL_COLORS.plaster,
  roof: 'tile',
  roofColor: HOUSE.roof,
  storeys: 2,
  columns: 3,
  storeyCm: 265,
  gableCm: 440,
  lengthCm: 560,
  pitch: 0.56,
  shutters: HOUSE.teal,
  door: HOUSE.green,
  head: 'flat',
  chimney: true,
  flowers: true,
};

const VARIANTS: Readonly<Record<HouseParameters['variant'], Partial<Plan>>> = {
  house: {},
  cottage: {
    storeys: 1,
    columns: 2,
    roof: 'thatch',
    roofColor: '#c79a56',
    pitch: 0.78,
    gableCm: 400,
    lengthCm: 460,
    shutters: HOUSE.green,
    door: HOUSE.coral,
    storeyCm: 240,
    head: 'round',
  },
  cabin: {
    material: 'log',
    color: MATERIAL_COLORS.log,
    roof: 'shingle',
    roofColor: '#6b4a41',
    storeys: 1,
    columns: 2,
    pitch: 0.62,
    gableCm: 420,
    lengthCm: 470,
    shutters: undefined,
    door: HOUSE.woodDark,
    storeyCm: 270,
    flowers: false,
  },
  farmhouse: {
    material: 'wooden',
    color: '#f4efe6',
    roofColor: '#5f6884',
    roof: 'shingle',
    columns: 4,
    lengthCm: 760,
    shutters: HOUSE.navy,
    door: HOUSE.red,
  },
  hut: {
    material: 'wooden',
    color: '#b98a5e',
    roof: 'thatch',
    roofColor: '#b99154',
    storeys: 1,
    columns: 1,
    gableCm: 300,
    lengthCm: 260,
    storeyCm: 210,
    pitch: 0.72,
    shutters: undefined,
    chimney: false,
    flowers: false,
    door: HOUSE.woodDark,
  },
  haunted: {
    material: 'wooden',
    color: '#7a7192',
    roof: 'shingle',
    roofColor: '#453f63',
    columns: 2,
    pitch: 1.05,
    gableCm: 400,
    lengthCm: 400,
    shutters: undefined,
    door: '#3a3050',
    head: 'pointed',
    flowers: false,
  },
  victorian: {
    material: 'wooden',
    color: '#d9a9b4',
    roof: 'shingle',
    roofColor: '#566085',
    pitch: 0.86,
    gableCm: 420,
    lengthCm: 520,
    shutters: undefined,
    door: HOUSE.navy,
    head: 'round',
  },
  gingerbread: {
    material: 'gingerbread',
    color: MATERIAL_COLORS.gingerbread,
    roof: 'icing',
    roofColor: '#8f4f2b',
    storeys: 1,
    columns: 2,
    pitch: 0.82,
    gableCm: 400,
    lengthCm: 420,
    shutters: HOUSE.red,
    door: HOUSE.red,
    head: 'round',
    flowers: false,
  },
};

/** Measures of a variant with what was asked for. */
export function planOf(wished: HouseParameters): Plan {
  const { variant, material, color, roof, roofColor, storeys, columns, shutters, chimney } = wished;
  const plan: Plan = { ...BASE, ...VARIANTS[variant] };
  return {
    ...plan,
    material: material ?? plan.material,
    color: color ?? (material ? MATERIAL_COLORS[material] : plan.color),
    roof: roof ?? plan.roof,
    roofColor: roofColor ?? plan.roofColor,
    storeys: storeys ?? plan.storeys,
    columns: columns ?? plan.columns,
    door: wished.doorColor ?? plan.door,
    shutters:
      shutters === false
        ? undefined
        : (wished.shutterColor ?? plan.shutters ?? (shutters ? HOUSE.teal : undefined)),
    flowers: wished.flowers ?? plan.flowers,
    chimney: chimney ?? (plan.chimney || wished.smoking),
  };
}
