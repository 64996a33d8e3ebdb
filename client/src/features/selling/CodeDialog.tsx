import { MultiSelect, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { CreateSellingCodeInput, Currency, SellingCodesQuery } from '../../gql/graphql.ts';
import { useChangeSellingCodeMutation, useCreateSellingCodeMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { sellingTexts as texts } from '../../messages/selling.ts';
import { callTexts } from '../../messages/shell.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { notify } from '../../ui/notify.ts';
import { fromLocalMoment, toLocalMoment } from '../events/organiser/local-moment.ts';
import { CURRENCIES, digitsOf, priceOf } from '../events/organiser/tier-drafts.ts';
import { PeriodFields } from './SellingFields.tsx';
import classes from './selling.module.css';

export type SellingCode = SellingCodesQuery['sellingCodes']['nodes'][number];
export type EventOfCodes = NonNullable<SellingCodesQuery['event']>;

interface CodeDefaults {
  currency: Currency;
  /** Zone of the event. */
  zone: string;
}

/** Form values of a code. */
export interface CodeDraft {
  code: string;
  kind: 'percent' | 'amount' | 'opens';
  off: string;
  currency: Currency;
  opens: boolean;
  tierIds: string[];
  mostUses: string;
  start: string;
  end: string;
  active: boolean;
}

export function draftOf(code: SellingCode | null, { currency, zone }: CodeDefaults): CodeDraft {
  const kind = code?.amountOff ? 'amount' : code && !code.percentOff ? 'opens' : 'percent';
  return {
    code: code?.code ?? '',
    kind,
    off: code?.percentOff ?? code?.amountOff?.amount ?? '',
    currency: code?.amountOff?.currency ?? currency,
    opens: code?.opens ?? false,
    tierIds: code?.tiers?.map(({ id }) => id) ?? [],
    mostUses: code?.mostUses ? String(code.mostUses) : '',
    start: code?.startsAt ? toLocalMoment(code.startsAt, zone) : '',
    end: code?.endsAt ? toLocalMoment(code.endsAt, zone) : '',
    active: code?.active ?? true,
  };
}

export function inputOf(draft: CodeDraft, zone: string): Omit<CreateSellingCodeInput, 'eventId'> {
  const off = draft.off.trim().replace(',', '.');
  return {
    code: draft.code,
    percentOff: draft.kind === 'percent' ? off : null,
    amountOff: draft.kind === 'amount' ? off : null,
    currency: draft.kind === 'amount' ? draft.currency : null,
    opens: draft.kind === 'opens' || draft.opens,
    tierIds: draft.tierIds.length > 0 ? draft.tierIds : null,
    mostUses: draft.mostUses === '' ? null : Number(draft.mostUses),
    startsAt: fromLocalMoment(draft.start, zone),
    endsAt: fromLocalMoment(draft.end, zone),
    active: draft.active,
  };
}

graphql(`
  mutation CreateSellingCode($input: CreateSellingCodeInput!) {
    createSellingCode(input: $input) {
      sellingCode {
        id
        code
      }
    }
  }
`);

graphql(`
  mutation ChangeSellingCode($input: ChangeSellingCodeInput!) {
    changeSellingCode(input: $input) {
      sellingCode {
        ...SellingCode @unmask
      }
    }
  }
`);

interface CodeDialogProps {
  event: EventOfCodes;
  /** null creates a new one. */
  code: SellingCode | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Creates or edits a code. Existing orders with it keep their prices. */
export function CodeDialog({ event, code, onClose, onSaved }: CodeDialogProps) {
  const { tiers, timeZone: zone } = event;
  const [draft, setDraft] = useState(() =>
    draftOf(code, { currency: tiers[0]?.price.currency ?? 'USD', zone }),
  );
  const [create, creating] = useCreateSellingCodeMutation();
  const [change, changing] = useChangeSellingCodeMutation();
  const error = creating.error ?? changing.error;
  const submit = async () => {
    const input = inputOf(draft, zone);
    try {
      await (code
        ? change({ variables: { input: { id: code.id, ...input } } })
        : create({ variables: { input: { eventId: event.id, ...input } } }));
      void notify('success', texts.codeSaved(draft.code.trim().toUpperCase()));
      onSaved();
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={code ? texts.editCode(code.code) : texts.newCode}
      submitLabel={texts.save}
      onSubmit={submit}
      loading={creating.loading || changing.loading}
      disabled={draft.code.trim().length < 3}
      failure={error && readFailure(error, callTexts.network)}
      noValidate
    >
      <CodeFields draft={draft} event={event} onChange={(part) => setDraft({ ...draft, ...part })} />
    </FormDialog>
  );
}

interface CodeFieldsProps {
  draft: CodeDraft;
  event: EventOfCodes;
  onChange: (part: Partial<CodeDraft>) => void;
}

function CodeFields({ draft, event, onChange }: CodeFieldsProps) {
  const { tiers, timeZone: zone } = event;
  return (
    <>
      <TextInput
        label={texts.code}
        description={texts.codeHelp}
        maxLength={40}
        autoComplete="off"
        value={draft.code}
        onChange={({ currentTarget }) => onChange({ code: currentTarget.value.toUpperCase() })}
        data-autofocus
      />
      <NativeSelect
        label={texts.codeGives}
        data={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
        value={draft.kind}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value as CodeDraft['kind'] })}
      />
      {draft.kind !== 'opens' && (
        <div className={classes.fields}>
          <TextInput
            label={draft.kind === 'percent' ? texts.percentOff : texts.amountOff}
            inputMode="decimal"
            maxLength={20}
            value={draft.off}
            onChange={({ currentTarget }) => onChange({ off: priceOf(currentTarget.value) })}
          />
          {draft.kind === 'amount' && (
            <NativeSelect
              label={texts.currency}
              data={[...new Set([...CURRENCIES, ...tiers.map(({ price }) => price.currency)])]}
              value={draft.currency}
              onChange={({ currentTarget }) => onChange({ currency: currentTarget.value as Currency })}
            />
          )}
        </div>
      )}
      {draft.kind !== 'opens' && (
        <Switch
          label={texts.opens}
          size="md"
          checked={draft.opens}
          onChange={({ currentTarget }) => onChange({ opens: currentTarget.checked })}
        />
      )}
      {tiers.length > 1 && (
        <MultiSelect
          label={texts.tiersOfCode}
          placeholder={draft.tierIds.length === 0 ? texts.allTiers : ''}
          data={tiers.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.tierIds}
          onChange={(tierIds) => onChange({ tierIds })}
        />
      )}
      <TextInput
        label={texts.mostUses}
        placeholder={texts.noLimit}
        inputMode="numeric"
        maxLength={7}
        value={draft.mostUses}
        onChange={({ currentTarget }) => onChange({ mostUses: digitsOf(currentTarget.value) })}
      />
      <PeriodFields
        labels={{ start: texts.startsAt, end: texts.endsAt }}
        zone={zone}
        value={draft}
        onChange={onChange}
      />
      <Switch
        label={texts.active}
        size="md"
        checked={draft.active}
        onChange={({ currentTarget }) => onChange({ active: currentTarget.checked })}
      />
    </>
  );
}
