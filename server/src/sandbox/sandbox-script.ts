/** Looks for new messages every two seconds, and reloads the page when there are some and nobody is typing. */
export const sandboxScript = `
const field = document.querySelector('input[name=to]');
const written = field.value;
const to = new URLSearchParams(location.search).get('to');
const shown = document.querySelector('main').dataset.latest;
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch('/sandbox/outbox?' + new URLSearchParams(to ? { to } : {})).catch(() => null);
  if (!answer?.ok) return;
  const { messages } = await answer.json();
  const latest = String(messages[0]?.id ?? '');
  if (latest !== shown && field.value === written) location.reload();
}, 2000);
`;
