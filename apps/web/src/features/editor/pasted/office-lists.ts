/** The deepest level of lists in the editor; deeper items are put there. */
const mostLevels = 5

interface Item {
  element: Element
  level: number
  /** Key of the source list; items of different lists are kept in separate lists. */
  list: string
  /** Bullet or number before the words; empty where the program omits it. */
  marker: string
}

/** Turns lists written as paragraphs with markers (Word, PowerPoint, Word online) into list elements, in place. */
export function listsOf(body: HTMLElement): void {
  unwrapOnlineLists(body)
  const items = [...body.querySelectorAll('p, div, li')].flatMap((element) => itemOf(element) ?? [])
  levelSlides(items)
  for (const run of runsOf(items)) replace(run)
}

const msoList = /mso-list\s*:\s*l(\d+)\s+level(\d+)/i

function itemOf(element: Element): Item | undefined {
  const style = element.getAttribute('style') ?? ''
  const word = msoList.exec(style)
  if (word) {
    const marker = takeMarker(element, '[style*="mso-list"]', /mso-list\s*:\s*ignore/i)
    return { element, level: Number(word[2]), list: `l${word[1]}`, marker }
  }
  if (element.hasAttribute('data-online-level')) {
    const isNumbered = element.getAttribute('data-online-list') === 'OL'
    const start = element.getAttribute('data-online-start') ?? '1'
    const level = Number(element.getAttribute('data-online-level'))
    return { element, level, list: isNumbered ? 'numbers' : 'signs', marker: isNumbered ? `${start}.` : '•' }
  }
  const marker = takeMarker(element, ':scope > [style*="mso-special-format"]', /mso-special-format\s*:/i)
  return marker === '' ? undefined : { element, level: leftOf(style), list: 'slide', marker }
}

function takeMarker(element: Element, selector: string, pattern: RegExp): string {
  const markers = [...element.querySelectorAll(selector)].filter((one) => pattern.test(one.getAttribute('style') ?? ''))
  const text = markers[0]?.textContent ?? ''
  for (const marker of markers) marker.remove()
  return text.trim()
}

/** Returns the indent of a slide's line: PowerPoint's own value, or else `margin-left` in whatever unit. */
function leftOf(style: string): number {
  const own = /mso-margin-left-alt\s*:\s*([\d.]+)/i.exec(style) ?? /margin-left\s*:\s*([\d.]+)/i.exec(style)
  return Number(own?.[1] ?? 0)
}

/** Replaces the indents of slide lines by levels, counted from 1. */
function levelSlides(items: Item[]): void {
  const slides = items.filter(({ list }) => list === 'slide')
  const lefts = [...new Set(slides.map(({ level }) => level))].sort((one, other) => one - other)
  for (const slide of slides) slide.level = lefts.indexOf(slide.level) + 1
}

/** Groups items that follow each other directly. */
function runsOf(items: Item[]): Item[][] {
  const runs: Item[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run && before(item.element) === run.at(-1)?.element) run.push(item)
    else runs.push([item])
  }
  return runs
}

/** Returns the preceding sibling element if only blanks and comments are between. */
function before(element: Element): Element | null {
  let node = element.previousSibling
  while (
    node &&
    (node.nodeType === Node.COMMENT_NODE || (node.nodeType === Node.TEXT_NODE && !node.textContent?.trim()))
  )
    node = node.previousSibling
  return node instanceof Element ? node : null
}

const number = /^[(（]?(?:(\d{1,4})|[a-z]{1,5}|[一二三四五六七八九十百]{1,4}|[甲乙丙丁戊己庚辛壬癸])[.、．)）]$/i

function replace(run: Item[]): void {
  const [first] = run
  if (!first) return
  if (first.element.closest('td, th')) {
    for (const { element, marker } of run) element.prepend(isNumber(marker) ? `${marker} ` : '• ')
    return
  }
  const open: { item: Item; list: Element }[] = []
  for (const item of run) {
    item.level = Math.min(Math.max(1, item.level), mostLevels)
    while ((open.at(-1)?.item.level ?? 0) > item.level) open.pop()
    const current = open.at(-1)
    if (current?.item.level === item.level && !isSameList(current.item, item)) open.pop()
    if (open.at(-1)?.item.level !== item.level) begin(item, open)
    const entry = document.createElement('li')
    const line = document.createElement('p')
    line.append(...item.element.childNodes)
    entry.append(line)
    open.at(-1)?.list.append(entry)
    if (item !== first) item.element.remove()
  }
  first.element.remove()

  function begin(item: Item, above: typeof open) {
    const list = document.createElement(isNumber(item.marker) ? 'ol' : 'ul')
    const from = number.exec(item.marker)?.[1]
    if (list instanceof HTMLOListElement && from !== undefined && from !== '1') list.start = Number(from)
    const place = above.at(-1)?.list.lastElementChild
    if (place) place.append(list)
    else first?.element.before(list)
    above.push({ item, list })
  }
}

const isNumber = (marker: string) => number.test(marker)

const isSameList = (one: Item, other: Item) =>
  one.list === other.list && isNumber(one.marker) === isNumber(other.marker)

/** Word online wraps every item in a list and a box of its own; this replaces the boxes by lines. */
function unwrapOnlineLists(body: HTMLElement): void {
  for (const box of body.querySelectorAll('.ListContainerWrapper')) {
    const items = [...box.querySelectorAll(':scope > ul > li, :scope > ol > li')].map((item) => {
      const list = item.parentElement
      const line = document.createElement('div')
      line.setAttribute(
        'data-online-level',
        item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? '1',
      )
      line.setAttribute('data-online-list', list?.tagName ?? 'UL')
      line.setAttribute('data-online-start', list?.getAttribute('start') ?? '1')
      const [only, ...others] = item.children
      line.append(...(only?.tagName === 'P' && others.length === 0 ? only.childNodes : item.childNodes))
      return line
    })
    box.replaceWith(...items)
  }
}
