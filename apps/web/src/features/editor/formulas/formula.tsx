import { useEffect, useRef } from 'react'
import css from './formula.module.css'

/** Renders a formula. KaTeX is loaded on demand; until then the LaTeX source is shown. */
export function Formula({ latex, isAlone = false }: { latex: string; isAlone?: boolean }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = place.current
    let isOld = false
    if (element) element.textContent = latex
    void import('./draw-formula.ts')
      .then(({ drawFormula }) => {
        if (!isOld && element) drawFormula(element, latex, { isAlone })
      })
      // Without it, as offline, the formula is shown as it was typed.
      .catch(() => undefined)
    return () => {
      isOld = true
    }
  }, [latex, isAlone])
  return isAlone ? (
    <span ref={place} className={css.alone} data-unmarked="" />
  ) : (
    <span ref={place} className={css.formula} data-inline-formula="" data-unmarked="" />
  )
}
