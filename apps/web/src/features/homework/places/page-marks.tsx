import type { Place, PlaceAt } from '@learntrail/contract/homework/places'
import { type PointerEvent, useState } from 'react'
import { areaOf, type Point } from './areas.rules.ts'
import { PlaceNumber } from './place-number.tsx'
import css from './places.module.css'

interface PageMarksProps {
  fileId: string
  page: number
  places: readonly Place[]
  chosen: string | null
  onChoose: (id: string) => void
  /** Set while marking: a press marks a point, a drag an area. */
  onMark: ((at: PlaceAt) => void) | null
}

const percent = (fraction: number) => `${fraction * 100}%`

/** Overlay of one page of a file, with its places. */
export function PageMarks({ fileId, page, places, chosen, onChoose, onMark }: PageMarksProps) {
  const [drawn, setDrawn] = useState<{ from: Point; to: Point } | null>(null)
  const here = places.flatMap(({ id, at }, index) =>
    at.kind === 'file' && at.fileId === fileId && at.page === page ? [{ id, at, number: index + 1 }] : [],
  )
  const pointOf = (event: PointerEvent): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
  }
  return (
    <div className={css.over}>
      {here.map(({ id, at, number }) => (
        <div key={id}>
          {at.width > 0 && at.height > 0 ? (
            <div
              className={css.area}
              data-chosen={id === chosen || undefined}
              style={{ left: percent(at.x), top: percent(at.y), width: percent(at.width), height: percent(at.height) }}
            />
          ) : null}
          <PlaceNumber
            id={id}
            number={number}
            isChosen={id === chosen}
            style={{ left: percent(at.x + at.width), top: percent(at.y) }}
            onChoose={onChoose}
          />
        </div>
      ))}
      {onMark ? (
        <div
          className={css.drawing}
          data-draws
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            const from = pointOf(event)
            setDrawn({ from, to: from })
          }}
          onPointerMove={(event) => {
            if (drawn) setDrawn({ ...drawn, to: pointOf(event) })
          }}
          onPointerUp={(event) => {
            if (drawn) onMark({ kind: 'file', fileId, page, ...areaOf(drawn.from, pointOf(event)) })
            setDrawn(null)
          }}
          onPointerCancel={() => setDrawn(null)}
        >
          {drawn ? <Drawn {...drawn} /> : null}
        </div>
      ) : null}
    </div>
  )
}

function Drawn({ from, to }: { from: Point; to: Point }) {
  const { x, y, width, height } = areaOf(from, to)
  return (
    <div
      className={css.area}
      data-chosen
      style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
    />
  )
}
