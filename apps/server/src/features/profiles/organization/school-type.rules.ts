import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'

/** How the ministry names its files: u1_new.csv, high.csv, j1_new.csv, e1_new.csv. */
const fileNames: [RegExp, SchoolType][] = [
  [/^u1/i, 'university_or_graduate_school'],
  [/^high/i, 'high_school'],
  [/^j1/i, 'junior_high_school'],
  [/^e1/i, 'primary_school'],
]

const nameEndings: [RegExp, SchoolType][] = [
  [/(大學|學院|專科學校)$/, 'university_or_graduate_school'],
  [/(國小|國民小學|國\(中\)小)$/, 'primary_school'],
  [/(國中|國民中學)$/, 'junior_high_school'],
  [/(高中|高級中學|高級中等學校|女中|高商|高工|高農|家商|商工|工商|工家|農工|職業學校)$/, 'high_school'],
]

/** The fourth character of a six-character code states the level. */
const levelsOfCodes: Record<string, SchoolType> = {
  3: 'high_school',
  4: 'high_school',
  5: 'junior_high_school',
  6: 'primary_school',
}

/** Share of rows that must agree. */
const majority = 0.6

/** Guesses the type of school of a list; undefined if nothing shows it. */
export function guessSchoolType(
  fileName: string,
  hasSystemColumn: boolean,
  rows: { code: string; name: string }[],
): SchoolType | undefined {
  // Only the list of universities and colleges has a column 體系別.
  if (hasSystemColumn) return 'university_or_graduate_school'
  const named = fileNames.find(([pattern]) => pattern.test(fileName.replace(/^.*[\\/]/, '')))
  if (named !== undefined) return named[1]
  return mostOf(rows.map(typeOfCode)) ?? mostOf(rows.map(typeOfName))
}

function typeOfCode({ code }: { code: string }): SchoolType | undefined {
  return code.length === 6 ? levelsOfCodes[code.charAt(3)] : undefined
}

function typeOfName({ name }: { name: string }): SchoolType | undefined {
  return nameEndings.find(([pattern]) => pattern.test(name))?.[1]
}

function mostOf(types: (SchoolType | undefined)[]): SchoolType | undefined {
  const counts = Map.groupBy(types, (type) => type)
  for (const [type, votes] of counts) {
    if (type !== undefined && votes.length >= types.length * majority) return type
  }
  return undefined
}
