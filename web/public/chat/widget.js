/**
 * The sandbox of the support chat: stands where a chat service's script goes when a brand has none. It tells that nobody
 * sits at the other end of this installation, and leads to the pages that help. `window.kadrChat.show()` opens it.
 */
(() => {
  const words = {
    ru: {
      title: 'Чат поддержки',
      text: 'Операторы к этой установке не подключены. Вот где помогут сразу:',
      support: 'Как связаться с поддержкой',
      faq: 'Вопросы и ответы',
      promocode: 'Активировать промокод',
      close: 'Закрыть чат',
    },
    en: {
      title: 'Support chat',
      text: 'No operators are connected to this installation. Here is where to find help at once:',
      support: 'How to reach support',
      faq: 'Questions and answers',
      promocode: 'Use a promo code',
      close: 'Close the chat',
    },
    hy: {
      title: 'Աջակցության զրույց',
      text: 'Այս տեղադրմանը օպերատորներ միացված չեն։ Ահա որտեղ կօգնեն անմիջապես․',
      support: 'Ինչպես կապվել աջակցության հետ',
      faq: 'Հարցեր և պատասխաններ',
      promocode: 'Օգտագործել պրոմոկոդը',
      close: 'Փակել զրույցը',
    },
  };
  const t = words[document.documentElement.lang] ?? words.en;

  const element = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  const link = (href, text) => element('li', {}, element('a', { href, textContent: text }));

  const title = element('h2', { id: 'kadr-chat-title', tabIndex: -1, textContent: t.title });
  const close = element('button', { type: 'button', textContent: '×' });
  close.setAttribute('aria-label', t.close);
  const panel = element(
    'section',
    { className: 'kadr-chat', hidden: true },
    element('header', {}, title, close),
    element('p', { textContent: t.text }),
    element('ul', {}, link('/support', t.support), link('/faq', t.faq), link('/promocode', t.promocode)),
  );
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-labelledby', 'kadr-chat-title');

  const stylesheet = element('link', { rel: 'stylesheet', href: '/chat/widget.css' });
  // Shown once it has its look, or without it when that cannot be had.
  const ready = new Promise((resolve) => {
    for (const event of ['load', 'error']) stylesheet.addEventListener(event, resolve, { once: true });
  });

  let opener = null;
  const hide = () => {
    if (panel.hidden) return;
    panel.hidden = true;
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  const show = () => {
    if (panel.hidden) opener = document.activeElement;
    void ready.then(() => {
      panel.hidden = false;
      title.focus();
    });
  };
  close.addEventListener('click', hide);
  panel.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) panel.hidden = true;
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });

  document.head.append(stylesheet);
  document.body.append(panel);
  window.kadrChat = { show };
})();
