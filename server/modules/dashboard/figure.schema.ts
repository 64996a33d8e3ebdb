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
@ObjectType({ description: 'What a dashboard counts.' })
export class DashboardFigures {
  readonly #figures: Figures;

  constructor(figures: Figures) {
    this.#figures = figures;
  }

  @Field(() => Int, { description: 'Tickets that the actor holds.' })
  myTickets(): Promise<number> {
    return this.#count('myTickets');
  }

  @Field(() => Int, { description: 'Events to come that the actor holds a ticket of.' })
  upcomingEvents(): Promise<number> {
    return this.#count('upcomingEvents');
  }

  @Field(() => Int, { description: 'Tickets let in since midnight UTC.' })
  validatedToday(): Promise<number> {
    return this.#count('validatedToday');
  }

  @Field(() => Int, { description: 'Scans, refused ones included.' })
  totalValidations(): Promise<number> {
    return this.#count('totalValidations');
  }

  @Field(() => Int, {
    description: 'Valid tickets of events that are not over, whose holders are not in yet.',
  })
  pendingValidations(): Promise<number> {
    return this.#count('pendingValidations');
  }

  @Field(() => Int, { description: 'Events, drafts too.' })
  totalEvents(): Promise<number> {
    return this.#count('totalEvents');
  }

  @Field(() => Int, { description: 'Tickets that were sold.' })
  ticketsSold(): Promise<number> {
    return this.#count('ticketsSold');
  }

  @Field(() => [Money], { description: 'Sales, collected or still due, less refunds: one sum a currency.' })
  revenue(): Promise<Money[]> {
    return this.#sum('revenue');
  }

  @Field(() => [Money], { description: 'The part of the revenue that was paid.' })
  revenueCollected(): Promise<Money[]> {
    return this.#sum('revenueCollected');
  }

  @Field(() => [Money], { description: 'The part of the revenue that is still to be collected at the door.' })
  revenueDue(): Promise<Money[]> {
    return this.#sum('revenueDue');
  }

  @Field(() => Int, { description: 'People with an account.' })
  totalUsers(): Promise<number> {
    return this.#count('totalUsers');
  }

  @Field(() => Int, { description: 'Organisers that can sell.' })
  activeIssuers(): Promise<number> {
    return this.#count('activeIssuers');
  }

  @Field(() => Int, { description: 'Entries of the audit log that one may see.' })
  auditEntries(): Promise<number> {
    return this.#count('auditEntries');
  }

  @Field(() => Int, { description: 'Tickets that were issued.' })
  totalTickets(): Promise<number> {
    return this.#count('totalTickets');
  }

  @Field(() => Int, { description: 'Rounds that were triggered and have neither ended nor paid.' })
  pendingDistributions(): Promise<number> {
    return this.#count('pendingDistributions');
  }

  @Field(() => Money, {
    nullable: true,
    description:
      "In XLM, in the wallet of the actor's organiser, else in their own; null when there is none.",
  })
  walletBalance(): Promise<Money | null> {
    return this.#figures.balance();
  }

  @Field(() => Int, { description: 'Contracts of the organiser.' })
  contracts(): Promise<number> {
    return this.#count('contracts');
  }

  @Field(() => Int, { description: 'Contracts that the actor signs and that are not final yet.' })
  pendingContracts(): Promise<number> {
    return this.#count('pendingContracts');
  }

  @Field(() => Int, { description: 'Drafts, rounds and expenses that wait for the actor.' })
  pendingApprovals(): Promise<number> {
    return this.#count('pendingApprovals');
  }

  @Field(() => Int, { description: 'Contracts that the actor signs.' })
  totalContracts(): Promise<number> {
    return this.#count('totalContracts');
  }

  @Field(() => Int, { description: 'Partners who accepted.' })
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
