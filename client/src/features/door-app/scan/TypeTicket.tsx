import { Textarea } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';

const texts = doorAppTexts.typed;

interface TypeTicketProps {
  opened: boolean;
  onClose: () => void;
  onText: (text: string) => void;
}

/** Input for a code that the camera cannot read: typed, or pasted from a message. */
export function TypeTicket({ opened, onClose, onText }: TypeTicketProps) {
  const [text, setText] = useState('');
  const submit = async () => {
    if (!text.trim()) return;
    onText(text);
    setText('');
    onClose();
  };
  // Hardware scanners end with Enter, whatever element has the focus.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void submit();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      submitLabel={texts.check}
      onSubmit={submit}
      loading={false}
      disabled={!text.trim()}
    >
      <Textarea
        label={texts.label}
        description={texts.help}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKey}
        autosize
        minRows={4}
        maxRows={10}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        data-autofocus
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: '0.875rem' } }}
      />
    </FormDialog>
  );
}
