import type { Translation } from '../../../language/catalogue.ts';
import type * as signing from '../../signing.ts';

export default {
  externalSigningTexts: {
    lead: 'Ouvrez-la dans votre portefeuille, signez-la là-bas, et rapportez la transaction signée. Rien n’est envoyé de là-bas.',
    open: 'Ouvrir dans le portefeuille',
    codeLabel: 'Transaction pour votre portefeuille',
    tooLong:
      'Elle est trop longue pour un code. Ouvrez le lien sur l’appareil de votre portefeuille, ou copiez la transaction.',
    copy: 'Copier la transaction (XDR)',
    copied: 'Copié !',
    hash: 'Votre portefeuille montre ce hash',
    paste: 'Transaction signée (XDR)',
    pasteHint: 'Collez ici le long texte ; son hash est comparé, et votre signature vérifiée.',
    submit: 'Remettre la signature',
    signTitle: 'Signer avec votre propre portefeuille',
  },
  signingKeyTexts: {
    title: 'Clé de signature',
    lead: 'Elle signe vos contrats. Passa en garde une pour vous ; vous pouvez utiliser votre propre portefeuille à la place.',
    platform: 'Gardée par Passa',
    platformBody:
      'Quand vous approuvez, Passa signe avec la clé de votre portefeuille ici. C’est pratique, et cela veut dire que vous nous la confiez.',
    own: 'Votre propre portefeuille',
    ownBody:
      'Les contrats qui deviennent définitifs à partir de maintenant demandent cette clé. Les contrats déjà définitifs gardent la leur.',
    provedAt: 'Prouvée',
    publicKey: 'Clé publique de votre portefeuille',
    publicKeyHint:
      'Commence par G. Elle est prouvée par une signature, qui ne paie rien et ne peut jamais être envoyée.',
    start: 'Enregistrer cette clé',
    startFailed: (reason) => `La clé n’a pas pu être enregistrée : ${reason}`,
    challengeTitle: 'Prouvez qu’elle est à vous',
    challenge:
      'Signez cette transaction. Elle ne fait rien sur le registre : son numéro de séquence ne peut jamais passer.',
    until: 'Valable jusqu’au',
    proved: 'Clé de signature enregistrée',
    remove: 'Supprimer',
    removeTitle: 'Supprimer votre clé de signature ?',
    removeBody:
      'Les contrats qui deviennent définitifs à partir de maintenant utilisent la clé gardée par Passa. Les contrats déjà définitifs ont toujours besoin de votre portefeuille.',
    removeConfirm: 'Supprimer la clé',
    removed: 'Clé de signature supprimée',
    drop: 'Annuler',
    copyKey: 'Copier la clé de signature',
  },
  ticketKeyTexts: {
    title: 'Clé des billets',
    lead: 'Signe les codes de vos billets, pour que les entrées les reconnaissent, même sans réseau.',
    current: (version, id) => `Version ${version} (${id}), depuis le`,
    rotate: 'Remplacer la clé',
    question: 'Remplacer la clé des billets ?',
    consequence:
      'Les nouveaux billets sont signés avec une nouvelle clé. Les billets déjà vendus ou imprimés restent valables. Une entrée qui travaille sans réseau doit se connecter une fois pour connaître la nouvelle clé.',
    rotated: 'Les nouveaux billets sont signés avec la nouvelle clé',
    failed: (reason) => `La clé n’a pas été remplacée : ${reason}`,
  },
} satisfies Translation<typeof signing>;
