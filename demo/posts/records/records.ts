import { chenRecords } from './chen.ts'
import { neihuRecords } from './neihu.ts'
import { otherSchoolRecords } from './other-schools.ts'
import { rainFirstTerm } from './rain-first-term.ts'
import { rainSecondTerm } from './rain-second-term.ts'
import type { DemoRecord } from './record.ts'
import { youngAndGrownRecords } from './young-and-grown.ts'

/** All records of the demo school. */
export const records: readonly DemoRecord[] = [
  ...rainFirstTerm,
  ...rainSecondTerm,
  ...chenRecords,
  ...neihuRecords,
  ...otherSchoolRecords,
  ...youngAndGrownRecords,
]
