import type { Translation } from '../../language/catalogue.ts';
import type * as security from '../security.ts';

export default {
  securityTexts: {
    title: 'Double authentification',
    on: 'Activée',
    off: 'Désactivée',
    lead: 'Avec une deuxième étape à la connexion, votre mot de passe seul ne suffit plus.',
    confirmAddressFirst:
      'Confirmez d’abord votre adresse e-mail\u202f: un second facteur perdu se récupère par e-mail.',
    failed: 'votre double authentification',
    lastUsed: 'Dernière utilisation',
    neverUsed: 'Pas encore utilisé',
    app: 'Application d’authentification',
    setUpApp: 'Configurer une application d’authentification',
    scan: 'Scannez ce code avec votre application d’authentification, par exemple Google Authenticator, Aegis ou 1Password.',
    qrLabel: 'Code QR pour votre application d’authentification',
    orType: 'Ou saisissez cette clé dans l’application\u202f:',
    copyKey: 'Copier la clé',
    code: 'Code de l’application',
    codeHint: 'Six chiffres',
    turnOn: 'Activer',
    turnedOn: 'La double authentification est activée',
    appRemoved: 'Application d’authentification retirée',
    remove: 'Retirer',
    removeApp: 'Retirer l’application d’authentification',
    removeQuestion: 'Retirer l’application d’authentification\u202f?',
    removeLast:
      'Votre mot de passe suffira alors pour vous connecter, et vos codes de secours ne marcheront plus.',
    recoveryTitle: 'Codes de secours',
    recoveryLeft: (left) =>
      `Codes restants\u202f: ${left} sur 10. Chacun remplace une fois le code de l’application.`,
    recoveryNew: 'Nouveaux codes de secours',
    recoveryQuestion: 'Créer de nouveaux codes de secours\u202f?',
    recoveryConsequence: 'Vous recevez dix nouveaux codes. Les précédents ne marcheront plus.',
    recoveryKeep:
      'Chaque code marche une fois, quand vous n’avez pas votre téléphone. Ils ne s’affichent que maintenant\u202f: gardez-les en lieu sûr.',
    recoveryCopy: 'Copier les codes',
    recoveryDownload: 'Télécharger les codes',
    recoveryHead: (email) => `Codes de secours Passa de ${email}`,
    recoverySaved: 'Je les ai enregistrés',
    confirmTitle: 'Confirmez que c’est vous',
    confirmByPassword:
      'Saisissez votre mot de passe pour continuer. Nous le demandons avant les changements sensibles.',
    confirmByCode:
      'Saisissez le code de votre application d’authentification pour continuer. Nous le demandons avant les changements sensibles.',
    confirm: 'Confirmer',
  },
} satisfies Translation<typeof security>;
