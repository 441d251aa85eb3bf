import { universityGroups, vocationalGroups } from '../tags/tags.ts'

export const organizationTypes = ['academic_unit', 'other_unit'] as const
export type OrganizationType = (typeof organizationTypes)[number]

export const academicRoles = ['teacher', 'student'] as const
export type AcademicRole = (typeof academicRoles)[number]

/** Vocational senior high schools are `high_school`; their students have a discipline of the 15 vocational groups. */
export const schoolTypes = [
  'primary_school',
  'junior_high_school',
  'high_school',
  'five_year_junior_college_program',
  'university_or_graduate_school',
] as const
export type SchoolType = (typeof schoolTypes)[number]

/** The 22 counties and cities, from north to south, then the east and the islands. */
export const counties = [
  'keelung_city',
  'taipei_city',
  'new_taipei_city',
  'taoyuan_city',
  'hsinchu_city',
  'hsinchu_county',
  'miaoli_county',
  'taichung_city',
  'changhua_county',
  'nantou_county',
  'yunlin_county',
  'chiayi_city',
  'chiayi_county',
  'tainan_city',
  'kaohsiung_city',
  'pingtung_county',
  'yilan_county',
  'hualien_county',
  'taitung_county',
  'penghu_county',
  'kinmen_county',
  'lienchiang_county',
] as const
export type CountyCode = (typeof counties)[number]

/** Students of general senior high schools have none of the 15 vocational groups. */
export const generalDiscipline = 'general_high_school'

/** General high school, the 15 vocational and the 18 university groups, with the codes of the tags. */
export const disciplines = [generalDiscipline, ...vocationalGroups, ...universityGroups] as const
export type DisciplineCode = (typeof disciplines)[number]

export const grades = [
  'primary_1',
  'primary_2',
  'primary_3',
  'primary_4',
  'primary_5',
  'primary_6',
  'junior_high_1',
  'junior_high_2',
  'junior_high_3',
  'high_1',
  'high_2',
  'high_3',
  'high_extended',
  'junior_college_1',
  'junior_college_2',
  'junior_college_3',
  'junior_college_4',
  'junior_college_5',
  'junior_college_extended',
  'university_1',
  'university_2',
  'university_3',
  'university_4',
  'university_5',
  'university_6',
  'university_extended',
  'master',
  'doctor',
] as const
export type GradeCode = (typeof grades)[number]

/** Positions of teachers; the server's list says which of them a type of school has. */
export const teacherTitles = [
  'principal',
  'director',
  'section_chief',
  'homeroom_teacher',
  'subject_teacher',
  'special_education_teacher',
  'guidance_counselor',
  'substitute_teacher',
  'part_time_teacher',
  'intern_teacher',
  'native_language_teacher',
  'military_instructor',
  'university_president',
  'dean',
  'department_chair',
  'professor',
  'associate_professor',
  'assistant_professor',
  'lecturer',
  'adjunct_teacher',
  'researcher',
  'teaching_assistant',
  'school_staff',
  'other_title',
] as const
export type TeacherTitleCode = (typeof teacherTitles)[number]

export const jobCategories = [
  'management',
  'administration',
  'human_resources',
  'finance_accounting',
  'legal',
  'marketing',
  'sales',
  'customer_service',
  'procurement_trade',
  'software',
  'hardware_electronics',
  'data_analysis',
  'research_development',
  'production_quality',
  'engineering_maintenance',
  'construction',
  'design',
  'media_publishing',
  'writing_translation',
  'performing_arts',
  'teaching_training',
  'educational_administration',
  'medical',
  'nursing_care',
  'social_work_counseling',
  'public_service',
  'military_police_fire',
  'food_hospitality',
  'tourism',
  'sports_fitness',
  'beauty',
  'logistics',
  'agriculture_fishery',
  'religious_nonprofit',
  'freelance',
  'homemaker',
  'retired',
  'job_seeking',
  'other_job',
] as const
export type JobCategoryCode = (typeof jobCategories)[number]

export const industries = [
  'agriculture_forestry_fishery',
  'mining',
  'manufacturing',
  'semiconductor_electronics',
  'electricity_gas',
  'water_environment',
  'construction_engineering',
  'wholesale_retail',
  'transport_storage',
  'accommodation_food',
  'publishing_media',
  'information_communication',
  'internet_software',
  'finance_insurance',
  'real_estate',
  'professional_technical',
  'support_services',
  'public_administration',
  'education',
  'cram_school_training',
  'health_care',
  'social_work',
  'arts_entertainment',
  'sports_recreation',
  'nonprofit',
  'religion',
  'personal_services',
  'other_industry',
] as const
export type IndustryCode = (typeof industries)[number]

export const schoolOwnerships = ['public', 'private'] as const
export type SchoolOwnership = (typeof schoolOwnerships)[number]
