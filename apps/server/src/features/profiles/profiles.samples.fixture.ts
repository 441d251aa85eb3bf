import type { Samples } from '../../testing/sample.ts'

const profile = {
  gender: 'female',
  birthYear: 2010,
  constellation: 3,
  statusMessage: '慢慢來',
  introduction: '喜歡溪流',
  traitTags: ['細心'],
  experiences: ['科展'],
  personalExpertises: ['攝影'],
  taughtSubjects: [],
  socialLinks: ['https://example.test/me'],
  customFieldList: [{ title: '座右銘', content: '每天一點', isActive: true }],
  guardianName: '林先生',
}

export const samples: Samples = {
  bodies: {
    'PATCH /api/v2/users/preferences': {
      locale: 'tw',
      theme: 'lightBlue',
      isTutorialFinished: true,
      isPushNotificationHidden: true,
      portfolioRecentTags: ['naturalistic'],
      exportRecentTags: ['專題'],
      search: { sortBy: 'newest' },
      emailNotificationSettings: { comments: true },
      giftAuthority: 'friends',
      isFirstVisitFinished: true,
    },
    'PATCH /api/v2/users/current': {
      hasAcceptedTerms: true,
      displayName: '林小雨',
      fullName: '林小雨',
      profile,
      audiences: { fullName: 'school', contact: 'friends', gender: 'me' },
      organization: {
        type: 'other_unit',
        location: { county: 'taipei_city', township: 'taipei_neihu' },
        jobCategory: 'software',
        industryCategory: 'manufacturing',
        serviceUnit: '學跡工作室',
      },
      contact: { phone: '0912345678' },
    },
    'PATCH /api/v2/users/history': { lastUsedStickers: ['cat-1'] },
  },
  queries: {
    'GET /api/v2/organization/academic/schools': {
      type: 'high_school',
      county: 'taipei_city',
      keyword: '內湖',
      limit: '20',
    },
    'GET /api/v2/organization/academic/grade': { schoolType: 'high_school' },
    'GET /api/v2/organization/academic/title': { schoolType: 'high_school' },
    'GET /api/v2/organization/academic/discipline': { schoolType: 'high_school' },
    'GET /api/v2/organization/academic/department': {
      discipline: 'information',
      schoolType: 'university_or_graduate_school',
    },
  },
}
