import type { PartyReaction } from '@kadr/contract';
import type { ReactNode } from 'react';

const face = <circle cx={12} cy={12} r={10} fill="#ffc83d" />;
const ink = { fill: 'none', stroke: '#5a3206', strokeWidth: 1.8, strokeLinecap: 'round' } as const;

/** Drawn, so that they look the same everywhere: some systems' fonts have no emoji. On a grid of 24. */
const drawings: Readonly<Record<PartyReaction, ReactNode>> = {
  '❤️': (
    <path
      d="M12 21S2.5 15.4 2.5 8.8A5 5 0 0 1 12 6.6a5 5 0 0 1 9.5 2.2C21.5 15.4 12 21 12 21Z"
      fill="#ff4d6a"
    />
  ),
  '😂': (
    <>
      {face}
      <path d="M6 10.2q1.6-2.2 3.4 0M14.6 10.2q1.6-2.2 3.4 0" {...ink} />
      <path d="M6.5 13h11a5.5 5.5 0 0 1-11 0Z" fill="#5a3206" />
      <path
        d="M4.6 11.4q-2.6 2.8-2 4.6a2 2 0 0 0 3.6-.6q.3-1.7-1.6-4ZM19.4 11.4q2.6 2.8 2 4.6a2 2 0 0 1-3.6-.6q-.3-1.7 1.6-4Z"
        fill="#5cb8ff"
      />
    </>
  ),
  '😮': (
    <>
      {face}
      <circle cx={8.4} cy={9.6} r={1.5} fill="#5a3206" />
      <circle cx={15.6} cy={9.6} r={1.5} fill="#5a3206" />
      <ellipse cx={12} cy={16} rx={2.6} ry={3.2} fill="#5a3206" />
    </>
  ),
  '😢': (
    <>
      {face}
      <circle cx={8.4} cy={10.6} r={1.4} fill="#5a3206" />
      <circle cx={15.6} cy={10.6} r={1.4} fill="#5a3206" />
      <path d="M8.5 17.2q3.5-2.8 7 0M6.4 7.8q1.4-1.2 3-1.3M17.6 7.8q-1.4-1.2-3-1.3" {...ink} />
      <path d="M17 12.6q-2.3 3-1.8 4.5a1.9 1.9 0 0 0 3.6 0q.5-1.5-1.8-4.5Z" fill="#5cb8ff" />
    </>
  ),
  '👍': (
    <>
      <rect x={2} y={10.5} width={5} height={11} rx={1.6} fill="#5cb8ff" />
      <path
        d="M8.5 19.6v-8l3.6-8.2c.9-1.5 3.7-.9 3.5 1.5l-.5 3.9h4.5c1.7 0 2.7 1.4 2.3 2.9l-1.8 6.7c-.4 1.3-1.3 2.1-2.7 2.1h-6.4c-1.1 0-1.9-.3-2.5-.9Z"
        fill="#ffc83d"
      />
    </>
  ),
  '🔥': (
    <>
      <path
        d="M12.5 1.5c.6 4 6.5 6.5 6.5 13a7 7 0 0 1-14 0c0-3 1.6-4.8 2.6-6.4.5 1.5 1.2 2.3 2 2.7.2-3.6.9-6.5 2.9-9.3Z"
        fill="#ff7a1f"
      />
      <path
        d="M12.3 11.5c.3 2 3 3 3 6a3.3 3.3 0 0 1-6.6 0c0-1.4.6-2.3 1.2-3 .3.6.7 1 1.1 1.1.1-1.5.5-2.9 1.3-4.1Z"
        fill="#ffd75e"
      />
    </>
  ),
};

export function ReactionPicture({ reaction }: { readonly reaction: PartyReaction }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {drawings[reaction]}
    </svg>
  );
}
