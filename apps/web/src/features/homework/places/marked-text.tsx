import type { ContentDocument } from '@learntrail/contract/content/document'
import type { Place } from '@learntrail/contract/homework/places'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { RichText } from '../../editor/index.ts'
import { paint } from './paint.ts'
import { PlaceNumber } from './place-number.tsx'
import css from './places.module.css'
import { offsetsOf, rangeOf } from './text-ranges.ts'

export interface Selected {
  start: number
  end: number
}

interface MarkedTextProps {
  content: ContentDocument
  /** All places of a version, numbered in order; only those in the text are shown here. */
  places: readonly Place[]
  chosen: string | null
  onChoose: (id: string) => void
  /** Called with the selected range of the text; null if nothing is selected any more. */
  onSelect?: ((selected: Selected | null) => void) | undefined
}

/** Memoized: the text of a version never changes. */
const Words = memo(RichText)

interface Spot {
  id: string
  number: number
  left: number
  top: number
}

/** The text of a version with its places marked, each with its number at the end. */
export function MarkedText({ content, places, chosen, onChoose, onSelect }: MarkedTextProps) {
  const root = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [spots, setSpots] = useState<Spot[]>([])

  useLayoutEffect(() => {
    const [area, text] = [root.current, words.current]
    if (!area || !text) return undefined
    const ranges = places.flatMap(({ id, at }, index) => {
      const range = at.kind === 'text' ? rangeOf(text, at.start, at.end) : null
      return range ? [{ id, number: index + 1, range }] : []
    })
    const unpaint = [
      paint(
        'homework-place',
        ranges.filter(({ id }) => id !== chosen).map(({ range }) => range),
      ),
      paint(
        'homework-chosen',
        ranges.filter(({ id }) => id === chosen).map(({ range }) => range),
      ),
    ]
    const measure = () => {
      const { left, top } = area.getBoundingClientRect()
      setSpots(
        ranges.map(({ id, number, range }) => {
          const end = [...(range.getClientRects?.() ?? [])].at(-1)
          return { id, number, left: (end?.right ?? left) - left, top: (end?.top ?? top) - top }
        }),
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(area)
    return () => {
      observer.disconnect()
      for (const stop of unpaint) stop()
    }
  }, [places, chosen])

  useEffect(() => {
    const text = words.current
    if (!text || !onSelect) return undefined
    const read = () => {
      const selection = document.getSelection()
      // On phones, pressing a button clears the selection; it counts until something else in the text is selected.
      if (!selection || selection.rangeCount === 0 || !text.contains(selection.anchorNode)) return
      onSelect(offsetsOf(text, selection.getRangeAt(0)))
    }
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [onSelect])

  return (
    <div ref={root} className={css.text}>
      <div ref={words}>
        <Words document={content} />
      </div>
      {spots.map(({ id, number, left, top }) => (
        <PlaceNumber
          key={id}
          id={id}
          number={number}
          isChosen={id === chosen}
          style={{ left, top }}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}
