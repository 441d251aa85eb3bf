import { useQuery } from '@tanstack/react-query'
import { decorationQuery } from '../api/news.ts'
import css from './decorations.module.css'
import { OrnamentDrawing } from './ornament-drawing.tsx'

/** Whoever wants less motion is not decorated for, and nothing is asked. */
const wantsLess = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

export function Decoration() {
  const { data } = useQuery({ ...decorationQuery, enabled: !wantsLess() })
  if (!data?.decoration || wantsLess()) return null
  return (
    <div className={css.hanging} data-testid="decoration">
      <OrnamentDrawing ornament={data.decoration.ornament} />
    </div>
  )
}
