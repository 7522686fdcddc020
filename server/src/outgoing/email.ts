import type { EmailSender } from './outgoing.ts';

/**
 * Mail by SMTP; the address may contain name and password (`smtps://name:password@host`). The library loads with the
 * first letter.
 */
export function emailSender(url: string, from: string): EmailSender {
  let transport: ReturnType<typeof openTransport> | null = null;
  return async ({ to, subject, text }) => {
    transport ??= openTransport(url, from);
    await (await transport).sendMail({ to: { name: '', address: to }, subject, text });
  };
}

async function openTransport(url: string, from: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport(url, {
    from,
    // A message contains no files of this machine, and nothing fetched from elsewhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
