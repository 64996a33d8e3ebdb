import type { DoorResult } from '../../../client/src/features/door-app/engine/door-state.ts';
import type { ScanPurpose } from '../../../server/lib/scan/outcomes.ts';
import { signInAgain, type TestActor } from '../client.ts';
import { ClockedProduct } from '../clocked-product.ts';
import { liveCode } from '../phones.ts';
import { effectOf, expectedOutcome } from './expectation.ts';
import { DoorPhone } from './phone.ts';
import {
  DOOR_SALE,
  type EveningTicket,
  type Guest,
  MINUTE_MS,
  planGuests,
  planWalkIn,
  type Step,
  type WalkIn,
} from './plan.ts';
import { EveningRecord, type Move, staysOf } from './record.ts';
import { Chance } from './seeded.ts';
import { callerOf, type EveningEvent, openEvent, pairDoor, sellTickets } from './setup.ts';
import { PhoneTill } from './till.ts';

const TICK_MS = 10_000;
/** Cash in a till at the start, in KES. */
export const FLOAT = 2_000;
/** How long the service is away after it was killed. */
const AWAY_MS = 90_000;
const SYNC_MS = 60_000;
/** Share of scans whose answer is lost on the way back. */
const LOST_ANSWERS = 0.04;
const REVOKE = `mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "Sold twice" }) { ticket { id } } }`;
const CUT_OFF =
  'mutation ($id: ID!) { revokeDoorDevice(input: { id: $id, takesScans: false }) { device { id } } }';

/** A gate with its phone, and with a till at the first two. */
export interface Gate {
  id: string;
  index: number;
  /** Id of the paired device. */
  pairedId: string;
  phone: DoorPhone;
  till: PhoneTill | null;
  /** Cash of the till, in KES, with what it collected and without its float. */
  cash: number;
  /** Tickets of which the service may know more than the phone was told. */
  unsure: Set<string>;
  /** Tickets whose use elsewhere the service told the phone. */
  told: Set<string>;
  waiting: Move[];
  unanswered: number;
}

/** A sale for cash without a network: its tickets are made later. */
interface KeptSale {
  gate: string;
  quantity: number;
}

/** A scan as a phone answered it. */
interface Scanned {
  result: DoorResult;
  purpose: ScanPurpose;
  itemId: string | null;
  /** The service may have decided otherwise, and its answer was lost. */
  isUnsure: boolean;
}

/** An evening at four gates by a script, at whose end the script knows what the product must know. */
export class Evening {
  readonly record = new EveningRecord();
  readonly keptSales: KeptSale[] = [];
  /** The entries with which an amount due was paid in cash. */
  readonly collections: Move[] = [];
  /** What a door said, and what the script expected. */
  readonly surprises: string[] = [];
  /** Tickets sold at the gates, by the script. */
  soldAtGates = 0;
  kills = 0;
  readonly product: ClockedProduct;
  readonly event: EveningEvent;
  readonly opensAt: number;
  readonly gates: Gate[] = [];
  guests: Guest[] = [];
  readonly #chance: Chance;
  #owner: TestActor;
  #elapsed = 0;
  #steps: { guest: Guest; step: Step }[] = [];
  #walkIns: WalkIn[] = [];
  #plan: { atMs: number; run: () => Promise<void> }[] = [];
  #isKillDue = false;
  #killing: Promise<void> | undefined;
  #returnsAt: number | undefined;

  private constructor(product: ClockedProduct, event: EveningEvent, opensAt: number, chance: Chance) {
    this.product = product;
    this.event = event;
    this.opensAt = opensAt;
    this.#owner = event.owner;
    this.#chance = chance;
  }

  /** @param people number of guests with tickets; a tenth as many come without one */
  static async open(seed: string, people: number): Promise<Evening> {
    const chance = new Chance(seed);
    const opensAt = nextEvening();
    const product = await ClockedProduct.open(opensAt - 2 * 3_600_000);
    const walkIns = Math.ceil(people / 20);
    // Some of them come in vain.
    const event = await openEvent(product.client, opensAt, Math.ceil(walkIns * 1.6));
    const evening = new Evening(product, event, opensAt, chance);
    await evening.#prepare(people, walkIns);
    return evening;
  }

