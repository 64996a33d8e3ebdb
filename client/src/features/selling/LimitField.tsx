import { NativeSelect } from '@mantine/core';
import { sellingTexts as texts } from '../../texts/selling.ts';

/** Upper limit of any order. */
const MOST = 20;
const TICKETS = Array.from({ length: MOST }, (_none, index) => index + 1);

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
