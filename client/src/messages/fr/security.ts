import type { Translation } from '../../language/catalogue.ts';
import type * as security from '../security.ts';

export default {
  securityTexts: {
    title: 'Double authentification',
    on: 'Activée',
    off: 'Désactivée',
    lead: 'Avec une clé d’accès ou une application d’authentification, votre mot de passe seul ne suffit plus.',
    confirmAddressFirst:
      'Confirmez d’abord votre adresse e-mail\u202f: un second facteur perdu se récupère par e-mail.',
    failed: 'votre double authentification',
    lastUsed: 'Dernière utilisation',
    neverUsed: 'Pas encore utilisé',
    app: 'Application d’authentification',
    addPasskey: 'Ajouter une clé d’accès',
    passkeyLead:
      'Une clé d’accès vous connecte par empreinte, visage ou verrouillage d’écran, sans mot de passe.',
    passkeyAdded: 'Clé d’accès ajoutée',
    passkeyRemoved: 'Clé d’accès retirée',
    passkeyFailed: 'La clé d’accès n’a pas servi. Réessayez, ou choisissez un autre moyen.',
    passkeyName: 'Nom de la clé d’accès',
    rename: 'Renommer',
    renameOf: (name) => `Renommer ${name}`,
    renamed: 'Renommé',
    save: 'Enregistrer',
    removeOf: (name) => `Retirer ${name}`,
    removePasskeyQuestion: 'Retirer cette clé d’accès ?',
    removePasskey: 'Elle ne vous connectera plus. Retirez-la aussi de votre appareil.',
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
    removeApp: 'Ses codes ne vous connecteront plus.',
    removeQuestion: 'Retirer l’application d’authentification\u202f?',
    removeLast:
      'Votre mot de passe suffira alors pour vous connecter, et vos codes de secours ne marcheront plus.',
    recoveryTitle: 'Codes de secours',
    recoveryLeft: (left) =>
      `Codes restants\u202f: ${left} sur 10. Chacun remplace une fois le second facteur.`,
    recoveryNew: 'Nouveaux codes de secours',
    recoveryQuestion: 'Créer de nouveaux codes de secours\u202f?',
    recoveryConsequence: 'Vous recevez dix nouveaux codes. Les précédents ne marcheront plus.',
    recoveryKeep:
      'Chaque code marche une fois, quand vous n’avez pas votre appareil. Ils ne s’affichent que maintenant\u202f: gardez-les en lieu sûr.',
    recoveryCopy: 'Copier les codes',
    recoveryDownload: 'Télécharger les codes',
    recoveryHead: (email) => `Codes de secours Passa de ${email}`,
    recoverySaved: 'Je les ai enregistrés',
    requiredTitle: 'Ajoutez un second facteur',
    requiredLead: 'Votre organisation ou votre rôle en demande un. Configurez-le pour continuer.',
    dueOn: 'Votre rôle demande un second facteur à partir du',
    setUpNow: 'Le configurer maintenant',
    ruleTitle: 'Second facteur de l’équipe',
    ruleLead:
      'Toute personne qui travaille pour votre organisation se connecte avec une clé d’accès ou une application d’authentification.',
    ruleSwitch: 'Exiger un second facteur',
    ruleEffect:
      'Effet immédiat\u202f: sans second facteur, les membres et les clés API ne peuvent rien faire avant sa configuration.',
    ruleByOwner: 'Seul un propriétaire peut modifier ce réglage.',
    ruleOn: 'Votre équipe a désormais besoin d’un second facteur',
    ruleOff: 'Le second facteur n’est plus exigé',
    confirmTitle: 'Confirmez que c’est vous',
    confirmByPassword:
      'Saisissez votre mot de passe pour continuer. Nous le demandons avant les changements sensibles.',
    confirmByCode:
      'Saisissez le code de votre application d’authentification pour continuer. Nous le demandons avant les changements sensibles.',
    confirmByPasskey:
      'Utilisez une de vos clés d’accès pour continuer. Nous le demandons avant les changements sensibles.',
    confirm: 'Confirmer',
  },
  recoveryTexts: {
    ask: 'Récupérer l’accès par e-mail',
    asked:
      'Nous avons envoyé un lien à l’adresse de votre compte. Ouvrez-le pour commencer\u202f: 48 heures plus tard, vos seconds facteurs sont retirés, et votre mot de passe suffit pour vous connecter.',
    title: 'Récupérer l’accès',
    startLead:
      'Vos clés d’accès, votre application d’authentification et vos codes de secours seront retirés dans 48 heures. D’ici là, une connexion avec l’un d’eux ou le lien de notre e-mail l’arrête.',
    start: 'Commencer la récupération',
    started: 'Vos seconds facteurs seront retirés le',
    startedThen: 'Connectez-vous ensuite avec votre mot de passe et configurez-en un nouveau.',
    stopTitle: 'Arrêter la récupération',
    stopLead:
      'Quelqu’un a commencé à retirer les seconds facteurs de votre compte. Si ce n’était pas vous, arrêtez la récupération et choisissez un nouveau mot de passe.',
    stop: 'Arrêter la récupération',
    stopped: 'La récupération est arrêtée. Vos seconds facteurs restent les mêmes.',
  },
} satisfies Translation<typeof security>;
