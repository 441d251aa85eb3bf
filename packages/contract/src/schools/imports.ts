import { z } from 'zod'
import { accountFileReport, accountImports, takenPasswords } from '../console/account-imports.ts'
import { consoleLimits } from '../console/limits.ts'
import { listFile } from '../console/list-file.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'

const access = 'school'
const params = z.object({ schoolId: id })
const permitted = 'SCHOOL_NOT_FOUND'

export const listOwnImports = endpoint({
  method: 'GET',
  path: '/api/v2/schools/:schoolId/account-imports',
  summary: 'Imports of accounts of a school of mine, the newest first, with how far each is',
  access,
  params,
  answers: accountImports,
  refusals: [permitted],
})

export const checkOwnFile = endpoint({
  method: 'POST',
  path: '/api/v2/schools/:schoolId/account-imports/check',
  summary: 'What importing a list of people of a school of mine would do; changes nothing',
  access,
  isReading: true,
  cost: 100,
  params,
  bodyBytes: consoleLimits.schoolFileBody,
  body: listFile,
  answers: accountFileReport,
  refusals: [permitted],
})

export const startOwnImport = endpoint({
  method: 'POST',
  path: '/api/v2/schools/:schoolId/account-imports',
  summary:
    'Make accounts of a list of people of a school of mine, as work that goes on by itself; the same clientId again changes nothing',
  access,
  needsProof: true,
  params,
  bodyBytes: consoleLimits.schoolFileBody,
  body: listFile.extend({ clientId: id }),
  answers: accountImports,
  refusals: [permitted],
})

export const takeOwnPasswords = endpoint({
  method: 'POST',
  path: '/api/v2/schools/:schoolId/account-imports/:id/passwords',
  summary: 'Take the first passwords of an import of mine, once; they are forgotten then, and after a week anyway',
  access,
  needsProof: true,
  params: params.extend({ id }),
  answers: takenPasswords,
  refusals: [permitted, 'IMPORT_NOT_FOUND', 'PASSWORDS_TAKEN'],
})

export const schoolImportCalls = [listOwnImports, checkOwnFile, startOwnImport, takeOwnPasswords] as const
