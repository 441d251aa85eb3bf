import type { Audience } from '@learntrail/contract/profiles/audiences'
import type { IconName } from '../../../ui/icon.tsx'

export const audienceIcons: Record<Audience, IconName> = {
  everybody: 'globe',
  school: 'school',
  friends: 'friends',
  me: 'lock',
}
