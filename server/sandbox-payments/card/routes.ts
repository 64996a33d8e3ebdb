import type { FastifyInstance, FastifyReply } from 'fastify';
import { readForm, textIn } from '../run/form.ts';
import type { Query, Store } from '../store/store.ts';
import { type CardPayment, isOpen, lockCardPayment } from './card-payments.ts';
import { cardOf, DECLINES, MOBILE_DECLINES, mobileOf } from './cards.ts';
import { submit } from './decide.ts';
import { cardMerchant } from './merchants.ts';
import { cardPage, closedPage, type Fault, missingPage, takesMobile } from './pages.ts';
import { providerOf } from './providers.ts';

/** Browsers also check the addresses to which the answer to a form leads. */
function policyFor(payment?: CardPayment): string {
  const away = payment ? [payment.details.returnUrl, payment.details.cancelUrl] : [];
  const origins = new Set(away.map((url) => new URL(url).origin));
  return `default-src 'none'; style-src 'self'; form-action ${["'self'", ...origins].join(' ')}`;
}

const page = (reply: FastifyReply, html: string, payment?: CardPayment): FastifyReply =>
  reply
    .header('content-security-policy', policyFor(payment))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);

/** Shows the page of a payment, or how it ended. */
async function show(
  query: Query,
  reply: FastifyReply,
  { payment, fault }: { payment: CardPayment; fault?: Fault },
): Promise<FastifyReply> {
  const { name } = await cardMerchant(query, payment.merchant);
  const html = isOpen(payment) ? cardPage(payment, name, fault) : closedPage(payment, name);
  return page(reply, html, payment);
}

/** The page on which a buyer gives a card. */
export function cardRoutes(app: FastifyInstance, store: Store): void {
  app.get<{ Params: { id: string } }>('/card/:id', async ({ params: { id } }, reply) => {
    const payment = await store.transaction((query) => lockCardPayment(query, id));
    if (!payment) return page(reply.code(404), missingPage());
    return show(store.query, reply, { payment });
  });
  app.post<{ Params: { id: string } }>('/card/:id', async ({ params: { id }, body }, reply) => {
    const form = readForm(String(body ?? ''));
    const given = {
      isCancelled: textIn(form, 'action') === 'cancel',
      number: textIn(form, 'card') ?? '',
      phone: textIn(form, 'phone'),
    };
    const answer = await store.transaction(async (query) => {
      const payment = await lockCardPayment(query, id);
      return payment && { payment, fault: await give(query, payment, given) };
    });
    if (!answer) return page(reply.code(404), missingPage());
    const { payment, fault } = answer;
    if (given.isCancelled) return reply.redirect(payment.details.cancelUrl, 303);
    if (fault) return show(store.query, reply.code(422), { payment, fault });
    return reply.redirect(providerOf(payment).returnUrl(payment), 303);
  });
}

/** @returns the fault for which the page stays */
async function give(
  query: Query,
  payment: CardPayment,
  given: { isCancelled: boolean; number: string; phone: string | undefined },
): Promise<Fault | undefined> {
  if (given.isCancelled || !isOpen(payment)) return undefined;
  const byPhone = takesMobile(payment) ? given.phone : undefined;
  const payer = byPhone === undefined ? cardOf(given.number) : mobileOf(byPhone);
  if (!payer) return byPhone === undefined ? 'no_test_card' : 'no_phone';
  if (payer !== DECLINES && payer !== MOBILE_DECLINES) {
    await submit(query, payment, payer);
    return undefined;
  }
  await query('UPDATE card_payments SET decline = $2 WHERE id = $1', [payment.id, 'card_declined']);
  await providerOf(payment).announceDecline?.(query, payment);
  return byPhone === undefined ? 'declined' : 'phone_declined';
}
