import { classNames } from '../ui/class-names.ts';
import styles from './rating-picture.module.css';

/** The weather of a rating: from a thunderstorm to a rainbow. */
interface Scene {
  readonly sky: string;
  /** Height of its centre, radius, and whether it has rays in all directions. */
  readonly sun?: { readonly y: number; readonly radius: number; readonly hasRays?: boolean };
  /** Whether the sun is pale behind the clouds. */
  readonly isVeiled?: boolean;
  /** Left, top, size and colour of each cloud. */
  readonly clouds: readonly (readonly [x: number, y: number, scale: number, colour: string])[];
  /** Left ends of the row of drops. */
  readonly rain?: readonly number[];
  readonly hasBolt?: boolean;
  readonly hills?: string;
  readonly hasRainbow?: boolean;
}

const [black, grey, pale, white] = ['#565f74', '#8b95aa', '#b9c3d3', '#f4f7fb'] as const;

/** By rating, 1–10. */
const scenes: readonly Scene[] = [
  {
    sky: '#171b2b',
    clouds: [
      [2, 12, 1.1, '#3c4459'],
      [18, 6, 1.35, black],
    ],
    rain: [12, 22, 48, 56],
    hasBolt: true,
  },
  { sky: '#232a3e', clouds: [[8, 8, 1.5, black]], rain: [12, 21, 30, 39, 48] },
  { sky: '#374259', clouds: [[9, 10, 1.4, grey]], rain: [20, 33, 46] },
  {
    sky: '#4d5b74',
    clouds: [
      [2, 11, 1.1, grey],
      [17, 21, 1.35, pale],
    ],
  },
  {
    sky: '#68809f',
    sun: { y: 24, radius: 12 },
    isVeiled: true,
    clouds: [
      [3, 18, 1.25, pale],
      [24, 32, 1.15, white],
    ],
  },
  { sky: '#5490c4', sun: { y: 24, radius: 13 }, clouds: [[16, 26, 1.4, white]] },
  { sky: '#d98a5f', sun: { y: 44, radius: 15 }, clouds: [[6, 9, 0.7, '#f3cdb4']], hills: '#5a4657' },
  { sky: '#4fa3de', sun: { y: 25, radius: 12 }, clouds: [[4, 9, 0.8, white]], hills: '#3f8f5f' },
  { sky: '#3597e6', sun: { y: 25, radius: 12, hasRays: true }, clouds: [], hills: '#3a9a58' },
  {
    sky: '#2b8bea',
    sun: { y: 18, radius: 9, hasRays: true },
    clouds: [
      [-8, 39, 0.8, white],
      [48, 39, 0.8, white],
    ],
    hills: '#35a054',
    hasRainbow: true,
  },
];

/** The picture of a rating, 0–10; 0 is an empty frame. It adds no information to the number beside it. */
export function RatingPicture({
  value,
  isLarge = false,
}: {
  readonly value: number;
  readonly isLarge?: boolean;
}) {
  const scene = scenes[value - 1];
  return (
    <svg
      viewBox="0 0 64 64"
      className={classNames(styles.picture, isLarge && styles.large)}
      data-rating={value}
      aria-hidden="true"
    >
      {scene ? <Weather scene={scene} /> : <EmptyFrame />}
    </svg>
  );
}

function EmptyFrame() {
  return (
    <g className={styles.empty}>
      <rect x="4" y="4" width="56" height="56" rx="13" strokeDasharray="7 6" />
      <path d="M24 32h16" />
    </g>
  );
}

function Weather({ scene }: { readonly scene: Scene }) {
  const { sky, sun, isVeiled, clouds, rain, hasBolt, hills, hasRainbow } = scene;
  return (
    <>
      <rect width="64" height="64" fill={sky} />
      {sun && (
        <g opacity={isVeiled ? 0.55 : 1}>
          {sun.hasRays && (
            <path d={raysOf(sun)} stroke="#ffdf6b" strokeWidth="3" strokeLinecap="round" fill="none" />
          )}
          <circle cx="32" cy={sun.y} r={sun.radius} fill="#ffd54a" />
        </g>
      )}
      {hasRainbow && <Rainbow />}
      {hills && (
        <>
          <path d="M0 64V50c12-9 22-8 32-2s22 6 32-3v19Z" fill={hills} />
          <path d="M0 64v-5c14-8 26-6 36-2s20 4 28 0v7Z" fill="#000" opacity="0.16" />
        </>
      )}
      {clouds.map(([x, y, scale, colour]) => (
        <path
          key={`${x} ${y}`}
          d="M8 20a7 7 0 0 1-1-13.9A10 10 0 0 1 25.5 8 6 6 0 0 1 26 20Z"
          transform={`translate(${x} ${y}) scale(${scale})`}
          fill={colour}
        />
      ))}
      {rain && (
        <path
          d={rain.map((x) => `M${x} 43l-3 10`).join('')}
          stroke="#8fb8ff"
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
      {hasBolt && <path d="M38 32 27 47h7l-3 12 13-17h-8l5-10Z" fill="#ffd54a" />}
    </>
  );
}

const rainbow = ['#ff6b6b', '#ffd166', '#5fd38d', '#8aa8ff'] as const;

function Rainbow() {
  return rainbow.map((colour, at) => (
    <circle
      key={colour}
      cx="32"
      cy="54"
      r={29 - at * 3}
      fill="none"
      stroke={colour}
      strokeWidth="3"
      opacity="0.9"
    />
  ));
}

/** Eight short lines around the sun. */
function raysOf({ y, radius }: { readonly y: number; readonly radius: number }): string {
  const point = (turn: number, length: number): string =>
    `${(32 + Math.cos(turn) * length).toFixed(1)} ${(y + Math.sin(turn) * length).toFixed(1)}`;
  return Array.from({ length: 8 }, (_, at) => {
    const turn = (at * Math.PI) / 4;
    return `M${point(turn, radius + 3.5)}L${point(turn, radius + 7.5)}`;
  }).join('');
}
