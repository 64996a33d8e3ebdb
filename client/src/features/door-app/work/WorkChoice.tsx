import { Switch, Title } from '@mantine/core';
import { useId } from 'react';
import type { ScanPurpose } from '../../../../../server/lib/scan/outcomes.ts';
import { doorWorkTexts } from '../../../messages/door-work.ts';
import type { HandoutItem, Post } from '../engine/briefing.ts';
import classes from '../setup/DoorSetup.module.css';

const texts = doorWorkTexts.choice;

/** Purpose of a door's scans, and whether it waits for a tap. */
export type Work = Pick<Post, 'purpose' | 'itemId' | 'asksFirst' | 'isKiosk'>;

interface WorkChoiceProps {
  work: Work;
  items: readonly HandoutItem[];
  onChange: (work: Work) => void;
}

/** Chooses what is scanned: entries, exits, or a thing to hand out. */
export function WorkChoice({ work, items, onChange }: WorkChoiceProps) {
  const name = useId();
  const { purpose = 'entry', itemId = null, asksFirst = false } = work;
  const choices: { purpose: ScanPurpose; itemId: string | null; label: string }[] = [
    { purpose: 'entry', itemId: null, label: texts.entry },
    { purpose: 'exit', itemId: null, label: texts.exit },
    ...items
      .filter(({ active }) => active)
      .map((item) => ({ purpose: 'handout' as const, itemId: item.id, label: texts.handout(item.name) })),
  ];
  return (
    <fieldset className={classes.part}>
      <Title order={2} size="h4" component="legend">
        {texts.title}
      </Title>
      <div className={classes.gates}>
        {choices.map((choice) => (
          <label key={`${choice.purpose}/${choice.itemId}`} className={classes.gate}>
            <input
              type="radio"
              name={name}
              checked={choice.purpose === purpose && choice.itemId === itemId}
              onChange={() => onChange({ asksFirst, purpose: choice.purpose, itemId: choice.itemId })}
              className={classes.radio}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {purpose === 'entry' && (
        <Switch
          size="md"
          label={texts.asksFirst}
          description={texts.asksFirstHelp}
          checked={asksFirst}
          onChange={(event) => onChange({ purpose, itemId, asksFirst: event.currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}
