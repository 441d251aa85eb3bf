import type { GradeCode, SchoolType } from '@learntrail/contract/profiles/organization-codes'

interface Stage {
  code: string
  years: number
  /** Grades before this stage, when counted from primary school. */
  before: number
}

const stages: Record<SchoolType, Stage> = {
  primary_school: { code: 'primary', years: 6, before: 0 },
  junior_high_school: { code: 'junior_high', years: 3, before: 6 },
  high_school: { code: 'high', years: 3, before: 9 },
  five_year_junior_college_program: { code: 'junior_college', years: 5, before: 0 },
  university_or_graduate_school: { code: 'university', years: 6, before: 0 },
}

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

/** Reads a grade as schools write it: 2, 11, 二年級, 高二, 國八; undefined if this type of school has no such grade. */
export function gradeOf(written: string, type: SchoolType): GradeCode | undefined {
  const word = written.normalize('NFKC').replace(/五專|[\s國小中高職大學第年級]/g, '')
  const number = /^\d{1,2}$/.test(word) ? Number(word) : numerals.indexOf(word) + 1
  const { code, years, before } = stages[type]
  const year = number > years ? number - before : number
  return year >= 1 && year <= years ? (`${code}_${year}` as GradeCode) : undefined
}
