import { TextInput } from '@mantine/core';
import { PROGRAMME_LIMITS } from '../../../../../server/lib/limits/text-limits.ts';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import { useSetFaqMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { faqTexts as texts } from '../../../messages/programme.ts';
import { notify } from '../../../ui/notify.ts';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';
import { ProgrammeRows } from './ProgrammeRows.tsx';

const FaqPanelFragment = graphql(`
  fragment FaqPanel_event on Event {
    id
    faq {
      question
      answer
    }
  }
`);

graphql(`
  mutation SetFaq($eventId: ID!, $questions: [EventFaqInput!]!) {
    setEventFaq(input: { eventId: $eventId, questions: $questions }) {
      event {
        ...FaqPanel_event
      }
    }
  }
`);

const BLANK = { question: '', answer: '' };

/** Edits the questions that the page of an event answers. */
export function FaqPanel({ event: ref }: { event: FragmentType<typeof FaqPanelFragment> }) {
  const { id, faq } = useFragment(FaqPanelFragment, ref);
  const [set, { loading, error }] = useSetFaqMutation();
  const faults = fieldFailures(error);
  const save = async (questions: (typeof BLANK)[]) => {
    await set({ variables: { eventId: id, questions } });
    void notify('success', texts.saved);
  };
  return (
    <ProgrammeRows
      title={texts.title}
      lead={texts.lead}
      rows={faq.map(({ question, answer }) => ({ question, answer }))}
      blank={BLANK}
      texts={texts.rows}
      most={PROGRAMME_LIMITS.entries}
      saving={loading}
      failure={error && Object.keys(faults).length === 0 ? readFailure(error) : undefined}
      onSave={(rows) => save(rows).catch(() => undefined)}
    >
      {(row, nth, change) => (
        <>
          <TextInput
            label={texts.question}
            value={row.question}
            maxLength={PROGRAMME_LIMITS.question}
            required
            withAsterisk={false}
            error={faults[`questions.${nth}.question`]}
            onChange={({ currentTarget: { value } }) => change({ question: value })}
          />
          <RichTextField
            label={texts.answer}
            value={row.answer}
            maxLength={PROGRAMME_LIMITS.answer}
            minRows={2}
            required
            error={faults[`questions.${nth}.answer`]}
            onChange={(value) => change({ answer: value })}
          />
        </>
      )}
    </ProgrammeRows>
  );
}
