import { Alert, Badge, Modal, Paper, Stack, Text, Title } from '@mantine/core';
import { IconFlame } from '@tabler/icons-react';
import { useState } from 'react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { eventTexts } from '../../texts/events.ts';
import { ticketTexts } from '../../texts/tickets.ts';
import { FormPurchase, type FormPurchaseResult } from './FormPurchase.tsx';
import { PurchasedTicket } from './PurchasedTicket.tsx';
import { TierPicker } from './TierPicker.tsx';

const BuyPanelFragment = graphql(`
  fragment BuyPanel_event on Event {
    id
    slug
    available
    formSales
    tiers {
      id
      name
      available
      ...TierPicker_tier
    }
  }
`);

interface BuyPanelProps {
  event: FragmentType<typeof BuyPanelFragment>;
  /** Reads the event again. */
  onChanged: () => void;
}

/** Tiers, the form that the chosen one opens, and the ticket at the end. */
export function BuyPanel({ event: ref, onChanged }: BuyPanelProps) {
  const event = useFragment(BuyPanelFragment, ref);
  const [chosen, setChosen] = useState<string | null>(null);
  const [bought, setBought] = useState<FormPurchaseResult | null>(null);
  const tier = event.tiers.find((one) => one.name === chosen && one.available > 0);

  const purchased = (result: FormPurchaseResult) => {
    setBought(result);
    setChosen(null);
    onChanged();
  };

  return (
    <Paper withBorder p="lg" component="section" aria-label="Tickets">
      <Title order={2} size="h3" mb="sm">
        Tickets
      </Title>
      <div aria-live="polite">
        {event.available >= 1 && event.available <= 10 && (
          <Alert
            color="marigold"
            variant="light"
            mb="md"
            p="sm"
            icon={<IconFlame size={20} aria-hidden />}
            title={eventTexts.sellingFast}
          >
            {eventTexts.onlyLeft(event.available)}
          </Alert>
        )}
        {event.available === 0 && (
          <Badge size="xl" radius="sm" tt="none" variant="light" color="coral" mb="md">
            {eventTexts.soldOut}
          </Badge>
        )}
      </div>
      {!event.formSales && event.available > 0 && (
        <Text c="dimmed" mb="md">
          This event does not sell tickets on this page.
        </Text>
      )}
      {event.formSales && <TierPicker tiers={event.tiers} value={chosen} onChange={setChosen} />}
      {event.formSales && tier && (
        <FormPurchase
          key={tier.id}
          slug={event.slug}
          tier={tier.name}
          available={tier.available}
          onPurchased={purchased}
          onRefused={onChanged}
        />
      )}
      <Modal
        opened={bought !== null}
        onClose={() => setBought(null)}
        title={ticketTexts.purchasedTitle}
        size="lg"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack gap="lg">
          {bought?.tickets.map((ticket) => (
            <PurchasedTicket key={ticket.id} ticket={ticket} />
          ))}
        </Stack>
      </Modal>
    </Paper>
  );
}
