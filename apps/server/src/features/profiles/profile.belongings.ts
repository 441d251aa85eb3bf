import type { Locale } from '@learntrail/contract/profiles/preferences'
import { isSubject } from '@learntrail/contract/profiles/subjects'
import type { Say } from '@learntrail/texts/say'
import { sayIn } from '@learntrail/texts/say-in'
import { type Belongings, factsOf } from '../../platform/archive/belongings.ts'
import { findAccount } from '../accounts/index.ts'
import { findImportedOf } from './account-import/imported-accounts.repository.ts'
import { findChosen } from './preferences.repository.ts'
import { findOrganization, findProfile } from './profiles.repository.ts'

const texts = {
  tw: {
    status: '狀態',
    introduction: '自我介紹',
    birthYear: '出生年',
    phone: '電話',
    guardian: '監護人',

    school: '學校',
    studentId: '學號',
    department: '科系',
    unit: '服務單位',
    place: '機構全名',
    part: '部門',
    post: '職稱',
    traits: '特質',
    links: '連結',
    experiences: '經歷',
    expertises: '專長',
    subjects: '任教科目',
  },
  en: {
    status: 'Status',
    introduction: 'About me',
    birthYear: 'Born',
    phone: 'Phone',
    guardian: 'Guardian',

    school: 'School',
    studentId: 'Student number',
    department: 'Department',
    unit: 'Organization',
    place: 'Full name of the organization',
    part: 'Unit',
    post: 'Job title',
    traits: 'Traits',
    links: 'Links',
    experiences: 'Experience',
    expertises: 'Expertise',
    subjects: 'Subjects taught',
  },
} satisfies Record<Locale, Record<string, string>>

const subjectNames: Record<Locale, Say> = {
  tw: sayIn('tw', 'profiles/subjects'),
  en: sayIn('en', 'profiles/subjects'),
}
const subjectName = (locale: Locale, taught: string) =>
  isSubject(taught) ? subjectNames[locale](`names.${taught}`) : taught

export const profileBelongings: Belongings = {
  name: 'profile',
  title: { tw: '個人資料', en: 'Profile' },
  async *entries({ db }, personId, locale) {
    const [account, profile, belonging, settings, imported] = await Promise.all([
      findAccount(db, personId),
      findProfile(db, personId),
      findOrganization(db, personId),
      findChosen(db, personId),
      findImportedOf(db, personId),
    ])
    const { accountId: _, ...told } = profile ?? { accountId: personId }
    const { accountId: __, ...organization } = belonging?.row ?? { accountId: personId }
    const schoolName = belonging?.school?.name ?? belonging?.row.typedSchoolName ?? null
    const text = texts[locale]
    yield {
      data: {
        profile: told,
        organization: { ...organization, schoolName },
        preferences: settings,
        saidBySchool: imported ?? null,
      },
      title: account?.displayName ?? '',
      facts: factsOf(
        [text.status, profile?.statusMessage],
        [text.introduction, profile?.introduction],
        [text.birthYear, profile?.birthYear?.toString()],
        [text.phone, profile?.phone],
        [text.guardian, profile?.guardianName],
        [text.school, schoolName],
        [text.studentId, belonging?.row.studentId],
        [text.department, belonging?.row.department],
        [text.unit, belonging?.row.serviceUnit],
        [text.place, belonging?.row.organizationTitle],
        [text.part, belonging?.row.unitName],
        [text.post, belonging?.row.unitTitle],
        [text.traits, profile?.traitTags.join('、')],
        [text.experiences, profile?.experiences.join('、')],
        [text.expertises, profile?.personalExpertises.join('、')],
        [text.subjects, profile?.taughtSubjects.map((taught) => subjectName(locale, taught)).join('、')],
        [text.links, profile?.socialLinks.join(' ')],
        ...(profile?.customFieldList ?? []).map(({ title, content }) => [title, content] as const),
      ),
    }
  },
}
