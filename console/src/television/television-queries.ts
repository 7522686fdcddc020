/** Query keys; every change of the guide refetches all of them. */
export const televisionKey = ['television'];
export const scheduleKey = (channel: string, from: number) => [...televisionKey, 'schedule', channel, from];

export const schedulePath = (channel: string): string => `/television/${channel}`;
export const guideImportPath = '/guides';
