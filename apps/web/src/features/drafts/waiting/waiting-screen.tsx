import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type SignedInUser, useCurrentUser } from '../../profiles/index.ts'
import css from './waiting.module.css'
import { WaitingNoteCard } from './waiting-note-card.tsx'
import type { WaitingNote } from './waiting-notes.ts'
import { waitingSenderOf } from './waiting-sender.ts'

interface WaitingScreenProps {
  /** Unsent things of higher features; null when there are none. */
  others?: ReactNode
}

/** The screen of notes written offline on this device and not sent yet. */
export function WaitingScreen({ others = null }: WaitingScreenProps) {
  const { t } = useTranslation('drafts/waiting')
  const user = useCurrentUser()
  return (
    <Screen title={t('title')} back={paths.portfolio}>
      {user ? <Waiting user={user} hasOthers={others !== null} /> : null}
      {others}
    </Screen>
  )
}

function Waiting({ user, hasOthers }: { user: SignedInUser; hasOthers: boolean }) {
  const { t } = useTranslation('drafts/waiting')
  const sender = waitingSenderOf(user.id)
  const { notes, sending, problems } = useWatched(sender)
  const [removing, setRemoving] = useState<WaitingNote | null>(null)
  // Another window may have written or sent notes since.
  useEffect(() => sender.look(), [sender])

  const send = () =>
    sender.send(user).then((count) => {
      if (count > 0) toast(t('arrived', { count }))
    })
  const remove = () => {
    if (removing !== null) void sender.drop(removing)
    setRemoving(null)
  }

  if (notes.length === 0)
    return hasOthers ? null : (
      <EmptyState title={t('none')} action={<LinkButton to={paths.writePost}>{t('toDrafts')}</LinkButton>}>
        <p>{t('noneText')}</p>
      </EmptyState>
    )
  return (
    <>
      <p className={css.lead}>{t('lead')}</p>
      <Button look="soft" icon="send" isBusy={sending !== null} onClick={send}>
        {t('send')}
      </Button>
      <ul className={css.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <WaitingNoteCard
              note={note}
              isSending={sending === note.id}
              problem={problems.has(note.id) ? sentenceOf(problems.get(note.id)) : null}
              onRemove={() => setRemoving(note)}
            />
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
