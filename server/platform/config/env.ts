/** The only reader of the environment. Everything else receives a Config. */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}
