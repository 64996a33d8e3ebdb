/** What the root calls itself; the interface is that of Horizon 28. */
export const VERSION = 'passa-sandbox-1.0.0';
