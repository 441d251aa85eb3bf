import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../../saving/conflict-notice.tsx'
import { useWatched } from '../../../saving/use-watched.ts'
import { When } from '../../../ui/when.tsx'
import type { ReflectionSession } from './reflection-session.ts'
import { plainWriting } from './writing.rules.ts'

/** Shown when the same answer was written in two places and both together are too long. */
export function ReflectionConflict({ session, title }: { session: ReflectionSession; title: string }) {
  const { t } = useTranslation('courses/reflection')
  const { text, conflict, saved } = useWatched(session)
  if (!conflict) return null
  const wordsOf = (written: typeof text) => plainWriting(written).answers.map((answer) => answer.text)
  const [mine, other] = [wordsOf(text), wordsOf(conflict.other)]
  return (
    <ConflictNotice
      title={t('conflict.title')}
      text={t('conflict.text')}
      mine={{
        name: t('conflict.mine'),
        when: <When time={conflict.at} relative />,
        title,
        words: mine,
        keep: t('conflict.keepMine'),
        onKeep: () => void session.keepMine(),
      }}
      other={{
        name: t('conflict.other'),
        when: <When time={conflict.other.updatedAt} relative />,
        title,
        words: other,
        keep: t('conflict.keepOther'),
        onKeep: session.takeOther,
      }}
      compared={{ mine: mine.join('\n'), other: other.join('\n') }}
      both={{ keep: t('conflict.keepBoth'), text: t('conflict.bothText'), onKeep: () => void session.keepBoth() }}
      isBusy={saved === 'sending'}
    />
  )
}
