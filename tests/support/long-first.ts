import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Files that take a minute, most of it waiting for processes, kills and clocks. */
const LONG =
  /\/tests\/(faults|sixth-provider)\/|\/integration\/(jobs\/idle|settlement\/|payments\/(storm|card-limit|refund-amounts|payouts)|revenue\/random-actions|lists\/walk-lists)|\/documented-examples/;

/**
 * Starts long files first: one that starts last runs alone, while the other workers have nothing to do. A fresh clone
 * knows no durations, and would start the largest files first.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
