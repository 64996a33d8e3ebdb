import type { Translation } from '../../language/catalogue.ts';
import type * as auth from '../auth.ts';

export default {
  authTexts: {
    ends: {
      ended: 'Vous avez été déconnecté. Reconnectez-vous pour continuer.',
      idle: 'Ce navigateur n’a pas servi pendant longtemps, vous avez donc été déconnecté. Reconnectez-vous pour continuer.',
      ended_by_user: 'Cette session a été fermée depuis un autre appareil. Reconnectez-vous pour continuer.',
      password_changed:
        'Le mot de passe de ce compte a été changé, vous avez donc été déconnecté. Connectez-vous avec le nouveau.',
      suspended:
        'Ce compte a été suspendu, vous avez donc été déconnecté. Adressez-vous à votre organisateur ou à notre assistance.',
      role_changed:
        'Votre rôle a été changé, vous avez donc été déconnecté. Reconnectez-vous pour travailler avec le nouveau.',
      device_revoked:
        'Votre organisateur a déconnecté cet appareil. Adressez-vous à lui, ou reconnectez-vous.',
    },
    signIn: 'Se connecter',
    createAccount: 'Créer un compte',
    home: 'Accueil',
    processing: 'En cours...',
    organizationName: 'Nom de l’organisation',
    fullName: 'Nom complet',
    personName: 'Votre nom (facultatif)',
    personNameHelp: 'Visible pour votre équipe et les personnes à qui vous écrivez.',
    registerAsOrganizer: 'S’inscrire comme organisateur',
    registerAsOrganizerHelp: 'Créez et gérez les événements de votre organisation',
    createWallet: 'Créer un portefeuille numérique',
    createWalletHelp: 'Pour payer en XLM et garder vos billets',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    forgotPassword: 'Mot de passe oublié ?',
    forgotTitle: 'Réinitialiser votre mot de passe',
    sendLink: 'Envoyer le lien',
    backToSignIn: 'Retour à la connexion',
    noAccount: 'Nouveau sur Passa ?',
    haveAccount: 'Vous avez déjà un compte ?',
    setPassword: 'Choisir un nouveau mot de passe',
    verifyTitle: 'Confirmation de l’adresse e-mail',
    secondStep: 'Saisissez le code de votre application d’authentification pour terminer la connexion.',
    secondStepRecovery: 'Saisissez un des codes de secours que vous avez gardés. Chacun marche une fois.',
    secondStepPasskey: 'Utilisez une clé d’accès de votre compte pour terminer la connexion.',
    usePasskey: 'Utiliser une clé d’accès',
    signInWithPasskey: 'Se connecter avec une clé d’accès',
    or: 'ou',
    recoveryCode: 'Code de secours',
    useRecoveryCode: 'Utiliser un code de secours',
    useApp: 'Utiliser l’application d’authentification',
    lostBoth: 'Vous avez perdu votre appareil et vos codes de secours ?',
    loginFailed: 'Échec de la connexion',
    loginNetworkError: 'Erreur de réseau pendant la connexion',
    registrationFailed: 'Échec de l’inscription',
    registrationNetworkError: 'Erreur de réseau pendant l’inscription',
    registered: (organizer, walletCreated) =>
      `${organizer ? 'Compte d’organisateur créé' : 'Compte créé'} ! ${
        walletCreated ? 'Portefeuille créé. ' : ''
      }Connectez-vous pour continuer.`,
    resetIntro:
      'Indiquez l’adresse de votre compte, et nous vous enverrons un lien. Il marche une fois, pendant 30 minutes.',
    resetSent: 'Si cette adresse a un compte, un lien est en route.',
    resetDone: 'Votre mot de passe est changé. Connectez-vous.',
    resetLinkMissing: 'Ce lien est incomplet. Demandez-en un nouveau.',
    verifying: 'Confirmation de votre adresse…',
    verified: 'Votre adresse e-mail est confirmée.',
    verifyFailed: 'Ce lien a déjà servi ou est trop ancien. Connectez-vous pour en recevoir un nouveau.',
    verifyWithPassword: 'Saisissez le mot de passe de votre compte Passa pour confirmer cette adresse.',
    confirmAddress: 'Confirmer l’adresse',
    verifyNotYours:
      'Si vous n’avez pas créé ce compte, choisissez un nouveau mot de passe\u202f: toute autre personne en sera déconnectée.',
  },
} satisfies Translation<typeof auth>;
