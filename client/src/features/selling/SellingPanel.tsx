import { NativeSelect, Skeleton, Switch, Text, Title } from '@mantine/core';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { readFailure } from '../../apollo/read-failure.ts';
import type { SellingQuery, SetEventSalesInput } from '../../gql/graphql.ts';
import {
  useSellingQuery,
  useSetBuyerLimitMutation,
  useSetEventSalesMutation,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { sellingTexts as texts } from '../../messages/selling.ts';
import { callTexts } from '../../messages/shell.ts';
import { notify } from '../../ui/notify.ts';
import { Section } from '../../ui/Section.tsx';
import { LimitField } from './SellingFields.tsx';
import classes from './selling.module.css';
import { TierSelling } from './TierSelling.tsx';

graphql(`
  query Selling($eventId: ID!) {
    event(id: $eventId) {
      id
      salesOpen
      orderLimit
      waitingList
      offerMinutes
      buyerLimit
      personLimit
      networkLimit
      confirmHours
      playMoney
      acceptsPlayMoney
      timeZone
      tiers {
        id
        ...TierSelling_tier
      }
    }
  }
`);

graphql(`
  mutation SetEventSales($input: SetEventSalesInput!) {
    setEventSales(input: $input) {
      event {
        id
        salesOpen
        orderLimit
        waitingList
        offerMinutes
        personLimit
        networkLimit
        confirmHours
        playMoney
        acceptsPlayMoney
      }
    }
  }
`);

graphql(`
  mutation SetBuyerLimit($input: SetBuyerLimitInput!) {
    setBuyerLimit(input: $input) {
      event {
        id
        buyerLimit
      }
    }
  }
`);

type SoldEvent = NonNullable<SellingQuery['event']>;

/** Sales settings of an event: waitlist, rules of each tier, and, folded, the limits. */
export function SellingPanel({ eventId }: { eventId: string }) {
  const { data, loading, error, refetch } = useSellingQuery({ variables: { eventId } });
  const event = data?.event;
  return (
    <Section title={texts.title} gap="md">
      {!event && loading && <Skeleton height={180} />}
      {!event && error && (
        <QueryFailure
          title={callTexts.loadFailed(loadedTexts.sellingRules)}
          error={error}
          refetch={refetch}
        />
      )}
      {event && (
        <div className={classes.section}>
          <Title order={3} size="h5" mb={4}>
            {texts.tiers}
          </Title>
          {event.tiers.length === 0 && (
            <Text size="sm" c="dimmed">
              {texts.noTiers}
            </Text>
          )}
          <ul className="plain-list">
            {event.tiers.map((tier) => (
              <TierSelling key={tier.id} tier={tier} zone={event.timeZone} />
            ))}
          </ul>
        </div>
      )}
      {event && <EventSales event={event} />}
    </Section>
  );
}

const NETWORK_LIMITS = [10, 20, 40, 80, 200, 500, 1_000];
const CONFIRM_HOURS = [1, 3, 6, 12, 24, 48, 72, 168];

type SalesChange = Omit<SetEventSalesInput, 'eventId'>;

function EventSales({ event }: { event: SoldEvent }) {
  const [set, { loading }] = useSetEventSalesMutation();
  const [setBuyerLimit] = useSetBuyerLimitMutation();
  const limitBuyers = (most: number | null) =>
    setBuyerLimit({ variables: { input: { eventId: event.id, most } } }).then(
      () => notify('success', texts.saved),
      (failure: unknown) => notify('error', texts.failed(readFailure(failure, callTexts.network))),
    );
  const save = (changed: SalesChange) =>
    set({ variables: { input: { eventId: event.id, ...changed } } }).then(
      () => notify('success', texts.saved),
      (failure: unknown) => notify('error', texts.failed(readFailure(failure, callTexts.network))),
    );
  const minutes = String(event.offerMinutes);
  const choices = texts.offerChoices.some(({ value }) => value === minutes)
    ? [...texts.offerChoices]
    : [...texts.offerChoices, { value: minutes, label: texts.minutes(event.offerMinutes) }];
  return (
    <>
      <div className={`${classes.section} ${classes.fields}`}>
        <Switch
          label={texts.waitingList}
          description={texts.waitingListHelp}
          size="md"
          checked={event.waitingList}
          disabled={loading}
          onChange={(change) => void save({ waitingList: change.currentTarget.checked })}
        />
        {event.waitingList && (
          <NativeSelect
            label={texts.offerMinutes}
            data={choices}
            value={minutes}
            onChange={(change) => void save({ offerMinutes: Number(change.currentTarget.value) })}
          />
        )}
      </div>
      <details className={classes.fold}>
        <summary>{texts.limits}</summary>
        <div className={`${classes.section} ${classes.fields}`}>
          <LimitField
            label={texts.orderLimit}
            value={event.orderLimit ?? null}
            onChange={(orderLimit) => void save({ orderLimit })}
          />
          <LimitField
            label={texts.buyerLimit}
            value={event.buyerLimit ?? null}
            onChange={(most) => void limitBuyers(most)}
          />
          <LimitField
            label={texts.personLimit}
            value={event.personLimit ?? null}
            onChange={(personLimit) => void save({ personLimit })}
          />
          <LimitField
            label={texts.networkLimit}
            value={event.networkLimit ?? null}
            choices={NETWORK_LIMITS}
            onChange={(networkLimit) => void save({ networkLimit })}
          />
          <LimitField
            label={texts.confirmHours}
            none={texts.noDeadline}
            name={texts.hours}
            value={event.confirmHours ?? null}
            choices={CONFIRM_HOURS}
            onChange={(confirmHours) => void save({ confirmHours })}
          />
        </div>
        <PlayMoneyChoice event={event} save={save} />
      </details>
    </>
  );
}

const PLAY_MONEY = { '': null, yes: true, no: false } as const;

/** Whether MOCK and the XLM of a test network may buy tickets of this event. */
function PlayMoneyChoice({ event, save }: { event: SoldEvent; save: (changed: SalesChange) => void }) {
  const chosen = event.playMoney == null ? '' : event.playMoney ? 'yes' : 'no';
  return (
    <div className={`${classes.section} ${classes.fields}`}>
      <NativeSelect
        label={texts.playMoney}
        description={event.acceptsPlayMoney ? texts.playMoneyAccepted : texts.playMoneyRefused}
        data={[
          { value: '', label: texts.playMoneyUsual },
          { value: 'yes', label: texts.playMoneyYes },
          { value: 'no', label: texts.playMoneyNo },
        ]}
        value={chosen}
        onChange={({ currentTarget }) =>
          save({ playMoney: PLAY_MONEY[currentTarget.value as keyof typeof PLAY_MONEY] })
        }
      />
    </div>
  );
}
