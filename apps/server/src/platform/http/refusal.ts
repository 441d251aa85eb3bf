import type { ErrorCode, FieldProblem } from '@learntrail/contract/errors'

interface RefusalDetails {
  fields?: FieldProblem[]
  retryAfter?: number
  values?: Record<string, string | number>
}

/** A failure the product foresees: thrown where the rule is, answered as a problem document. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/** Ends the call with this code. */
export function refuse(code: ErrorCode, details?: RefusalDetails): never {
  throw new Refusal(code, details)
}

/** Refuses with `VALIDATION_FAILED` for a rule that no schema can express; `path` is the dotted path of the field. */
export function refuseField(path: string, rule: string, limit?: number): never {
  throw new Refusal('VALIDATION_FAILED', { fields: [{ path, rule, ...(limit === undefined ? {} : { limit }) }] })
}
