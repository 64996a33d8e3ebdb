import { Button, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { pairingTexts } from '../../../messages/devices.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { readAttempts, saveAttempts } from './device-vault.ts';
import { afterWrong, delayLeft, isRightPin, type PinAttempts, type StoredPin } from './pin.ts';

/** The result of a scan covers the whole screen, and a kiosk asks for the PIN on it. */
const ABOVE_ALL = 350;

const texts = pairingTexts.pin;
const NONE: PinAttempts = { wrong: 0, blockedUntil: 0 };

/** The wrong attempts so far, and the seconds until the next is taken. */
function useAttempts(opened: boolean) {
  const [attempts, setAttempts] = useState(NONE);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (opened) void readAttempts().then(setAttempts);
  }, [opened]);
  useEffect(() => {
    const count = () => setSeconds(Math.ceil(delayLeft(attempts, Date.now()) / 1_000));
    count();
    const timer = opened ? setInterval(count, 500) : undefined;
    return () => clearInterval(timer);
  }, [attempts, opened]);
  const save = async (next: PinAttempts) => {
    // Stored before the answer is shown: a reload does not give another attempt.
    await saveAttempts(next);
    setAttempts(next);
  };
  return { attempts, seconds, save };
}

interface PinDialogProps {
  opened: boolean;
  pin: StoredPin;
  onEnd: (isRight: boolean) => void;
}

/** Asks for the staff PIN of this phone. Wrong attempts are delayed; it works without a network. */
export function PinDialog({ opened, pin, onEnd }: PinDialogProps) {
  const [typed, setTyped] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const { attempts, seconds, save } = useAttempts(opened);
  const end = (isRight: boolean) => {
    setTyped('');
    setWrong(false);
    onEnd(isRight);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecking(true);
    const isRight = await isRightPin(typed, pin);
    await save(isRight ? NONE : afterWrong(attempts, Date.now()));
    setChecking(false);
    if (isRight) return end(true);
    setTyped('');
    setWrong(true);
  };
  return (
    <Modal
      zIndex={ABOVE_ALL}
      opened={opened}
      onClose={() => end(false)}
      title={texts.title}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text c="dimmed">{texts.lead}</Text>
          <PasswordInput
            label={texts.label}
            inputMode="numeric"
            autoComplete="off"
            size="lg"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))}
            error={seconds > 0 ? texts.wait(seconds) : isWrong ? texts.wrong : undefined}
            disabled={seconds > 0}
            visibilityToggleButtonProps={{ 'aria-label': texts.show }}
            data-autofocus
          />
          <Button type="submit" size="lg" loading={isChecking} disabled={typed.length < 4 || seconds > 0}>
            {texts.enter}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
