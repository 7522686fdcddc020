import type { Broadcast } from '@kadr/contract';
import { useState } from 'react';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { MemberPage } from '../../ui/member-page.tsx';
import { Panel } from '../../ui/page.tsx';
import { NothingHere } from '../../ui/refusals.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { Trail } from '../../ui/trail.tsx';
import { marketingKey, segmentPath, useBroadcast } from '../marketing-queries.ts';
import { useId } from '../use-id.ts';
import { BroadcastEditor } from './broadcast-editor.tsx';
import styles from './broadcasts.module.css';
import { MessagePreview } from './message-preview.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { StateBadge } from './state-badge.tsx';
import { useAuthorName } from '../../records/history/author-name.ts';

/** A broadcast: a draft in its editor, any other with its results. */
export function BroadcastScreen() {
  const t = useTexts();
  const id = useId();
  const mayWrite = useMay()('marketing:write');
  const query = useBroadcast(id ?? null);
  if (id === undefined) return <NothingHere />;
  if (id === null) return <BroadcastEditor key="new" broadcast={null} />;
  if (query.data === undefined)
    return (
      <MemberPage title={t('broadcasts.title')} permission="marketing:read" query={query}>
        {null}
      </MemberPage>
    );
  return query.data.state === 'draft' && mayWrite ? (
    <BroadcastEditor key={id} broadcast={query.data} />
  ) : (
    <BroadcastView broadcast={query.data} mayWrite={mayWrite} />
  );
}

function BroadcastView({
  broadcast,
  mayWrite,
}: {
  readonly broadcast: Broadcast;
  readonly mayWrite: boolean;
}) {
  const t = useTexts();
  const authorOf = useAuthorName();
  const formats = useFormats();
  const { name, state, segment_id: segment, send_at: sendAt, finished_at: finishedAt } = broadcast;
  const { cap, expires_at: expiresAt, quiet_hours: quiet } = broadcast;
  return (
    <MemberPage
      title={name}
      permission="marketing:read"
      trail={<Trail href="/marketing/broadcasts" name={t('broadcasts.title')} isLarge />}
      marks={<StateBadge state={state} />}
      actions={mayWrite && <CancelButton broadcast={broadcast} />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <ResultsPanel broadcast={broadcast} />
          <Panel title={t('broadcasts.terms')}>
            <Facts>
              <Fact name={t('broadcasts.segment')}>
                <RowLink href={segmentPath(segment)}>{broadcast.segment_name}</RowLink>
              </Fact>
              {sendAt !== null && <Fact name={t('broadcasts.sendAt')}>{formats.moment(sendAt)}</Fact>}
              {finishedAt !== null && (
                <Fact name={t('broadcasts.finishedAt')}>{formats.moment(finishedAt)}</Fact>
              )}
              {expiresAt !== null && (
                <Fact name={t('broadcasts.expiresAt')}>{formats.moment(expiresAt)}</Fact>
              )}
              <Fact name={t('broadcasts.cap')}>{formats.number(cap)}</Fact>
              {quiet !== null && (
                <Fact name={t('broadcasts.quietHours')}>
                  {formats.timeOfDay(quiet.from * 60)}–{formats.timeOfDay(quiet.to * 60)}
                </Fact>
              )}
              <Fact name={t('broadcasts.author')}>{authorOf(broadcast.created_by)}</Fact>
            </Facts>
          </Panel>
        </div>
        <MessagePreview display={broadcast.display} />
      </div>
    </MemberPage>
  );
}

function CancelButton({ broadcast: { id, state } }: { readonly broadcast: Broadcast }) {
  const t = useTexts();
  const act = useAction(marketingKey);
  const [isAsking, setAsking] = useState(false);
  const cancel = (done: string) => void act(() => service.operator.cancelBroadcast({ id }), done);
  if (state === 'scheduled')
    return <Button onPress={() => cancel(t('broadcasts.unscheduled'))}>{t('broadcasts.unschedule')}</Button>;
  if (state !== 'sending') return null;
  return (
    <>
      <Button look="danger" onPress={() => setAsking(true)}>
        {t('broadcasts.stop')}
      </Button>
      <ConfirmDialog
        title={t('broadcasts.stopTitle')}
        action={t('broadcasts.stop')}
        isDangerous
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel(t('broadcasts.stopped'))}
      >
        <p>{t('broadcasts.stopHint')}</p>
      </ConfirmDialog>
    </>
  );
}
