import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { PersonRow } from '../../people/index.ts'
import { emotionSigns } from './emotion-signs.ts'
import css from './readers-dialog.module.css'

interface ReactionsDialogProps {
  emotions: ChatroomMessage['emotions']
  /** The present members, as the viewer may see them. */
  people: readonly PersonSummary[]
  onClose: () => void
}

/** Who reacted to a message, and how. */
export function ReactionsDialog({ emotions, people, onClose }: ReactionsDialogProps) {
  const { t } = useTranslation('chat')
  const byId = new Map(people.map((person) => [person.id, person]))
  const shown = emotions.flatMap(({ emotion, personIds }) => personIds.map((id) => ({ emotion, person: byId.get(id) })))
  const known = shown.flatMap(({ emotion, person }) => (person ? { emotion, person } : []))
  const others = shown.length - known.length
  return (
    <Dialog isOpen onClose={onClose} title={t('reactions.title')}>
      <ul className={css.readers}>
        {known.map(({ emotion, person }) => (
          <PersonRow key={person.id} person={person} line={`${emotionSigns[emotion]} ${t(`emotion.${emotion}`)}`} />
        ))}
      </ul>
      {others > 0 ? <p className={css.note}>{t('reactions.others', { count: others })}</p> : null}
    </Dialog>
  )
}
