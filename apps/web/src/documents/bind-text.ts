import * as Y from 'yjs'
import { holdWhileComposing } from './hold-while-composing.ts'
import type { SharedDocument } from './shared-document.ts'
import { differenceOf, fitting, placeAfter } from './text-difference.rules.ts'

export type TextField = HTMLInputElement | HTMLTextAreaElement

interface Binding {
  shared: Pick<SharedDocument, 'hold'>
  text: Y.Text
  /** Characters that somebody may type here; what others bring may be more for a moment. */
  most?: number | undefined
  /** How what is typed or pasted is cleaned before anybody has it: a title has one line. */
  clean?: ((typed: string) => string) | undefined
}

/**
 * Keeps a plain field and a text that several write the same: what is typed goes into the text as the little that it is, and
 * what others write comes into the field without moving the caret. What one undoes is one's own. Answers how to stop.
 */
export function bindText(field: TextField, { shared, text, most, clean }: Binding): () => void {
  const own = Symbol('typed here')
  const undoing = new Y.UndoManager(text, { trackedOrigins: new Set([own]) })
  let isComposing = false

  const take = () => {
    const before = text.toString()
    const found = differenceOf(before, field.value, field.selectionEnd ?? undefined)
    const typed = clean === undefined ? found : { ...found, added: clean(found.added) }
    const { at, removed, added } = most === undefined ? typed : fitting(before, typed, most)
    text.doc?.transact(() => {
      if (removed > 0) text.delete(at, removed)
      if (added !== '') text.insert(at, added)
    }, own)
    if (field.value !== text.toString()) put(at + added.length, at + added.length)
  }
  const put = (start: number, end: number) => {
    field.value = text.toString()
    // Elsewhere the caret would come along.
    if (field.ownerDocument.activeElement === field) field.setSelectionRange(start, end)
  }
  const show = ({ delta }: Y.YTextEvent, { origin }: Y.Transaction) => {
    if (origin === own) return
    const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0]
    const isUndone = origin === undoing
    const last = isUndone ? endOf(delta) : undefined
    put(last ?? placeAfter(start, delta), last ?? placeAfter(end, delta))
  }

  const input = () => isComposing || take()
  const begin = () => {
    isComposing = true
  }
  const end = () => {
    isComposing = false
    take()
  }
  const press = (event: Event) => {
    const { key, metaKey, ctrlKey, shiftKey, altKey } = event as KeyboardEvent
    if (!(metaKey || ctrlKey) || altKey || field.readOnly || field.disabled) return
    const letter = key.toLowerCase()
    if (letter !== 'z' && letter !== 'y') return
    event.preventDefault()
    if (letter === 'y' || shiftKey) undoing.redo()
    else undoing.undo()
  }

  field.value = text.toString()
  const release = holdWhileComposing(field, shared)
  const listeners = { input, compositionstart: begin, compositionend: end, keydown: press }
  for (const [name, listener] of Object.entries(listeners)) field.addEventListener(name, listener)
  text.observe(show)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) field.removeEventListener(name, listener)
    text.unobserve(show)
    undoing.destroy()
    release()
  }
}

/** Behind the last that was changed. */
function endOf(delta: Y.YTextEvent['delta']): number {
  let at = 0
  for (const { insert, retain } of delta) at += typeof insert === 'string' ? insert.length : (retain ?? 0)
  return at
}
