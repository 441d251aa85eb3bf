import { Parser } from 'htmlparser2'
import { CartridgeProblem } from './cartridge-problem.rules.ts'

/** An element of HTML or XML; XML names have no prefix. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  children: Markup[]
}
export type Markup = Element | string

export const isElement = (markup: Markup): markup is Element => typeof markup !== 'string'

/** Deeper elements are attached at this depth. */
const mostDeep = 100
const mostElements = 200_000

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** Parses markup into a tree. Nothing in it is run, fetched or expanded. */
export function parseMarkup(text: string, { isXml }: { isXml: boolean }): Element {
  // DOCTYPE and ENTITY declarations enable entity bombs and access to external files; no cartridge needs one.
  if (isXml && /<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new CartridgeProblem('UNSAFE')
  const root: Element = { name: '', attributes: {}, children: [] }
  const open: Element[] = [root]
  let deeper = 0
  let count = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1
        if (count > mostElements) throw new CartridgeProblem('TOO_LARGE')
        const element: Element = { name: isXml ? withoutPrefix(name) : name, attributes, children: [] }
        open.at(-1)?.children.push(element)
        if (open.length < mostDeep) open.push(element)
        else deeper += 1
      },
      ontext(words) {
        // The parser splits text at every entity.
        const children = open.at(-1)?.children ?? []
        const last = children.at(-1)
        if (typeof last === 'string') children[children.length - 1] = last + words
        else children.push(words)
      },
      onclosetag() {
        if (deeper > 0) deeper -= 1
        else if (open.length > 1) open.pop()
      },
    },
    { xmlMode: isXml, decodeEntities: true },
  )
  parser.end(text)
  return root
}

export const childrenOf = ({ children }: Element, ...names: string[]): Element[] =>
  children.filter(isElement).filter(({ name }) => names.includes(name))

/** The first element at a path of names. */
export function elementAt(element: Element | undefined, ...way: string[]): Element | undefined {
  return way.reduce<Element | undefined>((at, name) => at && childrenOf(at, name)[0], element)
}

/** All text within an element. */
export const wordsIn = (markup: Markup | undefined): string =>
  markup === undefined ? '' : isElement(markup) ? markup.children.map(wordsIn).join('') : markup
