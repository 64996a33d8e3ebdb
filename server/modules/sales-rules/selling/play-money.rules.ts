import type { Config } from '../../../platform/config/config.ts';

/** What the operator declared. */
export type PlayMoneyTerms = Pick<Config, 'playMoney' | 'production'>;

/**
 * Whether play money buys tickets of an event: MOCK, and the XLM of a test network.
 * @param chosen by the organiser; null where nothing was chosen: yes in development, no in production
 */
export function acceptsPlayMoney({ playMoney, production }: PlayMoneyTerms, chosen: boolean | null): boolean {
  return playMoney && (chosen ?? !production);
}
