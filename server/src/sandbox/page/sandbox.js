// Looks for new messages every two seconds, and reloads the page when there are some and the field is unchanged.
const lookEvery = 2000;
const field = document.querySelector('input[name=to]');
const written = field.value;
const to = new URLSearchParams(location.search).get('to');
const shown = document.querySelector('main').dataset.latest;

async function look() {
  if (document.hidden) return;
  const query = new URLSearchParams(to === null ? {} : { to });
  const answer = await fetch(`/sandbox/outbox?${query}`).catch(() => null);
  if (!answer?.ok) return;
  const { messages } = await answer.json();
  const latest = String(messages[0]?.id ?? '');
  if (latest !== shown && field.value === written) location.reload();
}

setInterval(() => void look(), lookEvery);
