// Facts only, no schema.
import { universityGroups, vocationalGroups } from '../posts/tags.ts'
import { subjects } from '../profiles/subjects.ts'

/**
 * Fields a plan may belong to: a school subject, or a group of universities or vocational schools; each code appears
 * once.
 */
export const planDisciplines = [...new Set([...subjects, ...universityGroups, ...vocationalGroups])]
export type PlanDiscipline = (typeof planDisciplines)[number]
