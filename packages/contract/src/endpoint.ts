import type { z } from 'zod'
import type { StaffLevel } from './console/levels.ts'
import type { ErrorCode } from './errors.ts'
import type { FeatureName } from './shell/features.ts'

/**
 * Who may make a call. `public`: anyone. `session`: signed in, in whatever state the account is: what leads out of that
 * state. `account`: signed in with a password of one's own, even with an unfilled profile or while the account is being
 * deleted. `member`: signed in with a filled profile and a password of one's own. `feature:…`: a member whose plan has that feature. `school`: a member with school permission.
 * `guardian`: whoever is somebody's guardian by a link of their own, signed in or not; the path says of which child.
 * `staff:…`: the service's people, of that level or further.
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

/** How often a call may be made; the figures are the operator's (`platform/http/rate-limits.ts`). */
export type RateClass = 'read' | 'write' | 'login' | 'mail' | 'upload'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type ObjectSchema = z.ZodType<object>

/** One call of the product. Server routes, validation, the OpenAPI document and the web's typed client come from it. */
export interface EndpointDefinition {
  method: HttpMethod
  /** Fastify's spelling: `/api/v2/users/:id`. */
  path: string
  summary: string
  access: Access
  /** Whoever makes it changes nothing that is anybody else's, whatever its method: a suspended person may. */
  isReading?: true
  /** It edits a thing, whose id stands there: a suspended person may where they were asked to mend that very thing. */
  mends?: 'params.id' | 'params.discussionId' | 'body.id' | 'body.groupId' | 'own'
  /** Whoever has lost the feature still may, as they may read: it leaves, takes back or takes along. */
  needsNoPlan?: true
  /** Only for whoever has just shown who they are: signed in, or proved it again (`accounts/proof.ts`), minutes ago. */
  needsProof?: true
  /** Without it: `read` for GET, `write` for the rest. */
  rate?: RateClass
  /**
   * Of a call that takes more than ten times as long as reading one record: how many hundredths of a second of a processor
   * it usually takes. Such calls have one budget together, in the place of a rate class.
   */
  cost?: number
  params?: ObjectSchema
  query?: ObjectSchema
  body?: z.ZodType
  /** `multipart`: the body may come as parts (see `files`). `tus`: the resumable upload protocol (see `uploads`). */
  accepts?: 'multipart' | 'tus'
  /** Bytes of a body, of its JSON part where it has parts; without it `bodyLimits.ordinary`. */
  bodyBytes?: number
  /** Other people's programs call it, which hold no token of ours: what it may do lies in its address. */
  isForeign?: true
  /** Whoever accepts `text/event-stream` is answered a stream of what comes. */
  streams?: true
  /** `bytes` answers a file instead of JSON. */
  answers: z.ZodType | 'bytes' | 'nothing'
  /** Codes this call can answer besides those every call can (validation, access, CSRF, rate). */
  refusals: readonly ErrorCode[]
}

/** Declares an endpoint; the literal types are kept so that calls can be typed by `METHOD /path`. */
export function endpoint<const E extends EndpointDefinition>(definition: E): E {
  return definition
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a client sends, by part; absent parts are `undefined`. */
export interface CallInput<E extends EndpointDefinition> {
  params: InputOf<E['params']>
  query: InputOf<E['query']>
  body: InputOf<E['body']>
}

/** What a service gets after validation, by part. */
export interface ValidInput<E extends EndpointDefinition> {
  params: OutputOf<E['params']>
  query: OutputOf<E['query']>
  body: OutputOf<E['body']>
}

/** What a successful call answers. */
export type Answer<E extends EndpointDefinition> = E['answers'] extends z.ZodType ? z.output<E['answers']> : undefined
