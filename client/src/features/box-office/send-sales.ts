import type { TillUploadMutation } from '../../gql/graphql.ts';
import { ACCESS_ENDED, ServiceRefused } from '../door-app/engine/door-ports.ts';
import type { OfflineSale } from './till-sales.ts';
import type { TillStore } from './till-store.ts';

type RecordedSale = TillUploadMutation['uploadDoorSales']['sales'][number];

interface Sending {
  store: Pick<TillStore, 'sales' | 'saveSale' | 'removeSales'>;
  upload(shiftId: string, sales: readonly OfflineSale[]): Promise<readonly RecordedSale[]>;
}

/** Most sales of one upload. */
const BATCH_SIZE = 50;

/**
 * Sends all sales that wait on this device, those of earlier shifts too. A sale or shift that is refused does not block
 * the others: its sales stay, with the reason, and are sent again the next time.
 * @throws ServiceUnavailable, ServiceRefused when the service takes nothing from this caller
 */
export async function sendWaitingSales(sending: Sending): Promise<void> {
  const sales = await sending.store.sales();
  for (const shiftId of new Set(sales.map((sale) => sale.shiftId))) {
    const ofShift = sales.filter((sale) => sale.shiftId === shiftId);
    for (let from = 0; from < ofShift.length; from += BATCH_SIZE)
      await sendBatch(sending, shiftId, ofShift.slice(from, from + BATCH_SIZE));
  }
}

async function sendBatch(sending: Sending, shiftId: string, batch: readonly OfflineSale[]): Promise<void> {
  try {
    await settle(sending, batch, await sending.upload(shiftId, batch));
  } catch (error) {
    if (!(error instanceof ServiceRefused) || ACCESS_ENDED.has(error.code)) throw error;
    if (error.code === 'BAD_INPUT' && batch.length > 1) {
      for (const sale of batch) await sendBatch(sending, shiftId, [sale]);
      return;
    }
    for (const sale of batch) await sending.store.saveSale({ ...sale, refusal: error.message });
  }
}

async function settle(
  { store }: Sending,
  batch: readonly OfflineSale[],
  answers: readonly RecordedSale[],
): Promise<void> {
  const refusals = new Map(answers.flatMap(({ nonce, refusal }) => (refusal ? [[nonce, refusal]] : [])));
  const recorded = new Set(answers.flatMap(({ nonce, refusal }) => (refusal === null ? [nonce] : [])));
  await store.removeSales(batch.filter(({ nonce }) => recorded.has(nonce)));
  for (const sale of batch) {
    const refusal = refusals.get(sale.nonce);
    if (refusal) await store.saveSale({ ...sale, refusal });
  }
}
