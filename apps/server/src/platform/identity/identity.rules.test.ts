import { expect, test } from 'vitest'
import { judge, type Meeting } from './identity.rules.ts'

const id = '0190d0c0-0000-7000-8000-000000000001'
const other = '0190d0c0-0000-7000-8000-000000000002'
const self = '7300000000000000001:16385'

const database = { id, self, namesContent: true }
const fresh = { id: undefined, self, namesContent: false }
const storage = { identity: { id, database: self, place: '/data/files' }, seen: 100, known: 100 }
const empty = { identity: undefined, seen: 0, known: 0 }
const older = { identity: undefined, seen: 100, known: 98 }
const strange = { identity: undefined, seen: 100, known: 0 }

test.each<[string, Meeting, ReturnType<typeof judge>]>([
  ['a product meets its own storage', { database, storage }, 'belong'],
  ['a first start', { database: fresh, storage: empty }, 'introduce'],
  [
    'a first start that was killed before the database knew',
    { database: fresh, storage: { ...storage, seen: 0, known: 0 } },
    'introduce',
  ],
  [
    'a second node with a folder of its own, where the first has the files',
    { database: { ...fresh, id }, storage: empty },
    { refusal: 'empty_storage' },
  ],
  ['a product older than identities', { database: { ...database, id: undefined }, storage: older }, 'introduce'],
  [
    'a storage that was copied to another kind of store without its identity',
    { database, storage: older },
    'introduce',
  ],
  [
    'the storage of another product',
    { database, storage: { ...storage, identity: { ...storage.identity, id: other } } },
    { refusal: 'other_product' },
  ],
  ['an empty database beside a full storage', { database: fresh, storage }, { refusal: 'empty_database' }],
  [
    'an empty database beside an older full storage',
    { database: fresh, storage: strange },
    { refusal: 'empty_database' },
  ],
  ['a database beside an empty storage', { database, storage: empty }, { refusal: 'empty_storage' }],
  ['a database beside content it does not know', { database, storage: strange }, { refusal: 'unknown_content' }],
  [
    'a copy of the database beside the storage of the original',
    { database: { ...database, self: '7300000000000000001:16999' }, storage },
    { refusal: 'copied_database' },
  ],
])('%s', (_, meeting, verdict) => {
  expect(judge(meeting)).toEqual(verdict)
})
