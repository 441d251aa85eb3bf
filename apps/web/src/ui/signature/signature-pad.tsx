import { type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { beginLine, goOn, isFull, type Line, pointIn } from './lines.rules.ts'
import css from './signature.module.css'
import { Strokes } from './signature-view.tsx'

interface SignaturePadProps {
  lines: Line[]
  onChange: (lines: Line[]) => void
}

/** A box to sign in with finger, mouse or pen; typing is the alternative. */
export function SignaturePad({ lines, onChange }: SignaturePadProps) {
  const { t } = useTranslation('common/signature')
  // Several pointer events may come between two renders, so the latest lines are kept in a ref.
  const drawn = useRef(lines)
  drawn.current = lines
  const pen = useRef<number | null>(null)

  const change = (next: Line[]) => {
    drawn.current = next
    onChange(next)
  }
  const pointOf = (event: PointerEvent) =>
    pointIn(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY)

  const down = (event: PointerEvent) => {
    if (pen.current !== null || event.button !== 0) return
    event.preventDefault()
    pen.current = event.pointerId
    event.currentTarget.setPointerCapture(event.pointerId)
    change(beginLine(drawn.current, pointOf(event)))
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId === pen.current) change(goOn(drawn.current, pointOf(event)))
  }
  const up = (event: PointerEvent) => {
    if (event.pointerId === pen.current) pen.current = null
  }

  return (
    <div className={css.around}>
      <div
        className={css.pad}
        data-testid="signature-pad"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      >
        <svg viewBox="0 0 1000 400" role="img" aria-label={lines.length === 0 ? t('pad') : t('yours')}>
          <path className={css.base} d="M60 320h880" />
          <Strokes lines={lines} />
        </svg>
        {lines.length === 0 ? (
          <span className={css.here} aria-hidden="true">
            {t('here')}
          </span>
        ) : null}
      </div>
      <div className={css.acts}>
        <Button
          look="line"
          size="s"
          icon="undo"
          disabled={lines.length === 0}
          onClick={() => onChange(lines.slice(0, -1))}
        >
          {t('undo')}
        </Button>
        <Button look="line" size="s" icon="eraser" disabled={lines.length === 0} onClick={() => onChange([])}>
          {t('clear')}
        </Button>
      </div>
      {isFull(lines) ? (
        <p role="status" className={css.full}>
          {t('full')}
        </p>
      ) : null}
    </div>
  )
}
