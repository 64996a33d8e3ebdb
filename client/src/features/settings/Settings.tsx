import { Button, Stack, Title } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { labelTexts } from '../../messages/labels.ts';
import { settingsTexts as texts } from '../../messages/settings.ts';
import { shellTexts } from '../../messages/shell.ts';
import { useLogout } from '../../session/use-logout.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { NotificationsSection } from '../notifications/NotificationsSection.tsx';
import { SigningKeySection } from '../signing/SigningKeySection.tsx';
import { WebhooksSection } from '../webhooks/WebhooksSection.tsx';
import { ApiKeysSection } from './ApiKeysSection.tsx';
import { AppearanceSection, CurrencySection, LanguageSection } from './DisplaySections.tsx';
import { LinkSection, OrganisationSections } from './OrganisationSections.tsx';
import { PersonalDataSection } from './PersonalDataSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { WithIndex } from './WithIndex.tsx';

const SIGNING = ['APPROVE_CONTRACTS', 'APPROVE_REVENUE'] as const;

/** Settings of the signed-in user, in groups: those of the role alone. */
export function Settings() {
  const { viewer } = useViewer();
  const logout = useLogout();
  if (!viewer) return null;
  return (
    <WithIndex label={texts.index}>
      <SettingsGroup anchor="account" title={texts.accountGroup}>
        <ProfileSection viewer={viewer} />
        <SecuritySection />
        {SIGNING.some((right) => viewer.permissions.includes(right)) && <SigningKeySection />}
        <NotificationsSection />
        <PersonalDataSection />
      </SettingsGroup>
      <SettingsGroup anchor="browser" title={texts.browserGroup}>
        <AppearanceSection />
        <LanguageSection />
        <CurrencySection />
      </SettingsGroup>
      {viewer.user.issuer && (
        <SettingsGroup anchor="organisation" title={texts.organisationGroup(viewer.user.issuer.name)}>
          <OrganisationSections viewer={viewer} />
        </SettingsGroup>
      )}
      {viewer.permissions.includes('MANAGE_SYSTEM') && (
        <SettingsGroup anchor="platform" title={texts.platformGroup}>
          <LinkSection
            anchor="system"
            title={labelTexts.systemManagement}
            lead={texts.platformLead}
            to={tabAddress('system')}
            label={texts.platformOpen}
          />
        </SettingsGroup>
      )}
      {viewer.role !== 'ATTENDEE' && (
        <SettingsGroup anchor="integrations" title={texts.integrationsGroup}>
          <ApiKeysSection mayGiveMoney={viewer.role === 'ISSUER_OWNER' || viewer.role === 'SYSTEM_ADMIN'} />
          {viewer.user.issuer && viewer.permissions.includes('MANAGE_API_KEYS') && <WebhooksSection />}
        </SettingsGroup>
      )}
      <SettingsSection anchor="logout" title={shellTexts.logout} lead={labelTexts.endsSession}>
        <Button
          variant="default"
          leftSection={<IconLogout size={18} aria-hidden />}
          onClick={() => void logout()}
        >
          {shellTexts.logout}
        </Button>
      </SettingsSection>
    </WithIndex>
  );
}

/** Sections under a common heading. */
function SettingsGroup({ anchor, title, children }: { anchor: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={anchor}>
      <Title order={2} size="h3" id={anchor} data-in-index mb="md">
        {title}
      </Title>
      <Stack gap="lg">{children}</Stack>
    </section>
  );
}
