import { Button } from '@mantine/core';
import { IconCalendarDollar, IconDeviceMobile, IconReceipt2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { homeTexts } from '../../content/landing.ts';
import { Cards } from '../site/Cards.tsx';
import { SiteSection } from '../site/SiteSection.tsx';

/** Id of the section, for links. */
export const PAID_ID = 'getting-paid';

/** In the order of the texts. */
const ICONS = [IconDeviceMobile, IconCalendarDollar, IconReceipt2];

/** How and when organisers are paid, and what it costs. */
export function GettingPaid() {
  const cards = homeTexts.paid.map((card, at) => {
    const CardIcon = ICONS[at] ?? IconDeviceMobile;
    return { ...card, mark: <CardIcon size={28} stroke={1.7} /> };
  });
  return (
    <SiteSection id={PAID_ID} title={homeTexts.paidTitle} lead={homeTexts.paidLead}>
      <Cards cards={cards} />
      <Button component={Link} to="/pricing" variant="default" mt="lg">
        {homeTexts.seePricing}
      </Button>
    </SiteSection>
  );
}
