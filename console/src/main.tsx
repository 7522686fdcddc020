import { createRoot } from 'react-dom/client';
import { createConsole } from './app.tsx';
import { createI18nProvider } from './i18n/i18n-provider.ts';
import { rememberedLanguage } from './i18n/language.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { showTheme } from './ui/theme.ts';

showTheme();
const place = document.querySelector('#console');
if (place === null) throw new Error('The page has no place for the console.');
createRoot(place).render(createConsole(await createI18nProvider(rememberedLanguage())));
