import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { QUESTION_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { EventQuestionsQuery, QuestionKind } from '../../gql/graphql.ts';
import { useChangeQuestionMutation, useCreateQuestionMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { questionTexts as texts } from '../../messages/questions.ts';
import { callTexts } from '../../messages/shell.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { notify } from '../../ui/notify.ts';
import { digitsOf } from '../events/organiser/tier-drafts.ts';

/** Form values of a question. */
interface QuestionDraft {
  label: string;
  kind: QuestionKind;
  options: string;
  help: string;
  perTicket: boolean;
  tierId: string;
  required: boolean;
  atDoor: boolean;
  retention: string;
}

/** An event with its questions, as its organiser changes them. */
export type AskingEvent = NonNullable<EventQuestionsQuery['event']>;
export type EventQuestion = AskingEvent['questions'][number];

function draftOf(question: EventQuestion | null): QuestionDraft {
  return {
    label: question?.label ?? '',
    kind: question?.kind ?? 'TEXT',
    options: question?.options?.join('\n') ?? '',
    help: question?.help ?? '',
    perTicket: question?.perTicket ?? false,
    tierId: question?.tier?.id ?? '',
    required: question?.required ?? false,
    atDoor: question?.atDoor ?? false,
    retention: String(question?.retentionDays ?? 90),
  };
}

const changesOf = (draft: QuestionDraft) => ({
  label: draft.label.trim(),
  help: draft.help.trim() || null,
  options:
    draft.kind === 'CHOICE'
      ? draft.options
          .split('\n')
          .map((option) => option.trim())
          .filter((option) => option !== '')
      : null,
  required: draft.required,
  atDoor: draft.atDoor,
  retentionDays: Number(draft.retention),
});

graphql(`
  mutation CreateQuestion($input: CreateQuestionInput!) {
    createQuestion(input: $input) {
      question {
        id
      }
    }
  }
`);

graphql(`
  mutation ChangeQuestion($input: ChangeQuestionInput!) {
    changeQuestion(input: $input) {
      question {
        id
        label
        help
        options
        required
        atDoor
        retentionDays
      }
    }
  }
`);

interface QuestionDialogProps {
  eventId: string;
  /** null creates a new one. */
  question: EventQuestion | null;
  tiers: readonly { id: string; name: string }[];
  onClose: () => void;
  onSaved: () => void;
}

/** Creates or edits a question. Kind, scope and tier are fixed once it exists. */
export function QuestionDialog({ eventId, question, tiers, onClose, onSaved }: QuestionDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(question));
  const [create, creating] = useCreateQuestionMutation();
  const [change, changing] = useChangeQuestionMutation();
  const error = creating.error ?? changing.error;
  const submit = async () => {
    const changes = changesOf(draft);
    const { kind, perTicket, tierId } = draft;
    try {
      await (question
        ? change({ variables: { input: { id: question.id, ...changes } } })
        : create({
            variables: { input: { eventId, kind, perTicket, tierId: tierId || null, ...changes } },
          }));
      void notify('success', texts.saved);
      onSaved();
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={question ? texts.editNamed(question.label) : texts.newQuestion}
      submitLabel={texts.save}
      onSubmit={submit}
      loading={creating.loading || changing.loading}
      disabled={draft.label.trim() === ''}
      failure={error && readFailure(error, callTexts.network)}
      noValidate
    >
      <QuestionFields
        draft={draft}
        isNew={question === null}
        tiers={tiers}
        problems={error ? fieldFailures(error) : {}}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
    </FormDialog>
  );
}

interface QuestionFieldsProps {
  draft: QuestionDraft;
  isNew: boolean;
  tiers: readonly { id: string; name: string }[];
  problems: Readonly<Record<string, string>>;
  onChange: (part: Partial<QuestionDraft>) => void;
}

function QuestionFields({ draft, isNew, tiers, problems, onChange }: QuestionFieldsProps) {
  const isName = draft.kind === 'GUEST_NAME';
  const choose = (kind: QuestionKind) =>
    onChange(
      kind === 'GUEST_NAME'
        ? { kind, perTicket: true, tierId: '', label: draft.label || texts.guestName, required: true }
        : { kind },
    );
  return (
    <>
      <TextInput
        label={texts.label}
        maxLength={QUESTION_LIMITS.label}
        autoComplete="off"
        value={draft.label}
        error={problems.label}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
        data-autofocus
      />
      {isNew && (
        <NativeSelect
          label={texts.kind}
          description={isName ? texts.guestNameHelp : undefined}
          data={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
          value={draft.kind}
          error={problems.kind}
          onChange={({ currentTarget }) => choose(currentTarget.value as QuestionKind)}
        />
      )}
      {draft.kind === 'CHOICE' && (
        <Textarea
          label={texts.options}
          description={texts.optionsHelp}
          autosize
          minRows={3}
          maxRows={10}
          value={draft.options}
          error={problems.options}
          onChange={({ currentTarget }) => onChange({ options: currentTarget.value })}
        />
      )}
      <TextInput
        label={texts.help}
        maxLength={QUESTION_LIMITS.help}
        autoComplete="off"
        value={draft.help}
        error={problems.help}
        onChange={({ currentTarget }) => onChange({ help: currentTarget.value })}
      />
      {isNew && !isName && (
        <NativeSelect
          label={texts.scope}
          data={[
            { value: 'order', label: texts.scopes.order },
            { value: 'ticket', label: texts.scopes.ticket },
          ]}
          value={draft.perTicket ? 'ticket' : 'order'}
          onChange={({ currentTarget }) => onChange({ perTicket: currentTarget.value === 'ticket' })}
        />
      )}
      {isNew && !isName && tiers.length > 1 && (
        <NativeSelect
          label={texts.tier}
          data={[
            { value: '', label: texts.allTiers },
            ...tiers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={draft.tierId}
          onChange={({ currentTarget }) => onChange({ tierId: currentTarget.value })}
        />
      )}
      <Switch
        label={draft.kind === 'CONSENT' ? texts.consentRequired : texts.required}
        size="md"
        checked={draft.required}
        onChange={({ currentTarget }) => onChange({ required: currentTarget.checked })}
      />
      <Switch
        label={texts.atDoor}
        size="md"
        checked={draft.atDoor}
        onChange={({ currentTarget }) => onChange({ atDoor: currentTarget.checked })}
      />
      <TextInput
        label={texts.retention}
        inputMode="numeric"
        maxLength={3}
        value={draft.retention}
        error={problems.retentionDays}
        onChange={({ currentTarget }) => onChange({ retention: digitsOf(currentTarget.value) })}
      />
    </>
  );
}
