import 'katex/dist/katex.min.css'
import katex from 'katex'

/** Nothing that a formula names is loaded or followed, and none goes on for ever. */
const options = { throwOnError: true, trust: false, strict: 'ignore', maxExpand: 200 } as const

/** Draws a formula in LaTeX into an element; what is none stays as it was typed. Whether it is one. */
export function drawFormula(element: HTMLElement, latex: string, { isAlone = false } = {}): boolean {
  try {
    katex.render(latex, element, { ...options, displayMode: isAlone })
    return true
  } catch {
    element.textContent = latex
    return false
  }
}
