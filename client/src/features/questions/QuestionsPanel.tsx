import { ActionIcon, Button, Paper, Skeleton, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconMessageQuestion, IconPlus } from '@tabler/icons-react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { readFailure } from '../../apollo/read-failure.ts';
import {
  useArchiveQuestionMutation,
  useEventQuestionsQuery,
  useMoveQuestionMutation,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { questionTexts as texts } from '../../messages/questions.ts';
import { callTexts } from '../../messages/shell.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { notify } from '../../ui/notify.ts';
import selling from '../selling/selling.module.css';
import { type AskingEvent, type EventQuestion, QuestionDialog } from './QuestionDialog.tsx';
import classes from './questions.module.css';

graphql(`
  query EventQuestions($eventId: ID!) {
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
        help
        options
        perTicket
        required
        atDoor
        retentionDays
        position
        tier {
          id
        }
      }
    }
  }
`);

graphql(`
  mutation MoveQuestion($id: ID!, $position: Int!) {
    moveQuestion(input: { id: $id, position: $position }) {
      question {
        id
        position
      }
    }
  }
`);

graphql(`
  mutation ArchiveQuestion($id: ID!) {
    archiveQuestion(input: { id: $id }) {
      question {
        id
        archived
      }
    }
  }
`);

const MOST_QUESTIONS = 20;

/** The questions of an event in their order, with buttons to add, edit, move and remove them. */
export function QuestionsPanel({ eventId }: { eventId: string }) {
  const { data, loading, error, refetch } = useEventQuestionsQuery({
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
  });
  const [opened, { open, close }] = useDisclosure();
  const event = data?.event;
  const again = () => void refetch().catch(() => undefined);
  const questions = event?.questions ?? [];
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.title}>
      <div className={selling.head}>
        <Title order={2} size="h3">
          {texts.title}
        </Title>
        {event && questions.length < MOST_QUESTIONS && (
          <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
            {texts.add}
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.lead} {questions.length >= MOST_QUESTIONS && texts.most}
      </Text>
      {!event && loading && <Skeleton height={72} />}
      {!event && !loading && error && (
        <QueryFailure title={callTexts.loadFailed(loadedTexts.questions)} error={error} refetch={refetch} />
      )}
      {event && questions.length === 0 && (
        <EmptyState title={texts.none} message={texts.noneBody} icon={<IconMessageQuestion size={30} />} />
      )}
      {event && questions.length > 0 && (
        <ol className="plain-list">
          {questions.map((question) => (
            <QuestionLine
              key={question.id}
              question={question}
              event={event}
              isLast={question.position === questions.length}
              onSaved={again}
            />
          ))}
        </ol>
      )}
      {event && opened && (
        <QuestionDialog
          eventId={eventId}
          question={null}
          tiers={event.tiers}
          onClose={close}
          onSaved={again}
        />
      )}
    </Paper>
  );
}

interface QuestionLineProps {
  question: EventQuestion;
  event: AskingEvent;
  isLast: boolean;
  onSaved: () => void;
}

function QuestionLine({ question, event, isLast, onSaved }: QuestionLineProps) {
  const { id, label, position } = question;
  const [opened, { open, close }] = useDisclosure();
  const [move, moving] = useMoveQuestionMutation();
  const [archive, archiving] = useArchiveQuestionMutation();
  const isBusy = moving.loading || archiving.loading;
  const run = async (call: () => Promise<unknown>, done?: string) => {
    try {
      await call();
      if (done) void notify('success', done);
      onSaved();
    } catch (failure) {
      void notify('error', texts.failed(readFailure(failure)));
    }
  };
  const moveTo = (target: number) => void run(() => move({ variables: { id, position: target } }));
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <Text fw={600}>{label}</Text>
        <Text size="sm" c="dimmed">
          {factsOf(question, event.tiers).join(' · ')}
        </Text>
      </div>
      <div className={classes.buttons}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={texts.up(label)}
          disabled={position === 1 || isBusy}
          onClick={() => moveTo(position - 1)}
        >
          <IconArrowUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={texts.down(label)}
          disabled={isLast || isBusy}
          onClick={() => moveTo(position + 1)}
        >
          <IconArrowDown size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={open} aria-label={texts.editNamed(label)}>
          {texts.edit}
        </Button>
        <ConfirmButton
          variant="subtle"
          question={texts.removeTitle}
          consequence={texts.removeBody}
          confirmLabel={texts.remove}
          disabled={isBusy}
          onConfirm={() => run(() => archive({ variables: { id } }), texts.removed)}
        >
          {texts.remove}
        </ConfirmButton>
      </div>
      {opened && (
        <QuestionDialog
          eventId={event.id}
          question={question}
          tiers={event.tiers}
          onClose={close}
          onSaved={onSaved}
        />
      )}
    </li>
  );
}

function factsOf(question: EventQuestion, tiers: AskingEvent['tiers']): string[] {
  const tier = tiers.find(({ id }) => id === question.tier?.id)?.name;
  return [
    texts.kinds[question.kind],
    question.perTicket ? texts.scopes.ticket : texts.scopes.order,
    tier,
    question.required && texts.facts.required,
    question.atDoor && texts.facts.atDoor,
  ].filter((fact): fact is string => typeof fact === 'string');
}
