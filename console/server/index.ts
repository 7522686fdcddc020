/** Serves the console: `server` asks it for `/console`. */
export { openConsole } from './console-handler.ts';
export type { Console } from './console-handler.ts';
