const STOP = ['stop', 'stopall', 'unsubscribe', 'end', 'quit', 'cancel', 'arret', 'acha', 'sitaki', 'simama'];
const START = ['start', 'unstop', 'reprendre', 'anza', 'nataka'];

/**
 * Reads a reply that is one word, in one of the languages of our messages: whether the person wants messages.
 * @returns undefined for any other reply
 */
export function choiceIn(reply: string): boolean | undefined {
  const word = reply
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
  if (STOP.includes(word)) return false;
  return START.includes(word) ? true : undefined;
}
