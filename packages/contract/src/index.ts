import { mailboxCalls } from './accounts/mailbox.ts'
import { sessionCalls } from './accounts/sessions.ts'
import type { EndpointDefinition } from './endpoint.ts'
import { fileCalls } from './files/files.ts'
import { messageCalls } from './posts/messages.ts'
import { postCalls } from './posts/posts.ts'
import { organizationCalls } from './profiles/organization.ts'
import { preferenceCalls } from './profiles/preferences.ts'
import { userCalls } from './profiles/users.ts'
import { peoplePickerCalls } from './search/people-picker.ts'
import { csrfCalls } from './shell/csrf.ts'
import { navigationCalls } from './shell/navigation.ts'

/** Every call of the product. What is not here does not exist. */
export const allCalls = [
  ...csrfCalls,
  ...sessionCalls,
  ...mailboxCalls,
  ...preferenceCalls,
  ...userCalls,
  ...organizationCalls,
  ...navigationCalls,
  ...fileCalls,
  ...postCalls,
  ...messageCalls,
  ...peoplePickerCalls,
] as const

type Key<E> = E extends EndpointDefinition ? `${E['method']} ${E['path']}` : never

/** The same calls by `METHOD /path`, for clients that need only the types. */
export type Calls = { [E in (typeof allCalls)[number] as Key<E>]: E }

export type { Answer, CallInput, EndpointDefinition, ValidInput } from './endpoint.ts'
