import { messageInputSchema } from '@kadr/contract';
import { z } from 'zod';
import { exactly, readContent } from './content-files.ts';

/** What is in the messages list of the demo's first account: none of it opens unasked. */
export const demoMessages = readContent('messages.yaml', z.array(exactly(messageInputSchema)));
