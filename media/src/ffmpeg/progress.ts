/** Reads the output of `-progress`, in pieces of any size, and reports the greatest `out_time` so far, in seconds. */
export function progressReader(onProgress: (seconds: number) => void): (text: string) => void {
  let rest = '';
  let furthest = 0;
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = (lines.pop() ?? '').slice(-1000);
    for (const line of lines) {
      const microseconds = /^out_time_us=(\d+)\s*$/.exec(line)?.[1];
      if (microseconds === undefined) continue;
      const seconds = Number(microseconds) / 1_000_000;
      if (seconds <= furthest) continue;
      furthest = seconds;
      onProgress(seconds);
    }
  };
}
