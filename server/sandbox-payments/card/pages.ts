import { escaped, shell } from '../phone/pages.ts';
import type { CardPayment } from './card-payments.ts';
import { CARDS, grouped } from './cards.ts';

/** The pages for cards. They load nothing but the style of the phones. */

export type Fault = 'no_test_card' | 'declined';

const FAULTS: Readonly<Record<Fault, string>> = {
  no_test_card: 'This is not a test card. Use one of the numbers below.',
  declined: 'Your card was declined. Try another one.',
};

/** Currencies that are counted in wholes. */
const WHOLES = ['RWF'];

/** An amount as a person reads it. */
export function amountText({ amount, currency }: Pick<CardPayment, 'amount' | 'currency'>): string {
  const isWhole = WHOLES.includes(currency);
  const digits = String(isWhole ? amount : amount / 100n).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${currency} ${digits}${isWhole ? '' : `.${String(amount % 100n).padStart(2, '0')}`}`;
}

const head = (payment: CardPayment, merchant: string): string =>
  `<header><p>${escaped(merchant)}</p><h1>${escaped(amountText(payment))}</h1>
<p>${escaped(payment.details.description)}${payment.reference ? ` · ${escaped(payment.reference)}` : ''}</p></header>`;

// Cancel has a form of its own, since Enter presses the first button of a form.
export function cardPage(payment: CardPayment, merchant: string, fault?: Fault): string {
  const described = fault ? ' aria-invalid="true" aria-describedby="fault"' : '';
  const cards = CARDS.map(
    ({ number, effect }) => `<li><code>${grouped(number)}</code><span>${effect}</span></li>`,
  );
  return shell(
    `Pay ${amountText(payment)}`,
    `<main class="handset">
${head(payment, merchant)}
<form action="/card/${escaped(payment.id)}" method="post" class="prompt">
<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242" maxlength="23" required autofocus${described}>
${fault ? `<p class="fault" id="fault" role="alert">${FAULTS[fault]}</p>` : ''}
<div class="row actions"><button form="cancel" name="action" value="cancel" class="quiet">Cancel</button><button name="action" value="pay">Pay</button></div>
</form>
<form id="cancel" action="/card/${escaped(payment.id)}" method="post"></form>
<section aria-labelledby="cards"><h2 id="cards">Test cards</h2><ul class="cards">${cards.join('')}</ul></section>
<footer>Payment sandbox: no money moves, and no card is charged.</footer>
</main>`,
  );
}

const ENDS: Readonly<Record<string, string>> = {
  paid: 'This payment is made.',
  expired: 'This page has expired. Nothing was paid.',
};

/** A page that takes no card any more, or whose payment is decided by a rule. */
export function closedPage(payment: CardPayment, merchant: string): string {
  const { result, details } = payment;
  const text =
    result === null ? 'This payment is being processed.' : (ENDS[result] ?? 'This payment failed.');
  return shell(
    `Payment of ${amountText(payment)}`,
    `<main class="handset">
${head(payment, merchant)}
<p role="status">${text}</p>
<p><a href="${escaped(result === 'paid' ? details.returnUrl : details.cancelUrl)}">Back to ${escaped(merchant)}</a></p>
</main>`,
  );
}

export const missingPage = (): string =>
  shell('No such payment', '<main><h1>No such payment</h1><p>Start again at the checkout.</p></main>');
