import type { Application, OwnApplication } from '@learntrail/contract/prizes/applications'
import type { HandledApplication, KeptPrize, ListedApplication } from '@learntrail/contract/prizes/handling'
import type { Prize, PrizeForMe } from '@learntrail/contract/prizes/prizes'
import { guestServer } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

export const prizeId = '019f0000-0000-7000-8000-0000000000a1'
export const applicationId = '019f0000-0000-7000-8000-0000000000b1'
const noon = '2026-11-28T04:00:00.000Z'

export const prizeOf = (change: Partial<Prize> = {}): Prize => ({
  id: prizeId,
  name: '圖書禮券',
  description: '可以在書店用。',
  picture: null,
  points: 300,
  stock: 3,
  way: 'posted',
  pickUp: '',
  perPerson: 1,
  startsAt: null,
  endsAt: null,
  state: 'offered',
  ...change,
})

export const prizeForMe = (change: Partial<PrizeForMe> = {}): PrizeForMe => ({
  ...prizeOf(),
  balance: 450,
  asks: [],
  guardians: [],
  had: 0,
  hindrance: null,
  ...change,
})

export const applicationOf = (change: Partial<Application> = {}): Application => ({
  id: applicationId,
  number: 'P7K2-9QXD',
  points: 300,
  state: 'underReview',
  at: noon,
  prize: { id: prizeId, name: '圖書禮券', picture: null, way: 'posted', pickUp: '' },
  consent: null,
  reason: '',
  tracking: '',
  ...change,
})

export const ownApplicationOf = (change: Partial<OwnApplication> = {}): OwnApplication => ({
  ...applicationOf(),
  trail: [{ state: 'underReview', at: noon }],
  details: { recipient: null, address: null, phone: null, signature: null, guardianEmail: null },
  hasIdImages: false,
  code: null,
  receivedByItselfAt: null,
  erasedAt: null,
  can: { cancel: false, receive: false, askGuardian: false },
  ...change,
})

export const keptPrizeOf = (change: Partial<KeptPrize> = {}): KeptPrize => ({
  ...prizeOf(),
  asks: [],
  version: 4,
  open: 2,
  received: 5,
  ...change,
})

export const listedOf = (change: Partial<ListedApplication> = {}): ListedApplication => ({
  ...applicationOf(),
  person: { id: student.id, displayName: student.displayName, avatar: null, isDeleted: false },
  school: '內湖高中',
  ...change,
})

export const handledOf = (change: Partial<HandledApplication> = {}): HandledApplication => ({
  ...listedOf(),
  trail: [{ state: 'underReview', at: noon }],
  holds: [],
  erasedAt: null,
  ...change,
})

/** A server for a student with 450 points and these prizes. */
export const prizeServer = (...items: Prize[]) =>
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/rewards/prizes', { balance: 450, held: 0, items })
