// Facts only, no schema: screens read them without loading a validator.

/** Kinds of learning that a record is about. */
export const classifications = [
  'course_learning',
  'cadre_experience',
  'contest',
  'certification_license',
  'volunteer_service',
  'self_directed_learning',
  'group_activity',
  'workplace_learning',
  'works',
  'other_classify',
] as const
export type Classification = (typeof classifications)[number]

export const intelligences = [
  'visual_spatial',
  'verbal_linguistic',
  'logical_mathematical',
  'musical',
  'naturalistic',
  'bodily_kinesthetic',
  'interpersonal',
  'intrapersonal',
] as const

export const sdgs = [
  'sdg_1',
  'sdg_2',
  'sdg_3',
  'sdg_4',
  'sdg_5',
  'sdg_6',
  'sdg_7',
  'sdg_8',
  'sdg_9',
  'sdg_10',
  'sdg_11',
  'sdg_12',
  'sdg_13',
  'sdg_14',
  'sdg_15',
  'sdg_16',
  'sdg_17',
] as const

/** Abilities that a record trained. */
export const abilities = [
  'communication',
  'teamwork',
  'leadership',
  'problem_solving',
  'critical_thinking',
  'creativity',
  'inquiry_and_research',
  'data_analysis',
  'digital_skills',
  'foreign_languages',
  'global_outlook',
  'self_management',
  'time_management',
  'planning',
  'hands_on_making',
  'aesthetics',
  'civic_participation',
  'adaptability',
] as const

/** The 18 university groups and the 15 vocational groups. */
export const universityGroups = [
  'information',
  'engineering',
  'mathematics_physics_chemistry',
  'medicine_health',
  'life_science',
  'bioresources',
  'earth_environment',
  'architecture_design',
  'arts',
  'social_psychology',
  'mass_communication',
  'foreign_language',
  'literature_history_philosophy',
  'education',
  'law_politics',
  'management',
  'finance_economics',
  'recreation_sports',
] as const
export const vocationalGroups = [
  'machinery',
  'power_machinery',
  'electrical_electronic',
  'civil_architecture',
  'chemical_engineering',
  'commerce_management',
  'design',
  'agriculture',
  'food',
  'home_economics',
  'hospitality',
  'fishery',
  'maritime',
  'foreign_language_vocational',
  'art_vocational',
] as const

export const tagFamilies = ['intelligences', 'sdgs', 'abilities', 'schoolGroups'] as const
export type TagFamily = (typeof tagFamilies)[number]

export const tagsOfFamily = {
  intelligences,
  sdgs,
  abilities,
  schoolGroups: [...universityGroups, ...vocationalGroups],
} as const

/** Every tag code once; a code belongs to only one family. */
export const tagCodes = [...intelligences, ...sdgs, ...abilities, ...universityGroups, ...vocationalGroups] as const
export type TagCode = (typeof tagCodes)[number]
