/** The sandbox's one reader of the environment; it is a process of its own and shares nothing with the product. */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}
