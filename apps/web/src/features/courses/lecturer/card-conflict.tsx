import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../../saving/conflict-notice.tsx'
import { useWatched } from '../../../saving/use-watched.ts'
import { When } from '../../../ui/when.tsx'
import type { CardSession } from './card-session.ts'
import { wordsOfCard } from './card-text.rules.ts'

/** Shown when the card was changed in two places at once. */
export function CardConflict({ session }: { session: CardSession }) {
  const { t } = useTranslation('courses/lecturer')
  const { text, conflict, saved } = useWatched(session)
  if (!conflict) return null
  const [mine, other] = [wordsOfCard(text), wordsOfCard(conflict.other.card)]
  return (
    <ConflictNotice
      title={t('conflict.title')}
      text={t('conflict.text')}
      mine={{
        name: t('conflict.mine'),
        when: <When time={conflict.at} relative />,
        title: t('title'),
        words: mine,
        keep: t('conflict.keepMine'),
        onKeep: () => void session.keepMine(),
      }}
      other={{
        name: t('conflict.other'),
        when: null,
        title: t('title'),
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
