export const chromiumPath: string;
export const chromiumShellPath: string;
export const chromiumSwitches: readonly string[];
