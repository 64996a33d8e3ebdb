import {
  Button,
  Checkbox,
  Collapse,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { ShiftMethod } from '../../gql/graphql.ts';
import { tillTexts as texts } from '../../messages/box-office.ts';
import { CountField } from '../../ui/CountField.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatAmount, formatMoney } from '../../ui/format-amount.ts';
import classes from './Till.module.css';
import {
  countOf,
  isCharged,
  linesOf,
  mostOf,
  type Quantities,
  type TillTier,
  totalOf,
} from './till-rules.ts';
import type { Guest } from './till-service.ts';

/** A sale as the cashier entered it. */
export interface EnteredSale extends Guest {
  lines: { tier: string; quantity: number }[];
  count: number;
  total: string;
  method: ShiftMethod;
  reference: string | null;
  payerPhone: string;
  admits: boolean;
}

interface SaleFormProps {
  tiers: readonly TillTier[];
  currency: string;
  /** Places kept on this device, by tier. */
  kept: (tier: string) => number;
  methods: readonly ShiftMethod[];
  isOnline: boolean;
  isBusy: boolean;
  failure: string | undefined;
  onSell: (sale: EnteredSale) => void;
}

/** Tiers, the way to pay, and one button: nothing else must be entered. */
export function SaleForm({
  tiers,
  currency,
  kept,
  methods,
  isOnline,
  isBusy,
  failure,
  onSell,
}: SaleFormProps) {
  const [quantities, setQuantities] = useState<Quantities>({});
  const [chosen, setMethod] = useState<ShiftMethod>('CASH');
  const [reference, setReference] = useState('');
  const [payerPhone, setPayerPhone] = useState('');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [admits, setAdmits] = useState(true);
  const [showsGuest, setShowsGuest] = useState(false);
  const count = countOf(quantities);
  const total = totalOf(tiers, quantities);
  const method = isOnline && isCharged(total) && methods.includes(chosen) ? chosen : 'CASH';
  const shown = formatAmount(total, currency);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSell({
      lines: linesOf(quantities),
      count,
      total,
      method,
      reference: method === 'MOBILE_MONEY' || method === 'CARD_TERMINAL' ? reference.trim() || null : null,
      payerPhone: payerPhone.trim(),
      name: name.trim() || null,
      email: email.trim() || null,
      admits,
    });
  };
  return (
    <form onSubmit={submit} aria-label={texts.title} className={classes.form}>
      <div className={classes.fields}>
        {!isOnline && <Text role="status">{tiers.length > 0 ? texts.offline : texts.offlineNone}</Text>}
        <section>
          <Title order={3} size="h4">
            {texts.tiers}
          </Title>
          <ul className={classes.tiers}>
            {tiers.map((one) => {
              const { name: tier, price, free } = one;
              return (
                <li key={tier} className={classes.tier}>
                  <span className={classes.name}>
                    <Text span fw={600}>
                      {tier}
                    </Text>
                    <Text span size="sm" c="dimmed">
                      {[
                        formatMoney(price),
                        free > 0 ? texts.free(free) : texts.none,
                        kept(tier) > 0 ? texts.kept(kept(tier)) : null,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </Text>
                  </span>
                  <CountField
                    labels={{ field: texts.quantity(tier), more: texts.more(tier), fewer: texts.fewer(tier) }}
                    value={quantities[tier] ?? 0}
                    min={0}
                    max={mostOf(one, quantities)}
                    onChange={(quantity) => setQuantities({ ...quantities, [tier]: quantity })}
                  />
                </li>
              );
            })}
          </ul>
        </section>
        {isOnline && isCharged(total) && methods.length > 1 && (
          <SegmentedControl
            aria-label={texts.method}
            orientation="vertical"
            fullWidth
            size="md"
            data={methods.map((value) => ({ value, label: texts.methods[value] }))}
            value={method}
            onChange={(value) => setMethod(value as ShiftMethod)}
          />
        )}
        {(method === 'MOBILE_MONEY' || method === 'CARD_TERMINAL') && (
          <TextInput
            label={texts.reference}
            description={texts.referenceHelp}
            autoComplete="off"
            maxLength={40}
            required={method === 'MOBILE_MONEY'}
            withAsterisk={false}
            value={reference}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
        )}
        {method === 'PROVIDER' && (
          <TextInput
            label={texts.payerPhone}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={40}
            required
            withAsterisk={false}
            value={payerPhone}
            onChange={(event) => setPayerPhone(event.currentTarget.value)}
          />
        )}
        <div>
          <UnstyledButton
            onClick={() => setShowsGuest(!showsGuest)}
            aria-expanded={showsGuest}
            mih={44}
            fw={600}
          >
            {texts.guest} <IconChevronDown size={16} aria-hidden />
          </UnstyledButton>
          <Collapse expanded={showsGuest}>
            <Stack gap="sm">
              <Text size="sm" c="dimmed">
                {texts.guestHelp}
              </Text>
              <TextInput
                label={texts.name}
                autoComplete="off"
                maxLength={200}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <TextInput
                label={texts.email}
                type="email"
                autoComplete="off"
                maxLength={254}
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
              />
            </Stack>
          </Collapse>
        </div>
        <Checkbox
          size="md"
          label={texts.admits}
          checked={admits}
          onChange={(event) => setAdmits(event.currentTarget.checked)}
        />
        <div className={`${classes.foot} ${classes.action}`}>
          <p className={classes.total} style={{ margin: 0 }}>
            <span>{texts.total}</span>
            <output className={classes.sum}>{shown}</output>
          </p>
          {failure && <FormFailure>{texts.failed(failure)}</FormFailure>}
          <Button type="submit" size="xl" fullWidth loading={isBusy} disabled={count === 0}>
            {isCharged(total) ? texts.submit[method](shown) : texts.freeSubmit}
          </Button>
        </div>
      </div>
    </form>
  );
}
