import { describe, expect, it } from 'vitest';
import type { Permission } from '../../../client/src/gql/graphql.ts';
import { mayOpen, tabFromAddress, tabsFor } from '../../../client/src/shell/tabs.ts';
import { ROLE_PERMISSIONS, type Role } from '../../../server/platform/access/roles.ts';

const permissionsOf = (role: Role): Permission[] => [...ROLE_PERMISSIONS[role]];
const sidebar = (role: Role) => tabsFor(role.toUpperCase() as Uppercase<Role>, permissionsOf(role));
const labels = (role: Role) => sidebar(role).own.map((tab) => tab.label);

describe('the sidebar of a role', () => {
  it('is the list of an attendee, with partnerships under More', () => {
    expect(labels('attendee')).toEqual([
      'Dashboard',
      'Browse Events',
      'My Tickets',
      'Wallet',
      'Messages',
      'Profile',
    ]);
    expect(sidebar('attendee').more).toEqual([{ id: 'partnerships', label: 'My Partnerships' }]);
  });

  it('is the list of an organiser, with other permitted tabs under More', () => {
    expect(labels('issuer_admin')).toEqual([
      'Dashboard',
      'My Events',
      'Tickets',
      'Validate',
      'Revenue',
      'Partnerships',
      'Wallet',
      'Messages',
      'Settings',
    ]);
    expect(sidebar('issuer_admin').more.map((tab) => tab.id)).toEqual([
      'browse-events',
      'revoke',
      'team',
      'validators',
      'payments',
      'audit',
    ]);
  });

  it('gives an owner the organiser’s list, with the tabs of an attendee under More', () => {
    expect(labels('issuer_owner')).toEqual(labels('issuer_admin'));
    expect(sidebar('issuer_owner').more.map((tab) => tab.label)).toEqual([
      'Browse Events',
      'My Tickets',
      'Revoke Tickets',
      'Team',
      'Validators',
      'Payments',
      'Audit Logs',
      'Reports',
    ]);
  });

  it('gives other roles without a list of their own the attendee list', () => {
    expect(labels('issuer_signatory')).toEqual([
      'Dashboard',
      'Browse Events',
      'My Tickets',
      'Messages',
      'Profile',
    ]);
    expect(sidebar('issuer_signatory').more.map((tab) => tab.label)).toContain('Contracts');
  });

  it('has the words of reading A for a system admin, and those of reading B under More', () => {
    expect(labels('system_admin')).toEqual([
      'Dashboard',
      'Users',
      'All Events',
      'Tickets',
      'Validators',
      'Revenue',
      'Partnerships',
      'Messages',
      'Wallet',
      'Audit Logs',
      'System Settings',
    ]);
    expect(sidebar('system_admin').more.map((tab) => tab.label)).toEqual([
      'Browse Events',
      'Validate Tickets',
      'Revoke Tickets',
      'Organisers',
      'Reports',
      'Payouts',
      'Settings',
    ]);
    expect(labels('system_auditor')).toEqual(['Audit Logs', 'Reports', 'Events', 'Revenue']);
    expect(labels('issuer_finance')).toEqual(['Dashboard', 'Revenue', 'Contracts', 'Reports', 'Wallet']);
  });

  it.each<Role>(['issuer_auditor', 'issuer_owner', 'system_admin'])('offers reports to a %s', (role) => {
    expect(sidebar(role).more.map((tab) => tab.id)).toContain('reports');
  });

  it.each<Role>(['system_validator', 'issuer_validator'])('is the list of a %s', (role) => {
    expect(labels(role)).toEqual(['Validate Ticket', 'Search Tickets', 'Settings']);
  });

  it('hides a tab whose permission is missing', () => {
    expect(mayOpen('users', 'ISSUER_ADMIN', permissionsOf('issuer_admin'))).toBe(false);
    expect(mayOpen('search', 'ATTENDEE', permissionsOf('attendee'))).toBe(false);
  });

  it('never shows an attendee the events of organisers', () => {
    expect(mayOpen('events', 'ATTENDEE', ['VIEW_EVENTS'])).toBe(false);
  });

  it.each<Role>(['issuer_owner', 'issuer_admin', 'issuer_finance'])('offers payments to a %s', (role) => {
    expect(sidebar(role).more).toContainEqual({ id: 'payments', label: 'Payments' });
  });

  it('has no payments for a system admin, whose accounts are those of the platform', () => {
    expect(mayOpen('payments', 'SYSTEM_ADMIN', permissionsOf('system_admin'))).toBe(false);
  });

  it('offers everybody the overview and the settings', () => {
    for (const role of Object.keys(ROLE_PERMISSIONS) as Role[]) {
      const { own, more } = sidebar(role);
      const ids = [...own, ...more].map((tab) => tab.id);
      expect(ids).toContain('overview');
      expect(ids).toContain('settings');
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('the tab in the address', () => {
  it('is the overview when it is missing or unknown', () => {
    expect(tabFromAddress(null)).toBe('overview');
    expect(tabFromAddress('nothing')).toBe('overview');
    expect(tabFromAddress('my-tickets')).toBe('my-tickets');
  });
});
