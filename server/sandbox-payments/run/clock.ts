import type { Query } from '../store/store.ts';

/** Reads the time of the sandbox, which is stored when it moves by request alone. */
export async function timeOf(query: Query): Promise<Date> {
  const [row] = await query<{ at: Date | null }>('SELECT at FROM clock');
  return row?.at ?? new Date();
}

/** Stops the clock at a time, or moves a stopped one. @param at null: the time of the machine */
export async function setTime(query: Query, at: Date | null): Promise<void> {
  await query('UPDATE clock SET at = $1', [at]);
}

export const after = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1_000);