  get now(): number {
    return this.opensAt + this.#elapsed;
  }

  /** The organiser, signed in anew. */
  async owner(): Promise<TestActor> {
    this.#owner = await signInAgain(this.product.client, this.#owner);
    return this.#owner;
  }

  /** Revoked tickets with the time of it. */
  readonly revokedAt = new Map<string, number>();

  async #prepare(people: number, walkIns: number): Promise<void> {
    const tickets = await sellTickets(this.product.client, this.event, people, this.#chance);
    this.guests = tickets.flatMap((ticket) => planGuests(ticket, this.#chance));
    this.#steps = this.guests
      .flatMap((guest) => guest.steps.map((step) => ({ guest, step })))
      .toSorted((one, other) => one.step.atMs - other.step.atMs);
    this.#walkIns = Array.from({ length: walkIns }, () => planWalkIn(this.#chance)).toSorted(
      (one, other) => one.atMs - other.atMs,
    );
    await this.product.setTime(this.now);
    for (const index of [0, 1, 2, 3]) this.gates.push(await this.#openGate(index));
    for (const { till } of this.gates) await till?.open(String(FLOAT));
    for (const { till } of this.gates) await till?.lease(DOOR_SALE.tier, Math.ceil(walkIns * 0.4));
    const atMinute = (minute: number, run: () => Promise<void>): void =>
      void this.#plan.push({ atMs: minute * MINUTE_MS, run });
    const [north, , west, east] = this.gates as [Gate, Gate, Gate, Gate];
    for (const { phone } of [north, east]) atMinute(10, () => phone.setNetwork(false));
    for (const { phone } of [north, east]) atMinute(40, () => phone.setNetwork(true));
    for (const minute of [20, 55]) atMinute(minute, async () => this.#armKill());
    // What it has sent and has no answer to would be in doubt for ever.
    const cut = async (): Promise<void> => {
      if (west.unsure.size === 0) return west.phone.setNetwork(false);
      this.#plan.unshift({ atMs: this.#elapsed + TICK_MS, run: cut });
    };
    atMinute(42, cut);
    atMinute(50, () => this.#clear(west));
    for (const ticket of tickets)
      if (ticket.plan.price === '0' && this.#chance.happens(0.03))
        atMinute(this.#chance.between(5, 55), () => this.#revoke(ticket.id));
    this.#plan.sort((one, other) => one.atMs - other.atMs);
  }

  async #openGate(index: number): Promise<Gate> {
    const { client } = this.product;
    const owner = await this.owner();
    const { deviceId, token, id } = await pairDoor(client, { ...this.event, owner }, index);
    const gateId = this.event.gates[index] as string;
    const phone = new DoorPhone({
      ...{ url: client.url, deviceId, token, eventId: this.event.eventId, gateId, now: () => this.now },
      wrongBy: index === 3 ? 7 * MINUTE_MS : 0,
    });
    phone.onSend = () => this.#strike();
    await phone.open();
    const till = index < 2 ? new PhoneTill(phone, this.event.eventId, () => this.now) : null;
    const sets = { unsure: new Set<string>(), told: new Set<string>(), waiting: [] };
    return { id: gateId, index, pairedId: id, phone, till, cash: 0, ...sets, unanswered: 0 };
  }

  /** Lets the evening go on until that many minutes after the doors opened. */
  async runTo(minutes: number): Promise<void> {
    while (this.#elapsed < minutes * MINUTE_MS) await this.#tick(TICK_MS);
  }

  /** Passes over hours in which nothing happens. */
  async sleepTo(minutes: number): Promise<void> {
    await this.#tick(minutes * MINUTE_MS - this.#elapsed);
  }

  /** Lets all doors report everything. @throws when they cannot */
  async syncAll(): Promise<void> {
    for (let rounds = 0; rounds < 6; rounds += 1) await this.#tick(SYNC_MS);
    for (const gate of this.gates) {
      const { phone, till } = gate;
      await till?.sync();
      await phone.door.sync();
      this.#follow(gate);
      const { waiting, isOnline } = phone.door.read();
      if (waiting.all > 0 || !isOnline || (till && till.waiting.length > 0))
        throw new Error(
          `${phone.deviceId} has not reported everything: ${JSON.stringify({ waiting, isOnline })}`,
        );
    }
  }

  async #tick(stepMs: number): Promise<void> {
    this.#elapsed += stepMs;
    await this.product.setTime(this.now);
    if (this.#returnsAt !== undefined && this.#elapsed >= this.#returnsAt) {
      this.#returnsAt = undefined;
      await this.product.start();
    }
    while (this.#plan[0] && this.#plan[0].atMs <= this.#elapsed && this.#returnsAt === undefined)
      await this.#plan.shift()?.run();
    await Promise.all(this.gates.map(({ phone }) => phone.tick()));
    for (const gate of this.gates) this.#follow(gate);
    await this.#act();
    if (this.#killing) {
      await this.#killing;
      this.#killing = undefined;
      this.#returnsAt = this.#elapsed + AWAY_MS;
    }
    for (const gate of this.gates) this.#follow(gate);
  }

  /** Everyone whose time has come acts; a ticket is at one door at a time. */
  async #act(): Promise<void> {
    const due = this.#steps.filter(({ step }) => step.atMs <= this.#elapsed);
    const seen = new Set<string>();
    const now = due.filter(({ guest }) => !seen.has(guest.ticket.id) && seen.add(guest.ticket.id));
    const done = new Set(now);
    this.#steps = this.#steps.filter((one) => !done.has(one));
    const sales = this.#walkIns.filter(({ atMs }) => atMs <= this.#elapsed);
    this.#walkIns = this.#walkIns.filter(({ atMs }) => atMs > this.#elapsed);
    await Promise.all(
      this.gates.map(async (gate) => {
        for (const { guest, step } of now) if (step.gate === gate.index) await this.#step(gate, guest, step);
        for (const sale of sales) if (sale.gate === gate.index) await this.#sell(gate, sale);
      }),
    );
  }

  async #step(gate: Gate, guest: Guest, step: Step): Promise<void> {
    if (guest.isGone || (step.action === 'enter') === guest.isInside) return;
    const { phone } = gate;
    const [purpose, itemId] =
      step.action === 'take'
        ? (['handout', this.event.items[step.item]?.id ?? null] as const)
        : ([step.action === 'enter' ? 'entry' : 'exit', null] as const);
    if (!phone.isCut && this.#chance.happens(LOST_ANSWERS)) phone.loses = 1;
    const before = phone.unanswered;
    let result = await phone.scan(this.#codeOf(guest), purpose, itemId);
    phone.loses = 0;
    this.#check(gate, guest, { kind: itemId ?? (purpose === 'entry' ? 'in' : 'out'), result });
    const isUnsure = phone.unanswered > before;
    if (isUnsure) gate.unsure.add(guest.ticket.id);
    if (result.mayHaveLeft && !guest.isCopy) {
      await phone.door.letInAnyway();
      await phone.settle();
      result = phone.door.read().result as DoorResult;
    }
    this.#take(gate, guest, { result, purpose, itemId, isUnsure });
    if (step.action === 'leave') guest.isInside = false;
    if (step.action === 'enter') await this.#enter(gate, guest, result);
  }

  async #enter(gate: Gate, guest: Guest, { outcome, due, settled }: DoorResult): Promise<void> {
    guest.isInside = outcome === 'ADMITTED';
    guest.isGone = !guest.isInside && guest.ticket.plan.terms.rule !== 'daily';
    if (!due || settled || !guest.isInside) return;
    await gate.phone.door.collect('CASH');
    await gate.phone.settle();
    gate.cash += Number(due.amount);
    this.collections.push(this.record.of(guest.ticket.id).at(-1) as Move);
  }

  /** A copy of a live code is a picture of it. */
  #codeOf({ ticket, isCopy }: Guest): string {
    if (!ticket.phone) return ticket.code;
    return liveCode(ticket.code, ticket.phone, new Date(this.now - (isCopy ? 5 * MINUTE_MS : 0)));
  }

  #check(gate: Gate, guest: Guest, { kind, result }: { kind: Move['kind']; result: DoorResult }): void {
    const { ticket } = guest;
    const isAlone = result.mode === 'offline';
    const key = ticket.id;
    const isUnsure = this.gates.some(({ unsure }) => unsure.has(key));
    const asked = {
      ...{ ticket, kind, at: this.now, isPicture: guest.isCopy && ticket.phone !== undefined },
      revokedAt: this.revokedAt.get(key),
      perTicket: this.event.items.find(({ id }) => id === kind)?.perTicket ?? 0,
    };
    const { deviceId, answeredAt, door } = gate.phone;
    const listedAt = door.read().roster?.asOf ?? 0;
    const known = isAlone
      ? this.record.possiblyKnownTo(deviceId, key, listedAt, answeredAt)
      : [this.record.knownOf(key)];
    const expected = known.map((moves) => expectedOutcome(asked, moves, isAlone));
    // Both count as an exit. A list of guests names the last stay alone, and no entry that the rule forbids.
    const isVague =
      kind === 'out' && isAlone && listedAt > 0 && known.some((moves) => isUnclear(moves, ticket));
    if (isVague) expected.push('EXITED', 'NOT_INSIDE');
    if (!isAlone && (result.outcome === 'ALREADY_USED' || result.outcome === 'NONE_LEFT')) gate.told.add(key);
    const isBeyond = isAlone ? gate.told.has(key) || asked.revokedAt !== undefined : isUnsure;
    if (isBeyond || expected.includes(result.outcome)) return;
    this.surprises.push(
      `${ticket.plan.tier} ${kind} at gate ${gate.index} ${result.mode}, minute ${this.#elapsed / MINUTE_MS}: ` +
        `${result.outcome} instead of ${expected.join(' or ')} after ${JSON.stringify(known.at(-1))}`,
    );
  }

  #take(gate: Gate, { ticket }: Guest, { result, purpose, itemId, isUnsure }: Scanned): void {
    const kind = effectOf(result.outcome, itemId);
    const state = result.mode === 'online' ? 'known' : 'waiting';
    const move: Move = {
      ...{
        ticketId: ticket.id,
        kind: kind ?? (purpose === 'exit' ? 'out' : 'in'),
        at: this.now,
        gate: gate.id,
      },
      ...{ device: gate.phone.deviceId, nonce: result.nonce, state },
      ...(state === 'known' ? { sentAt: this.now, knownAt: this.now } : isUnsure ? { sentAt: this.now } : {}),
    };
    if (kind === undefined && isUnsure && purpose !== 'handout') this.record.doubt(move);
    if (kind === undefined) return;
    this.record.add(move);
    if (state === 'waiting') gate.waiting.push(move);
  }

  async #sell(gate: Gate, walkIn: WalkIn): Promise<void> {
    const { till, phone } = gate;
    if (!till) return;
    const { isOnline } = phone.door.read();
    if (isOnline) await till.sync().catch(() => undefined);
    if (isOnline && !walkIn.nonce && this.#chance.happens(LOST_ANSWERS * 2)) phone.loses = 1;
    const method = isOnline || walkIn.nonce ? walkIn.method : 'CASH';
    const sold = await till.sell({ ...walkIn, tier: DOOR_SALE.tier, method });
    phone.loses = 0;
    if (sold.kind === 'again')
      this.#walkIns.unshift({ ...walkIn, method, nonce: sold.nonce, atMs: this.#elapsed + TICK_MS });
    if (sold.kind === 'again' || sold.kind === 'refused') return;
    this.soldAtGates += walkIn.quantity;
    if (method === 'CASH') gate.cash += Number(sold.total);
    if (sold.kind === 'kept') this.keptSales.push({ gate: gate.id, quantity: walkIn.quantity });
    else this.#letIn(gate, sold.tickets);
  }

  /** Guests with a ticket of the till are inside; some leave by a gate. */
  #letIn(gate: Gate, tickets: readonly { id: string; code: string }[]): void {
    for (const { id, code } of tickets) {
      const guest: Guest = {
        ...{ ticket: { id, code, plan: DOOR_SALE }, isCopy: false, isInside: true, isGone: false, steps: [] },
      };
      this.guests.push(guest);
      const device = gate.phone.deviceId;
      this.record.add({
        ticketId: id,
        kind: 'in',
        at: this.now,
        gate: gate.id,
        device,
        nonce: '',
        state: 'known',
        sentAt: this.now,
        knownAt: this.now,
      });
      // The phone has no scan of it.
      for (const one of this.gates) one.told.add(id);
      if (!this.#chance.happens(0.3)) continue;
      const atMs = this.#elapsed + this.#chance.between(2, 30) * MINUTE_MS;
      this.#steps.push({ guest, step: { atMs, gate: this.#chance.between(0, 3), action: 'leave' } });
    }
  }

  /** Takes over what the phone of a gate has reported since. */
  #follow(gate: Gate): void {
    const { phone, unsure } = gate;
    if (phone.unanswered > gate.unanswered)
      for (const move of gate.waiting) {
        unsure.add(move.ticketId);
        move.sentAt ??= this.now;
      }
    gate.unanswered = phone.unanswered;
    for (const move of gate.waiting) {
      const scan = phone.store.scans.get(`${move.nonce}+`) ?? phone.store.scans.get(move.nonce);
      if (scan?.sync === 'refused') this.surprises.push(`a scan was refused: ${JSON.stringify(scan)}`);
      if (scan?.sync === 'waiting') continue;
      move.state = 'known';
      move.sentAt ??= this.now;
      move.knownAt = this.now;
    }
    gate.waiting = gate.waiting.filter(({ state }) => state === 'waiting');
    if (phone.door.read().waiting.all === 0) unsure.clear();
  }

  #armKill(): void {
    this.#isKillDue = true;
  }

