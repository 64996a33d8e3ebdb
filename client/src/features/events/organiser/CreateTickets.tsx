import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import type { Currency } from '../../../gql/graphql.ts';
import { useCreateTicketsMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { organiserTexts, tierFormTexts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { notify } from '../../../ui/notify.ts';
import { Section } from '../../../ui/Section.tsx';
import { toLocalMoment } from './local-moment.ts';
import { TierRow, ValidityFields } from './TierRow.tsx';
import {
  DEFAULT_GRACE,
  DEFAULT_TIER,
  faultsOfRow,
  isComplete,
  newTierDraft,
  type TierDraft,
  toTierInput,
} from './tier-drafts.ts';

const CreateTicketsFragment = graphql(`
  fragment CreateTickets_event on Event {
    id
    startDate
    timeZone
    endDate
    priceCurrencies
    tiers {
      id
      price {
        currency
      }
    }
  }
`);

graphql(`
  mutation CreateTickets($eventId: ID!, $tiers: [TierInput!]!, $figures: Boolean!) {
    createTickets(input: { eventId: $eventId, tiers: $tiers }) {
      event {
        id
        ...TicketSummary_event
      }
    }
  }
`);

const firstDraft = (currency?: Currency): TierDraft[] => [newTierDraft(DEFAULT_TIER, currency)];

interface CreateTicketsProps {
  event: FragmentType<typeof CreateTicketsFragment>;
  /** Whether the response may include the organiser's figures. */
  figures: boolean;
}

/** Form that creates tickets in tiers; created tickets are the stock on sale. */
export function CreateTickets({ event: ref, figures }: CreateTicketsProps) {
  const event = useFragment(CreateTicketsFragment, ref);
  const ofEvent = {
    effectiveAt: toLocalMoment(event.startDate, event.timeZone),
    expiresAt: toLocalMoment(event.endDate, event.timeZone),
    gracePeriod: DEFAULT_GRACE,
  };
  const [drafts, setDrafts] = useState(() => firstDraft(event.tiers[0]?.price.currency));
  const [typed, setTyped] = useState<Partial<typeof ofEvent>>({});
  const [create, { loading, error, reset }] = useCreateTicketsMutation();
  const validity = { ...ofEvent, ...typed };
  const faults = fieldFailures(error);

  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const tiers = drafts.map((draft) => toTierInput(draft, validity, ofEvent, event.timeZone));
    try {
      await create({ variables: { eventId: event.id, tiers, figures } });
      void notify('success', ticketTexts.created);
      setDrafts(firstDraft(drafts[0]?.currency));
      setTyped({});
    } catch (failure) {
      void notify('error', ticketTexts.createFailed(readFailure(failure, callTexts.network)));
    }
  };

  const edit = (next: TierDraft[]) => {
    if (error) reset();
    setDrafts(next);
  };

  return (
    <Section title={tierFormTexts.title} lead={organiserTexts.ticketsHelp}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <ValidityFields
            value={validity}
            onChange={setTyped}
            faults={faultsOfRow(
              faults,
              drafts.findIndex((draft) => draft.own === null),
            )}
          />
          <Text size="sm" c="dimmed" mt={-8}>
            {tierFormTexts.zone(event.timeZone)}
          </Text>
          {drafts.map((draft, index) => (
            <TierRow
              key={draft.key}
              number={index + 1}
              draft={draft}
              currencies={event.priceCurrencies}
              all={validity}
              faults={faultsOfRow(faults, index)}
              onChange={(next) => edit(drafts.map((one) => (one.key === next.key ? next : one)))}
              onRemove={
                drafts.length > 1 ? () => edit(drafts.filter((one) => one.key !== draft.key)) : undefined
              }
            />
          ))}
          {error && <FormFailure>{readFailure(error, callTexts.network)}</FormFailure>}
          <Group justify="space-between">
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => edit([...drafts, newTierDraft('', drafts.at(-1)?.currency)])}
            >
              {tierFormTexts.add}
            </Button>
            <Button
              type="submit"
              loading={loading}
              disabled={!drafts.every(isComplete)}
              leftSection={<IconTicket size={18} aria-hidden />}
            >
              {tierFormTexts.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
