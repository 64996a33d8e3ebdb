import { Button, Stack, Textarea } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { doorTexts } from '../../texts/door.ts';
import { readPresented } from './read-presented.ts';

interface TicketInputProps {
  text: string;
  onText: (text: string) => void;
  busy: boolean;
  onValidate: () => Promise<void>;
}

/** Input for a pasted ticket or a hardware scanner, which ends a code with Enter. */
export function TicketInput({ text, onText, busy, onValidate }: TicketInputProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  // Selects the text so that the next scanned code replaces it.
  const validate = async () => {
    await onValidate();
    if (document.activeElement === input.current) input.current?.select();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void validate();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || readPresented(text).kind === 'unreadable') return;
    event.preventDefault();
    void validate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Textarea
          ref={input}
          label={doorTexts.input}
          description={doorTexts.inputHelp}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.currentTarget.select()}
          autosize
          minRows={5}
          maxRows={12}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: '0.875rem' } }}
        />
        <Button type="submit" size="lg" disabled={busy} leftSection={<IconQrcode size={20} aria-hidden />}>
          {busy ? doorTexts.validating : doorTexts.validate}
        </Button>
      </Stack>
    </form>
  );
}
