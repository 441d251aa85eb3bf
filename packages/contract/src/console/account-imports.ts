import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listTrouble } from '../profiles/list-trouble.ts'
import { id } from '../text.ts'
import { consoleLimits } from './limits.ts'
import { listCounts, listFile, listImport, listToImport } from './list-file.ts'

const access = 'staff:operator'

const counts = z.object({ ...listCounts, bad: z.int() })
const badRows = z.array(z.object({ line: z.int(), column: z.string(), trouble: listTrouble }))

const accountImport = z.object({
  ...listImport,
  /** What the list brings; null until it has been read. */
  counts: counts.nullable(),
  /** The first rows that were left out, for a week. */
  bad: badRows,
  /** Why it failed as a whole. */
  trouble: listTrouble.nullable(),
  /** Its first passwords wait for me to take them, which happens once. */
  hasPasswords: z.boolean(),
})
export type AccountImportView = z.infer<typeof accountImport>

const accountImports = z.object({ items: z.array(accountImport) })

export const listAccountImports = endpoint({
  method: 'GET',
  path: '/api/v2/admin/account-imports',
  summary: 'Imports of accounts, the newest first, with how far each is',
  access,
  answers: accountImports,
  refusals: [],
})

export const checkAccountFile = endpoint({
  method: 'POST',
  path: '/api/v2/admin/account-imports/check',
  summary: 'What importing a list of people would do; changes nothing',
  access,
  isReading: true,
  cost: 100,
  bodyBytes: consoleLimits.schoolFileBody,
  body: listFile,
  answers: z.object({ trouble: listTrouble.nullable(), counts, bad: badRows }),
  refusals: [],
})
export type AccountFileReport = z.infer<(typeof checkAccountFile)['answers']>

export const startAccountImport = endpoint({
  method: 'POST',
  path: '/api/v2/admin/account-imports',
  summary: 'Make accounts of a list of people, as work that goes on by itself; the same clientId again changes nothing',
  access,
  needsProof: true,
  bodyBytes: consoleLimits.schoolFileBody,
  body: listToImport,
  answers: accountImports,
  refusals: [],
})

export const takeFirstPasswords = endpoint({
  method: 'POST',
  path: '/api/v2/admin/account-imports/:id/passwords',
  summary: 'Take the first passwords of an import of mine, once; they are forgotten then, and after a week anyway',
  access,
  needsProof: true,
  params: z.object({ id }),
  answers: z.object({ csv: z.string() }),
  refusals: ['IMPORT_NOT_FOUND', 'PASSWORDS_TAKEN'],
})

export const accountImportCalls = [
  listAccountImports,
  checkAccountFile,
  startAccountImport,
  takeFirstPasswords,
] as const
