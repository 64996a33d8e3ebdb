import { Radio, Stack, Text } from '@mantine/core';
import type { CustomTierTimes } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { changeTexts as texts } from '../../../messages/organiser.ts';
import { Moment } from '../../../ui/Moment.tsx';
import classes from './NotifyHolders.module.css';

const TierTimesFragment = graphql(`
  fragment TierTimesChoice_preview on EventChangePreview {
    tierShifts {
      tier {
        id
        name
        effectiveAt
        expiresAt
      }
      effectiveAt
      expiresAt
    }
  }
`);

interface TierTimesChoiceProps {
  preview: FragmentType<typeof TierTimesFragment>;
  value: CustomTierTimes;
  onChange: (value: CustomTierTimes) => void;
}

/** Asks whether tier times that were set by hand move with the event; shows both. Nothing without such times. */
export function TierTimesChoice({ preview, value, onChange }: TierTimesChoiceProps) {
  const { tierShifts } = useFragment(TierTimesFragment, preview);
  if (tierShifts.length === 0) return null;
  return (
    <Stack gap="xs">
      <Radio.Group
        label={texts.tierTimes}
        description={texts.tierTimesHelp}
        value={value}
        onChange={(chosen) => onChange(chosen as CustomTierTimes)}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="SHIFT" label={texts.shift} />
          <Radio value="KEEP" label={texts.keep} />
        </Stack>
      </Radio.Group>
      <dl className={classes.changes}>
        {tierShifts.map(({ tier, ...shifted }) => (
          <div key={tier.id} className={classes.change}>
            <dt>{tier.name}</dt>
            <dd className={value === 'SHIFT' ? classes.before : undefined}>
              <span className={classes.when}>{texts.now}</span>
              <Window {...tier} />
            </dd>
            {value === 'SHIFT' && (
              <dd>
                <span className={classes.when}>{texts.soon}</span>
                <Window {...shifted} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Stack>
  );
}

function Window({ effectiveAt, expiresAt }: { effectiveAt: string; expiresAt: string }) {
  return (
    <>
      <Moment at={effectiveAt} /> – <Moment at={expiresAt} />
    </>
  );
}

const SalesPeriodsFragment = graphql(`
  fragment SalesPeriods_preview on EventChangePreview {
    salesPeriods {
      id
      name
      salesEnd
    }
  }
`);

/** Says which periods of sale stay as they are; nothing without any. */
export function SalesPeriods({ preview }: { preview: FragmentType<typeof SalesPeriodsFragment> }) {
  const { salesPeriods } = useFragment(SalesPeriodsFragment, preview);
  if (salesPeriods.length === 0) return null;
  return <Text size="sm">{texts.salesStay(salesPeriods.map(({ name }) => name).join(', '))}</Text>;
}
