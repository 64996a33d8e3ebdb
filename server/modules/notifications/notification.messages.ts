import type { Language } from '../../lib/language/language.ts';

interface NotificationText {
  readonly title: string;
  readonly detail: string;
}

interface AccountChangeWords {
  /** By how far the change is, and what it is. */
  readonly titles: Readonly<
    Record<
      'waiting' | 'done' | 'refused',
      Readonly<Record<'connect' | 'replace' | 'close' | 'destination', (label: string) => string>>
    >
  >;
  readonly by: (name: string) => string;
  readonly replaces: (label: string) => string;
  readonly waits: (time: string) => string;
  readonly done: string;
  readonly refused: string;
}

interface NotificationWords {
  readonly message: (from: string) => string;
  readonly alert: (from: string) => string;
  readonly eventChanged: (event: string) => string;
  /** The changed fields, as a list in words. */
  readonly changed: (list: string) => string;
  /** The same when holders are asked whether they keep their tickets. */
  readonly changedAsks: (list: string) => string;
  readonly fields: Readonly<Record<string, string>>;
  readonly lowStock: (left: number) => string;
  readonly conflict: string;
  readonly voidEntry: string;
  readonly dispute: (amount: string) => string;
  readonly payout: {
    /** By what happened to it. */
    readonly titles: Readonly<Record<string, (amount: string) => string>>;
  };
  readonly accountChange: AccountChangeWords;
  readonly invitation: (issuer: string) => NotificationText;
  readonly approval: { readonly round: string; readonly expense: string; readonly contract: string };
  readonly mail: {
    readonly subject: (title: string, detail: string) => string;
    readonly action: string;
    readonly footnote: string;
  };
}

