import type { GradeCode } from './organization-codes.ts'
import type { Locale } from './preferences.ts'

/** A class in a school's list of accounts; without a name, a whole grade. */
interface ClassOfSchool {
  /** A `GradeCode`, or the list's own name for a grade without one. */
  grade: string
  className: string | null
}

/** Short name of a grade before the name of a class. */
const shortGrades: Record<GradeCode, Record<Locale, string>> = {
  primary_1: { tw: '一年', en: 'Grade 1' },
  primary_2: { tw: '二年', en: 'Grade 2' },
  primary_3: { tw: '三年', en: 'Grade 3' },
  primary_4: { tw: '四年', en: 'Grade 4' },
  primary_5: { tw: '五年', en: 'Grade 5' },
  primary_6: { tw: '六年', en: 'Grade 6' },
  junior_high_1: { tw: '七年', en: 'Grade 7' },
  junior_high_2: { tw: '八年', en: 'Grade 8' },
  junior_high_3: { tw: '九年', en: 'Grade 9' },
  high_1: { tw: '高一', en: 'Grade 10' },
  high_2: { tw: '高二', en: 'Grade 11' },
  high_3: { tw: '高三', en: 'Grade 12' },
  high_extended: { tw: '高中延修', en: 'Extended study' },
  junior_college_1: { tw: '專一', en: 'Year 1' },
  junior_college_2: { tw: '專二', en: 'Year 2' },
  junior_college_3: { tw: '專三', en: 'Year 3' },
  junior_college_4: { tw: '專四', en: 'Year 4' },
  junior_college_5: { tw: '專五', en: 'Year 5' },
  junior_college_extended: { tw: '五專延修', en: 'Extended study' },
  university_1: { tw: '大一', en: 'Year 1' },
  university_2: { tw: '大二', en: 'Year 2' },
  university_3: { tw: '大三', en: 'Year 3' },
  university_4: { tw: '大四', en: 'Year 4' },
  university_5: { tw: '大五', en: 'Year 5' },
  university_6: { tw: '大六', en: 'Year 6' },
  university_extended: { tw: '大學延修', en: 'Extended study' },
  master: { tw: '碩士班', en: "Master's program" },
  doctor: { tw: '博士班', en: 'Doctoral program' },
}

const gradeIn = (locale: Locale, grade: string) => shortGrades[grade as GradeCode]?.[locale] ?? grade

/**
 * Returns the usual name of a class: 高一忠班, 七年三班, 101班; `Grade 10, 忠`. A whole grade is 高一, 七年級, `Grade 10`. A
 * three-digit number already includes the grade.
 */
export function classNameOf({ grade, className }: ClassOfSchool, locale: Locale): string {
  const called = gradeIn(locale, grade)
  if (className === null) return locale === 'tw' ? called.replace(/年$/, '年級') : called
  if (locale === 'en') return `${called}, ${className}`
  const name = className.endsWith('班') ? className : `${className}班`
  return /^[1-9]\d\d班$/.test(name) ? name : `${called}${name}`
}
