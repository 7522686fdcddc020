import type { OutgoingPort } from '@kadr/api';
import type { Config } from '../config/config.ts';
import type { Outbox } from '../sandbox/outbox.ts';
import { emailSender } from './email.ts';
import { httpSms } from './http-sms.ts';
import { smppSms } from './smpp-sms.ts';

export type SmsSender = OutgoingPort['sms'];
export type EmailSender = OutgoingPort['email'];

/** The configured gateways; embedded, the outbox replaces missing ones. */
export function createOutgoing(
  { outside, smsFrom, mailFrom }: Pick<Config, 'outside' | 'smsFrom' | 'mailFrom'>,
  outbox: Outbox | null,
): OutgoingPort {
  return {
    sms: smsSender(outside.sms, smsFrom, outbox),
    email:
      outside.mail === 'sandbox'
        ? outboxOr(outbox, 'email', 'KADR_MAIL_URL')
        : emailSender(outside.mail, mailFrom),
  };
}

function smsSender(url: string, from: string, outbox: Outbox | null): SmsSender {
  if (url === 'sandbox') return outboxOr(outbox, 'sms', 'KADR_SMS_URL');
  return /^smpps?:/.test(url) ? smppSms(url, from) : httpSms(url, from);
}

function outboxOr(outbox: Outbox | null, channel: 'sms' | 'email', variable: string) {
  return async (message: {
    readonly to: string;
    readonly subject?: string;
    readonly text: string;
  }): Promise<void> => {
    if (outbox === null) throw new Error(`No gateway is configured: set ${variable}.`);
    outbox.add({ channel, ...message });
  };
}
