import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { When } from '../../../ui/when.tsx'
import css from './waiting.module.css'
import { WaitingFile } from './waiting-file.tsx'
import type { WaitingNote } from './waiting-notes.ts'

interface WaitingNoteCardProps {
  note: WaitingNote
  isSending: boolean
  /** Why the server refused it. */
  problem: string | null
  onRemove(): void
}

/** A note waiting to be sent, with its state. */
export function WaitingNoteCard({ note, isSending, problem, onRemove }: WaitingNoteCardProps) {
  const { t } = useTranslation('drafts/waiting')
  const arrived = note.files.filter(({ id }) => id !== undefined).length
  return (
    <Card as="article" padding="s" className={css.note}>
      {note.words ? <p className={css.words}>{note.words}</p> : null}
      {note.files.length > 0 ? (
        <ul className={css.files} aria-label={t('files')}>
          {note.files.map((file) => (
            <WaitingFile key={file.key} file={file} />
          ))}
        </ul>
      ) : null}
      <p className={css.state} role="status">
        {isSending
          ? t(note.files.length > 0 ? 'sendingFiles' : 'sending', { arrived, all: note.files.length })
          : problem}
      </p>
      <div className={css.ways}>
        <small>
          <When time={note.writtenAt} />
        </small>
        <Button look="quiet" size="s" disabled={isSending} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </Card>
  )
}
