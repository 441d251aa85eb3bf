import { belongings } from '../../platform/archive/belongings.ts'
import { consoleRooms } from '../../platform/console/rooms.ts'
import { below, ofEverybody, ofPerson, tableHomes } from '../../platform/database/table-homes.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import { sealedValues } from '../../platform/sealing/sealed-values.ts'
import { fileUses } from '../files/index.ts'
import { countWaiting } from './applications/handling.service.ts'
import { prizeBelongings, prizeErasure, prizeFileUse, prizeNotices } from './prize.parts.ts'
import { handlePrizeJobs } from './prizes.jobs.ts'
import { prizeRoutes } from './prizes.routes.ts'
import { sealedCodes, sealedDetails } from './sealed-values.declaration.ts'

export const prizesFeature: Feature = {
  name: 'prizes',
  has: [
    tableHomes(
      ...ofEverybody('prizes', 'prize_codes', 'prize_settings'),
      ...ofPerson('account_id', 'prize_applications'),
      ...below('prize_applications', 'application_id', 'prize_steps', 'prize_details', 'prize_consents'),
    ),
    sealedValues(sealedDetails, sealedCodes),
    fileUses(prizeFileUse),
    erasure([prizeErasure]),
    belongings(prizeBelongings),
    noticeSources(...prizeNotices()),
    consoleRooms({ room: 'prizes', level: 'operator' }, { room: 'prizeApplications', level: 'operator', countWaiting }),
  ],
  routes: prizeRoutes,
  jobs: handlePrizeJobs,
}
