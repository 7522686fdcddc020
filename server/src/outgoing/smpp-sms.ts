import type { Pdu } from 'smpp';
import type { SmsSender } from './outgoing.ts';

/** How long a gateway may take over one message, in milliseconds. */
const patience = 10_000;
const ucs2 = 0x08;
const international = 0x01;
const alphanumeric = 0x05;

/**
 * An SMS gateway over SMPP 3.4, a connection for each message: `smpp://name:password@host:2775`, or `smpps:` by TLS.
 * The text is sent as UCS-2 in `message_payload`, so the gateway splits long ones. The library loads with the first
 * message.
 */
export function smppSms(url: string, from: string, wait = patience): SmsSender {
  const { hostname, port, protocol, username, password } = new URL(url);
  const isSecure = protocol === 'smpps:';
  const address = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 3550 : 2775) : Number(port),
    tls: isSecure,
  };
  const credentials = {
    system_id: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };

  return async ({ to, text }) => {
    const { default: smpp } = await import('smpp');
    await new Promise<void>((resolve, reject) => {
      const session = smpp.connect(address);
      const end = (error: Error | null): void => {
        clearTimeout(late);
        session.destroy();
        if (error === null) resolve();
        else reject(error);
      };
      const late = setTimeout(() => end(new Error('The SMS gateway did not answer in time.')), wait);
      session.on('error', (error: Error) => end(error));
      session.on('close', () => end(new Error('The SMS gateway closed the connection.')));
      const next = (step: string, go: () => void) => (answer: Pdu) => {
        if (answer.command_status === 0) go();
        else end(new Error(`The SMS gateway refused to ${step}: status ${answer.command_status}.`));
      };
      session.on(isSecure ? 'secureConnect' : 'connect', () => {
        session.bind_transmitter(
          credentials,
          next('let us in', () =>
            session.submit_sm(
              {
                source_addr: from,
                source_addr_ton: alphanumeric,
                destination_addr: to.replace(/^\+/, ''),
                dest_addr_ton: international,
                dest_addr_npi: 1,
                data_coding: ucs2,
                message_payload: Buffer.from(text, 'utf16le').swap16(),
              },
              next('take the message', () => session.unbind(() => end(null))),
            ),
          ),
        );
      });
    });
  };
}
