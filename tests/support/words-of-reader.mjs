/**
 * Words the refusals in REFUSALS (JSON), and an amount in euro, as a page in the language of `LANGUAGE` does: the
 * client reads its language once, when its modules load, so each language needs a separate process.
 */
const { LANGUAGE = 'en', REFUSALS = '[]' } = process.env;
const document = { documentElement: {} };
const window = Object.assign(new EventTarget(), { navigator: { userAgent: 'none' } });
Object.assign(globalThis, { document, window });
Object.defineProperty(globalThis, 'navigator', { value: { languages: [LANGUAGE], onLine: true } });
const { CombinedGraphQLErrors } = await import('@apollo/client');
const { fieldFailures, readFailure } = await import('../../client/src/apollo/read-failure.ts');
const { succeeded } = await import('../../client/src/apollo/refusal.ts');
const { formatEuro } = await import('../../client/src/ui/format-amount.ts');
const { reasonOf } = await import('../../client/src/session/fetch-file.ts');

async function translated({ status, code, message, ...details }) {
  const answer = new Response(JSON.stringify({ error: { code, message, ...details }, message }), { status });
  const plain = await succeeded(answer).catch(reasonOf);
  const refused = { message, extensions: { code, status, details } };
  const error = new CombinedGraphQLErrors({ data: null, errors: [refused] });
  return { plain, graphql: readFailure(error), fields: fieldFailures(error) };
}

const refusals = await Promise.all(JSON.parse(REFUSALS).map(translated));
console.log(JSON.stringify({ refusals, euro: formatEuro('9920.33') }));
