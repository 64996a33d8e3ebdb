import { Button, Stack } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { labelTexts } from '../../messages/labels.ts';
import { shellTexts } from '../../messages/shell.ts';
import { useLogout } from '../../session/use-logout.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { NotificationsSection } from '../notifications/NotificationsSection.tsx';
import { SigningKeySection } from '../signing/SigningKeySection.tsx';
import { ClaimOwnership } from '../users/ClaimOwnership.tsx';
import { WebhooksSection } from '../webhooks/WebhooksSection.tsx';
import { ApiKeysSection } from './ApiKeysSection.tsx';
import { AppearanceSection, CurrencySection, LanguageSection } from './DisplaySections.tsx';
import { GuestAccessSection } from './GuestAccessSection.tsx';
import { IssuerPageSection } from './IssuerPageSection.tsx';
import { PersonalDataSection } from './PersonalDataSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const SIGNING = ['APPROVE_CONTRACTS', 'APPROVE_REVENUE'] as const;

/** Settings of the signed-in user. */
export function Settings() {
  const { viewer } = useViewer();
  const logout = useLogout();
  if (!viewer) return null;
  return (
    <Stack gap="lg">
      <ProfileSection viewer={viewer} />
      <ClaimOwnership viewer={viewer} />
      <IssuerPageSection viewer={viewer} />
      <GuestAccessSection viewer={viewer} />
      <SecuritySection />
      <AppearanceSection />
      <LanguageSection />
      <CurrencySection />
      <NotificationsSection />
      {SIGNING.some((right) => viewer.permissions.includes(right)) && <SigningKeySection />}
      {viewer.role !== 'ATTENDEE' && <ApiKeysSection />}
      {viewer.user.issuer && viewer.permissions.includes('MANAGE_API_KEYS') && <WebhooksSection />}
      <PersonalDataSection />
      <SettingsSection title={shellTexts.logout} lead={labelTexts.endsSession}>
        <Button
          variant="default"
          leftSection={<IconLogout size={18} aria-hidden />}
          onClick={() => void logout()}
        >
          {shellTexts.logout}
        </Button>
      </SettingsSection>
    </Stack>
  );
}
