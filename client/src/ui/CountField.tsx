import { ActionIcon, NumberInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import classes from './CountField.module.css';

interface CountFieldProps {
  /** Labels of the field and its buttons. */
  labels: { field: string; more: string; fewer: string };
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small count: an input with a plus and a minus button. */
export function CountField({ labels, value, min = 1, max, onChange }: CountFieldProps) {
  return (
    <div className={classes.frame}>
      <ActionIcon
        className={classes.step}
        aria-label={labels.fewer}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <NumberInput
        aria-label={labels.field}
        classNames={{ input: classes.input }}
        variant="unstyled"
        hideControls
        value={value}
        onChange={(typed) => onChange(Math.min(max, Math.max(min, Number(typed) || min)))}
        min={min}
        max={max}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
      />
      <ActionIcon
        className={classes.step}
        aria-label={labels.more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
