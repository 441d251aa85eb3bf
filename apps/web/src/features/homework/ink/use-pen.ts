import type { InkColor, InkPage, InkWidth, Stroke } from '@learntrail/contract/homework/ink'
import { useRef, useState } from 'react'
import { hasRoom, withoutStrokes, withStrokes } from './strokes.rules.ts'

export type Tool = 'pen' | 'eraser'

/** What one draws with; it stays the same from one piece of work to the next. */
export function usePen() {
  const [tool, setTool] = useState<Tool | null>(null)
  const [color, setColor] = useState<InkColor>('red')
  const [width, setWidth] = useState<InkWidth>(40)
  /** Once a pen was used, fingers scroll. */
  const hasStylus = useRef(false)
  return { tool, color, width, hasStylus, setTool, setColor, setWidth }
}
export type Pen = ReturnType<typeof usePen>

/** Steps that can be taken back. */
const mostSteps = 200

/** What is drawn, with its steps back and forth; they end where something else comes in its place. */
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
