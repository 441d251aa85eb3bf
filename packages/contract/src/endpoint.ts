import type { z } from 'zod'
import type { StaffLevel } from './console/levels.ts'
import type { ErrorCode } from './errors.ts'
import type { FeatureName } from './shell/features.ts'

/**
 * Who may make a call. `public`: anyone. `session`: signed in, whatever the account's state, for calls that lead out of
 * such a state. `account`: signed in with a password of one's own, even with an unfilled profile or while the account
 * is being deleted. `member`: signed in with a filled profile and a password of one's own. `feature:…`: a member whose
 * plan has that feature. `school`: a member with school permission. `guardian`: a guardian by a link of their own,
 * signed in or not; the path names the child. `staff:…`: staff of that level or higher.
 */
export type Access =
  | 'public'
  | 'session'
  | 'account'
  | 'member'
  | `feature:${FeatureName}`
  | 'school'
  | 'guardian'
  | `staff:${StaffLevel}`

/** Rate limit of a call; the operator sets the figures (`platform/http/rate-limits.ts`). */
export type RateClass = 'read' | 'write' | 'login' | 'mail' | 'upload'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type ObjectSchema = z.ZodType<object>

/**
 * A call of the product. Server routes, validation, the OpenAPI document and the web's typed client are derived from
 * it.
 */
export interface EndpointDefinition {
  method: HttpMethod
  /** In Fastify's syntax: `/api/v2/users/:id`. */
  path: string
  summary: string
  access: Access
  /** The call changes nothing of other people's, whatever its method: suspended accounts may make it. */
  isReading?: true
  /**
   * The call edits the thing whose id is at this place: a suspended account may make it if it was asked to fix that
   * thing.
   */
  mends?: 'params.id' | 'params.discussionId' | 'body.id' | 'body.groupId' | 'own'
  /**
   * Still allowed after the plan has lost the feature, like reading: the call leaves, withdraws or exports something.
   */
  needsNoPlan?: true
  /**
   * Requires that the caller signed in or proved their identity again (`accounts/proof.ts`) within the last minutes.
   */
  needsProof?: true
  /** Default: `read` for GET, `write` for other methods. */
  rate?: RateClass
  /**
   * For a call that takes more than ten times as long as reading a record: its usual processor time in hundredths of a
   * second. Such calls share one budget instead of a rate class.
   */
  cost?: number
  params?: ObjectSchema
  query?: ObjectSchema
  body?: z.ZodType
  /** `multipart`: the body may have parts (see `files`). `tus`: the resumable upload protocol (see `uploads`). */
  accepts?: 'multipart' | 'tus'
  /** Maximum bytes of the body, or of its JSON part; default `bodyLimits.ordinary`. */
  bodyBytes?: number
  /** Called by other people's programs, which hold no token of ours: the address itself carries the permission. */
  isForeign?: true
  /** Answers a stream of events to clients that accept `text/event-stream`. */
  streams?: true
  /** `bytes` answers a file instead of JSON. */
  answers: z.ZodType | 'bytes' | 'nothing'
  /** Codes this call can answer with, besides those of every call (validation, access, CSRF, rate). */
  refusals: readonly ErrorCode[]
}

/** Declares an endpoint; literal types are kept so that calls can be typed by `METHOD /path`. */
export function endpoint<const E extends EndpointDefinition>(definition: E): E {
  return definition
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined

/** A client's input, by part; absent parts are `undefined`. */
export interface CallInput<E extends EndpointDefinition> {
  params: InputOf<E['params']>
  query: InputOf<E['query']>
  body: InputOf<E['body']>
}

/** The validated input of a service, by part. */
export interface ValidInput<E extends EndpointDefinition> {
  params: OutputOf<E['params']>
  query: OutputOf<E['query']>
  body: OutputOf<E['body']>
}

/** The answer of a successful call. */
export type Answer<E extends EndpointDefinition> = E['answers'] extends z.ZodType ? z.output<E['answers']> : undefined
