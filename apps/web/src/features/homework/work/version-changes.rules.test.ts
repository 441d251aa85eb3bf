import { expect, test } from 'vitest'
import { versionOf } from '../homework.fixture.ts'
import { versionChanges } from './version-changes.rules.ts'

const file = (displayName: string, sha256: string) => ({
  id: sha256,
  url: '',
  name: displayName,
  displayName,
  type: 256,
  bytes: 1,
  sha256,
  width: null,
  height: null,

  thumbnailWidths: [],
  duration: null,
  conversion: null,
  hasSmall: false,
  captions: [],
  downloadPeriod: null,
  createdAt: '',
})
const withFiles = (...files: ReturnType<typeof file>[]) => ({ ...versionOf('水很清'), files })

test('words that came and went are counted without blanks', () => {
  const { words, added, removed } = versionChanges(versionOf('上游的水很清'), versionOf('上游的水很清，十九 度'))
  expect([added, removed]).toEqual([4, 0])
  expect(words.map(({ kind }) => kind)).toEqual(['same', 'added'])
})

test('files are known by their bytes: added, removed, replaced, renamed', () => {
  const before = withFiles(file('照片.jpg', 'a'), file('表.pdf', 'b'), file('舊.txt', 'c'), file('名字.txt', 'd'))
  const after = withFiles(file('表.pdf', 'e'), file('照片.jpg', 'a'), file('新.txt', 'f'), file('新名字.txt', 'd'))
  expect(versionChanges(before, after).files).toEqual([
    { kind: 'replaced', name: '表.pdf' },
    { kind: 'added', name: '新.txt' },
    { kind: 'removed', name: '舊.txt' },
  ])
})

test('the same file twice is two', () => {
  const twice = withFiles(file('一.jpg', 'a'), file('二.jpg', 'a'))
  expect(versionChanges(twice, withFiles(file('一.jpg', 'a'))).files).toEqual([{ kind: 'removed', name: '二.jpg' }])
})
