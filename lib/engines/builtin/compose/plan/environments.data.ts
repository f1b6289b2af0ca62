import type { EnvironmentId } from '../understand/description';
import type { Support } from './scene-plan';

export interface EnvironmentGeometry {
  /** Horizon from the top, as a share of the height. */
  horizon: number;
  /** Feet of the farthest and of the nearest subjects, as shares of the height. */
  far: number;
  near: number;
  /** Height of the focal subject as a share of the shorter side. */
  focal: number;
  support: Support;
  /** Subjects float anywhere instead of standing in rows. */
  floating?: boolean;
  indoor?: boolean;
}

export const ENVIRONMENT_GEOMETRY: Record<EnvironmentId, EnvironmentGeometry> = {
  meadow: { horizon: 0.55, far: 0.72, near: 0.89, focal: 0.42, support: 'ground' },
  forest: { horizon: 0.56, far: 0.74, near: 0.9, focal: 0.42, support: 'ground' },
  jungle: { horizon: 0.52, far: 0.76, near: 0.9, focal: 0.44, support: 'ground' },
  mountains: { horizon: 0.6, far: 0.78, near: 0.9, focal: 0.34, support: 'ground' },
  lake: { horizon: 0.56, far: 0.66, near: 0.84, focal: 0.27, support: 'water' },
  beach: { horizon: 0.5, far: 0.76, near: 0.91, focal: 0.42, support: 'ground' },
  sea: { horizon: 0.52, far: 0.66, near: 0.84, focal: 0.42, support: 'water' },
  desert: { horizon: 0.56, far: 0.76, near: 0.89, focal: 0.38, support: 'ground' },
  snow: { horizon: 0.58, far: 0.76, near: 0.91, focal: 0.43, support: 'ground' },
  street: { horizon: 0.58, far: 0.82, near: 0.92, focal: 0.36, support: 'ground' },
  skyline: { horizon: 0.72, far: 0.86, near: 0.94, focal: 0.3, support: 'ground' },
  room: { horizon: 0.66, far: 0.8, near: 0.92, focal: 0.42, support: 'ground', indoor: true },
  kitchen: { horizon: 0.68, far: 0.82, near: 0.94, focal: 0.5, support: 'ground', indoor: true },
  tabletop: { horizon: 0.6, far: 0.76, near: 0.86, focal: 0.46, support: 'ground', indoor: true },
  space: { horizon: 1, far: 0.3, near: 0.8, focal: 0.4, support: 'air', floating: true },
  moon: { horizon: 0.6, far: 0.76, near: 0.9, focal: 0.42, support: 'ground' },
  underwater: { horizon: 0.86, far: 0.3, near: 0.74, focal: 0.34, support: 'air', floating: true },
  sky: { horizon: 1, far: 0.25, near: 0.75, focal: 0.4, support: 'air', floating: true },
  road: { horizon: 0.5, far: 0.75, near: 0.9, focal: 0.32, support: 'ground' },
  farm: { horizon: 0.52, far: 0.76, near: 0.9, focal: 0.4, support: 'ground' },
  garden: { horizon: 0.52, far: 0.76, near: 0.89, focal: 0.4, support: 'ground' },
  studio: { horizon: 0.7, far: 0.76, near: 0.84, focal: 0.54, support: 'ground', indoor: true },
};
