import type { Translation } from '../../../language/catalogue.ts';
import type * as merchants from '../../merchants.ts';

export default {
  merchantTexts: {
    title: 'Malipo',
    lead: 'Unganisha akaunti zako mwenyewe, na wanunuzi wakulipe moja kwa moja. Passa haishiki pesa hizi kamwe.',
    list: 'akaunti zako za malipo',
    methods: {
      MPESA: {
        name: 'M-Pesa',
        about: 'Mnunuzi hupata ombi kwenye simu yake na kuingiza PIN.',
      },
      CARD: {
        name: 'Kadi',
        about:
          'Mnunuzi hulipa kwenye ukurasa wa Stripe, Paystack au Pesapal. Ule wa Pesapal hupokea pia pesa kwa simu.',
      },
    },
    accountName: (method, label) => (method === 'MPESA' ? 'M-Pesa' : label),
    states: {
      none: 'Haijaunganishwa',
      active: 'Imeunganishwa',
      problem: 'Tatizo',
      untested: 'Bado haitumiki',
      waiting: 'Inasubiri mmiliki',
    },
    tested: 'ilijaribiwa',
    neverTested: 'bado haijajaribiwa',
    fee: (percent, amount) =>
      `Ada: ${[percent !== '0' && `${percent}%`, amount !== '0' && `${amount} kwa kila malipo`].filter(Boolean).join(' + ')}`,
    connect: {
      MPESA: 'Unganisha M-Pesa',
      STRIPE: 'Unganisha Stripe',
      PAYSTACK: 'Unganisha Paystack',
      PESAPAL: 'Unganisha Pesapal',
    },
    change: {
      MPESA: 'Tumia akaunti nyingine',
      STRIPE: 'Tumia akaunti nyingine ya Stripe',
      PAYSTACK: 'Tumia akaunti nyingine ya Paystack',
      PESAPAL: 'Tumia akaunti nyingine ya Pesapal',
    },
    switchTo: {
      MPESA: 'Hamia M-Pesa',
      STRIPE: 'Hamia Stripe',
      PAYSTACK: 'Hamia Paystack',
      PESAPAL: 'Hamia Pesapal',
    },
    replaces: (label) =>
      `${label} inabaki imeunganishwa hadi akaunti mpya ifaulu jaribio. Baada ya hapo, marejesho ya malipo yake bado yanapitia humo.`,
    test: 'Jaribu muunganisho',
    testOf: (label) => `Jaribu muunganisho: ${label}`,
    works: (name) => `${name} imeunganishwa. Wanunuzi wanaweza kuitumia sasa.`,
    waits: (label) => `${label} inafanya kazi. Inasubiri mmiliki, au saa 24. Wamiliki wote wameambiwa.`,
    stillWorks: 'Muunganisho unafanya kazi.',
    disconnect: 'Tenganisha',
    disconnectOf: (label) => `Tenganisha: ${label}`,
    disconnectQuestion: (label) => `Utenganishe ${label}?`,
    disconnectConsequence: (name) =>
      `Wanunuzi hawataweza tena kulipa kwa ${name}. Malipo yanayoendelea yatakamilishwa. Marejesho ya malipo ya awali bado yatapitia akaunti hii, kwa hiyo ufunguo wake ubaki halali hadi yaishe.`,
    disconnected: (label) => `${label} imetenganishwa.`,
    closesLater: (label) => `${label} inabaki hadi mmiliki akubali, au kwa saa 24. Wamiliki wote wameambiwa.`,
    remove: 'Ondoa',
    removeOf: (label) => `Ondoa: ${label}`,
    removeConsequence: 'Akaunti hii haijawahi kutumika, kwa hiyo hakuna malipo yanayoitegemea.',
    providers: {
      MPESA: {
        lead: 'Fungua programu yako kwenye tovuti ya Daraja na unakili consumer key na siri yake. Safaricom hutuma passkey M-Pesa Express ikiidhinishwa kwa nambari yako.',
        note: '',
        callback: '',
        problems: {
          KEY: 'Safaricom imekataa consumer key au siri yake. Zinakili zote mbili tena kutoka programu yako kwenye tovuti ya Daraja.',
          ACCOUNT: 'Safaricom imekubali ufunguo, lakini imekataa nambari au passkey. Zikague zote mbili.',
          PERMISSION:
            'Ufunguo ni halali, lakini programu yako kwenye tovuti ya Daraja hairuhusiwi kutumia M-Pesa Express.',
          UNREACHABLE:
            'Safaricom haikujibu, kwa hiyo bado hatujui lolote kuhusu taarifa hizi. Jaribu muunganisho tena baada ya dakika chache.',
        },
      },
      STRIPE: {
        lead: '',
        note: '',
        callback:
          'Bandika anwani hii kwenye Stripe: Developers, Webhooks, Add endpoint. Chagua taarifa za checkout.session, refund na charge.dispute.',
        problems: {
          KEY: 'Stripe imekataa ufunguo wa siri. Unakili tena kutoka Developers, API keys.',
          ACCOUNT: 'Stripe imekataa akaunti hii.',
          PERMISSION:
            'Ufunguo ni halali, lakini hauna ruhusa zinazohitajika. Uruhusu kusoma salio, na kuandika Checkout sessions na refunds.',
          UNREACHABLE:
            'Stripe haikujibu, kwa hiyo bado hatujui lolote kuhusu ufunguo huu. Jaribu muunganisho tena baada ya dakika chache.',
        },
      },
      PAYSTACK: {
        lead: '',
        note: '',
        callback: 'Bandika anwani hii kwenye Paystack: Settings, API Keys & Webhooks, Live Webhook URL.',
        problems: {
          KEY: 'Paystack imekataa ufunguo wa siri. Unakili tena kutoka Settings, API Keys & Webhooks.',
          ACCOUNT: 'Paystack imekataa akaunti hii.',
          PERMISSION:
            'Ufunguo ni halali, lakini Paystack inakataa maombi kutoka hapa. Kagua orodha ya anwani za IP zinazoruhusiwa kwenye mipangilio yake.',
          UNREACHABLE:
            'Paystack haikujibu, kwa hiyo bado hatujui lolote kuhusu ufunguo huu. Jaribu muunganisho tena baada ya dakika chache.',
        },
      },
      PESAPAL: {
        lead: 'Pesapal hutuma consumer key na siri yake kwa barua pepe akaunti yako ya biashara inapoidhinishwa. Taarifa husajiliwa zenyewe.',
        note: 'Pesapal hurejesha malipo mara moja tu, baada ya idhini yake, na ya pesa kwa simu kwa jumla yake tu. Marejesho mengine unayafanya kwenye kurasa zake na kuyaandika hapa.',
        callback: '',
        problems: {
          KEY: 'Pesapal imekataa consumer key au siri yake. Zinakili tena kutoka kwenye barua pepe au dashibodi ya Pesapal. Funguo za majaribio hazifanyi kazi hapa.',
          ACCOUNT: 'Pesapal imekataa akaunti hii.',
          PERMISSION:
            'Ufunguo ni halali, lakini Pesapal inakataa maombi kutoka hapa. Iombe Pesapal iruhusu API 3.0 kwa akaunti yako.',
          UNREACHABLE:
            'Pesapal haikujibu, kwa hiyo bado hatujui lolote kuhusu ufunguo huu. Jaribu muunganisho tena baada ya dakika chache.',
        },
      },
    },
    credentials: {
      'kind.paybill': { label: 'Paybill' },
      'kind.till': { label: 'Till' },
      shortcode: { label: 'Nambari ya Paybill' },
      'shortcode.till': { label: 'Nambari ya duka (store)' },
      till: { label: 'Nambari ya Till' },
      consumerKey: { label: 'Ufunguo (consumer key)' },
      consumerSecret: { label: 'Siri (consumer secret)' },
      passkey: { label: 'Passkey' },
      initiator: {
        label: 'Marejesho (si lazima)',
        hint: 'Ukiwa na initiator, pesa zinazorejeshwa hutumwa kwenye simu moja kwa moja. Bila huyo, unazituma kwa mkono kwenye tovuti ya M-Pesa.',
      },
      initiatorName: { label: 'Jina la initiator' },
      initiatorPassword: { label: 'Nenosiri la initiator' },
      certificate: {
        label: 'Cheti',
        hint: 'Cheti cha ufunguo wa umma kutoka tovuti ya Daraja, kinachosimba nenosiri.',
        placeholder: '-----BEGIN CERTIFICATE-----',
      },
      stripeKey: { label: 'Ufunguo wa siri', hint: 'Huanza na sk_ au rk_. Uko kwenye Developers, API keys.' },
      paystackKey: {
        label: 'Ufunguo wa siri',
        hint: 'Huanza na sk_. Uko kwenye Settings, API Keys & Webhooks.',
      },
      webhookSecret: {
        label: 'Siri ya kutia saini',
        hint: 'Huanza na whsec_. Stripe huionyesha kwenye ukurasa wa endpoint mpya.',
      },
    },
    stillOffered: 'Wanunuzi bado wanaonyeshwa akaunti hii, na malipo yao yanaweza kushindikana.',
    callbackLabel: 'Anwani ya taarifa za malipo',
    callbackLoading: 'Anwani inapakiwa…',
    copyAddress: 'Nakili anwani',
    submit: 'Unganisha na ujaribu',
    kept: 'Funguo husimbwa na hazionyeshwi tena kamwe.',
    kind: 'Aina ya akaunti',
    fees: 'Ada (si lazima)',
    feesLead: 'Kiasi ambacho mtoa huduma hubakiza kwa kila malipo. Ripoti zako zitaonyesha unachopata kweli.',
    feePercent: 'Asilimia',
    feeAmount: 'Kiasi kwa kila malipo',
  },
  accountChangeTexts: {
    title: 'Mabadiliko yanayosubiri',
    lead: 'Kila kitu kinaendelea kama awali hadi mmiliki aidhinishe, au hadi wakati ulioonyeshwa. Malipo na marejesho yaliyoanza hubaki kwenye akaunti yalipoanzia.',
    kinds: {
      CONNECT: (label) => `Wanunuzi watalipa kwenye ${label}`,
      REPLACE: (label) => `Mapato yataenda kwenye ${label}`,
      CLOSE: (label) => `${label} itaondolewa`,
      DESTINATION: (label) => `Malipo yako yataenda kwenye ${label}`,
    },
    by: (name) => `Imeombwa na ${name}.`,
    replaces: (label) => `Inachukua nafasi ya ${label}.`,
    waits: 'Inasubiri mmiliki, au hadi',
    approve: 'Idhinisha',
    approved: 'Imeidhinishwa. Inatumika sasa.',
    refuse: 'Kataa',
    withdraw: 'Simamisha',
    refuseQuestion: 'Simamisha badiliko hili?',
    refuseConsequence: 'Hakuna kinachobadilika. Linaweza kuombwa tena.',
    refused: 'Limesimamishwa. Hakuna kilichobadilika.',
  },
} satisfies Translation<typeof merchants>;
