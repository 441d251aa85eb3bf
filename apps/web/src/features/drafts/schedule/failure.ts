import { ApiProblem, type ProblemCode } from '../../../api/problem.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'

/** Returns the sentence that says why a scheduled record was not published, from the error code kept by the server. */
export function failureOf(code: string): string {
  const reason = sentenceOf(new ApiProblem({ code: code as ProblemCode, status: 0 }))
  return i18n.t('drafts:drafts.failed', { reason })
}
