import { Button } from '@mantine/core';
import { SecondFactors } from '../../features/settings/SecondFactors.tsx';
import { securityTexts as texts } from '../../messages/security.ts';
import { shellTexts } from '../../messages/shell.ts';
import { useLogout } from '../../session/use-logout.ts';
import { AuthFrame } from '../auth/AuthFrame.tsx';

/** The only page without a required second factor; the service refuses everything else until it is set up. */
export default function AddSecondFactor() {
  const logout = useLogout();
  return (
    <AuthFrame title={texts.requiredTitle} lead={texts.requiredLead} mode="add-second-factor">
      <SecondFactors order={2} />
      <Button variant="subtle" fullWidth mt="md" onClick={() => void logout()}>
        {shellTexts.logout}
      </Button>
    </AuthFrame>
  );
}
