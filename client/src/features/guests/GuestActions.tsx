import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileSpreadsheet, IconMailForward, IconMessage, IconTicketOff } from '@tabler/icons-react';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { useRevokeTicketsMutation, useSendTicketsAgainMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { eventGuestTexts as texts } from '../../messages/guests.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { fileTexts } from '../../messages/staff-events.ts';
import { useCan } from '../../session/use-viewer.ts';
import { notify } from '../../ui/notify.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { downloadCsv } from '../tickets/download-csv.ts';
import classes from './Guests.module.css';
import { GuestRowFragment } from './GuestTable.tsx';
import { MessageGuests } from './MessageGuests.tsx';

graphql(`
  mutation SendTicketsAgain($ticketIds: [ID!]!) {
    sendTicketsAgain(input: { ticketIds: $ticketIds }) {
      outcome {
        skipped
        tickets {
          id
        }
      }
    }
  }
`);

graphql(`
  mutation RevokeTickets($ticketIds: [ID!]!, $reason: String!) {
    revokeTickets(input: { ticketIds: $ticketIds, reason: $reason }) {
      outcome {
        skipped
        tickets {
          id
          status
          dueStatus
          revokedAt
          revokeReason
        }
      }
    }
  }
`);

interface GuestActionsProps {
  eventId: string;
  /** The chosen tickets. */
  tickets: readonly FragmentType<typeof GuestRowFragment>[];
  /** Whether the viewer may write to holders of this event. */
  mayWrite: boolean;
  onDone: () => void;
}

/** Actions on the selected guests: message, send tickets again, export, revoke. */
export function GuestActions({ eventId, tickets: refs, mayWrite, onDone }: GuestActionsProps) {
  const tickets = useFragment(GuestRowFragment, refs);
  const [manages, revokes] = [useCan('MANAGE_TICKETS'), useCan('REVOKE_TICKETS')];
  const [again, { loading: isSending }] = useSendTicketsAgainMutation();
  const [revoke, { loading: isRevoking, error }] = useRevokeTicketsMutation();
  const [isRevokeOpen, revokeDialog] = useDisclosure(false);
  const [isMessageOpen, message] = useDisclosure(false);
  const ticketIds = tickets.map(({ id }) => id);

  const send = () =>
    notifyOutcome(
      async () => {
        const { data } = await again({ variables: { ticketIds } });
        const { tickets: sent, skipped } = data?.sendTicketsAgain.outcome ?? { tickets: [], skipped: 0 };
        return texts.sentAgain(sent.length, skipped);
      },
      (failure) => callTexts.result(readFailure(failure)),
    );
  const confirm = async (reason: string): Promise<void> => {
    try {
      const { data } = await revoke({ variables: { ticketIds, reason } });
      const { tickets: revoked, skipped } = data?.revokeTickets.outcome ?? { tickets: [], skipped: 0 };
      revokeDialog.close();
      onDone();
      void notify('success', texts.revoked(revoked.length, skipped));
    } catch {
      // The dialog shows the reason.
    }
  };
  const take = (): void =>
    downloadCsv('guests.csv', [
      [
        'ticket_id',
        'number',
        'tier',
        'status',
        'due',
        'price',
        'currency',
        'name',
        'email',
        'phone',
        'issued_at',
      ],
      ...tickets.map((ticket) => [
        ticket.id,
        ticket.number,
        ticket.tier.name,
        ticket.status.toLowerCase(),
        ticket.dueStatus.toLowerCase(),
        ticket.price.amount,
        ticket.price.currency,
        ticket.holderName ?? '',
        ticket.holderEmail ?? '',
        ticket.holderPhone ?? '',
        ticket.issuedAt,
      ]),
    ]);

  return (
    <div className={classes.bar} role="toolbar" aria-label={texts.actions}>
      <Text fw={600} role="status">
        {texts.selected(tickets.length)}
      </Text>
      {mayWrite && (
        <Button variant="default" onClick={message.open} leftSection={<IconMessage size={18} aria-hidden />}>
          {texts.message}
        </Button>
      )}
      {manages && (
        <Button
          variant="default"
          loading={isSending}
          onClick={send}
          leftSection={<IconMailForward size={18} aria-hidden />}
        >
          {labelTexts.sendAgain}
        </Button>
      )}
      <Button variant="default" onClick={take} leftSection={<IconFileSpreadsheet size={18} aria-hidden />}>
        {fileTexts.take}
      </Button>
      {revokes && (
        <Button
          variant="default"
          onClick={revokeDialog.open}
          leftSection={<IconTicketOff size={18} aria-hidden />}
        >
          {labelTexts.revoke}
        </Button>
      )}
      <Button variant="subtle" onClick={onDone}>
        {texts.clear}
      </Button>
      <ReasonDialog
        opened={isRevokeOpen}
        onClose={revokeDialog.close}
        title={texts.revokeTitle(tickets.length)}
        label={texts.revokeTitle(tickets.length)}
        reasonLabel={labelTexts.reason}
        keep={labelTexts.cancel}
        confirm={labelTexts.revoke}
        loading={isRevoking}
        failure={error ? callTexts.result(readFailure(error)) : null}
        onConfirm={(reason) => void confirm(reason)}
      >
        <Text>{texts.revokeBody}</Text>
      </ReasonDialog>
      {isMessageOpen && <MessageGuests eventId={eventId} ticketIds={ticketIds} onClose={message.close} />}
    </div>
  );
}
