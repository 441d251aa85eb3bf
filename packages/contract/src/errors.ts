import { type Declared, declared, features, type NamesIn } from './features.ts'

/** Refusals that any call can answer with. */
const generalErrors = {
  VALIDATION_FAILED: 400,
  MALFORMED_REQUEST: 400,
  NOT_AUTHENTICATED: 401,
  CSRF_INVALID: 403,
  PROFILE_REQUIRED: 403,
  OWN_PASSWORD_REQUIRED: 403,
  TERMS_REQUIRED: 403,
  FEATURE_REQUIRED: 403,
  SCHOOL_PERMISSION_REQUIRED: 403,
  STAFF_REQUIRED: 403,
  /** For staff; the answer names the level needed. */
  STAFF_LEVEL_REQUIRED: 403,
  /** The call needs the password again, because it is harmful in the wrong hands. */
  PROOF_REQUIRED: 403,
  ACCOUNT_SUSPENDED: 403,
  ACCOUNT_BEING_DELETED: 403,
  NO_PERMISSION: 403,
  NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  READ_ONLY: 503,
  STORAGE_FULL: 507,
} as const

export type ErrorCode = keyof typeof generalErrors | NamesIn<Declared<'errors'>>

/** Refusals by feature, under the name of its folder; codes are unique. */
export const errorsOf: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  general: generalErrors,
  ...Object.fromEntries(features.flatMap((feature) => ('errors' in feature ? [[feature.name, feature.errors]] : []))),
}

/**
 * Every refusal of the product, with its HTTP status. The web has a sentence for each in both languages
 * (`packages/texts/src/{tw,en}/<feature>/errors.json`), as a test checks.
 */
export const errorStatus: Record<ErrorCode, number> = Object.assign({}, ...Object.values(errorsOf))

type Numbers = Partial<Record<ErrorCode, number>>

/** Numbers that the specification assigns to refusals. */
const errorNumbers: Numbers = Object.assign({ NOT_AUTHENTICATED: -1 } satisfies Numbers, ...declared('errorNumbers'))

/** Numbers of an area for refusals that every call can answer with. */
const areas: readonly { path: string; numbers: Numbers }[] = declared('errorArea')

/** Returns the specification's number for a refusal of a call with this path; undefined if it has none. */
export function errorNumberOf(code: ErrorCode, path = ''): number | undefined {
  const area = areas.find((one) => path.startsWith(one.path))
  return area?.numbers[code] ?? errorNumbers[code]
}

/** One invalid field: its path (`organization.school`) and the rule it broke (`too_long`, `required` …). */
export interface FieldProblem {
  path: string
  rule: string
  /** The rule's limit, if it has one: 45 for a name of at most 45 characters. */
  limit?: number
}

/** RFC 9457 problem document, the body of every refusal (`application/problem+json`). */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  /** Same as `detail`, for clients that read this field. */
  message: string
  code: ErrorCode
  /** The specification's number for the refusal, if it has one. */
  errorCode?: number
  requestId: string
  fields?: FieldProblem[]
  /** Seconds to wait: on a 429, while something is still being made, and while the service is unavailable. */
  retryAfter?: number
  /** Values for the code's sentence: a file's name, a limit. */
  values?: Record<string, string | number>
}
