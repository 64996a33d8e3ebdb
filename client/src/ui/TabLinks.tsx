import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import classes from './TabLinks.module.css';

interface TabLink {
  key: string;
  label: string;
  to: string;
  isCurrent: boolean;
}

/** Tabs with an address each. On a narrow screen they scroll sideways within their row, the current one to its middle. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab became the current one
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={label} className={classes.nav} ref={row}>
      {tabs.map(({ key, label: text, to, isCurrent }) => (
        <Link key={key} to={to} className={classes.tab} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
