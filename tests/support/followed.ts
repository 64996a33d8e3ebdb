import type { TestApp } from './app.ts';
import { until } from './until.ts';

/**
 * Begins a subscription and resolves once it is active, or has sent its first event: later events are delivered. The
 * protocol itself has no acknowledgement. One at a time.
 * @returns its first event, in an object, so that it is not awaited
 */
export async function followed<T>(app: TestApp, begin: () => Promise<T>): Promise<{ first: Promise<T> }> {
  const before = await served(app);
  const first = begin();
  let answered = false;
  const answer = first.finally(() => {
    answered = true;
  });
  await Promise.race([answer, until(async () => answered || (await served(app)) > before)]);
  return { first };
}

/** Number of active subscriptions of the server. */
export async function served({ app }: TestApp): Promise<number> {
  const gauge = app.services.metrics.registry.getSingleMetric('passa_subscriptions');
  const { values } = (await gauge?.get()) ?? { values: [] };
  return values[0]?.value ?? Number.NaN;
}
