import { type CSSProperties, useMemo } from 'react';
import { type PosterCategory, posterSvg } from '../../../server/lib/posters/poster.ts';
import classes from './Poster.module.css';

interface PosterProps {
  eventId: string;
  /**
   * Category of the event, as the API spells it; null for none, and for pictures of other things. A ticket that an earlier
   * version saved on the device has none either.
   */
  category: Uppercase<PosterCategory> | null;
  /** Proportions of the drawing; it fills the available width. */
  width?: number;
  height?: number;
  className?: string;
}

/** The poster of an event, generated from its id and category. It is decorative: the text beside it is complete. */
export function Poster({ eventId, category, width = 640, height = 400, className }: PosterProps) {
  // An image and not inline SVG: a list of events would otherwise add thousands of shapes to the DOM.
  const address = useMemo(() => {
    const subject = { id: eventId, category: (category?.toLowerCase() ?? null) as PosterCategory | null };
    return `data:image/svg+xml,${encodeURIComponent(posterSvg(subject, { width, height }))}`;
  }, [eventId, category, width, height]);
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
