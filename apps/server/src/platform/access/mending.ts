import type { EndpointDefinition } from '@learntrail/contract/endpoint'
import type { Queryable } from '../database/index.ts'
import { kindOf } from '../declared.ts'
import { refuse } from '../http/refusal.ts'
import type { Person } from './person.ts'

/** Ids of what somebody was asked to mend and has not said to have mended. */
type AskedToMend = (db: Queryable, personId: string) => Promise<string[]>

export const askedToMend = kindOf<AskedToMend>('what people are asked to mend')

/** Whether somebody may edit a thing of theirs, as far as their account goes: whoever is suspended only what they are asked to mend. */
export const mayEdit = ({ suspendedAt, mends }: Pick<Person, 'suspendedAt' | 'mends'>, id: string): boolean =>
  suspendedAt === null || mends.includes(id)

interface Named {
  params: unknown
  body: unknown
}

/** Refuses a suspended person whose call edits another thing than what they were asked to mend. */
export function checkMends({ mends }: Pick<EndpointDefinition, 'mends'>, person: Person | null, call: Named): void {
  if (mends === undefined || person === null || person.suspendedAt === null) return
  const [part, name] = mends.split('.') as ['params' | 'body' | 'own', string | undefined]
  const id = part === 'own' ? person.id : (call[part] as Record<string, unknown> | undefined)?.[name ?? '']
  if (typeof id !== 'string' || !person.mends.includes(id)) refuse('ACCOUNT_SUSPENDED')
}
