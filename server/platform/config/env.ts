/** The one reader of the environment. Everything else is handed a Config. */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}
