import { UnstyledButton } from '@mantine/core';
import { IconCalendarMonth, IconLayoutGrid } from '@tabler/icons-react';
import { eventTexts } from '../../messages/events.ts';
import classes from './ViewToggle.module.css';

interface ViewToggleProps {
  isMonth: boolean;
  onChange: (isMonth: boolean) => void;
}

/** Switches between the cards and the month. */
export function ViewToggle({ isMonth, onChange }: ViewToggleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw and announce a form that is none
    <div className={classes.toggle} role="group" aria-label={eventTexts.view}>
      <UnstyledButton className={classes.choice} aria-pressed={!isMonth} onClick={() => onChange(false)}>
        <IconLayoutGrid size={18} aria-hidden />
        <span className={classes.label}>{eventTexts.asList}</span>
      </UnstyledButton>
      <UnstyledButton className={classes.choice} aria-pressed={isMonth} onClick={() => onChange(true)}>
        <IconCalendarMonth size={18} aria-hidden />
        <span className={classes.label}>{eventTexts.asMonth}</span>
      </UnstyledButton>
    </div>
  );
}
