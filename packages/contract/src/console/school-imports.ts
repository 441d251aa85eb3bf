import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { listTrouble } from '../profiles/list-trouble.ts'
import { id, text, time } from '../text.ts'
import { consoleLimits } from './limits.ts'
import { importStates, listFile } from './list-file.ts'

const access = 'staff:operator'

const report = z.object({
  /** Why the file cannot be read at all. */
  trouble: listTrouble.nullable(),
  counts: z.object({ added: z.int(), changed: z.int(), gone: z.int(), unchanged: z.int(), refused: z.int() }),
  /** The first of what is other than before. */
  differences: z.array(
    z.object({
      kind: z.enum(['added', 'changed', 'closed', 'deleted', 'refused']),
      name: z.string(),
      /** What it was called before. */
      before: z.string(),
      /** Why a row is refused. */
      trouble: listTrouble.nullable(),
    }),
  ),
})
export type SchoolFileReport = z.infer<typeof report>

const schoolImport = z.object({
  id,
  name: z.string(),
  state: z.enum(importStates),
  /** Schools that are written, of how many; they are there for others when all are. */
  done: z.int(),
  total: z.int(),
  /** What it did; null before its end, and where it failed. */
  report: report.nullable(),
  importer: personSummary.nullable(),
  startedAt: time,
  finishedAt: time.nullable(),
})
export type SchoolImportView = z.infer<typeof schoolImport>

const schoolImports = z.object({ items: z.array(schoolImport) })

export const listSchoolImports = endpoint({
  method: 'GET',
  path: '/api/v2/admin/school-imports',
  summary: 'Imports of lists of schools, the newest first, with how far each is',
  access,
  answers: schoolImports,
  refusals: [],
})

export const checkSchoolFile = endpoint({
  method: 'POST',
  path: '/api/v2/admin/school-imports/check',
  summary: 'What importing a list of schools would do; changes nothing',
  access,
  isReading: true,
  cost: 100,
  bodyBytes: consoleLimits.schoolFileBody,
  body: listFile,
  answers: report,
  refusals: [],
})

export const startSchoolImport = endpoint({
  method: 'POST',
  path: '/api/v2/admin/school-imports',
  summary: 'Import a list of schools, as work that goes on by itself; the same clientId again changes nothing',
  access,
  needsProof: true,
  bodyBytes: consoleLimits.schoolFileBody,
  body: listFile.extend({ clientId: id, reason: text(consoleLimits.reason) }),
  answers: schoolImports,
  refusals: [],
})

export const schoolImportCalls = [listSchoolImports, checkSchoolFile, startSchoolImport] as const
