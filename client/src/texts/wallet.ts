/** Sentences of the wallet panel. */
export const walletTexts = {
  signInFirst: 'Please log in to access your wallet',
  serverError: (status: number | string) => `Server error: ${status}`,
  networkError: 'Network error. Please try again.',
  createFailed: 'Failed to create wallet',
  fundFailed: 'Failed to fund wallet',
  none: 'No wallet found. Please create a new wallet first.',
  created: 'Wallet created successfully!',
  funded: 'Wallet funded successfully with 10,000 XLM!',
  keyCopied: 'Public key copied to clipboard!',
  copyFailed: 'Failed to copy to clipboard',
} as const;
