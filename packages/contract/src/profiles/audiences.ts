/**
 * Audiences of a part of a profile, from the largest to the smallest. Friends also see everything that the school sees.
 */
export const audiences = ['everybody', 'school', 'friends', 'me'] as const
export type Audience = (typeof audiences)[number]

/**
 * Parts that have an audience. Nickname, account name, picture and the role as student or teacher are visible to
 * everybody; the guardian's name and the student number to nobody.
 */
export const profileParts = [
  'fullName',
  'school',
  'grade',
  'statusMessage',
  'introduction',
  'traitTags',
  'personalExpertises',
  'experiences',
  'socialLinks',
  'customFieldList',
  'gender',
  'birthYear',
  'constellation',
  'contact',
] as const
export type ProfilePart = (typeof profileParts)[number]

/** Contact details can never be visible to everybody. */
export const audiencesFor = (part: ProfilePart): readonly Audience[] =>
  part === 'contact' ? audiences.filter((audience) => audience !== 'everybody') : audiences

/** Initial audiences. A phone is given for verification, so adults choose first whom to show it to. */
const usual = {
  fullName: 'school',
  school: 'everybody',
  grade: 'everybody',
  statusMessage: 'everybody',
  introduction: 'everybody',
  traitTags: 'everybody',
  personalExpertises: 'everybody',
  experiences: 'everybody',
  socialLinks: 'friends',
  customFieldList: 'everybody',
  gender: 'me',
  birthYear: 'friends',
  constellation: 'me',
  contact: 'me',
} as const satisfies Record<ProfilePart, Audience>

/** Initial audiences under 18. */
const careful = {
  ...usual,
  fullName: 'friends',
  school: 'school',
  grade: 'school',
  experiences: 'friends',
  contact: 'friends',
} as const satisfies Record<ProfilePart, Audience>

export const firstAudiences: Record<'usual' | 'careful', Record<ProfilePart, Audience>> = { usual, careful }

/** Perspectives from which a person can preview their own page: a viewer with this relation to its owner. */
export const viewers = ['stranger', 'schoolmate', 'teacher', 'friend'] as const
export type Viewer = (typeof viewers)[number]
