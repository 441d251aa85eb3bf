import { listPermittedSchools } from '../../apps/server/src/features/accounts/demo.ts'
import { importAccounts } from '../../apps/server/src/features/profiles/demo.ts'
import { idOf, type Maker, platformAt } from '../school/making.ts'
import { schoolList } from './school-list.ts'

/** Imports accounts of two classes. Their first passwords are not kept: school staff give new ones. */
export const makeSchoolList: Maker = async ({ platform, calendar }, ids) => {
  const [defaultSchoolId] = await listPermittedSchools(platform.db, idOf(ids, 'chen'))
  const then = platformAt(platform, calendar.daysAgo(60))
  const made = await importAccounts(then, Buffer.from(schoolList()), {
    isDryRun: false,
    owner: { defaultSchoolId },
    keep: async () => undefined,
  })
  if (!made.ok || made.result.bad.length > 0) throw new Error('the list of the school was not imported')
}
