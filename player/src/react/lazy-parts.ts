/** The lazy parts of the interface, as one chunk: see `lazy.ts`. */
export { ChapterMarks, ChapterName } from './chapters.tsx';
export { SettingsPanel } from './settings/settings-panel.tsx';
export { Shortcuts } from './shortcuts.tsx';
export { SkipOffers } from './skip-offers.tsx';
export { TouchControls } from './touch-controls.tsx';
