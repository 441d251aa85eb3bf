import type { InkColor, InkPage, InkWidth, Stroke } from '@learntrail/contract/homework/ink'
import { useRef, useState } from 'react'
import { hasRoom, withoutStrokes, withStrokes } from './strokes.rules.ts'

export type Tool = 'pen' | 'eraser'

/** Tool, color and width; kept from one piece of work to the next. */
export function usePen() {
  const [tool, setTool] = useState<Tool | null>(null)
  const [color, setColor] = useState<InkColor>('red')
  const [width, setWidth] = useState<InkWidth>(40)
  /** Whether a pen has been used, so that a finger scrolls. */
  const hasStylus = useRef(false)
  return { tool, color, width, hasStylus, setTool, setColor, setWidth }
}
export type Pen = ReturnType<typeof usePen>

/** Most steps of undo. */
const mostSteps = 200

/** Strokes with undo and redo; the history ends when other strokes replace them. */
export function useInk(ink: InkPage[], onChange: (ink: InkPage[]) => void) {
  const [steps, setSteps] = useState<{ own: InkPage[]; past: InkPage[][]; future: InkPage[][] }>({
    own: ink,
    past: [],
    future: [],
  })
  const [isFull, setFull] = useState(false)
  const { past, future } = steps.own === ink ? steps : { past: [], future: [] }
  const show = (own: InkPage[], between: { past: InkPage[][]; future: InkPage[][] }) => {
    setSteps({ own, ...between })
    onChange(own)
  }
  const step = (next: InkPage[]) => show(next, { past: [...past, ink].slice(-mostSteps), future: [] })
  const [before, after] = [past.at(-1), future[0]]
  return {
    isFull,
    canUndo: before !== undefined,
    canRedo: after !== undefined,
    draw(at: Pick<InkPage, 'fileId' | 'page'>, strokes: Stroke[]) {
      const fits = hasRoom(ink, at, strokes)
      setFull(!fits)
      if (fits) step(withStrokes(ink, at, strokes))
    },
    erase(gone: ReadonlySet<Stroke>) {
      setFull(false)
      if (gone.size > 0) step(withoutStrokes(ink, gone))
    },
    undo() {
      if (before !== undefined) show(before, { past: past.slice(0, -1), future: [ink, ...future] })
    },
    redo() {
      if (after !== undefined) show(after, { past: [...past, ink], future: future.slice(1) })
    },
  }
}
export type Drawing = ReturnType<typeof useInk>
