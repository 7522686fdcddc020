/** Serves the console: `server` uses it for `/console`. */
export { openConsole } from './console-handler.ts';
export type { Console } from './console-handler.ts';
