import { contentLimits } from '@learntrail/contract/content/limits'
import { type EditorNode, safeHref } from '@learntrail/contract/content/tidy'
import { trimmed } from './line.rules.ts'
import { type Element, elementAt, isElement, type Markup, parseMarkup, wordsIn } from './markup.rules.ts'
import { beside, pictureOf } from './page-pictures.rules.ts'

/** Another file of the cartridge that a page shows or links to. */
export interface Shown {
  address: string
  name: string
}

export interface PageContent {
  /** Pictures have their address in place of a file id. */
  blocks: EditorNode[]
  shown: Shown[]
}

/** Elements without text for readers. */
const passedOver = new Set(
  ['script', 'style', 'object', 'embed', 'noscript', 'template', 'head', 'title', 'svg', 'canvas'].concat([
    'form',
    'input',
    'select',
    'textarea',
    'button',
    'applet',
    'frame',
    'frameset',
    'link',
    'meta',
  ]),
)
const inline = new Set(
  ['a', 'abbr', 'b', 'bdi', 'bdo', 'big', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'font', 'i', 'img', 'ins'].concat(
    ['kbd', 'label', 'mark', 'math', 'q', 's', 'samp', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'time'],
    ['tt', 'u', 'var', 'wbr', 'rp', 'rt', 'ruby', 'audio', 'video', 'source', 'track', 'iframe'],
  ),
)
/** Depth of nested lists and quotes. */
const deepest = 6

type Mark = NonNullable<EditorNode['marks']>[number]

/** Converts a page to the text of a unit, and lists the addresses of the files that it shows. */
export function readPage(html: string, title: string): PageContent {
  const root = parseMarkup(html, { isXml: false })
  const body = elementAt(root, 'html', 'body') ?? elementAt(root, 'body') ?? elementAt(root, 'html') ?? root
  const shown: Shown[] = []
  const blocks = blocksOf(body.children, shown, 0)
  const [first, ...others] = blocks
  // The unit's name is already shown above its text.
  const isTitle = first?.type === 'heading' && first.attrs?.level === 1 && lineOf(first) === title.trim()
  return { blocks: ranked(isTitle ? others : blocks).flatMap(beside), shown }
}

/** The page's title element, which is not part of its text. */
export const titleOf = (html: string): string =>
  wordsIn(elementAt(parseMarkup(html, { isXml: false }), 'html', 'head', 'title')).trim()

const lineOf = ({ content = [] }: EditorNode) =>
  content
    .map(({ text = '' }) => text)
    .join('')
    .trim()

/** Maps headings to our two levels: the page's highest becomes 2, all others 3. */
function ranked(blocks: EditorNode[]): EditorNode[] {
  const highest = Math.min(...blocks.flatMap(({ type, attrs }) => (type === 'heading' ? [Number(attrs?.level)] : [])))
  return blocks.map((block) =>
    block.type === 'heading' ? { ...block, attrs: { level: Number(block.attrs?.level) === highest ? 2 : 3 } } : block,
  )
}

function blocksOf(children: readonly Markup[], shown: Shown[], depth: number): EditorNode[] {
  const blocks: EditorNode[] = []
  let line: EditorNode[] = []
  const end = () => {
    const content = trimmed(line)
    if (content.length > 0) blocks.push({ type: 'paragraph', content })
    line = []
  }
  for (const child of children) {
    if (isElement(child) && passedOver.has(child.name)) continue
    if (!isElement(child) || inline.has(child.name)) {
      line.push(...inlinesOf(child, [], shown))
      continue
    }
    end()
    blocks.push(...blockOf(child, shown, depth))
  }
  end()
  return blocks
}

function blockOf(element: Element, shown: Shown[], depth: number): EditorNode[] {
  const { name, children } = element
  const within = (deeper = depth) => blocksOf(children, shown, deeper)
  const isDeep = depth >= deepest - 1
  if (/^h[1-6]$/.test(name)) {
    const content = trimmed(children.flatMap((child) => inlinesOf(child, [], shown)))
    // Within a list or a quote, a heading becomes a paragraph.
    const heading = { type: 'heading', attrs: { level: Number(name[1]) }, content }
    return content.length === 0 ? [] : [depth === 0 ? heading : { type: 'paragraph', content }]
  }
  if (name === 'pre') {
    const text = wordsIn(element).replace(/^\n|\s+$/g, '')
    return text === '' ? [] : [{ type: 'codeBlock', content: [{ type: 'text', text }] }]
  }
  if (name === 'table') return tableOf(element, shown)
  if (name === 'blockquote' && !isDeep) {
    const content = within(depth + 1)
    return content.length === 0 ? [] : [{ type: 'blockquote', content }]
  }
  if ((name === 'ul' || name === 'ol') && !isDeep) return listOf(element, shown, depth)
  return within()
}

function listOf({ name, attributes, children }: Element, shown: Shown[], depth: number): EditorNode[] {
  const items = children.flatMap((child) => {
    const content = blocksOf(isElement(child) && child.name === 'li' ? child.children : [child], shown, depth + 1)
    return content.length === 0 ? [] : [{ type: 'listItem', content }]
  })
  if (items.length === 0) return []
  if (name === 'ul') return [{ type: 'bulletList', content: items }]
  const start = Number.parseInt(attributes.start ?? '1', 10)
  return [{ type: 'orderedList', ...(start !== 1 && { attrs: { start } }), content: items }]
}

const { columns, rows: mostRows, paragraphs } = contentLimits.table

