import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { EventCard } from '../../features/events/EventCard.tsx';
import type { Listed } from './EventSections.tsx';
import classes from './EventsPage.module.css';

/** As in the grid of a short list. */
const CARD = 330;
const GAP = 24;
/** Estimated height of a row before it is measured. */
const ROW = 470;

/** Rows of a long list of cards; only those in or near the viewport are rendered. */
export default function LongList({ events }: { events: Listed }) {
  const frame = useRef<HTMLDivElement>(null);
  const { columns, top } = usePlace(frame);
  const rows = useWindowVirtualizer({
    count: Math.ceil(events.length / columns),
    estimateSize: () => ROW,
    gap: GAP,
    overscan: 2,
    scrollMargin: top,
  });
  return (
    <div ref={frame} className={classes.long} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          className={classes.row}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - top}px)`,
          }}
        >
          {events.slice(row.index * columns, (row.index + 1) * columns).map((event, nth) => (
            <EventCard key={event.id} event={event} index={row.index * columns + nth} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface Place {
  columns: number;
  /** Distance of the list from the top of the page, in pixels. */
  top: number;
}

const UNKNOWN: Place = { columns: 1, top: 0 };

/** Number of columns and offset of the list; both change with the window. */
function usePlace(frame: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const measure = () => {
      const box = frame.current?.getBoundingClientRect();
      if (!box) return;
      const columns = Math.max(1, Math.floor((box.width + GAP) / (CARD + GAP)));
      const top = Math.round(box.top + window.scrollY);
      setPlace((before) => (before.columns === columns && before.top === top ? before : { columns, top }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [frame]);
  return place;
}
