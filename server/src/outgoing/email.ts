import { createTransport } from 'nodemailer';
import type { EmailSender } from './outgoing.ts';

/** Mail by SMTP; the address may carry name and password (`smtps://name:password@host`). */
export function emailSender(url: string, from: string): EmailSender {
  const transport = createTransport(url, {
    from,
    // Nothing of a message is taken from this machine's files or fetched from elsewhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ to: { name: '', address: to }, subject, text });
  };
}