/** Converts a table; one over the limits of a text becomes one line for each row. */
function tableOf(table: Element, shown: Shown[]): EditorNode[] {
  const rows = rowsOf(table).map(({ children }) =>
    children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th'),
  )
  const lines = (cell: Element) => linesOf(blocksOf(cell.children, shown, 1))
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (width === 0) return []
  const cells = rows.map((row) => row.map((cell) => ({ isHead: cell.name === 'th', lines: lines(cell) })))
  const isLarge =
    width > columns || rows.length > mostRows || cells.flat().some((cell) => cell.lines.length > paragraphs)
  if (isLarge)
    return cells.flatMap((row) => {
      const content = trimmed(row.flatMap((cell) => [...cell.lines.flatMap(({ content = [] }) => content), space]))
      return content.length === 0 ? [] : [{ type: 'paragraph', content }]
    })
  const filled = { isHead: false, lines: [] as EditorNode[] }
  const content = cells.map((row) => ({
    type: 'tableRow',
    content: Array.from({ length: width }, (_, at) => row[at] ?? filled).map((cell) => ({
      type: cell.isHead ? 'tableHeader' : 'tableCell',
      content: cell.lines.length > 0 ? cell.lines : [{ type: 'paragraph' }],
    })),
  }))
  return [{ type: 'table', content }]
}

const space: EditorNode = { type: 'text', text: '\u3000' }

const rowsOf = ({ children }: Element): Element[] =>
  children
    .filter(isElement)
    .flatMap((child) =>
      child.name === 'tr' ? [child] : ['thead', 'tbody', 'tfoot'].includes(child.name) ? rowsOf(child) : [],
    )

/** Flattens the content of a cell to paragraphs, as cells hold nothing else. */
const linesOf = (blocks: readonly EditorNode[]): EditorNode[] =>
  blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [block]
    if (block.type === 'codeBlock') return [{ type: 'paragraph', content: block.content }]
    return linesOf(block.content ?? [])
  })

function inlinesOf(markup: Markup, marks: Mark[], shown: Shown[]): EditorNode[] {
  if (!isElement(markup)) return wordsOf(markup, marks)
  const { name, attributes, children } = markup
  if (passedOver.has(name)) return []
  const within = (further: Mark[] = marks) => children.flatMap((child) => inlinesOf(child, further, shown))
  switch (name) {
    case 'br':
      return [{ type: 'hardBreak' }]
    case 'math':
      return formulaOf(attributes.alttext ?? annotationOf(markup) ?? '') ?? wordsOf(wordsIn(markup), marks)
    case 'img': {
      // Canvas exports formulas as pictures that carry their LaTeX.
      const formula = formulaOf(attributes['data-equation-content'] ?? '')
      return formula ?? pictureOf(attributes)
    }
    case 'audio':
    case 'video':
    case 'source':
      show(shown, attributes.src, attributes.title)
      return within()
    case 'track':
      return []
    case 'iframe':
      return framed(attributes)
    case 'a': {
      const { href = '' } = attributes
      if (safeHref.test(href) && href.length <= 2_000) return within(withMark(marks, { type: 'link', attrs: { href } }))
      show(shown, href, wordsIn(markup))
      return within()
    }
    case 'b':
    case 'strong':
      return within(withMark(marks, { type: 'bold' }))
    case 'i':
    case 'em':
      return within(withMark(marks, { type: 'italic' }))
    default:
      return within()
  }
}

/** Turns an embedded frame of another site, usually a film, into a link. */
function framed({ src = '', title = '' }: Element['attributes']): EditorNode[] {
  const href = src.trim().replace(/^\/\//, 'https://')
  if (!safeHref.test(href) || href.length > 2_000) return []
  return [{ type: 'text', text: title.trim() || href, marks: [{ type: 'link', attrs: { href } }] }]
}

const withMark = (marks: Mark[], mark: Mark) => [...marks.filter(({ type }) => type !== mark.type), mark]

function show(shown: Shown[], address = '', name = ''): void {
  if (address.trim() !== '') shown.push({ address: address.trim(), name: name.replace(/\s+/g, ' ').trim() })
}

const annotationOf = (math: Element): string | undefined => {
  const said = math.children.filter(isElement).flatMap((child): string[] => {
    if (child.name === 'annotation' && /tex/i.test(child.attributes.encoding ?? '')) return [wordsIn(child)]
    return [annotationOf(child) ?? []].flat()
  })
  return said[0]
}

/** A formula node; undefined if it is empty or over the limit. */
function formulaOf(typed: string): EditorNode[] | undefined {
  const latex = typed.replace(/\s+/g, ' ').trim()
  return latex === '' || [...latex].length > contentLimits.formula ? undefined : [{ type: 'formula', attrs: { latex } }]
}

const typedFormula = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]|\$\$([\s\S]+?)\$\$/g

function wordsOf(text: string, marks: Mark[]): EditorNode[] {
  const nodes: EditorNode[] = []
  const say = (words: string) => {
    // Collapses blanks as a browser does; no-break spaces stay.
    const shownAs = words.replace(/[ \t\r\n\f]+/g, ' ')
    if (shownAs !== '') nodes.push({ type: 'text', text: shownAs, ...(marks.length > 0 && { marks }) })
  }
  let from = 0
  for (const match of text.matchAll(typedFormula)) {
    const formula = formulaOf(match[1] ?? match[2] ?? match[3] ?? '')
    if (formula === undefined) continue
    say(text.slice(from, match.index))
    nodes.push(...formula)
    from = match.index + match[0].length
  }
  say(text.slice(from))
  return nodes
}
