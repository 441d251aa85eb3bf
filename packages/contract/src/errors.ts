/**
 * Every refusal the product can give, with its HTTP status. The web has a sentence for each in both languages
 * (`apps/web/src/locales/{tw,en}/errors.json`), which a test holds.
 */
export const errorStatus = {
  // every call
  VALIDATION_FAILED: 400,
  MALFORMED_REQUEST: 400,
  NOT_AUTHENTICATED: 401,
  CSRF_INVALID: 403,
  PROFILE_REQUIRED: 403,
  TERMS_REQUIRED: 403,
  FEATURE_REQUIRED: 403,
  SCHOOL_PERMISSION_REQUIRED: 403,
  STAFF_REQUIRED: 403,
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

  // accounts
  ACCOUNT_EXISTS: 409,
  USERNAME_TAKEN: 409,
  ACCOUNT_NOT_FOUND: 404,
  INCORRECT_PASSWORD: 401,
  TOO_MANY_LOGIN_FAILURES: 429,
  ACCOUNT_NOT_VERIFIED: 403,
  LOGIN_METHOD_CONFLICT: 409,
  TOKEN_INVALID: 400,
  TOKEN_USED: 410,
  TOKEN_EXPIRED: 410,
  MAIL_TOO_SOON: 429,
  MAIL_LIMIT_REACHED: 429,
  PASSWORD_SAME_AS_ACCOUNT: 422,
  PASSWORD_SAME_AS_PREVIOUS: 422,
  PASSWORD_CHANGED_TODAY: 409,

  // profiles
  ACADEMIC_ROLE_CHANGED_ONCE: 409,
  SCHOOL_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,

  // posts, comments
  POST_NOT_FOUND: 404,
  GUIDE_CHANGED: 409,
  SHARED_NOT_FOUND: 404,
  SHARED_CHANGED: 409,
  SHARED_PUBLISHED: 409,
  SHARED_NOT_AGREED: 409,
  SHARED_FULL: 409,
  SHARED_LIMIT: 409,
  MESSAGE_NOT_FOUND: 404,
  REPLY_NOT_FOUND: 404,
  GROUP_NOT_FOUND: 404,
  POST_CONFLICT: 409,
  DRAFT_NOT_FOUND: 404,
  DRAFT_CONFLICT: 409,
  DRAFT_LIMIT_REACHED: 409,
  SCHEDULED_POST_NOT_FOUND: 404,
  SCHEDULE_CONFLICT: 409,
  SCHEDULE_LIMIT_REACHED: 409,
  VERSION_NOT_FOUND: 404,
  SLOT_PICTURE_TOO_LARGE: 413,
  COLLECTION_FULL: 409,
  TAG_NOT_FOUND: 404,
  TAG_EXISTS: 409,
  TAG_LIMIT_REACHED: 409,
  ARCHIVE_NOT_FOUND: 404,

  // e-portfolios
  RESOURCE_NOT_FOUND: 404,
  RESOURCE_ALREADY_SELECTED: 409,
  RESOURCE_NOT_SELECTED: 409,
  RESOURCE_LIMIT_REACHED: 409,
  EXPORT_DRAFT_NOT_FOUND: 404,
  EXPORT_DRAFT_CONFLICT: 409,
  EXPORT_DRAFT_LIMIT_REACHED: 409,
  EXPORT_DRAFT_EMPTY: 422,
  EPORTFOLIO_NOT_FOUND: 404,
  EPORTFOLIO_NOT_READY: 409,
  EPORTFOLIO_UPLOADED: 409,
  EPORTFOLIO_LIMIT_REACHED: 409,
  DOCUMENT_TOO_LONG: 422,
  DISCUSSION_NOT_FOUND: 404,
  SUGGESTION_LIMIT_REACHED: 429,
  NOTHING_TO_SUMMARISE: 422,
  CONFIRMATION_NOT_FOUND: 404,

  // files
  FILE_NOT_PICTURE: 422,
  FILE_NOT_PDF: 422,
  FILE_NOT_FOUND: 404,
  FILE_TOO_LARGE: 413,
  FILE_QUANTITY: 422,
  FILE_FORMAT_UNSUPPORTED: 415,
  FILE_TYPE_MISMATCH: 415,
  FILE_NAME_UNSAFE: 422,
  FILE_EMPTY: 422,
  FILE_DAMAGED: 422,
  FILE_IN_USE: 409,
  FILE_EXPIRED: 410,
  CONVERSION_UNAVAILABLE: 415,
  CONVERSION_PENDING: 409,
  CONVERSION_FAILED: 422,
  PDF_PROTECTED: 422,
  PDF_TOO_LARGE: 422,
  UPLOAD_FAILED: 400,
  UPLOAD_NOT_FOUND: 404,
  UPLOAD_EXPIRED: 410,
  UPLOAD_OFFSET_MISMATCH: 409,
  UPLOAD_LENGTH_MISMATCH: 400,
  UPLOAD_VERSION_UNSUPPORTED: 412,
  STORAGE_UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** One field of invalid input: where it is (`organization.school`) and the rule it broke (`too_long`, `required` …). */
export interface FieldProblem {
  path: string
  rule: string
  /** The bound of the rule, where it has one: 45 for a name of at most 45 characters. */
  limit?: number
}

/** RFC 9457 problem document, the body of every refusal (`application/problem+json`). */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  /** Same as `detail`, for clients that look there. */
  message: string
  code: ErrorCode
  requestId: string
  fields?: FieldProblem[]
  /** Seconds to wait: on a 429, where something is still being made, and while the service is away. */
  retryAfter?: number
  /** What the sentence of the code needs: a file's name, a limit. */
  values?: Record<string, string | number>
}
