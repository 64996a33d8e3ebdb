import { Checkbox, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../session/use-can.ts';
import { doorTexts } from '../../texts/door.ts';
import { labelTexts } from '../../texts/labels.ts';
import { DoorPlace, type Place } from './DoorPlace.tsx';
import { type DoorData, OfflineData } from './OfflineData.tsx';
import { signerOf } from './read-presented.ts';
import { TicketInput } from './TicketInput.tsx';
import { useValidation } from './use-validation.ts';
import classes from './ValidatePanel.module.css';
import { Verdict } from './Verdict.tsx';

/** Simple scanner: takes a ticket and shows a large result. */
export function ValidatePanel() {
  const mayPickEvents = useCan('VIEW_EVENTS');
  const [offline, setOffline] = useState(false);
  const [text, setText] = useState('');
  const [checkOnly, setCheckOnly] = useState(false);
  const [place, setPlace] = useState<Place>({ eventId: null, gateId: null });
  const [data, setData] = useState<DoorData>({ key: null, snapshot: null });
  const { verdict, busy, validate } = useValidation();

  const run = () => validate({ text, offline, commit: !checkOnly, place, data });

  return (
    <div className={classes.columns}>
      <Paper withBorder p="lg" className={classes.form}>
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
            mayPickEvents && <DoorPlace place={place} onPlace={setPlace} />
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
