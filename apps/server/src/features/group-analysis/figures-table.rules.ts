import { Readable } from 'node:stream'
import type { GroupFigures, MemberFigures } from '@learntrail/contract/group-analysis/group-analysis'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { dayIn } from '../../platform/clock/taipei.ts'
import { byteOrderMark, csvLine } from '../../platform/csv/csv.rules.ts'
import { analysisTexts } from './analysis.texts.ts'
import { handsIn } from './figures.rules.ts'

/** Streams the members of a group as CSV. */
export function tableOf({ members }: GroupFigures, locale: Locale): Readable {
  return Readable.from(linesOf(members, locale))
}

function* linesOf(members: readonly MemberFigures[], locale: Locale) {
  const { columns, yes, no } = analysisTexts[locale]
  yield byteOrderMark + csvLine(columns)
  for (const member of members) {
    const { person, since, records, given, handedIn, late, lastActiveAt, isSilent } = member
    const last = lastActiveAt === null ? '' : dayIn(new Date(lastActiveAt))
    const leads = handsIn(member) ? no : yes
    const homework = handsIn(member) ? [given, handedIn, late] : ['', '', '']
    const joined = dayIn(new Date(since))
    const silent = isSilent ? yes : no
    yield csvLine([person.displayName, leads, joined, records, ...homework, last, silent])
  }
}
