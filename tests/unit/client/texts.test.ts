import { describe, expect, it } from 'vitest';
import { authTexts } from '../../../client/src/texts/auth.ts';
import { callTexts } from '../../../client/src/texts/calls.ts';
import { doorTexts } from '../../../client/src/texts/door.ts';
import { eventTexts } from '../../../client/src/texts/events.ts';
import { fallbackTexts } from '../../../client/src/texts/fallback.ts';
import { keyTexts } from '../../../client/src/texts/keys.ts';
import { messageTexts } from '../../../client/src/texts/messages.ts';
import { partnershipTexts } from '../../../client/src/texts/partnerships.ts';
import { revenueTexts } from '../../../client/src/texts/revenue.ts';
import { settingsTexts } from '../../../client/src/texts/settings.ts';
import { systemTexts } from '../../../client/src/texts/system.ts';
import { ticketTexts } from '../../../client/src/texts/tickets.ts';
import { userTexts } from '../../../client/src/texts/users.ts';
import { walletTexts } from '../../../client/src/texts/wallet.ts';

/** Every sentence of a catalogue, functions called with marks in place of their values. */
function sentences(texts: object): string[] {
  return Object.values(texts).flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    if (typeof entry === 'function') return [String(entry('‹1›', '‹2›'))];
    return typeof entry === 'object' && entry !== null ? sentences(entry) : [];
  });
}

/** The error catalogues of the specification, word for word. */
const CATALOGUE: [string, object, string[]][] = [
  [
    'auth',
    authTexts,
    [
      'Login failed',
      'Network error during login',
      'Registration failed',
      'Network error during registration',
    ],
  ],
  [
    'calls',
    callTexts,
    [
      'Authentication required',
      'Authentication failed',
      'No valid API key available',
      'No authentication token',
      'Failed to generate API key',
      'HTTP ‹1›: ‹2›',
      'Server error: ‹1›',
      'Error: ‹1›',
    ],
  ],
  [
    'keys',
    keyTexts,
    [
      'API key generated successfully!',
      'New API key generated successfully!',
      'Failed to generate API key',
      'Error generating API key',
      'Network error generating API key',
      'API key saved successfully!',
      'API key is valid',
      'API key is invalid or expired',
      'API key cleared',
      'Please enter an API key',
      'Active',
      'Expiring Soon',
      'Expired',
      'No Key',
    ],
  ],
  [
    'events',
    eventTexts,
    [
      'Event created successfully!',
      'Failed to create event: ‹1›',
      'Failed to create event',
      'Event published successfully!',
      'Failed to publish event: ‹1›',
      'Event link copied to clipboard!',
      'Please use format: Venue Name, City, Country (e.g., KICC, Nairobi, Kenya)',
      'No events created yet',
      'No events available',
      'No Events Found',
      'No events match "‹1›". Try a different search.',
      'Check back soon for upcoming events!',
      'Search Results (‹1›)',
      'Only ‹1› tickets left!',
      'Selling Fast!',
      'Loading event...',
      'Event Not Found',
      "The event you're looking for doesn't exist or isn't published yet.",
    ],
  ],
  [
    'tickets',
    ticketTexts,
    [
      'Tickets created successfully!',
      'Failed to create tickets: ‹1›',
      'Ticket purchased successfully!',
      'Purchase failed: ‹1›',
      'Network error during purchase. Please try again.',
      'No wallet found. Please create a wallet first.',
      'Please fund your wallet before purchasing',
      'Insufficient balance',
      'Wallet not funded',
      'Insufficient balance. Please fund your wallet first.',
      'Wallet not funded. Please fund your wallet first.',
      'Insufficient XLM balance (need ‹1› XLM)',
    ],
  ],
  [
    'door',
    doorTexts,
    [
      'Error: Please get public key and revocation list first for offline validation',
      'Error: No issuer ID available',
      'Error loading public key: ‹1›',
      'Error loading revocation list: ‹1›',
    ],
  ],
  [
    'partnerships',
    partnershipTexts,
    [
      'Partnership invitation sent to ‹1›',
      'Failed to invite partner: ‹1›',
      'Revenue sharing contract created successfully!',
      'Failed to create contract: ‹1›',
      'Contract approved successfully!',
      'Failed to approve contract: ‹1›',
      'Contract finalized successfully!',
      'Failed to finalize contract: ‹1›',
      'Contract can now be finalized!',
      'Please add at least one revenue share',
      'Please add at least one signatory',
      'Expense submitted successfully!',
      'Network error',
      'No financial data available',
      'No expenses submitted yet',
      'No signatories found',
      'No partners found',
      'No expenses data received',
    ],
  ],
  [
    'revenue',
    revenueTexts,
    [
      'Distribution release triggered successfully!',
      'Failed to trigger release: ‹1›',
      'Release approved successfully!',
      'Failed to approve: ‹1›',
      'Funds released successfully!',
      'Failed to release funds: ‹1›',
      'Network error',
      'No pending releases',
    ],
  ],
  [
    'wallet',
    walletTexts,
    [
      'Please log in to access your wallet',
      'Server error: ‹1›',
      'Network error. Please try again.',
      'Failed to create wallet',
      'Failed to fund wallet',
      'No wallet found. Please create a new wallet first.',
      'Wallet created successfully!',
      'Wallet funded successfully with 10,000 XLM!',
      'Public key copied to clipboard!',
      'Failed to copy to clipboard',
    ],
  ],
  [
    'settings',
    settingsTexts,
    [
      'Password changed successfully!',
      'Failed to change password',
      'API not available',
      'Passwords do not match',
      'Profile updated successfully!',
    ],
  ],
  [
    'users',
    userTexts,
    [
      'Failed to fetch users',
      'User invitation sent successfully',
      'Failed to invite user: ‹1›',
      'Please fill in all required fields',
      'User role updated successfully',
      'Failed to update user role',
      'User suspended successfully',
      'Failed to suspend user',
      'Validator invitation sent to ‹1›. Temporary password: ‹2›',
      'Failed to invite validator: ‹1›',
      'No validators assigned yet',
    ],
  ],
  [
    'system',
    systemTexts,
    [
      'Failed to fetch system stats',
      'Failed to toggle maintenance mode',
      'Maintenance mode enabled',
      'Maintenance mode disabled',
    ],
  ],
  [
    'messages',
    messageTexts,
    [
      'Message sent successfully!',
      'Failed to send message',
      'Failed to mark message as read',
      'No messages yet',
      'Message Sent!',
    ],
  ],
  [
    'fallback',
    fallbackTexts,
    [
      'Oops! Something went wrong',
      'Try Again',
      'Page Not Found',
      'Refresh Page',
      'Browse Events',
      'Error Code: 404 - Ticket Not Found',
    ],
  ],
];

describe('the sentences of the specification', () => {
  it.each(CATALOGUE)('%s has each of them', (_name, texts, expected) => {
    expect(sentences(texts)).toEqual(expect.arrayContaining(expected));
  });

  it('a registration tells what was made', () => {
    expect(authTexts.registered(true, true)).toBe(
      'Event organizer registered successfully! Crypto wallet created. Please sign in to continue.',
    );
    expect(authTexts.registered(false, false)).toBe(
      'User registered successfully! Please sign in to continue.',
    );
  });
});
