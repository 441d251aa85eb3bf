import type { Feature } from '../../platform/feature.ts'
import { registerFileUse } from '../files/index.ts'
import { avatarFileUse } from './avatar-file-use.ts'

export { findVisibleNames, isVisiblePerson } from './people.repository.ts'
export { avatarUrl, personSummaryOf } from './person-summary.ts'
export { befriend, block, whenBlocked } from './relationships.service.ts'
export { countSeen, isFriendOf, notBlockedWith, visiblePerson, visiblePost, visiblePublicPost } from './visibility.ts'

registerFileUse(avatarFileUse)

// Its calls (requests, lists, person pages) come later; what hides and shows people is here from the start.
export const peopleFeature: Feature = { name: 'people', routes: () => undefined }
