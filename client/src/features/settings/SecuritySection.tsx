import { labelTexts } from '../../texts/labels.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { SessionList } from './SessionList.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Password and active sessions. */
export function SecuritySection() {
  return (
    <SettingsSection title={labelTexts.security} lead={labelTexts.securityLead}>
      <ChangePasswordForm currentLabel={labelTexts.currentPassword} refetches={['Sessions']} />
      <SessionList />
    </SettingsSection>
  );
}
