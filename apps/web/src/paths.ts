import type { ReportTargetType } from '@learntrail/contract/reports/facts'

/** Every address the application links to, once. */
export const paths = {
  root: '/',
  onboarding: '/onboarding',
  login: '/login',
  forgottenPassword: '/login/forgotten',
  signUp: '/signup',
  signUpMethod: '/signup/method',
  signUpAccount: '/signup/account',
  mailVerifyInfo: '/mail-verify-info',
  mailbox: (email: string) => `/mailbox?email=${encodeURIComponent(email)}`,
  accountConfirmation: '/user/account-confirmation',
  signUpTerms: '/signup-terms',
  signUpForm: '/signup-form',
  addEmail: '/user/add-email',
  updatePassword: '/user/update-password',
  deleted: '/delete',
  privacy: '/privacy',
  terms: '/terms',
  version: '/version',
  desktop: '/desktop',
  help: '/help',
  helpTopic: (topic: string) => `/help/${topic}`,
  error: '/error',
  portfolio: '/portfolio',
  analysis: '/user/learning-portfolio-analysis',
  writePost: '/user/build-portfolio',
  draft: (id: string) => `/user/build-portfolio?draft=${id}`,
  /** The list of what waits for its time, with one marked. */
  scheduledRecords: (marked: string) => `/user/build-portfolio?scheduled-now=${marked}`,
  quickPost: '/user/epost',
  guide: '/user/portfolio_guide',
  sharedRecords: '/user/build-share-portfolio',
  sharedRecord: (id: string) => `/user/build-share-portfolio?id=${id}`,
  post: (id: string) => `/user/portfolio/${id}`,
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
  /** People around somebody: one of the lists of the contract; `friends` needs no name. */
  people: (id: string, list: string) => `/user/social/${id}${list === 'friends' ? '' : `/${list}`}`,
  invite: '/user/invite',
  invitation: (link: string) => `/invitation/${link}`,
  allGroups: '/group',
  groups: '/group/mine',
  recommendedGroups: '/group/recommended',
  addGroup: '/user/agroup',
  editGroup: (id: string) => `/user/egroup/${id}`,
  /** A group, at one of its tabs. */
  group: (id: string, tab?: string) => (tab === undefined ? `/user/group/${id}` : `/user/group/${id}?tab=${tab}`),
  /** A record for this group, or for several. */
  writeInGroup: (id: string) => `/user/group/${id}/build-portfolio`,
  writeInGroups: (ids: readonly string[]) =>
    ids.length === 1 ? `/user/group/${ids[0]}/build-portfolio` : `/user/build-portfolio?groups=${ids.join(',')}`,
  groupMembers: (id: string) => `/user/gmember/${id}`,
  groupRequests: (id: string) => `/user/group-member-check/${id}`,
  groupLink: (id: string) => `/user/group-invitation-link-page/${id}`,
  groupAnalysis: (id: string) => `/user/groupanalysis?group=${id}`,
  addBulletin: (group: string) => `/user/group/${group}/build-bulletin`,
  /** One bulletin of a group. */
  bulletin: (id: string, part: '' | '/edit' | '/readers' = '') => `/user/bulletin/${id}${part}`,
  myHomework: '/homework',
  addHomework: (group: string) => `/user/group/${group}/build-homework`,
  /** One question of homework. */
  homework: (id: string) => `/user/homework/${id}`,
  editHomework: (id: string) => `/user/homework/${id}/edit`,
  /** The queue of those who correct it, narrowed to a state. */
  correctHomework: (id: string, state?: string) =>
    state === undefined ? `/user/homework/${id}/correct` : `/user/homework/${id}/correct?state=${state}`,
  groupConfirm: (link: string) => `/groupconfirm?link=${link}`,
  qrCode: '/user/qrcode',
  /** The first visit, at one of its steps. */
  welcome: (step = 0, way = 0) => `/newuser/${step}/${way}`,
  profile: '/user/profile',
  account: '/account',
  eventLog: '/user/event-log',
  notices: '/user/message',
  buildBroadcast: '/user/build-broadcast',
  reports: '/user/report',
  judgements: '/user/report?tab=judgements',
  report: (type: ReportTargetType, id: string) => `/user/report?type=${type}&id=${id}`,
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
  /** The log of what staff do, narrowed to one person or thing. */
  audit: (subject?: string) => (subject === undefined ? '/admin/audit' : `/admin/audit?subjectId=${subject}`),
  case: (id: string) => `/admin/reports/${id}`,
  noticeSettings: '/user/email-setting',
  myFiles: '/user/fileedit',
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
  imageEditor: (draft: string, image: string) => `/user/img-editor?draft=${draft}&image=${image}`,
  uploadEPortfolio: '/user/ePortfolio/upload',
  ePortfolio: (id: string) => `/user/ePortfolio/${id}`,
  ePortfolioSummary: (id: string) => `/user/ePortfolio/${id}/summary`,
  exhibition: '/portfolio?view=exhibition',
  confirmation: (code: string) => `/confirm/${code}`,
  files: (ids: readonly string[], index: number) => `/file-viewer?files=${ids.join(',')}&index=${index}`,
} as const
