import type { partyMessageLength } from '@kadr/contract';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { ProfileIcon } from '../../ui/profile-icon.tsx';
import { useTask } from '../../ui/use-task.ts';
import type { PartySession } from './party-ports.ts';
import type { LogEntry, PartyView } from './party-view.ts';
import { isReaction, reactionNames } from './reaction-names.ts';
import { ReactionPicture } from './reaction-picture.tsx';
import styles from './chat.module.css';

// The contract's schemas stay out of the browser's code.
const longest: typeof partyMessageLength = 300;
const reactions = Object.keys(reactionNames).filter(isReaction);

const eventKeys = {
  joined: 'together.joined',
  left: 'together.left',
  played: 'together.played',
  paused: 'together.paused',
  sought: 'together.sought',
  opened: 'together.opened',
} as const;

export interface ChatProps {
  readonly view: PartyView;
  readonly session: PartySession;
}

/** Messages and events, and an input for messages. Profiles with an age limit can only react. */
export function Chat({ view, session }: ChatProps) {
  const t = useMessages();
  const { has_chat } = view.party;
  return (
    <div className={styles.chat}>
      <Log log={view.log} />
      <fieldset className={styles.reactions} aria-label={t('together.reactions')}>
        {reactions.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className={styles.reaction}
            aria-label={t(reactionNames[reaction])}
            onClick={() => void session.react(reaction).catch(() => undefined)}
          >
            <ReactionPicture reaction={reaction} />
          </button>
        ))}
      </fieldset>
      {has_chat ? <MessageForm session={session} /> : <p className={styles.none}>{t('together.noChat')}</p>}
    </div>
  );
}

function Log({ log }: { readonly log: readonly LogEntry[] }) {
  const t = useMessages();
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    // A viewer who reads further up stays there.
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  return (
    <div
      ref={list}
      className={styles.log}
      role="log"
      aria-label={t('together.messages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable list must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight > scrollHeight - 24;
      }}
    >
      {log.length === 0 && <p className={styles.none}>{t('together.quiet')}</p>}
      {log.map((entry) =>
        entry.kind === 'event' ? (
          <p key={entry.key} className={styles.event}>
            {t(eventKeys[entry.event], { name: entry.name })}
          </p>
        ) : (
          <div key={entry.key} className={styles.message}>
            <span className={styles.icon}>
              <ProfileIcon image={entry.message.icon} />
            </span>
            <p className={styles.text}>
              <span className={styles.name}>{entry.message.name}</span> {entry.message.text}
            </p>
          </div>
        ),
      )}
    </div>
  );
}

function MessageForm({ session }: { readonly session: PartySession }) {
  const t = useMessages();
  const [text, setText] = useState('');
  const { run, isBusy, error } = useTask();
  const send = async (): Promise<void> => {
    const said = text.trim();
    if (said !== '' && (await run(() => session.say(said)))) setText('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        className={styles.input}
        value={text}
        maxLength={longest}
        enterKeyHint="send"
        autoComplete="off"
        aria-label={t('together.message')}
        placeholder={t('together.message')}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button size="small" type="submit" loading={isBusy}>
        {t('together.send')}
      </Button>
      {error !== null && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
