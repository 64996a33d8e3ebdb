import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import { refetchFields } from '../../apollo/refetch.ts';
import {
  useEstimatePhoneBatchMutation,
  usePhoneMessagesQuery,
  useSendPhoneBatchMutation,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { phoneBatchTexts as texts } from '../../messages/phone-batches.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { Section } from '../../ui/Section.tsx';
import classes from './Messages.module.css';
import { TierChips } from './TierChips.tsx';

graphql(`
  fragment PhoneBatch_batch on PhoneBatch {
    id
    body
    recipients
    segments
    cost {
      ...Money @unmask
    }
    sentAt
    waiting
    delivered
    failed
    unknown
  }
`);

graphql(`
  query PhoneMessages($eventId: ID!, $first: Int!) {
    phoneChannels
    phoneBudget(eventId: $eventId) {
      limit {
        ...Money @unmask
      }
      left {
        ...Money @unmask
      }
    }
    phoneBatches(eventId: $eventId, first: $first) {
      nodes {
        ...PhoneBatch_batch @unmask
      }
    }
  }
`);

graphql(`
  mutation EstimatePhoneBatch($input: EstimatePhoneBatchInput!) {
    estimatePhoneBatch(input: $input) {
      batch {
        ...PhoneBatch_batch @unmask
      }
    }
  }
`);

graphql(`
  mutation SendPhoneBatch($id: ID!) {
    sendPhoneBatch(input: { id: $id }) {
      batch {
        ...PhoneBatch_batch @unmask
      }
    }
  }
`);

const SHOWN = 20;
const MAX_BODY = 300;

interface PhoneMessagesProps {
  eventId: string;
  tiers: readonly { id: string; name: string }[];
}

/** Messages to the phones of an event's ticket holders: a form with the cost before they go, and those that were sent. */
export function PhoneMessages({ eventId, tiers: choices }: PhoneMessagesProps) {
  const { data } = usePhoneMessagesQuery({
    variables: { eventId, first: SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const [body, setBody] = useState('');
  const [tiers, setTiers] = useState<string[]>([]);
  const [estimate, estimating] = useEstimatePhoneBatchMutation();
  const [send, sending] = useSendPhoneBatchMutation();
  if (!data || data.phoneChannels.length === 0) return null;
  const batch = estimating.data?.estimatePhoneBatch.batch ?? null;
  const faults = fieldFailures(estimating.error);
  const change = (act: () => void) => {
    act();
    estimating.reset();
    sending.reset();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    sending.reset();
    const input = { eventId, body, tiers: tiers.length > 0 ? tiers : null };
    // The hook's own state shows a failure.
    await estimate({ variables: { input } }).catch(() => undefined);
  };
  const confirm = async (id: string) => {
    const sent = await send({ variables: { id } }).catch(() => undefined);
    if (!sent?.data) return;
    void notify('success', texts.queued);
    setBody('');
    estimating.reset();
    refetchFields(sending.client, 'phoneBatches', 'phoneBudget');
  };
  const failure = sending.error ?? (Object.keys(faults).length > 0 ? undefined : estimating.error);
  return (
    <Section title={texts.title} gap="md">
      <form onSubmit={submit} aria-label={texts.title}>
        <Stack gap="md">
          <Text c="dimmed">{texts.lead}</Text>
          <TierChips
            tiers={choices}
            chosen={tiers}
            fault={faults.tiers}
            onChange={(chosen) => change(() => setTiers(chosen))}
          />
          <Textarea
            label={texts.body}
            description={texts.bodyHint(MAX_BODY)}
            autosize
            minRows={2}
            maxLength={MAX_BODY}
            value={body}
            onChange={({ currentTarget: { value } }) => change(() => setBody(value))}
            error={faults.body}
            required
            withAsterisk={false}
          />
          <Text size="sm" c="dimmed" className="tabular">
            {texts.budget(formatMoney(data.phoneBudget.left), formatMoney(data.phoneBudget.limit))}
          </Text>
          <div role="status">
            {batch && (
              <Text fw={600} className="tabular">
                {batch.recipients === 0
                  ? texts.nobody
                  : texts.estimate(batch.recipients, batch.segments, formatMoney(batch.cost))}
              </Text>
            )}
          </div>
          {failure && <FormFailure>{readFailure(failure)}</FormFailure>}
          <Group justify="flex-end">
            <Button type="submit" variant={batch ? 'default' : 'filled'} loading={estimating.loading}>
              {texts.count}
            </Button>
            {batch && batch.recipients > 0 && (
              <Button loading={sending.loading} onClick={() => void confirm(batch.id)}>
                {texts.send(formatMoney(batch.cost))}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
      {data.phoneBatches.nodes.length > 0 && (
        <Paper withBorder component="ul" className={classes.list} aria-label={texts.sent}>
          {data.phoneBatches.nodes.map((one) => (
            <li key={one.id} className={classes.row}>
              <Text component="span" className="break-anywhere">
                {one.body}
              </Text>
              <Text component="span" size="sm" c="dimmed" className="tabular">
                {texts.state(one)} · {formatMoney(one.cost)} ·{' '}
                {one.sentAt && <Moment at={one.sentAt} isRelative />}
              </Text>
            </li>
          ))}
        </Paper>
      )}
    </Section>
  );
}
