import { Alert, Button, Checkbox, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { MoveAnswer, MoveOffer_TicketFragment } from '../../../gql/graphql.ts';
import { useAnswerFoundMoveMutation, useAnswerMoveMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { moveTexts as texts } from '../../../messages/moves.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { formatMoney } from '../../../ui/format-amount.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { TicketNumber } from '../../../ui/TicketNumber.tsx';
import { useMinute } from '../../../ui/use-minute.ts';
import classes from './MoveOffers.module.css';

const MoveOfferFragment = graphql(`
  fragment MoveOffer_ticket on Ticket {
    id
    number
    tier {
      id
      name
    }
    event {
      id
      name
      venue
      startDate
      timeZone
    }
    due {
      ...Money @unmask
    }
    moveOffer {
      startBefore
      venueBefore
      until
      refund {
        ...Money @unmask
      }
      isPayer
      answer
    }
  }
`);

graphql(`
  mutation AnswerMove($ids: [ID!]!, $answer: MoveAnswer!) {
    answerMove(input: { ticketIds: $ids, answer: $answer }) {
      tickets {
        ...MoveOffer_ticket
        ...CancelledTicket_ticket
      }
    }
  }
`);

graphql(`
  mutation AnswerFoundMove($pass: String!, $ids: [ID!]!, $answer: MoveAnswer!) {
    answerFoundMove(input: { pass: $pass, ticketIds: $ids, answer: $answer }) {
      tickets {
        ...MoveOffer_ticket
        ...CancelledTicket_ticket
      }
    }
  }
`);

type Offer = NonNullable<MoveOffer_TicketFragment['moveOffer']>;
type AskedTicket = MoveOffer_TicketFragment & { moveOffer: Offer };

const isAsked = (ticket: MoveOffer_TicketFragment): ticket is AskedTicket => ticket.moveOffer != null;

interface MoveOffersProps {
  tickets: readonly FragmentType<typeof MoveOfferFragment>[];
  /** Pass of a reader who opened the tickets by a mailed link. */
  pass?: string;
  /** Answer that the reader chose in the mail; it stands first. */
  chosen?: MoveAnswer | null;
}

/** Asks the holder of tickets of events that moved: keep them, or take the money back. One panel for each event. */
export function MoveOffers({ tickets: refs, pass, chosen = null }: MoveOffersProps) {
  const asked = useFragment(MoveOfferFragment, refs).filter(isAsked);
  const [done, setDone] = useState<string | null>(null);
  const events = [...new Set(asked.map(({ event }) => event.id))];
  return (
    <>
      {done !== null && (
        <Alert color="leaf" variant="light" role="status" mb="lg">
          {done}
        </Alert>
      )}
      {events.map((id) => (
        <MoveOffer
          key={id}
          tickets={asked.filter(({ event }) => event.id === id)}
          pass={pass}
          chosen={chosen}
          onDone={setDone}
        />
      ))}
    </>
  );
}

interface MoveOfferProps {
  tickets: AskedTicket[];
  pass: string | undefined;
  chosen: MoveAnswer | null;
  onDone: (words: string) => void;
}

function MoveOffer({ tickets, ...question }: MoveOfferProps) {
  const titleId = useId();
  const now = useMinute();
  const [{ event, moveOffer: offer } = { event: null, moveOffer: null }] = tickets;
  if (!event || !offer) return null;
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId}>
        {texts.title(event.name)}
      </Title>
      <dl className={classes.facts}>
        <dt>{texts.before}</dt>
        <dd className={classes.gone}>
          <Moment at={offer.startBefore} zone={event.timeZone} />
          {offer.venueBefore !== event.venue && <>, {offer.venueBefore}</>}
        </dd>
        <dt>{texts.now}</dt>
        <dd>
          <Moment at={event.startDate} zone={event.timeZone} />
          {offer.venueBefore !== event.venue && <>, {event.venue}</>}
        </dd>
      </dl>
      {Date.parse(offer.until) > now ? (
        <Question tickets={tickets} until={<Moment at={offer.until} zone={event.timeZone} />} {...question} />
      ) : (
        <Text size="sm" role="status">
          {texts.over}
        </Text>
      )}
    </section>
  );
}

interface QuestionProps extends MoveOfferProps {
  /** The last time to answer. */
  until: ReactNode;
}

function Question({ tickets, pass, chosen, onDone, until }: QuestionProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { answer: send, loading, error } = useAnswer(pass);
  const picked = tickets.filter(({ id }) => !left.has(id));
  const isPaid = picked.some(({ moveOffer }) => moveOffer.refund);
  const answer = async (given: MoveAnswer) => {
    const isSent = await send(
      picked.map(({ id }) => id),
      given,
    );
    if (isSent) onDone(given === 'KEEP' ? texts.kept : isPaid ? texts.returned : texts.returnedFree);
  };
  const toggle = (id: string) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const back = isPaid ? texts.moneyBack(picked.length) : texts.giveBack(picked.length);
  const sum = picked.length === 1 && picked[0]?.moveOffer.refund;
  const buttons: { given: MoveAnswer; words: string }[] = [
    { given: 'KEEP', words: texts.keep(picked.length) },
    { given: 'MONEY_BACK', words: sum ? `${back}: ${formatMoney(sum)}` : back },
  ];
  if (chosen === 'MONEY_BACK') buttons.reverse();
  return (
    <>
      <Text size="sm">
        {isPaid ? texts.lead : texts.leadFree} {until}.
        {isPaid && !picked.every(({ moveOffer }) => moveOffer.isPayer) && ` ${texts.toPayer}`}
      </Text>
      {tickets.length > 1 && (
        <Stack gap="xs" role="group" aria-label={texts.choose}>
          {tickets.map((ticket) => (
            <Checkbox
              key={ticket.id}
              checked={!left.has(ticket.id)}
              onChange={() => toggle(ticket.id)}
              label={<TicketLine ticket={ticket} />}
            />
          ))}
        </Stack>
      )}
      {tickets.length === 1 && tickets[0]?.moveOffer.answer === 'KEEP' && (
        <Text size="sm" fw={600}>
          {texts.isKept}
        </Text>
      )}
      {error && <FormFailure>{readFailure(error)}</FormFailure>}
      <div className={classes.choice}>
        {buttons.map(({ given, words }, nth) => (
          <Button
            key={given}
            variant={nth === 0 ? 'filled' : 'default'}
            size="md"
            disabled={loading || picked.length === 0}
            onClick={() => void answer(given)}
          >
            {words}
          </Button>
        ))}
      </div>
    </>
  );
}

function TicketLine({ ticket: { number, tier, moveOffer } }: { ticket: AskedTicket }) {
  return (
    <>
      <TicketNumber>{number}</TicketNumber> · {tier.name}
      {moveOffer.refund && ` · ${formatMoney(moveOffer.refund)}`}
      {moveOffer.answer === 'KEEP' && ` · ${texts.isKept}`}
    </>
  );
}

function useAnswer(pass: string | undefined) {
  const [answerOwn, own] = useAnswerMoveMutation();
  const [answerFound, found] = useAnswerFoundMoveMutation();
  const { loading, error } = pass === undefined ? own : found;
  /** @returns whether it was accepted; `error` has the reason otherwise */
  const answer = async (ids: string[], given: MoveAnswer): Promise<boolean> => {
    try {
      if (pass === undefined) await answerOwn({ variables: { ids, answer: given } });
      else await answerFound({ variables: { pass, ids, answer: given } });
      return true;
    } catch {
      return false;
    }
  };
  return { answer, loading, error };
}
