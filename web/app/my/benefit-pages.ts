/** Pages of certificates and bonuses, in one chunk: every file name is part of the code that each first visit loads. */
export { BonusPage } from '../bonuses/bonus-page.tsx';
export { BonusesPage } from '../bonuses/bonuses-page.tsx';
export { CertificatesPage } from '../certificates/certificates-page.tsx';
