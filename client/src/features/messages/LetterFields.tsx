import { Input, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { MessageType } from '../../gql/graphql.ts';
import { letterTexts, composeTexts as texts } from '../../messages/messages.ts';

export interface LetterDraft {
  subject: string;
  body: string;
  type: MessageType;
}

export const EMPTY_LETTER: LetterDraft = { subject: '', body: '', type: 'NOTICE' };

interface LetterFieldsProps {
  draft: LetterDraft;
  faults: Record<string, string>;
  onChange: (draft: LetterDraft) => void;
}

/** Fields for subject and text of a message, to one or many recipients. */
export function LetterFields({ draft, faults, onChange }: LetterFieldsProps) {
  return (
    <>
      <TextInput
        label={texts.subject}
        value={draft.subject}
        onChange={(event) => onChange({ ...draft, subject: event.currentTarget.value })}
        error={faults.subject}
        maxLength={200}
        required
        withAsterisk={false}
      />
      <Textarea
        label={texts.body}
        value={draft.body}
        onChange={(event) => onChange({ ...draft, body: event.currentTarget.value })}
        error={faults.body}
        autosize
        minRows={6}
        maxLength={10_000}
        required
        withAsterisk={false}
      />
      <Input.Wrapper label={texts.type} description={letterTexts.alertReason} component="div">
        <SegmentedControl
          aria-label={texts.type}
          mt={6}
          value={draft.type}
          onChange={(type) => onChange({ ...draft, type: type === 'ALERT' ? 'ALERT' : 'NOTICE' })}
          data={[
            { value: 'NOTICE', label: letterTexts.notice },
            { value: 'ALERT', label: letterTexts.alert },
          ]}
        />
      </Input.Wrapper>
    </>
  );
}
