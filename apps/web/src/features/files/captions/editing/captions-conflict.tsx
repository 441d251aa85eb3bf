import { plainCue } from '@learntrail/contract/files/captions/cues'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../../api/new-id.ts'
import { ConflictNotice } from '../../../../saving/conflict-notice.tsx'
import { useWatched } from '../../../../saving/use-watched.ts'
import { When } from '../../../../ui/when.tsx'
import { clockOf } from '../clock.rules.ts'
import type { CaptionsSession } from './captions-session.ts'
import { cuesOf, type TypedCue } from './cues.rules.ts'

const linesOf = (cues: readonly TypedCue[]) => cues.map(({ start, text }) => `${clockOf(start)} ${plainCue(text)}`)

/** Asks how to resolve captions that were changed in two places at once. */
export function CaptionsConflict({ session }: { session: CaptionsSession }) {
  const { t } = useTranslation('files/captions')
  const { text, conflict, saved } = useWatched(session)
  if (!conflict) return null
  const [mine, other] = [linesOf(text), linesOf(cuesOf(conflict.other.text, newId))]
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
