/** Sentences about releasing revenue. */
export const revenueTexts = {
  triggered: 'Distribution release triggered successfully!',
  triggerFailed: (reason: string) => `Failed to trigger release: ${reason}`,
  approved: 'Release approved successfully!',
  approveFailed: (reason: string) => `Failed to approve: ${reason}`,
  released: 'Funds released successfully!',
  releaseFailed: (reason: string) => `Failed to release funds: ${reason}`,
  networkError: 'Network error',
  noPending: 'No pending releases',
} as const;
