import { IconTag } from '@tabler/icons-react';
import { eventTexts } from '../../../messages/events.ts';
import { formatWholeAmount } from '../../../ui/format-amount.ts';
import { PillSelect } from '../../../ui/PillSelect.tsx';
import { useReaderCurrency } from '../../rates/reader-currency.ts';
import { limitsFor, type PriceChoice, priceVariables } from './price-choice.ts';

interface PriceSelectProps {
  /** Empty for any price. */
  value: PriceChoice;
  onChange: (value: PriceChoice) => void;
}

function optionOf(choice: PriceChoice): { value: string; label: string } | null {
  const { price, maxPrice } = priceVariables(choice);
  if (maxPrice) {
    const { amount, currency } = maxPrice;
    return { value: choice, label: eventTexts.upTo(formatWholeAmount(amount, currency)) };
  }
  return price ? { value: choice, label: price === 'FREE' ? eventTexts.free : eventTexts.paid } : null;
}

/** Filters events by price. Limits are in the reader's currency; the server converts the prices in others. */
export function PriceSelect({ value, onChange }: PriceSelectProps) {
  const [currency] = useReaderCurrency();
  const choices = ['free', ...limitsFor(currency), 'paid'];
  // A link may come from a reader with another currency.
  if (value && !choices.includes(value)) choices.push(value);
  const options = choices.map(optionOf).filter((option) => option !== null);
  return (
    <PillSelect
      label={eventTexts.price}
      icon={<IconTag size={18} aria-hidden />}
      options={[{ value: '', label: eventTexts.anyPrice }, ...options]}
      value={value}
      onChange={onChange}
    />
  );
}
