import type { StaffTranslation } from '../../language/catalogue.ts';

export const orders: StaffTranslation<'orderTexts'> = {
  orderTexts: {
    title: 'Oda',
    none: 'Hakuna oda bado',
    noneBody: 'Kila ununuzi unaonekana hapa pamoja na malipo yake.',
    loading: 'Inapakia oda',
    search: 'Jina, barua pepe au oda',
    noneFound: 'Hakuna oda iliyopatikana',
    more: 'Pakia zaidi',
    refund: 'Rejesha fedha',
    refundTitle: 'Urejeshe fedha za oda hii?',
    refundWallet: (amount) =>
      `${amount} inarudi kwenye pochi ya mnunuzi, na tiketi za oda hii si halali tena.`,
    refundDoor: 'Kinachodaiwa kinafutwa, na tiketi za oda hii si halali tena.',
    reason: 'Sababu',
    refundStarted: 'Rejesho limeanza',
    refunded: 'Fedha za oda zimerejeshwa',
    refundFailed: (reason) => `Imeshindikana kurejesha fedha: ${reason}`,
    cancelEvent: 'Ghairi tukio',
    cancelTitle: (name) => `Ughairi ${name}?`,
    cancelBody:
      'Fedha za kila oda zinarejeshwa na kila tiketi ya tukio hili inaghairiwa. Hili haliwezi kutenguliwa.',
    keepEvent: 'Acha tukio liendelee',
    cancelConfirm: 'Ghairi tukio na rejesha zote',
    cancelFailed: (reason) => `Imeshindikana kughairi tukio: ${reason}`,
    cancelStarted: 'Tukio limeghairiwa. Marejesho yanaendelea.',
    progress: 'Marejesho ya tukio hili',
    progressWords: (refunded, orders) => `Oda ${refunded} kati ya ${orders} zimerejeshewa fedha`,
    waiting: (count) => `${count} ziko njiani`,
    failed: (count) => `${count} bado hazijarejeshewa`,
    openWallet: 'Fungua pochi ya shirika',
    done: 'Kila oda imerejeshewa fedha.',
  },
};
