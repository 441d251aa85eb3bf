import { ApiProblem, type ProblemCode } from '../../../api/problem.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'

/** Why a record did not appear at its time, from the code that the server kept. */
export function failureOf(code: string): string {
  const reason = sentenceOf(new ApiProblem({ code: code as ProblemCode, status: 0 }))
  return i18n.t('drafts:drafts.failed', { reason })
}
