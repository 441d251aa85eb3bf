import { accountPaths } from '@learntrail/contract/accounts/paths'
import { bulletinPaths } from '@learntrail/contract/bulletins/paths'
import { chatPaths } from '@learntrail/contract/chat/paths'
import { coWritingPaths } from '@learntrail/contract/co-writing/paths'
import { consolePaths } from '@learntrail/contract/console/paths'
import { draftPaths } from '@learntrail/contract/drafts/paths'
import { ePortfolioPaths } from '@learntrail/contract/eportfolio/paths'
import { eventLogPaths } from '@learntrail/contract/event-log/paths'
import { filePaths } from '@learntrail/contract/files/paths'
import { groupPaths } from '@learntrail/contract/groups/paths'
import { guardianPaths } from '@learntrail/contract/guardians/paths'
import { homeworkPaths } from '@learntrail/contract/homework/paths'
import { invitationPaths } from '@learntrail/contract/invitations/paths'
import { noticePaths } from '@learntrail/contract/notices/paths'
import { personPaths } from '@learntrail/contract/people/paths'
import { pointPaths } from '@learntrail/contract/points/paths'
import { postPaths } from '@learntrail/contract/posts/paths'
import { problemPaths } from '@learntrail/contract/problems/paths'
import { pushPaths } from '@learntrail/contract/push/paths'
import type { ReportTargetType } from '@learntrail/contract/reports/facts'
import { reportPaths } from '@learntrail/contract/reports/paths'
import { subscriptionPaths } from '@learntrail/contract/subscription/paths'
import { trashPaths } from '@learntrail/contract/trash/paths'

