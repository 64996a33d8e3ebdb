/** Colours of printed and drawn documents. */
export const INK = '#17181F';
export const SOFT = '#5F5B53';
export const PAPER = '#FBF7F0';
export const LINE = '#CFC5B4';
export const TEAL = '#0B6E6E';
export const MARIGOLD = '#F2A413';
