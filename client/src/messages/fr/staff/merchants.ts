import type { Translation } from '../../../language/catalogue.ts';
import type * as merchants from '../../merchants.ts';

export default {
  merchantTexts: {
    title: 'Paiements',
    lead: 'Connectez vos propres comptes, et les acheteurs vous paient directement. Passa ne détient jamais cet argent.',
    list: 'vos comptes de paiement',
    methods: {
      MPESA: {
        name: 'M-Pesa',
        about: 'L’acheteur reçoit une demande sur son téléphone et entre son code PIN.',
      },
      CARD: {
        name: 'Cartes',
        about:
          'L’acheteur paie sur une page de Stripe, de Paystack ou de Pesapal, qui accepte aussi le mobile money.',
      },
    },
    accountName: (method, label) => (method === 'MPESA' ? 'M-Pesa' : label),
    states: {
      none: 'Non connecté',
      active: 'Connecté',
      problem: 'Problème',
      untested: 'Pas encore actif',
      waiting: 'Attend un propriétaire',
    },
    tested: 'testé',
    neverTested: 'pas encore testé',
    fee: (percent, amount) =>
      `Frais : ${[percent !== '0' && `${percent} %`, amount !== '0' && `${amount} par paiement`].filter(Boolean).join(' + ')}`,
    connect: {
      MPESA: 'Connecter M-Pesa',
      STRIPE: 'Connecter Stripe',
      PAYSTACK: 'Connecter Paystack',
      PESAPAL: 'Connecter Pesapal',
    },
    change: {
      MPESA: 'Utiliser un autre compte',
      STRIPE: 'Utiliser un autre compte Stripe',
      PAYSTACK: 'Utiliser un autre compte Paystack',
      PESAPAL: 'Utiliser un autre compte Pesapal',
    },
    switchTo: {
      MPESA: 'Passer à M-Pesa',
      STRIPE: 'Passer à Stripe',
      PAYSTACK: 'Passer à Paystack',
      PESAPAL: 'Passer à Pesapal',
    },
    replaces: (label) =>
      `${label} reste connecté jusqu’à ce que le nouveau compte ait réussi son test. Les remboursements de ses paiements passent encore par lui ensuite.`,
    test: 'Tester la connexion',
    testOf: (label) => `Tester la connexion : ${label}`,
    works: (name) => `${name} est connecté. Les acheteurs peuvent l’utiliser dès maintenant.`,
    waits: (label) =>
      `${label} fonctionne. Le compte attend l’accord d’un propriétaire, ou 24 heures. Tous les propriétaires sont prévenus.`,
    stillWorks: 'La connexion fonctionne.',
    disconnect: 'Déconnecter',
    disconnectOf: (label) => `Déconnecter : ${label}`,
    disconnectQuestion: (label) => `Déconnecter ${label} ?`,
    disconnectConsequence: (name) =>
      `Les acheteurs ne peuvent plus payer avec ${name}. Les paiements en cours vont encore à leur terme. Les remboursements de paiements antérieurs passent toujours par ce compte : gardez sa clé valable jusque-là.`,
    disconnected: (label) => `${label} est déconnecté.`,
    closesLater: (label) =>
      `${label} reste connecté jusqu’à l’accord d’un propriétaire, ou pendant 24 heures. Tous les propriétaires sont prévenus.`,
    remove: 'Retirer',
    removeOf: (label) => `Retirer : ${label}`,
    removeConsequence: 'Ce compte n’a jamais été actif : aucun paiement n’en dépend.',
    providers: {
      MPESA: {
        lead: 'Ouvrez votre application dans le portail Daraja et copiez sa clé et son secret. Safaricom envoie la passkey quand M-Pesa Express est approuvé pour votre numéro.',
        note: '',
        callback: '',
        problems: {
          KEY: 'Safaricom a refusé la clé ou le secret du client. Copiez-les de nouveau depuis votre application dans le portail Daraja.',
          ACCOUNT: 'Safaricom a accepté la clé, mais refusé le numéro ou la passkey. Vérifiez les deux.',
          PERMISSION:
            'La clé est valable, mais votre application dans le portail Daraja n’a pas droit à M-Pesa Express.',
          UNREACHABLE:
            'Safaricom n’a pas répondu : on ne sait encore rien de ces données. Testez de nouveau la connexion dans quelques minutes.',
        },
      },
      STRIPE: {
        lead: '',
        note: '',
        callback:
          'Collez cette adresse dans Stripe : Développeurs, Webhooks, Ajouter un endpoint. Choisissez les événements de checkout.session, refund et charge.dispute.',
        problems: {
          KEY: 'Stripe a refusé la clé secrète. Copiez-la de nouveau depuis Développeurs, Clés API.',
          ACCOUNT: 'Stripe a refusé ce compte.',
          PERMISSION:
            'La clé est valable, mais n’a pas les droits nécessaires. Autorisez-la à lire les soldes et à écrire les sessions Checkout et les remboursements.',
          UNREACHABLE:
            'Stripe n’a pas répondu : on ne sait encore rien de cette clé. Testez de nouveau la connexion dans quelques minutes.',
        },
      },
      PAYSTACK: {
        lead: '',
        note: '',
        callback: 'Collez cette adresse dans Paystack : Settings, API Keys & Webhooks, Live Webhook URL.',
        problems: {
          KEY: 'Paystack a refusé la clé secrète. Copiez-la de nouveau depuis Settings, API Keys & Webhooks.',
          ACCOUNT: 'Paystack a refusé ce compte.',
          PERMISSION:
            'La clé est valable, mais Paystack refuse les appels d’ici. Vérifiez la liste des adresses IP autorisées dans ses réglages.',
          UNREACHABLE:
            'Paystack n’a pas répondu : on ne sait encore rien de cette clé. Testez de nouveau la connexion dans quelques minutes.',
        },
      },
      PESAPAL: {
        lead: 'Pesapal envoie la consumer key et son secret par e-mail quand votre compte professionnel est approuvé. Les notifications sont enregistrées automatiquement.',
        note: 'Pesapal fait un seul remboursement par paiement, après sa propre approbation, et pour le mobile money seulement du total. Vous faites les autres sur ses pages et les enregistrez ici.',
        callback: '',
        problems: {
          KEY: 'Pesapal a refusé la consumer key ou son secret. Copiez-les de nouveau depuis l’e-mail ou le tableau de bord de Pesapal. Les clés de démonstration ne fonctionnent pas ici.',
          ACCOUNT: 'Pesapal a refusé ce compte.',
          PERMISSION:
            'La clé est valable, mais Pesapal refuse les appels d’ici. Demandez à Pesapal d’autoriser l’API 3.0 pour votre compte.',
          UNREACHABLE:
            'Pesapal n’a pas répondu : on ne sait encore rien de cette clé. Testez de nouveau la connexion dans quelques minutes.',
        },
      },
    },
    credentials: {
      'kind.paybill': { label: 'Paybill' },
      'kind.till': { label: 'Till' },
      shortcode: { label: 'Numéro de Paybill' },
      'shortcode.till': { label: 'Numéro de magasin (store)' },
      till: { label: 'Numéro de Till' },
      consumerKey: { label: 'Clé (consumer key)' },
      consumerSecret: { label: 'Secret (consumer secret)' },
      passkey: { label: 'Passkey' },
      initiator: {
        label: 'Remboursements (facultatif)',
        hint: 'Avec un initiateur, les remboursements sont envoyés automatiquement aux téléphones. Sans lui, vous les envoyez à la main dans le portail M-Pesa.',
      },
      initiatorName: { label: 'Nom de l’initiateur' },
      initiatorPassword: { label: 'Mot de passe de l’initiateur' },
      certificate: {
        label: 'Certificat',
        hint: 'Le certificat de clé publique du portail Daraja, qui chiffre le mot de passe.',
        placeholder: '-----BEGIN CERTIFICATE-----',
      },
      stripeKey: { label: 'Clé secrète', hint: 'Commence par sk_ ou rk_. Dans Développeurs, Clés API.' },
      paystackKey: { label: 'Clé secrète', hint: 'Commence par sk_. Dans Settings, API Keys & Webhooks.' },
      webhookSecret: {
        label: 'Secret de signature',
        hint: 'Commence par whsec_. Stripe le montre sur la page du nouvel endpoint.',
      },
    },
    stillOffered: 'Ce compte est toujours proposé aux acheteurs, et leurs paiements peuvent échouer.',
    callbackLabel: 'Adresse des événements',
    callbackLoading: 'Chargement de l’adresse…',
    copyAddress: 'Copier l’adresse',
    submit: 'Connecter et tester',
    kept: 'Les clés sont chiffrées et ne sont plus jamais montrées.',
    kind: 'Type de compte',
    fees: 'Frais (facultatif)',
    feesLead:
      'Ce que le prestataire retient de chaque paiement. Vos rapports montrent alors ce que vous recevez vraiment.',
    feePercent: 'Pourcentage',
    feeAmount: 'Montant par paiement',
  },
  accountChangeTexts: {
    title: 'Changements en attente',
    lead: 'Rien ne change avant l’accord d’un propriétaire, ou avant l’heure indiquée. Les paiements et remboursements en cours restent sur le compte où ils ont commencé.',
    kinds: {
      CONNECT: (label) => `Les acheteurs paieront sur ${label}`,
      REPLACE: (label) => `Les recettes iront vers ${label}`,
      CLOSE: (label) => `${label} va être déconnecté`,
      DESTINATION: (label) => `Les virements iront vers ${label}`,
    },
    by: (name) => `Demandé par ${name}.`,
    replaces: (label) => `Ce compte remplace ${label}.`,
    waits: 'Attend un propriétaire, ou jusqu’au',
    approve: 'Approuver',
    approved: 'Approuvé. Le changement est en vigueur.',
    refuse: 'Refuser',
    withdraw: 'Arrêter',
    refuseQuestion: 'Arrêter ce changement ?',
    refuseConsequence: 'Rien ne change. Il peut être demandé de nouveau.',
    refused: 'Arrêté. Rien n’a changé.',
  },
} satisfies Translation<typeof merchants>;
