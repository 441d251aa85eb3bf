/** Who sees a part of a profile, from many to one. Friends see all that the school sees. */
export const audiences = ['everybody', 'school', 'friends', 'me'] as const
export type Audience = (typeof audiences)[number]

/**
 * The parts that have an audience. Nickname, account name, picture and whether somebody learns or teaches are for
 * everybody; the guardian's name and the student number are for nobody.
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

/** Nobody's contact is ever shown to everybody. */
export const audiencesFor = (part: ProfilePart): readonly Audience[] =>
  part === 'contact' ? audiences.filter((audience) => audience !== 'everybody') : audiences

/** What each part starts with. A phone is given to be verified by, so that adults choose first whom they show it to. */
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

/** The same under 18. */
const careful = {
  ...usual,
  fullName: 'friends',
  school: 'school',
  grade: 'school',
  experiences: 'friends',
  contact: 'friends',
} as const satisfies Record<ProfilePart, Audience>

export const firstAudiences: Record<'usual' | 'careful', Record<ProfilePart, Audience>> = { usual, careful }

/** As whom one can look at one's own page: somebody who stands so to its owner. */
export const viewers = ['stranger', 'schoolmate', 'teacher', 'friend'] as const
export type Viewer = (typeof viewers)[number]
