import { Alert, Group, Paper, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconTicketOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DOOR_REASON_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import type { RevokeTicketMutation } from '../../gql/graphql.ts';
import { useRevocationPreviewQuery, useRevokeTicketMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { doorTexts } from '../../messages/door.ts';
import { labelTexts } from '../../messages/labels.ts';
import { useCan } from '../../session/use-viewer.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './RevokePanel.module.css';

graphql(`
  query RevocationPreview($id: ID!, $person: Boolean!) {
    ticket(id: $id) {
      id
      tier {
        id
        name
      }
      status
      holderName @include(if: $person)
      event {
        id
        name
      }
    }
  }
`);

/** Shows the ticket of the entered id, to prevent the revocation of a wrong one. */
export function RevocationPreview({ id }: { id: string }) {
  const person = useCan('VIEW_PERSONAL_DATA');
  const { data, loading } = useRevocationPreviewQuery({ variables: { id, person } });
  const ticket = data?.ticket;
  return (
    <div role="status" className={classes.preview}>
      {ticket && (
        <Group justify="space-between" gap="sm">
          <div>
            <Text fw={600}>{ticket.event.name}</Text>
            <Text size="sm" c="dimmed">
              {[ticket.tier.name, ticket.holderName].filter(Boolean).join(' · ')}
            </Text>
          </div>
          <StatusBadge status={ticket.status} />
        </Group>
      )}
      {!ticket && loading && <Skeleton height={44} />}
      {!ticket && !loading && (
        <Text size="sm" c="dimmed">
          {labelTexts.noSuchTicket}
        </Text>
      )}
    </div>
  );
}

graphql(`
  mutation RevokeTicket($id: ID!, $reason: String!) {
    revokeTicket(input: { id: $id, reason: $reason }) {
      ticket {
        id
        status
        dueStatus
        due {
          ...Money @unmask
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
          maxLength={DOOR_REASON_LIMITS.revoke}
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

/** Revokes a ticket and shows the result. */
export function RevokePanel() {
  const [address, setAddress] = useSearchParams();
  const [revoked, setRevoked] = useState<RevokedTicket | null>(null);
  const done = (ticket: RevokedTicket) => {
    setRevoked(ticket);
    setAddress({ tab: 'revoke' }, { replace: true });
  };
  return (
    <Stack gap="lg">
      <RevokeForm initialId={address.get('ticket') ?? ''} onRevoked={done} />
      <div role="status">
        {revoked && (
          <Alert
            color="leaf"
            variant="light"
            maw={640}
            title={doorTexts.revoked}
            icon={<IconTicketOff size={22} aria-hidden />}
          >
            <Text>
              {revoked.event.name}, {revoked.tier.name}
            </Text>
            <Text ff="monospace" size="sm" style={{ overflowWrap: 'anywhere' }}>
              {revoked.id}
            </Text>
            {revoked.revokedAt && (
              <Text size="sm">
                <Moment at={revoked.revokedAt} />, “{revoked.revokeReason}”
              </Text>
            )}
          </Alert>
        )}
      </div>
    </Stack>
  );
}
