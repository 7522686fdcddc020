/** The pages of certificates and bonuses, in one chunk: every name of a file stands in what each first visit loads. */
export { BonusPage } from '../bonuses/bonus-page.tsx';
export { BonusesPage } from '../bonuses/bonuses-page.tsx';
export { CertificatesPage } from '../certificates/certificates-page.tsx';
