/** A vitest reporter that prints a failure at once: a long run may be stopped before its summary. */
export default class ShowFailures {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    console.log(`\nfailed: ${test.module.relativeModuleId} > ${test.fullName}`);
    for (const { message, stack } of errors)
      console.log(stack?.includes(message) ? stack : `${message}\n${stack}`);
  }
}
