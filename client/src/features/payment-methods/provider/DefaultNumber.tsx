import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { providerMethodTexts as texts } from '../../../messages/account.ts';
import { notify } from '../../../ui/notify.ts';
import { PayerNumber } from '../../purchases/provider/PayerNumber.tsx';
import {
  defaultPayerNumber,
  nationalPayerNumber,
  normalPayerNumber,
} from '../../purchases/provider/payer-number.ts';

/** The number that this device suggests when its owner buys a ticket. */
export function DefaultNumber() {
  const [saved, setSaved] = useState(defaultPayerNumber.find);
  const [typed, setTyped] = useState(saved ? nationalPayerNumber(saved) : '');
  const [isFaulty, setFaulty] = useState(false);
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    const digits = normalPayerNumber(typed);
    setFaulty(digits === null);
    if (digits === null) return;
    defaultPayerNumber.save(digits);
    setSaved(digits);
    setTyped(nationalPayerNumber(digits));
    void notify('success', texts.saved);
  };
  const remove = () => {
    defaultPayerNumber.remove();
    setSaved(null);
    setTyped('');
    void notify('success', texts.removed);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <PayerNumber
          label={texts.number}
          description={texts.numberAbout}
          value={typed}
          isFaulty={isFaulty}
          onChange={(changed) => {
            setTyped(changed);
            setFaulty(false);
          }}
        />
        <Group gap="sm">
          <Button type="submit">{texts.save}</Button>
          {saved && (
            <Button variant="default" onClick={remove}>
              {texts.remove}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
