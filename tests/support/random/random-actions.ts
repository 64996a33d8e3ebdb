import type { GraphQLAnswer, TestActor } from '../app.ts';
import { BUYER, buy } from '../buyers.ts';
import { buyWithWallet } from '../wallet-buyers.ts';
import type { RandomContract, RandomWorld, Visitor } from './random-world.ts';

/** Does one action; null when there was no object for it. */
type Action = (world: RandomWorld) => Promise<GraphQLAnswer | null>;

const START = `mutation ($input: StartOutsidePaymentInput!) {
  startOutsidePayment(input: $input) { order { id payment { sep7Uri } } } }`;
const REFUND =
  'mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "Double booked" }) { order { id } } }';
const SUBMIT = 'mutation ($input: SubmitExpenseInput!) { submitExpense(input: $input) { expense { id } } }';
const DECIDE =
  'mutation ($id: ID!, $yes: Boolean!) { decideExpense(input: { id: $id, approve: $yes }) { expense { id status } } }';
const TRIGGER =
  'mutation ($input: TriggerRoundInput!) { triggerRound(input: $input) { round { id status } } }';
const AGAIN = 'mutation ($id: ID!) { triggerRoundAgain(input: { id: $id }) { round { id status } } }';
const AUTHORIZE =
  'mutation ($id: ID!) { authorizeRound(input: { id: $id }) { round { id status gathered } } }';
const EXECUTE = 'mutation ($id: ID!) { executeRound(input: { id: $id }) { round { id status } } }';
const CANCEL =
  'mutation ($id: ID!) { cancelRound(input: { id: $id, reason: "Changed our minds" }) { round { id status } } }';
const COLLECT =
  'mutation ($id: ID!) { collectDue(input: { ticketId: $id, method: CASH }) { ticket { id } } }';
const LOOK = `query ($id: ID!) { contract(id: $id) { id totalRevenue { amount } distributedAmount { amount } openRounds
  financials { totalRevenue { amount } availableForDistribution { amount } escrowBalance { amount } } } }`;

/** Mostly a person who probably may, sometimes any person. */
function who({ roll, any, everybody }: RandomWorld, likely: readonly TestActor[]): TestActor {
  return any(roll() < 0.8 && likely.length > 0 ? likely : everybody);
}

/** Mostly one of the latest: old ones are finished. */
function recent<T>({ roll }: RandomWorld, of: readonly T[], last = 12): T | undefined {
  const latest = of.slice(-last);
  return latest[Math.floor(roll() * latest.length)];
}

const cents = ({ roll }: RandomWorld, most: number): string =>
  ((1 + Math.floor(roll() * most * 100)) / 100).toFixed(2);

const byForm: Action = async (world) => {
  const { app, any, events } = world;
  const lines = [{ tier: any(['regular', 'vip']), quantity: 1 + Math.floor(world.roll() * 3) }];
  const answer = await buy(app, { slug: any(events).slug, lines });
  for (const { id } of answer.data?.purchaseByForm?.tickets ?? []) world.dues.push(id);
  return noteOrder(world, answer, answer.data?.purchaseByForm?.order.id);
};

const collectDue: Action = async (world) => {
  const id = recent(world, world.dues, 30);
  return id ? world.app.graphql(COLLECT, { id }, who(world, world.staff)) : null;
};

const byWallet: Action = async (world) => {
  const { app, any, events } = world;
  const quantity = 1 + Math.floor(world.roll() * 3);
  // Sometimes the offered amount is not the price.
  const paymentAmount = world.roll() < 0.9 ? String(10 * quantity) : '9';
  const request = { eventId: any(events).id, quantity, paymentAmount };
  const answer = await buyWithWallet(app, who(world, world.buyers), request);
  return noteOrder(world, answer, answer.data?.purchaseWithWallet?.order.id);
};

const withPlayMoney: Action = async (world) => {
  const { app, any, events } = world;
  const request = {
    eventId: any(events).id,
    tier: 'vip',
    paymentCurrency: 'MOCK',
    paymentAmount: '3.5',
  } as const;
  const answer = await buyWithWallet(app, who(world, world.buyers), request);
  return noteOrder(world, answer, answer.data?.purchaseWithWallet?.order.id);
};

function noteOrder(world: RandomWorld, answer: GraphQLAnswer, id: string | undefined): GraphQLAnswer {
  if (id) world.orders.push(id);
  return answer;
}

const startOutside: Action = async (world) => {
  const input = { slug: world.any(world.events).slug, tier: 'regular', ...BUYER };
  const answer = await world.app.graphql(START, { input: { ...input, idempotencyKey: crypto.randomUUID() } });
  const link = answer.data?.startOutsidePayment.order?.payment.sep7Uri;
  if (link) world.links.push(link);
  return noteOrder(world, answer, answer.data?.startOutsidePayment.order?.id);
};

const DONE: GraphQLAnswer = { status: 200, data: {} };

