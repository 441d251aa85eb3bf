import { profileLimits } from '@learntrail/contract/profiles/limits'
import type { CurrentUser, Profile } from '@learntrail/contract/profiles/users'
import { tagLimits } from '@learntrail/contract/tags/limits'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import type { KeptForm } from '../../../ui/form/use-kept-form.ts'

export interface OwnField {
  title: string
  content: string
  isActive: boolean
}

/** A person's self-description, as the form holds it. */
export interface AboutValues {
  gender: Profile['gender']
  birthYear: string | null
  constellation: string | null
  statusMessage: string
  introduction: string
  traitTags: string[]
  experiences: string[]
  personalExpertises: string[]
  taughtSubjects: string[]
  socialLinks: string[]
  customFieldList: OwnField[]
}

/** Custom fields are at paths such as `customFieldList.0.title`. */
export type AboutForm = KeptForm<AboutValues, string>

export function aboutOf({ profile }: CurrentUser): AboutValues {
  return {
    gender: profile?.gender ?? null,
    birthYear: profile?.birthYear == null ? null : String(profile.birthYear),
    constellation: profile?.constellation == null ? null : String(profile.constellation),
    statusMessage: profile?.statusMessage ?? '',
    introduction: profile?.introduction ?? '',
    traitTags: profile?.traitTags ?? [],
    experiences: profile?.experiences ?? [],
    personalExpertises: profile?.personalExpertises ?? [],
    taughtSubjects: profile?.taughtSubjects ?? [],
    socialLinks: profile?.socialLinks ?? [],
    customFieldList: profile?.customFieldList ?? [],
  }
}

/** Returns the error sentence of each invalid field, in their order on the screen. */
export function checkAbout(values: AboutValues): Record<string, string | null> {
  const own = values.customFieldList.flatMap(({ title, content }, index) => [
    [
      `customFieldList.${index}.title`,
      checkText(title, { required: true, max: profileLimits.customFieldList.title }),
    ] as const,
    [
      `customFieldList.${index}.content`,
      checkText(content, { required: true, max: profileLimits.customFieldList.content }),
    ] as const,
  ])
  return {
    statusMessage: checkText(values.statusMessage, { max: profileLimits.statusMessage }),
    introduction: checkText(values.introduction, { max: profileLimits.introduction }),
    taughtSubjects: firstBroken(values.taughtSubjects, (word) =>
      checkText(word, { max: profileLimits.taughtSubjects.length }),
    ),
    traitTags: firstBroken(values.traitTags, (word) => checkText(word, { max: tagLimits.customTag, safe: true })),
    personalExpertises: firstBroken(values.personalExpertises, (word) =>
      checkText(word, { max: profileLimits.personalExpertises.length }),
    ),
    experiences: firstBroken(values.experiences, (word) => checkText(word, { max: profileLimits.experiences.length })),
    socialLinks: firstBroken(values.socialLinks, checkLink),
    ...Object.fromEntries(own),
  }
}

function firstBroken(words: string[], check: (word: string) => string | null): string | null {
  for (const word of words) {
    const sentence = check(word)
    if (sentence) return `${word}：${sentence}`
  }
  return null
}

function checkLink(link: string): string | null {
  return /^https?:\/\//.test(link) && URL.canParse(link)
    ? checkText(link, { max: profileLimits.socialLinks.length })
    : ruleSentence('url')
}

export function profileOf(values: AboutValues): Partial<Profile> {
  return {
    ...values,
    birthYear: values.birthYear === null ? null : Number(values.birthYear),
    constellation: values.constellation === null ? null : Number(values.constellation),
  }
}
