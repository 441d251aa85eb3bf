import katex from 'katex'
import { escapeHtml } from '../archive/escape-html.ts'

/** KaTeX may draw a formula that a person typed, but not load or link anything, nor expand macros without end. */
const options = { output: 'mathml', throwOnError: true, trust: false, strict: 'ignore', maxExpand: 200 } as const

/** Returns a LaTeX formula as MathML, for browsers and e-book readers; undefined if it is invalid. */
export function mathmlOf(latex: string, { isAlone = false } = {}): string | undefined {
  try {
    const drawn = katex.renderToString(latex, { ...options, displayMode: isAlone })
    return /<math[\s\S]*<\/math>/.exec(drawn)?.[0]
  } catch {
    return undefined
  }
}

/**
 * Returns a LaTeX formula as MathML for a page, with the source as `alttext` for readers that cannot show it; an
 * invalid one as code.
 */
export function formulaHtml(latex: string, of: { isAlone?: boolean } = {}): string {
  const typed = escapeHtml(latex)
  return mathmlOf(latex, of)?.replace('<math ', () => `<math alttext="${typed}" `) ?? `<code>${typed}</code>`
}
