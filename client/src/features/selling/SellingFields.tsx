import { NativeSelect, Text, TextInput } from '@mantine/core';
import { MAX_ORDER_TICKETS } from '../../../../server/lib/limits/order-limits.ts';
import { sellingTexts as texts } from '../../messages/selling.ts';
import classes from './selling.module.css';

const TICKETS = Array.from({ length: MAX_ORDER_TICKETS }, (_none, index) => index + 1);

/** Adds a limit that was set elsewhere to the options. */
function choicesWith(choices: readonly number[], value: number | null): number[] {
  const all = value === null ? choices : [...new Set([...choices, value])];
  return [...all].sort((a, b) => a - b);
}

interface LimitFieldProps {
  label: string;
  /** null: no limit. */
  value: number | null;
  choices?: readonly number[];
  /** Label of the option without limit. */
  none?: string;
  name?: (limit: number) => string;
  onChange: (limit: number | null) => void;
}

/** Selects a limit per order, person or network, or a number of hours. */
export function LimitField({ label, value, choices = TICKETS, none, name, onChange }: LimitFieldProps) {
  const data = choicesWith(choices, value).map((limit) => ({
    value: String(limit),
    label: name ? name(limit) : String(limit),
  }));
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: none ?? texts.noLimit }, ...data]}
      value={value === null ? '' : String(value)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
    />
  );
}

/** Form values of a period; empty: no bound. */
export interface Period {
  start: string;
  end: string;
}

interface PeriodFieldsProps {
  labels: { start: string; end: string };
  /** Zone of the event, which the values are in. */
  zone: string;
  value: Period;
  onChange: (changed: Partial<Period>) => void;
}

/** Start and end of a period, in the zone of the event. */
export function PeriodFields({ labels, zone, value, onChange }: PeriodFieldsProps) {
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
        {texts.zone(zone)}
      </Text>
    </div>
  );
}
