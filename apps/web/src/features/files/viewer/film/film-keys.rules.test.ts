import { expect, test } from 'vitest'
import { actOf } from './film-keys.rules.ts'

const plain = {
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  defaultPrevented: false,
}
const within = { at: 'page', isWithin: true, isInUse: false } as const
const press = (key: string, where: Parameters<typeof actOf>[1] = within, change = {}) =>
  actOf({ ...plain, key, ...change }, where)

test('each key does its own, letters in capitals by Caps Lock as well', () => {
  expect([' ', 'k', 'j', 'l', 'ArrowLeft', 'ArrowRight', 'f', 'c', 'm', 'K'].map((key) => press(key))).toEqual([
    'play',
    'play',
    'back',
    'forward',
    'stepBack',
    'stepForward',
    'fullScreen',
    'captions',
    'mute',
    'play',
  ])
  expect(['<', '>'].map((key) => press(key, undefined, { shiftKey: true }))).toEqual(['slower', 'faster'])
})

test.each([
  ['Control', { ctrlKey: true }],
  ['Alt', { altKey: true }],
  ['Meta', { metaKey: true }],
  ['an input method', { isComposing: true }],
  ['what was done already', { defaultPrevented: true }],
  ['Shift', { shiftKey: true }],
])('none with %s', (_what, change) => {
  expect(press('k', undefined, change)).toBeUndefined()
})

test('a blank and arrows are the page’s until a film is watched', () => {
  const away = { ...within, isWithin: false, isInUse: false }
  expect([' ', 'ArrowLeft', 'ArrowRight'].map((key) => press(key, away))).toEqual([undefined, undefined, undefined])
  expect(press('k', away)).toBe('play')
  expect(press('ArrowRight', { ...away, isInUse: true })).toBe('stepForward')
})

test('other keys are nobody’s here', () => {
  expect(['a', 'ArrowUp', 'Enter', 'Tab', 'Escape', '1'].map((key) => press(key))).toEqual(Array(6).fill(undefined))
})

test.each([
  ['field', [undefined, undefined, undefined]],
  ['button', [undefined, 'stepBack', 'play']],
  ['player', [undefined, undefined, 'play']],
] as const)('with the focus on a %s', (at, acts) => {
  expect([' ', 'ArrowLeft', 'k'].map((key) => press(key, { ...within, at }))).toEqual(acts)
})
