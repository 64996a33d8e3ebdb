import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../platform/graphql/money.schema.ts';
import type { FigureName, SUMS } from './dashboard.policy.ts';
import type { Figures } from './dashboard.queries.ts';

type Sum = (typeof SUMS)[number];
type Counter = Exclude<FigureName, Sum>;

/**
 * The counters of the dashboard. Each is read on demand, all of one request in one statement, and is 0 without
 * permission.
 */
@ObjectType({ description: 'Figures of the dashboard.' })
export class DashboardFigures {
  readonly #figures: Figures;

  constructor(figures: Figures) {
    this.#figures = figures;
  }

  @Field(() => Int, { description: 'Number of tickets that the viewer holds.' })
  myTickets(): Promise<number> {
    return this.#count('myTickets');
  }

  @Field(() => Int, { description: 'Number of upcoming events that the viewer holds a ticket for.' })
  upcomingEvents(): Promise<number> {
    return this.#count('upcomingEvents');
  }

  @Field(() => Int, { description: 'Number of tickets admitted since midnight UTC.' })
  validatedToday(): Promise<number> {
    return this.#count('validatedToday');
  }

  @Field(() => Int, { description: 'Number of scans, including refused ones.' })
  totalValidations(): Promise<number> {
    return this.#count('totalValidations');
  }

  @Field(() => Int, {
    description: 'Number of valid tickets of events that have not ended, whose holders have not entered.',
  })
  pendingValidations(): Promise<number> {
    return this.#count('pendingValidations');
  }

  @Field(() => Int, { description: 'Number of events, including drafts.' })
  totalEvents(): Promise<number> {
    return this.#count('totalEvents');
  }

  @Field(() => Int, { description: 'Number of tickets sold.' })
  ticketsSold(): Promise<number> {
    return this.#count('ticketsSold');
  }

  @Field(() => [Money], {
    description:
      'Sales, collected or still due, less refunds: one sum per currency, that of most payments first.',
  })
  revenue(): Promise<Money[]> {
    return this.#sum('revenue');
  }

  @Field(() => [Money], { description: 'Part of the revenue that was paid.' })
  revenueCollected(): Promise<Money[]> {
    return this.#sum('revenueCollected');
  }

  @Field(() => [Money], { description: 'Part of the revenue that is still due at the door.' })
  revenueDue(): Promise<Money[]> {
    return this.#sum('revenueDue');
  }

  @Field(() => [Money], { description: 'Paid to partners by rounds: one sum per currency.' })
  paidToPartners(): Promise<Money[]> {
    return this.#sum('paidToPartners');
  }

  @Field(() => [Money], {
    description: 'Held in the escrow of contracts until rounds release it: one sum per currency.',
  })
  heldInEscrow(): Promise<Money[]> {
    return this.#sum('heldInEscrow');
  }

  @Field(() => Int, { description: 'Number of user accounts.' })
  totalUsers(): Promise<number> {
    return this.#count('totalUsers');
  }

  @Field(() => Int, { description: 'Number of active issuers.' })
  activeIssuers(): Promise<number> {
    return this.#count('activeIssuers');
  }

  @Field(() => Int, { description: 'Number of audit log entries that the viewer can see.' })
  auditEntries(): Promise<number> {
    return this.#count('auditEntries');
  }

  @Field(() => Int, { description: 'Number of tickets issued.' })
  totalTickets(): Promise<number> {
    return this.#count('totalTickets');
  }

  @Field(() => Int, {
    description: 'Number of rounds that were started and have neither ended nor been paid.',
  })
  pendingDistributions(): Promise<number> {
    return this.#count('pendingDistributions');
  }

  @Field(() => Money, {
    nullable: true,
    description:
      "Wallet balance of the viewer's issuer or, without one, of the viewer, in XLM. Null if there is no wallet.",
  })
  walletBalance(): Promise<Money | null> {
    return this.#figures.balance();
  }

  @Field(() => Int, { description: 'Number of contracts of the issuer.' })
  contracts(): Promise<number> {
    return this.#count('contracts');
  }

  @Field(() => Int, { description: 'Number of contracts that the viewer signs and that are not yet final.' })
  pendingContracts(): Promise<number> {
    return this.#count('pendingContracts');
  }

  @Field(() => Int, { description: 'Number of drafts, rounds and expenses that await the viewer.' })
  pendingApprovals(): Promise<number> {
    return this.#count('pendingApprovals');
  }

  @Field(() => Int, { description: 'Number of contracts that the viewer signs.' })
  totalContracts(): Promise<number> {
    return this.#count('totalContracts');
  }

  @Field(() => Int, { description: 'Number of partners who accepted their invitation.' })
  partnerships(): Promise<number> {
    return this.#count('partnerships');
  }

  async #sum(name: Sum): Promise<Money[]> {
    return (await this.#figures.get(name)) as Money[];
  }

  async #count(name: Counter): Promise<number> {
    return (await this.#figures.get(name)) as number;
  }
}
