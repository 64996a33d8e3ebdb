import { type CSSProperties, useMemo } from 'react';
import classes from './Poster.module.css';
import { posterSvg } from './poster.ts';

interface PosterProps {
  eventId: string;
  /** Proportions of the drawing; it fills the width it is given. */
  width?: number;
  height?: number;
  className?: string;
}

/** The art of an event, drawn from its id. It decorates: the words beside it say everything. */
export function Poster({ eventId, width = 640, height = 400, className }: PosterProps) {
  // A picture, not a part of the page: a list of events would else carry thousands of shapes in its tree.
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