/** Exactly, too little, or twice. */
const payOutside: Action = async (world) => {
  const link = world.roll() < 0.7 ? world.links.shift() : recent(world, world.links);
  if (!link) return null;
  const amount = world.roll() < 0.8 ? undefined : cents(world, 9);
  await inTurn(world.any(world.visitors), ({ payer }) => payer.follow(link, amount));
  return DONE;
};

const finance: Action = async (world) => {
  const to = world.any(world.contracts).escrow;
  const given = { to, amount: cents(world, 40), ...(world.roll() < 0.5 && { memo: Buffer.alloc(32, 5) }) };
  await inTurn(world.any(world.visitors), ({ payer }) => payer.pay(given));
  return DONE;
};

/** An account makes one payment at a time. */
async function inTurn(visitor: Visitor, pay: (visitor: Visitor) => Promise<unknown>): Promise<void> {
  const paying = visitor.busy.then(() => pay(visitor));
  visitor.busy = paying.catch(() => undefined);
  await paying;
}

const refund: Action = async (world) => {
  const id = recent(world, world.orders, 60);
  return id ? world.app.graphql(REFUND, { id }, who(world, world.staff)) : null;
};

const submitExpense: Action = async (world) => {
  const contract = world.any(world.contracts);
  const input = {
    contractId: contract.id,
    category: world.any(['VENUE', 'CATERING', 'OTHER']),
    description: 'Bread and salt',
    amount: cents(world, 8),
    currency: world.any(['USD', 'XLM', 'KES']),
  };
  const answer = await world.app.graphql(
    SUBMIT,
    { input },
    who(world, [world.owner, ...contract.signatories]),
  );
  if (answer.data?.submitExpense.expense) world.expenses.push(answer.data.submitExpense.expense.id);
  return answer;
};

const decideExpense: Action = async (world) => {
  const id = recent(world, world.expenses);
  const likely = world.contracts.flatMap(({ signatories }) => signatories);
  return id ? world.app.graphql(DECIDE, { id, yes: world.roll() < 0.75 }, who(world, likely)) : null;
};

const trigger: Action = async (world) => {
  const contract: RandomContract = world.any(world.contracts);
  // Sometimes far more than available.
  const amount = world.roll() < 0.9 ? cents(world, 60) : '1000000';
  const input = { contractId: contract.id, amount, reason: 'The week’s sales' };
  return noteRound(
    world,
    await world.app.graphql(TRIGGER, { input }, who(world, world.staff.slice(0, 3))),
    'triggerRound',
  );
};

const again: Action = async (world) => {
  const id = recent(world, world.rounds, 20);
  if (!id) return null;
  return noteRound(
    world,
    await world.app.graphql(AGAIN, { id }, who(world, world.staff.slice(0, 3))),
    'triggerRoundAgain',
  );
};

function noteRound(world: RandomWorld, answer: GraphQLAnswer, field: string): GraphQLAnswer {
  const round = answer.data?.[field]?.round;
  if (round) world.rounds.push(round.id);
  return answer;
}

const authorize: Action = async (world) => {
  const id = recent(world, world.rounds, 6);
  const likely = world.contracts.flatMap(({ signatories }) => signatories);
  return id ? world.app.graphql(AUTHORIZE, { id }, who(world, likely)) : null;
};

const execute: Action = async (world) => {
  const id = recent(world, world.rounds, 8);
  return id ? world.app.graphql(EXECUTE, { id }, who(world, world.staff.slice(0, 2))) : null;
};

const cancel: Action = async (world) => {
  const id = recent(world, world.rounds, 8);
  return id ? world.app.graphql(CANCEL, { id }, who(world, world.staff.slice(0, 3))) : null;
};

const look: Action = async (world) =>
  world.app.graphql(LOOK, { id: world.any(world.contracts).id }, world.any(world.everybody));

/** Weights of the kinds, out of a hundred. */
export const ACTIONS: readonly { name: string; weight: number; act: Action }[] = [
  { name: 'sale by form', weight: 10, act: byForm },
  { name: 'due collected', weight: 3, act: collectDue },
  { name: 'sale by wallet', weight: 14, act: byWallet },
  { name: 'play money', weight: 4, act: withPlayMoney },
  { name: 'outside order', weight: 6, act: startOutside },
  { name: 'outside payment', weight: 6, act: payOutside },
  { name: 'financing', weight: 4, act: finance },
  { name: 'refund', weight: 7, act: refund },
  { name: 'expense', weight: 8, act: submitExpense },
  { name: 'decision', weight: 9, act: decideExpense },
  { name: 'trigger', weight: 6, act: trigger },
  { name: 'again', weight: 2, act: again },
  { name: 'authorization', weight: 12, act: authorize },
  { name: 'execution', weight: 6, act: execute },
  { name: 'cancellation', weight: 2, act: cancel },
  { name: 'look', weight: 4, act: look },
];
