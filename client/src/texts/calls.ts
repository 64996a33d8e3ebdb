import { inLanguage } from '../language/in-language.ts';

/** Messages of failed calls, independent of their purpose. */
export const callTexts = inLanguage('callTexts', {
  authenticationRequired: 'Authentication required',
  authenticationFailed: 'Authentication failed',
  noValidApiKey: 'No valid API key available',
  noToken: 'No authentication token',
  keyGenerationFailed: 'Failed to generate API key',
  network: 'Network error',
  networkTryAgain: 'Network error. Please try again.',
  http: (status: number, body: string) => `HTTP ${status}: ${body}`,
  serverError: (status: number | string) => `Server error: ${status}`,
  result: (message: string) => `Error: ${message}`,
  forbidden: 'Your role does not include this.',
  notFound: 'We could not find that.',
  rateLimited: 'Too many attempts. Please wait a moment.',
  rateLimitedFor: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  internal: 'Something went wrong on our side. Please try again.',
  retry: 'Retry',
  loadFailed: (what: string) => `We could not load ${what}.`,
});
