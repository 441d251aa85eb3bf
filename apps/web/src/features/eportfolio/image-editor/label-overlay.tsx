import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import css from './label-overlay.module.css'
import { type Box, type Label, type Size, share } from './recipe.ts'

interface LabelOverlayProps {
  labels: readonly Label[]
  selected: number | null
  view: Box
  /** Sizes in pixels: of the frame, and of the overlay on the screen. */
  frame: Size
  shown: Size
  onSelect: (index: number) => void
  onChange: (index: number, label: Label) => void
  onSettle: () => void
  onRemove: (index: number) => void
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Handles to select and move labels; the canvas below draws the text itself. */
export function LabelOverlay(props: LabelOverlayProps) {
  const { labels, selected, view, frame, shown, onSelect, onChange, onSettle, onRemove } = props
  const { t } = useTranslation('eportfolio/image-editor')
  const area = useRef<HTMLDivElement>(null)
  const begun = useRef<{ x: number; y: number; label: Label } | null>(null)
  const scale = shown.width / (view.width * frame.width)
  const longer = Math.max(frame.width, frame.height) * scale

  const handlers = (index: number, label: Label) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      begun.current = { x: event.clientX, y: event.clientY, label }
      onSelect(index)
    },
    onPointerMove(event: PointerEvent) {
      const size = area.current?.getBoundingClientRect()
      if (!begun.current || !size?.width) return
      const { label: from, x, y } = begun.current
      onChange(index, {
        ...from,
        x: share(from.x + ((event.clientX - x) / size.width) * view.width),
        y: share(from.y + ((event.clientY - y) / size.height) * view.height),
      })
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Delete' || event.key === 'Backspace') {
        event.preventDefault()
        return onRemove(index)
      }
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      const far = event.shiftKey ? 0.1 : 0.01
      onChange(index, { ...label, x: share(label.x + step[0] * far), y: share(label.y + step[1] * far) })
    },
    onKeyUp: onSettle,
    onFocus: () => onSelect(index),
    onBlur: onSettle,
  })

  function end() {
    begun.current = null
    onSettle()
  }

  return (
    <div ref={area} className={css.area}>
      {labels.map((label, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: labels have no id and are never reordered
          key={index}
          type="button"
          className={css.label}
          data-selected={index === selected || undefined}
          aria-pressed={index === selected}
          aria-label={t('text.place', { text: label.text })}
          style={{
            left: `${((label.x - view.x) / view.width) * 100}%`,
            top: `${((label.y - view.y) / view.height) * 100}%`,
            fontSize: Math.max(6, label.size * longer),
          }}
          {...handlers(index, label)}
        >
          {label.text || ' '}
        </button>
      ))}
    </div>
  )
}
