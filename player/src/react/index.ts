/** The player with its interface. */
export { Player } from './player.tsx';
export type { PlayerProps, PlayerReport } from './player.tsx';
export type { EndActions, NextUp } from './ending-context.ts';
export { reportAnswers } from './messages/messages.ts';
export type { ErrorKind, ErrorText, PlayerMessages, ReportAnswer } from './messages/messages.ts';
