import pg from 'pg';

/** The process of bareLoop: url, statement, clients, seconds, first number, step. Sends its result and exits. */
async function main(): Promise<void> {
  const [url = '', statement = '', clients = '16', seconds = '4', first = '0', step = '1'] =
    process.argv.slice(2);
  const connections = await Promise.all(
    Array.from({ length: Number(clients) }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      return client;
    }),
  );
  let number = Number(first) - Number(step);
  let done = 0;
  const began = performance.now();
  const end = began + Number(seconds) * 1_000;
  await Promise.all(
    connections.map(async (client) => {
      while (performance.now() < end) {
        number += Number(step);
        await client.query({ name: 'limit', text: statement, values: [number] });
        done += 1;
      }
    }),
  );
  const rate = done / ((performance.now() - began) / 1_000);
  await Promise.all(connections.map((client) => client.end()));
  process.send?.({ done, rate });
}

await main();
