import { describe, expect, it } from 'vitest';
import { type RefundableTicket, sumsOfTickets } from '../../../client/src/features/orders/refund-choice.ts';

const kes = (amount: string) => ({ amount, currency: 'KES' as const });
const ticket = (terms: Partial<RefundableTicket['refundTerms']>) =>
  ({ refundTerms: { amount: null, most: null, collected: null, ...terms } }) as RefundableTicket;

describe('the sum of the tickets that staff choose to refund', () => {
  it('is that of their amounts, exact', () => {
    const chosen = [ticket({ amount: kes('1300.5') }), ticket({ amount: kes('1300.25') })];
    expect(sumsOfTickets(chosen, kes('9000'))).toEqual({ amount: kes('2600.75'), collected: [] });
  });

  it('is not above what is left of the payment', () => {
    const chosen = [ticket({ amount: kes('1000') }), ticket({ amount: kes('1000') })];
    expect(sumsOfTickets(chosen, kes('1500')).amount).toEqual(kes('1500'));
  });

  it('is by hand for what the door collected', () => {
    const chosen = [ticket({ collected: kes('500') }), ticket({ collected: kes('700') })];
    expect(sumsOfTickets(chosen, null)).toEqual({ amount: null, collected: [kes('1200')] });
  });
});
