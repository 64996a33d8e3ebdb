import { type CSSProperties, useMemo } from 'react';
import classes from './Poster.module.css';
import { posterSvg } from './poster.ts';

interface PosterProps {
  eventId: string;
  /** Proportions of the drawing; it fills the available width. */
  width?: number;
  height?: number;
  className?: string;
}

/** The poster of an event, generated from its id. It is decorative: the text beside it is complete. */
export function Poster({ eventId, width = 640, height = 400, className }: PosterProps) {
  // An image and not inline SVG: a list of events would otherwise add thousands of shapes to the DOM.
  const address = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(posterSvg(eventId, { width, height }))}`,
    [eventId, width, height],
  );
  return (
    <div
      className={`${classes.poster} ${className ?? ''}`}
      style={{ '--poster-ratio': `${width} / ${height}` } as CSSProperties}
      aria-hidden
    >
      <img src={address} alt="" draggable={false} />
    </div>
  );
}
