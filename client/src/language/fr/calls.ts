import type { Translation } from '../catalogue.ts';

export const calls: Translation<'callTexts'> = {
  callTexts: {
    authenticationRequired: 'Connectez-vous d’abord',
    authenticationFailed: 'Échec de l’authentification',
    noValidApiKey: 'Aucune clé API valable',
    noToken: 'Vous n’êtes pas connecté',
    keyGenerationFailed: 'La clé API n’a pas pu être créée',
    network: 'Erreur de réseau',
    networkTryAgain: 'Erreur de réseau. Veuillez réessayer.',
    http: (status, body) => `HTTP ${status} : ${body}`,
    serverError: (status) => `Erreur du serveur : ${status}`,
    result: (message) => `Erreur : ${message}`,
    forbidden: 'Votre rôle ne le permet pas.',
    notFound: 'Introuvable.',
    rateLimited: 'Trop d’essais en peu de temps. Patientez un instant.',
    rateLimitedFor: (minutes) =>
      `Trop d’essais. Réessayez dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
    internal: 'Un problème est survenu de notre côté. Veuillez réessayer.',
    retry: 'Réessayer',
    loadFailed: (what) => `Impossible de charger ${what}.`,
  },
};
