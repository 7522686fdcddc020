/** The player with its interface. */
export { Player } from './player.tsx';
export type { PlayerProps } from './player.tsx';
export type { PlayerReport } from './settings/report-screen.tsx';
export type { EndActions, NextUp } from './context/ending-context.ts';
export { reportAnswers } from './messages/messages.ts';
export type { ErrorKind, ErrorText, PlayerMessages, ReportAnswer } from './messages/messages.ts';
