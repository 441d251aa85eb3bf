import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf } from '../../../platform/archive/belongings.ts'
import { gradeNameOf } from '../organization/organization.mapping.ts'
import { listPlacements } from './placements.repository.ts'

const texts: Record<Locale, Record<'year' | 'grade' | 'class' | 'from' | 'until' | 'unknown', string>> = {
  tw: { year: '學年度', grade: '年級', class: '班級', from: '從', until: '到', unknown: '還不知道的學校' },
  en: { year: 'School year', grade: 'Grade', class: 'Class', from: 'From', until: 'Until', unknown: 'No school yet' },
}

export const placementBelongings: Belongings = {
  name: 'placements',
  title: { tw: '讀過的學校與班級', en: 'Schools and classes' },
  async *entries({ db }, personId, locale) {
    const text = texts[locale]
    for (const { row, schoolName } of await listPlacements(db, personId)) {
      const { accountId: _, ...data } = row
      yield {
        data: { ...data, schoolName },
        title: schoolName ?? row.typedSchoolName ?? text.unknown,
        facts: factsOf(
          [text.year, String(row.schoolYear)],
          [text.grade, gradeNameOf(row.grade)?.[locale]],
          [text.class, row.className],
          [text.from, row.from],
          [text.until, row.until],
        ),
      }
    }
  },
}
