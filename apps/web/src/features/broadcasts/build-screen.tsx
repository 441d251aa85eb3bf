import type { SentBroadcast } from '@learntrail/contract/broadcasts/broadcasts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Screen } from '../../ui/screen/screen.tsx'
import { RefusedState } from '../../ui/states/refused-state.tsx'
import { WaitingLines } from '../../ui/states/waiting-lines.tsx'
import { type SignedInUser, useCurrentUser } from '../profiles/index.ts'
import { sentQuery, useWithdraw } from './api/broadcasts.ts'
import { BroadcastForm } from './broadcast-form.tsx'
import css from './build-screen.module.css'
import { maySend } from './may-send.ts'
import { SentRow } from './sent-row.tsx'

/** Screen for sending broadcasts and following what became of them. */
export function BuildScreen() {
  const { t } = useTranslation('broadcasts/build')
  const user = useCurrentUser()
  return (
    <Screen title={t('title')} back={paths.broadcasts}>
      {user && !maySend(user) ? (
        <RefusedState
          title={t('refused.title')}
          action={<LinkButton to={paths.broadcasts}>{t('refused.read')}</LinkButton>}
        >
          <p>{t('refused.text')}</p>
        </RefusedState>
      ) : null}
      {user && maySend(user) ? <Announcing user={user} /> : null}
    </Screen>
  )
}

/** The form, and the broadcasts already sent. */
export function Announcing({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('broadcasts/build')
  const [corrected, setCorrected] = useState<SentBroadcast | null>(null)
  const [written, setWritten] = useState(0)
  const startOver = () => {
    setCorrected(null)
    setWritten((before) => before + 1)
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <BroadcastForm key={`${corrected?.id} ${written}`} user={user} corrected={corrected} onDone={startOver} />
      <section className={css.sent} aria-labelledby="sent">
        <h2 id="sent">{t('sent.title')}</h2>
        <Sent
          onCorrect={(broadcast) => {
            setCorrected(broadcast)
            window.scrollTo({ top: 0 })
          }}
        />
      </section>
    </>
  )
}

function Sent({ onCorrect }: { onCorrect: (broadcast: SentBroadcast) => void }) {
  const { t } = useTranslation('broadcasts/build')
  const query = useQuery(sentQuery)
  const withdraw = useWithdraw()
  const [asked, setAsked] = useState<SentBroadcast | null>(null)
  if (query.data === undefined) return <WaitingLines query={query} lines={4} />
  if (query.data.items.length === 0) return <p className={css.none}>{t('sent.none')}</p>
  return (
    <>
      <ul className={css.rows}>
        {query.data.items.map((broadcast) => (
          <SentRow
            key={broadcast.id}
            broadcast={broadcast}
            onCorrect={() => onCorrect(broadcast)}
            onWithdraw={() => setAsked(broadcast)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('withdraw.title')}
        confirm={t('withdraw.confirm')}
        isDangerous
        isBusy={withdraw.isPending}
        onClose={() => setAsked(null)}
        onConfirm={() =>
          asked &&
          withdraw.mutate(asked.id, {
            onSuccess: () => toast(t('withdraw.done')),
            onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
            onSettled: () => setAsked(null),
          })
        }
      >
        <p>{t('withdraw.text', { title: asked?.title })}</p>
      </ConfirmDialog>
    </>
  )
}
