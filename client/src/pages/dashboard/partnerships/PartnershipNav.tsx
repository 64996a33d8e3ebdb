import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { contractTexts, panelTexts } from '../../../messages/partnerships.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { TabLinks } from '../../../ui/TabLinks.tsx';
import classes from '../events/BackToEvents.module.css';
import type { PartnershipView } from './views.ts';

export function BackToContracts({ to }: { to: string }) {
  return (
    <Link to={tabAddress('partnerships', { view: to })} className={classes.back}>
      <IconArrowLeft size={18} aria-hidden />
      {contractTexts.back}
    </Link>
  );
}

interface PartnershipNavProps {
  views: readonly PartnershipView[];
  current: PartnershipView;
}

/** The tabs of the panel, each with an address. */
export function PartnershipNav({ views, current }: PartnershipNavProps) {
  return (
    <TabLinks
      label={panelTexts.nav}
      tabs={views.map((view) => ({
        key: view,
        label: panelTexts.tabs[view],
        to: tabAddress('partnerships', { view }),
        isCurrent: view === current,
      }))}
    />
  );
}
