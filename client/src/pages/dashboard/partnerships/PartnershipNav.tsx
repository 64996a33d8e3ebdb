import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { panelTexts } from '../../../texts/partnerships.ts';
import { TabLinks } from '../../../ui/TabLinks.tsx';
import type { PartnershipView } from './views.ts';

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
