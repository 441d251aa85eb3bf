import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { scheduleRule } from '../../../ui/form/schedule.rules.ts'
import { momentOf } from '../../../ui/taipei-time.ts'
import { checkWords, type DraftProblems, type DraftSession } from '../../drafts/index.ts'
import { type BulletinChoices, isMoved } from './bulletin-choices.ts'

/** Errors in the choices beside the text. */
export interface ChoiceProblems {
  appearsAt?: () => string
  groupIds?: () => string
}

/** Returns what keeps a bulletin from being published, as sentences for its fields. */
export function checkBulletin(
  session: DraftSession,
  choices: BulletinChoices,
  bulletin: Bulletin | null,
): { words: DraftProblems; choices: ChoiceProblems } {
  const state = session.read()
  const words = checkWords(state)
  if (state.values.title.trim() === '') words.title ??= () => ruleSentence('required')
  const found: ChoiceProblems = {}
  if (state.values.groupIds.length === 0) found.groupIds = () => ruleSentence('required')
  const rule =
    choices.isLater && (bulletin === null || isMoved(bulletin, choices)) ? scheduleRule(momentOf(choices.at)) : null
  if (rule !== null) found.appearsAt = () => ruleSentence(rule)
  return { words, choices: found }
}
