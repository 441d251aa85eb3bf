import { expect, test } from 'vitest'
import { byName, Declared, kindOf } from './declared.ts'

interface Fruit {
  name: string
}
const fruits = kindOf<Fruit>('fruits')
const roots = kindOf<Fruit>('roots')
const named = byName(fruits, ({ name }) => name)

test('what features have is told by its kind, in their order', () => {
  const declared = new Declared([
    { has: [fruits({ name: 'apple' }, { name: 'pear' }), roots({ name: 'carrot' })] },
    {},
    { has: [fruits({ name: 'plum' })] },
  ])
  expect(declared.of(fruits).map(({ name }) => name)).toEqual(['apple', 'pear', 'plum'])
  expect(declared.of(roots)).toEqual([{ name: 'carrot' }])
})

test('two applications share nothing', () => {
  const [one, other] = [new Declared([{ has: [fruits({ name: 'apple' })] }]), new Declared([])]
  expect(one.made(named).has('apple')).toBe(true)
  expect(other.of(fruits)).toEqual([])
  expect(other.made(named).has('apple')).toBe(false)
})

test('what is made of it is made once', () => {
  const declared = new Declared([{ has: [fruits({ name: 'apple' })] }])
  expect(declared.made(named)).toBe(declared.made(named))
})

test('two things of a kind have two names', () => {
  const declared = new Declared([{ has: [fruits({ name: 'apple' })] }, { has: [fruits({ name: 'apple' })] }])
  expect(() => declared.made(named)).toThrow('two fruits are called apple')
})
