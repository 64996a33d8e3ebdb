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
