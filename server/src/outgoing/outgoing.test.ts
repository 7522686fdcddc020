import { createServer as createHttp } from 'node:http';
import { createServer as createTcp } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import smpp from 'smpp';
import type { Session } from 'smpp';
import { afterEach, expect, it } from 'vitest';
import { createOutbox } from '../sandbox/outbox.ts';
import { emailSender } from './email.ts';
import { httpSms } from './http-sms.ts';
import { createOutgoing } from './outgoing.ts';
import { smppSms } from './smpp-sms.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Listens on this machine and returns the port. */
async function listen(server: Server): Promise<number> {
  ends.push(() => server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

it('hands an SMS to a gateway over HTTP', async () => {
  const received: unknown[] = [];
  const server = createHttp((req, res) => {
    void (async () => {
      let body = '';
      for await (const chunk of req) body += String(chunk);
      received.push({ url: req.url, authorization: req.headers.authorization, body: JSON.parse(body) });
      res.writeHead(received.length === 1 ? 202 : 500).end();
    })();
  });
  const port = await listen(server);
  const send = httpSms(`http://name:pass%20word@127.0.0.1:${port}/sms?route=1`, 'Kadr');
  await send({ to: '+79990000001', text: 'Код 1234' });
  expect(received).toEqual([
    {
      url: '/sms?route=1',
      authorization: `Basic ${Buffer.from('name:pass word').toString('base64')}`,
      body: { to: '+79990000001', from: 'Kadr', text: 'Код 1234' },
    },
  ]);
  await expect(send({ to: '+79990000001', text: 'x' })).rejects.toThrow('answered 500');
});

it('hands an SMS to a gateway over SMPP', async () => {
  const received: unknown[] = [];
  const server = smpp.createServer((session: Session) => {
    session.on('bind_transmitter', (pdu) => {
      received.push([pdu.system_id, pdu.password]);
      session.send(pdu.response({ command_status: pdu.password === 'pass word' ? 0 : 14 }));
    });
    session.on('submit_sm', (pdu) => {
      received.push([pdu.source_addr, pdu.destination_addr, pdu.message_payload]);
      session.send(pdu.response({ message_id: '1' }));
    });
    session.on('unbind', (pdu) => session.send(pdu.response()));
    session.on('error', () => {});
  });
  const port = await listen(server);
  await smppSms(
    `smpp://kadr:pass%20word@127.0.0.1:${port}`,
    'Kadr',
  )({ to: '+79990000001', text: 'Код 1234' });
  expect(received).toEqual([
    ['kadr', 'pass word'],
    ['Kadr', '79990000001', expect.objectContaining({ message: 'Код 1234' })],
  ]);
  await expect(
    smppSms(`smpp://kadr:other@127.0.0.1:${port}`, 'Kadr')({ to: '+79990000001', text: 'x' }),
  ).rejects.toThrow('refused to let us in: status 14');
});

it('says that an SMPP gateway is not there, or says nothing', async () => {
  const silent = await listen(createTcp(() => {}));
  await expect(
    smppSms(`smpp://a:b@127.0.0.1:${silent}`, 'Kadr', 50)({ to: '+79990000001', text: 'x' }),
  ).rejects.toThrow('did not answer in time');
  const gone = createTcp();
  const port = await listen(gone);
  await new Promise((resolve) => {
    gone.close(resolve);
  });
  await expect(
    smppSms(`smpp://a:b@127.0.0.1:${port}`, 'Kadr')({ to: '+79990000001', text: 'x' }),
  ).rejects.toThrow('ECONNREFUSED');
});

it('hands an e-mail to a mail server', async () => {
  const lines: string[] = [];
  let isData = false;
  const server = createTcp((socket) => {
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        lines.push(line);
        if (isData) {
          if (line === '.') {
            isData = false;
            socket.write('250 taken\r\n');
          }
        } else if (line.startsWith('EHLO')) socket.write('250 test\r\n');
        else if (line === 'DATA') {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  const port = await listen(server);
  const send = emailSender(`smtp://127.0.0.1:${port}`, 'Kadr <no-reply@kadr.example>');
  await send({ to: 'anna@kadr.example', subject: 'Code 123456', text: 'Your code: 123456' });
  expect(lines).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<no-reply@kadr.example>',
      'RCPT TO:<anna@kadr.example>',
      'Subject: Code 123456',
      'Your code: 123456',
    ]),
  );
});

it('without a gateway, lands in the outbox when embedded, and says which variable is missing when not', async () => {
  const gateways = { sms: 'sandbox', mail: 'sandbox' };
  const config = {
    outside: { payment: '', migration: '', advertising: '', guide: '', licence: '', ...gateways },
    smsFrom: 'Kadr',
    mailFrom: 'Kadr <no-reply@kadr.example>',
  };
  const outbox = createOutbox(() => new Date(0));
  const embedded = createOutgoing(config, outbox);
  await embedded.sms({ to: '+79990000001', text: 'Код 1234' });
  await embedded.email({ to: 'anna@kadr.example', subject: 'x', text: 'Код: 123456' });
  expect(outbox.messages(null).map(({ to, code }) => [to, code])).toEqual([
    ['anna@kadr.example', '123456'],
    ['+79990000001', '1234'],
  ]);
  const outside = createOutgoing(config, null);
  await expect(outside.sms({ to: '+79990000001', text: 'x' })).rejects.toThrow('KADR_SMS_URL');
  await expect(outside.email({ to: 'a@b.example', subject: 'x', text: 'x' })).rejects.toThrow(
    'KADR_MAIL_URL',
  );
});
