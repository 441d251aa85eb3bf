import { type ApiProblem, isProblem } from '../../../api/problem.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { type DraftProblems, fieldOfPath } from './draft-fields.ts'

interface RefusedDraft {
  problems: DraftProblems
  /** A problem that belongs to no field. */
  failure: (() => string) | null
}

/** Returns a refusal of the server by field, where it names fields. */
export function readRefusal(error: unknown): RefusedDraft {
  if (!isProblem(error)) return { problems: {}, failure: () => sentenceOf(error) }
  if (isFileProblem(error)) return { problems: { files: () => sentenceOf(error) }, failure: () => sentenceOf(error) }
  const problems: DraftProblems = {}
  let failure: (() => string) | null = null
  for (const { path, rule, limit } of error.fields) {
    const field = fieldOfPath(path)
    if (path === 'scheduledAt') failure = () => ruleSentence(rule)
    if (!field || problems[field]) continue
    if (field === 'content' && rule === 'required') problems.content = () => i18n.t('drafts/form:errors.empty')
    else if (rule === 'in_future') problems[field] = () => i18n.t('drafts/form:errors.inFuture')
    else if (rule === 'too_early') problems[field] = () => i18n.t('drafts/form:errors.tooEarly')
    else problems[field] = () => ruleSentence(rule, limit)
  }
  if (Object.keys(problems).length === 0) failure ??= () => sentenceOf(error)
  return { problems, failure }
}

const isFileProblem = (problem: ApiProblem) => problem.code.startsWith('FILE_')
