import { textLength } from '@learntrail/contract/characters'
import { contentLength, plainText } from '@learntrail/contract/content/document'
import { contentExcess } from '@learntrail/contract/content/excess'
import { contentLimits } from '@learntrail/contract/content/limits'
import { fileLimits } from '@learntrail/contract/files/limits'
import { postLimits } from '@learntrail/contract/posts/limits'
import { tagLimits } from '@learntrail/contract/tags/limits'
import { i18n } from '../../../i18n/i18n.ts'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { today } from '../../../ui/dates.ts'
import { isStuck } from '../../files/index.ts'
import { privacyName } from '../../posts/index.ts'
import type { DraftProblems } from './draft-fields.ts'
import type { DraftState } from './draft-state.ts'

/** The earliest day of a record: dates start in 1940. */
export const firstDay = '1940-01-01'

type Checked = Pick<DraftState, 'values' | 'uploads'>

function sayingInto(problems: DraftProblems) {
  return (field: keyof DraftProblems, isWrong: boolean, sentence: () => string) => {
    if (isWrong) problems[field] ??= sentence
  }
}

/** Returns the problems of texts and files that apply to records and bulletins alike. */
export function checkWords({ values, uploads }: Checked): DraftProblems {
  const problems: DraftProblems = {}
  const say = sayingInto(problems)
  const tooLong = (limit: number) => () => ruleSentence('too_long', limit)
  say('title', textLength(values.title) > postLimits.title, tooLong(postLimits.title))
  say('content', contentLength(values.content) > contentLimits.characters, tooLong(contentLimits.characters))
  const excess = contentExcess(values.content)
  if (excess) say('content', true, () => ruleSentence(excess.rule, excess.limit))
  say('files', uploads.length > fileLimits.count, () =>
    i18n.t('drafts/form:errors.fileCount', { count: fileLimits.count }),
  )
  say('files', uploads.some(isStuck), () => i18n.t('drafts/form:errors.uploads'))
  return problems
}

/** Returns everything that keeps a draft from being published, by field, as functions that return sentences. */
export function checkDraft({ values, uploads }: Checked): DraftProblems {
  const problems = checkWords({ values, uploads })
  const say = sayingInto(problems)
  const isEmpty = plainText(values.content) === '' && values.title.trim() === '' && uploads.length === 0
  say('content', isEmpty, () => i18n.t('drafts/form:errors.empty'))
  say('date', values.date > today(), () => i18n.t('drafts/form:errors.inFuture'))
  say('date', values.date !== '' && values.date < firstDay, () => i18n.t('drafts/form:errors.tooEarly'))
  say('classification', !values.classification, () => i18n.t('drafts/form:errors.classification'))
  say('tags', values.tags.length === 0, () => i18n.t('drafts/form:errors.tags'))
  say('privacy', privacyName(values.privacy) === 'group' && values.groupIds.length === 0, () =>
    i18n.t('drafts/form:errors.groups'),
  )
  say('customTags', values.customTags.length > tagLimits.customTags, () =>
    i18n.t('tags:own.full', { count: tagLimits.customTags }),
  )
  return problems
}
