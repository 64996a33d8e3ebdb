import { escaped, shell } from '../phone/pages.ts';
import type { CardPayment } from './card-payments.ts';
import { CARDS, grouped } from './cards.ts';

/** The pages for cards. They load nothing but the style of the phones. */

export type Fault = 'no_test_card' | 'declined' | 'no_phone' | 'phone_declined';

/** Whether the page takes mobile money as well. */
export const takesMobile = ({ provider }: Pick<CardPayment, 'provider'>): boolean => provider === 'pesapal';

const FAULTS: Readonly<Record<Fault, string>> = {
  no_test_card: 'This is not a test card. Use one of the numbers below.',
  declined: 'Your card was declined. Try another one.',
  no_phone: 'This is not a mobile number of Kenya, Uganda, Tanzania or Rwanda.',
  phone_declined: 'The payment was declined on the phone. Try again.',
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
  const onPhone = fault === 'no_phone' || fault === 'phone_declined';
  const described = fault && !onPhone ? DESCRIBED : '';
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
${fault && !onPhone ? alertOf(fault) : ''}
<div class="row actions"><button form="cancel" name="action" value="cancel" class="quiet">Cancel</button><button name="action" value="pay">Pay</button></div>
</form>
<form id="cancel" action="/card/${escaped(payment.id)}" method="post"></form>
${takesMobile(payment) ? mobileForm(payment, onPhone ? fault : undefined) : ''}
<section aria-labelledby="cards"><h2 id="cards">Test cards</h2><ul class="cards">${cards.join('')}</ul></section>
<footer>Payment sandbox: no money moves, and no card is charged.</footer>
</main>`,
  );
}

const DESCRIBED = ' aria-invalid="true" aria-describedby="fault"';

const alertOf = (fault: Fault): string => `<p class="fault" id="fault" role="alert">${FAULTS[fault]}</p>`;

const mobileForm = (payment: CardPayment, fault: Fault | undefined): string => `
<form action="/card/${escaped(payment.id)}" method="post" class="prompt">
<label for="phone">Mobile money number</label>
<input id="phone" name="phone" type="tel" autocomplete="off" placeholder="0712 345 678" required${fault ? DESCRIBED : ''}>
${fault ? alertOf(fault) : ''}
<p class="hint">Every number pays. 0700 000 002 is declined.</p>
<div class="row actions"><button>Pay by mobile money</button></div>
</form>`;

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
