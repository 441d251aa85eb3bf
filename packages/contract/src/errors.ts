import { accountErrors } from './accounts/errors.ts'
import { assistantErrors } from './assistant/errors.ts'
import { broadcastErrors } from './broadcasts/errors.ts'
import { bulletinErrors } from './bulletins/errors.ts'
import { chatErrorNumbers, chatErrors } from './chat/errors.ts'
import { commentErrors } from './comments/errors.ts'
import { consoleErrors } from './console/errors.ts'
import { ePortfolioErrors } from './eportfolio/errors.ts'
import { fileErrors } from './files/errors.ts'
import { groupErrors } from './groups/errors.ts'
import { helpErrors } from './help/errors.ts'
import { homeworkErrors } from './homework/errors.ts'
import { invitationErrors } from './invitations/errors.ts'
import { leavingErrors } from './leaving/errors.ts'
import { newsErrors } from './news/errors.ts'
import { noticeErrors } from './notices/errors.ts'
import { postErrors } from './posts/errors.ts'
import { problemErrors } from './problems/errors.ts'
import { profileErrors } from './profiles/errors.ts'
import { pushErrors } from './push/errors.ts'
import { reportErrors } from './reports/errors.ts'
import { subscriptionErrors } from './subscription/errors.ts'
import { teacherErrors } from './teachers/errors.ts'

/** Refusals that any call can give. */
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
  /** Of staff; says which level it takes. */
  STAFF_LEVEL_REQUIRED: 403,
  /** The password again, before something that does harm in the wrong hands. */
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

/** By the feature, as its folder is called; no two use one code. */
export const errorsOf = {
  general: generalErrors,
  accounts: accountErrors,
  assistant: assistantErrors,
  broadcasts: broadcastErrors,
  bulletins: bulletinErrors,
  chat: chatErrors,
  comments: commentErrors,
  console: consoleErrors,
  eportfolio: ePortfolioErrors,
  files: fileErrors,
  groups: groupErrors,
  help: helpErrors,
  homework: homeworkErrors,
  invitations: invitationErrors,
  leaving: leavingErrors,
  news: newsErrors,
  notices: noticeErrors,
  posts: postErrors,
  problems: problemErrors,
  profiles: profileErrors,
  push: pushErrors,
  reports: reportErrors,
  subscription: subscriptionErrors,
  teachers: teacherErrors,
} as const

type CodeOf<List> = List extends unknown ? keyof List : never

export type ErrorCode = CodeOf<(typeof errorsOf)[keyof typeof errorsOf]>

/**
 * Every refusal the product can give, with its HTTP status. The web has a sentence for each in both languages
 * (`apps/web/src/locales/{tw,en}/<feature>/errors.json`), which a test holds.
 */
export const errorStatus: Record<ErrorCode, number> = Object.assign({}, ...Object.values(errorsOf))

/** Numbers that the specification gives to refusals. */
const errorNumbers: Partial<Record<ErrorCode, number>> = {
  NOT_AUTHENTICATED: -1,
  HOMEWORK_NO_PERMISSION: -2,
  HOMEWORK_INCOMPLETE: -3,
  HOMEWORK_STATE_CHANGED: -4,
  HOMEWORK_NOT_FOUND: -5,
  HOMEWORK_CONFLICT: -6,
  HOMEWORK_CLOSED: -7,
  GROUP_TEACHING_REFUSED: -8,
  HOMEWORK_LIMIT_REACHED: -9,
  CHATROOM_ALREADY_JOINED: 1,
  CHATROOM_EXISTS: -2,
  CHATROOM_LIMIT_REACHED: -3,
  CHATROOM_NO_PERMISSION: -5,
}

/** The same of an area for what every call can refuse. */
const areaNumbers: Record<string, Partial<Record<ErrorCode, number>>> = { '/api/v2/chatroom/': chatErrorNumbers }

export function errorNumberOf(code: ErrorCode, path = ''): number | undefined {
  const area = Object.keys(areaNumbers).find((one) => path.startsWith(one))
  return (area === undefined ? undefined : areaNumbers[area]?.[code]) ?? errorNumbers[code]
}

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
  /** Where the specification gives the refusal a number. */
  errorCode?: number
  requestId: string
  fields?: FieldProblem[]
  /** Seconds to wait: on a 429, where something is still being made, and while the service is away. */
  retryAfter?: number
  /** What the sentence of the code needs: a file's name, a limit. */
  values?: Record<string, string | number>
}
