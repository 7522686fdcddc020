import type { Style } from '../scene.ts';
import { below } from './waves/below.ts';
import { calm } from './waves/calm.ts';
import { frozen } from './waves/frozen.ts';
import { rolling } from './waves/rolling.ts';

/** The sea: calm under a low light, rolling in bands, or from below with a whale. */
export const waves: Style = (brief) => {
  const { random, motif } = brief;
  if (
    motif === 'whale' ||
    motif === 'diver' ||
    motif === 'fish' ||
    motif === 'submarine' ||
    motif === 'jellyfish' ||
    motif === 'bell'
  )
    return below(brief);
  if (motif === 'skate' || motif === 'rink') return frozen(brief);
  if (motif === 'ship' || motif === 'sail' || motif === 'yacht') return rolling(brief);
  if (motif !== null) return calm(brief);
  const view = random.pick(['calm', 'rolling', 'below']);
  return view === 'below' ? below(brief) : view === 'rolling' ? rolling(brief) : calm(brief);
};
