/** Time zones that guides name instead of an offset, in hours ahead of UTC. */
const zones: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  Z: 0,
  BST: 1,
  CET: 1,
  CEST: 2,
  MSK: 3,
  AMT: 4,
};

/**
 * Unix seconds of an XMLTV time: `YYYYMMDDhhmmss` or a prefix of it that includes the day, then a zone, UTC without
 * one. Null for anything else.
 */
export function readXmltvTime(text: string | undefined): number | null {
  const found = /^\s*(\d{4})(\d{2})(\d{2})(\d{2})?(\d{2})?(\d{2})?\s*([+-]\d{2}:?\d{2}|[A-Z]{1,4})?\s*$/.exec(
    text ?? '',
  );
  if (found === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((digits: string | undefined) => Number(digits ?? 0));
  const offset = offsetOf(found[7]);
  if (
    offset === null ||
    month < 1 ||
    month > 12 ||
    day < 1 ||
    day > 31 ||
    hour > 24 ||
    minute > 59 ||
    second > 60
  )
    return null;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - offset;
}

function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return 0;
  const named = zones[zone];
  if (named !== undefined) return named * 3600;
  const found = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (found === null) return null;
  const seconds = Number(found[2]) * 3600 + Number(found[3]) * 60;
  return found[1] === '-' ? -seconds : seconds;
}
