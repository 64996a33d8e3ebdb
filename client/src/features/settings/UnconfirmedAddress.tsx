import { Button, Group, Text } from '@mantine/core';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { useResendVerificationMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { settingsTexts } from '../../messages/settings.ts';

graphql(`
  mutation ResendVerification {
    resendVerification {
      done
    }
  }
`);

/** Notice that the address is not confirmed, with a button to resend the link. */
export function UnconfirmedAddress({ sentence }: { sentence: string }) {
  const [resend, { loading }] = useResendVerificationMutation();
  const send = () =>
    notifyOutcome(async () => {
      await resend({ context: { credential: 'session' } });
      return settingsTexts.verificationSent;
    });
  return (
    <Group gap="xs" mt={6}>
      <Text size="sm" c="dimmed">
        {sentence}
      </Text>
      <Button variant="subtle" size="sm" disabled={loading} onClick={send}>
        {labelTexts.sendLinkAgain}
      </Button>
    </Group>
  );
}
