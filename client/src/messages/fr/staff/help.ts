import type { Translation } from '../../../language/catalogue.ts';
import type * as help from '../../help.ts';

export default {
  helpTexts: {
    title: 'Aide pour les organisateurs',
    lead: 'Du premier événement à l’argent sur votre compte, pas à pas.',
    search: 'Chercher dans l’aide',
    contents: 'Sommaire',
    found: (count) => (count === 1 ? '1 étape' : `${count} étapes`),
    none: (query) => `Rien sur « ${query} ». Essayez un autre mot, ou écrivez-nous.`,
    clear: 'Effacer la recherche',
    contact: 'Contact',
    open: 'Ouvrir cette page',
    picture: (step) => `Image : ${step}`,
  },
  helpTopicTexts: {
    firstEvent: {
      title: 'Votre premier événement',
      lead: 'Un nom, un lieu, un horaire et une catégorie de billets suffisent. Rien n’est public avant la publication.',
      steps: {
        register: {
          title: 'Inscrire votre organisation',
          text: (organise, create) =>
            `Cochez ${organise}, saisissez son nom, votre e-mail et un mot de passe, puis appuyez sur ${create}. Connectez-vous ensuite.`,
        },
        create: {
          title: 'Créer l’événement',
          text: (create) =>
            `Appuyez sur ${create}. Écrivez le lieu sous la forme nom, ville, pays : le fuseau horaire en découle.`,
        },
        tickets: {
          title: 'Ajouter des billets',
          text: (create) =>
            `Chaque catégorie a un nombre et un prix. Saisissez-les et appuyez sur ${create}. Vous pourrez en ajouter plus tard.`,
        },
        publish: {
          title: 'Publier',
          text: (publish) =>
            `Regardez l’aperçu, puis appuyez sur ${publish}. La page a un lien, un code QR et un texte à envoyer.`,
        },
        test: {
          title: 'Essayer vous-même',
          text: (get) =>
            `Appuyez sur ${get}, et scannez-le comme à l’entrée. Les billets d’essai ne coûtent rien et ne comptent dans aucun chiffre.`,
        },
      },
    },
    gettingPaid: {
      title: 'Être payé',
      lead: 'Les acheteurs paient directement sur votre compte M-Pesa ou chez votre prestataire de cartes. Passa ne détient pas cet argent.',
      steps: {
        mobileMoney: {
          title: 'M-Pesa',
          text: (connect) =>
            `Appuyez sur ${connect} et saisissez votre numéro paybill ou till avec les clés du portail Daraja. Passa les vérifie sans déplacer d’argent.`,
        },
        cards: {
          title: 'Cartes',
          text: (...connect) =>
            `Appuyez sur ${connect.slice(0, -1).join(', ')} ou ${connect.at(-1)}. Il vous faut un compte chez eux ; ses clés se trouvent dans son tableau de bord.`,
        },
        door: {
          title: 'Sans compte pour l’instant',
          text: () =>
            'Vous pouvez publier quand même. Les acheteurs commandent par le formulaire et paient à l’entrée ; le scan indique le montant dû.',
        },
        money: {
          title: 'Voir ce qui est arrivé',
          text: (money) =>
            `Ouvrez ${money} sur la page de l’événement : ce qui a été payé, remboursé, et ce qui reste dû à l’entrée.`,
        },
      },
    },
    onSaleDay: {
      title: 'Le jour de la mise en vente',
      lead: 'Quand beaucoup de gens veulent des billets à la même minute, une salle d’attente les met dans un ordre que chacun peut vérifier.',
      steps: {
        room: {
          title: 'Ouvrir une salle d’attente',
          text: (setUp) =>
            `Appuyez sur ${setUp} et choisissez à partir de quand on peut entrer et quand la vente commence. Un tirage ordonne ceux qui sont entrés avant.`,
        },
        codes: {
          title: 'Codes de réduction',
          text: (add) =>
            `Appuyez sur ${add} pour une réduction, ou pour ouvrir des catégories cachées à des invités.`,
        },
        questions: {
          title: 'Questions aux acheteurs',
          text: (add) =>
            `Appuyez sur ${add} pour demander aux acheteurs ce que vous devez savoir, par commande ou par billet.`,
        },
      },
    },
    theDoor: {
      title: 'L’entrée',
      lead: 'Les téléphones contrôlent les billets avec ou sans réseau. Chaque billet entre une seule fois.',
      steps: {
        gates: {
          title: 'Nommer les portes',
          text: (add) =>
            `Appuyez sur ${add} pour chaque entrée. Vous voyez en direct combien de personnes passent par chacune.`,
        },
        team: {
          title: 'Inviter l’équipe de l’entrée',
          text: (invite) =>
            `Appuyez sur ${invite} et choisissez ce que chacun peut faire. Qui ne fait que scanner ne voit pas votre argent.`,
        },
        scan: {
          title: 'Scanner',
          text: () =>
            'Ouvrez l’application d’entrée sur un téléphone, connectez-vous, choisissez l’événement et la porte, puis visez un code. Ouvrez-la une fois avec le réseau : ensuite elle fonctionne sans.',
        },
      },
    },
    changes: {
      title: 'Déplacer et rembourser',
      lead: 'Quand quelque chose change, ceux qui ont des billets sont prévenus, et leurs billets restent valables.',
      steps: {
        move: {
          title: 'Changer l’heure ou le lieu',
          text: (edit) =>
            `Appuyez sur ${edit}. Avant l’enregistrement, vous voyez combien de personnes reçoivent un e-mail. Les codes déjà imprimés valent à la nouvelle heure.`,
        },
        refund: {
          title: 'Rembourser une commande',
          text: (refund) =>
            `Trouvez la commande et appuyez sur ${refund}. L’argent repart par où il est venu, et le code ne vaut plus.`,
        },
        cancel: {
          title: 'Annuler l’événement',
          text: (cancel) =>
            `Appuyez sur ${cancel}. Chaque commande est remboursée et chaque billet devient non valable. C’est définitif.`,
        },
      },
    },
    sharing: {
      title: 'Partager les recettes',
      lead: 'Les partenaires partagent les recettes d’un événement par un contrat. L’argent ne part qu’avec les signatures que le contrat demande.',
      steps: {
        partner: {
          title: 'Inviter des partenaires',
          text: (invite) =>
            `Appuyez sur ${invite} et saisissez l’e-mail du groupe, de la salle ou du sponsor.`,
        },
        contract: {
          title: 'Écrire le contrat',
          text: (create) =>
            `Appuyez sur ${create}. Saisissez chaque part, qui signe, et combien de signatures il faut. Il est définitif une fois approuvé.`,
        },
        round: {
          title: 'Verser',
          text: (trigger) =>
            `Choisissez le contrat et le montant, puis appuyez sur ${trigger}. L’argent part quand assez de personnes ont signé.`,
        },
      },
    },
  },
} satisfies Translation<typeof help>;
