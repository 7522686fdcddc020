/** Pages about the account's money: one chunk. */
export { PaymentsPage } from './payments-page.tsx';
export { ReceiptPage } from './receipt-page.tsx';
