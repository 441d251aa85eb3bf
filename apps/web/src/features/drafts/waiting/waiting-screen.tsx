import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { When } from '../../../ui/when.tsx'
import { type SignedInUser, useCurrentUser } from '../../profiles/index.ts'
import css from './waiting.module.css'
import { dropNote, sendNote, type WaitingNote, waitingNotes } from './waiting-notes.ts'

/** What was written on this device without a connection, and has not been sent yet. */
export function WaitingScreen() {
  const { t } = useTranslation('drafts/waiting')
  const user = useCurrentUser()
  return (
    <Screen title={t('title')} back={paths.portfolio}>
      {user ? <Waiting user={user} /> : null}
    </Screen>
  )
}

function Waiting({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('drafts/waiting')
  const [notes, setNotes] = useState(() => waitingNotes(user.id))
  const [sending, setSending] = useState<string | null>(null)
  const [removing, setRemoving] = useState<string | null>(null)

  const send = (note: WaitingNote) => {
    setSending(note.id)
    sendNote(user, note)
      .then(
        () => toast(t('sent')),
        (error: unknown) => toast(sentenceOf(error), { tone: 'warning' }),
      )
      .finally(() => {
        setSending(null)
        setNotes(waitingNotes(user.id))
      })
  }
  const remove = () => {
    if (removing !== null) dropNote(user.id, removing)
    setRemoving(null)
    setNotes(waitingNotes(user.id))
  }

  if (notes.length === 0)
    return (
      <EmptyState title={t('none')} action={<LinkButton to={paths.writePost}>{t('toDrafts')}</LinkButton>}>
        <p>{t('noneText')}</p>
      </EmptyState>
    )
  return (
    <>
      <p className={css.lead}>{t('lead')}</p>
      <ul className={css.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <Card as="article" padding="s" className={css.note}>
              <p className={css.words}>{note.words}</p>
              <small>
                <When time={note.writtenAt} />
              </small>
              <div className={css.ways}>
                <Button look="soft" size="s" isBusy={sending === note.id} onClick={() => send(note)}>
                  {t('send')}
                </Button>
                <Button look="quiet" size="s" onClick={() => setRemoving(note.id)}>
                  {t('remove')}
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={removing !== null}
        title={t('removeTitle')}
        confirm={t('remove')}
        isDangerous
        onConfirm={remove}
        onClose={() => setRemoving(null)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </>
  )
}
