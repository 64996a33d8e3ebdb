import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { providerMethodTexts as texts } from '../../../messages/account.ts';
import { notify } from '../../../ui/notify.ts';
import {
  defaultMpesaNumber,
  nationalMpesaNumber,
  normalMpesaNumber,
} from '../../purchases/provider/mpesa-number.ts';
import { PayerNumber } from '../../purchases/provider/PayerNumber.tsx';

/** The M-Pesa number that this device suggests when its owner buys a ticket. */
export function DefaultNumber() {
  const [saved, setSaved] = useState(defaultMpesaNumber.find);
  const [typed, setTyped] = useState(saved ? nationalMpesaNumber(saved) : '');
  const [isFaulty, setFaulty] = useState(false);
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    const digits = normalMpesaNumber(typed);
    setFaulty(digits === null);
    if (digits === null) return;
    defaultMpesaNumber.save(digits);
    setSaved(digits);
    setTyped(nationalMpesaNumber(digits));
    void notify('success', texts.saved);
  };
  const remove = () => {
    defaultMpesaNumber.remove();
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
