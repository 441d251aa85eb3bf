import katex from 'katex'
import { escapeHtml } from '../archive/escape-html.ts'

/** What KaTeX may do with a formula that somebody typed: draw it, and neither load, link nor go on for ever. */
const options = { output: 'mathml', throwOnError: true, trust: false, strict: 'ignore', maxExpand: 200 } as const

/** A formula in LaTeX as MathML, which browsers and readers of books show; undefined where it is none. */
export function mathmlOf(latex: string, { isAlone = false } = {}): string | undefined {
  try {
    const drawn = katex.renderToString(latex, { ...options, displayMode: isAlone })
    return /<math[\s\S]*<\/math>/.exec(drawn)?.[0]
  } catch {
    return undefined
  }
}

/** The same for a page, with what was typed for readers that cannot show it; what is no formula is shown as that. */
export function formulaHtml(latex: string, of: { isAlone?: boolean } = {}): string {
  const typed = escapeHtml(latex)
  return mathmlOf(latex, of)?.replace('<math ', () => `<math alttext="${typed}" `) ?? `<code>${typed}</code>`
}
