import { expect, test } from 'vitest'
import { StatementNames } from './statement-names.ts'

const text = 'select 1 from seats where number = $1'

function named(names: StatementNames, statement: string) {
  const asked = [1, 2, 3, 4].map(() => names.named({ text: statement }).name)
  return asked.map((name) => name !== undefined)
}

test('a statement has a name from the third time on, always the same, and no other has it', () => {
  const names = new StatementNames('of-test', { longest: 100 })
  expect(named(names, text)).toEqual([false, false, true, true])
  expect(names.named({ text })).toEqual(names.named({ text }))
  named(names, `${text} for update`)
  expect(names.named({ text: `${text} for update` }).name).not.toBe(names.named({ text }).name)
})

test('renewed, all have other names', () => {
  const names = new StatementNames('of-test', { longest: 100 })
  named(names, text)
  const { name } = names.named({ text })
  names.renew()
  expect(named(names, text)).toEqual([false, false, true, true])
  expect(names.named({ text }).name).not.toBe(name)
})

test('one that brings its own name keeps it', () => {
  const names = new StatementNames('of-test', { longest: 100 })
  expect([1, 2, 3].map(() => names.named({ text, name: 'find-seat' }).name)).toEqual(Array(3).fill('find-seat'))
})

test('what is too long, or cannot be planned, has no name', () => {
  const names = new StatementNames('of-test', { longest: text.length })
  expect(named(names, text)).toContain(true)
  expect(named(names, `${text} `)).not.toContain(true)
  for (const never of ['begin', 'commit', 'savepoint sp1', 'lock table seats']) {
    expect(named(names, never)).not.toContain(true)
  }
})

test('there are 500 names at most, and those that were given stay', () => {
  const names = new StatementNames('of-test', { longest: 100 })
  const texts = Array.from({ length: 501 }, (_, number) => `${text} and ${number} = ${number}`)
  const have = texts.map((one) => named(names, one).includes(true))
  expect(have.filter(Boolean)).toHaveLength(500)
  expect(have.at(-1)).toBe(false)
  expect(named(names, texts[0] ?? '')).toEqual([true, true, true, true])
})
