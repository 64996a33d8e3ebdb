import { Button } from '@mantine/core';
import { ChangePasswordForm } from '../../features/settings/ChangePasswordForm.tsx';
import { shellTexts } from '../../messages/shell.ts';
import { ownPasswordTexts as texts } from '../../messages/users.ts';
import { useLogout } from '../../session/use-logout.ts';
import { AuthFrame } from '../auth/AuthFrame.tsx';

/** The only page for a temporary password; the service refuses everything else until it is replaced. */
export default function ReplacePassword() {
  const logout = useLogout();
  return (
    <AuthFrame title={texts.title} lead={texts.body} mode="replace-password">
      <ChangePasswordForm currentLabel={texts.temporary} refetches={['Viewer']} isPage />
      <Button variant="subtle" fullWidth mt="md" onClick={() => void logout()}>
        {shellTexts.logout}
      </Button>
    </AuthFrame>
  );
}
