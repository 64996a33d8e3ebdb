import { NativeSelect } from '@mantine/core';
import { sellingTexts as texts } from '../../texts/selling.ts';

/** As many as any order may hold at all. */
const MOST = 20;
const CHOICES = Array.from({ length: MOST }, (_none, index) => String(index + 1));

/** A limit that was set elsewhere stays a choice. */
function choicesWith(value: number | null): string[] {
  return value === null || value <= MOST ? CHOICES : [...CHOICES, String(value)];
}

interface LimitFieldProps {
  label: string;
  /** null: no limit. */
  value: number | null;
  onChange: (limit: number | null) => void;
}

/** How many tickets one order, or one person, may hold. */
export function LimitField({ label, value, onChange }: LimitFieldProps) {
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: texts.noLimit }, ...choicesWith(value)]}
      value={value === null ? '' : String(value)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
    />
  );
}
