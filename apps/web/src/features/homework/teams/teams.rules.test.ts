import { describe, expect, it } from 'vitest'
import { aloneIn, asBefore, byChance, inTurn, moved } from './teams.rules.ts'

const people = Array.from({ length: 10 }, (_, index) => `p${index}`)
const names = () => {
  let count = 0
  return () => {
    count += 1
    return `team ${count}`
  }
}

describe('teams', () => {
  it('by seat number are neighbours, about as many in each, and everybody is in one', () => {
    const teams = inTurn(people, 3, names())
    expect(teams.map(({ personIds }) => personIds.length)).toEqual([3, 4, 3])
    expect(teams.flatMap(({ personIds }) => personIds)).toEqual(people)
    expect(inTurn(people.slice(0, 2), 5, names())).toHaveLength(2)
  })

  it('by chance are the same with the same seed, and others with another', () => {
    const dealt = (seed: number) => byChance(people, 3, seed, names()).map(({ personIds }) => personIds)
    expect(dealt(7)).toEqual(dealt(7))
    expect(dealt(7)).not.toEqual(dealt(8))
    expect(dealt(7).flat().toSorted()).toEqual(people)
  })

  it('as before are of those who are here, and leave the others', () => {
    const seat = (id: string) => ({ person: { id, displayName: id, avatar: null, isDeleted: false }, memberNumber: '' })
    const before = {
      teams: [
        { id: 'x', isSettled: true, members: [seat('p1'), seat('gone')] },
        { id: 'y', isSettled: true, members: [seat('gone')] },
      ],
    }
    const teams = asBefore(['p1', 'p2'], before, names())
    expect(teams).toEqual([{ id: 'team 1', personIds: ['p1'] }])
    expect(aloneIn(['p1', 'p2'], teams)).toEqual(['p2'])
  })

  it('have somebody in one place at a time', () => {
    const teams = [
      { id: 'a', personIds: ['p1', 'p2'] },
      { id: 'b', personIds: [] },
    ]
    expect(moved(teams, 'p1', 'b')).toEqual([
      { id: 'a', personIds: ['p2'] },
      { id: 'b', personIds: ['p1'] },
    ])
    expect(moved(teams, 'p1', null)[0]?.personIds).toEqual(['p2'])
  })
})
