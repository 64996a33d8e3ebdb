import { useLocation } from 'react-router-dom';

interface Address {
  hash: string;
  search: string;
}

/**
 * Value in the address of a mailed link: from its fragment, which browsers send to no server, or from the query string of
 * mails sent earlier.
 */
export function givenInLink({ hash, search }: Address, name: string): string | null {
  return new URLSearchParams(hash.slice(1)).get(name) ?? new URLSearchParams(search).get(name);
}

/** Secret of the mailed link that leads to this page; empty without one. */
export const useMailedToken = (): string => givenInLink(useLocation(), 'token') ?? '';
