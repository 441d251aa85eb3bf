// Facts only, no schema.

import { subjects } from '../profiles/subjects.ts'
import { universityGroups, vocationalGroups } from '../tags/tags.ts'

/**
 * Fields a plan may belong to: a school subject, or a group of universities or vocational schools; each code appears
 * once.
 */
export const planDisciplines = [...new Set([...subjects, ...universityGroups, ...vocationalGroups])]
export type PlanDiscipline = (typeof planDisciplines)[number]
