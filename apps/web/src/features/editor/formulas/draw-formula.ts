import 'katex/dist/katex.min.css'
import katex from 'katex'

/** Formulas may load nothing and link nowhere; macro expansion is limited. */
const options = { throwOnError: true, trust: false, strict: 'ignore', maxExpand: 200 } as const

/** Renders LaTeX into an element; invalid LaTeX stays as typed. Returns whether it was valid. */
export function drawFormula(element: HTMLElement, latex: string, { isAlone = false } = {}): boolean {
  try {
    katex.render(latex, element, { ...options, displayMode: isAlone })
    return true
  } catch {
    element.textContent = latex
    return false
  }
}
