import { goToField } from '../../../ui/form/show-problem.ts'

/** The parts of a record that can be wrong, in the order in which they stand on the screen. */
const draftFields = ['title', 'content', 'files', 'date', 'classification', 'tags', 'customTags', 'privacy'] as const
export type DraftField = (typeof draftFields)[number]
export type DraftErrors = Partial<Record<DraftField, string>>
/** What is wrong, said anew in whatever language the interface has. */
export type DraftProblems = Partial<Record<DraftField, () => string>>

export const isWrong = (problems: DraftProblems) => Object.keys(problems).length > 0

export function sentencesOf(problems: DraftProblems): DraftErrors {
  return Object.fromEntries(Object.entries(problems).map(([field, say]) => [field, say()]))
}

/** The element that takes the focus when a field is wrong. */
export const fieldId = (field: DraftField) => `post-${field}`

export function focusFirstError(problems: Partial<Record<DraftField, unknown>>) {
  const first = draftFields.find((field) => problems[field])
  if (first) goToField(fieldId(first))
}

/** The field that a path of the wire belongs to: `tags.0` is about the tags. */
export function fieldOfPath(path: string): DraftField | undefined {
  // A scheduled record is changed with all of it in one part.
  const [root] = path.replace(/^post\./, '').split('.')
  if (root === 'groupIds') return 'privacy'
  return root === 'fileIds' ? 'files' : draftFields.find((field) => field === root)
}
