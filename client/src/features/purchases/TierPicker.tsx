import { Badge, type BadgeProps, Text, type TextProps, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { specialTexts } from '../../messages/purchases.ts';
import { formatMoney, type Money } from '../../ui/format-amount.ts';
import { XlmWorth } from '../rates/XlmWorth.tsx';
import { useNeedsTurn } from '../waiting-room/turn-needed.ts';
import { notOnSaleReason, type ShownTier } from './special/special-tiers.ts';
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

/** Marks an event whose tickets are sold out. */
export const SoldOut = (props: Pick<BadgeProps, 'mb'>) => (
  <Badge size="xl" radius="sm" tt="none" variant="light" color="coral" {...props}>
    {eventTexts.soldOut}
  </Badge>
);

interface TierPickerProps {
  tiers: readonly ShownTier[];
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
export function TierPicker({ tiers, value, onChange, byWallet = false }: TierPickerProps) {
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
