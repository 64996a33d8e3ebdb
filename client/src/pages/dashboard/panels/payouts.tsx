import { Stack } from '@mantine/core';
import { MerchantsSection } from '../../../features/merchants/MerchantsSection.tsx';
import { OrganiserPayouts } from '../../../features/payouts/OrganiserPayouts.tsx';
import { PayoutList } from '../../../features/payouts/PayoutList.tsx';
import { PlatformSellers } from '../../../features/payouts/PlatformSellers.tsx';
import { payoutTexts, platformSellingTexts } from '../../../messages/payouts.ts';
import { useCan } from '../../../session/use-viewer.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

const nothing = (): void => undefined;

/** Payouts: for operators of the platform those of all organisers, for others their own. */
export default function PayoutsPanel() {
  const operates = useCan('MANAGE_SYSTEM');
  if (!operates) return <OrganiserPayouts />;
  return (
    <>
      <PageTitle title={payoutTexts.title} lead={payoutTexts.adminLead} />
      <Stack gap="lg">
        <PayoutList isOperator onChanged={nothing} />
        <PlatformSellers />
        <MerchantsSection
          title={platformSellingTexts.accounts}
          lead={platformSellingTexts.accountsLead}
          isPlatform
        />
      </Stack>
    </>
  );
}
