import type { DocumentContent, Pages } from '@learntrail/contract/eportfolio/document'
import type { Anchor, LackingPlace, PreviewAnswer } from '@learntrail/contract/eportfolio/export-drafts'
import { previewExportDraft } from '../../api/preview-export-draft.ts'
import { createDrawings } from './drawings.ts'

export interface PreviewedPage {
  hash: string
  /** In points. */
  width: number
  height: number
  /** Object URL of the current drawing, otherwise of the previous one; null when there is none. */
  url: string | null
  /** Whether `url` shows the current content. */
  isDrawn: boolean
}

export interface Preview {
  pages: readonly PreviewedPage[]
  /** The design settings of the drawn pages; null when the document has changed since the request. */
  looks: Pages | null
  anchors: readonly Anchor[]
  leftOut: readonly string[]
  /** Characters that cannot be printed. */
  lacking: readonly LackingPlace[]
  /** Whether the pages are older than the document. */
  isBehind: boolean
  error: unknown
}

/** A range of page numbers, from 1. */
export interface PageRange {
  from: number
  to: number
}

/** Milliseconds to wait after the last change, and after scrolling, which only requests drawings. */
const pause = { written: 60, scrolled: 60 }
/** Drawings per request. */
const most = 8
const first: Preview = { pages: [], looks: null, anchors: [], leftOut: [], lacking: [], isBehind: true, error: null }

export type PreviewSession = ReturnType<typeof createPreviewSession>

/**
 * The preview of a document while it is edited. There is one request at a time, for the newest content; an older one is
 * aborted. A page stays on the screen until its successor arrives.
 */
export function createPreviewSession(draftId: string) {
  const listeners = new Set<() => void>()
  const drawings = createDrawings()
  let state = first
  let content: DocumentContent | null = null
  /** Number of changes of the content so far. */
  let number = 0
  let wanted: readonly PageRange[] = [{ from: 1, to: 4 }]
  let asked: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(part: Partial<Preview>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  function ask(after: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void request(), after)
  }

  async function request() {
    asked?.abort()
    asked = null
    const range = state.isBehind ? firstRange() : missing()
    if (!content || !range) return
    const controller = new AbortController()
    asked = controller
    const drawn = number
    try {
      const body = { content, ...range, known: drawings.hashes() }
      const answer = await previewExportDraft(draftId, body, controller.signal)
      if (controller.signal.aborted) return
      asked = null
      accept(answer, drawn)
    } catch (error) {
      if (controller.signal.aborted) return
      asked = null
      if (drawn === number) show({ error })
    }
  }

  /** `drawn` is the number of the content that the answer shows; it may have changed since the request. */
  function accept({ pages, anchors, leftOut, lacking }: PreviewAnswer, drawn: number) {
    for (const { hash, svg } of pages) if (svg !== null) drawings.add(hash, svg)
    const former = state.pages
    show({
      pages: pages.map(({ hash, width, height }, index) => {
        const drawn = drawings.find(hash)
        return { hash, width, height, url: drawn ?? former[index]?.url ?? null, isDrawn: drawn !== null }
      }),
      looks: drawn === number ? (content?.pages ?? null) : null,
      anchors,
      leftOut,
      lacking,
      isBehind: drawn !== number,
      error: null,
    })
    if (!state.isBehind && missing()) ask(0)
  }

  const firstRange = (): PageRange => clip(wanted[0] ?? { from: 1, to: 4 })

  /** Returns the first visible pages without a drawing, or null. */
  function missing(): PageRange | null {
    for (const { from, to } of wanted) {
      const numbers = state.pages.flatMap(({ hash }, index) => {
        return index + 1 >= from && index + 1 <= to && !drawings.has(hash) ? [index + 1] : []
      })
      const [start] = numbers
      if (start !== undefined) return clip({ from: start, to: numbers.at(-1) ?? start })
    }
    return null
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    write(next: DocumentContent) {
      if (next === content) return
      const isFirst = content === null
      content = next
      number += 1
      if (!state.isBehind || state.error) show({ isBehind: true, error: null })
      ask(isFirst ? 0 : pause.written)
    },
    /** Sets the visible pages, most important first. */
    look(ranges: readonly PageRange[]) {
      wanted = ranges
      if (!asked && !state.isBehind && missing()) ask(pause.scrolled)
    },
    again() {
      show({ error: null, isBehind: true })
      ask(0)
    },
    close() {
      clearTimeout(timer)
      asked?.abort()
      drawings.clear()
    },
  }
}

const clip = ({ from, to }: PageRange): PageRange => ({ from: Math.max(1, from), to: Math.min(to, from + most - 1) })
