import { Link } from 'react-router-dom';
import classes from './TabLinks.module.css';

interface TabLink {
  key: string;
  label: string;
  to: string;
  isCurrent: boolean;
}

/** Tabs with an address each. On a narrow screen they scroll sideways within their row. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={classes.nav}>
      {tabs.map(({ key, label: text, to, isCurrent }) => (
        <Link key={key} to={to} className={classes.tab} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
