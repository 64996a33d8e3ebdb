import type { Language } from '../../lib/language/language.ts';
import type { SecurityChange } from './factors/notify-security.ts';

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: string[];
  readonly action: string;
  readonly footnote?: string;
}

interface SecurityWords {
  readonly heading: string;
  readonly paragraph: string;
  /** Instead of those of all these mails. */
  readonly notYou?: string;
  readonly action?: string;
}

interface AccountLetters {
  readonly hello: (name: string) => string;
  /** Used when the name is unknown. */
  readonly somebody: string;
  readonly reset_password: Words;
  readonly verify_email: Words;
  readonly password_changed: Words;
  readonly account_security: {
    /** The heading is the subject as well. */
    readonly changes: Readonly<Record<SecurityChange, SecurityWords>>;
    /** Recovery codes that are left. */
    readonly left: (count: number) => string;
    /** Where and when a sign-in was. */
    readonly place: (of: { device: string; network: string; time: string }) => string;
    readonly device: (browser: string, system: string) => string;
    readonly unknownDevice: string;
    readonly newAddress: (email: string) => string;
    readonly required: (of: { organisation: string; since: string }) => string;
    readonly notYou: string;
    readonly action: string;
  };
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
    account_security: {
      changes: {
        app_added: {
          heading: 'An authenticator app was added to your Passa account',
          paragraph: 'From now on a sign-in with your password also needs a code from this app.',
        },
        app_removed: {
          heading: 'An authenticator app was removed from your Passa account',
          paragraph: 'Its codes no longer work for signing in.',
        },
        passkey_added: {
          heading: 'A passkey was added to your Passa account',
          paragraph: 'It signs in to your account without the password.',
        },
        passkey_removed: {
          heading: 'A passkey was removed from your Passa account',
          paragraph: 'It no longer signs in to your account.',
        },
        recovery_codes_made: {
          heading: 'New recovery codes for your Passa account',
          paragraph: 'Ten new recovery codes were created. Those from before no longer work.',
        },
        recovery_code_used: {
          heading: 'A recovery code of your Passa account was used',
          paragraph: 'Someone signed in to your account with your password and a recovery code.',
        },
        recovery_requested: {
          heading: 'Recover access to your Passa account',
          paragraph:
            'You cannot use your second factor any more and asked to recover your account. The link works once, for 60 minutes. After it, your second factors are removed in 48 hours, and your password is enough to sign in.',
          notYou:
            'If you did not ask for this, do not open the link, and choose a new password: someone knows the present one.',
          action: 'Begin the recovery',
        },
        recovery_started: {
          heading: 'Your second factors are removed in 48 hours',
          paragraph:
            'The recovery of your Passa account has begun. In 48 hours its passkeys, authenticator app and recovery codes are removed. Signing in with one of them stops it.',
          notYou:
            'If it was not you, stop it now and choose a new password: someone knows the present one and can read your mail.',
          action: 'Stop the recovery',
        },
        recovery_cancelled: {
          heading: 'The recovery of your Passa account was stopped',
          paragraph: 'Your second factors stay as they are.',
        },
        recovery_done: {
          heading: 'Your second factors were removed',
          paragraph:
            'Your Passa account has no second factor now: your password is enough to sign in. Set up a new one soon.',
        },
        new_device: {
          heading: 'A sign-in on a new device',
          paragraph: 'Someone signed in to your Passa account on a device that was not used for it before.',
          notYou:
            'If it was not you, sign out everywhere else in your settings and choose a new password right away.',
        },
        refresh_reused: {
          heading: 'A session of your Passa account was ended',
          paragraph:
            'A secret that renews a session was used twice. A program may have stored an old one, or someone has copied it, so the session was ended.',
          notYou: 'Sign in again. If it happens again, choose a new password.',
        },
        email_change_old: {
          heading: 'Confirm your new address from the old one',
          paragraph:
            'You asked to change the email address of your Passa account. Confirm it here too: the change counts once the links in both mailboxes were followed. This link works once, for 24 hours.',
          notYou:
            'If you did not ask for this, do not open the link, sign out everywhere else and choose a new password: someone is signed in to your account.',
          action: 'Confirm the change',
        },
        email_change_new: {
          heading: 'Confirm your new email address',
          paragraph:
            'This address is to become that of a Passa account. Confirm it here. The link works once, for 24 hours, and needs a session or the password of that account.',
          notYou: 'If you have no Passa account, you can ignore this mail.',
          action: 'Confirm this address',
        },
        email_change_delayed: {
          heading: 'Your email address changes in 48 hours',
          paragraph:
            'Someone who is signed in to your Passa account asked to change its email address without this mailbox. The change counts 48 hours after the new mailbox is confirmed.',
          notYou: 'If it was not you, stop it now and choose a new password.',
          action: 'Stop the change',
        },
        email_change_cancelled: {
          heading: 'The change of your email address was stopped',
          paragraph: 'Your Passa account keeps its email address.',
        },
        email_changed: {
          heading: 'Your email address was changed',
          paragraph:
            'Your Passa account has a new email address. Sign in with it from now on. Your tickets stay in your account.',
        },
        factor_required: {
          heading: 'Your organisation requires a second factor',
          paragraph:
            'Its staff need a passkey or an authenticator app. Until your account has one, you can only set one up.',
          notYou: 'If you have questions, ask an owner of your organisation.',
        },
      },
      device: (browser, system) => `${browser} on ${system}`,
      unknownDevice: 'Unknown device',
      place: ({ device, network, time }) => `Device: ${device}. Network: ${network}. Time: ${time}.`,
      required: ({ organisation, since }) => `Organisation: ${organisation}. In force since: ${since}.`,
      newAddress: (email) => `New address: ${email}`,
      left: (count) => `Recovery codes left: ${count}. You can create new ones in your settings.`,
      notYou: 'If it was not you, choose a new password right away and check your security settings.',
      action: 'Open security settings',
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
    account_security: {
      changes: {
        app_added: {
          heading: 'Programu ya uthibitishaji imeongezwa kwenye akaunti yako ya Passa',
          paragraph: 'Kuanzia sasa, kuingia kwa nenosiri kunahitaji pia msimbo kutoka programu hii.',
        },
        app_removed: {
          heading: 'Programu ya uthibitishaji imeondolewa kwenye akaunti yako ya Passa',
          paragraph: 'Misimbo yake haifanyi kazi tena kwa kuingia.',
        },
        passkey_added: {
          heading: 'Passkey imeongezwa kwenye akaunti yako ya Passa',
          paragraph: 'Inafungua akaunti yako bila nenosiri.',
        },
        passkey_removed: {
          heading: 'Passkey imeondolewa kwenye akaunti yako ya Passa',
          paragraph: 'Haifungui tena akaunti yako.',
        },
        recovery_codes_made: {
          heading: 'Misimbo mipya ya dharura ya akaunti yako ya Passa',
          paragraph: 'Misimbo kumi mipya ya dharura imetengenezwa. Ya awali haifanyi kazi tena.',
        },
        recovery_code_used: {
          heading: 'Msimbo wa dharura wa akaunti yako ya Passa umetumika',
          paragraph: 'Mtu ameingia kwenye akaunti yako kwa nenosiri lako na msimbo wa dharura.',
        },
        recovery_requested: {
          heading: 'Rejesha akaunti yako ya Passa',
          paragraph:
            'Huwezi tena kutumia hatua yako ya pili ya kuingia na umeomba kurejesha akaunti. Kiungo kinafanya kazi mara moja, kwa dakika 60. Baada ya hapo, hatua zako za pili zitaondolewa baada ya saa 48, na nenosiri litatosha kuingia.',
          notYou:
            'Kama hukuomba hili, usifungue kiungo, na uchague nenosiri jipya: kuna mtu anayejua la sasa.',
          action: 'Anza kurejesha',
        },
        recovery_started: {
          heading: 'Hatua zako za pili za kuingia zitaondolewa baada ya saa 48',
          paragraph:
            'Kurejesha akaunti yako ya Passa kumeanza. Baada ya saa 48, passkey, programu ya uthibitishaji na misimbo ya dharura vitaondolewa. Kuingia kwa mojawapo kunasimamisha.',
          notYou:
            'Kama si wewe, simamisha sasa na uchague nenosiri jipya: kuna mtu anayejua la sasa na anaweza kusoma barua zako.',
          action: 'Simamisha kurejesha',
        },
        recovery_cancelled: {
          heading: 'Kurejesha akaunti yako ya Passa kumesimamishwa',
          paragraph: 'Hatua zako za pili za kuingia zinabaki zilivyo.',
        },
        recovery_done: {
          heading: 'Hatua zako za pili za kuingia zimeondolewa',
          paragraph:
            'Akaunti yako ya Passa sasa haina hatua ya pili: nenosiri linatosha kuingia. Weka nyingine mapema.',
        },
        new_device: {
          heading: 'Umeingia kwenye kifaa kipya',
          paragraph: 'Mtu ameingia kwenye akaunti yako ya Passa kwa kifaa ambacho hakijawahi kutumika.',
          notYou:
            'Kama si wewe, toka kwenye vifaa vingine vyote katika mipangilio yako na uchague nenosiri jipya mara moja.',
        },
        refresh_reused: {
          heading: 'Kipindi cha akaunti yako ya Passa kimesitishwa',
          paragraph:
            'Siri inayoendeleza kipindi imetumika mara mbili. Huenda programu ilihifadhi ya zamani, au mtu ameinakili, kwa hiyo kipindi kimesitishwa.',
          notYou: 'Ingia tena. Ikitokea tena, chagua nenosiri jipya.',
        },
        email_change_old: {
          heading: 'Thibitisha anwani yako mpya kutoka ya zamani',
          paragraph:
            'Umeomba kubadilisha barua pepe ya akaunti yako ya Passa. Thibitisha hapa pia: mabadiliko yanaanza viungo vya anwani zote mbili vikifuatwa. Kiungo hiki kinafanya kazi mara moja, kwa saa 24.',
          notYou:
            'Kama hukuomba hili, usifungue kiungo, toka kwingine kote na uchague nenosiri jipya: kuna mtu aliyeingia kwenye akaunti yako.',
          action: 'Thibitisha mabadiliko',
        },
        email_change_new: {
          heading: 'Thibitisha barua pepe yako mpya',
          paragraph:
            'Anwani hii itakuwa ya akaunti ya Passa. Ithibitishe hapa. Kiungo kinafanya kazi mara moja, kwa saa 24, na kinahitaji kipindi au nenosiri la akaunti hiyo.',
          notYou: 'Kama huna akaunti ya Passa, puuza barua hii.',
          action: 'Thibitisha anwani hii',
        },
        email_change_delayed: {
          heading: 'Barua pepe yako itabadilika baada ya saa 48',
          paragraph:
            'Mtu aliyeingia kwenye akaunti yako ya Passa ameomba kubadilisha barua pepe yake bila anwani hii. Mabadiliko yanaanza saa 48 baada ya anwani mpya kuthibitishwa.',
          notYou: 'Kama si wewe, simamisha sasa na uchague nenosiri jipya.',
          action: 'Simamisha mabadiliko',
        },
        email_change_cancelled: {
          heading: 'Mabadiliko ya barua pepe yako yamesimamishwa',
          paragraph: 'Akaunti yako ya Passa inabaki na barua pepe yake.',
        },
        email_changed: {
          heading: 'Barua pepe yako imebadilishwa',
          paragraph:
            'Akaunti yako ya Passa ina barua pepe mpya. Ingia nayo kuanzia sasa. Tiketi zako zinabaki kwenye akaunti yako.',
        },
        factor_required: {
          heading: 'Shirika lako linahitaji hatua ya pili ya kuingia',
          paragraph:
            'Wafanyakazi wake wanahitaji ufunguo wa siri au programu ya uthibitishaji. Hadi akaunti yako iwe nayo, unaweza tu kuiweka.',
          notYou: 'Ukiwa na maswali, muulize mmiliki wa shirika lako.',
        },
      },
      device: (browser, system) => `${browser} kwenye ${system}`,
      unknownDevice: 'Kifaa kisichojulikana',
      place: ({ device, network, time }) => `Kifaa: ${device}. Mtandao: ${network}. Saa: ${time}.`,
      required: ({ organisation, since }) => `Shirika: ${organisation}. Linaanza: ${since}.`,
      newAddress: (email) => `Anwani mpya: ${email}`,
      left: (count) =>
        `Misimbo ya dharura iliyobaki: ${count}. Unaweza kutengeneza mipya kwenye mipangilio yako.`,
      notYou: 'Kama si wewe, chagua nenosiri jipya mara moja na uangalie mipangilio yako ya usalama.',
      action: 'Fungua mipangilio ya usalama',
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
    account_security: {
      changes: {
        app_added: {
          heading: 'Une application d’authentification a été ajoutée à votre compte Passa',
          paragraph: 'Désormais, la connexion par mot de passe demande aussi un code de cette application.',
        },
        app_removed: {
          heading: 'Une application d’authentification a été retirée de votre compte Passa',
          paragraph: 'Ses codes ne permettent plus de se connecter.',
        },
        passkey_added: {
          heading: 'Une clé d’accès a été ajoutée à votre compte Passa',
          paragraph: 'Elle ouvre votre compte sans le mot de passe.',
        },
        passkey_removed: {
          heading: 'Une clé d’accès a été retirée de votre compte Passa',
          paragraph: 'Elle n’ouvre plus votre compte.',
        },
        recovery_codes_made: {
          heading: 'Nouveaux codes de secours de votre compte Passa',
          paragraph: 'Dix nouveaux codes de secours ont été créés. Les précédents ne marchent plus.',
        },
        recovery_code_used: {
          heading: 'Un code de secours de votre compte Passa a servi',
          paragraph: 'Quelqu’un s’est connecté à votre compte avec votre mot de passe et un code de secours.',
        },
        recovery_requested: {
          heading: 'Récupérer votre compte Passa',
          paragraph:
            'Vous ne pouvez plus utiliser votre second facteur et avez demandé à récupérer votre compte. Le lien marche une fois, pendant 60 minutes. Ensuite, vos seconds facteurs sont retirés au bout de 48 heures, et votre mot de passe suffit pour vous connecter.',
          notYou:
            'Si vous n’avez rien demandé, n’ouvrez pas le lien et choisissez un nouveau mot de passe\u202f: quelqu’un connaît l’actuel.',
          action: 'Commencer la récupération',
        },
        recovery_started: {
          heading: 'Vos seconds facteurs seront retirés dans 48 heures',
          paragraph:
            'La récupération de votre compte Passa a commencé. Dans 48 heures, ses clés d’accès, son application d’authentification et ses codes de secours seront retirés. Une connexion avec l’un d’eux l’arrête.',
          notYou:
            'Si ce n’était pas vous, arrêtez-la tout de suite et choisissez un nouveau mot de passe\u202f: quelqu’un connaît l’actuel et peut lire vos e-mails.',
          action: 'Arrêter la récupération',
        },
        recovery_cancelled: {
          heading: 'La récupération de votre compte Passa a été arrêtée',
          paragraph: 'Vos seconds facteurs restent les mêmes.',
        },
        recovery_done: {
          heading: 'Vos seconds facteurs ont été retirés',
          paragraph:
            'Votre compte Passa n’a plus de second facteur\u202f: votre mot de passe suffit pour vous connecter. Configurez-en bientôt un nouveau.',
        },
        new_device: {
          heading: 'Connexion depuis un nouvel appareil',
          paragraph:
            'Quelqu’un s’est connecté à votre compte Passa depuis un appareil qui n’avait pas encore servi.',
          notYou:
            'Si ce n’était pas vous, déconnectez tous les autres appareils dans vos réglages et choisissez tout de suite un nouveau mot de passe.',
        },
        refresh_reused: {
          heading: 'Une session de votre compte Passa a été fermée',
          paragraph:
            'Un secret qui prolonge une session a servi deux fois. Un programme en a peut-être gardé un ancien, ou quelqu’un l’a copié\u202f: la session a donc été fermée.',
          notYou: 'Reconnectez-vous. Si cela se reproduit, choisissez un nouveau mot de passe.',
        },
        email_change_old: {
          heading: 'Confirmez votre nouvelle adresse depuis l’ancienne',
          paragraph:
            'Vous avez demandé à changer l’adresse e-mail de votre compte Passa. Confirmez-le aussi ici\u202f: le changement compte dès que les liens des deux boîtes ont été suivis. Ce lien marche une fois, pendant 24 heures.',
          notYou:
            'Si vous n’avez rien demandé, n’ouvrez pas le lien, déconnectez tous les autres appareils et choisissez un nouveau mot de passe\u202f: quelqu’un est connecté à votre compte.',
          action: 'Confirmer le changement',
        },
        email_change_new: {
          heading: 'Confirmez votre nouvelle adresse e-mail',
          paragraph:
            'Cette adresse doit devenir celle d’un compte Passa. Confirmez-la ici. Le lien marche une fois, pendant 24 heures, avec une session ou le mot de passe de ce compte.',
          notYou: 'Si vous n’avez pas de compte Passa, vous pouvez ignorer ce message.',
          action: 'Confirmer cette adresse',
        },
        email_change_delayed: {
          heading: 'Votre adresse e-mail change dans 48 heures',
          paragraph:
            'Une personne connectée à votre compte Passa a demandé à changer son adresse e-mail sans cette boîte. Le changement compte 48 heures après la confirmation de la nouvelle boîte.',
          notYou: 'Si ce n’était pas vous, arrêtez-le tout de suite et choisissez un nouveau mot de passe.',
          action: 'Arrêter le changement',
        },
        email_change_cancelled: {
          heading: 'Le changement de votre adresse e-mail a été arrêté',
          paragraph: 'Votre compte Passa garde son adresse e-mail.',
        },
        email_changed: {
          heading: 'Votre adresse e-mail a été changée',
          paragraph:
            'Votre compte Passa a une nouvelle adresse e-mail. Connectez-vous désormais avec elle. Vos billets restent dans votre compte.',
        },
        factor_required: {
          heading: 'Votre organisation exige un second facteur',
          paragraph:
            'Ses membres ont besoin d’une clé d’accès ou d’une application d’authentification. Tant que votre compte n’en a pas, vous pouvez seulement en ajouter.',
          notYou: 'Pour toute question, adressez-vous à un propriétaire de votre organisation.',
        },
      },
      device: (browser, system) => `${browser} sur ${system}`,
      unknownDevice: 'Appareil inconnu',
      place: ({ device, network, time }) =>
        `Appareil\u202f: ${device}. Réseau\u202f: ${network}. Heure\u202f: ${time}.`,
      required: ({ organisation, since }) =>
        `Organisation\u202f: ${organisation}. En vigueur depuis\u202f: ${since}.`,
      newAddress: (email) => `Nouvelle adresse\u202f: ${email}`,
      left: (count) =>
        `Codes de secours restants\u202f: ${count}. Vous pouvez en créer d’autres dans vos réglages.`,
      notYou:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et vérifiez vos réglages de sécurité.',
      action: 'Ouvrir les réglages de sécurité',
    },
  },
};
