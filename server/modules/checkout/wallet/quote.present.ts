import type { Quote } from './quote.rules.ts';

interface PresentedLines {
  /** null for several. */
  tier: string | null;
  quantity: number;
  lines: { tier: string; quantity: number }[];
}

/** The tickets of a quote: their tier when there is one, the number in all, and each tier with its own. */
export function presentLines({ lines }: Quote): PresentedLines {
  const [only, ...others] = lines;
  return {
    tier: only && others.length === 0 ? only.tier : null,
    quantity: lines.reduce((total, { quantity }) => total + quantity, 0),
    lines: lines.map(({ tier, quantity }) => ({ tier, quantity })),
  };
}
