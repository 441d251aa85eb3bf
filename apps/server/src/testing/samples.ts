/** A valid body of every call that takes one, for tests that spoil it field by field. Ids are nobody's. */
const nobody = '00000000-0000-7000-8000-000000000000'
const digest = 'a'.repeat(64)

const content = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '水質檢測' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '上游比下游清', marks: [{ type: 'link', attrs: { href: 'https://example.test' } }] },
        { type: 'mention', attrs: { id: nobody, label: '小安' } },
      ],
    },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: '溶氧' }] }] }],
    },
  ],
}

const post = {
  title: '基隆河',
  content,
  fileIds: [nobody],
  date: '2026-11-18',
  classification: 'course_learning',
  tags: ['naturalistic'],
  customTags: ['專題'],
  privacy: 0,
  groupIds: [],
}

const profile = {
  gender: 'female',
  birthYear: 2010,
  constellation: 3,
  statusMessage: '慢慢來',
  introduction: '喜歡溪流',
  traitTags: ['細心'],
  experiences: ['科展'],
  personalExpertises: ['攝影'],
  socialLinks: ['https://example.test/me'],
  customFieldList: [{ title: '座右銘', content: '每天一點', isActive: true }],
  guardianName: '林先生',
}

export const sampleBodies: Record<string, unknown> = {
  'POST /api/v2/sessions': { account: 'somebody@example.test', password: digest },
  'POST /api/v2/sessions/signup': {
    role: 'student',
    email: 'somebody@example.test',
    username: 'somebody',
    password: digest,
    locale: 'tw',
  },
  'POST /api/v2/sessions/email': { email: 'somebody@example.test', locale: 'tw' },
  'PATCH /api/v2/sessions/email': { password: digest, currentPassword: digest },
  'PATCH /api/v2/users/preferences': {
    locale: 'tw',
    theme: 'lightBlue',
    isTutorialFinished: true,
    isPushNotificationHidden: true,
    portfolioRecentTags: ['naturalistic'],
    exportRecentTags: ['專題'],
    search: { sortBy: 'newest' },
    emailNotificationSettings: { comments: true },
    giftAuthority: true,
    isFirstVisitFinished: true,
  },
  'PATCH /api/v2/users/current': {
    hasAcceptedTerms: true,
    displayName: '林小雨',
    fullName: '林小雨',
    profile,
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
  'PATCH /api/v2/file/:id': { displayName: '報告.pdf', downloadPeriod: '2026-12-01T00:00:00.000Z' },
  'POST /api/v2/portfolios/portfolio': { ...post, clientId: nobody },
  'PUT /api/v2/portfolios/:id': post,
  'PATCH /api/v2/portfolios/:id': { privacy: 3, isPinned: true, isLiked: true },
  'POST /api/v2/messages/uploadmessage': {
    targetType: 'portfolio',
    targetId: nobody,
    content: '寫得很清楚',
    clientId: nobody,
  },
  'POST /api/v2/messages/editmessage': { id: nobody, content: '寫得很清楚' },
  'POST /api/v2/messages/updatemessagelikenumber': { id: nobody, isLiked: true },
  'POST /api/v2/replies/uploadreply': { messageId: nobody, content: '謝謝', clientId: nobody },
  'POST /api/v2/replies/editreply': { id: nobody, content: '謝謝' },
  'POST /api/v2/replies/updatereplylikenumber': { id: nobody, isLiked: true },
  'POST /api/v2/search/searchperson': { keyword: '小雨' },
}

export const sampleQueries: Record<string, Record<string, string>> = {
  'GET /api/v2/sessions': { email: 'somebody@example.test' },
  'GET /api/v2/mailbox': { email: 'somebody@example.test' },
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
  'GET /api/v2/files/:id/entity': { type: 'thumbnail' },
  'GET /api/v2/files/portfolios/:id/files/:fileId/entity': { type: 'thumbnail' },
  'GET /api/v2/portfolios': {
    view: 'public',
    owner: nobody,
    group: nobody,
    tags: 'naturalistic,sdg_6',
    from: '2026-01-01',
    to: '2026-12-31',
    cursor: 'abc',
    limit: '20',
  },
  'GET /api/v2/portfolios/:id/like': { cursor: 'abc' },
  'GET /api/v2/messages': { targetType: 'portfolio', targetId: nobody, cursor: 'abc' },
  'GET /api/v2/messages/message-like-list': { id: nobody, cursor: 'abc' },
  'GET /api/v2/replies': { messageId: nobody, cursor: 'abc' },
  'GET /api/v2/replies/reply-like-list': { id: nobody, cursor: 'abc' },
}
