/** A line for the person at the terminal; standard output is kept for results. */
export function say(sentence: string): void {
  endProgress();
  process.stderr.write(`kadr: ${sentence}\n`);
}

let isProgressShown = false;
let lastShown = '';

/** Shows progress: one line that rewrites itself in a terminal, a line for each tenth elsewhere. */
export function showProgress(what: string, percent: number): void {
  if (process.stderr.isTTY) {
    const width = 24;
    const full = Math.round((percent / 100) * width);
    process.stderr.write(
      `\r\x1b[2K${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent.toFixed(0).padStart(3)} %  ${what}`,
    );
    isProgressShown = true;
    if (percent >= 100) endProgress();
    return;
  }
  const shown = `${what.split(',')[0]} ${Math.floor(percent / 10) * 10} %`;
  if (shown !== lastShown) process.stderr.write(`kadr: ${what}, ${percent.toFixed(0)} %\n`);
  lastShown = shown;
}

function endProgress(): void {
  if (isProgressShown) process.stderr.write('\n');
  isProgressShown = false;
}

/** Seconds in a readable form: `45 s`, `12 min`, `1 h 5 min`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  const minutes = Math.round(whole / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
