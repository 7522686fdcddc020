import type { GuideImport } from '@kadr/contract';
import { random } from '../random.ts';
import { demoChannels } from './channels.ts';
import { hasCatchup } from './channel-import.ts';
import type { DemoChannel, DemoProgramme, ProgrammeTime } from './types.ts';

const minute = 60;
const dayLength = 24 * 60;
/** The channels' own clock, ahead of UTC (seconds): Moscow's, which has no summer time. */
const clock = 3 * 60 * minute;
/** Days of programmes before and after today: one more than viewers see in any time zone. */
const days = { before: 4, after: 3 } as const;
/** How long a programme can be watched after it was shown, in seconds. */
const keptFor = 3 * dayLength * minute;

/** A programme's time on a day: minutes from midnight. */
export interface DemoAiring {
  readonly programme: DemoProgramme;
  readonly start: number;
  readonly end: number;
}

const quarters = ['night', 'morning', 'day', 'evening'] as const satisfies readonly ProgrammeTime[];

/**
 * What a channel shows on a day (`YYYY-MM-DD`), from midnight to midnight without a gap. It depends on the channel and
 * the day alone. A programme with a `time` begins in that quarter of the day.
 */
export function dayOfChannel({ slug, programmes }: DemoChannel, day: string): DemoAiring[] {
  const airings: DemoAiring[] = [];
  let at = 0;
  while (at < dayLength) {
    const quarter = quarters[Math.floor((4 * at) / dayLength)];
    const suitable = programmes.filter(
      ({ time, minutes }) => (time === undefined || time === quarter) && at + minutes <= dayLength,
    );
    const last = airings.at(-1);
    const others = suitable.filter((programme) => programme !== last?.programme);
    const shown = timesOf(airings);
    const fewest = Math.min(...others.map(({ slug: name }) => shown.get(name) ?? 0));
    const [first, ...rest] = others.filter(({ slug: name }) => (shown.get(name) ?? 0) === fewest);
    if (first === undefined) {
      // Nothing more fits into the day: the last programme goes on until midnight.
      if (last !== undefined) airings[airings.length - 1] = { ...last, end: dayLength };
      break;
    }
    const programme = random(`${slug}/${day}/${at}`).pick([first, ...rest]);
    airings.push({ programme, start: at, end: at + programme.minutes });
    at += programme.minutes;
  }
  return airings;
}

function timesOf(airings: readonly DemoAiring[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { programme } of airings) times.set(programme.slug, (times.get(programme.slug) ?? 0) + 1);
  return times;
}

/** The day of a moment on the channels' clock, `YYYY-MM-DD`. */
export function guideDayAt(now: Date): string {
  return new Date(now.getTime() + clock * 1000).toISOString().slice(0, 10);
}

/** Every channel's guide around a moment, for `operator.importGuide`. It depends on the day alone. */
export function guidesAround(now: Date): GuideImport[] {
  const today = Date.parse(`${guideDayAt(now)}T00:00:00Z`) / 1000;
  const midnights = Array.from(
    { length: days.before + 1 + days.after },
    (_, at) => today + (at - days.before) * dayLength * minute,
  );
  return demoChannels.map((channel) => ({
    channel: channel.slug,
    from: today - days.before * dayLength * minute - clock,
    to: today + (days.after + 1) * dayLength * minute - clock,
    programmes: channel.programmes.map(({ slug, name, description, age }) => ({
      slug,
      name,
      description,
      age,
    })),
    epgs: midnights.flatMap((midnight) =>
      dayOfChannel(channel, new Date(midnight * 1000).toISOString().slice(0, 10)).map(
        ({ programme, start, end }) => ({
          programme: programme.slug,
          start_time: midnight + start * minute - clock,
          end_time: midnight + end * minute - clock,
          tstv_valid_until: hasCatchup(channel) ? midnight + end * minute - clock + keptFor : null,
        }),
      ),
    ),
  }));
}
