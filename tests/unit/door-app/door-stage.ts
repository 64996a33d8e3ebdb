import { Door } from '../../../client/src/features/door-app/engine/door.ts';
import type { DoorClock } from '../../../client/src/features/door-app/engine/door-ports.ts';
import { fastVerify } from '../../support/fast-verify.ts';
import { MemoryStore } from '../../support/memory-store.ts';
import { MemoryVault } from '../../support/memory-vault.ts';
import { codeOf, EVENT, FakeService, newTicketId, START } from './fake-service.ts';

/** A device's clock that moves on request, and may be wrong or reset. The monotonic one stops while the device sleeps. */
export class FakeClock implements DoorClock {
  #steady = 0;
  #asleep = 0;
  wrongBy = 0;

  now = (): number => this.true() + this.wrongBy;
  steady = (): number => this.#steady;
  /** The true time. */
  true = (): number => START + this.#steady + this.#asleep;

  advance(ms: number): void {
    this.#steady += ms;
  }

  sleep(ms: number): void {
    this.#asleep += ms;
  }
}

export interface Stage {
  door: Door;
  store: MemoryStore;
  vault: MemoryVault;
  service: FakeService;
  clock: FakeClock;
  /** The same device after a reload. */
  reload(): Promise<Door>;
}

/** A synced door at its gate; `wrongBy` is the error of its clock, in milliseconds. */
export async function openDoor(
  wrongBy = 0,
  prepare: (service: FakeService) => void = () => undefined,
): Promise<Stage> {
  const [store, service, clock] = [new MemoryStore(), new FakeService(), new FakeClock()];
  const vault = new MemoryVault();
  prepare(service);
  clock.wrongBy = wrongBy;
  service.now = clock.true;
  let ids = 0;
  const newId = (): string => {
    ids += 1;
    return `id-${ids}`;
  };
  const make = () => new Door({ store, vault, service, clock, newId, verify: fastVerify });
  const door = make();
  await door.open('worker');
  await door.choose({ userId: 'worker', eventId: EVENT, gateId: 'north', test: false });
  // Opening does not wait for it; the tests do.
  await door.sync();
  return {
    door,
    store,
    vault,
    service,
    clock,
    reload: async () => {
      const again = make();
      await again.open('worker');
      return again;
    },
  };
}

export const newCode = ({ service }: Stage): string => codeOf(newTicketId(), service.key);

export const isUploaded = ({ door }: Stage): boolean => door.read().waiting.all === 0;

/** The door has no network from now on, and has noticed. */
export function goOffline({ door, service }: Stage): void {
  service.isAway = true;
  door.network(false);
}

export async function goOnline({ door, service }: Stage): Promise<void> {
  service.isAway = false;
  await door.sync();
}
