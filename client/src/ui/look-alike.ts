/** Scripts with letters that look like those of another one, such as the Cyrillic а and the Latin a. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** Whether a word has letters of more than one of the scripts that look alike. */
export const mixesScripts = (word: string): boolean => ALIKE.filter((script) => script.test(word)).length > 1;

/** A host as the network knows it: in ASCII, so that no letter passes for another. @returns null when it is no host */
export function asciiHost(host: string): string | null {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}

/**
 * Reads the letters of an email address that can be mistaken for others.
 * @returns the address with its host in ASCII, and whether the part before the at sign mixes scripts; null when nothing is
 *   to say
 */
export function disguiseOf(email: string): { ascii: string; isMixed: boolean } | null {
  const at = email.lastIndexOf('@');
  const [name, host] = [email.slice(0, at), email.slice(at + 1)];
  const isMixed = at > 0 && mixesScripts(name);
  const ascii = asciiHost(host);
  const isOtherHost = ascii !== null && ascii !== host.toLowerCase();
  if (at <= 0 || (!isMixed && !isOtherHost)) return null;
  return { ascii: `${name}@${ascii ?? host}`, isMixed };
}