/** Every address the application links to, once; those that the server names as well are the contract's. */
export const paths = {
  ...accountPaths,
  ...eventLogPaths,
  ...trashPaths,
  ...personPaths,
  ...invitationPaths,
  ...filePaths,
  ...groupPaths,
  ...postPaths,
  ...draftPaths,
  ...coWritingPaths,
  ...bulletinPaths,
  ...homeworkPaths,
  ...ePortfolioPaths,
  ...chatPaths,
  ...reportPaths,
  ...subscriptionPaths,
  ...problemPaths,
  ...noticePaths,
  ...pushPaths,
  ...consolePaths,
  guardiansOfGroup: guardianPaths.ofGroup,
  guardian: guardianPaths.home,
  guardedChild: guardianPaths.child,
  guardianInvitation: guardianPaths.invitation,
  guardianEnter: guardianPaths.enter,
  myGuardians: guardianPaths.mine,
  bulletinForGuardian: bulletinPaths.forGuardian,
  root: '/',
  onboarding: '/onboarding',
  login: '/login',
  forgottenPassword: '/login/forgotten',
  signUp: '/signup',
  signUpMethod: '/signup/method',
  signUpAccount: '/signup/account',
  mailVerifyInfo: '/mail-verify-info',
  accountConfirmation: '/user/account-confirmation',
  signUpTerms: '/signup-terms',
  signUpForm: '/signup-form',
  addEmail: '/user/add-email',
  updatePassword: '/user/update-password',
  privacy: '/privacy',
  terms: '/terms',
  version: '/version',
  desktop: '/desktop',
  help: '/help',
  helpTopic: (topic: string) => `/help/${topic}`,
  error: '/error',
  portfolio: '/portfolio',
  myRecords: '/portfolio?view=mine',
  /** The home of whoever teaches. */
  teaching: '/teaching',
  analysis: '/user/learning-portfolio-analysis',
  writePost: '/user/build-portfolio',
  /** The list of what waits for its time, with one marked. */
  scheduledRecords: (marked: string) => `/user/build-portfolio?scheduled-now=${marked}`,
  quickPost: '/user/epost',
  /** Records from another system. */
  takeIn: '/user/take-in',
  guide: '/user/portfolio_guide',
  sharedRecords: '/user/build-share-portfolio',
  /** At the first place of the words by which it was found. */
  foundPost: (id: string, words: string[]) =>
    `/user/portfolio/${id}?${new URLSearchParams(words.map((word) => ['find', word]))}`,
  search: '/user/search',
  collection: '/user/newcollection',
  likes: '/user/like',
  /** Of a person, or mine. */
  show: (user?: string) => (user === undefined ? '/user/show' : `/user/show?user=${user}`),
  person: (id: string) => `/user/person/${id}`,
  /** My page as others see it, by how they stand to me. */
  viewAs: (me: string, viewer: string) => `/user/person/${me}?as=${viewer}`,
  avatar: '/user/avatar',
  invitation: (link: string) => `/invitation/${link}`,
  allGroups: '/group',
  groups: '/group/mine',
  recommendedGroups: '/group/recommended',
  addGroup: '/user/agroup',
  editGroup: (id: string) => `/user/egroup/${id}`,
  /** A record for this group, or for several. */
  writeInGroup: (id: string) => `/user/group/${id}/build-portfolio`,
  writeInGroups: (ids: readonly string[]) =>
    ids.length === 1 ? `/user/group/${ids[0]}/build-portfolio` : `/user/build-portfolio?groups=${ids.join(',')}`,
  groupMembers: (id: string) => `/user/gmember/${id}`,
  groupLink: (id: string) => `/user/group-invitation-link-page/${id}`,
  groupAnalysis: (id: string) => `/user/groupanalysis?group=${id}`,
  /** The same, opened at one of its people. */
  groupAnalysisOf: (id: string, person: string) => `/user/groupanalysis?group=${id}&person=${person}`,
  /** The scores of a class: for those who lead it all of them, for its pupils their own. */
  gradebook: (group: string) => `/user/group/${group}/gradebook`,
  ownPoints: pointPaths.own,
  groupPoints: pointPaths.manage,
  memberPoints: (group: string, person: string) => `/user/group-point/${group}/${person}`,
  /** To all of a group, or to one of it. */
  issuePoints: (group: string, to?: string) =>
    to === undefined ? `/user/group/${group}/manuallyIssuePoints` : `/user/group/${group}/manuallyIssuePoints?to=${to}`,
  /** Reward points, in a group that I lead or one that is chosen there. */
  issueReward: (group: string) => `/manuallyIssueReward?group=${group}`,
  chooseRewardGroup: '/manuallyIssueReward',
  rewardBudgets: '/admin/rewards',
  ledgers: '/admin/ledgers',
  leaderboard: (group: string) => `/groupLeaderboard?groupId=${group}`,
  /** How points come, for pupils and parents. */
  pointRules: '/reward_explanation',
  addBulletin: (group: string) => `/user/group/${group}/build-bulletin`,
  myHomework: '/homework',
  /** What somebody handed in for a group. */
  homeworkOf: (group: string, student: string) => `/homework?group=${group}&student=${student}`,
  addHomework: (group: string) => `/user/group/${group}/build-homework`,
  editHomework: (id: string) => `/user/homework/${id}/edit`,
  /** The queue of those who correct it, narrowed to a state. */
  correctHomework: (id: string, state?: string) =>
    state === undefined ? `/user/homework/${id}/correct` : `/user/homework/${id}/correct?state=${state}`,
  homeworkTeams: (id: string) => `/user/homework/${id}/teams`,
  groupConfirm: (link: string) => `/groupconfirm?link=${link}`,
  qrCode: '/user/qrcode',
  /** The first visit, at one of its steps. */
  welcome: (step = 0, way = 0) => `/newuser/${step}/${way}`,
  profile: '/user/profile',
  plans: '/subscription/subscription-introduction',
  planNeeded: '/subscription/subscription-alert',
  broadcasts: '/user/broadcasts',
  buildBroadcast: '/user/build-broadcast',
  report: (type: ReportTargetType, id: string) => `/user/report?type=${type}&id=${id}`,
  vouchFor: (person: string) => `/school/vouch/${person}`,
  /** What a school sees of its pupils. */
  schoolFigures: '/school-analytics/dashboard',
  ownSchools: '/school',
  ownSchool: (id: string) => `/school/${id}`,
  schoolRooms: (id: string) => `/school/${id}/rooms`,
  importOwnSchool: (id: string) => `/school/${id}/import`,
  /** A new first password for a pupil of a class. */
  memberPassword: (group: string, person: string) => `/school/password/${group}/${person}`,
  console: '/admin',
  cases: '/admin/reports',
  consolePeople: '/admin/people',
  consolePerson: (id: string) => `/admin/people/${id}`,
  importAccounts: '/admin/import-accounts',
  consoleSchools: '/admin/schools',
  consoleSchool: (id: string) => `/admin/schools/one/${id}`,
  typedSchools: '/admin/schools/typed',
  importSchools: '/admin/schools/import',
  health: '/admin/health',
  statistics: '/admin/statistics',
  /** The log of what staff do, narrowed to one person or thing. */
  audit: (subject?: string) => (subject === undefined ? '/admin/audit' : `/admin/audit?subjectId=${subject}`),
  codes: '/admin/codes',
  ordersQueue: '/admin/orders',
  tellAll: '/admin/news',
  problems: '/admin/problems',
  problem: (id: string) => `/admin/problems/${id}`,
  news: '/news',
  article: (id: string) => `/news/${id}`,
  pushFlow: '/web-push-flow',
  /** Files of a record as large as the screen, from one of them on. */
  postFile: (post: string, index: number) => `/file-viewer?post=${post}&index=${index}`,
  /** The same of a record that is being written together. */
  sharedFile: (shared: string, index: number) => `/file-viewer?shared=${shared}&index=${index}`,
  /** My e-portfolios and drafts of them. */
  ePortfolios: '/user/export',
  /** First step: selecting material, for a new document or for a draft. */
  selectMaterial: (draft?: string) => (draft === undefined ? '/user/export?select=new' : `/user/export?draft=${draft}`),
  structure: (draft: string) => `/user/export-editor?draft=${draft}`,
  typeset: (draft: string) => `/user/export-editor-final?draft=${draft}`,
  /** The same, with what one can export open. */
  exportOf: (draft: string) => `/user/export-editor-final?draft=${draft}&export=1`,
  imageEditor: (draft: string, image: string) => `/user/img-editor?draft=${draft}&image=${image}`,
  uploadEPortfolio: '/user/ePortfolio/upload',
  ePortfolioSummary: (id: string) => `/user/ePortfolio/${id}/summary`,
  exhibition: '/portfolio?view=exhibition',
  /** What waits on this device to be sent. */
  waiting: '/user/waiting',
  messenger: '/messengerhome',
  /** One message of a room, by its number. */
  message: (room: string, number: number) => `/chatroom/${room}?at=${number}`,
  chatroomInfo: (id: string) => `/chatroominfo?room=${id}`,
  /** Whom to invite into a room; without one, whom to open a room with. */
  chatroomInvite: (id: string) => `/chatroominvite?room=${id}`,
  openChatroom: '/chatroominvite',
  /** The room with one person: the one that is there, or a new one. */
  talkTo: (person: string) => `/chatroominvite?person=${person}`,
  /** My plans of self-directed learning; the rest of their addresses is theirs alone (`features/plans`). */
  myPlans: '/sdl',
  files: (ids: readonly string[], index: number) => `/file-viewer?files=${ids.join(',')}&index=${index}`,
} as const
