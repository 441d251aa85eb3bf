import type { ReactNode } from 'react'
import { isProblem, type ProblemCode } from '../../api/problem.ts'
import { ruleSentence, sentenceOf } from '../../i18n/problem-sentence.ts'
import { errorId, labelId } from './field.tsx'

/** The part of Mantine's form used here, independent of the type of its values. */
interface AnyForm {
  getValues(): object
  setErrors(errors: Record<string, ReactNode>): void
  setFieldError(path: string, error: ReactNode): void
  getInputNode(path: string): HTMLElement | null
}

interface Options {
  /** Maps a field path of the wire to one of the form, where they differ. */
  fieldOf?: (path: string) => string
}

/**
 * Puts a refusal's field errors on the form and focuses the first of them. Returns the sentence to show above the form,
 * or null when the fields say everything.
 */
export function showProblem(error: unknown, form: AnyForm, { fieldOf = (path) => path }: Options = {}) {
  if (!isProblem(error) || error.fields.length === 0) return sentenceOf(error)
  const values = form.getValues()
  const known = error.fields.filter(({ path }) => rootOf(fieldOf(path)) in values)
  form.setErrors(Object.fromEntries(known.map(({ path, rule, limit }) => [fieldOf(path), ruleSentence(rule, limit)])))
  const first = known[0]
  if (first) focusField(form, fieldOf(first.path))
  return known.length === error.fields.length ? null : sentenceOf(error)
}

/**
 * Shows a refusal whose code is about one field at that field, with the focus there. `fields` names the field of each such
 * code. Returns whether it did; any other failure belongs above the form.
 */
export function showAtField(error: unknown, form: AnyForm, fields: Partial<Record<ProblemCode, string>>): boolean {
  const path = isProblem(error) ? fields[error.code] : undefined
  if (path === undefined) return false
  form.setFieldError(path, sentenceOf(error))
  const field = form.getInputNode(path)
  field?.focus()
  if (field) showMessage(field.id)
  return true
}

/** For `form.onSubmit(submit, focusFirst(form))`: focuses the first invalid field in document order. */
export function focusFirst(form: AnyForm) {
  return (errors: object) => {
    const paths = Object.keys(errors)
    const nodes = paths.map((path) => form.getInputNode(path)).filter((node) => node !== null)
    nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    const first = nodes[0]
    if (!first) return
    first.focus()
    showMessage(first.id)
  }
}

/** ms. How long to wait for a field whose code is still loading. */
const longestWait = 10_000
let stopWaiting = () => {}

/**
 * Focuses a field by its id, or the first control of a group, and scrolls its error into view. A field that is still loading is focused once it is there,
 * unless the person presses a key or the pointer first.
 */
export function goToField(id: string) {
  stopWaiting()
  // Wait until React has rendered the error.
  requestAnimationFrame(() => {
    if (!focusById(id)) focusOnceThere(id)
  })
}

const controls = ['input', 'button', 'select', 'textarea'].map((name) => `${name}:not(:disabled)`).join()

function focusById(id: string): boolean {
  // A group has no element of its own to type into, so its first control has the focus.
  const group = document.getElementById(labelId(id))?.closest('fieldset')
  const field = document.getElementById(id) ?? group?.querySelector<HTMLElement>(controls)
  if (!field) return false
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
  // A long textarea is taller than the screen, so its error needs a scroll of its own.
  document.getElementById(errorId(id))?.scrollIntoView({ block: 'nearest' })
  return true
}

function focusOnceThere(id: string) {
  const given = new AbortController()
  const observer = new MutationObserver(() => {
    if (focusById(id)) stopWaiting()
  })
  const timer = setTimeout(() => stopWaiting(), longestWait)
  stopWaiting = () => {
    observer.disconnect()
    clearTimeout(timer)
    given.abort()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, stopWaiting, { signal: given.signal })
}

/** Scrolls a field's error into view: it is below the field and may be off screen or under a dialog's buttons. */
function showMessage(id: string) {
  requestAnimationFrame(() => document.getElementById(errorId(id))?.scrollIntoView({ block: 'nearest' }))
}

function focusField(form: AnyForm, path: string) {
  // Wait until React has rendered the error.
  requestAnimationFrame(() => {
    const field = form.getInputNode(path)
    field?.focus()
    if (field) showMessage(field.id)
  })
}

const rootOf = (path: string) => path.split('.')[0] ?? path
