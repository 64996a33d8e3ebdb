import { ActionIcon, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ShareType } from '../../../gql/graphql.ts';
import { createTexts } from '../../../texts/contracts.ts';
import { type ShareDraft, shareValueOf, valueFault } from './contract-draft.ts';
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
