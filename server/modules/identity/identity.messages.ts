import type { Language } from '../../lib/language/language.ts';

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: string[];
  readonly action: string;
  readonly footnote?: string;
}

interface AccountLetters {
  readonly hello: (name: string) => string;
  /** Used when the name is unknown. */
  readonly somebody: string;
  readonly reset_password: Words;
  readonly verify_email: Words;
  readonly password_changed: Words;
}

/** Texts of the mails about accounts. */
export const ACCOUNT_LETTERS: Readonly<Record<Language, AccountLetters>> = {
  en: {
    hello: (name) => `Hello ${name},`,
    somebody: 'there',
    reset_password: {
      subject: 'Reset your Passa password',
      heading: 'Choose a new password',
      paragraphs: [
        'You asked to reset the password of your Passa account. The link works once, for 30 minutes.',
      ],
      action: 'Choose a new password',
      footnote: 'If you did not ask for this, you can ignore this mail; your password stays as it is.',
    },
    verify_email: {
      subject: 'Confirm your email address',
      heading: 'Welcome to Passa',
      paragraphs: ['Please confirm that this is your email address. The link works once, for 24 hours.'],
      action: 'Confirm my address',
      footnote: 'If you did not make an account with us, you can ignore this mail.',
    },
    password_changed: {
      subject: 'Your Passa password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your Passa account was changed. Your other sessions and your API keys were ended.',
        'If it was not you, please choose a new password right away.',
      ],
      action: 'Go to sign-in',
    },
  },
  sw: {
    hello: (name) => `Habari ${name},`,
    somebody: 'yako',
    reset_password: {
      subject: 'Weka upya nenosiri lako la Passa',
      heading: 'Chagua nenosiri jipya',
      paragraphs: [
        'Umeomba kuweka upya nenosiri la akaunti yako ya Passa. Kiungo kinafanya kazi mara moja, kwa dakika 30.',
      ],
      action: 'Chagua nenosiri jipya',
      footnote: 'Kama hukuomba hili, puuza barua hii; nenosiri lako litabaki lilivyo.',
    },
    verify_email: {
      subject: 'Thibitisha anwani yako ya barua pepe',
      heading: 'Karibu Passa',
      paragraphs: [
        'Tafadhali thibitisha kuwa hii ni anwani yako ya barua pepe. Kiungo kinafanya kazi mara moja, kwa saa 24.',
      ],
      action: 'Thibitisha anwani yangu',
      footnote: 'Kama hukufungua akaunti kwetu, puuza barua hii.',
    },
    password_changed: {
      subject: 'Nenosiri lako la Passa limebadilishwa',
      heading: 'Nenosiri lako limebadilishwa',
      paragraphs: [
        'Nenosiri la akaunti yako ya Passa limebadilishwa. Vipindi vyako vingine na funguo zako za API zimesitishwa.',
        'Kama si wewe, tafadhali chagua nenosiri jipya mara moja.',
      ],
      action: 'Nenda kuingia',
    },
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    somebody: 'à vous',
    reset_password: {
      subject: 'Réinitialiser votre mot de passe Passa',
      heading: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Vous avez demandé un nouveau mot de passe pour votre compte Passa. Le lien marche une fois, pendant 30 minutes.',
      ],
      action: 'Choisir un nouveau mot de passe',
      footnote:
        'Si vous n’avez rien demandé, vous pouvez ignorer ce message\u202f; votre mot de passe reste le même.',
    },
    verify_email: {
      subject: 'Confirmez votre adresse e-mail',
      heading: 'Bienvenue chez Passa',
      paragraphs: [
        'Confirmez que cette adresse e-mail est bien la vôtre. Le lien marche une fois, pendant 24 heures.',
      ],
      action: 'Confirmer mon adresse',
      footnote: 'Si vous n’avez pas créé de compte chez nous, vous pouvez ignorer ce message.',
    },
    password_changed: {
      subject: 'Votre mot de passe Passa a été changé',
      heading: 'Votre mot de passe a été changé',
      paragraphs: [
        'Le mot de passe de votre compte Passa a été changé. Vos autres sessions et vos clés d’API ont pris fin.',
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
      ],
      action: 'Se connecter',
    },
  },
};
