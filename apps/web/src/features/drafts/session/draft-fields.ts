import { goToField } from '../../../ui/form/go-to-field.ts'

/** The fields of a record that can be invalid, in screen order. */
const draftFields = ['title', 'content', 'files', 'date', 'classification', 'tags', 'customTags', 'privacy'] as const
export type DraftField = (typeof draftFields)[number]
export type DraftErrors = Partial<Record<DraftField, string>>
/** Problems by field, as functions, so that the sentences follow a change of language. */
export type DraftProblems = Partial<Record<DraftField, () => string>>

export const isWrong = (problems: DraftProblems) => Object.keys(problems).length > 0

export function sentencesOf(problems: DraftProblems): DraftErrors {
  return Object.fromEntries(Object.entries(problems).map(([field, say]) => [field, say()]))
}

/** Returns the id of the element that gets the focus when the field is invalid. */
export const fieldId = (field: DraftField) => `post-${field}`

export function focusFirstError(problems: Partial<Record<DraftField, unknown>>) {
  const first = draftFields.find((field) => problems[field])
  if (first) goToField(fieldId(first))
}

/** Returns the field that a path of a refusal is about: `tags.0` is about the tags. */
export function fieldOfPath(path: string): DraftField | undefined {
  // A change of a scheduled record sends the whole record as `post`.
  const [root] = path.replace(/^post\./, '').split('.')
  if (root === 'groupIds') return 'privacy'
  return root === 'fileIds' ? 'files' : draftFields.find((field) => field === root)
}
