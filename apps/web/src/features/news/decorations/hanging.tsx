import type { Ornament } from '@learntrail/contract/news/ornaments'
import css from './decorations.module.css'
import { OrnamentDrawing } from './ornament-drawing.tsx'

/** At the top of a screen, on the days of a feast. */
export function Hanging({ ornament }: { ornament: Ornament }) {
  return (
    <div className={css.hanging} data-testid="decoration">
      <OrnamentDrawing ornament={ornament} />
    </div>
  )
}
