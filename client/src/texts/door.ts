/** Sentences of validation. */
export const doorTexts = {
  error: (message: string) => `Error: ${message}`,
  offlineNeedsData: 'Error: Please get public key and revocation list first for offline validation',
  noIssuer: 'Error: No issuer ID available',
  publicKeyError: (reason: string) => `Error loading public key: ${reason}`,
  revocationListError: (reason: string) => `Error loading revocation list: ${reason}`,
} as const;
