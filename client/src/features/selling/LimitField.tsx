import { NativeSelect } from '@mantine/core';
import { sellingTexts as texts } from '../../texts/selling.ts';

/** As many as any order may hold at all. */
const MOST = 20;
const CHOICES = Array.from({ length: MOST }, (_none, index) => String(index + 1));

interface LimitFieldProps {
  label: string;
  /** null: no limit. */
  value: number | null;
  onChange: (limit: number | null) => void;
}

/** How many tickets one order may hold. */
export function LimitField({ label, value, onChange }: LimitFieldProps) {
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: texts.noLimit }, ...CHOICES]}
      value={value === null ? '' : String(value)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
    />
  );
}
