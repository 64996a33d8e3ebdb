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
  const drawing = useMemo(() => posterSvg(eventId, { width, height }), [eventId, width, height]);
  return (
    <div
      className={`${classes.poster} ${className ?? ''}`}
      style={{ '--poster-ratio': `${width} / ${height}` } as CSSProperties}
      aria-hidden
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is made by our own code from a hash
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
