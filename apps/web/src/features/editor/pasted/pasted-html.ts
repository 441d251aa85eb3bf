import { contentLimits } from '@learntrail/contract/content/limits'
import { expandSpans } from './expand-spans.ts'
import { listsOf } from './office-lists.ts'
import { readSymbols } from './symbols.ts'

/** Marks HTML that was copied from the editor, which needs no conversion. */
const ownSlice = '[data-pm-slice]'

/**
 * Returns clipboard HTML rewritten so that the editor reads it as its author saw it: lists, headings, tasks,
 * definitions and tables.
 */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (body.querySelector(ownSlice)) return html
  removeUnseen(body)
  tasksAsSigns(body)
  listsOf(body)
  readSymbols(body)
  definitionsAsParagraphs(body)
  headingsFromTheFirstLevel(body)
  expandSpans(body, contentLimits.table)
  linesInCells(body)
  return body.innerHTML
}

const hides = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i

/** Removes elements that the source does not show. */
function removeUnseen(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style]'))
    if (hides.test(element.getAttribute('style') ?? '')) element.remove()
  for (const element of body.querySelectorAll('[hidden], template, title')) element.remove()
}

const boxes =
  'input[type="checkbox"], li > .checkbox, [role="checkbox"] > img, li[role="checkbox"], li[data-checked], li[data-task]'

/** Replaces checkboxes by ☑ or ☐ before the words, as the editor has no checkboxes. */
function tasksAsSigns(body: HTMLElement): void {
  for (const box of body.querySelectorAll<HTMLElement>(boxes)) {
    const item = box.closest('li')
    if (!item) {
      box.replaceWith(signOf(box))
      continue
    }
    if (item.dataset.signed === undefined) (item.querySelector('p') ?? item).prepend(signOf(box))
    item.dataset.signed = ''
    if (box !== item) box.remove()
  }
}

function signOf(box: HTMLElement): string {
  const carrier = box.closest('[aria-checked], [data-checked]')
  const isDone =
    box.hasAttribute('checked') ||
    box.classList.contains('checkbox-on') ||
    carrier?.getAttribute('aria-checked') === 'true' ||
    carrier?.getAttribute('data-checked') === 'true'
  return isDone ? '☑ ' : '☐ '
}

function definitionsAsParagraphs(body: HTMLElement): void {
  for (const term of body.querySelectorAll('dt')) {
    const words = document.createElement('strong')
    words.append(...term.childNodes)
    const line = document.createElement('p')
    line.append(words)
    term.replaceWith(line)
  }
  for (const meaning of body.querySelectorAll('dd')) rename(meaning, 'div')
}

/** Maps headings to the two levels of the editor, h2 and h3; below an h1, all go down by one. */
function headingsFromTheFirstLevel(body: HTMLElement): void {
  const below = body.querySelector('h1') ? 1 : 0
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName.slice(1)) + below
    rename(heading, level <= 2 ? 'h2' : 'h3')
  }
}

/** Turns lists in table cells into lines with their markers, as cells hold only paragraphs. */
function linesInCells(body: HTMLElement): void {
  for (const item of body.querySelectorAll<HTMLElement>('td li, th li')) {
    const list = item.parentElement
    const place = [...(list?.children ?? [])].indexOf(item)
    const sign = list instanceof HTMLOListElement ? `${list.start + place}. ` : '• '
    const words = item.querySelector('p') ?? item
    if (item.dataset.signed === undefined) words.prepend(sign)
  }
  for (const part of ['li', 'ul', 'ol'])
    for (const element of body.querySelectorAll(`td ${part}, th ${part}`)) rename(element, 'div')
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
