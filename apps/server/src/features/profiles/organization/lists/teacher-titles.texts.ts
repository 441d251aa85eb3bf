import type { Label } from '@learntrail/contract/profiles/organization'
import type { SchoolType, TeacherTitleCode } from '@learntrail/contract/profiles/organization-codes'

interface Title {
  schoolTypes: readonly SchoolType[]
  label: Label
}

const schools: readonly SchoolType[] = ['primary_school', 'junior_high_school', 'high_school']
const colleges: readonly SchoolType[] = ['five_year_junior_college_program', 'university_or_graduate_school']
const highSchoolsAndColleges: readonly SchoolType[] = ['high_school', ...colleges]
const all: readonly SchoolType[] = [...schools, ...colleges]

const of = (schoolTypes: readonly SchoolType[]) => (tw: string, en: string) => ({ schoolTypes, label: { tw, en } })
const inSchools = of(schools)
const inColleges = of(colleges)
const everywhere = of(all)

export const teacherTitleDetails: Record<TeacherTitleCode, Title> = {
  principal: inSchools('校長', 'Principal'),
  director: everywhere('主任', 'Director'),
  section_chief: everywhere('組長', 'Section chief'),
  homeroom_teacher: inSchools('導師', 'Homeroom teacher'),
  subject_teacher: inSchools('專任教師', 'Subject teacher'),
  special_education_teacher: inSchools('特教教師', 'Special education teacher'),
  guidance_counselor: everywhere('輔導教師', 'Guidance counselor'),
  substitute_teacher: inSchools('代理教師', 'Substitute teacher'),
  part_time_teacher: everywhere('兼任教師', 'Part-time teacher'),
  intern_teacher: inSchools('實習教師', 'Intern teacher'),
  native_language_teacher: inSchools('本土語文教師', 'Native language teacher'),
  military_instructor: of(highSchoolsAndColleges)('教官', 'Military instructor'),
  university_president: inColleges('大專校長', 'President'),
  dean: inColleges('院長', 'Dean'),
  department_chair: inColleges('系主任（科主任）', 'Department chair'),
  professor: inColleges('教授', 'Professor'),
  associate_professor: inColleges('副教授', 'Associate professor'),
  assistant_professor: inColleges('助理教授', 'Assistant professor'),
  lecturer: inColleges('講師', 'Lecturer'),
  adjunct_teacher: inColleges('業師', 'Industry teacher'),
  researcher: inColleges('研究人員', 'Researcher'),
  teaching_assistant: inColleges('助教', 'Teaching assistant'),
  school_staff: everywhere('職員', 'Staff'),
  other_title: everywhere('其他', 'Other'),
}
