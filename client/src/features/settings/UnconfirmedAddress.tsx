import { Button, Group, Text } from '@mantine/core';
import { readFailure } from '../../apollo/read-failure.ts';
import { useResendVerificationMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { settingsTexts } from '../../messages/settings.ts';
import { notify } from '../../ui/notify.ts';

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
  const send = async () => {
    try {
      await resend({ context: { credential: 'session' } });
      void notify('success', settingsTexts.verificationSent);
    } catch (error) {
      void notify('error', readFailure(error));
    }
  };
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
