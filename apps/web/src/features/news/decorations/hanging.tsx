import type { Ornament } from '@learntrail/contract/news/ornaments'
import css from './decorations.module.css'
import { OrnamentDrawing } from './ornament-drawing.tsx'

/** The ornament at the top of a screen on feast days. */
export function Hanging({ ornament }: { ornament: Ornament }) {
  return (
    <div className={css.hanging} data-testid="decoration">
      <OrnamentDrawing ornament={ornament} />
    </div>
  )
}
