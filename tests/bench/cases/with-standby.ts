import type { BenchContext } from '../bench-case.ts';
import { checkBooks } from '../books.ts';
import { buyByGraphQL } from '../buyers.ts';
import { type Figure, ratioFigure } from '../figure.ts';
import { short } from '../report.ts';
import { type Organiser, seedEvent } from '../seed/organiser.ts';
import { spreadOf } from '../spread.ts';
import { BESIDE } from './published.ts';

const BUYERS = 32;
/** Pairs of rounds, taken in turn: a quick look has one round of each of the other measurements. */
const LEAST_PAIRS = 3;
const PLACES = 400_000;

/** Sales while commits wait for a standby on this machine and disk, and while they do not. */
export async function measureStandby(context: BenchContext, organiser: Organiser): Promise<Figure[]> {
  const { stage, options, note } = context;
  const event = await seedEvent(stage, organiser, PLACES);
  const standby = await stage.standby();
  const rates: Record<'with' | 'without', number[]> = { with: [], without: [] };
  const faults: string[] = [];
  let orders = 0;
  const round = async (seconds: number): Promise<number> => {
    const { ok, errors, refused, rate } = await buyByGraphQL(stage, event, { connections: BUYERS, seconds });
    orders += ok;
    if (errors + refused > 0) faults.push(`${errors} errors, ${refused} refused`);
    return rate;
  };
  try {
    await round(options.warmUpSeconds);
    for (let pair = 0; pair < Math.max(LEAST_PAIRS, options.rounds); pair += 1) {
      for (const kind of ['with', 'without'] as const) {
        await standby.confirms(kind === 'with');
        rates[kind].push(await round(options.seconds));
      }
      note(
        `synchronous standby: ${short(rates.with.at(-1) ?? 0)}/s with one, ${short(rates.without.at(-1) ?? 0)}/s without`,
      );
    }
  } finally {
    await standby.stop();
  }
  faults.push(...(await checkBooks(stage, event.id, orders)));
  return [
    ratioFigure(
      'purchase with a synchronous standby',
      spreadOf(rates.with),
      '/s',
      { name: 'without', value: spreadOf(rates.without).median },
      { must: 0.5, aim: 0.85, better: 'more' },
      faults,
    ),
    ratioFigure(
      'purchase on one tier, 32 buyers',
      spreadOf(rates.without),
      '/s',
      { name: 'PostgreSQL in tb-perf, larger machines: transfers/s', value: 878 },
      BESIDE,
    ),
  ];
}
