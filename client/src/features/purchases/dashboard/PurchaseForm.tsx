import { Badge, Button, NumberInput, Radio, Stack, Text, TextInput, Title } from '@mantine/core';
import type { FormEvent } from 'react';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { eventTexts } from '../../../texts/events.ts';
import { Poster } from '../../../ui/Poster.tsx';
import { fullWhen } from '../../events/event-dates.ts';
import { TierPicker } from '../TierPicker.tsx';
import classes from './PurchaseModal.module.css';
import { PAYMENT_METHODS, type PurchaseDraft } from './purchase-draft.ts';

const PurchaseFormFragment = graphql(`
  fragment PurchaseForm_event on Event {
    id
    name
    venue
    startDate
    endDate
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

/** Most tickets of one order. */
const MOST = 10;

interface PurchaseFormProps {
  event: FragmentType<typeof PurchaseFormFragment>;
  draft: PurchaseDraft;
  onChange: (draft: PurchaseDraft) => void;
  onReview: () => void;
}

/** First step: which tickets, how they are paid, and who will hold them. */
export function PurchaseForm({ event: ref, draft, onChange, onReview }: PurchaseFormProps) {
  const event = useFragment(PurchaseFormFragment, ref);
  const when = fullWhen(event.startDate, event.endDate);
  const tier = event.tiers.find((one) => one.name === draft.tier && one.available > 0);
  const most = Math.min(MOST, tier?.available ?? MOST);
  const field = (name: 'name' | 'email' | 'phone') => ({
    value: draft[name],
    onChange: (typed: { currentTarget: { value: string } }) =>
      onChange({ ...draft, [name]: typed.currentTarget.value }),
    required: true,
    withAsterisk: false,
  });
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    onReview();
  };
  return (
    <form onSubmit={submit} aria-label="Purchase">
      <div className={classes.event}>
        <Poster eventId={event.id} width={320} height={220} className={classes.art} />
        <div className={classes.words}>
          <Title order={3} size="h4">
            {event.name}
          </Title>
          <Text size="sm" c="dimmed">
            {when.date}, {when.time}
          </Text>
          <Text size="sm" c="dimmed">
            {event.venue}
          </Text>
        </div>
      </div>
      <Stack gap="md">
        {event.available === 0 && (
          <Badge size="xl" radius="sm" tt="none" variant="light" color="coral">
            {eventTexts.soldOut}
          </Badge>
        )}
        {event.formSales ? (
          <TierPicker
            tiers={event.tiers}
            value={tier?.name ?? null}
            onChange={(name) => onChange({ ...draft, tier: name, quantity: 1 })}
          />
        ) : (
          <Text c="dimmed">The organiser does not sell tickets to this event online.</Text>
        )}
        {event.formSales && tier && (
          <>
            <NumberInput
              label="Tickets"
              value={draft.quantity}
              onChange={(quantity) => onChange({ ...draft, quantity: Number(quantity) || 1 })}
              min={1}
              max={most}
              clampBehavior="strict"
              allowDecimal={false}
              allowNegative={false}
            />
            <Radio.Group
              label="Payment"
              value={draft.method}
              onChange={(method) =>
                onChange({
                  ...draft,
                  method: PAYMENT_METHODS.find((one) => one.id === method)?.id ?? draft.method,
                })
              }
            >
              {PAYMENT_METHODS.map((method) => (
                <Radio
                  key={method.id}
                  mt="xs"
                  className={classes.method}
                  value={method.id}
                  label={method.label}
                  description={method.description}
                />
              ))}
            </Radio.Group>
            <TextInput label="Full Name" autoComplete="name" {...field('name')} />
            <TextInput label="Email" type="email" autoComplete="email" {...field('email')} />
            <TextInput label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
          </>
        )}
        <Button type="submit" size="lg" fullWidth disabled={!event.formSales || !tier}>
          Review Purchase
        </Button>
      </Stack>
    </form>
  );
}
