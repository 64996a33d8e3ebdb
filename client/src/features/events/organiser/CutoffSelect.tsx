import { NativeSelect } from '@mantine/core';
import { transferTexts } from '../../../messages/organiser.ts';

interface CutoffSelectProps {
  label: string;
  /** Before the start of the event; null: never. */
  minutes: number | null;
  disabled: boolean;
  onChange: (minutes: number | null) => void;
}

const NEVER = 'never';

/** Selects until when holders may do something with their tickets. */
export function CutoffSelect({ label, minutes, disabled, onChange }: CutoffSelectProps) {
  const { choices: known, other } = transferTexts;
  const value = minutes === null ? NEVER : String(minutes);
  const choices = value in known ? known : { ...known, [value]: other(Number(value)) };
  return (
    <NativeSelect
      label={label}
      value={value}
      disabled={disabled}
      data={Object.entries(choices).map(([key, text]) => ({ value: key, label: text }))}
      onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === NEVER ? null : Number(chosen))}
    />
  );
}
