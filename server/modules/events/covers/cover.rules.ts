import { BadInput, Failure, type FieldFault } from '../../../platform/failures.ts';

export const COVER_BYTES = 10 * 1024 * 1024;
/** Of the uploaded picture: more than phones take. A file of some kilobytes may claim to hold far more. */
export const COVER_PIXELS = 50_000_000;
const COVER_WIDTHS = [320, 640, 1280, 1920];
export const LARGEST_WIDTH = 1920;
/** Far taller pictures than anything shows are scaled down further. */
export const LARGEST_HEIGHT = 4096;

export const COVER_FORMATS = ['avif', 'webp'] as const;
export type CoverFormat = (typeof COVER_FORMATS)[number];

export class CoverTooLarge extends Failure {
  constructor() {
    super('COVER_TOO_LARGE', 'too_large', 'A cover has at most 10 MB.');
  }
}

export class WrongCoverType extends Failure {
  constructor() {
    super('COVER_TYPE', 'unprocessable', 'A cover is a JPEG, PNG or WebP picture.');
  }
}

export class CoverTooManyPixels extends Failure {
  constructor() {
    super(
      'COVER_PIXELS',
      'unprocessable',
      'A cover has at most 50 million pixels. Please send a smaller one.',
    );
  }
}

export class CoverUnreadable extends Failure {
  constructor() {
    super('COVER_UNREADABLE', 'unprocessable', 'The picture is damaged. Please save it again and retry.');
  }
}

/** Other covers are being prepared. */
export class TooManyCovers extends Failure {
  constructor(retryAfter: number) {
    super('UNAVAILABLE', 'unavailable', 'Too many covers are being prepared. Please try again shortly.', {
      retryAfter,
    });
  }
}

export class NoCover extends Failure {
  constructor() {
    super('NO_COVER', 'conflict', 'The event has no cover.');
  }
}

/** The point of a picture that stays visible when it is cropped, as shares of its width and height. */
export interface Focus {
  x: number;
  y: number;
}

export const CENTRE: Focus = { x: 0.5, y: 0.5 };

/** @throws BadInput for shares outside of 0 to 1 */
export function checkFocus({ x, y }: Focus): Focus {
  const faults: FieldFault[] = [];
  for (const [field, share] of [
    ['focalX', x],
    ['focalY', y],
  ] as const) {
    if (share >= 0 && share <= 1) continue;
    const message = 'The focal point must lie in the picture: from 0 to 1.';
    faults.push({ field, code: 'OUT_OF_RANGE', min: 0, max: 1, message });
  }
  if (faults.length > 0) throw new BadInput(faults);
  return { x, y };
}

/** Returns the widths in which a picture is kept, ascending. None is larger than the picture. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, LARGEST_WIDTH);
  const smaller = COVER_WIDTHS.filter((one) => one < largest);
  return [...smaller, largest];
}

export interface CropRequest extends Focus {
  from: { width: number; height: number };
  to: { width: number; height: number };
}

/** Returns the largest part with the proportions of the target, placed as CSS places it with `object-position`. */
export function cropOf({ from, to, x, y }: CropRequest): {
  left: number;
  top: number;
  width: number;
  height: number;
} {
  const scale = Math.min(from.width / to.width, from.height / to.height);
  const width = Math.max(1, Math.min(from.width, Math.round(to.width * scale)));
  const height = Math.max(1, Math.min(from.height, Math.round(to.height * scale)));
  return {
    left: Math.round((from.width - width) * x),
    top: Math.round((from.height - height) * y),
    width,
    height,
  };
}

/** The file for print, which is not served. */
export const PRINT_FILE = 'print.jpg';

export const coverFolder = (hash: string): string => `covers/${hash}`;

const HASH = /^[0-9a-f]{64}$/;
const FILE = /^[1-9]\d{0,3}\.(avif|webp)$/;

/** Returns true for what can be the address of a cover's file. */
export function isCoverFile(hash: string, file: string): boolean {
  return HASH.test(hash) && FILE.test(file);
}
