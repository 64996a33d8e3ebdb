import { beforeEach, describe, expect, it } from 'vitest';
import { goOffline, goOnline, isUploaded, newCode, openDoor, type Stage } from './door-stage.ts';
import { codeOf, newTicketId, START } from './fake-service.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openDoor();
});

const price = { amount: '1200', currency: 'KES' };

describe('the amount due at the door', () => {
  async function sold(on: Stage, due: boolean): Promise<string> {
    const ticketId = newTicketId();
    if (due) on.service.due.set(ticketId, price.amount);
    await on.door.sync();
    return codeOf(ticketId, on.service.key);
  }

  it('is known without a network, stored with the scan, and sent once though responses are lost', async () => {
    const { door, service, clock } = stage;
    const [due, free] = [await sold(stage, true), await sold(stage, false)];
    goOffline(stage);
    await door.show(free);
    expect(door.read().result).toMatchObject({ outcome: 'ADMITTED', due: null, isDueUnknown: false });
    await door.show(due);
    expect(door.read().result).toMatchObject({ outcome: 'ADMITTED', due: price, isDueUnknown: false });
    await door.collect('CASH');
    await door.collect('CARD_TERMINAL');
    clock.advance(4_000);
    await door.show(due);
    expect(door.read().result).toMatchObject({ outcome: 'ALREADY_USED', due: null });
    // The payment is sent with its scan, not separately.
    expect(door.read().waiting).toEqual({ all: 3, entries: 2, exits: 0 });
    service.isAway = false;
    service.loses = () => service.calls.length % 3 === 0;
    service.calls = [];
    for (let tries = 0; tries < 20 && !isUploaded(stage); tries += 1) await door.sync();
    expect([...service.collected.values()]).toEqual([true]);
    expect(door.read()).toMatchObject({ waiting: { all: 0, entries: 0 }, paidTwice: [] });
  });

  it('and was collected elsewhere before has to be paid back, until that is recorded', async () => {
    const { door, service } = stage;
    const due = await sold(stage, true);
    goOffline(stage);
    await door.show(due);
    await door.collect('CASH');
    service.due.clear();
    await goOnline(stage);
    const [paid] = door.read().paidTwice;
    expect(paid?.collected).toEqual({ ...price, method: 'CASH', sync: 'refused', isVoid: false });
    await door.paidBack(paid?.nonce ?? '');
    expect(door.read().paidTwice).toEqual([]);
  });

  it('is not known of a ticket that was sold after the last sync', async () => {
    goOffline(stage);
    const late = (START + 1_000).toString(16).padStart(12, '0');
    const ticketId = `${late.slice(0, 8)}-${late.slice(8)}-7000-8000-000000000001`;
    await stage.door.show(codeOf(ticketId, stage.service.key));
    expect(stage.door.read().result).toMatchObject({ outcome: 'ADMITTED', due: null, isDueUnknown: true });
  });
});

describe('a guest who has still to pay', () => {
  it('is not replaced by the next code, nor dismissed, before the due is handled', async () => {
    const { door, service } = stage;
    service.dueNow = price;
    await door.show(newCode(stage));
    const { result } = door.read();
    expect(result).toMatchObject({ outcome: 'ADMITTED', due: price, settled: null });
    service.dueNow = null;
    await door.show(newCode(stage));
    door.dismiss();
    expect(door.read().result).toEqual(result);
    await door.collect('CASH');
    expect(door.read().result).toMatchObject({ settled: 'CASH' });
    await door.show(newCode(stage));
    expect(door.read().result?.count).toBe((result?.count ?? 0) + 1);
  });

  it('may be let in unpaid, which is sent to the service and not asked again', async () => {
    const { door, service } = stage;
    goOffline(stage);
    const ticketId = newTicketId();
    service.due.set(ticketId, price.amount);
    await goOnline(stage);
    goOffline(stage);
    await door.show(codeOf(ticketId, service.key));
    expect(door.read().result).toMatchObject({ outcome: 'ADMITTED', due: price });
    await door.collect('UNPAID');
    door.dismiss();
    await door.show(codeOf(ticketId, service.key));
    expect(door.read().result?.due ?? null).toBeNull();
    await goOnline(stage);
    await goOnline(stage);
    expect(service.unpaid.size).toBe(1);
    expect(door.read().paidTwice).toEqual([]);
  });
});
