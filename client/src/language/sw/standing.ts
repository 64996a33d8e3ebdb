import type { Translation } from '../catalogue.ts';

export const standing: Translation<'standingTexts'> = {
  standingTexts: {
    inactive: (issuer) =>
      `${issuer} imesimamishwa: haiwezi kuchapisha matukio wala kuuza tiketi. Tiketi zilizouzwa bado ni halali mlangoni.`,
    reason: (reason) => `Sababu: ${reason}`,
  },
};
