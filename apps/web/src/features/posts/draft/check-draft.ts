import { textLength } from '@learntrail/contract/characters'
import { limits } from '@learntrail/contract/limits'
import { plainText } from '@learntrail/contract/posts/content'
import { i18n } from '../../../i18n/i18n.ts'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { today } from '../../../ui/dates.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import type { DraftErrors } from './draft-fields.ts'
import type { DraftState } from './draft-session.ts'

/** Time entries begin in 1940. */
export const firstDay = '1940-01-01'

/** What keeps a draft from being published, as sentences beside the fields. */
export function checkDraft({ values, uploads }: Pick<DraftState, 'values' | 'uploads'>): DraftErrors {
  const errors: DraftErrors = {}
  const say = (field: keyof DraftErrors, sentence: string | null) => {
    if (sentence && !errors[field]) errors[field] = sentence
  }
  const text = plainText(values.content)
  say('title', checkText(values.title, { max: limits.postTitle }))
  if (textLength(text) > limits.postContent) say('content', ruleSentence('too_long', limits.postContent))
  if (text === '' && values.title.trim() === '' && uploads.length === 0) say('content', i18n.t('posts:errors.empty'))
  if (uploads.length > limits.fileCount) say('files', i18n.t('posts:errors.fileCount', { count: limits.fileCount }))
  if (uploads.some(({ state }) => state === 'failed' || state === 'lost')) say('files', i18n.t('posts:errors.uploads'))
  if (values.date && values.date > today()) say('date', i18n.t('posts:errors.inFuture'))
  if (values.date && values.date < firstDay) say('date', i18n.t('posts:errors.tooEarly'))
  if (!values.classification) say('classification', i18n.t('posts:errors.classification'))
  if (values.tags.length === 0) say('tags', i18n.t('posts:errors.tags'))
  if (values.customTags.length > limits.customTagsPerPost) {
    say('customTags', i18n.t('posts:errors.customTags', { count: limits.customTagsPerPost }))
  }
  return errors
}
