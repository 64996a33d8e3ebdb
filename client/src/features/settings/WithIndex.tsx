import { Stack } from '@mantine/core';
import { useResizeObserver, useScrollSpy } from '@mantine/hooks';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import classes from './WithIndex.module.css';

/** Height of the bar above the page, and a margin, in pixels. */
const BAR_PX = 96;
const HEADINGS = '[data-in-index]';

interface WithIndexProps {
  /** Name of the index. */
  label: string;
  children: ReactNode;
}

/**
 * A long page with an index of its headings beside it, above it on a phone. Each heading with an id has an address, which
 * is scrolled to when the page opens, and again while sections above it load.
 */
export function WithIndex({ label, children }: WithIndexProps) {
  const { hash } = useLocation();
  const [content, { height }] = useResizeObserver<HTMLDivElement>();
  const { data, active, reinitialize } = useScrollSpy({ selector: HEADINGS, offset: BAR_PX });
  const refresh = useEffectEvent(reinitialize);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sections load one after the other
  useEffect(() => refresh(), [height]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded sections move the heading
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, data.length]);
  return (
    <div className={classes.columns}>
      <nav aria-label={label} className={classes.index}>
        <ul>
          {data.map(({ id, value, depth }, at) => (
            <li key={id} data-depth={depth}>
              <a href={`#${id}`} aria-current={at === active ? 'true' : undefined}>
                {value}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Stack gap="xl" ref={content} className={classes.content}>
        {children}
      </Stack>
    </div>
  );
}
