import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../../../saving/conflict-notice.tsx'
import { useWatched } from '../../../../saving/use-watched.ts'
import { When } from '../../../../ui/when.tsx'
import type { WeekSession } from './week-session.ts'
import { textOfWeek, weekOf } from './week-text.rules.ts'

/** Shown when a week's note was changed in two places: the person keeps one, or both in sequence. */
export function WeekConflict({ session, number }: { session: WeekSession; number: number | null }) {
  const { t } = useTranslation('plans/doing')
  const { text, conflict, saved } = useWatched(session)
  if (!conflict) return null
  const theirs = textOfWeek(conflict.other, session.weekId)
  const savedAt = weekOf(conflict.other, session.weekId)?.updatedAt ?? null
  const title = number === null ? t('week.dropped') : t('week.number', { number })
  return (
    <ConflictNotice
      title={t('conflict.title')}
      text={t('conflict.text')}
      mine={{
        name: t('conflict.mine'),
        when: <When time={conflict.at} relative />,
        title,
        words: text.note,
        keep: t('conflict.keepMine'),
        onKeep: () => void session.keepMine(),
      }}
      other={{
        name: t('conflict.other'),
        when: savedAt ? <When time={savedAt} relative /> : null,
        title,
        words: theirs.note,
        keep: t('conflict.keepOther'),
        onKeep: session.takeOther,
      }}
      compared={{ mine: text.note, other: theirs.note }}
      both={{ keep: t('conflict.keepBoth'), text: t('conflict.bothText'), onKeep: () => void session.keepBoth() }}
      isBusy={saved === 'sending'}
    />
  )
}
