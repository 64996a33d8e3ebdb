import { ActionIcon, Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ShareType } from '../../../gql/graphql.ts';
import { createTexts } from '../../../messages/contracts.ts';
import {
  isTooMuch,
  isTwice,
  leftHundredths,
  newShareDraft,
  percentWords,
  type ShareDraft,
  shareValueOf,
  totalHundredths,
  valueFault,
} from './contract-draft.ts';
import classes from './ShareEditor.module.css';

export interface PartnerChoice {
  value: string;
  label: string;
}

const TYPES = (['PERCENTAGE', 'FIXED'] as const).map((value) => ({
  value,
  label: createTexts.typeChoices[value],
}));

interface ShareRowProps {
  /** Position in the list, from 1: fixed amounts are paid in this order. */
  number: number;
  draft: ShareDraft;
  partners: readonly PartnerChoice[];
  /** Another row gives this partner the same kind of share. */
  twice: boolean;
  /** The server's validation error for this share. */
  fault: string | undefined;
  onChange: (draft: ShareDraft) => void;
  /** Absent for the only row, because one must remain. */
  onRemove?: (() => void) | undefined;
}

/** One share of the Create Contract form: partner, kind and value. */
export function ShareRow({ number, draft, partners, twice, fault, onChange, onRemove }: ShareRowProps) {
  const changeType = (type: ShareType) =>
    onChange({ ...draft, type, value: shareValueOf(type, draft.value) });
  return (
    <fieldset className={classes.row} aria-label={createTexts.share(number)}>
      <div className={classes.head}>
        <Text fw={600} size="sm">
          {createTexts.share(number)}
        </Text>
        {onRemove && (
          <ActionIcon aria-label={createTexts.removeShare(number)} onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={classes.fields}>
        <NativeSelect
          className={classes.partner}
          label={createTexts.partner}
          data={[{ value: '', label: createTexts.choosePartner }, ...partners]}
          value={draft.partnerId}
          onChange={(change) => onChange({ ...draft, partnerId: change.currentTarget.value })}
          error={twice && createTexts.twice}
        />
        <NativeSelect
          label={createTexts.type}
          data={TYPES}
          value={draft.type}
          onChange={(change) => changeType(change.currentTarget.value as ShareType)}
        />
        <TextInput
          label={draft.type === 'PERCENTAGE' ? createTexts.percent : createTexts.fixed}
          inputMode="decimal"
          maxLength={20}
          value={draft.value}
          onChange={(change) =>
            onChange({ ...draft, value: shareValueOf(draft.type, change.currentTarget.value) })
          }
          error={valueFault(draft) ?? fault}
        />
      </div>
    </fieldset>
  );
}

interface ShareEditorProps {
  shares: ShareDraft[];
  partners: readonly PartnerChoice[];
  /** Receives the unassigned remainder. */
  issuerName: string;
  /** Validation errors of the server, by field. */
  faults: Record<string, string>;
  onChange: (shares: ShareDraft[]) => void;
}

/** The shares of a contract in order, with the percentage assigned so far. */
export function ShareEditor({ shares, partners, issuerName, faults, onChange }: ShareEditorProps) {
  return (
    <Stack gap="md">
      {shares.map((draft, index) => (
        <ShareRow
          key={draft.key}
          number={index + 1}
          draft={draft}
          partners={partners}
          twice={isTwice(draft, shares)}
          fault={faults[`shares.${index}`]}
          onChange={(next) => onChange(shares.map((one) => (one.key === next.key ? next : one)))}
          onRemove={
            shares.length > 1 ? () => onChange(shares.filter((one) => one.key !== draft.key)) : undefined
          }
        />
      ))}
      {faults.shares && (
        <Text c="error" size="sm" role="alert">
          {faults.shares}
        </Text>
      )}
      <div className={classes.foot}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...shares, newShareDraft()])}
        >
          {createTexts.addShare}
        </Button>
        <Total shares={shares} issuerName={issuerName} />
      </div>
    </Stack>
  );
}

function Total({ shares, issuerName }: Pick<ShareEditorProps, 'shares' | 'issuerName'>) {
  const total = totalHundredths(shares);
  const over = isTooMuch(shares);
  return (
    <div className={classes.total} data-over={over || undefined} role="status">
      <Text fw={600} className={`tabular ${classes.sum}`}>
        {createTexts.total}: {percentWords(total)}
      </Text>
      <Text size="sm" c={over ? 'error' : 'dimmed'} className={over ? classes.sum : undefined}>
        {over ? createTexts.tooMuch : createTexts.rest(percentWords(leftHundredths(shares)), issuerName)}
      </Text>
      <div className={classes.bar} aria-hidden>
        <span style={{ width: `${Math.min(100, total / 100)}%` }} />
      </div>
    </div>
  );
}
