/** Distinguishable in both themes and next to each other; they repeat after eight. */
const TONES = ['teal-5', 'marigold-5', 'coral-5', 'leaf-5', 'teal-3', 'marigold-6', 'coral-3', 'leaf-3'];

export const REST_TONE = 'var(--mantine-color-gray-5)';

/** The colour of a chart's series, by the number of its colour. */
export const chartTone = (index: number): string => `var(--mantine-color-${TONES[index % TONES.length]})`;
