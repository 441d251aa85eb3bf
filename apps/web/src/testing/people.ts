import type { PersonCard } from '@learntrail/contract/people/person-card'
import { firstAudiences } from '@learntrail/contract/profiles/audiences'
import type { CurrentUser } from '@learntrail/contract/profiles/users'
import type { Navigation } from '@learntrail/contract/shell/navigation'
import type { SignedInUser } from '../features/profiles/index.ts'

export const guest: CurrentUser = {
  id: null,
  role: 'guest',
  staffLevel: null,
  title: null,
  registrationRole: null,
  displayName: '',
  fullName: '',
  username: '',
  avatar: null,
  isSuspended: false,
  profile: null,
  audiences: null,
  isUnder18: false,
  isGrownUp: false,
  contact: { phone: { value: '', isActivated: false } },
  organization: null,
  suggestion: null,
  deletedAt: null,
  subscribePlan: 'free',
  newPostPrivacy: 0,
  isProfileFilled: false,
  isProfileOutdated: false,
  hasAcceptedTerms: false,
  canChangeAcademicRole: false,
  createdAt: null,
  credential: null,
  primaryEmail: { value: '', isActivated: false },
  history: { lastUsedStickers: [] },
  isStandardEditionUser: false,
  subscriptionDays: 0,
  subscribedFeatures: ['course', 'learning-group', 'self-directed-learning'],
  isTrialUser: false,
  isVerifiedTeacher: false,
  isTeacherAskedAgain: false,
  schoolPermissions: [],
  blockedIds: [],
}

/** 林小雨, who has finished signing up. */
export const student: SignedInUser = {
  ...guest,
  id: '019a0000-0000-7000-8000-000000000001',
  role: 'user',
  title: 'student',
  registrationRole: 'student',
  displayName: '林小雨',
  fullName: '林小雨',
  username: 'rain',
  audiences: firstAudiences.careful,
  isUnder18: true,
  isGrownUp: false,
  isProfileFilled: true,
  hasAcceptedTerms: true,
  createdAt: '2026-09-01T00:00:00.000Z',
  credential: {
    method: 'email',
    isDefaultPassword: false,
    passwordGivenAs: null,
    isMd5: false,
    updatedAt: '2026-09-01T00:00:00.000Z',
  },
  primaryEmail: { value: 'student@demo.test', isActivated: true },
}

export const newcomer: SignedInUser = {
  ...student,
  isProfileFilled: false,
  hasAcceptedTerms: false,
  displayName: '',
  fullName: '',
}

/** The card of a person who shows nothing of their profile. */
export const personCard = (change: Partial<PersonCard> & Pick<PersonCard, 'id' | 'displayName'>): PersonCard => ({
  username: 'x',
  avatar: null,
  title: null,
  isVerifiedTeacher: false,
  taughtSubjects: [],
  fullName: null,
  schoolName: null,
  gradeName: null,
  organizationTitle: null,
  unitName: null,
  unitTitle: null,
  statusMessage: '',
  introduction: '',
  traitTags: [],
  personalExpertises: [],
  experiences: [],
  socialLinks: [],
  customFieldList: [],
  gender: null,
  birthYear: null,
  constellation: null,
  phone: null,
  isMe: false,
  relation: { friendship: 'none', isFollowing: false, isFan: false, remark: '' },
  leader: null,
  createdAt: '2026-09-01T00:00:00.000Z',
  ...change,
})

export const navigation: Navigation = {
  menu: [
    { entry: 'posts', feature: null, isLocked: false },
    { entry: 'portfolio', feature: null, isLocked: false },
  ],
  unread: { personal: 0, broadcast: 0, chat: 0 },
  leadsClass: false,
  guardsChild: false,
  schoolPermissionsCount: 0,
  loginMethods: ['email'],
  hasMailbox: true,
  version: '0.1.0',
}

export const noStats = {
  friend: 0,
  fans: 0,
  subscribe: 0,
  post: 0,
  joinGroup: 0,
  manaGroup: 0,
  courseNum: 0,
  sdlPublicProjectNum: 0,
}
