import { languages } from '@kadr/contract';
import type { Language } from '@kadr/contract';
import type { ProviderAccount } from '@kadr/api';
import type { OutboxMessage } from './outbox.ts';
import { sandboxLocales, sandboxWords } from './sandbox-words.ts';

const languageNames: Readonly<Record<Language, string>> = { rus: 'Русский', eng: 'English', hye: 'Հայերեն' };

/** The page on which a person reads the messages. */
export function sandboxPage({
  messages,
  to,
  language,
  accounts,
  bankUrl,
}: {
  readonly messages: readonly OutboxMessage[];
  /** Only messages to this login are listed; null lists all. */
  readonly to: string | null;
  readonly language: Language;
  /** Accounts of another provider, to try a migration. */
  readonly accounts: readonly ProviderAccount[];
  /** Address of the sandbox bank; null without one. */
  readonly bankUrl: string | null;
}): string {
  const words = sandboxWords[language];
  const locale = sandboxLocales[language];
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  const address = (changes: { language?: Language; to?: string | null }): string => {
    const wanted = changes.to === undefined ? to : changes.to;
    const query = new URLSearchParams({
      lang: changes.language ?? language,
      ...(wanted !== null && { to: wanted }),
    });
    return `/sandbox?${query.toString()}`;
  };
  const item = ({ channel, to: login, subject, text, code, sentAt }: OutboxMessage): string => `<li>
<div class="head"><span>${words[channel]}</span><strong>${escape(login)}</strong><time datetime="${sentAt.toISOString()}">${time.format(sentAt)}</time></div>
${subject === null ? '' : `<p>${escape(subject)}</p>`}${code === null ? '' : `<p class="code">${code}</p>`}
<details${code === null ? ' open' : ''}><summary>${words.whole}</summary><pre>${escape(text)}</pre></details>
</li>`;
  const list =
    messages.length === 0
      ? `<ul><li class="none"><p>${words.empty}</p><p>${words.emptyHint}</p></li></ul>`
      : `<ol>${messages.map(item).join('')}</ol>`;
  return `${head(language)}
<script src="/sandbox/script.js" defer></script>
</head>
<body>
<header><h1>${words.title}</h1><nav>${languages
    .map(
      (one) =>
        `<a href="${escape(address({ language: one }))}" lang="${sandboxLocales[one]}"${one === language ? ' aria-current="true"' : ''}>${languageNames[one]}</a>`,
    )
    .join('')}</nav></header>
<main data-latest="${messages[0]?.id ?? ''}">
<p>${words.introduction}</p>
${bankUrl === null ? '' : `<p><a href="${escape(bankUrl)}">${words.bank}</a></p>`}
<form action="/sandbox"><input type="hidden" name="lang" value="${language}">
<label>${words.to}<input name="to" value="${escape(to ?? '')}" placeholder="${words.toHint}" autocomplete="off"></label>
<button>${words.show}</button>${to === null ? '' : `<a href="${escape(address({ to: null }))}">${words.all}</a>`}</form>
${list}
<h2>${words.migration}</h2>
<p>${words.migrationHint}</p>
<ul>${accounts.map(({ email, phone, provider }) => `<li><div class="head"><strong>${escape(email)}</strong><span>${escape(phone)}</span><span>${escape(provider)}</span></div></li>`).join('')}</ul>
</main>
</body>
</html>`;
}

/** The page for a request that may not read them. */
export function closedSandboxPage(language: Language): string {
  const { title, closed, closedHint } = sandboxWords[language];
  return `${head(language)}
</head>
<body>
<header><h1>${title}</h1></header>
<main><ul><li class="none"><p>${closed}</p><p>${closedHint}</p></li></ul></main>
</body>
</html>`;
}

function head(language: Language): string {
  return `<!doctype html>
<html lang="${sandboxLocales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${sandboxWords[language].title}</title>
<link rel="stylesheet" href="/sandbox/style.css">`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
