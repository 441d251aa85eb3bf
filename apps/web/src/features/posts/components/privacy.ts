import type { Privacy, privacy as privacyCodes } from '@learntrail/contract/posts/posts'
import type { IconName } from '../../../ui/icon.tsx'

// Written out so that the trail needs no code of the contract; the type keeps both in step.
const codes: typeof privacyCodes = { public: 0, friends: 1, group: 2, private: 3 }

export type PrivacyName = keyof typeof codes

const names = Object.keys(codes) as PrivacyName[]

export const privacyName = (code: number): PrivacyName => names.find((name) => codes[name] === code) ?? 'private'

/** Icons of the specification: globe, single user, users, lock. */
export const privacyIcons: Record<PrivacyName, IconName> = {
  public: 'globe',
  friends: 'account',
  group: 'friends',
  private: 'lock',
}

/** The options in the order they are offered. */
export const privacyChoices: readonly { name: PrivacyName; code: Privacy }[] = [
  { name: 'public', code: codes.public },
  { name: 'friends', code: codes.friends },
  { name: 'group', code: codes.group },
  { name: 'private', code: codes.private },
]
