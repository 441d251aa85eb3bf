import { unavailable } from '../../../platform/http/problem.ts'
import { makesWay } from '../../../platform/machine/make-way.ts'
import type { StopReason } from '../../../platform/workers/tasks.ts'
import { createWorkerPool } from '../../../platform/workers/worker-pool.ts'
import type { AccountFileResult, ListOwner } from '../account-import/account-file.rules.ts'
import type { KnownSchool } from '../organization/import-plan.rules.ts'
import type { SchoolFileInput, SchoolFileResult } from '../organization/school-file.rules.ts'
import { trouble } from './trouble.texts.ts'

export type ListTask =
  | { kind: 'schools'; content: string; input: Omit<SchoolFileInput, 'bytes'> }
  | { kind: 'accounts'; content: string; schools: readonly KnownSchool[]; owner: ListOwner }
export type ListRead = { kind: 'schools'; read: SchoolFileResult } | { kind: 'accounts'; read: AccountFileResult }

/** Limits for reading one list. The ministry's longest list takes 0.1 seconds and 60 MB. */
const limits = { seconds: 60, processorSeconds: 10, megabytes: 400 }

class ListUnread extends Error {
  readonly reason: StopReason | 'broken'
  constructor(reason: StopReason | 'broken', message?: string) {
    super(message ?? reason)
    this.reason = reason
  }
}

/** Uploaded lists are read in a separate process, one at a time, which is killed if it takes too much. */
const readers = createWorkerPool<ListTask, ListRead, 'broken'>(
  { file: new URL('./list-reader.process.ts', import.meta.url), heapMegabytes: 256 },
  (reason, message) => new ListUnread(reason, message),
  { width: 1, mostServed: 50, idleMs: 30_000, niceness: makesWay },
)

export type ListLimits = Partial<typeof limits>

async function readApart(task: ListTask, less: ListLimits) {
  try {
    return (await readers.run({ task, limits: { ...limits, ...less } })).read
  } catch (error) {
    if (!(error instanceof ListUnread) || error.reason === 'broken') throw error
    if (error.reason === 'interrupted' || error.reason === 'cancelled') throw unavailable()
    return { ok: false as const, trouble: trouble('needs_too_much') }
  }
}

const contentOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

export async function readSchoolsApart({ bytes, ...input }: SchoolFileInput, less: ListLimits = {}) {
  return (await readApart({ kind: 'schools', content: contentOf(bytes), input }, less)) as SchoolFileResult
}

export async function readAccountsApart(
  bytes: Uint8Array,
  schools: readonly KnownSchool[],
  owner: ListOwner = {},
  less: ListLimits = {},
) {
  return (await readApart({ kind: 'accounts', content: contentOf(bytes), schools, owner }, less)) as AccountFileResult
}