  /** Kills the product while it answers. */
  #strike(): void {
    if (!this.#isKillDue) return;
    this.#isKillDue = false;
    this.kills += 1;
    const afterMs = this.#chance.between(0, 12);
    this.#killing = new Promise((resolve) => setTimeout(resolve, afterMs)).then(() => this.product.kill());
  }

  async #revoke(ticketId: string): Promise<void> {
    await callerOf(this.product.client)(REVOKE, { id: ticketId }, await this.owner());
    this.revokedAt.set(ticketId, this.now);
  }

  /** The phone of a gate is cut off and cleared with everything that it has not reported; another one takes its place. */
  async #clear(gate: Gate): Promise<void> {
    if (gate.unsure.size > 0) throw new Error('the script does not know what the service knows');
    for (const move of gate.waiting) move.state = 'lost';
    await callerOf(this.product.client)(CUT_OFF, { id: gate.pairedId }, await this.owner());
    this.gates[gate.index] = await this.#openGate(gate.index);
  }
}

/** Whether the last stay alone does not tell if a guest of the ticket is inside. */
function isUnclear(moves: readonly Move[], { plan: { terms } }: EveningTicket): boolean {
  const { stays, conflicts } = staysOf(moves, terms);
  return terms.rule === 'times' || conflicts.length > 0 || stays.length === 0;
}

/** The next 18:00 in Nairobi, which is 15:00 UTC the whole year, that is at least three hours away. */
function nextEvening(): number {
  const earliest = new Date(Date.now() + 3 * 3_600_000);
  const evening = Date.UTC(earliest.getUTCFullYear(), earliest.getUTCMonth(), earliest.getUTCDate(), 15);
  return evening >= earliest.getTime() ? evening : evening + 86_400_000;
}
