import { Text, type TextProps, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { specialTexts } from '../../messages/purchases.ts';
import { formatMoney, type Money } from '../../ui/format-amount.ts';
import { XlmWorth } from '../rates/XlmWorth.tsx';
import { useNeedsTurn } from '../waiting-room/turn-needed.ts';
import { notOnSaleReason } from './special/special-tiers.ts';
import classes from './TierPicker.module.css';

interface AmountProps extends TextProps {
  money: Money;
}

/** An amount with its currency, in tabular figures. */
export function Amount({ money, ...text }: AmountProps) {
  return (
    <Text component="span" className="tabular" fw={600} {...text}>
      {formatMoney(money)}
    </Text>
  );
}

const TierPickerFragment = graphql(`
  fragment TierPicker_tier on Tier {
    id
    name
    description
    price {
      amount
      currency
    }
    available
    formSales
    salesStart
    salesEnd
    orderLimit
    inWaitingRoom
  }
`);

interface TierPickerProps {
  tiers: readonly FragmentType<typeof TierPickerFragment>[];
  /** Name of the selected tier. */
  value: string | null;
  onChange: (tier: string) => void;
  /** Includes tiers that only wallets can buy. */
  byWallet?: boolean;
}

function left(available: number): string {
  if (available === 0) return eventTexts.soldOut;
  return available <= 10 ? labelTexts.left(available) : eventTexts.available;
}

/** The tiers of an event with price and remaining tickets. */
export function TierPicker({ tiers: refs, value, onChange, byWallet = false }: TierPickerProps) {
  const tiers = useFragment(TierPickerFragment, refs);
  const needsTurn = useNeedsTurn();
  return (
    <div className={classes.list} role="radiogroup" aria-label={labelTexts.ticketTier}>
      {tiers.map((tier) => {
        const selected = tier.name === value;
        const offered = byWallet || tier.formSales;
        const later = notOnSaleReason(tier, needsTurn(tier));
        const closed = tier.available === 0 || !offered || later !== null;
        return (
          <UnstyledButton
            key={tier.id}
            className={classes.tier}
            role="radio"
            aria-checked={selected}
            disabled={closed}
            onClick={() => onChange(tier.name)}
          >
            <span className={classes.mark} aria-hidden>
              {selected && <IconCheck size={16} stroke={3} />}
            </span>
            <span className={classes.words}>
              <Text component="span" fw={600} className={classes.name}>
                {tier.name}
              </Text>
              {tier.description && (
                <Text component="span" size="sm" className={classes.about}>
                  {tier.description}
                </Text>
              )}
              <Text component="span" size="sm" c="dimmed">
                {later ?? (offered ? left(tier.available) : labelTexts.notSoldOnline)}
                {!closed && tier.orderLimit && ` · ${specialTexts.perOrder(tier.orderLimit)}`}
              </Text>
            </span>
            <span className={classes.price}>
              <Amount money={tier.price} fz="lg" />
              {tier.price.currency === 'XLM' && <XlmWorth value={tier.price.amount} />}
            </span>
          </UnstyledButton>
        );
      })}
    </div>
  );
}
