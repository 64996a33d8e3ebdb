import { Button, Checkbox, Paper, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { doorTexts } from '../../messages/door.ts';
import { labelTexts } from '../../messages/labels.ts';
import { useCan } from '../../session/use-viewer.ts';
import { type EventGate, EventGatePicker } from './EventGatePicker.tsx';
import { type DoorData, OfflineData } from './OfflineData.tsx';
import { readPresented, signerOf } from './read-presented.ts';
import { useValidation } from './use-validation.ts';
import classes from './ValidatePanel.module.css';
import { Verdict } from './Verdict.tsx';

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

/** Simple scanner: takes a ticket and shows a large result. */
export function ValidatePanel() {
  const mayPickEvents = useCan('VIEW_EVENTS');
  const [offline, setOffline] = useState(false);
  const [text, setText] = useState('');
  const [checkOnly, setCheckOnly] = useState(false);
  const [place, setPlace] = useState<EventGate>({ eventId: null, gateId: null });
  const [data, setData] = useState<DoorData>({ key: null, snapshot: null });
  const { verdict, busy, validate } = useValidation();

  const run = () => validate({ text, offline, commit: !checkOnly, place, data });

  return (
    <div className={classes.columns}>
      <Paper withBorder p="lg" className="min-0">
        <Stack gap="md">
          <div>
            <SegmentedControl
              fullWidth
              aria-label={labelTexts.mode}
              value={offline ? 'offline' : 'online'}
              onChange={(mode) => setOffline(mode === 'offline')}
              data={[
                { value: 'online', label: doorTexts.modes.online },
                { value: 'offline', label: doorTexts.modes.offline },
              ]}
              className={classes.modes}
            />
            <Text size="sm" c="dimmed" mt={6}>
              {offline ? doorTexts.offlineHelp : doorTexts.onlineHelp}
            </Text>
          </div>
          {offline ? (
            <OfflineData signer={signerOf(text)} data={data} onData={setData} />
          ) : (
            mayPickEvents && <EventGatePicker place={place} onPlace={setPlace} />
          )}
          <TicketInput text={text} onText={setText} busy={busy} onValidate={run} />
          {!offline && (
            <Checkbox
              label={doorTexts.checkOnly}
              checked={checkOnly}
              onChange={(event) => setCheckOnly(event.currentTarget.checked)}
            />
          )}
        </Stack>
      </Paper>
      <Verdict verdict={verdict} busy={busy} />
    </div>
  );
}
