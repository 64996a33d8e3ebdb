import { Input, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { MESSAGE_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import type { MessageType } from '../../gql/graphql.ts';
import { messageTexts, composeTexts as texts } from '../../messages/messages.ts';

export interface MessageDraft {
  subject: string;
  body: string;
  type: MessageType;
}

export const EMPTY_MESSAGE: MessageDraft = { subject: '', body: '', type: 'NOTICE' };

interface MessageFieldsProps {
  draft: MessageDraft;
  faults: Record<string, string>;
  onChange: (draft: MessageDraft) => void;
}

/** Fields for subject and text of a message, to one or many recipients. */
export function MessageFields({ draft, faults, onChange }: MessageFieldsProps) {
  return (
    <>
      <TextInput
        label={texts.subject}
        value={draft.subject}
        onChange={(event) => onChange({ ...draft, subject: event.currentTarget.value })}
        error={faults.subject}
        maxLength={MESSAGE_LIMITS.subject}
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
        maxLength={MESSAGE_LIMITS.body}
        required
        withAsterisk={false}
      />
      <Input.Wrapper label={texts.type} description={messageTexts.alertReason} component="div">
        <SegmentedControl
          aria-label={texts.type}
          mt={6}
          value={draft.type}
          onChange={(type) => onChange({ ...draft, type: type === 'ALERT' ? 'ALERT' : 'NOTICE' })}
          data={[
            { value: 'NOTICE', label: messageTexts.notice },
            { value: 'ALERT', label: messageTexts.alert },
          ]}
        />
      </Input.Wrapper>
    </>
  );
}
