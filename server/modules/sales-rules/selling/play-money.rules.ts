import type { Config } from '../../../platform/config/config.ts';

/** The operator's settings. */
export type PlayMoneyTerms = Pick<Config, 'playMoney' | 'production'>;

/**
 * Whether an event accepts play money: MOCK, and the XLM of a test network.
 * @param chosen by the organiser; null without a choice: accepted in development, not in production
 */
export function acceptsPlayMoney({ playMoney, production }: PlayMoneyTerms, chosen: boolean | null): boolean {
  return playMoney && (chosen ?? !production);
}
