import type { Translation } from '../catalogue.ts';

export const standing: Translation<'standingTexts'> = {
  standingTexts: {
    inactive: (issuer) =>
      `${issuer} est inactive\u00a0: elle ne peut ni publier d’événements ni vendre de billets. Les billets vendus restent valables à l’entrée.`,
    reason: (reason) => `Motif\u00a0: ${reason}`,
  },
};
