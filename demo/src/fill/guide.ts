import { guidesAround } from '../content/guide.ts';
import { withPictures } from './channel-pictures.ts';
import type { FillOptions } from './options.ts';

/** The operations that the guide is written through. */
export type GuideClient = { readonly operator: Pick<FillOptions['client']['operator'], 'importGuide'> };

/** How many channels one call writes, which keeps its transaction short. */
const atOnce = 5;

/** Writes the guide of the demo's channels around a moment. It is called once a day. */
export async function writeGuide(client: GuideClient, now: Date): Promise<void> {
  const guides = guidesAround(now);
  for (let at = 0; at < guides.length; at += atOnce)
    await client.operator.importGuide({ guides: guides.slice(at, at + atOnce).map(withPictures) });
}
