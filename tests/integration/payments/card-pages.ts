import { expect } from 'vitest';
import type { PaymentSandbox } from '../../support/payment-sandbox.ts';

/** Sends the form of a page for cards, as a browser does. */
export async function payByCard(
  url: string,
  card: string,
  action: 'pay' | 'cancel' = 'pay',
): Promise<{ status: number; location: string | null; text: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ card, action }),
  });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}

/** Sends the form for mobile money of a page of Pesapal, as a browser does. */
export async function payByPhone(
  url: string,
  phone: string,
): Promise<{ status: number; location: string | null; text: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ phone }),
  });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}

export interface StatementLine {
  receipt: string;
  kind: string;
  amount: string;
  currency: string;
  reference: string;
}

/** Lines of the sandbox's statement. @param reference of the order; any where it is left out */
export async function payments(
  sandbox: PaymentSandbox,
  reference?: string,
  kind = 'payment',
): Promise<StatementLine[]> {
  const lines = await sandbox.get<StatementLine[]>('/sandbox/statement');
  return lines.filter(
    (line) => line.kind === kind && (reference === undefined || line.reference === reference),
  );
}

/** No money appears or is lost in any currency: the banks gave what there is. */
export async function expectConserved(sandbox: PaymentSandbox): Promise<void> {
  const balances =
    await sandbox.get<{ id: string; currency: string; balance: string }[]>('/sandbox/balances');
  for (const currency of new Set(balances.map((account) => account.currency))) {
    const own = balances.filter((account) => account.currency === currency);
    expect(
      own.reduce((sum, { balance }) => sum + BigInt(balance), 0n),
      currency,
    ).toBe(0n);
  }
}
