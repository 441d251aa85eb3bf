import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { failureOf } from '../schedule/failure.ts'
import type { DraftSession } from './draft-session.ts'
import { openKeptDraft } from './open-kept-draft.ts'

const key = 'draft'

/** Opens the draft named by `?draft=`, once. Returns why it was not published at its scheduled time, or null. */
export function useNamedDraft(session: DraftSession): string | null {
  const [search, setSearch] = useSearchParams()
  const named = search.get(key)
  const { mutate, data } = useMutation({
    mutationFn: (id: string) => openKeptDraft(session, id),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  useEffect(() => {
    if (named === null) return
    mutate(named)
    // Drop the parameter, or a reload would open the draft again over what was written since.
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(key)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }, [named, mutate, setSearch])
  return data?.failure ? failureOf(data.failure) : null
}
