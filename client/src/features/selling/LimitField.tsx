import { NativeSelect } from '@mantine/core';
import { sellingTexts as texts } from '../../texts/selling.ts';

/** As many as any order may hold at all. */
const MOST = 20;
const TICKETS = Array.from({ length: MOST }, (_none, index) => index + 1);

/** A limit that was set elsewhere stays a choice. */
function choicesWith(choices: readonly number[], value: number | null): number[] {
  const all = value === null ? choices : [...new Set([...choices, value])];
  return [...all].sort((a, b) => a - b);
}

interface LimitFieldProps {
  label: string;
  /** null: no limit. */
  value: number | null;
  choices?: readonly number[];
  /** The choice of no limit. */
  none?: string;
  name?: (limit: number) => string;
  onChange: (limit: number | null) => void;
}

/** A limit of an order, a person or a network, or a number of hours. */
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
