import type { Year } from './make-year.ts'
import type { Pupil } from './second-year.ts'
import type { Term } from './terms.ts'

export async function makeClassPlans(_year: Year, _term: Term, _pupils: readonly Pupil[]): Promise<void> {}
