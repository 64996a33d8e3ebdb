/** Sentences of the system panel. */
export const systemTexts = {
  statsFailed: 'Failed to fetch system stats',
  maintenanceFailed: 'Failed to toggle maintenance mode',
  maintenanceOn: 'Maintenance mode enabled',
  maintenanceOff: 'Maintenance mode disabled',
} as const;
