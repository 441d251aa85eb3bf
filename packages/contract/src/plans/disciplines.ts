// Facts alone, no schema.
import { universityGroups, vocationalGroups } from '../posts/tags.ts'
import { subjects } from '../profiles/subjects.ts'

/** What a plan may belong to: a subject of schools, a group of universities or of vocational schools, each code once. */
export const planDisciplines = [...new Set([...subjects, ...universityGroups, ...vocationalGroups])]
export type PlanDiscipline = (typeof planDisciplines)[number]
