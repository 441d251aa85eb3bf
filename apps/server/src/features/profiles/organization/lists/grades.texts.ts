import type { Label } from '@learntrail/contract/profiles/organization'
import type { GradeCode, SchoolType } from '@learntrail/contract/profiles/organization-codes'

interface Grade {
  schoolType: SchoolType
  label: Label
}

const of = (schoolType: SchoolType) => (tw: string, en: string) => ({ schoolType, label: { tw, en } })
const primary = of('primary_school')
const juniorHigh = of('junior_high_school')
const high = of('high_school')
const juniorCollege = of('five_year_junior_college_program')
const university = of('university_or_graduate_school')

export const gradeDetails: Record<GradeCode, Grade> = {
  primary_1: primary('一年級', 'Grade 1'),
  primary_2: primary('二年級', 'Grade 2'),
  primary_3: primary('三年級', 'Grade 3'),
  primary_4: primary('四年級', 'Grade 4'),
  primary_5: primary('五年級', 'Grade 5'),
  primary_6: primary('六年級', 'Grade 6'),
  junior_high_1: juniorHigh('七年級（國一）', 'Grade 7'),
  junior_high_2: juniorHigh('八年級（國二）', 'Grade 8'),
  junior_high_3: juniorHigh('九年級（國三）', 'Grade 9'),
  high_1: high('一年級', 'Grade 10'),
  high_2: high('二年級', 'Grade 11'),
  high_3: high('三年級', 'Grade 12'),
  high_extended: high('延修', 'Extended study'),
  junior_college_1: juniorCollege('五專一年級', 'Year 1'),
  junior_college_2: juniorCollege('五專二年級', 'Year 2'),
  junior_college_3: juniorCollege('五專三年級', 'Year 3'),
  junior_college_4: juniorCollege('五專四年級', 'Year 4'),
  junior_college_5: juniorCollege('五專五年級', 'Year 5'),
  junior_college_extended: juniorCollege('延修', 'Extended study'),
  university_1: university('大學一年級', 'Year 1'),
  university_2: university('大學二年級', 'Year 2'),
  university_3: university('大學三年級', 'Year 3'),
  university_4: university('大學四年級', 'Year 4'),
  university_5: university('大學五年級', 'Year 5'),
  university_6: university('大學六年級', 'Year 6'),
  university_extended: university('延修', 'Extended study'),
  master: university('碩士班', "Master's program"),
  doctor: university('博士班', 'Doctoral program'),
}
