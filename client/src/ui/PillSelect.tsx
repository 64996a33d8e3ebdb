import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './PillSelect.module.css';

export interface PillOption {
  value: string;
  label: string;
  /** Text in the list, when it says more than the pill. */
  detail?: string;
}

interface PillSelectProps {
  label: string;
  icon?: ReactNode;
  /** The first is the one without a choice. */
  options: readonly PillOption[];
  value: string;
  onChange: (value: string) => void;
}

/** A filter as a pill that opens a list of the system, which phones and keyboards handle best. */
export function PillSelect({ label, icon, options, value, onChange }: PillSelectProps) {
  const [none] = options;
  const chosen = options.find((option) => option.value === value) ?? none;
  return (
    <span className={classes.pill} data-set={chosen !== none || undefined}>
      {icon}
      <span className={classes.label} aria-hidden>
        {chosen?.label}
      </span>
      <IconChevronDown size={16} aria-hidden />
      <select
        className={classes.select}
        aria-label={label}
        value={chosen?.value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.detail ?? option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
