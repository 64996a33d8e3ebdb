import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { doorAppTexts } from '../../../texts/door-app.ts';
import { Logo } from '../../../ui/Logo.tsx';
import type { DoorState } from '../engine/door-state.ts';
import classes from './DoorHeader.module.css';

const texts = doorAppTexts.mode;

interface DoorHeaderProps {
  state: DoorState;
  onChange: () => void;
  onStatus: () => void;
}

/** Event and gate of this door, and whether it is online. */
export function DoorHeader({ state, onChange, onStatus }: DoorHeaderProps) {
  const { briefing, post, isOnline, waiting } = state;
  const gate = briefing?.gates.find(({ id }) => id === post?.gateId);
  return (
    <header className={classes.header}>
      <Logo compact />
      <UnstyledButton className={classes.place} onClick={onChange} aria-label={doorAppTexts.scan.change}>
        <span className={classes.event}>{briefing?.eventName}</span>
        <span className={classes.gate}>
          {gate?.name ?? doorAppTexts.setup.noGate}
          <IconChevronDown size={16} aria-hidden />
        </span>
      </UnstyledButton>
      <UnstyledButton
        className={classes.mode}
        data-mode={isOnline ? 'online' : 'offline'}
        onClick={onStatus}
        aria-label={`${isOnline ? texts.online : texts.offline}${waiting.all > 0 ? `, ${texts.waiting(waiting.all)}` : ''}. ${texts.open}`}
      >
        <span className={classes.dot} aria-hidden />
        <span>
          {isOnline ? texts.online : texts.offline}
          {waiting.all > 0 && <span className={classes.waiting}>{texts.waiting(waiting.all)}</span>}
        </span>
      </UnstyledButton>
    </header>
  );
}
