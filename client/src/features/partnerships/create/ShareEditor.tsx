import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { createTexts } from '../../../texts/contracts.ts';
import {
  isTooMuch,
  isTwice,
  leftHundredths,
  newShareDraft,
  percentWords,
  type ShareDraft,
  totalHundredths,
} from './contract-draft.ts';
import classes from './ShareEditor.module.css';
import { type PartnerChoice, ShareRow } from './ShareRow.tsx';

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
