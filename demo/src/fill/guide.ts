import { guidesAround } from '../content/guide.ts';
import { withPictures } from './channel-pictures.ts';
import type { FillOptions } from './options.ts';

/** The operations that the guide is written through. */
export type GuideClient = { readonly operator: Pick<FillOptions['client']['operator'], 'importGuide'> };

/** So many channels are written at once: nobody waits for a long transaction. */
const atOnce = 5;

/** Writes what the demo's channels show around a moment; what is there already stays as it is. Once a day is enough. */
export async function writeGuide(client: GuideClient, now: Date): Promise<void> {
  const guides = guidesAround(now);
  for (let at = 0; at < guides.length; at += atOnce)
    await client.operator.importGuide({ guides: guides.slice(at, at + atOnce).map(withPictures) });
}
