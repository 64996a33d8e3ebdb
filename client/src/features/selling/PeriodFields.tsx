import { Text, TextInput } from '@mantine/core';
import { sellingTexts as texts } from '../../texts/selling.ts';
import { localZone } from '../events/organiser/local-moment.ts';
import classes from './selling.module.css';

/** Form values of a period; empty: no bound. */
export interface Period {
  start: string;
  end: string;
}

interface PeriodFieldsProps {
  labels: { start: string; end: string };
  value: Period;
  onChange: (changed: Partial<Period>) => void;
}

/** Start and end of a period, in the reader's zone. */
export function PeriodFields({ labels, value, onChange }: PeriodFieldsProps) {
  return (
    <div>
      <div className={classes.fields}>
        <TextInput
          type="datetime-local"
          label={labels.start}
          value={value.start}
          onChange={({ currentTarget }) => onChange({ start: currentTarget.value })}
        />
        <TextInput
          type="datetime-local"
          label={labels.end}
          value={value.end}
          onChange={({ currentTarget }) => onChange({ end: currentTarget.value })}
        />
      </div>
      <Text size="sm" c="dimmed" mt={6}>
        {texts.zone(localZone())}
      </Text>
    </div>
  );
}
