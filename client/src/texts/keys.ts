/** Toasts and states of API keys. */
export const keyTexts = {
  generated: 'API key generated successfully!',
  newGenerated: 'New API key generated successfully!',
  generateFailed: 'Failed to generate API key',
  generateError: 'Error generating API key',
  generateNetworkError: 'Network error generating API key',
  saved: 'API key saved successfully!',
  cleared: 'API key cleared',
  valid: 'API key is valid',
  invalid: 'API key is invalid or expired',
  empty: 'Please enter an API key',
  status: { active: 'Active', expiringSoon: 'Expiring Soon', expired: 'Expired', none: 'No Key' },
} as const;
