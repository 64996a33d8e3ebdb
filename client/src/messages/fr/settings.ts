import type { Translation } from '../../language/catalogue.ts';

export const settings: Translation<'settingsTexts'> = {
  settingsTexts: {
    passwordChanged: 'Mot de passe changé !',
    passwordFailed: 'Le mot de passe n’a pas pu être changé',
    passwordsDiffer: 'Les mots de passe diffèrent',
    apiNotAvailable: 'API indisponible',
    profileSaved: 'Profil enregistré !',
    language: 'Langue',
    savedHere: 'Gardé dans ce navigateur.',
    currency: 'Devise',
    currencyLead: 'Les montants en XLM sont aussi donnés dans cette devise. Gardé dans ce navigateur.',
    unverified: 'Cette adresse n’est pas encore confirmée.',
    verificationSent: 'Un nouveau lien est en route.',
    sessionEnded: 'Session fermée là-bas',
    keyRevoked: 'Clé API révoquée',
    guestsTitle: 'Données des participants',
    guestsLead:
      'Noms, adresses e-mail et numéros de téléphone des personnes qui ont un billet pour vos événements.',
    guestsSwitch: 'Les administrateurs voient les données des participants',
    guestsByOwner: 'Seul un propriétaire peut modifier ce réglage.',
    guestsShown: 'Les administrateurs voient désormais les données des participants',
    guestsHidden: 'Les administrateurs ne voient plus les données des participants',
    dataTitle: 'Vos données',
    dataLead: 'Tout ce qui est gardé sur vous, à emporter ou à faire oublier.',
    downloadData: 'Télécharger mes données',
    deleteAccount: 'Supprimer le compte',
    deleteQuestion: 'Supprimer votre compte ?',
    deleteConsequence:
      'Vous êtes déconnecté partout et ne pourrez plus vous connecter. Billets et paiements restent, sans votre nom ; le portefeuille que nous gardons pour vous ne sera plus accessible, videz-le donc d’abord. C’est sans retour.',
    deletePassword: 'Votre mot de passe',
    accountDeleted: 'Votre compte a été supprimé.',
  },
};
