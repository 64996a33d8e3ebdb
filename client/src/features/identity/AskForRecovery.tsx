import { Button, Stack, Text } from '@mantine/core';
import { readFailure } from '../../apollo/read-failure.ts';
import { useRequestFactorRecoveryMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { authTexts } from '../../messages/auth.ts';
import { recoveryTexts } from '../../messages/security.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';

graphql(`
  mutation RequestFactorRecovery($challenge: String!) {
    requestFactorRecovery(input: { challenge: $challenge }) {
      done
    }
  }
`);

/** Mails the link that begins a recovery to a person who has lost the device and the recovery codes. */
export function AskForRecovery({ challenge }: { challenge: string }) {
  const [request, { data, error, loading }] = useRequestFactorRecoveryMutation();
  if (data) return <p role="status">{recoveryTexts.asked}</p>;
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed" ta="center">
        {authTexts.lostBoth}
      </Text>
      {error && <FormFailure>{readFailure(error)}</FormFailure>}
      <Button
        variant="subtle"
        disabled={loading}
        onClick={() => void request({ variables: { challenge } }).catch(() => undefined)}
      >
        {recoveryTexts.ask}
      </Button>
    </Stack>
  );
}
