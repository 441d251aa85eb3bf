import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Corner, corners, moveBox, pullCorner } from './crop-box.ts'
import css from './crop-overlay.module.css'
import type { Box, Size } from './recipe.ts'

interface CropOverlayProps {
  box: Box
  ratio: number | null
  /** Size of the frame in pixels. */
  frame: Size
  onMove: (box: Box) => void
  onSettle: () => void
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const percent = (share: number) => `${share * 100}%`

/** The crop box: moved as a whole or pulled by its corners, by pointer or arrow keys. */
export function CropOverlay({ box, ratio, frame, onMove, onSettle }: CropOverlayProps) {
  const { t } = useTranslation('eportfolio/image-editor')
  const area = useRef<HTMLDivElement>(null)
  const begun = useRef<{ x: number; y: number; box: Box } | null>(null)

  const next = (from: Box, corner: Corner | null, right: number, down: number) =>
    corner ? pullCorner(from, corner, right, down, { ratio, frame }) : moveBox(from, right, down)

  const handlers = (corner: Corner | null) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      begun.current = { x: event.clientX, y: event.clientY, box }
    },
    onPointerMove(event: PointerEvent) {
      const size = area.current?.getBoundingClientRect()
      if (!begun.current || !size?.width) return
      const right = (event.clientX - begun.current.x) / size.width
      const down = (event.clientY - begun.current.y) / size.height
      onMove(next(begun.current.box, corner, right, down))
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      event.stopPropagation()
      const far = event.shiftKey ? 0.1 : 0.01
      onMove(next(box, corner, step[0] * far, step[1] * far))
    },
    onKeyUp: onSettle,
    onBlur: onSettle,
  })

  function end() {
    begun.current = null
    onSettle()
  }

  const place = { left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) }
  return (
    <div ref={area} className={css.area}>
      <div className={css.dimmed}>
        <div className={css.light} style={place} />
      </div>
      <div className={css.box} style={place}>
        <button type="button" className={css.middle} aria-label={t('crop.move')} {...handlers(null)} />
        {corners.map((corner) => (
          <button
            key={corner}
            type="button"
            className={css.corner}
            data-corner={corner}
            aria-label={t(`crop.corners.${corner}`)}
            {...handlers(corner)}
          />
        ))}
      </div>
    </div>
  )
}
