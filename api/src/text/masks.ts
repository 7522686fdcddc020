/** An e-mail address masked so that only its owner recognizes it: `a…@kadr.example`. */
export function maskedEmail(email: string | null): string | null {
  return email === null ? null : email.replace(/^(.)[^@]*/u, '$1…');
}

/** `+7…0001` */
export function maskedPhone(phone: string | null): string | null {
  return phone === null ? null : `${phone.slice(0, 2)}…${phone.slice(-4)}`;
}
