import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import { doorAppTexts } from '../../../texts/door-app.ts';
import type { DoorGate } from '../engine/briefing.ts';
import classes from './DoorSetup.module.css';

const texts = doorAppTexts.setup;

interface GateChoiceProps {
  gates: readonly DoorGate[];
  chosen: string | null;
  onChoose: (gateId: string | null) => void;
}

/** The open gates of the event. */
export function GateChoice({ gates, chosen, onChoose }: GateChoiceProps) {
  const name = useId();
  const open = gates.filter(({ active }) => active);
  const current = open.some(({ id }) => id === chosen) ? chosen : null;
  return (
    <fieldset className={classes.part}>
      <Title order={2} size="h4" component="legend">
        {texts.gate}
      </Title>
      <div className={classes.gates}>
        {[...open, { id: null, name: texts.noGate }].map((gate) => (
          <label key={gate.id ?? ''} className={classes.gate}>
            <input
              type="radio"
              name={name}
              checked={gate.id === current}
              onChange={() => onChoose(gate.id)}
              className={classes.radio}
            />
            {gate.name}
          </label>
        ))}
      </div>
      {current === null && (
        <Text size="sm" c="dimmed">
          {texts.noGateHelp}
        </Text>
      )}
    </fieldset>
  );
}
