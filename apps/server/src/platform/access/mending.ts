import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import type { Queryable } from '../database/index.ts'
import { kindOf } from '../declared.ts'
import { refuse } from '../http/refusal.ts'
import type { Person } from './person.ts'

/** Returns the ids of things that a person was asked to mend and has not yet reported as mended. */
type AskedToMend = (db: Queryable, personId: string) => Promise<string[]>

export const askedToMend = kindOf<AskedToMend>('what people are asked to mend')

/**
 * Returns whether the account's state allows editing the person's own thing `id`: a suspended person may edit only what
 * they were asked to mend.
 */
export const mayEdit = ({ suspendedAt, mends }: Pick<Person, 'suspendedAt' | 'mends'>, id: string): boolean =>
  suspendedAt === null || mends.includes(id)

interface Named {
  params: unknown
  body: unknown
}

/**
 * Refuses with `ACCOUNT_SUSPENDED` when a suspended person edits anything other than what they were asked to mend.
 * `mends` names where the id is: `params.NAME`, `body.NAME`, or `own` for the caller's own id.
 */
export function checkMends({ mends }: Pick<EndpointDefinition, 'mends'>, person: Person | null, call: Named): void {
  if (mends === undefined || person === null || person.suspendedAt === null) return
  const [part, name] = mends.split('.') as ['params' | 'body' | 'own', string | undefined]
  const id = part === 'own' ? person.id : (call[part] as Record<string, unknown> | undefined)?.[name ?? '']
  if (typeof id !== 'string' || !person.mends.includes(id)) refuse('ACCOUNT_SUSPENDED')
}
