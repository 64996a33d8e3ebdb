import { Badge, Button, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { TierSelling_TierFragment } from '../../gql/graphql.ts';
import { useSetTierSalesMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { sellingTexts as texts } from '../../messages/selling.ts';
import { callTexts } from '../../messages/shell.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { momentText } from '../../ui/moment-text.ts';
import { notify } from '../../ui/notify.ts';
import { fromLocalMoment, toLocalMoment } from '../events/organiser/local-moment.ts';
import { LimitField, PeriodFields } from './SellingFields.tsx';
import classes from './selling.module.css';

const TierSellingFragment = graphql(`
  fragment TierSelling_tier on Tier {
    id
    name
    hidden
    salesStart
    salesEnd
    orderLimit
  }
`);

graphql(`
  mutation SetTierSales($input: SetTierSalesInput!) {
    setTierSales(input: $input) {
      tier {
        id
        ...TierSelling_tier
      }
    }
  }
`);

function rulesOf({ salesStart, salesEnd, orderLimit }: TierSelling_TierFragment, zone: string): string {
  const rules = [
    salesStart && texts.from(momentText(salesStart, zone)),
    salesEnd && texts.until(momentText(salesEnd, zone)),
    orderLimit && texts.perOrder(orderLimit),
  ].filter(Boolean);
  return rules.length === 0 ? texts.always : rules.join(' · ');
}

interface TierSellingProps {
  tier: FragmentType<typeof TierSellingFragment>;
  /** Zone of the event. */
  zone: string;
}

/** Sales period, audience and order limit of a tier. */
export function TierSelling({ tier: ref, zone }: TierSellingProps) {
  const tier = useFragment(TierSellingFragment, ref);
  const [opened, { open, close }] = useDisclosure();
  return (
    <li className={classes.line}>
      <div className="min-0 break-anywhere">
        <div className={classes.name}>
          <Text fw={600} span>
            {tier.name}
          </Text>
          {tier.hidden && (
            <Badge variant="light" radius="sm" tt="none" color="gray">
              {texts.hidden}
            </Badge>
          )}
        </div>
        <Text size="sm" c="dimmed">
          {rulesOf(tier, zone)}
        </Text>
      </div>
      <Button variant="default" onClick={open} aria-label={texts.editNamed(tier.name)}>
        {texts.edit}
      </Button>
      {opened && <TierDialog tier={tier} zone={zone} onClose={close} />}
    </li>
  );
}

interface TierDialogProps {
  tier: TierSelling_TierFragment;
  zone: string;
  onClose: () => void;
}

function TierDialog({ tier, zone, onClose }: TierDialogProps) {
  const [rules, setRules] = useState(() => ({
    hidden: tier.hidden,
    orderLimit: tier.orderLimit ?? null,
    start: tier.salesStart ? toLocalMoment(tier.salesStart, zone) : '',
    end: tier.salesEnd ? toLocalMoment(tier.salesEnd, zone) : '',
  }));
  const [set, { loading, error }] = useSetTierSalesMutation();
  const change = (part: Partial<typeof rules>) => setRules({ ...rules, ...part });
  const submit = async () => {
    const { hidden, orderLimit, start, end } = rules;
    const period = { salesStart: fromLocalMoment(start, zone), salesEnd: fromLocalMoment(end, zone) };
    const input = { hidden, orderLimit, ...period };
    try {
      await set({ variables: { input: { tierId: tier.id, ...input } } });
      void notify('success', texts.saved);
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.editTier(tier.name)}
      submitLabel={texts.save}
      onSubmit={submit}
      loading={loading}
      failure={error && readFailure(error, callTexts.network)}
    >
      <Switch
        label={texts.hidden}
        description={texts.hiddenHelp}
        size="md"
        checked={rules.hidden}
        onChange={(event) => change({ hidden: event.currentTarget.checked })}
      />
      <PeriodFields
        labels={{ start: texts.salesStart, end: texts.salesEnd }}
        zone={zone}
        value={rules}
        onChange={change}
      />
      <LimitField
        label={texts.orderLimit}
        value={rules.orderLimit}
        onChange={(orderLimit) => change({ orderLimit })}
      />
    </FormDialog>
  );
}
