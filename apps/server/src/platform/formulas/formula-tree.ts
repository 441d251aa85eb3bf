import { plainXml } from '../xml/plain-xml.ts'
import { mathmlOf } from './mathml.ts'

/** A formula as `formulas.typ` typesets it: what people typed stays data and never becomes source code. */
export type FormulaTree =
  | { kind: 'row' | 'fenced'; of: FormulaTree[] }
  | { kind: 'symbol'; text: string; variant?: string }
  | { kind: 'words' | 'operator'; text: string; variant?: string }
  | { kind: 'space'; em: number }
  | { kind: 'fraction'; above: FormulaTree; below: FormulaTree; hasLine: boolean }
  | { kind: 'root'; of: FormulaTree; degree?: FormulaTree }
  | { kind: 'attached'; base: FormulaTree; top?: FormulaTree; bottom?: FormulaTree; isAround: boolean }
  | { kind: 'accent'; base: FormulaTree; sign: string; isBelow: boolean }
  | { kind: 'grid'; rows: FormulaTree[][]; look: 'aligned' | 'left' | 'center' }

/** Nesting limit, shared with the template; nobody reads deeper formulas. */
const mostDepth = 14

/**
 * Returns the tree of a LaTeX formula; undefined if it is invalid or nests deeper than 14 levels, and is then shown as
 * typed.
 */
export function formulaTree(latex: string, of: { isAlone?: boolean } = {}): FormulaTree | undefined {
  const mathml = mathmlOf(latex, of)
  const root = mathml === undefined ? undefined : elementsOf(mathml)
  const tree = root && treeOf(root)
  return tree && depthOf(tree) <= mostDepth ? tree : undefined
}

interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
  text: string
}

const token = /<(\/?)([a-z]+)((?:\s+[a-z]+="[^"]*")*)\s*(\/?)>|([^<]+)/gi

/** Parses the MathML that KaTeX made, without its annotation. */
function elementsOf(mathml: string): Element {
  const root: Element = { name: 'math', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [, isEnd, name = '', given = '', isEmpty, text] of mathml.matchAll(token)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.text += plainXml(text)
    else if (isEnd) open.pop()
    else {
      const attributes = Object.fromEntries(
        [...given.matchAll(/([a-z]+)="([^"]*)"/gi)].map(([, key = '', value = '']) => [key, value]),
      )
      const element: Element = { name, attributes, children: [], text: '' }
      if (name !== 'annotation') parent.children.push(element)
      if (!isEmpty) open.push(element)
    }
  }
  return root
}

/** Invisible operators, which only express structure. */
const unseen = /[\u2061-\u2064\u200b]/g
const empty: FormulaTree = { kind: 'row', of: [] }

function treeOf(element: Element): FormulaTree {
  const { name, attributes, children } = element
  const at = (index: number) => {
    const child = children[index]
    return child === undefined ? empty : treeOf(child)
  }
  switch (name) {
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext':
      return signOf(element)
    case 'mspace':
      return { kind: 'space', em: emOf(attributes.width) }
    case 'mphantom':
      return empty
    case 'mfrac':
      return {
        kind: 'fraction',
        above: at(0),
        below: at(1),
        hasLine: !/^0(?:px|em)?$/.test(attributes.linethickness ?? ''),
      }
    case 'msqrt':
      return { kind: 'root', of: rowOf(children) }
    case 'mroot':
      return { kind: 'root', of: at(0), degree: at(1) }
    case 'msup':
    case 'mover':
      return attributes.accent === 'true' || isStretched(children[1])
        ? { kind: 'accent', base: at(0), sign: children[1]?.text ?? '', isBelow: false }
        : { kind: 'attached', base: at(0), top: at(1), isAround: name === 'mover' }
    case 'msub':
    case 'munder':
      return attributes.accentunder === 'true' || isStretched(children[1])
        ? { kind: 'accent', base: at(0), sign: children[1]?.text ?? '', isBelow: true }
        : { kind: 'attached', base: at(0), bottom: at(1), isAround: name === 'munder' }
    case 'msubsup':
    case 'munderover':
      return { kind: 'attached', base: at(0), bottom: at(1), top: at(2), isAround: name === 'munderover' }
    case 'mtable':
      return gridOf(element)
    default:
      return rowOf(children)
  }
}

const isStretched = (element: Element | undefined) =>
  element?.name === 'mo' && element.attributes.stretchy === 'true' && element.text !== ''

const emOf = (width: string | undefined) => Math.min(4, Math.max(-1, Number.parseFloat(width ?? '') || 0))

function signOf({ name, attributes, text }: Element): FormulaTree {
  const shown = text.replace(unseen, '')
  if (shown === '') return empty
  const variant = attributes.mathvariant
  const of = { text: shown, ...(variant === undefined ? {} : { variant }) }
  if (name === 'mtext') return shown.trim() === '' ? { kind: 'space', em: 0.25 } : { kind: 'words', ...of }
  const isOne = [...shown].length === 1
  if (isOne && name !== 'mn') return { kind: 'symbol', ...of }
  return { kind: name === 'mi' ? 'operator' : 'words', ...of }
}

function rowOf(children: readonly Element[]): FormulaTree {
  const of = children.map(treeOf).filter((one) => one.kind !== 'row' || one.of.length > 0)
  const [first] = of
  if (of.length === 1 && first !== undefined) return first
  const isFence = (element: Element | undefined) => element?.name === 'mo' && element.attributes.fence === 'true'
  const isFenced = children.length > 1 && (isFence(children[0]) || isFence(children.at(-1)))
  return { kind: isFenced ? 'fenced' : 'row', of }
}

function gridOf({ attributes, children }: Element): FormulaTree {
  const columns = (attributes.columnalign ?? '').split(' ')
  const look = columns.includes('right') ? 'aligned' : columns.every((one) => one === 'left') ? 'left' : 'center'
  return { kind: 'grid', rows: children.map((row) => row.children.map(treeOf)), look }
}

function depthOf(tree: FormulaTree): number {
  const inner = Object.values(tree)
    .flat(2)
    .filter((value): value is FormulaTree => typeof value === 'object')
  return 1 + Math.max(0, ...inner.map(depthOf))
}
