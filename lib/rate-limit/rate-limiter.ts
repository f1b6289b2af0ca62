import type { OpenWindow, RateDecision } from './window';

/** Counts per user (spec: Limits). */
export interface RateLimiter {
  /** Counts one request against the requests of this second. */
  takeRequest(userId: string): Promise<RateDecision>;
  /** The images of this minute as they are; takes none. */
  imagesLeft(userId: string): Promise<RateDecision>;
  /** Counts images against the images of this minute; a refusal takes none. */
  takeImages(userId: string, images: number): Promise<RateDecision>;
}

interface RateLimits {
  requestsPerSecond: number;
  imagesPerMinute: number;
}

export function createRateLimiter(limits: RateLimits, openWindow: OpenWindow): RateLimiter {
  const requests = openWindow('requests', { points: limits.requestsPerSecond, windowSeconds: 1 });
  const images = openWindow('images', { points: limits.imagesPerMinute, windowSeconds: 60 });
  return {
    imagesLeft: (userId) => images.state(userId),
    takeRequest: (userId) => requests.take(userId),
    takeImages: (userId, count) => images.take(userId, count),
  };
}
