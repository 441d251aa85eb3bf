import { textLength } from '@learntrail/contract/characters'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { Summary } from '@learntrail/contract/eportfolio/summaries'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { changeShown } from '../api/change-eportfolio.ts'
import { draftSummary } from '../api/draft-summary.ts'
import { summaryQuery } from '../api/read-summary.ts'
import { saveSummary } from '../api/save-summary.ts'

export type DraftState = 'unchanged' | 'saving' | 'saved' | 'failed' | 'tooLong'

const pause = 1_000
const tryAgainAfter = 8_000

/**
 * The text of a summary: on the device with every change, as a draft on the server a moment later, and public once it
 * is saved.
 */
export function useSummaryDraft(id: string, known: Summary) {
  const queryClient = useQueryClient()
  const name = `eportfolio-summary.${id}`
  const [kept] = useState(() => readDraft<{ text: string }>(name).text)
  const [text, setText] = useState(kept ?? known.draft ?? known.summary)
  const [saved, setSaved] = useState(known.summary)
  const [state, setState] = useState<DraftState>('unchanged')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(text)
  /** Sends in sequence, so that the last one wins. */
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const isTooLong = textLength(text) > ePortfolioLimits.summary

  const send = () => {
    clearTimeout(timer.current)
    const content = latest.current
    sending.current = sending.current.then(async () => {
      if (content !== latest.current) return
      try {
        await draftSummary(id, content)
        if (content !== latest.current) return
        dropDraft(name)
        setState('saved')
      } catch {
        if (content !== latest.current) return
        setState('failed')
        timer.current = setTimeout(() => sendLatest.current(), tryAgainAfter)
      }
    })
  }
  const sendLatest = useRef(send)
  useEffect(() => {
    sendLatest.current = send
  })

  const change = (next: string) => {
    setText(next)
    latest.current = next
    writeDraft(name, { text: next })
    clearTimeout(timer.current)
    if (textLength(next) > ePortfolioLimits.summary) return setState('tooLong')
    setState('saving')
    timer.current = setTimeout(() => sendLatest.current(), pause)
  }

  useEffect(() => {
    // Send what a closed page could not.
    if (kept !== undefined && textLength(kept) <= ePortfolioLimits.summary) sendLatest.current()
    const online = () => readDraft<{ text: string }>(name).text !== undefined && sendLatest.current()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      clearTimeout(timer.current)
      const left = readDraft<{ text: string }>(name).text
      if (left !== undefined && textLength(left) <= ePortfolioLimits.summary) sendLatest.current()
    }
  }, [name, kept])

  return {
    text,
    change,
    state,
    isTooLong,
    /** Whether the text differs from the saved summary that readers see. */
    isUnsaved: text.trim() !== saved,
    async save() {
      clearTimeout(timer.current)
      await sending.current
      const content = latest.current
      const summary = await saveSummary(id, content)
      if (content === latest.current) dropDraft(name)
      setSaved(summary.summary)
      setState('unchanged')
      queryClient.setQueryData(summaryQuery(id).queryKey, summary)
      changeShown(queryClient, id, () => ({ summary: summary.summary }))
      void queryClient.invalidateQueries({ queryKey: ['eportfolio', 'exhibition'] })
    },
  }
}
