import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listTrouble } from '../profiles/list-trouble.ts'
import { academicRoles } from '../profiles/organization-codes.ts'
import { firstPassword } from '../schools/first-passwords.ts'
import { id } from '../text.ts'
import { consoleLimits } from './limits.ts'
import { listCounts, listFile, listImport, listToImport } from './list-file.ts'

const access = 'staff:operator'

/** A person whom a list adds or changes, as written in the list. */
const namedPerson = z.object({
  academicRole: z.enum(academicRoles),
  schoolName: z.string(),
  fullName: z.string(),
  studentNumber: z.string(),
  grade: z.string(),
  className: z.string(),
  seatNumber: z.string(),
})

const counts = z.object({
  ...listCounts,
  bad: z.int(),
  /** Guardians of pupils invited by mail, and those still waiting because the school's mail limit is reached. */
  guardians: z.int(),
  guardiansLeft: z.int(),
})
const badRows = z.array(z.object({ line: z.int(), column: z.string(), trouble: listTrouble }))

const accountImport = z.object({
  ...listImport,
  /** Counts of the list's changes; null until it has been read. */
  counts: counts.nullable(),
  /** The first rejected rows, kept for a week. */
  bad: badRows,
  /** Why the whole import failed. */
  trouble: listTrouble.nullable(),
  /** The caller can fetch the first passwords, once. */
  hasPasswords: z.boolean(),
})
export type AccountImportView = z.infer<typeof accountImport>

export const accountImports = z.object({ items: z.array(accountImport) })

export const accountFileReport = z.object({
  trouble: listTrouble.nullable(),
  counts,
  bad: badRows,
  /** The first added and the first changed people, in the order of the list. */
  added: z.array(namedPerson),
  changed: z.array(z.object({ before: namedPerson, after: namedPerson })),
  gone: z.array(namedPerson),
})

/** First passwords: a file for the school, and single items for slips. */
export const takenPasswords = z.object({ csv: z.string(), items: z.array(firstPassword) })

/** The school of rows that name none. */
const school = { defaultSchoolId: id.nullish() }
const accountFile = listFile.extend(school)
const accountFileToImport = listToImport.extend(school)

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
  body: accountFile,
  answers: accountFileReport,
  refusals: ['SCHOOL_NOT_FOUND'],
})
export type AccountFileReport = z.infer<typeof accountFileReport>

export const startAccountImport = endpoint({
  method: 'POST',
  path: '/api/v2/admin/account-imports',
  summary: 'Make accounts of a list of people, as work that goes on by itself; the same clientId again changes nothing',
  access,
  needsProof: true,
  bodyBytes: consoleLimits.schoolFileBody,
  body: accountFileToImport,
  answers: accountImports,
  refusals: ['SCHOOL_NOT_FOUND'],
})

export const takeFirstPasswords = endpoint({
  method: 'POST',
  path: '/api/v2/admin/account-imports/:id/passwords',
  summary: 'Take the first passwords of an import of mine, once; they are forgotten then, and after a week anyway',
  access,
  needsProof: true,
  params: z.object({ id }),
  answers: takenPasswords,
  refusals: ['IMPORT_NOT_FOUND', 'PASSWORDS_TAKEN'],
})

export const accountImportCalls = [
  listAccountImports,
  checkAccountFile,
  startAccountImport,
  takeFirstPasswords,
] as const
