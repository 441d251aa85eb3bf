import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../../../saving/conflict-notice.tsx'
import { useWatched } from '../../../../saving/use-watched.ts'
import { When } from '../../../../ui/when.tsx'
import type { ResultSession } from './result-session.ts'
import { textOfResult } from './result-text.rules.ts'

/** Shown when the result was changed in two places at once. */
export function ResultConflict({ session, name }: { session: ResultSession; name: string }) {
  const { t } = useTranslation('plans/doing')
  const { text, conflict, saved } = useWatched(session)
  if (!conflict) return null
  const theirs = textOfResult(conflict.other)
  const words = ({ summary, difference, evaluations }: typeof text) =>
    [
      summary,
      difference,
      ...evaluations.map((one) =>
        [one.criterion, one.level === null ? '' : t(`levels.${one.level}`), one.text].filter(Boolean).join(' '),
      ),
    ].filter((part) => part.trim() !== '')
  return (
    <ConflictNotice
      title={t('conflict.ofResult')}
      text={t('conflict.text')}
      mine={{
        name: t('conflict.mine'),
        when: <When time={conflict.at} relative />,
        title: name,
        words: words(text),
        keep: t('conflict.keepMine'),
        onKeep: () => void session.keepMine(),
      }}
      other={{
        name: t('conflict.other'),
        when: null,
        title: name,
        words: words(theirs),
        keep: t('conflict.keepOther'),
        onKeep: session.takeOther,
      }}
      compared={{ mine: words(text).join('\n'), other: words(theirs).join('\n') }}
      both={{ keep: t('conflict.keepBoth'), text: t('conflict.bothResults'), onKeep: () => void session.keepBoth() }}
      isBusy={saved === 'sending'}
    />
  )
}
