/** Subjects of Taiwan's schools, as in timetables. Teachers name others in free text. */
export const subjects = [
  'mandarin',
  'english',
  'mathematics',
  'physics',
  'chemistry',
  'biology',
  'earth_science',
  'natural_science',
  'history',
  'geography',
  'civics',
  'social_studies',
  'music',
  'visual_arts',
  'performing_arts',
  'arts_and_life',
  'physical_education',
  'health_and_nursing',
  'home_economics',
  'living_technology',
  'information',
  'native_languages',
  'second_languages',
  'life_education',
  'life_curriculum',
  'integrative',
  'scouting',
  'counseling',
  'special_education',
  'national_defense',
  'vocational',
] as const
export type Subject = (typeof subjects)[number]

/** Returns whether the subject is from the list; otherwise it is free text. */
export const isSubject = (taught: string): taught is Subject => subjects.some((subject) => subject === taught)
