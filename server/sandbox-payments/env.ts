/** Reads the environment of the payment sandbox, which is a separate process and shares nothing with the product. */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}
