import { published } from '../../integration/events/organiser.ts';
import type { TestActor, TestApp } from '../app.ts';
import {
  approveContract,
  type ContractStage,
  contractInput,
  contractStage,
  createContract,
  finalizeContract,
  granted,
  makeWallet,
} from '../contract-people.ts';
import { dice } from '../dice.ts';
import { OutsidePayer } from '../external-payer.ts';
import { fundedBuyer } from '../wallet-buyers.ts';

/** A payer who makes one payment after the other, as an account has to. */
export interface Visitor {
  payer: OutsidePayer;
  busy: Promise<unknown>;
}

export interface RandomContract {
  id: string;
  escrow: string;
  event: { id: string; slug: string };
  signatories: TestActor[];
}

/** People and objects of the random actions. */
export interface RandomWorld {
  app: TestApp;
  roll(): number;
  /** Picks one of them. */
  any<T>(of: readonly T[]): T;
  owner: TestActor;
  /** All people, of every role. */
  everybody: TestActor[];
  /** The organiser's people. */
  staff: TestActor[];
  buyers: TestActor[];
  visitors: Visitor[];
  events: { id: string; slug: string }[];
  contracts: RandomContract[];
  /** Objects so far: ids. */
  orders: string[];
  /** Tickets with a payment due at the door. */
  dues: string[];
  links: string[];
  expenses: string[];
  rounds: string[];
}

const TIERS = [
  { tier: 'regular', count: 900, price: '10', currency: 'XLM' },
  { tier: 'vip', count: 300, price: '3.5', currency: 'USD' },
];

/** An organiser with three events, two of which have a final contract; a rival; partners, buyers, system roles. */
export async function randomWorld(app: TestApp, seed: string): Promise<RandomWorld> {
  const roll = dice(seed);
  const any = <T>(of: readonly T[]): T => of[Math.floor(roll() * of.length)] as T;
  const stage = await contractStage(app);
  const { owner, issuerId, partners } = stage;
  const events = await Promise.all([0, 1, 2].map(() => published(app, owner, {}, TIERS)));
  const finance = await app.actor('issuer_finance', issuerId);
  await makeWallet(app, finance);
  const contracts = [
    await finalOf(app, stage, events[0], { signatories: [owner, ...partners], requiredSigs: 2 }),
    await finalOf(app, stage, events[1], { signatories: [partners[1], finance], requiredSigs: 1 }),
  ];
  const staff = [owner, finance];
  for (const role of ['issuer_admin', 'issuer_signatory', 'issuer_validator', 'issuer_auditor'] as const) {
    staff.push(await app.actor(role, issuerId));
  }
  const buyers = [
    await fundedBuyer(app),
    await fundedBuyer(app),
    await fundedBuyer(app),
    await fundedBuyer(app),
  ];
  const others = [
    await app.actor('issuer_owner'),
    await app.actor('system_admin'),
    await app.actor('system_auditor'),
  ];
  const payers = await Promise.all([0, 1, 2].map(() => OutsidePayer.funded(app.sandbox)));
  return {
    ...{ app, roll, any, owner, staff, buyers, events, contracts },
    everybody: [...staff, ...partners, ...buyers, ...others],
    visitors: payers.map((payer) => ({ payer, busy: Promise.resolve() })),
    ...{ orders: [], dues: [], links: [], expenses: [], rounds: [] },
  };
}

async function finalOf(
  app: TestApp,
  stage: ContractStage,
  event: { id: string; slug: string } | undefined,
  { signatories, requiredSigs }: { signatories: TestActor[]; requiredSigs: number },
): Promise<RandomContract> {
  if (!event) throw new Error('there is no event');
  const signatoryIds = signatories.map(({ userId }) => userId);
  const input = contractInput({ ...stage, event }, { signatoryIds, requiredSigs });
  const { id } = granted(await createContract(app, stage.owner, input)).createContract.contract;
  for (const signatory of signatories.slice(0, requiredSigs))
    granted(await approveContract(app, signatory, id));
  const { escrow } = granted(await finalizeContract(app, stage.owner, id)).finalizeContract.contract;
  return { id, escrow: escrow.publicKey, event, signatories };
}
