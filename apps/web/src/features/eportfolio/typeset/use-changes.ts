import type { CustomTextResources, Pages } from '@learntrail/contract/eportfolio/document'
import type { FileSummary } from '@learntrail/contract/files/files'
import { useState } from 'react'
import { type DraftChange, draftParts, isSame, partsOf } from '../draft/draft-parts.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import { emptyHistory, endStep, remember, stepBack, stepForward } from './change-history.ts'

export type Changes = ReturnType<typeof useChanges>

/** Records every change in the typesetting step, so that it can be undone. */
export function useChanges(session: DraftSession) {
  const [history, setHistory] = useState(emptyHistory)

  function change(parts: DraftChange, { name = '', images = [] }: { name?: string; images?: FileSummary[] } = {}) {
    const names = draftParts.filter((part) => part in parts)
    const before = partsOf(session.read().draft, names)
    if (names.every((part) => isSame(part, before, parts))) return
    setHistory((now) => remember(now, { before, after: parts, name }))
    session.change(parts, images)
  }

  /** Undoes or redoes a step; drops the history instead when another window has changed those parts. */
  function go(step: typeof stepBack, expected: DraftChange | undefined) {
    const result = step(history)
    if (!result || !expected) return
    const { draft } = session.read()
    const isMine = draftParts.every((part) => !(part in expected) || isSame(part, expected, draft))
    setHistory(isMine ? result[0] : emptyHistory)
    if (isMine) session.change(result[1])
  }

  return {
    change,
    /** The current sections. */
    sections: () => session.read().draft.customTextResources,
    changePages: (part: Partial<Pages>, name = '') =>
      change({ pages: { ...session.read().draft.pages, ...part } }, { name }),
    changeSections: (make: (sections: CustomTextResources) => CustomTextResources, name = '') =>
      change({ customTextResources: make(session.read().draft.customTextResources) }, { name }),
    /** Ends the current step, when a field is left or a pointer released. */
    end: () => setHistory(endStep),
    undo: () => go(stepBack, history.past.at(-1)?.after),
    redo: () => go(stepForward, history.future[0]?.before),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
