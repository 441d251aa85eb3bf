import { describe, expect, test } from 'vitest'
import { abilities, classifications, intelligences, universityGroups, vocationalGroups } from '../tags/tags.ts'
import type { Charts } from './analysis.ts'
import { evidenceFor } from './gap.ts'
import { enoughRecords, evidenceHints, schoolGroupNeeds } from './school-group-needs.ts'

const groups = [...universityGroups, ...vocationalGroups]

type Counts = Pick<Charts, 'intelligences' | 'abilities' | 'classifications'>
const counts = (given: Record<string, number>): Counts => ({
  intelligences: intelligences.map((code) => ({ code, count: given[code] ?? 0 })),
  abilities: abilities.map((code) => ({ code, count: given[code] ?? 0 })),
  classifications: classifications.map((code) => ({ code, count: given[code] ?? 0 })),
})

test('evidence is missing without a record, little until there is enough, then there', () => {
  const stateOf = (count: number) => evidenceFor('life_science', counts({ naturalistic: count }))[1]
  expect(stateOf(0)).toEqual({ code: 'naturalistic', weight: 'core', count: 0, enough: 5, state: 'missing' })
  expect(stateOf(1)?.state).toBe('little')
  expect(stateOf(enoughRecords.core - 1)?.state).toBe('little')
  expect(stateOf(enoughRecords.core)?.state).toBe('there')
})

test('what weighs most comes first', () => {
  const weights = evidenceFor('information', counts({})).map(({ weight }) => weight)
  expect(weights).toEqual([...weights].sort((a, b) => enoughRecords[b] - enoughRecords[a]))
})

describe('the guide', () => {
  test.each(groups)('of %s has reasons in both languages and names nothing twice', (group) => {
    const { why, core, helpful, rounding } = schoolGroupNeeds[group]
    expect(why.tw).toMatch(/^\p{Script=Han}[^A-Za-z]+。$/u)
    expect(why.en).toMatch(/\.$/)
    const all = [...core, ...helpful, ...rounding]
    expect(new Set(all).size).toBe(all.length)
    expect(core.length).toBeGreaterThanOrEqual(3)
  })

  test('says of every need what counts as evidence', () => {
    for (const code of [...abilities, ...intelligences, ...classifications]) {
      expect(evidenceHints.tw[code]).toMatch(/。$/)
      expect(evidenceHints.en[code]).toMatch(/\.$/)
    }
  })
})
