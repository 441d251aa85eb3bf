import * as Y from 'yjs'
import { holdWhileComposing } from './hold-while-composing.ts'
import type { SharedDocument } from './shared-document.ts'
import { differenceOf, fitting, placeAfter } from './text-difference.rules.ts'

export type TextField = HTMLInputElement | HTMLTextAreaElement

interface Binding {
  shared: Pick<SharedDocument, 'hold'>
  text: Y.Text
  /** Maximum number of characters when typing here; text from others may exceed it for a while. */
  most?: number | undefined
  /** Cleans typed or pasted text before it is shared, such as line breaks in a title. */
  clean?: ((typed: string) => string) | undefined
}

/**
 * Keeps a plain field and a shared text in sync: typing becomes a minimal edit of the text, and edits of others come
 * into the field without moving the caret. Undo affects only one's own edits. Returns a function that unbinds.
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
    // In a field without focus, setting the selection could move the focus there.
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

/** Returns the position after the last change. */
function endOf(delta: Y.YTextEvent['delta']): number {
  let at = 0
  for (const { insert, retain } of delta) at += typeof insert === 'string' ? insert.length : (retain ?? 0)
  return at
}
