import { helpTopics } from '@learntrail/contract/help/topics'
import { noticeTopicNames } from '@learntrail/contract/notices/kinds'
import { ownKinds, searchCategories } from '@learntrail/contract/search/categories'
import { expect, test } from 'vitest'
import { partsOf } from '../feature/parts.ts'
import { features } from './features.ts'

const folderOf = (path: string) => path.split('/')[2]

test('every folder of a feature is one in the list, by its name, and the other way round', () => {
  const declared = Object.keys(import.meta.glob('../features/*/feature.ts')).map(folderOf)
  const folders = new Set(Object.keys(import.meta.glob('../features/*/**/*.{ts,tsx}')).map(folderOf))
  expect([...folders].sort()).toEqual(declared.sort())
  const names = features.map(({ name }) => name)
  expect(names.filter((name) => name !== 'composed').sort()).toEqual(declared)
})

test('a notice has one picture, whatever it tells of', async () => {
  const looks = await partsOf(features).load('notices')
  const topics = looks.flatMap((look) => Object.keys(look.pictures ?? {}))
  expect(topics.sort()).toEqual([...noticeTopicNames].sort())
})

test('each category of the search has one name, and each kind of what it finds one row', async () => {
  const parts = await partsOf(features).load('inSearch')
  const named = parts.flatMap(({ categories }) => Object.keys(categories))
  expect(named.sort()).toEqual([...searchCategories].sort())
  expect(parts.flatMap(({ rows = {} }) => Object.keys(rows)).sort()).toEqual([...ownKinds].sort())
  const things = parts.flatMap(({ things: of = {} }) => Object.keys(of))
  expect(new Set(things).size).toBe(things.length)
  expect(things.filter((kind) => !named.includes(kind))).toEqual([])
})

test('each article of the help centre has one drawing', async () => {
  const pictures = await partsOf(features).load('helpPictures')
  expect(pictures.flatMap(Object.keys).sort()).toEqual([...helpTopics].sort())
})
