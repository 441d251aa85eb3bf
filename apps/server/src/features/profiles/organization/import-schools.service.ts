import type { ListTrouble } from '@learntrail/contract/profiles/list-troubles'
import type { Clock } from '../../../platform/clock/clock.ts'
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { type Coverage, type ImportPlan, type KnownSchool, planImport } from './import-plan.rules.ts'
import {
  type FileSchool,
  type RefusedRow,
  readSchoolFile,
  type SchoolFileInput,
  type SchoolFileResult,
} from './school-file.rules.ts'
import { addSchools, allSchools, changeSchools, countPeople, lockImports, removeSchools } from './schools.repository.ts'

export interface GoneSchool {
  school: KnownSchool
  /** How many people belong to it: with any it is closed, otherwise deleted. */
  people: number
}

/** What an import did, or would do. */
export interface SchoolImport {
  added: FileSchool[]
  changed: { before: KnownSchool; after: FileSchool }[]
  gone: GoneSchool[]
  unchanged: number
  refused: RefusedRow[]
  olderRows: number
  coverage: Coverage[]
}

export type SchoolImportResult = { ok: true; result: SchoolImport } | { ok: false; trouble: ListTrouble }

/** Imports one ministry list; a dry run reports the same and changes nothing. */
export async function importSchools(
  { db, clock }: { db: Database; clock: Clock },
  input: SchoolFileInput,
  options: {
    isDryRun: boolean
    /** Reads the list elsewhere than in this process. */
    readFile?: (input: SchoolFileInput) => Promise<SchoolFileResult>
    /** Called with the number of schools written and of all, within the uncommitted transaction. */
    progress?: (done: number, of: number) => void
    /** Runs at the end of the import's transaction. */
    done?: (transaction: Transaction, result: SchoolImport) => Promise<void>
  },
): Promise<SchoolImportResult> {
  const { readFile = async (list) => readSchoolFile(list) } = options
  const read = await readFile(input)
  if (!read.ok) return read
  const { file } = read
  const result = await inTransaction(db, async (transaction) => {
    await lockImports(transaction)
    const plan = planImport(await allSchools(transaction), file)
    const people = await countPeople(transaction, idsOf(plan))
    if (!options.isDryRun) {
      const at = clock.now()
      let done = 0
      const told = (count: number) => {
        done += count
        options.progress?.(done, plan.added.length + plan.changed.length + plan.gone.length)
      }
      await addSchools(transaction, plan.added, at, told)
      await changeSchools(transaction, plan.changed, at, told)
      await removeSchools(transaction, idsOf(plan), at, told)
    }
    const result = {
      added: plan.added,
      changed: plan.changed.map(({ known, becomes }) => ({ before: known, after: becomes })),
      gone: plan.gone.map((school) => ({ school, people: people.get(school.id) ?? 0 })),
      unchanged: plan.unchanged,
      refused: file.refused,
      olderRows: file.olderRows,
      coverage: plan.coverage,
    }
    if (!options.isDryRun) await options.done?.(transaction, result)
    return result
  })
  return { ok: true, result }
}

function idsOf(plan: ImportPlan): string[] {
  return plan.gone.map(({ id }) => id)
}
