import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listTrouble } from '../profiles/list-trouble.ts'
import { consoleLimits } from './limits.ts'
import { listCounts, listFile, listImport, listToImport } from './list-file.ts'

const access = 'staff:operator'

const report = z.object({
  /** Why the file cannot be read at all. */
  trouble: listTrouble.nullable(),
  counts: z.object({ ...listCounts, refused: z.int() }),
  /** The first differences from the present state. */
  differences: z.array(
    z.object({
      kind: z.enum(['added', 'changed', 'closed', 'deleted', 'refused']),
      name: z.string(),
      /** The previous name. */
      before: z.string(),
      /** Why the row is refused. */
      trouble: listTrouble.nullable(),
    }),
  ),
})
export type SchoolFileReport = z.infer<typeof report>

/** Its schools become visible to others once all of them are written. */
const schoolImport = z.object({
  ...listImport,
  /** The result; null until the import ends, or if it failed. */
  report: report.nullable(),
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
  body: listToImport,
  answers: schoolImports,
  refusals: [],
})

export const schoolImportCalls = [listSchoolImports, checkSchoolFile, startSchoolImport] as const
