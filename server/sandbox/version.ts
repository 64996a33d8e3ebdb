/** Version shown by the root resource; the interface is that of Horizon 28. */
export const VERSION = 'passa-sandbox-1.0.0';
