import type { Log } from '../context/context.ts';
import type { LettersService } from '../letters/service.ts';
import type { MessagesService } from '../messages/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { PushPublisher } from '../push/publisher.ts';

export interface RenewalPorts {
  readonly push: Pick<PushPublisher, 'publish'>;
  readonly messages: Pick<MessagesService, 'post'>;
  readonly letters: Pick<LettersService, 'write'>;
  readonly log: Pick<Log, 'error'>;
  /** Origin of the service's pages. */
  readonly origin: string;
}

export interface ChargePorts extends RenewalPorts {
  readonly payments: Pick<PaymentsService, 'attempt' | 'start'>;
}
