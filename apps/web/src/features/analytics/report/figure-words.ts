import type { AnalyticsSchool, FigureCell, FigureRow, SchoolPlace } from '@learntrail/contract/analytics/analytics'
import type { figureUnits, MeasureName, SchoolQuestion } from '@learntrail/contract/analytics/facts'
import { classNameOf } from '@learntrail/contract/profiles/class-names'
import { classifications } from '@learntrail/contract/tags/tags'
import { useTranslation } from 'react-i18next'
import { currentLocale, languageTag } from '../../../i18n/i18n.ts'
import { formatDay } from '../../../ui/dates.ts'
import { isTagCode, useTagName } from '../../tags/index.ts'

export type FigureUnit = (typeof figureUnits)[number]

/** Splits a semester such as `115-1` (ROC year) into its year and term; `begins` is the year CE. */
export function partsOfSemester(semester: string) {
  const [year, term] = semester.split('-').map(Number)
  return { year: year ?? 0, term: term ?? 1, begins: (year ?? 0) + 1911 }
}

const isClassification = (code: string) => (classifications as readonly string[]).includes(code)

/** Returns functions that name figures, rows and days in the current language. */
export function useFigureWords() {
  const { t, i18n } = useTranslation(['analytics/words', 'tags'])
  const tagName = useTagName()

  const said = (key: string) =>
    i18n.exists(`analytics/words:${key}`) ? t(`analytics/words:${key}` as 'analytics/words:other') : null

  /** Name of a measure, or of a code that the question counts. */
  const nameOf = (question: SchoolQuestion, name: string): string => {
    const known = said(`codes.${question}.${name}`) ?? said(`measures.${name}`)
    if (known !== null) return known
    if (isClassification(name)) return t(`tags:classifications.${name as 'works'}`)
    return isTagCode(name) ? tagName(name) : t('other')
  }

  return {
    nameOf,
    measureName: (measure: MeasureName) => t(`measures.${measure}`),
    /** What is counted, and over which days; null where nothing needs saying. */
    saysOf: (question: SchoolQuestion, name: string) =>
      said(`countedIn.${question}.${name}`) ?? said(`counted.${name}`),
    tableName: (question: SchoolQuestion, name: string, rows: string) =>
      said(`tables.${question}.${name}`) ?? said(`tables.${name}`) ?? t(`rows.${rows as 'places'}`),
    placeName: ({ grade, className }: SchoolPlace) => {
      if (grade === null) return t('places.school')
      if (grade === '') return t('places.unlisted')
      if (className === '')
        return t('places.unlistedOf', { grade: classNameOf({ grade, className: null }, currentLocale()) })
      return classNameOf({ grade, className }, currentLocale())
    },
    semesterName: (semester: string) => t('semester', partsOfSemester(semester)),
    weekName: (school: AnalyticsSchool, { monday, from, to, isRunning }: NonNullable<FigureRow['week']>) => {
      const weeks = school.semesters.flatMap((one) => one.weeks.map((week, place) => ({ ...week, number: place + 1 })))
      const number = weeks.find((week) => week.monday === monday)?.number
      const days = from === to ? formatDay(from) : t('days', { from: formatDay(from), to: formatDay(to) })
      const name = number === undefined ? days : t('week', { number, days })
      return isRunning ? t('running', { week: name }) : name
    },
    stepName: ({ from, below }: NonNullable<FigureRow['step']>) => {
      if (below === null) return t('steps.more', { from })
      return below === from + 1 ? String(from) : t('steps.range', { from, to: below - 1 })
    },
    /** A value with its unit, or that it is hidden. */
    valueOf: (value: number | null, unit: FigureUnit) => {
      if (value === null) return t('hidden')
      const shown = value.toLocaleString(languageTag())
      if (unit === 'share') return `${shown}%`
      return unit === 'people' ? t('people', { count: value, shown }) : shown
    },
    /** Comparison with the semester before; null where it is unknown or there is nothing to say. */
    comparedWith: ({ value, before }: FigureCell, unit: FigureUnit) => {
      if (before === undefined || value === null || (value === 0 && before === 0)) return null
      if (before === null) return t('compared.hidden')
      const difference = value - before
      if (difference === 0) return t('compared.same')
      const by = Math.abs(difference).toLocaleString(languageTag())
      const kind = unit === 'share' ? 'points' : 'by'
      return difference > 0 ? t(`compared.more.${kind}`, { by }) : t(`compared.less.${kind}`, { by })
    },
  }
}
