import { consoleLimits } from '@learntrail/contract/console/limits'
import type { SchoolImportReport } from '@learntrail/contract/console/schools'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { importSchools, readSchoolsApart, type SchoolImport } from '../../profiles/index.ts'

interface File {
  name: string
  /** In base64. */
  content: string
}

const read = ({ name, content }: File) => ({ name, bytes: Buffer.from(content, 'base64'), type: undefined })
const nothing = { added: 0, changed: 0, gone: 0, unchanged: 0, refused: 0 }

/** What importing a list would do. */
export async function checkSchools(platform: Platform, file: File): Promise<SchoolImportReport> {
  const outcome = await importSchools(platform, read(file), { isDryRun: true, readFile: readSchoolsApart })
  return outcome.ok ? reportOf(outcome.result) : { trouble: outcome.trouble, counts: nothing, differences: [] }
}

export async function importSchoolList(
  platform: Platform,
  by: Actor,
  { reason, ...file }: File & { reason: string },
): Promise<SchoolImportReport> {
  const outcome = await importSchools(platform, read(file), {
    isDryRun: false,
    readFile: readSchoolsApart,
    done: async (transaction, result) => {
      await audit(platform, transaction, { by, act: 'school.imported', reason, data: reportOf(result).counts })
    },
  })
  return outcome.ok ? reportOf(outcome.result) : { trouble: outcome.trouble, counts: nothing, differences: [] }
}

function reportOf({ added, changed, gone, unchanged, refused }: SchoolImport): SchoolImportReport {
  const differences: SchoolImportReport['differences'] = [
    ...refused.map(({ line, trouble }) => ({ kind: 'refused' as const, name: `${line}`, before: '', trouble })),
    ...gone.map(({ school, people }) => ({
      ...{ kind: people > 0 ? ('closed' as const) : ('deleted' as const), name: school.name, before: school.code },
      trouble: null,
    })),
    ...changed.map(({ before, after }) => ({
      kind: 'changed' as const,
      name: after.name,
      before: before.name,
      trouble: null,
    })),
    ...added.map(({ name, code }) => ({ kind: 'added' as const, name, before: code, trouble: null })),
  ]
  return {
    trouble: null,
    counts: {
      ...{ added: added.length, changed: changed.length, gone: gone.length, unchanged, refused: refused.length },
    },
    differences: differences.slice(0, consoleLimits.namedDifferences),
  }
}
