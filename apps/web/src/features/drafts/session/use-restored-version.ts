import type { PostVersion } from '@learntrail/contract/posts/history'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import type { DraftSession } from './draft-session.ts'
import { valuesOf } from './draft-values.ts'

/** Fills the form with an earlier version, once; changes in progress are saved as a draft first. */
export function useRestoredVersion(session: DraftSession, version: PostVersion | undefined) {
  const { t } = useTranslation('drafts')
  const [, setSearch] = useSearchParams()
  const done = useRef('')
  useEffect(() => {
    if (!version || done.current === version.id) return
    done.current = version.id
    const fill = () => {
      const { groupIds } = session.read().values
      session.fill(valuesOf({ ...version, groupIds }))
      // Drop the parameter, or a reload would restore the version again over later changes.
      setSearch(
        (search) => {
          search.delete('version')
          return search
        },
        { replace: true },
      )
      toast(t('restored'), { milliseconds: 4_000 })
    }
    if (!session.read().isDirty) return fill()
    session
      .keepAside()
      .then(fill, (error: unknown) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }))
  }, [session, version, setSearch, t])
}
