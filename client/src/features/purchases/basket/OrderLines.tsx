import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { buyingTexts as texts } from '../../../messages/purchases.ts';
import { CountField } from '../../../ui/CountField.tsx';
import { exactProduct } from '../../../ui/exact-decimals.ts';
import { formatAmount } from '../../../ui/format-amount.ts';
import { useNeedsTurn } from '../../waiting-room/turn-needed.ts';
import { notOnSaleReason, type ShownTier } from '../special/special-tiers.ts';
import { BasketWorth } from './BasketWorth.tsx';
import { add, type Basket, count, remove, sumsOf, ticketsIn, totalOf } from './basket.ts';
import classes from './OrderLines.module.css';

interface OrderLinesProps {
  /** Tiers that the order may contain. */
  tiers: readonly ShownTier[];
  basket: Basket;
  /** Ticket limit of one order. */
  max: number;
  onChange: (basket: Basket) => void;
  /** Label of the total; null when the total is shown elsewhere. */
  total: string | null;
}

/** Lines of one order: quantity of each tier, tiers that can be added, and the total. */
export function OrderLines({ tiers, basket, max, onChange, total }: OrderLinesProps) {
  const needsTurn = useNeedsTurn();
  const room = max - ticketsIn(basket);
  const others = tiers.filter(
    (tier) =>
      tier.available > 0 &&
      notOnSaleReason(tier, needsTurn(tier)) === null &&
      !basket.some((line) => line.tier === tier.name),
  );
  return (
    <section className={classes.order} aria-label={texts.order}>
      <ul className={classes.lines}>
        {basket.map(({ tier: name, quantity }, index) => {
          const tier = tiers.find((one) => one.name === name);
          if (!tier) return null;
          return (
            <li key={name} className={classes.line}>
              <div className={classes.words}>
                <span className={classes.name}>{name}</span>
                <span className={`tabular ${classes.price}`}>
                  {formatAmount(exactProduct(tier.price.amount, quantity), tier.price.currency)}
                </span>
              </div>
              {index > 0 && (
                <ActionIcon aria-label={texts.remove(name)} onClick={() => onChange(remove(basket, name))}>
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              )}
              <CountField
                labels={{
                  field: basket.length === 1 ? texts.tickets : texts.ticketsOf(name),
                  more: texts.more(name),
                  fewer: texts.fewer(name),
                }}
                value={quantity}
                max={Math.max(1, Math.min(tier.available, tier.orderLimit ?? max, quantity + room))}
                onChange={(changed) => onChange(count(basket, name, changed))}
              />
            </li>
          );
        })}
      </ul>
      {others.length > 0 && room > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would render and announce a form group
        <div className={classes.others} role="group" aria-label={texts.addTitle}>
          {others.map((tier) => (
            <Button
              key={tier.id}
              variant="default"
              size="sm"
              radius="xl"
              className={classes.add}
              aria-label={texts.add(tier.name)}
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => onChange(add(basket, tier.name))}
            >
              {tier.name}
            </Button>
          ))}
        </div>
      )}
      {total !== null && (
        <div className={classes.total} aria-live="polite">
          <span>{total}</span>
          <span className="tabular">
            {totalOf(basket, tiers)}
            <BasketWorth sums={sumsOf(basket, tiers)} />
          </span>
        </div>
      )}
      {room <= 0 && (
        <Text size="sm" c="dimmed">
          {texts.most(max)}
        </Text>
      )}
    </section>
  );
}
