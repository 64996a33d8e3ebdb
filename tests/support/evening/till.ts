import { randomUUID } from 'node:crypto';
import { sendWaitingSales } from '../../../client/src/features/box-office/send-sales.ts';
import {
  isSameAmount,
  keptTotalOf,
  tiersToSell,
  totalOf,
} from '../../../client/src/features/box-office/till-rules.ts';
import {
  type OfflineSale,
  officeWith,
  officeWithout,
  type TillOffice,
} from '../../../client/src/features/box-office/till-sales.ts';
import { type TillService, tillService } from '../../../client/src/features/box-office/till-service.ts';
import { ServiceUnavailable } from '../../../client/src/features/door-app/engine/door-ports.ts';
import type { TillOfficeFragment } from '../../../client/src/gql/graphql.ts';
import type { DoorPhone } from './phone.ts';

export interface Wanted {
  tier: string;
  quantity: number;
  method: 'CASH' | 'MOBILE_MONEY' | 'CARD_TERMINAL';
  /** Of the attempt that is repeated. */
  nonce?: string;
}

/** How a sale ended. `again`: it may have been recorded, and is repeated under its key. */
export type Sold =
  | { kind: 'sold'; total: string; tickets: { id: string; code: string }[] }
  | { kind: 'kept'; total: string }
  | { kind: 'refused' }
  | { kind: 'again'; nonce: string };

/** The till of a door phone, as its screens use it: with the network, and without one from leased places. */
export class PhoneTill {
  readonly #phone: DoorPhone;
  readonly #service: TillService;
  readonly #eventId: string;
  readonly #now: () => number;
  readonly #sales = new Map<string, OfflineSale>();
  #office: TillOffice | null = null;

  /** @param now true time, milliseconds since 1970 */
  constructor(phone: DoorPhone, eventId: string, now: () => number) {
    this.#phone = phone;
    this.#service = tillService(phone.client);
    this.#eventId = eventId;
    this.#now = now;
  }

  /** Sales that the service does not have yet. */
  get waiting(): readonly OfflineSale[] {
    return [...this.#sales.values()];
  }

  get shift(): NonNullable<TillOfficeFragment['shift']> {
    if (!this.#office?.shift) throw new Error('the shift is not open');
    return this.#office.shift;
  }

  async open(float: string): Promise<void> {
    const { deviceId, gateId } = this.#phone;
    await this.#service.openShift({ eventId: this.#eventId, gateId, deviceId, currency: 'KES', float });
    await this.sync();
  }

  async lease(tier: string, quantity: number): Promise<void> {
    const lines = [{ tier, quantity }];
    await this.#service.keepPlaces({ shiftId: this.shift.id, deviceId: this.#phone.deviceId, lines });
    await this.sync();
  }

  async close(counted: string): Promise<{ difference?: { amount: string } | null }> {
    return this.#service.closeShift({ id: this.shift.id, counted, note: '' });
  }

  /** Sends what waits, and loads prices, places and the shift again. @throws ServiceUnavailable */
  async sync(): Promise<void> {
    const { offsetMs } = this.#phone.door.read();
    await sendWaitingSales({
      store: {
        sales: async () => [...this.waiting],
        saveSale: async (sale) => void this.#sales.set(sale.nonce, sale),
        removeSales: async (sales) => {
          if (this.#office) this.#office = officeWith(this.#office, sales);
          for (const { nonce } of sales) this.#sales.delete(nonce);
        },
      },
      upload: (shiftId, sales) => this.#service.upload(shiftId, offsetMs ?? 0, sales),
    });
    this.#office = await this.#service.office(this.#eventId);
  }

  async sell({ tier, quantity, method, nonce = randomUUID() }: Wanted): Promise<Sold> {
    const office = this.#office;
    if (!office) throw new Error('the till was never loaded');
    const { deviceId } = this.#phone;
    const { isOnline } = this.#phone.door.read();
    const stock = { deviceId, waiting: this.waiting };
    const lines = [{ tier, quantity }];
    const tiers = tiersToSell(office, { isOnline, ...stock });
    if ((tiers.find(({ name }) => name === tier)?.free ?? 0) < quantity) return { kind: 'refused' };
    const total = totalOf(tiers, { [tier]: quantity });
    const terms = { lines, total, name: null, email: null, shiftId: this.shift.id, nonce };
    const reference = method === 'CASH' ? null : nonce.slice(0, 12);
    try {
      if (!isOnline) throw new ServiceUnavailable('offline');
      this.#office = officeWith(office, [terms]);
      const sale = await this.#service.sell({ ...terms, method, reference, admits: true, deviceId });
      await this.sync().catch(() => undefined);
      return { kind: 'sold', total, tickets: sale.tickets.map(({ id, code }) => ({ id, code })) };
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) {
        this.#office = office;
        return { kind: 'refused' };
      }
      const kept = keptTotalOf(officeWithout(office, nonce), lines, stock);
      if (method !== 'CASH' || kept === null || !isSameAmount(kept, total)) return { kind: 'again', nonce };
      this.#office = officeWithout(office, nonce);
      const soldAt = new Date(this.#now() + this.#phone.wrongBy).toISOString();
      this.#sales.set(nonce, { ...terms, deviceId, currency: 'KES', soldAt, admitted: true });
      return { kind: 'kept', total };
    }
  }
}
