import { Stack } from '@mantine/core';
import { Merchants } from '../../../features/merchants/Merchants.tsx';
import { OrganiserPayouts } from '../../../features/payouts/OrganiserPayouts.tsx';
import { PayoutList } from '../../../features/payouts/PayoutList.tsx';
import { PlatformSellers } from '../../../features/payouts/PlatformSellers.tsx';
import { SettingsSection } from '../../../features/settings/SettingsSection.tsx';
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
        <SettingsSection title={platformSellingTexts.accounts} lead={platformSellingTexts.accountsLead}>
          <Merchants order={4} isPlatform />
        </SettingsSection>
      </Stack>
    </>
  );
}
