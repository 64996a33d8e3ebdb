/** The page at /test, a placeholder. */
export const testPage = { title: 'Test Page - Coming Soon' } as const;
