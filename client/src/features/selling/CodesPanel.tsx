import { Button, Paper, Skeleton, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconTag } from '@tabler/icons-react';
import { PagedList } from '../../apollo/PagedList.tsx';
import { refetchQuietly } from '../../apollo/refetch.ts';
import { useSellingCodesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { sellingTexts as texts } from '../../messages/selling.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { momentText } from '../../ui/moment-text.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { CodeDialog, type EventOfCodes, type SellingCode } from './CodeDialog.tsx';
import classes from './selling.module.css';

graphql(`
  fragment SellingCode on SellingCode {
    id
    code
    percentOff
    amountOff {
      ...Money @unmask
    }
    opens
    tiers {
      id
    }
    mostUses
    used
    startsAt
    endsAt
    active
  }
`);

graphql(`
  query SellingCodes($eventId: ID!, $after: String) {
    event(id: $eventId) {
      id
      timeZone
      tiers {
        id
        name
        price {
          ...Money @unmask
        }
      }
    }
    sellingCodes(eventId: $eventId, first: 50, after: $after) {
      nodes {
        ...SellingCode @unmask
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

/** The codes of an event: benefits, number of uses, and current validity. */
export function CodesPanel({ eventId }: { eventId: string }) {
  const query = useSellingCodesQuery({
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
  });
  const [opened, { open, close }] = useDisclosure();
  const list = query.data?.sellingCodes;
  const event = query.data?.event;
  const again = refetchQuietly(query);
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.codes}>
      <div className={classes.head}>
        <Title order={2} size="h3">
          {texts.codes}
        </Title>
        {list && (
          <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
            {texts.addCode}
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.codesLead}
      </Text>
      <PagedList
        query={query}
        list={list}
        failure={callTexts.loadFailed(loadedTexts.codes)}
        more={texts.more}
        skeleton={<Skeleton height={72} />}
        empty={<EmptyState title={texts.noCodes} message={texts.noCodesBody} icon={<IconTag size={30} />} />}
      >
        {(codes) =>
          event && (
            <ul className="plain-list">
              {codes.map((code) => (
                <CodeLine key={code.id} code={code} event={event} onSaved={again} />
              ))}
            </ul>
          )
        }
      </PagedList>
      {opened && event && <CodeDialog event={event} code={null} onClose={close} onSaved={again} />}
    </Paper>
  );
}

interface CodeLineProps {
  code: SellingCode;
  event: EventOfCodes;
  onSaved: () => void;
}

function CodeLine({ code, event, onSaved }: CodeLineProps) {
  const [opened, { open, close }] = useDisclosure();
  const names = event.tiers
    .filter(({ id }) => code.tiers?.some((tier) => tier.id === id))
    .map(({ name }) => name);
  const facts = [
    worthOf(code),
    names.length > 0 ? names.join(', ') : null,
    code.startsAt && texts.from(momentText(code.startsAt, event.timeZone)),
    code.endsAt && texts.until(momentText(code.endsAt, event.timeZone)),
    texts.used(code.used, code.mostUses ?? null),
  ].filter(Boolean);
  const state = stateOf(code);
  return (
    <li className={classes.line}>
      <div className="min-0 break-anywhere">
        <div className={classes.name}>
          <span className={classes.code}>{code.code}</span>
          <StatusBadge status={state === 'good' ? 'active' : 'inactive'} label={texts.states[state]} />
        </div>
        <Text size="sm" c="dimmed" className="tabular">
          {facts.join(' · ')}
        </Text>
      </div>
      <Button variant="default" onClick={open} aria-label={texts.editNamed(code.code)}>
        {texts.edit}
      </Button>
      {opened && <CodeDialog event={event} code={code} onClose={close} onSaved={onSaved} />}
    </li>
  );
}

function worthOf({ percentOff, amountOff, opens }: SellingCode): string {
  const off = percentOff ? texts.percent(percentOff) : amountOff && texts.amount(formatMoney(amountOff));
  if (!off) return texts.codeWorth.opens;
  return opens ? `${off} ${texts.codeWorth.and}` : off;
}

function stateOf({ active, startsAt, endsAt, used, mostUses }: SellingCode): keyof typeof texts.states {
  const now = Date.now();
  if (!active) return 'off';
  if (endsAt && Date.parse(endsAt) <= now) return 'over';
  if (startsAt && Date.parse(startsAt) > now) return 'early';
  return mostUses && used >= mostUses ? 'usedUp' : 'good';
}
