/** `{ g: 48, 'c:v': 'libx264' }` as arguments of ffmpeg: `-g 48 -c:v libx264`, in this order. */
export function flags(options: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(options).flatMap(([name, value]) => [`-${name}`, String(value)]);
}
