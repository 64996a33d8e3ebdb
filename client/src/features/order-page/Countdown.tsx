import { locale } from '../../language/language.ts';
import { orderPageTexts as texts } from '../../messages/order-page.ts';

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

interface CountdownProps {
  /** ISO timestamp. */
  to: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** "Starts in 3 days". */
export function Countdown({ to, now }: CountdownProps) {
  const left = Math.max(60_000, Date.parse(to) - now);
  const [unit, size] = STEPS.find(([, one]) => left >= one) ?? (['minute', 60_000] as const);
  return <>{texts.startsIn(relative.format(Math.round(left / size), unit))}</>;
}
