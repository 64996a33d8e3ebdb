import type { CSSProperties } from 'react';
import classes from './CoverPicture.module.css';

export interface CoverSizes {
  hash: string;
  /** Of its sizes, in pixels. */
  widths: readonly number[];
  /** Shown until the picture has loaded. */
  color: string;
  /** The point that stays visible, as shares of width and height. */
  focalX: number;
  focalY: number;
}

interface CoverPictureProps {
  cover: CoverSizes;
  /** Proportions; it fills the available width. */
  width: number;
  height: number;
  /** Width on the screen, as of the attribute `sizes`. */
  sizes: string;
  /** Loads it at once, for what is in view first. */
  eager?: boolean;
  className?: string | undefined;
  onError?: () => void;
}

const fileOf = (hash: string, width: number, format: 'avif' | 'webp'): string =>
  `/covers/${hash}/${width}.${format}`;

/** The uploaded picture of an event, cropped around its focal point. It is decorative: the text beside it is complete. */
export function CoverPicture({
  cover: { hash, widths, color, focalX, focalY },
  width,
  height,
  sizes,
  eager = false,
  className = '',
  onError,
}: CoverPictureProps) {
  const sourcesOf = (format: 'avif' | 'webp') =>
    widths.map((one) => `${fileOf(hash, one, format)} ${one}w`).join(', ');
  const style = {
    '--cover-ratio': `${width} / ${height}`,
    '--cover-color': color,
    '--cover-focus': `${focalX * 100}% ${focalY * 100}%`,
  } as CSSProperties;
  return (
    <div className={`${classes.cover} ${className}`} style={style} aria-hidden>
      <picture>
        <source type="image/avif" srcSet={sourcesOf('avif')} sizes={sizes} />
        <img
          // A picture of another cover must not show the old one while it loads.
          key={hash}
          alt=""
          draggable={false}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          sizes={sizes}
          srcSet={sourcesOf('webp')}
          src={fileOf(hash, widths.find((one) => one >= 640) ?? widths.at(-1) ?? 0, 'webp')}
          onError={onError}
        />
      </picture>
    </div>
  );
}
