import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { ShiftLineFragment } from '../../gql/graphql.ts';
import { useCloseShiftOfStaffMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { tillTexts } from '../../messages/box-office.ts';
import { boxOfficeTexts as texts } from '../../messages/organiser.ts';
import { callTexts } from '../../messages/shell.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { typedAmount } from '../orders/RefundAmountField.tsx';

graphql(`
  mutation CloseShiftOfStaff($id: ID!, $counted: Decimal!, $note: String!) {
    closeShift(input: { id: $id, counted: $counted, note: $note }) {
      shift {
        id
        ...ShiftLine @unmask
      }
    }
  }
`);

/** Counts and closes the open shift of a cashier whose phone cannot. */
export function CloseOpenShift({ shift }: { shift: Pick<ShiftLineFragment, 'id' | 'cashier' | 'expected'> }) {
  const [opened, setOpened] = useState(false);
  const [counted, setCounted] = useState('');
  const [note, setNote] = useState('');
  const [close, { loading, error }] = useCloseShiftOfStaffMutation();
  const submit = async (): Promise<void> => {
    await close({ variables: { id: shift.id, counted: typedAmount(counted), note } }).then(
      () => setOpened(false),
      () => undefined,
    );
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)} aria-label={texts.closeOf(shift.cashier)}>
        {tillTexts.shift.close}
      </Button>
      <FormDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={texts.closeOf(shift.cashier)}
        submitLabel={tillTexts.shift.close}
        onSubmit={submit}
        loading={loading}
        isDestructive
        failure={error && readFailure(error, callTexts.network)}
      >
        <Text size="sm">{texts.closeLead}</Text>
        <TextInput
          label={`${tillTexts.shift.counted} (${shift.expected.currency})`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          required
          withAsterisk={false}
          value={counted}
          onChange={(event) => setCounted(event.currentTarget.value)}
        />
        <Textarea
          label={tillTexts.shift.note}
          maxLength={500}
          autosize
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </FormDialog>
    </>
  );
}
