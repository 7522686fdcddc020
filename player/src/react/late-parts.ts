/** What nobody needs before the first picture and everybody gets after it, as one file: see `late.ts`. */
export { SettingsPanel } from './settings/settings-panel.tsx';
export { Shortcuts } from './shortcuts.tsx';
export { SkipOffers } from './skip-offers.tsx';
export { TouchControls } from './touch-controls.tsx';
