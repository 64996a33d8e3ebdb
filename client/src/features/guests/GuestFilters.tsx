import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { EventGuestChoicesQuery } from '../../gql/graphql.ts';
import { useEventGuestChoicesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { answerTexts } from '../../messages/answers.ts';
import { eventGuestTexts as texts } from '../../messages/guests.ts';
import { labelTexts } from '../../messages/labels.ts';
import { questionTexts } from '../../messages/questions.ts';
import classes from './Guests.module.css';
import type { GuestFilter } from './use-guest-address.ts';

const STATES = [
  { value: '', label: labelTexts.allStates },
  { value: 'ACTIVE', label: texts.notEntered },
  { value: 'USED', label: labelTexts.entered },
  { value: 'REVOKED', label: labelTexts.revoked },
  { value: 'CANCELLED', label: labelTexts.cancelled },
];

const DUES = [
  { value: '', label: texts.allPayments },
  { value: 'DUE', label: labelTexts.dueAtDoor },
  { value: 'COLLECTED', label: labelTexts.collected },
  { value: 'WAIVED', label: labelTexts.waived },
  { value: 'NONE', label: labelTexts.nothingDue },
];

graphql(`
  query EventGuestChoices($eventId: ID!) {
    event(id: $eventId) {
      id
      tiers {
        id
        name
      }
      questions {
        id
        kind
        label
        options
      }
    }
  }
`);

interface GuestFiltersProps {
  eventId: string;
  /** Whether the viewer may filter by the answers of holders. */
  withAnswers: boolean;
  filter: GuestFilter;
  onFilter: (part: Partial<GuestFilter>) => void;
}

/** Search and filters of the guest list, which follows as one types. */
export function GuestFilters({ eventId, withAnswers, filter, onFilter }: GuestFiltersProps) {
  const event = useEventGuestChoicesQuery({ variables: { eventId } }).data?.event;
  const tiers = event?.tiers ?? [];
  const questions = (withAnswers && event?.questions) || [];
  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        label={texts.search}
        placeholder={texts.searchHint}
        value={filter.search}
        onChange={(event) => onFilter({ search: event.currentTarget.value })}
        leftSection={<IconSearch size={18} aria-hidden />}
        autoComplete="off"
      />
      <NativeSelect
        label={labelTexts.tier}
        value={filter.tier}
        onChange={(event) => onFilter({ tier: event.currentTarget.value })}
        data={[
          { value: '', label: labelTexts.allTiers },
          ...tiers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <NativeSelect
        label={labelTexts.state}
        value={filter.status}
        onChange={(event) => onFilter({ status: event.currentTarget.value as GuestFilter['status'] })}
        data={STATES}
      />
      <NativeSelect
        label={labelTexts.payment}
        value={filter.due}
        onChange={(event) => onFilter({ due: event.currentTarget.value as GuestFilter['due'] })}
        data={DUES}
      />
      <TextInput
        label={texts.code}
        value={filter.code}
        onChange={(event) => onFilter({ code: event.currentTarget.value })}
        autoComplete="off"
        autoCapitalize="characters"
      />
      {questions.length > 0 && <AnswerFilter filter={filter} questions={questions} onFilter={onFilter} />}
    </search>
  );
}

interface AnswerFilterProps extends Pick<GuestFiltersProps, 'filter' | 'onFilter'> {
  questions: NonNullable<EventGuestChoicesQuery['event']>['questions'];
}

/** A question, and the answer to look for: one of its options, or a text. */
function AnswerFilter({ filter, questions, onFilter }: AnswerFilterProps) {
  const question = questions.find(({ id }) => id === filter.question);
  const options =
    question?.kind === 'CONSENT'
      ? [{ value: 'true', label: answerTexts.yes }]
      : question?.options?.map((option) => ({ value: option, label: option }));
  return (
    <>
      <NativeSelect
        label={questionTexts.filter}
        value={filter.question}
        onChange={(event) => onFilter({ question: event.currentTarget.value, answer: '' })}
        data={[
          { value: '', label: questionTexts.anyQuestion },
          ...questions.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      {question && options && (
        <NativeSelect
          label={questionTexts.answer}
          value={filter.answer}
          onChange={(event) => onFilter({ answer: event.currentTarget.value })}
          data={[{ value: '', label: questionTexts.anyAnswer }, ...options]}
        />
      )}
      {question && !options && (
        <TextInput
          label={questionTexts.answer}
          type={question.kind === 'DATE' ? 'date' : 'text'}
          value={filter.answer}
          onChange={(event) => onFilter({ answer: event.currentTarget.value })}
          autoComplete="off"
        />
      )}
    </>
  );
}
