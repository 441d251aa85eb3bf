import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { useTranslation } from 'react-i18next'
import { listed } from '../../../ui/listed.ts'
import css from './notice-line.module.css'

/** A notice of the room itself, such as a person joining. */
export function NoticeLine({ message: { author, notice } }: { message: ChatroomMessage }) {
  const { t } = useTranslation('chat')
  if (notice === null) return null
  const nameOf = ({ displayName }: { displayName: string }) => displayName || t('someoneGone')
  const people = listed(notice.people.map(nameOf))
  return <p className={css.line}>{t(`notice.${notice.type}`, { who: nameOf(author), people, name: notice.name })}</p>
}
