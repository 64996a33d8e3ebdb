import { writeFileSync } from 'node:fs';

/** A vitest reporter that only writes numbers to the file TEST_COUNTS: the last line stays the runner's own. */
export default class CountTests {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      const states = [...module.children.allTests()].map((test) => test.result().state);
      for (const state of states) counts[state] = (counts[state] ?? 0) + 1;
      // A file that cannot even be loaded has no test that could fail, but it has failed.
      if (module.state() === 'failed' && !states.includes('failed')) counts.failed += 1;
    }
    writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts));
  }
}
