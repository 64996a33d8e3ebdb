import { Checkbox, Fieldset, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { QUESTION_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { answerTexts as texts } from '../../messages/answers.ts';
import type { AnswerField, Answers } from './use-answers.ts';

/** The questions of the organiser: those about the order, then those about each ticket. */
export default function CheckoutQuestions({ answers }: { answers: Answers }) {
  const { ofOrder, ofTickets } = answers;
  return (
    <Stack gap="sm">
      {ofOrder.map((field) => (
        <AnswerInput key={field.key} field={field} answers={answers} />
      ))}
      {ofTickets.map(({ tier, ticket, of, fields }) => (
        <Fieldset key={`${tier}/${ticket}`} legend={texts.ticket(tier, ticket, of)} radius="md" p="md">
          <Stack gap="sm">
            {fields.map((field) => (
              <AnswerInput key={field.key} field={field} answers={answers} />
            ))}
          </Stack>
        </Fieldset>
      ))}
    </Stack>
  );
}

function AnswerInput({ field: { key, question }, answers }: { field: AnswerField; answers: Answers }) {
  const { kind, required, options } = question;
  const value = answers.values[key] ?? '';
  const common = {
    label: required ? question.label : texts.optional(question.label),
    description: question.help,
    error: answers.problems[key],
    required,
    withAsterisk: false,
  };
  const typed = { value, onChange: (event: Typed) => answers.set(key, event.currentTarget.value) };
  switch (kind) {
    case 'CONSENT':
      return (
        <Checkbox
          label={common.label}
          description={common.description}
          error={common.error}
          required={required}
          checked={value === 'true'}
          onChange={({ currentTarget }) => answers.set(key, currentTarget.checked ? 'true' : '')}
          size="md"
          py={6}
        />
      );
    case 'CHOICE':
      return (
        <NativeSelect
          {...common}
          {...typed}
          data={[
            { value: '', label: required ? texts.choose : texts.noChoice },
            ...(options ?? []).map((option) => ({ value: option, label: option })),
          ]}
        />
      );
    case 'NUMBER':
      return <TextInput {...common} {...typed} inputMode="decimal" autoComplete="off" maxLength={30} />;
    case 'DATE':
      return <TextInput {...common} {...typed} type="date" />;
    case 'GUEST_NAME':
      return <TextInput {...common} {...typed} autoComplete="off" maxLength={QUESTION_LIMITS.name} />;
    case 'TEXT':
      return (
        <Textarea
          {...common}
          {...typed}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={QUESTION_LIMITS.answer}
        />
      );
  }
}

interface Typed {
  currentTarget: { value: string };
}
