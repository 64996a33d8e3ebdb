import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { labelTexts } from '../../messages/labels.ts';
import { settingsTexts as texts } from '../../messages/settings.ts';
import { isLimited, type Viewer } from '../../session/use-viewer.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { mayOpen } from '../../shell/tabs.ts';
import { ReceiptSettingsSection } from '../receipts/ReceiptSettingsSection.tsx';
import { ClaimOwnership } from '../users/ClaimOwnership.tsx';
import { GuestAccessSection } from './GuestAccessSection.tsx';
import { IssuerPageSection } from './IssuerPageSection.tsx';
import { MainCurrencySection } from './MainCurrencySection.tsx';
import { SecondFactorRule } from './SecondFactorRule.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { TicketKeySection } from './TicketKeySection.tsx';

const leads = ({ role }: Viewer): boolean => role === 'ISSUER_OWNER' || role === 'ISSUER_ADMIN';

/** Settings of the viewer's organisation: its owners and admins change them; other members read whom to ask. */
export function OrganisationSections({ viewer }: { viewer: Viewer }) {
  const { permissions } = viewer;
  return (
    <>
      <ClaimOwnership viewer={viewer} order={3} />
      {!leads(viewer) && (
        <SettingsSection anchor="rules" title={texts.rulesTitle} lead={texts.rulesLead}>
          <Text>{texts.rulesBy}</Text>
        </SettingsSection>
      )}
      <IssuerPageSection viewer={viewer} />
      <GuestAccessSection viewer={viewer} />
      <SecondFactorRule viewer={viewer} />
      <MainCurrencySection viewer={viewer} />
      {leads(viewer) && mayOpen('team', viewer.role, permissions, isLimited(viewer)) && (
        <LinkSection
          anchor="team"
          title={texts.teamTitle}
          lead={texts.teamLead}
          to={tabAddress('team')}
          label={texts.teamOpen}
        />
      )}
      {mayOpen('payments', viewer.role, permissions, isLimited(viewer)) && (
        <LinkSection
          anchor="payments"
          title={labelTexts.payments}
          lead={texts.paymentsLead}
          to={tabAddress('payments')}
          label={texts.paymentsOpen}
        />
      )}
      <TicketKeySection viewer={viewer} />
      {permissions.includes('PROCESS_PAYMENTS') && !isLimited(viewer) && <ReceiptSettingsSection />}
    </>
  );
}

interface LinkSectionProps {
  anchor: string;
  title: string;
  lead: string;
  to: string;
  label: string;
}

/** A section whose settings are on another page. */
export function LinkSection({ anchor, title, lead, to, label }: LinkSectionProps) {
  return (
    <SettingsSection anchor={anchor} title={title} lead={lead}>
      <Button component={Link} to={to} variant="default">
        {label}
      </Button>
    </SettingsSection>
  );
}
