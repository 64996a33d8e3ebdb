import { Paper, Stack, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { RevokeTicketMutation } from '../../gql/graphql.ts';
import { useRevokeTicketMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { doorTexts } from '../../texts/door.ts';
import { labelTexts } from '../../texts/labels.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { RevocationPreview } from './RevocationPreview.tsx';

graphql(`
  mutation RevokeTicket($id: ID!, $reason: String!) {
    revokeTicket(input: { id: $id, reason: $reason }) {
      ticket {
        id
        status
        dueStatus
        due {
          amount
          currency
        }
        revokedAt
        revokeReason
        tier {
          id
          name
        }
        event {
          id
          name
        }
      }
    }
  }
`);

export type RevokedTicket = RevokeTicketMutation['revokeTicket']['ticket'];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface RevokeFormProps {
  /** The ticket that the user came from, or empty. */
  initialId: string;
  onRevoked: (ticket: RevokedTicket) => void;
}

/** Form for a ticket to revoke and the reason. Both are required. */
export function RevokeForm({ initialId, onRevoked }: RevokeFormProps) {
  const [id, setId] = useState(initialId);
  const [reason, setReason] = useState('');
  const [settledId] = useDebouncedValue(id.trim(), 300);
  const [revoke, { loading, error, reset }] = useRevokeTicketMutation();
  const isWhole = UUID.test(settledId);

  const submit = async () => {
    const variables = { id: id.trim(), reason: reason.trim() };
    const { data } = await revoke({ variables }).catch(() => ({ data: null }));
    if (!data) return;
    setId('');
    setReason('');
    onRevoked(data.revokeTicket.ticket);
  };

  return (
    <Paper withBorder p="lg" maw={640}>
      <Stack gap="md">
        <TextInput
          label={labelTexts.ticketId}
          value={id}
          onChange={(event) => {
            setId(event.currentTarget.value);
            reset();
          }}
          autoComplete="off"
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        />
        {isWhole && <RevocationPreview id={settledId} />}
        <Textarea
          label={labelTexts.reason}
          description={labelTexts.reasonHint}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={1000}
          autosize
          minRows={3}
        />
        {error && <FormFailure>{doorTexts.error(readFailure(error))}</FormFailure>}
        <ConfirmButton
          size="lg"
          question={doorTexts.revokeQuestion}
          consequence={doorTexts.revokeConsequence}
          confirmLabel={doorTexts.revoke}
          disabled={loading || !id.trim() || !reason.trim()}
          onConfirm={submit}
        >
          {doorTexts.revoke}
        </ConfirmButton>
      </Stack>
    </Paper>
  );
}
