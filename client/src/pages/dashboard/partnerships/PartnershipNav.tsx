import { Link } from 'react-router-dom';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { panelTexts } from '../../../texts/partnerships.ts';
import classes from './Partnerships.module.css';
import type { PartnershipView } from './views.ts';

interface PartnershipNavProps {
  views: readonly PartnershipView[];
  current: PartnershipView;
}

/** The tabs of the panel, each with an address. */
export function PartnershipNav({ views, current }: PartnershipNavProps) {
  return (
    <nav aria-label={panelTexts.nav} className={classes.nav}>
      {views.map((view) => (
        <Link
          key={view}
          to={tabAddress('partnerships', { view })}
          className={classes.tab}
          aria-current={view === current ? 'page' : undefined}
        >
          {panelTexts.tabs[view]}
        </Link>
      ))}
    </nav>
  );
}
