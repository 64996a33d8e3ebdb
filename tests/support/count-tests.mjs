import { writeFileSync } from 'node:fs';

/**
 * A vitest reporter that writes only counts to the file TEST_COUNTS, and the failures: the last line stays the runner's
 * own.
 */
export default class CountTests {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
    const fail = (where, errors) => {
      counts.failed += 1;
      counts.failures.push({ where, why: errors[0]?.message });
    };
    for (const error of unhandledErrors) fail('beside the tests', [error]);
    for (const module of modules) {
      const failedBefore = counts.failed;
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'failed') fail(`${module.relativeModuleId} > ${test.fullName}`, errors);
        else counts[state] = (counts[state] ?? 0) + 1;
      }
      // A file that cannot be loaded has no test that could fail, but counts as failed.
      if (module.state() === 'failed' && counts.failed === failedBefore)
        fail(module.relativeModuleId, module.errors());
    }
    writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts));
  }
}
