import type { TestApp } from './app.ts';
import { until } from './until.ts';

/**
 * Begins a subscription and resolves once the server serves it, or has answered it already: what happens from then on
 * is told. The protocol itself has no such word. One at a time.
 * @returns its first answer, in an object, so that it is not waited for
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

/** How many subscriptions the server serves. */
export async function served({ app }: TestApp): Promise<number> {
  const gauge = app.services.metrics.registry.getSingleMetric('passa_subscriptions');
  const { values } = (await gauge?.get()) ?? { values: [] };
  return values[0]?.value ?? Number.NaN;
}