/** Texts of notifications and of the mail around them. */
export const NOTIFICATION_WORDS: Readonly<Record<Language, NotificationWords>> = {
  en: {
    message: (from) => `Message from ${from}`,
    alert: (from) => `Alert from ${from}`,
    eventChanged: (event) => `${event} has changed`,
    changed: (list) => `New: ${list}. Your ticket stays good.`,
    changedAsks: (list) => `New: ${list}. Keep your ticket, or get your money back.`,
    fields: { name: 'its name', venue: 'the place', startDate: 'the start', endDate: 'the end' },
    lowStock: (left) => `Only ${left} ${left === 1 ? 'ticket' : 'tickets'} left`,
    conflict: 'One ticket was let in twice',
    voidEntry: 'A revoked ticket was let in',
    dispute: (amount) => `A payment of ${amount} is disputed`,
    payout: {
      titles: {
        approve: (amount) => `A payout of ${amount} waits for approval`,
        send: (amount) => `A payout of ${amount} is approved and can be sent`,
        unconfirmed: (amount) => `A payout of ${amount} is not confirmed`,
        paid: (amount) => `${amount} was paid out`,
        failed: (amount) => `A payout of ${amount} failed`,
        rejected: (amount) => `A payout of ${amount} was rejected`,
      },
    },
    accountChange: {
      titles: {
        waiting: {
          connect: (label) => `Buyers are to pay to ${label}`,
          replace: (label) => `Income is to go to another account: ${label}`,
          close: (label) => `${label} is to be disconnected`,
          destination: (label) => `Payouts are to go to another account: ${label}`,
        },
        done: {
          connect: (label) => `Buyers pay to ${label} now`,
          replace: (label) => `Income goes to another account now: ${label}`,
          close: (label) => `${label} is disconnected`,
          destination: (label) => `Payouts go to another account now: ${label}`,
        },
        refused: {
          connect: (label) => `Refused: buyers do not pay to ${label}`,
          replace: (label) => `Refused: income does not go to ${label}`,
          close: (label) => `Refused: ${label} stays connected`,
          destination: (label) => `Refused: payouts do not go to ${label}`,
        },
      },
      by: (name) => `Requested by ${name}.`,
      replaces: (label) => `It takes the place of ${label}.`,
      waits: (time) =>
        `Everything goes on as before until an owner approves it, or until ${time}. If you did not expect this, refuse it, and change the password of the person who asked.`,
      done: 'If you did not expect this, change it back at once, and see who can sign in for your organisation.',
      refused: 'Nothing has changed.',
    },
    invitation: (issuer) => ({
      title: `${issuer} invites you as a partner`,
      detail: 'Accept or decline the invitation.',
    }),
    approval: {
      round: 'A round waits for your approval',
      expense: 'An expense waits for your decision',
      contract: 'A contract waits for your approval',
    },
    mail: {
      subject: (title, detail) => `${title}: ${detail}`,
      action: 'Open',
      footnote: 'You can choose which emails you receive in your settings.',
    },
  },
  sw: {
    message: (from) => `Ujumbe kutoka kwa ${from}`,
    alert: (from) => `Tahadhari kutoka kwa ${from}`,
    eventChanged: (event) => `${event} limebadilika`,
    changed: (list) => `Kilichobadilika: ${list}. Tiketi yako bado ni halali.`,
    changedAsks: (list) => `Kilichobadilika: ${list}. Baki na tiketi yako, au urudishiwe pesa zako.`,
    fields: {
      name: 'jina lake',
      venue: 'mahali',
      startDate: 'wakati wa kuanza',
      endDate: 'wakati wa kumalizika',
    },
    lowStock: (left) => (left === 1 ? 'Imebaki tiketi 1 tu' : `Zimebaki tiketi ${left} tu`),
    conflict: 'Tiketi moja imeruhusiwa kuingia mara mbili',
    voidEntry: 'Tiketi iliyobatilishwa imeruhusiwa kuingia',
    dispute: (amount) => `Malipo ya ${amount} yanapingwa`,
    payout: {
      titles: {
        approve: (amount) => `Malipo ya ${amount} kwa mwandaaji yanasubiri idhini`,
        send: (amount) => `Malipo ya ${amount} yameidhinishwa na yanaweza kutumwa`,
        unconfirmed: (amount) => `Malipo ya ${amount} hayajathibitishwa`,
        paid: (amount) => `${amount} zimelipwa`,
        failed: (amount) => `Malipo ya ${amount} yameshindikana`,
        rejected: (amount) => `Malipo ya ${amount} yamekataliwa`,
      },
    },
    accountChange: {
      titles: {
        waiting: {
          connect: (label) => `Wanunuzi watalipa kwenye ${label}`,
          replace: (label) => `Mapato yataenda kwenye akaunti nyingine: ${label}`,
          close: (label) => `${label} itaondolewa`,
          destination: (label) => `Malipo yako yataenda kwenye akaunti nyingine: ${label}`,
        },
        done: {
          connect: (label) => `Wanunuzi sasa wanalipa kwenye ${label}`,
          replace: (label) => `Mapato sasa yanaenda kwenye akaunti nyingine: ${label}`,
          close: (label) => `${label} imeondolewa`,
          destination: (label) => `Malipo yako sasa yanaenda kwenye akaunti nyingine: ${label}`,
        },
        refused: {
          connect: (label) => `Imekataliwa: wanunuzi hawalipi kwenye ${label}`,
          replace: (label) => `Imekataliwa: mapato hayaendi kwenye ${label}`,
          close: (label) => `Imekataliwa: ${label} inabaki`,
          destination: (label) => `Imekataliwa: malipo hayaendi kwenye ${label}`,
        },
      },
      by: (name) => `Imeombwa na ${name}.`,
      replaces: (label) => `Inachukua nafasi ya ${label}.`,
      waits: (time) =>
        `Kila kitu kinaendelea kama awali hadi mmiliki aidhinishe, au hadi ${time}. Kama hukutarajia hili, likatae, na badilisha nenosiri la aliyeomba.`,
      done: 'Kama hukutarajia hili, rudisha mara moja, na angalia ni nani anayeweza kuingia kwa shirika lako.',
      refused: 'Hakuna kilichobadilika.',
    },
    invitation: (issuer) => ({
      title: `${issuer} anakualika kuwa mshirika`,
      detail: 'Kubali au kataa mwaliko huu.',
    }),
    approval: {
      round: 'Mgao wa fedha unasubiri idhini yako',
      expense: 'Gharama inasubiri uamuzi wako',
      contract: 'Mkataba unasubiri idhini yako',
    },
    mail: {
      subject: (title, detail) => `${title}: ${detail}`,
      action: 'Fungua',
      footnote: 'Katika mipangilio yako unachagua unachoarifiwa kwa barua pepe.',
    },
  },
  fr: {
    message: (from) => `Message de ${from}`,
    alert: (from) => `Alerte de ${from}`,
    eventChanged: (event) => `${event} a changé`,
    changed: (list) => `Nouveau\u00a0: ${list}. Votre billet reste valable.`,
    changedAsks: (list) => `Nouveau\u00a0: ${list}. Gardez votre billet, ou faites-vous rembourser.`,
    fields: { name: 'le nom', venue: 'le lieu', startDate: 'le début', endDate: 'la fin' },
    lowStock: (left) => `Plus que ${left} ${left < 2 ? 'billet' : 'billets'}`,
    conflict: 'Un billet a été admis deux fois',
    voidEntry: 'Un billet révoqué a été admis',
    dispute: (amount) => `Un paiement de ${amount} est contesté`,
    payout: {
      titles: {
        approve: (amount) => `Un virement de ${amount} attend votre accord`,
        send: (amount) => `Un virement de ${amount} est approuvé et peut être envoyé`,
        unconfirmed: (amount) => `Un virement de ${amount} n’est pas confirmé`,
        paid: (amount) => `${amount} vous ont été versés`,
        failed: (amount) => `Un virement de ${amount} a échoué`,
        rejected: (amount) => `Un virement de ${amount} a été refusé`,
      },
    },
    accountChange: {
      titles: {
        waiting: {
          connect: (label) => `Les acheteurs paieront sur ${label}`,
          replace: (label) => `Les recettes iront vers un autre compte\u00a0: ${label}`,
          close: (label) => `${label} va être déconnecté`,
          destination: (label) => `Les virements iront vers un autre compte\u00a0: ${label}`,
        },
        done: {
          connect: (label) => `Les acheteurs paient désormais sur ${label}`,
          replace: (label) => `Les recettes vont désormais vers un autre compte\u00a0: ${label}`,
          close: (label) => `${label} est déconnecté`,
          destination: (label) => `Les virements vont désormais vers un autre compte\u00a0: ${label}`,
        },
        refused: {
          connect: (label) => `Refusé\u00a0: les acheteurs ne paient pas sur ${label}`,
          replace: (label) => `Refusé\u00a0: les recettes ne vont pas vers ${label}`,
          close: (label) => `Refusé\u00a0: ${label} reste connecté`,
          destination: (label) => `Refusé\u00a0: les virements ne vont pas vers ${label}`,
        },
      },
      by: (name) => `Demandé par ${name}.`,
      replaces: (label) => `Ce compte remplace ${label}.`,
      waits: (time) =>
        `Rien ne change avant l’accord d’un propriétaire, ou avant le ${time}. Si ce n’était pas prévu, refusez et changez le mot de passe de la personne qui l’a demandé.`,
      done: 'Si ce n’était pas prévu, revenez en arrière tout de suite et vérifiez qui peut se connecter pour votre organisation.',
      refused: 'Rien n’a changé.',
    },
    invitation: (issuer) => ({
      title: `${issuer} vous propose d’être partenaire`,
      detail: 'Acceptez ou refusez l’invitation.',
    }),
    approval: {
      round: 'Un versement attend votre accord',
      expense: 'Une dépense attend votre décision',
      contract: 'Un contrat attend votre accord',
    },
    mail: {
      subject: (title, detail) => `${title}\u00a0: ${detail}`,
      action: 'Ouvrir',
      footnote: 'Dans vos paramètres, vous choisissez ce qui vous est signalé par e-mail.',
    },
  },
};
