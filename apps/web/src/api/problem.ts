import type { ErrorCode, FieldProblem, Problem } from '@learntrail/contract/errors'

/** The codes of the contract, and `NETWORK` for a connection that failed. */
export type ProblemCode = ErrorCode | 'NETWORK'

interface ProblemFacts {
  code: ProblemCode
  status: number
  detail?: string
  fields?: FieldProblem[]
  retryAfter?: number
  values?: Record<string, string | number>
  requestId?: string
}

/** Thrown by every call that fails, aborts excepted. */
export class ApiProblem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly fields: FieldProblem[]
  /** Seconds. */
  readonly retryAfter: number | undefined
  readonly values: Record<string, string | number>
  readonly requestId: string | undefined

  constructor(facts: ProblemFacts) {
    super(facts.detail ?? facts.code)
    this.name = 'ApiProblem'
    this.code = facts.code
    this.status = facts.status
    this.fields = facts.fields ?? []
    this.retryAfter = facts.retryAfter
    this.values = facts.values ?? {}
    this.requestId = facts.requestId
  }
}

export function isProblem(error: unknown, ...codes: ProblemCode[]): error is ApiProblem {
  return error instanceof ApiProblem && (codes.length === 0 || codes.includes(error.code))
}

/** Whether the CSRF token of a change was refused, so that a new one may help. */
export function isCsrfProblem(problem: unknown): problem is ApiProblem {
  return (
    isProblem(problem) && problem.status === 403 && (problem.code === 'CSRF_INVALID' || /csrf/i.test(problem.message))
  )
}

export const networkProblem = () => new ApiProblem({ code: 'NETWORK', status: 0 })

/**
 * Builds a problem from an error answer. A body that is no problem document comes from a proxy; its code then follows
 * from the status.
 */
export function problemFrom(status: number, body: unknown, retryAfterHeader: string | null): ApiProblem {
  const given = (body ?? {}) as Partial<Problem>
  const headerSeconds = Number(retryAfterHeader)
  return new ApiProblem({
    status,
    code: given.code ?? codeOfStatus(status),
    detail: given.detail ?? given.message,
    fields: given.fields,
    retryAfter: given.retryAfter ?? (headerSeconds > 0 ? headerSeconds : undefined),
    values: given.values,
    requestId: given.requestId,
  })
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'NOT_AUTHENTICATED'
  if (status === 403) return 'NO_PERMISSION'
  if (status === 404) return 'NOT_FOUND'
  if (status === 413) return 'PAYLOAD_TOO_LARGE'
  if (status === 429) return 'TOO_MANY_REQUESTS'
  if (status === 502 || status === 503 || status === 504) return 'SERVICE_UNAVAILABLE'
  return 'INTERNAL_ERROR'
}
